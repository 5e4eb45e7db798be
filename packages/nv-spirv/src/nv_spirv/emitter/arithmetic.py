"""Handlers of LLVM's arithmetic, comparisons and selections.

Each handler takes what follows the opcode, for example ``nuw nsw i32 %a, %b``. Scalars of the common types take a
short way: three splits and one table look-up.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from nv_spirv.grammar import op

from ..errors import InvalidInput
from . import constants, floats, integers, matrices, selects
from .body import Body
from .context import Context, Handler
from .delimiters import split_top
from .types import Float, Int, Matrix, Type, Vector, element_of, width_of
from .values import Place, Value, flatten

FLOAT_BINARY: Final = ("fadd", "fsub", "fmul", "fdiv")
FLAGS: Final = frozenset(
    "nuw nsw exact disjoint nneg samesign fast nnan ninf nsz arcp contract afn reassoc inbounds nusw volatile".split()  # noqa: SIM905
)
NO_FLAGS: Final[frozenset[str]] = frozenset()


def take_flags(text: str) -> tuple[frozenset[str], str]:
    """Split the flags off the front of an instruction's text."""
    flags: list[str] = []
    while True:
        word, _, rest = text.partition(" ")
        if word not in FLAGS:
            return frozenset(flags) if flags else NO_FLAGS, text
        flags.append(word)
        text = rest


def read_pair(e: Context, text: str) -> tuple[Type, Value, Value]:
    """Read ``type a, b``."""
    left, right = split_top(text)
    kind, left = e.types.prefix(left)
    return kind, e.value(kind, left), e.value(kind, right)


def lanes(kind: Type, *values: Value) -> list[tuple[Value, ...]] | None:
    """Return the elements of vector values side by side; None if the type is not a vector."""
    if not isinstance(kind, Vector):
        return None
    return list(zip(*values, strict=True))


def int_binary(e: Context, opcode: str, result: str, rest: str) -> None:
    """``add``, ``sub``, ``mul``, ``udiv`` … ``xor``."""
    if "<" not in rest and "(" not in rest:
        head, _, right = rest.rpartition(", ")
        head, _, left = head.rpartition(" ")
        kind = head.rpartition(" ")[2]
        try:
            fast = e.native[opcode, kind]
        except KeyError:
            fast = e.native[opcode, kind] = _native(e, opcode, kind)
        if fast is not None:
            values = e.values
            x, y = values.get(left), values.get(right)
            typed = e.types.parse(kind)
            if x is None:
                x = _literal(e, typed, kind, left)
            if y is None:
                y = _literal(e, typed, kind, right)
            b = e.b
            module = b.module
            new = module.bound
            module.bound = new + 1
            b.words += (5 << 16 | fast[0], fast[1], new, x, y)
            values[result] = new
            if fast[2]:
                _note_difference(b, opcode, new, y)
            return
    _, text = take_flags(rest)
    typed, x, y = read_pair(e, text)
    e.define(result, _int_binary(e, opcode, typed, x, y))


def _note_difference(b: Body, opcode: str, result: int, y: Value) -> None:
    """Remember a 64-bit `x - y` or `x + -c` for `selects.shielded`."""
    assert isinstance(y, int)
    if opcode == "sub" or (b.known(y) or 0) >> 63:
        b.differences.add(result)


def _literal(e: Context, typed: Type, kind: str, text: str) -> Value:
    key = (kind, text)
    known = e.literals.get(key)
    if known is None:
        known = e.literals[key] = e.literal(typed, text)
    return known


def _native(e: Context, opcode: str, kind: str) -> tuple[int, int, bool] | None:
    """Return the instruction, the type's id and whether `_note_difference` wants to see the result."""
    typed = e.types.parse(kind)
    if (
        opcode in integers.NATIVE
        and isinstance(typed, Int)
        and typed.width > 1
        and e.shape(typed.width).is_native
    ):
        is_difference = typed.width == 64 and opcode in ("add", "sub")
        return integers.NATIVE[opcode], e.module.int_type(typed.width), is_difference
    return None


def _int_binary(e: Context, opcode: str, kind: Type, x: Value, y: Value) -> Value:
    if (parts := lanes(kind, x, y)) is not None:
        return tuple(_int_binary(e, opcode, element_of(kind), *part) for part in parts)
    if not isinstance(kind, Int):
        raise InvalidInput(f"{opcode} of a type that is not an integer")
    return integers.binary(e.b, opcode, e.shape(kind.width), x, y)


def float_binary(e: Context, opcode: str, result: str, rest: str) -> None:
    """``fadd``, ``fsub``, ``fmul``, ``fdiv``."""
    flags, text = take_flags(rest)
    kind, x, y = read_pair(e, text)
    e.define(result, each(kind, lambda part, a, c: floats.binary(e, opcode, part, flags, a, c), x, y))


def each(kind: Type, function: Callable[..., Value], *values: Value) -> Value:
    """Apply a function of (scalar type, scalars) to a scalar or to each element of vectors."""
    if isinstance(kind, Vector):
        return tuple(function(kind.element, *part) for part in zip(*values, strict=True))
    return function(kind, *values)


