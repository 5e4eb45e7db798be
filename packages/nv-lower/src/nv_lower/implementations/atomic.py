"""What `nv.atomic` means in a kernel: one `atomicrmw` or `cmpxchg`, not ordered with anything else (relaxed)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.typing import signature

from nv_lower.builtins import atomic
from nv_lower.errors import Unsupported
from nv_lower.implementations.registry import builtin, noted

ORDERING = "monotonic"


# Stub → the atomicrmw operation for signed, unsigned and float elements; None: not defined for that kind.
OPERATIONS: dict[Callable[..., Any], tuple[str, str, str | None]] = {
    atomic.add: ("add", "add", "fadd"),
    atomic.sub: ("sub", "sub", "fsub"),
    atomic.min: ("min", "umin", "fmin"),
    atomic.max: ("max", "umax", "fmax"),
    atomic.nanmin: ("min", "umin", "fmin"),
    atomic.nanmax: ("max", "umax", "fmax"),
    atomic.and_: ("and", "and", None),
    atomic.or_: ("or", "or", None),
    atomic.xor: ("xor", "xor", None),
    atomic.exch: ("xchg", "xchg", "xchg"),
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


_define_wrapping(atomic.inc, "uinc_wrap")
_define_wrapping(atomic.dec, "udec_wrap")


@builtin(atomic.cas)
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
