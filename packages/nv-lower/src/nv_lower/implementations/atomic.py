"""What `nv.atomic` means in a kernel: one `atomicrmw` or `cmpxchg`, not ordered with anything else (relaxed)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.typing import signature

from nv_lower.builtins import atomic
from nv_lower.errors import Unsupported
from nv_lower.implementations import half
from nv_lower.implementations.registry import builtin, noted

ORDERING = "monotonic"


@dataclass(frozen=True)
class _Operation:
    """The `atomicrmw` operation by kind of element, None where there is none.

    With `saturates` a value beyond the element's range counts as the nearest within, which gives the same result.
    """

    signed: str | None
    unsigned: str
    real: str | None = None
    parts: str | None = None
    saturates: bool = False


_MINIMUM = _Operation("min", "umin", "fmin", saturates=True)
_MAXIMUM = _Operation("max", "umax", "fmax", saturates=True)
OPERATIONS: dict[Callable[..., Any], _Operation] = {
    atomic.add: _Operation("add", "add", "fadd", "fadd"),
    atomic.sub: _Operation("sub", "sub", "fsub", "fsub"),
    atomic.min: _MINIMUM,
    atomic.max: _MAXIMUM,
    atomic.nanmin: _MINIMUM,
    atomic.nanmax: _MAXIMUM,
    atomic.and_: _Operation("and", "and"),
    atomic.or_: _Operation("or", "or"),
    atomic.xor: _Operation("xor", "xor"),
    atomic.exch: _Operation("xchg", "xchg", "xchg"),
    atomic.inc: _Operation(None, "uinc_wrap", saturates=True),
    atomic.dec: _Operation(None, "udec_wrap", saturates=True),
}


def _define(stub: Callable[..., Any], operation: _Operation) -> None:
    name = stub.__name__

    @builtin(stub)
    def typed(context: Any, array: types.Type, index: types.Type, value: types.Type) -> Any:
        element = _checked(name, array, index)
        instruction = _instruction(name, operation, element)
        _check_value(name, element, value)

        def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
            pointer = _pointer(context, builder, sig, args)
            given, type_ = args[2], types.unliteral(sig.args[2])
            if operation.saturates:
                given = _saturated(context, builder, given, type_, element)
            operand = context.cast(builder, given, type_, element)
            if isinstance(element, types.Complex):
                return _by_parts(context, builder, instruction, pointer, operand, element)
            if element == types.float16 and instruction != "xchg":
                return _of_halves(context, builder, instruction, pointer, operand)
            return noted(context, builder, builder.atomic_rmw(instruction, pointer, operand, ORDERING))

        return signature(element, array, index, value), generate


def _instruction(name: str, operation: _Operation, element: types.Type) -> str:
    if isinstance(element, types.Complex):
        found, wanted = operation.parts, "integers and floats" if operation.real else "integers"
    elif isinstance(element, types.Float):
        found, wanted = operation.real, "integers"
    else:
        found = operation.signed if element.signed else operation.unsigned
        wanted = "unsigned integers"
    if found is None:
        wanted = wanted if operation.signed else "unsigned integers"
        raise Unsupported(f"nv.atomic.{name} is defined for {wanted}, not for {element}")
    return found


for _stub, _operation in OPERATIONS.items():
    _define(_stub, _operation)


@builtin(atomic.cas)
def _cas(context: Any, array: types.Type, index: types.Type, expected: types.Type, value: types.Type) -> Any:
    element = _checked("cas", array, index)
    if isinstance(element, types.Complex):
        raise Unsupported(f"nv.atomic.cas is defined for integers and floats, not for {element}")
    for given in (expected, value):
        _check_value("cas", element, given)

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        pointer = _pointer(context, builder, sig, args)
        old, new = (
            context.cast(builder, argument, type_, element)
            for argument, type_ in zip(args[2:], sig.args[2:], strict=True)
        )
        if isinstance(element, types.Integer):
            pair = noted(context, builder, builder.cmpxchg(pointer, old, new, ORDERING, ORDERING))
            return builder.extract_value(pair, 0)
        bits = ir.IntType(element.bitwidth)
        pair = builder.cmpxchg(
            builder.bitcast(pointer, bits.as_pointer()),
            builder.bitcast(old, bits),
            builder.bitcast(new, bits),
            ORDERING,
            ORDERING,
        )
        noted(context, builder, pair)
        return builder.bitcast(builder.extract_value(pair, 0), context.get_value_type(element))

    return signature(element, array, index, expected, value), generate


def _checked(name: str, array: types.Type, index: types.Type) -> types.Type:
    """The element type of the array, if the operation can be applied to it."""
    if not isinstance(array, types.Array):
        raise Unsupported(f"nv.atomic.{name}: the first argument must be an array, not {array}")
    if not array.mutable:
        raise Unsupported(f"nv.atomic.{name}: the array is read-only")
    if not isinstance(array.dtype, types.Integer | types.Float | types.Complex):
        raise Unsupported(
            f"nv.atomic.{name}: elements of type {array.dtype} have no atomic operations; integers, floats and "
            "complex numbers do"
        )
    if not array.aligned:
        raise Unsupported(
            f"nv.atomic.{name}: the array's elements need not lie at multiples of their size, where atomic operations "
            "can reach them; pass an aligned copy"
        )
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


def _check_value(name: str, element: types.Type, value: types.Type) -> None:
    """Refuse what does not convert to the element's type without losing a part of the number."""
    given = types.unliteral(value)
    if not isinstance(given, types.Number | types.Boolean | types.IntEnumMember):
        raise Unsupported(f"nv.atomic.{name}: the value is a number, not {given}")
    if isinstance(given, types.Complex) and not isinstance(element, types.Complex):
        raise Unsupported(
            f"nv.atomic.{name}: the value is {given}, the elements are {element}; pass its real part, value.real"
        )
    if isinstance(given, types.Float) and isinstance(element, types.Integer):
        raise Unsupported(
            f"nv.atomic.{name}: the value is {given}, the elements are {element}; convert it with int(...), or use "
            "an array of floats"
        )


