"""Workgroup memory: arrays that all invocations of a workgroup share."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types

from nv_lower.builtins.declare import builtin, only_in_kernels
from nv_lower.builtins.memory import array_of

WORKGROUP = 3


def array(shape: Any, dtype: Any) -> Any:
    """An array in workgroup memory, C-contiguous, its contents undefined at the start.

    Parameters
    ----------
    shape
        A constant integer or a tuple of constant integers.
    dtype
        The element type, such as ``numpy.float32``.
    """
    only_in_kernels("shared.array")


@builtin(array)
def _array(context: Any, shape: types.Type, dtype: types.Type) -> Any:
    return array_of("nv.shared.array", shape, dtype, _allocate)


def _allocate(builder: ir.IRBuilder, memory: ir.ArrayType, alignment: int) -> ir.Value:
    """A global in the workgroup's address space, one for each place that asks: each call is its own array."""
    module = builder.module
    name = module.get_unique_name(f"nv.shared.{builder.function.name}.{len(module.globals)}")
    variable = ir.GlobalVariable(module, memory, name, addrspace=WORKGROUP)
    variable.align = max(alignment, 4)
    return builder.addrspacecast(variable, memory.as_pointer())
