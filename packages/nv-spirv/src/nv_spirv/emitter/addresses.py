"""Handler of getelementptr: 64-bit arithmetic on an address, 32-bit arithmetic on a place."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from nv_spirv.grammar import op

from ..errors import InvalidInput
from . import integers
from .arithmetic import take_flags
from .context import Context, Handler
from .delimiters import split_top
from .types import Array, Int, Struct, Type, Vector
from .values import Place, Value


def getelementptr(e: Context, opcode: str, result: str, rest: str) -> None:
    """``getelementptr``: 64-bit arithmetic on an address, 32-bit arithmetic on a place."""
    _, text = take_flags(rest)
    if text.startswith("inrange("):
        text = text[text.index(")") + 2 :]
    parts = split_top(text)
    kind = e.types.parse(parts[0])
    base_kind, base = e.operand(parts[1])
    indices = [e.operand(text) for text in parts[2:]]
    counts = [typed.count for typed, _ in ((base_kind, base), *indices) if isinstance(typed, Vector)]
    if not counts:
        e.define(result, _element(e, kind, base, indices))
        return
    lanes = []
    for lane in range(counts[0]):
        start = base[lane] if isinstance(base_kind, Vector) else base
        path = [
            (typed.element, index[lane]) if isinstance(typed, Vector) else (typed, index)
            for typed, index in indices
        ]
        lanes.append(_element(e, kind, start, path))
    e.define(result, tuple(lanes))


def _element(e: Context, kind: Type, base: Value, indices: list[tuple[Type, Value]]) -> Value:
    """Return the pointer to an element."""
    constant, terms = _offsets(e, kind, indices)
    if isinstance(base, Place):
        words = tuple((_as_u32(e, index, value), scale) for index, value, scale in terms)
        return Place(base.allocation, base.terms + words, base.constant + constant, base.binding)
    return _address(e, base, constant, terms)


Term = tuple[Int, Value, int]


def _offsets(e: Context, kind: Type, indices: list[tuple[Type, Value]]) -> tuple[int, list[Term]]:
    """Return the constant part of an offset in bytes, and its terms (index type, index, scale)."""
    constant, terms = 0, []
    step: Type = Array(0, kind)
    for index_kind, index in indices:
        if not isinstance(index_kind, Int):
            raise InvalidInput("an index is an integer")
        shape = e.shape(index_kind.width)
        known = integers.known(e.b, shape, index)
        if isinstance(step, Struct):
            if known is None:
                raise InvalidInput("the index of a struct's field must be a constant")
            constant += step.offsets[known]
            step = step.fields[known]
            continue
        if not isinstance(step, Array | Vector):
            raise InvalidInput("more indices than the type has levels")
        scale = step.element.stored if isinstance(step, Vector) else step.element.size
        if known is None:
            if scale:
                terms.append((index_kind, index, scale))
        else:
            signed = known - (1 << index_kind.width) if known >> (index_kind.width - 1) else known
            constant += signed * scale
        step = step.element
    return constant, terms


def _as_u32(e: Context, kind: Int, value: Value) -> int:
    word = integers.resize(e.b, e.shape(kind.width), e.shape(32), value, signed=True)
    assert isinstance(word, int)
    return word


def _address(e: Context, base: int, constant: int, terms: list[Term]) -> int:
    """Append base + terms + constant: the constant last, where drivers fold it into the access."""
    b, u64 = e.b, e.u64
    for kind, value, scale in terms:
        index = integers.resize(b, e.shape(kind.width), e.shape(64), value, signed=True)
        if scale & (scale - 1) == 0:
            shift = scale.bit_length() - 1
            index = b.pure(op.ShiftLeftLogical, u64, index, b.const(32, shift)) if shift else index
        else:
            index = b.pure(op.IMul, u64, index, b.const(64, scale))
        base = b.op(op.IAdd, u64, base, index)
    return b.pure(op.IAdd, u64, base, b.const(64, constant)) if constant else base


def moved(e: Context, pointer: Value, offset: int) -> Value:
    """Return a pointer some bytes further."""
    if not offset:
        return pointer
    if isinstance(pointer, Place):
        return pointer.moved(offset)
    assert isinstance(pointer, int)
    return e.b.pure(op.IAdd, e.u64, pointer, e.b.const(64, offset))


HANDLERS: Final = MappingProxyType[str, Handler]({"getelementptr": getelementptr})