def fneg(e: Context, opcode: str, result: str, rest: str) -> None:
    """``fneg``: flips the sign, of a NaN too."""
    _, text = take_flags(rest)
    kind, x = e.operand(text)
    e.define(result, each(kind, lambda part, a: floats.negate(e, part, a), x))


def icmp(e: Context, opcode: str, result: str, rest: str) -> None:
    """``icmp``, of integers and pointers."""
    _, text = take_flags(rest)
    predicate, _, text = text.partition(" ")
    if "<" not in text and "(" not in text and text[0] == "i":
        kind, _, operands = text.partition(" ")
        left, _, right = operands.partition(", ")
        typed = e.types.parse(kind)
        x = e.values.get(left)
        y = e.values.get(right)
        x = _literal(e, typed, kind, left) if x is None else x
        y = _literal(e, typed, kind, right) if y is None else y
        shape = e.shape(width_of(typed))
        e.values[result] = integers.compare(e.b, predicate, shape, x, y)
        return
    typed, x, y = read_pair(e, text)
    e.define(result, each(typed, lambda part, a, c: _icmp(e, predicate, part, a, c), x, y))


def _icmp(e: Context, predicate: str, kind: Type, x: Value, y: Value) -> int:
    if isinstance(kind, Int):
        return integers.compare(e.b, predicate, e.shape(kind.width), x, y)
    if not isinstance(x, Place) and not isinstance(y, Place):
        return e.b.test(integers.COMPARE[predicate], x, y)
    if isinstance(x, Place) and isinstance(y, Place) and x.allocation is y.allocation:
        left, right = e.materialised(x), e.materialised(y)
        same = e.b.test(integers.COMPARE[predicate], left.offset, right.offset)
        if not x.binding or not y.binding:
            return same
        tie = e.b.test(op.IEqual, x.binding, y.binding)
        if predicate == "ne":
            return e.b.test(op.LogicalOr, same, e.b.test(op.LogicalNot, tie))
        return e.b.test(op.LogicalAnd, same, tie)
    # Different objects, or an object and null: never equal; an order between them has no meaning.
    above = isinstance(x, Place) and x.allocation is not e.null_allocation
    return e.module.truth(predicate == "ne" or (predicate[0] == "u" and (predicate[1] == "g") == above))


def fcmp(e: Context, opcode: str, result: str, rest: str) -> None:
    """``fcmp``."""
    flags, text = take_flags(rest)
    predicate, _, text = text.partition(" ")
    kind, x, y = read_pair(e, text)
    e.define(result, each(kind, lambda part, a, c: floats.compare(e, predicate, part, flags, a, c), x, y))


def select(e: Context, opcode: str, result: str, rest: str) -> None:
    """``select``: of scalars, of vectors by one or by many conditions, of aggregates."""
    _, text = take_flags(rest)
    condition, true, false = split_top(text)
    condition_kind, chosen = e.operand(condition)
    kind, x = e.operand(true)
    _, y = e.operand(false)
    if isinstance(condition_kind, Vector) and isinstance(kind, Vector):
        parts = zip(chosen, x, y, strict=True)
        e.define(result, tuple(choose(e, kind.element, c, a, d) for c, a, d in parts))
        return
    e.define(result, choose(e, kind, chosen, x, y))


def choose(e: Context, kind: Type, condition: Value, true: Value, false: Value) -> Value:
    """Append a selection of any type."""
    assert isinstance(condition, int)
    if isinstance(true, Place) or isinstance(false, Place):
        return _choose_place(e, condition, true, false)
    if parts := constants.element_types(kind):
        pairs = zip(parts, true, false, strict=True)
        return tuple(choose(e, part, condition, x, y) for part, x, y in pairs)
    if isinstance(kind, Int):
        shape = e.shape(kind.width)
        both = selects.shielded(e, kind, [flatten(true), flatten(false)])
        first, second = (tuple(ids) if shape.count > 1 else ids[0] for ids in both)
        return integers.select(e.b, shape, condition, first, second)
    if isinstance(kind, Float):
        return selects.select(e, kind, condition, true, false)
    if isinstance(kind, Matrix):
        return matrices.choose(e, kind, condition, true, false)
    return e.b.select(e.type_id(kind), condition, true, false)


def _choose_place(e: Context, condition: int, true: Value, false: Value) -> Value:
    if not isinstance(true, Place) or true.allocation is e.null_allocation:
        return false  # the other one is null or poison: it is not accessed
    if not isinstance(false, Place) or false.allocation is e.null_allocation:
        return true
    b = e.b
    x, y = e.materialised(true), e.materialised(false)
    offset = b.select(b.u32, condition, x.offset, y.offset)
    binding = b.select(b.u32, condition, x.binding, y.binding) if x.binding else 0
    return Place(x.allocation, ((offset, 1),), binding=binding, offset=offset)


def freeze(e: Context, opcode: str, result: str, rest: str) -> None:
    """``freeze``: undef and poison are constants here already, so the value is frozen."""
    e.define(result, e.operand(rest)[1])


HANDLERS: Final = MappingProxyType[str, Handler](
    {
        **dict.fromkeys((*integers.NATIVE, "srem"), int_binary),
        **dict.fromkeys(FLOAT_BINARY, float_binary),
        "fneg": fneg,
        "icmp": icmp,
        "fcmp": fcmp,
        "select": select,
        "freeze": freeze,
    }
)
