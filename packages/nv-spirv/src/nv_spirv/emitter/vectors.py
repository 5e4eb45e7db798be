"""Vector instructions and intrinsics: vectors are held as their elements, so most of these write nothing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ..errors import InvalidInput, Unsupported
from . import constants, floats, int_intrinsics, integers
from .arithmetic import choose
from .brackets import split_top
from .types import Int, Type, Vector
from .values import Value

if TYPE_CHECKING:
    from .calls import Call, Expansion
    from .function import Emitter, Handler


def extractelement(e: Emitter, opcode: str, result: str, rest: str) -> None:
    """``extractelement``; by selections where the index is not a constant."""
    whole, index_text = split_top(rest)
    kind, value = e.operand(whole)
    index_kind, index = e.operand(index_text)
    assert isinstance(kind, Vector) and isinstance(index_kind, Int) and isinstance(value, tuple)
    known = integers.known(e.b, e.shape(index_kind.width), index)
    if known is not None:
        e.define(result, value[known] if known < kind.count else value[0])
        return
    chosen = value[0]
    for position in range(1, kind.count):
        chosen = choose(e, kind.element, _is(e, index_kind, index, position), value[position], chosen)
    e.define(result, chosen)


def _is(e: Emitter, kind: Int, index: Value, position: int) -> int:
    shape = e.shape(kind.width)
    return integers.compare(e.b, "eq", shape, index, integers.constant(e.b, shape, position))


def insertelement(e: Emitter, opcode: str, result: str, rest: str) -> None:
    """``insertelement``."""
    whole, part, index_text = split_top(rest)
    kind, value = e.operand(whole)
    _, new = e.operand(part)
    index_kind, index = e.operand(index_text)
    assert isinstance(kind, Vector) and isinstance(index_kind, Int) and isinstance(value, tuple)
    known = integers.known(e.b, e.shape(index_kind.width), index)
    if known is not None:
        e.define(result, (*value[:known], new, *value[known + 1 :])[: kind.count])
        return
    elements = [
        choose(e, kind.element, _is(e, index_kind, index, position), new, old)
        for position, old in enumerate(value)
    ]
    e.define(result, tuple(elements))


def shufflevector(e: Emitter, opcode: str, result: str, rest: str) -> None:
    """``shufflevector``."""
    left, right, mask_text = split_top(rest)
    kind, x = e.operand(left)
    _, y = e.operand(right)
    mask_kind, literal = e.types.prefix(mask_text)
    assert isinstance(kind, Vector) and isinstance(x, tuple) and isinstance(y, tuple)
    both = x + y
    elements = constants.element_texts(mask_kind, literal, e.types)
    e.define(result, tuple(both[constants.int_literal(element)] for element in elements))


def reduce_int(name: str, e: Emitter, call: Call) -> Value:
    """``vector.reduce.*`` of integers."""
    kind, values = _vector(e, call.arguments[-1])
    assert isinstance(kind, Int)
    shape = e.shape(kind.width)
    predicate = {"smin": "slt", "smax": "sgt", "umin": "ult", "umax": "ugt"}.get(name)
    total = values[0]
    for value in values[1:]:
        if predicate is not None:
            total = int_intrinsics.choice(predicate, e.b, shape, total, value)
        else:
            total = integers.binary(e.b, name, shape, total, value)
    return total


def reduce_float(name: str, e: Emitter, call: Call) -> Value:
    """``vector.reduce.fadd`` and ``fmul``: in order, from the start value."""
    start_kind, total = e.operand(call.arguments[0])
    _, values = _vector(e, call.arguments[1])
    for value in values:
        total = floats.binary(e, name, start_kind, call.flags, total, value)
    return total


def reduce_float_choice(name: str, e: Emitter, call: Call) -> Value:
    """``vector.reduce.fmin``, ``fmax``, ``fminimum``, ``fmaximum``."""
    from .float_intrinsics import number, propagating

    kind, values = _vector(e, call.arguments[0])
    kind = floats.float_type(kind)
    if kind.name == "bfloat":
        raise Unsupported(f"@{call.name} of bfloat")
    function = propagating if "imum" in name else number
    total = values[0]
    for value in values[1:]:
        total = function("min" in name, e, kind, call.flags, [total, value])
    return total


def _vector(e: Emitter, text: str) -> tuple[Type, tuple[Value, ...]]:
    kind, value = e.operand(text)
    if not isinstance(kind, Vector) or not isinstance(value, tuple):
        raise InvalidInput("a vector is expected")
    return kind.element, value


def _handlers() -> dict[str, Handler]:
    return {"extractelement": extractelement, "insertelement": insertelement, "shufflevector": shufflevector}


HANDLERS: Final = MappingProxyType(_handlers())
EXPANSIONS: Final[Mapping[str, Expansion]] = MappingProxyType(
    {
        **{
            f"vector.reduce.{name}": partial(reduce_int, name)
            for name in ("add", "mul", "and", "or", "xor", "smin", "smax", "umin", "umax")
        },
        **{f"vector.reduce.{name}": partial(reduce_float, name) for name in ("fadd", "fmul")},
        **{
            f"vector.reduce.{name}": partial(reduce_float_choice, name)
            for name in ("fmin", "fmax", "fminimum", "fmaximum")
        },
    }
)
