"""Integer arithmetic at every width, from the widths that the target has.

A value of type iN is held as
- a bool, for N = 1;
- one integer of N bits, where the target has that width;
- one wider integer whose upper bits are **zero**, for other N ("odd");
- several integers of the widest kind, lowest first, beyond that (module `multiword`).

Keeping the upper bits zero makes every unsigned operation and comparison work as it stands; results that may
have carried into the upper bits are masked, and signed operations extend their operands first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from nv_spirv.grammar import op

from . import long_division, multiword
from .body import Body
from .multiword import Words

IntValue = Any  # int, or Words where the shape has several words


@dataclass(frozen=True)
class Shape:
    """How integers of one width are held: `count` integers of `held` bits each."""

    width: int
    held: int
    count: int

    @property
    def is_bool(self) -> bool:
        """Tell whether the value is a bool."""
        return self.width == 1

    @property
    def is_native(self) -> bool:
        """Tell whether the target computes with just this width."""
        return self.width == self.held

    @property
    def top_bits(self) -> int:
        """Return the bits in use of the most significant word."""
        return self.width - (self.count - 1) * self.held


def shape_of(width: int, widths: tuple[int, ...]) -> Shape:
    """Return how a width is held on a target with these widths."""
    if width == 1:
        return Shape(1, 1, 1)
    for held in widths:
        if width <= held:
            return Shape(width, held, 1)
    return Shape(width, widths[-1], -(-width // widths[-1]))


NATIVE: Final = {
    "add": op.IAdd,
    "sub": op.ISub,
    "mul": op.IMul,
    "udiv": op.UDiv,
    "sdiv": op.SDiv,
    "urem": op.UMod,
    "shl": op.ShiftLeftLogical,
    "lshr": op.ShiftRightLogical,
    "ashr": op.ShiftRightArithmetic,
    "and": op.BitwiseAnd,
    "or": op.BitwiseOr,
    "xor": op.BitwiseXor,
}
# Of i1, an i1 division or shift with a defined result returns its first operand; a remainder is 0.
BOOL: Final = {
    "add": op.LogicalNotEqual,
    "sub": op.LogicalNotEqual,
    "xor": op.LogicalNotEqual,
    "mul": op.LogicalAnd,
    "and": op.LogicalAnd,
    "or": op.LogicalOr,
}
COMPARE: Final = {
    "eq": op.IEqual,
    "ne": op.INotEqual,
    "ugt": op.UGreaterThan,
    "uge": op.UGreaterThanEqual,
    "ult": op.ULessThan,
    "ule": op.ULessThanEqual,
    "sgt": op.SGreaterThan,
    "sge": op.SGreaterThanEqual,
    "slt": op.SLessThan,
    "sle": op.SLessThanEqual,
}
_OVERFLOWING: Final = frozenset({"add", "sub", "mul", "shl"})
_SIGNED: Final = frozenset({"sdiv", "ashr"})
# Comparison of bools as conditions on (x, y): which of them is negated, and how they combine.
_BOOL_COMPARE: Final = {
    "eq": (False, False, op.LogicalEqual),
    "ne": (False, False, op.LogicalNotEqual),
    "ugt": (False, True, op.LogicalAnd),
    "uge": (False, True, op.LogicalOr),
    "ult": (True, False, op.LogicalAnd),
    "ule": (True, False, op.LogicalOr),
    "slt": (False, True, op.LogicalAnd),  # true is -1
    "sle": (False, True, op.LogicalOr),
    "sgt": (True, False, op.LogicalAnd),
    "sge": (True, False, op.LogicalOr),
}


def binary(b: Body, name: str, shape: Shape, x: IntValue, y: IntValue) -> IntValue:
    """Append one of LLVM's integer operations."""
    if shape.count > 1:
        assert isinstance(x, tuple) and isinstance(y, tuple)
        words = long_division if name in long_division.DIVISIONS else multiword
        return words.binary(b, name, shape.held, shape.width, x, y)
    assert isinstance(x, int) and isinstance(y, int)
    if shape.is_bool:
        return _bool_binary(b, name, x, y)
    if name == "srem":
        return _signed_remainder(b, shape, x, y)
    if shape.is_native:
        return b.int_op(NATIVE[name], shape.width, x, y)
    if name in _SIGNED:
        x = extended(b, shape, x)
        y = y if name == "ashr" else extended(b, shape, y)
    result = b.int_op(NATIVE[name], shape.held, x, y)
    if name in _OVERFLOWING or name in _SIGNED:
        result = b.masked(shape.held, result, shape.width)
    return result


def _signed_remainder(b: Body, shape: Shape, x: int, y: int) -> int:
    """Append x - (x sdiv y) * y.

    Vulkan leaves OpSRem undefined where an operand is negative, and NVIDIA 580 takes it for unsigned: -64 rem -37
    was -64. docs/quirks.md#nvidia-srem
    """
    quotient = binary(b, "sdiv", shape, x, y)
    remainder: int = binary(b, "sub", shape, x, binary(b, "mul", shape, quotient, y))
    return remainder


def _bool_binary(b: Body, name: str, x: int, y: int) -> int:
    if name in BOOL:
        return b.test(BOOL[name], x, y)
    return b.module.truth(False) if name in ("urem", "srem") else x


