"""Vector instructions and intrinsics: vectors are held as their elements, so most of these write nothing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from ..errors import InvalidInput
from . import constants, floats, int_intrinsics, integers
from .arithmetic import choose
from .call_site import Call, Expansion
from .context import Context, Handler
from .delimiters import split_top
from .types import Float, Int, Struct, Type, Vector
from .values import Value


def extractelement(e: Context, opcode: str, result: str, rest: str) -> None:
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


def _is(e: Context, kind: Int, index: Value, position: int) -> int:
    shape = e.shape(kind.width)
    return integers.compare(e.b, "eq", shape, index, integers.constant(e.b, shape, position))


def insertelement(e: Context, opcode: str, result: str, rest: str) -> None:
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


def shufflevector(e: Context, opcode: str, result: str, rest: str) -> None:
    """``shufflevector``."""
    left, right, mask_text = split_top(rest)
    kind, x = e.operand(left)
    _, y = e.operand(right)
    mask_kind, literal = e.types.prefix(mask_text)
    assert isinstance(kind, Vector) and isinstance(x, tuple) and isinstance(y, tuple)
    both = x + y
    elements = constants.element_texts(mask_kind, literal, e.types)
    e.define(result, tuple(both[constants.int_literal(element)] for element in elements))


def reduce_int(name: str, e: Context, call: Call) -> Value:
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


def reduce_float(name: str, e: Context, call: Call) -> Value:
    """``vector.reduce.fadd`` and ``fmul``: in order, from the start value."""
    start_kind, total = e.operand(call.arguments[0])
    _, values = _vector(e, call.arguments[1])
    for value in values:
        total = floats.binary(e, name, start_kind, call.flags, total, value)
    return total


def reduce_float_choice(name: str, e: Context, call: Call) -> Value:
    """``vector.reduce.fmin``, ``fmax``, ``fminimum``, ``fmaximum``."""
    from .float_intrinsics import number, propagating

    kind, values = _vector(e, call.arguments[0])
    kind, narrow = floats.float_type(kind), False
    if kind.name == "bfloat":
        kind, narrow, values = Float("float"), True, tuple(floats.widened(e, value) for value in values)
    function = propagating if "imum" in name else number
    total = values[0]
    for value in values[1:]:
        total = function("min" in name, e, kind, call.flags, [total, value])
    return floats.narrowed(e, total) if narrow else total


def _constant(call: Call, index: int) -> int:
    return constants.int_literal(call.arguments[index].rsplit(" ", 1)[-1])


def reverse(e: Context, call: Call) -> Value:
    """``vector.reverse``."""
    return tuple(reversed(_vector(e, call.arguments[0])[1]))


def splice(e: Context, call: Call) -> Value:
    """``vector.splice``: as many elements of both vectors in a row, from a place in the first (from its end if < 0)."""
    _, first = _vector(e, call.arguments[0])
    _, second = _vector(e, call.arguments[1])
    start = _constant(call, 2)
    start += len(first) if start < 0 else 0
    return (*first, *second)[start : start + len(first)]


def insert(e: Context, call: Call) -> Value:
    """``vector.insert``: a vector in the place of some elements of a longer one."""
    _, whole = _vector(e, call.arguments[0])
    _, part = _vector(e, call.arguments[1])
    start = _constant(call, 2)
    return (*whole[:start], *part, *whole[start + len(part) :])


def extract(e: Context, call: Call) -> Value:
    """``vector.extract``: some elements of a longer vector."""
    _, whole = _vector(e, call.arguments[0])
    start = _constant(call, 1)
    assert isinstance(call.returns, Vector)
    return whole[start : start + call.returns.count]


def interleave(e: Context, call: Call) -> Value:
    """``vector.interleave2`` … ``8``: the first elements of all vectors, then the second ones."""
    vectors = [_vector(e, text)[1] for text in call.arguments]
    return tuple(element for row in zip(*vectors, strict=True) for element in row)


def deinterleave(e: Context, call: Call) -> Value:
    """``vector.deinterleave2`` … ``8``: every second element, and those between."""
    _, whole = _vector(e, call.arguments[0])
    assert isinstance(call.returns, Struct)
    count = len(call.returns.fields)
    return tuple(whole[first::count] for first in range(count))


def _vector(e: Context, text: str) -> tuple[Type, tuple[Value, ...]]:
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
        "vector.reverse": reverse,
        "vector.splice": splice,
        "vector.splice.left": splice,
        "vector.insert": insert,
        "vector.extract": extract,
        **{f"vector.interleave{count}": interleave for count in range(2, 9)},
        **{f"vector.deinterleave{count}": deinterleave for count in range(2, 9)},
    }
)
