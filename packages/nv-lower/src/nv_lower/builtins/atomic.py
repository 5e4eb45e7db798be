"""Operations on array elements that other invocations cannot interrupt.

    old = nv.atomic.add(array, index, value)

`index` is an integer for a 1-d array or a tuple with one integer for each axis. All return the value that the element
had before. They order nothing else (relaxed); a barrier does. Where the device lacks an operation for the element
type it becomes a loop of compare and swap.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.typing import signature

from nv_lower.builtins.declare import builtin, noted, only_in_kernels
from nv_lower.errors import Unsupported

__all__ = ["add", "and_", "cas", "dec", "exch", "inc", "max", "min", "nanmax", "nanmin", "or_", "sub", "xor"]

ORDERING = "monotonic"


def add(array: Any, index: Any, value: Any) -> Any:
    """Add `value` to ``array[index]``; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.add(cells, 0, 1.5)
    >>> cells = np.array([0], dtype=np.float32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([12.], dtype=float32)
    """
    only_in_kernels("atomic.add")


def sub(array: Any, index: Any, value: Any) -> Any:
    """Subtract `value` from ``array[index]``; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.sub(cells, 0, nv.grid(1))
    >>> cells = np.array([100], dtype=np.int32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([72], dtype=int32)
    """
    only_in_kernels("atomic.sub")


def min(array: Any, index: Any, value: Any) -> Any:
    """Make ``array[index]`` the smaller of itself and `value` (the number, if one is NaN); returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.min(cells, 0, nv.grid(1))
    >>> cells = np.array([5], dtype=np.int32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([0], dtype=int32)
    """
    only_in_kernels("atomic.min")


def max(array: Any, index: Any, value: Any) -> Any:
    """Make ``array[index]`` the larger of itself and `value` (the number, if one is NaN); returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.max(cells, 0, nv.grid(1))
    >>> cells = np.array([5], dtype=np.int32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([7], dtype=int32)
    """
    only_in_kernels("atomic.max")


def nanmin(array: Any, index: Any, value: Any) -> Any:
    """The same as `min`, by the name that says that a NaN is left out; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells, x):
    ...     nv.atomic.nanmin(cells, 0, x[nv.grid(1)])
    >>> cells = np.array([np.nan], dtype=np.float32)
    >>> kernel[1, 3](cells, np.array([2, np.nan, 3], dtype=np.float32))
    >>> cells
    array([2.], dtype=float32)
    """
    only_in_kernels("atomic.nanmin")


def nanmax(array: Any, index: Any, value: Any) -> Any:
    """The same as `max`, by the name that says that a NaN is left out; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells, x):
    ...     nv.atomic.nanmax(cells, 0, x[nv.grid(1)])
    >>> cells = np.array([np.nan], dtype=np.float32)
    >>> kernel[1, 3](cells, np.array([2, np.nan, 3], dtype=np.float32))
    >>> cells
    array([3.], dtype=float32)
    """
    only_in_kernels("atomic.nanmax")


def inc(array: Any, index: Any, limit: Any) -> Any:
    """Add 1 to an unsigned ``array[index]``, from `limit` on go back to 0; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.inc(cells, 0, 4)  # 0, 1, 2, 3, 4, 0, ...
    >>> cells = np.array([0], dtype=np.uint32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([3], dtype=uint32)
    """
    only_in_kernels("atomic.inc")


def dec(array: Any, index: Any, limit: Any) -> Any:
    """Subtract 1 from an unsigned ``array[index]``, from 0 or above `limit` go to `limit`; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.dec(cells, 0, 4)  # 0, 4, 3, 2, 1, 0, ...
    >>> cells = np.array([0], dtype=np.uint32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([2], dtype=uint32)
    """
    only_in_kernels("atomic.dec")


def and_(array: Any, index: Any, value: Any) -> Any:
    """Bitwise and of an integer element with `value`; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.and_(cells, 0, ~(1 << nv.grid(1)))
    >>> cells = np.array([0x1FF], dtype=np.int32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([256], dtype=int32)
    """
    only_in_kernels("atomic.and_")


def or_(array: Any, index: Any, value: Any) -> Any:
    """Bitwise or of an integer element with `value`; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.or_(cells, 0, 1 << nv.grid(1))
    >>> cells = np.array([0], dtype=np.int32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([255], dtype=int32)
    """
    only_in_kernels("atomic.or_")


def xor(array: Any, index: Any, value: Any) -> Any:
    """Bitwise exclusive or of an integer element with `value`; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.xor(cells, 0, 1 << nv.grid(1))
    >>> cells = np.array([1], dtype=np.int32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([254], dtype=int32)
    """
    only_in_kernels("atomic.xor")


def exch(array: Any, index: Any, value: Any) -> Any:
    """Store `value` into ``array[index]``; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.exch(cells, 0, 7)
    >>> cells = np.array([0], dtype=np.int32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([7], dtype=int32)
    """
    only_in_kernels("atomic.exch")


def cas(array: Any, index: Any, expected: Any, value: Any) -> Any:
    """Store `value` into ``array[index]`` if it equals `expected` bit for bit; returns the old value.

    Examples
    --------
    The first invocation to arrive takes the place:

    >>> @nv.jit
    ... def first(owner, won):
    ...     if nv.atomic.cas(owner, 0, -1, nv.grid(1)) == -1:
    ...         nv.atomic.add(won, 0, 1)
    >>> owner, won = np.array([-1], dtype=np.int32), np.zeros(1, dtype=np.int32)
    >>> first[1, 64](owner, won)
    >>> won
    array([1], dtype=int32)
    """
    only_in_kernels("atomic.cas")


def __dir__() -> list[str]:
    return __all__


# Stub → the atomicrmw operation for signed, unsigned and float elements; None: not defined for that kind.
OPERATIONS: dict[Callable[..., Any], tuple[str, str, str | None]] = {
    add: ("add", "add", "fadd"),
    sub: ("sub", "sub", "fsub"),
    min: ("min", "umin", "fmin"),
    max: ("max", "umax", "fmax"),
    nanmin: ("min", "umin", "fmin"),
    nanmax: ("max", "umax", "fmax"),
    and_: ("and", "and", None),
    or_: ("or", "or", None),
    xor: ("xor", "xor", None),
    exch: ("xchg", "xchg", "xchg"),
}


def _define(stub: Callable[..., Any], operations: tuple[str, str, str | None]) -> None:
    @builtin(stub)
    def typed(context: Any, array: types.Type, index: types.Type, value: types.Type) -> Any:
        element = _checked(stub.__name__, array, index)
        signed, unsigned, real = operations
        operation = real if isinstance(element, types.Float) else signed if element.signed else unsigned
        if operation is None:
            raise Unsupported(f"nv.atomic.{stub.__name__} is defined for integers, not for {element}")

        def generate(target_context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
            pointer = _pointer(target_context, builder, sig, args)
            operand = target_context.cast(builder, args[2], sig.args[2], element)
            return noted(target_context, builder, builder.atomic_rmw(operation, pointer, operand, ORDERING))

        return signature(element, array, index, value), generate


for _stub, _operations in OPERATIONS.items():
    _define(_stub, _operations)


def _define_wrapping(stub: Callable[..., Any], operation: str) -> None:
    @builtin(stub)
    def typed(context: Any, array: types.Type, index: types.Type, limit: types.Type) -> Any:
        element = _checked(stub.__name__, array, index)
        if not isinstance(element, types.Integer) or element.signed:
            raise Unsupported(
                f"nv.atomic.{stub.__name__} is defined for unsigned integers, not for {element}"
            )

        def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
            pointer = _pointer(context, builder, sig, args)
            most = context.cast(builder, args[2], sig.args[2], element)
            return noted(context, builder, builder.atomic_rmw(operation, pointer, most, ORDERING))

        return signature(element, array, index, limit), generate


_define_wrapping(inc, "uinc_wrap")
_define_wrapping(dec, "udec_wrap")


@builtin(cas)
def _cas(context: Any, array: types.Type, index: types.Type, expected: types.Type, value: types.Type) -> Any:
    element = _checked("cas", array, index)

    def generate(target_context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        pointer = _pointer(target_context, builder, sig, args)
        old, new = (
            target_context.cast(builder, argument, type_, element)
            for argument, type_ in zip(args[2:], sig.args[2:], strict=True)
        )
        if isinstance(element, types.Integer):
            pair = noted(target_context, builder, builder.cmpxchg(pointer, old, new, ORDERING, ORDERING))
            return builder.extract_value(pair, 0)
        bits = ir.IntType(element.bitwidth)
        pair = builder.cmpxchg(
            builder.bitcast(pointer, bits.as_pointer()),
            builder.bitcast(old, bits),
            builder.bitcast(new, bits),
            ORDERING,
            ORDERING,
        )
        return builder.bitcast(builder.extract_value(pair, 0), target_context.get_value_type(element))

    return signature(element, array, index, expected, value), generate


def _checked(name: str, array: types.Type, index: types.Type) -> types.Type:
    """The element type of the array, if the operation can be applied to it."""
    if not isinstance(array, types.Array):
        raise Unsupported(f"nv.atomic.{name}: the first argument must be an array, not {array}")
    if not array.mutable:
        raise Unsupported(f"nv.atomic.{name}: the array is read-only")
    if not isinstance(array.dtype, types.Integer | types.Float):
        raise Unsupported(f"nv.atomic.{name}: elements of type {array.dtype} have no atomic operations")
    parts = tuple(index) if isinstance(index, types.BaseTuple) else (index,)
    for part in parts:
        if not isinstance(part, types.Integer | types.IntEnumMember):
            raise Unsupported(
                f"nv.atomic.{name}: an index is an integer, not {types.unliteral(part)}; convert it with int(...)"
            )
    count = len(parts)
    if count != array.ndim:
        raise Unsupported(f"nv.atomic.{name}: the array has {array.ndim} axes, the index {count}")
    return array.dtype


def _pointer(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
    """The address of the element, negative indices counted from the end, bounds checked if the kernel asks for it."""
    array_type, index_type = sig.args[:2]
    array = context.make_array(array_type)(context, builder, args[0])
    index_types = tuple(index_type) if isinstance(index_type, types.BaseTuple) else (index_type,)
    raw = cgutils.unpack_tuple(builder, args[1]) if isinstance(index_type, types.BaseTuple) else [args[1]]
    indices = [
        context.cast(builder, index, types.unliteral(type_), types.intp)
        for index, type_ in zip(raw, index_types, strict=True)
    ]
    return cgutils.get_item_pointer(
        context, builder, array_type, array, indices, wraparound=True, boundscheck=context.enable_boundscheck
    )
