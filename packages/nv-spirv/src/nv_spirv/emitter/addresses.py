"""Handler of getelementptr: 64-bit arithmetic on an address, 32-bit arithmetic on a place."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from nv_spirv.grammar import op

from ..errors import InvalidInput, Unsupported
from . import integers
from .arithmetic import take_flags
from .brackets import split_top
from .function import Emitter, Handler
from .types import Array, Int, Struct, Type, Vector
from .values import Place, Value


def getelementptr(e: Emitter, opcode: str, result: str, rest: str) -> None:
    """``getelementptr``: 64-bit arithmetic on an address, 32-bit arithmetic on a place."""
    _, text = take_flags(rest)
    if text.startswith("inrange("):
        text = text[text.index(")") + 2 :]
    parts = split_top(text)
    kind = e.types.parse(parts[0])
    _, base = e.operand(parts[1])
    constant, terms = _offsets(e, kind, parts[2:])
    if isinstance(base, Place):
        words = tuple((_as_u32(e, index, value), scale) for index, value, scale in terms)
        constant += base.constant
        e.define(result, Place(base.root, base.terms + words, constant, base.binding))
        return
    if isinstance(base, tuple):
        raise Unsupported("address arithmetic on a vector of pointers")
    e.define(result, _address(e, base, constant, terms))


Term = tuple[Int, Value, int]


def _offsets(e: Emitter, kind: Type, indices: list[str]) -> tuple[int, list[Term]]:
    """Return the constant part of an offset in bytes, and its terms (index type, index, scale)."""
    constant, terms = 0, []
    step: Type = Array(0, kind)
    for text in indices:
        index_kind, index = e.operand(text)
        if not isinstance(index_kind, Int):
            raise Unsupported("address arithmetic on a vector of indices")
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


def _as_u32(e: Emitter, kind: Int, value: Value) -> int:
    word = integers.resize(e.b, e.shape(kind.width), e.shape(32), value, signed=True)
    assert isinstance(word, int)
    return word


def _address(e: Emitter, base: int, constant: int, terms: list[Term]) -> int:
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


def moved(e: Emitter, pointer: Value, offset: int) -> Value:
    """Return a pointer some bytes further."""
    if not offset:
        return pointer
    if isinstance(pointer, Place):
        return pointer.moved(offset)
    assert isinstance(pointer, int)
    return e.b.pure(op.IAdd, e.u64, pointer, e.b.const(64, offset))


HANDLERS: Final = MappingProxyType[str, Handler]({"getelementptr": getelementptr})
