"""The meaning of `nv.subgroup`: types and code; the functions and what they promise are in `subgroup`.

A value moves between lanes in parts that the contract has types for: a bool as an int32, a complex number as two
floats. Whether the lane that is read takes part is asked with a ballot, since Vulkan leaves the value of one that does
not open.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.typing import signature

from nv_lower.builtins import subgroup
from nv_lower.errors import Unsupported
from nv_lower.implementations.registry import builtin, declared, noted, overloaded

_I1, _I32, _I64 = ir.IntType(1), ir.IntType(32), ir.IntType(64)
_WORDS = ir.VectorType(_I32, 4)
_MASK = types.UniTuple(types.uint32, 4)

#: Operation → the contract's name for signed, unsigned and float values; None: not defined for that kind.
OPERATIONS: dict[str, tuple[str, str, str | None]] = {
    "add": ("add", "add", "fadd"),
    "mul": ("mul", "mul", "fmul"),
    "min": ("smin", "umin", "fmin"),
    "max": ("smax", "umax", "fmax"),
    "and": ("and", "and", None),
    "or": ("or", "or", None),
    "xor": ("xor", "xor", None),
}


def _call(builder: ir.IRBuilder, name: str, result: ir.Type, *arguments: ir.Value) -> ir.Value:
    function = declared(builder.module, f"nv.subgroup.{name}", result, *(value.type for value in arguments))
    function.attributes.add("convergent")
    return builder.call(function, arguments)


def _number(stub: Callable[..., Any], name: str) -> None:
    full = name if name.startswith("num") else f"subgroup.{name}"

    @builtin(stub)
    def typed(context: Any) -> Any:
        def generate(_context: Any, builder: ir.IRBuilder, _sig: Any, _args: Any) -> ir.Value:
            return builder.zext(builder.call(declared(builder.module, f"nv.{full}", _I32), []), _I64)

        return signature(types.int64), generate


for _stub, _name in {
    subgroup.size: "size",
    subgroup.lane: "local.id",
    subgroup.id: "id",
    subgroup.num_subgroups: "num.subgroups",
}.items():
    _number(_stub, _name)


@builtin(subgroup.elect)
def _elect(context: Any) -> Any:
    return signature(types.boolean), lambda _context, builder, _sig, _args: _call(builder, "elect", _I1)


@builtin(subgroup.barrier)
def _barrier(context: Any) -> Any:
    def generate(target_context: Any, builder: ir.IRBuilder, _sig: Any, _args: Any) -> Any:
        noted(target_context, builder, _call(builder, "barrier", ir.VoidType()))
        return target_context.get_dummy_value()

    return signature(types.none), generate


def _vote(stub: Callable[..., Any], result: types.Type, vote: Callable[..., Any]) -> None:
    @builtin(stub)
    def typed(context: Any, condition: types.Type) -> Any:
        if not isinstance(types.unliteral(condition), types.Boolean | types.Integer | types.Float):
            raise Unsupported(
                f"nv.subgroup.{stub.__name__}: a condition is a bool or a number, not {condition}"
            )

        def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
            holds = context.cast(builder, args[0], sig.args[0], types.boolean)
            return vote(context, builder, sig, holds)

        return signature(result, condition), generate


def _ballot(builder: ir.IRBuilder, condition: ir.Value) -> list[ir.Value]:
    bits = _call(builder, "ballot", _WORDS, condition)
    return [builder.extract_element(bits, ir.Constant(_I32, index)) for index in range(4)]


def _counted(_context: Any, builder: ir.IRBuilder, _sig: Any, condition: ir.Value) -> ir.Value:
    counts = [builder.ctpop(word) for word in _ballot(builder, condition)]
    return builder.zext(builder.add(builder.add(*counts[:2]), builder.add(*counts[2:])), _I64)


_vote(subgroup.any, types.boolean, lambda _context, builder, _sig, holds: _call(builder, "any", _I1, holds))
_vote(subgroup.all, types.boolean, lambda _context, builder, _sig, holds: _call(builder, "all", _I1, holds))
_vote(subgroup.count, types.int64, _counted)
_vote(
    subgroup.ballot,
    _MASK,
    lambda context, builder, sig, holds: context.make_tuple(
        builder, sig.return_type, _ballot(builder, holds)
    ),
)


def _suffix(type_: ir.Type) -> str:
    if isinstance(type_, ir.IntType):
        return f"i{type_.width}"
    return {ir.HalfType: "f16", ir.FloatType: "f32", ir.DoubleType: "f64"}[type(type_)]


def _checked(name: str, value: types.Type) -> types.Type:
    """The type of a value that goes between lanes."""
    plain = types.unliteral(value)
    if not isinstance(plain, types.Boolean | types.Integer | types.Float | types.Complex):
        raise Unsupported(f"nv.subgroup.{name}: the value is a number or a bool, not {value}")
    return plain


def _in_parts(
    context: Any,
    builder: ir.IRBuilder,
    type_: types.Type,
    value: ir.Value,
    move: Callable[[ir.Value], ir.Value],
) -> ir.Value:
    """Move each part of a value that the contract has a type for."""
    if isinstance(type_, types.Boolean):
        return builder.trunc(move(builder.zext(value, _I32)), _I1)
    if not isinstance(type_, types.Complex):
        return move(value)
    number = context.make_complex(builder, type_, value=value)
    number.real, number.imag = move(number.real), move(number.imag)
    return number._getvalue()


@builtin(subgroup.broadcast_first)
def _broadcast_first(context: Any, value: types.Type) -> Any:
    type_ = _checked("broadcast_first", value)

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        def move(part: ir.Value) -> ir.Value:
            return _call(builder, f"broadcast.first.{_suffix(part.type)}", part.type, part)

        return _in_parts(context, builder, type_, context.cast(builder, args[0], sig.args[0], type_), move)

    return signature(type_, value), generate


def _takes_part(builder: ir.IRBuilder, lane: ir.Value) -> ir.Value:
    """Return whether the lane exists and is active."""
    word = builder.lshr(lane, ir.Constant(_I32, 5))
    bits = ir.Constant(_I32, 0)
    for index, active in enumerate(_ballot(builder, ir.Constant(_I1, 1))):
        bits = builder.select(builder.icmp_unsigned("==", word, ir.Constant(_I32, index)), active, bits)
    place = builder.and_(lane, ir.Constant(_I32, 31))
    return builder.trunc(builder.lshr(bits, place), _I1)


Source = Callable[[ir.IRBuilder, ir.Value, ir.Value], ir.Value]


def _rotated(builder: ir.IRBuilder, me: ir.Value, by: ir.Value) -> ir.Value:
    size = builder.call(declared(builder.module, "nv.subgroup.size", _I32), [])
    return builder.and_(builder.add(me, by), builder.sub(size, ir.Constant(_I32, 1)))


def _of_quad(builder: ir.IRBuilder, me: ir.Value, index: ir.Value) -> ir.Value:
    return builder.or_(builder.and_(me, ir.Constant(_I32, -4)), builder.and_(index, ir.Constant(_I32, 3)))


def _swapped(builder: ir.IRBuilder, me: ir.Value, direction: ir.Value) -> ir.Value:
    return builder.xor(me, builder.add(direction, ir.Constant(_I32, 1)))


#: Stub → the contract's move, and the lane that is read, of this lane's number and the operand.
_MOVES: dict[Callable[..., Any], tuple[str, Source]] = {
    subgroup.broadcast: ("shuffle", lambda builder, me, by: by),
    subgroup.shuffle: ("shuffle", lambda builder, me, by: by),
    subgroup.shuffle_up: ("shuffle.up", lambda builder, me, by: builder.sub(me, by)),
    subgroup.shuffle_down: ("shuffle.down", lambda builder, me, by: builder.add(me, by)),
    subgroup.shuffle_xor: ("shuffle.xor", lambda builder, me, by: builder.xor(me, by)),
    subgroup.rotate: ("rotate", _rotated),
    subgroup.quad_broadcast: ("quad.broadcast", _of_quad),
    subgroup.quad_swap: ("quad.swap", _swapped),
}
#: Those whose operand the contract wants constant and within bounds; other operands make them shuffles.
_OF_QUADS = {subgroup.quad_broadcast: 4, subgroup.quad_swap: 3}


def _move(stub: Callable[..., Any], name: str, source: Source) -> None:
    def typed(value: types.Type, operand: types.Type) -> Any:
        type_ = _checked(stub.__name__, value)
        if not isinstance(operand, types.Integer):
            raise Unsupported(
                f"nv.subgroup.{stub.__name__}: the second argument is an integer, not {operand}"
            )
        known = operand.literal_value if isinstance(operand, types.IntegerLiteral) else 0
        if stub in _OF_QUADS and not 0 <= known < _OF_QUADS[stub]:
            raise Unsupported(
                f"nv.subgroup.{stub.__name__}: the second argument is 0 to {_OF_QUADS[stub] - 1}, not {known}"
            )
        chosen = "shuffle" if stub in _OF_QUADS and not isinstance(operand, types.IntegerLiteral) else name

        def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
            by = builder.trunc(context.cast(builder, args[1], sig.args[1], types.int64), _I32)
            if isinstance(operand, types.IntegerLiteral):
                by = ir.Constant(_I32, operand.literal_value)
            me = builder.call(declared(builder.module, "nv.subgroup.local.id", _I32), [])
            lane = source(builder, me, by)
            there = _takes_part(builder, lane)
            given = builder.select(there, lane, me) if chosen == "shuffle" else by

            def move(part: ir.Value) -> ir.Value:
                moved = _call(builder, f"{chosen}.{_suffix(part.type)}", part.type, part, given)
                return builder.select(there, moved, part)

            return _in_parts(
                context, builder, type_, context.cast(builder, args[0], sig.args[0], type_), move
            )

        return signature(type_, value, operand), generate

    parameters = inspect.signature(stub).replace(return_annotation=inspect.Signature.empty)

    def defined(context: Any, *given: types.Type, **named: types.Type) -> Any:
        return typed(*parameters.bind(*given, **named).args)

    # Numba asks for the parameters' names.
    first = inspect.Parameter("context", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    defined.__signature__ = inspect.Signature([first, *parameters.parameters.values()])  # type: ignore[attr-defined]
    builtin(stub)(defined)


for _stub, (_name, _source) in _MOVES.items():
    _move(_stub, _name, _source)


def _combination(form: str, name: str, value: types.Type, operation: types.Type, cluster: int = 0) -> Any:
    """Result type and code of a reduction or scan."""
    given, operator = _checked(name, value), operation_of(f"nv.subgroup.{name}", operation)
    type_ = combined_type(f"nv.subgroup.{name}", given, operator)
    if type_ == types.float16:  # held as its bits
        type_ = types.float32
    signed, unsigned, real = OPERATIONS[operator]
    part = type_.underlying_float if isinstance(type_, types.Complex) else type_
    called = real if isinstance(part, types.Float) else signed if getattr(part, "signed", False) else unsigned

    def code(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        def combine(value: ir.Value) -> ir.Value:
            more = [ir.Constant(_I32, cluster)] if cluster else []
            return _call(builder, f"{form}.{called}.{_suffix(value.type)}", value.type, value, *more)

        return _in_parts(context, builder, type_, context.cast(builder, args[0], sig.args[0], type_), combine)

    return type_, code


def operation_of(name: str, operation: types.Type) -> str:
    """The operation that a constant string names."""
    known = ", ".join(f'"{known}"' for known in OPERATIONS)
    if not isinstance(operation, types.StringLiteral) or operation.literal_value not in OPERATIONS:
        raise Unsupported(f"{name}: the operation is one of {known}, a constant")
    return str(operation.literal_value)


def combined_type(name: str, type_: types.Type, operation: str) -> types.Type:
    """The type in which values are combined: their own, int64 for sums and products of bools."""
    if isinstance(type_, types.Complex) and operation != "add":
        raise Unsupported(f"{name}: complex numbers can be added only, not {operation}")
    if isinstance(type_, types.Float) and OPERATIONS[operation][2] is None:
        raise Unsupported(f'{name}: "{operation}" is defined for integers and bools, not for {type_}')
    return types.int64 if isinstance(type_, types.Boolean) and operation in ("add", "mul") else type_


@builtin(subgroup.reduce)
def _reduce(context: Any, value: types.Type, operation: types.Type, cluster: types.Type = types.none) -> Any:
    if isinstance(cluster, types.NoneType | types.Omitted):
        result, code = _combination("reduce", "reduce", value, operation)
        return signature(result, value, operation, cluster), code
    size = cluster.literal_value if isinstance(cluster, types.IntegerLiteral) else 0
    if size < 1 or size & (size - 1):
        raise Unsupported("nv.subgroup.reduce: the cluster is a constant power of two")
    result, code = _combination("cluster", "reduce", value, operation, size)
    return signature(result, value, operation, cluster), code


@builtin(subgroup.inclusive_scan)
def _inclusive_scan(context: Any, value: types.Type, operation: types.Type) -> Any:
    result, code = _combination("scan.inclusive", "inclusive_scan", value, operation)
    return signature(result, value, operation), code


@builtin(subgroup.exclusive_scan)
def _exclusive_scan(context: Any, value: types.Type, operation: types.Type) -> Any:
    result, code = _combination("scan.exclusive", "exclusive_scan", value, operation)
    return signature(result, value, operation), code


@overloaded(subgroup.match)
def _match(value: types.Type) -> Any:
    _checked("match", value)

    def matched(value: Any) -> Any:
        found = subgroup.ballot(False)
        me = subgroup.lane()
        for lane in range(subgroup.size()):
            theirs = subgroup.shuffle(value, lane)
            equal = subgroup.ballot(theirs == value or (theirs != theirs and value != value))
            if lane == me:
                found = equal
        return found

    return matched