def _saturated(
    context: Any, builder: ir.IRBuilder, value: ir.Value, given: types.Type, element: types.Type
) -> ir.Value:
    """An integer of another type brought into the element's range, where a conversion would make it another number."""
    if not isinstance(given, types.Integer) or not isinstance(element, types.Integer):
        return value
    for bound, beyond in ((element.maxval, ">"), (element.minval, "<")):
        if given.minval <= bound <= given.maxval:
            limit = context.get_constant(given, bound)
            compare = builder.icmp_signed if given.signed else builder.icmp_unsigned
            value = builder.select(compare(beyond, value, limit), limit, value)
    return value


def _of_halves(
    context: Any, builder: ir.IRBuilder, instruction: str, pointer: ir.Value, operand: ir.Value
) -> ir.Value:
    """The operation on a float16, which is held as its bits: computed in float32, tried until nobody comes between."""
    single, bits = ir.FloatType(), operand.type
    value = half.widened(builder, operand)
    first = builder.load_atomic(pointer, ORDERING, 2, typ=bits)
    before = builder.block
    again = builder.append_basic_block("atomic.again")
    done = builder.append_basic_block("atomic.done")
    builder.branch(again)
    builder.position_at_end(again)
    seen = builder.phi(bits)
    seen.add_incoming(first, before)
    old = half.widened(builder, seen)
    if instruction in ("fadd", "fsub"):
        new = getattr(builder, instruction)(old, value)
    else:
        kind = ir.FunctionType(single, [single, single])
        name = {"fmin": "llvm.minnum", "fmax": "llvm.maxnum"}[instruction]
        new = builder.call(builder.module.declare_intrinsic(name, [single], kind), [old, value])
    pair = noted(
        context, builder, builder.cmpxchg(pointer, seen, half.rounded(builder, new), ORDERING, ORDERING)
    )
    seen.add_incoming(builder.extract_value(pair, 0), builder.block)
    builder.cbranch(builder.extract_value(pair, 1), done, again)
    builder.position_at_end(done)
    return seen


def _by_parts(
    context: Any,
    builder: ir.IRBuilder,
    instruction: str,
    pointer: ir.Value,
    operand: ir.Value,
    element: types.Complex,
) -> ir.Value:
    """The operation on the real and on the imaginary part of an element; returns what both were."""
    part = context.get_value_type(element.underlying_float)
    places = builder.bitcast(pointer, part.as_pointer())
    change = context.make_complex(builder, element, operand)
    old = context.make_complex(builder, element)
    for index, name in enumerate(("real", "imag")):
        place = builder.gep(places, [ir.Constant(ir.IntType(32), index)])
        done = builder.atomic_rmw(instruction, place, getattr(change, name), ORDERING)
        setattr(old, name, noted(context, builder, done))
    return old._getvalue()


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
