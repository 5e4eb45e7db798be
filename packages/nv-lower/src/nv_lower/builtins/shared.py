"""Workgroup memory: arrays that all invocations of a workgroup share."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.typing import signature

from nv_lower.builtins.declare import builtin, declared, only_in_kernels
from nv_lower.builtins.memory import array_of, array_value, element_of

__all__ = ["array"]

WORKGROUP = 3
_DYNAMIC = "nv.shared.dynamic"


def array(shape: Any, dtype: Any) -> Any:
    """An array in workgroup memory, C-contiguous, its contents undefined at the start.

    Parameters
    ----------
    shape
        A constant integer or a tuple of constant integers. 0 for the memory that the launch gives: as many elements
        as fit in the bytes that ``kernel[groups, local_size, stream, shared_bytes]`` names. All such arrays of a
        kernel are the same memory, whatever their dtype; slices and views divide it.
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

    A size that is known when the kernel is launched:

    >>> @nv.jit
    ... def reverse(x):
    ...     tile = nv.shared.array(0, np.float32)
    ...     k = nv.local_id(0)
    ...     tile[k] = x[k]
    ...     nv.barrier()
    ...     x[k] = tile[tile.size - 1 - k]
    >>> x = np.arange(8, dtype=np.float32)
    >>> reverse[1, 8, None, x.nbytes](x)
    >>> x
    array([7., 6., 5., 4., 3., 2., 1., 0.], dtype=float32)
    """
    only_in_kernels("shared.array")


def __dir__() -> list[str]:
    return __all__


@builtin(array)
def _array(context: Any, shape: types.Type, dtype: types.Type) -> Any:
    if _is_zero(shape) or (isinstance(shape, types.BaseTuple) and len(shape) == 1 and _is_zero(shape[0])):
        return _given_by_launch(shape, dtype)
    return array_of("nv.shared.array", shape, dtype, _allocate)


def _is_zero(extent: types.Type) -> bool:
    return isinstance(extent, types.IntegerLiteral) and extent.literal_value == 0


def _given_by_launch(shape: types.Type, dtype: types.Type) -> Any:
    element = element_of("nv.shared.array", dtype)

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, _args: Any) -> Any:
        itemsize = context.get_abi_sizeof(context.get_data_type(element))
        given = builder.call(declared(builder.module, "nv.shared.bytes", ir.IntType(32)), [])
        count = builder.udiv(given, ir.Constant(given.type, itemsize))
        pointer = builder.addrspacecast(_dynamic_memory(builder.module), cgutils.voidptr_t)
        return array_value(
            context,
            builder,
            sig.return_type,
            pointer,
            shape=[builder.zext(count, context.get_value_type(types.intp))],
            strides=[context.get_constant(types.intp, itemsize)],
        )

    return signature(types.Array(element, 1, "C"), shape, dtype), generate


def _dynamic_memory(module: ir.Module) -> ir.GlobalVariable:
    """The one global of unknown size; device functions, which are modules of their own, link to the same."""
    if _DYNAMIC in module.globals:
        return module.globals[_DYNAMIC]
    variable = ir.GlobalVariable(module, ir.ArrayType(ir.IntType(8), 0), _DYNAMIC, addrspace=WORKGROUP)
    variable.align = 16  # of the largest element, complex128
    return variable


def _allocate(builder: ir.IRBuilder, memory: ir.ArrayType, alignment: int) -> ir.Value:
    """A global in the workgroup's address space, one for each place that asks: each call is its own array."""
    module = builder.module
    name = module.get_unique_name(f"nv.shared.{builder.function.name}.{len(module.globals)}")
    variable = ir.GlobalVariable(module, memory, name, addrspace=WORKGROUP)
    variable.align = max(alignment, 4)
    return builder.addrspacecast(variable, memory.as_pointer())
