"""Workgroup memory: arrays that all invocations of a workgroup share."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types

from nv_lower.builtins.declare import builtin, only_in_kernels
from nv_lower.builtins.memory import array_of

__all__ = ["array"]

WORKGROUP = 3


def array(shape: Any, dtype: Any) -> Any:
    """An array in workgroup memory, C-contiguous, its contents undefined at the start.

    Parameters
    ----------
    shape
        A constant integer or a tuple of constant integers.
    dtype
        The element type, such as ``numpy.float32``.

    Examples
    --------
    >>> @nv.jit
    ... def neighbours(x, out):
    ...     tile = nv.shared.array(66, np.float32)  # 64 and one on each side
    ...     i, k = nv.grid(1), nv.local_id(0)
    ...     tile[k + 1] = x[i]
    ...     if k == 0:
    ...         tile[0] = x[i - 1] if i > 0 else np.float32(0)
    ...     if k == 63:
    ...         tile[65] = x[i + 1] if i + 1 < x.size else np.float32(0)
    ...     nv.barrier()
    ...     out[i] = tile[k] + tile[k + 2]
    >>> x = np.ones(128, dtype=np.float32)
    >>> out = np.zeros_like(x)
    >>> neighbours[2, 64](x, out)
    >>> out[0], out[64], out[127]
    (np.float32(1.0), np.float32(2.0), np.float32(1.0))
    """
    only_in_kernels("shared.array")


def __dir__() -> list[str]:
    return __all__


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