def extended(b: Body, shape: Shape, x: int) -> int:
    """Return an odd-width integer sign-extended to the integer that holds it."""
    gap = shape.held - shape.width
    x = b.shifted(op.ShiftLeftLogical, shape.held, x, gap)
    return b.shifted(op.ShiftRightArithmetic, shape.held, x, gap)


def compare(b: Body, predicate: str, shape: Shape, x: IntValue, y: IntValue) -> int:
    """Append a comparison; gives a bool."""
    if shape.count > 1:
        assert isinstance(x, tuple) and isinstance(y, tuple)
        if predicate[0] == "s" and shape.top_bits != shape.held:
            x, y = _extended_top(b, shape, x), _extended_top(b, shape, y)
        return multiword.compare(b, predicate, shape.held, x, y)
    assert isinstance(x, int) and isinstance(y, int)
    if shape.is_bool:
        negate_x, negate_y, combine = _BOOL_COMPARE[predicate]
        x = b.test(op.LogicalNot, x) if negate_x else x
        y = b.test(op.LogicalNot, y) if negate_y else y
        return b.test(combine, x, y)
    if predicate[0] == "s" and not shape.is_native:
        x, y = extended(b, shape, x), extended(b, shape, y)
    return b.test(COMPARE[predicate], x, y)


def _extended_top(b: Body, shape: Shape, x: Words) -> Words:
    top = Shape(shape.top_bits, shape.held, 1)
    return (*x[:-1], extended(b, top, x[-1]))


def constant(b: Body, shape: Shape, value: int) -> IntValue:
    """Return the constant of a width."""
    value &= (1 << shape.width) - 1
    if shape.is_bool:
        return b.module.truth(bool(value))
    if shape.count == 1:
        return b.const(shape.held, value)
    return tuple(b.const(shape.held, value >> (i * shape.held)) for i in range(shape.count))


def known(b: Body, shape: Shape, x: IntValue) -> int | None:
    """Return the value if it is a constant."""
    if shape.is_bool:
        return None
    total = 0
    for i, word in enumerate(x if isinstance(x, tuple) else (x,)):
        value = b.known(word)
        if value is None:
            return None
        total |= value << (i * shape.held)
    return total


def select(b: Body, shape: Shape, condition: int, true: IntValue, false: IntValue) -> IntValue:
    """Append a selection."""
    if isinstance(true, tuple) and isinstance(false, tuple):
        return tuple(
            b.select(b.module.int_type(shape.held), condition, *pair)
            for pair in zip(true, false, strict=True)
        )
    assert isinstance(true, int) and isinstance(false, int)
    if shape.is_bool:
        return _select_bool(b, condition, true, false)
    return b.select(type_id(b, shape), condition, true, false)


def _select_bool(b: Body, condition: int, true: int, false: int) -> int:
    """Append a selection between bools: LLVM writes `and` and `or` that must not spread poison as selections."""
    yes, no = b.module.truth(True), b.module.truth(False)
    if true == yes and false == no:
        return condition
    if true == no and false == yes:
        return b.test(op.LogicalNot, condition)
    if false == no:
        return b.test(op.LogicalAnd, condition, true)
    if true == yes:
        return b.test(op.LogicalOr, condition, false)
    return b.select(b.bool, condition, true, false)


def type_id(b: Body, shape: Shape) -> int:
    """Return the SPIR-V type of each word."""
    return b.bool if shape.is_bool else b.module.int_type(shape.held)


def resize(b: Body, old: Shape, new: Shape, x: IntValue, *, signed: bool = False) -> IntValue:
    """Append trunc, zext or sext: which one follows from the widths."""
    if old.width == new.width:
        return x
    if new.is_bool:
        low = x[0] if isinstance(x, tuple) else x
        return b.test(op.INotEqual, b.masked(old.held, low, 1), b.const(old.held, 0))
    if old.is_bool:
        assert isinstance(x, int)
        return select(b, new, x, constant(b, new, -1 if signed else 1), constant(b, new, 0))
    words = list(x) if isinstance(x, tuple) else [x]
    if new.width < old.width:
        words = words[: max(1, -(-new.width // old.held))]
        if new.count == 1:
            return b.masked(new.held, b.resized(words[0], old.held, new.held), new.width)
        words[-1] = b.masked(new.held, words[-1], new.top_bits)
        return tuple(words)
    if signed:
        words[-1] = extended(b, Shape(old.top_bits, old.held, 1), words[-1])
    words[-1] = b.resized(words[-1], old.held, new.held, signed)
    if new.count > len(words):
        fill = (
            b.int_op(op.ShiftRightArithmetic, new.held, words[-1], b.const(32, new.held - 1)) if signed else 0
        )
        words += [fill or b.const(new.held, 0)] * (new.count - len(words))
    if signed:
        words[-1] = b.masked(new.held, words[-1], new.top_bits)
    return words[0] if new.count == 1 else tuple(words)


def negate(b: Body, shape: Shape, x: IntValue) -> IntValue:
    """Append 0 - x."""
    return binary(b, "sub", shape, constant(b, shape, 0), x)


def sign(b: Body, shape: Shape, x: IntValue) -> int:
    """Return the bool that tells whether a value is negative."""
    return compare(b, "slt", shape, x, constant(b, shape, 0))
