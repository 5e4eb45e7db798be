"""Private memory: arrays that one invocation has for itself."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types

from nv_lower.builtins.declare import builtin, only_in_kernels
from nv_lower.builtins.memory import array_of


def array(shape: Any, dtype: Any) -> Any:
    """An array of this invocation's own, C-contiguous, its contents undefined at the start.

    Small arrays that are indexed by constants (after unrolling) stay in registers.

    Parameters
    ----------
    shape
        A constant integer or a tuple of constant integers.
    dtype
        The element type, such as ``numpy.float32``.
    """
    only_in_kernels("local.array")


@builtin(array)
def _array(context: Any, shape: types.Type, dtype: types.Type) -> Any:
    return array_of("nv.local.array", shape, dtype, _allocate)


def _allocate(builder: ir.IRBuilder, memory: ir.ArrayType, alignment: int) -> ir.Value:
    pointer = cgutils.alloca_once(builder, memory)
    pointer.align = alignment
    return pointer
