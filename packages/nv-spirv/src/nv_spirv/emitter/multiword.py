"""Integers of several words, lowest first: i128 where the target has i64, i64 where it has not.

Everything but division is straight-line code; the formulas are the schoolbook ones. Words above the type's
width are kept zero, as in `integers`.
"""

from __future__ import annotations

from typing import Final

from nv_spirv.grammar import op

from .body import Body

Words = tuple[int, ...]

_WORDWISE: Final = {"and": op.BitwiseAnd, "or": op.BitwiseOr, "xor": op.BitwiseXor}


def binary(b: Body, name: str, held: int, width: int, x: Words, y: Words) -> Words:
    """Append an operation other than a division on values of ``width`` bits in words of ``held`` bits."""
    if name in _WORDWISE:
        return tuple(b.int_op(_WORDWISE[name], held, *pair) for pair in zip(x, y, strict=True))
    if name == "ashr":
        x = signed_top(b, held, width, x)
    if name in ("shl", "lshr", "ashr"):
        result = _shift(b, name, held, x, y[0])
    else:
        result = {"add": add, "sub": subtract, "mul": multiply}[name](b, held, x, y)
    return masked(b, held, width, result)


def masked(b: Body, held: int, width: int, x: Words) -> Words:
    """Clear the bits above the width."""
    return (*x[:-1], b.masked(held, x[-1], width - (len(x) - 1) * held))


def add(b: Body, held: int, x: Words, y: Words) -> Words:
    """Append an addition with carries."""
    carry, words = 0, []
    for left, right in zip(x, y, strict=True):
        total = b.int_op(op.IAdd, held, left, right)
        over = b.test(op.ULessThan, total, left)
        if carry:
            partial, total = total, b.int_op(op.IAdd, held, total, carry)
            over = b.test(op.LogicalOr, over, b.test(op.ULessThan, total, partial))
        carry = b.select(b.module.int_type(held), over, b.const(held, 1), b.const(held, 0))
        words.append(total)
    return tuple(words)


def subtract(b: Body, held: int, x: Words, y: Words) -> Words:
    """Append a subtraction with borrows."""
    borrow, words = 0, []
    for left, right in zip(x, y, strict=True):
        total = b.int_op(op.ISub, held, left, right)
        under = b.test(op.ULessThan, left, right)
        if borrow:
            partial, total = total, b.int_op(op.ISub, held, total, borrow)
            under = b.test(op.LogicalOr, under, b.test(op.ULessThan, partial, borrow))
        borrow = b.select(b.module.int_type(held), under, b.const(held, 1), b.const(held, 0))
        words.append(total)
    return tuple(words)


def multiply(b: Body, held: int, x: Words, y: Words) -> Words:
    """Append a multiplication, keeping as many words as there are."""
    count = len(x)
    total: list[int] = [b.const(held, 0)] * count
    for i in range(count):
        for j in range(count - i):
            low, high = multiply_extended(b, held, x[i], y[j])
            addend = [b.const(held, 0)] * count
            addend[i + j] = low
            if i + j + 1 < count:
                addend[i + j + 1] = high
            total[i + j :] = add(b, held, tuple(total[i + j :]), tuple(addend[i + j :]))
    return tuple(total)


def multiply_extended(b: Body, held: int, x: int, y: int) -> tuple[int, int]:
    """Return the low and the high word of a product.

    For 64 bits the product is put together from four of 32 bits: drivers are less certain about
    OpUMulExtended of 64 bits than about anything used here.
    """
    if held == 32:
        pair = b.module.declare(op.TypeStruct, b.u32, b.u32)
        product = b.op(op.UMulExtended, pair, x, y)
        return b.op(op.CompositeExtract, b.u32, product, 0), b.op(op.CompositeExtract, b.u32, product, 1)
    half = held // 2
    xl, yl = b.masked(held, x, half), b.masked(held, y, half)
    xh, yh = (b.shifted(op.ShiftRightLogical, held, value, half) for value in (x, y))
    ll, lh, hl, hh = (
        b.int_op(op.IMul, held, left, right) for left, right in ((xl, yl), (xl, yh), (xh, yl), (xh, yh))
    )
    middle = b.int_op(op.IAdd, held, lh, b.shifted(op.ShiftRightLogical, held, ll, half))
    cross = b.int_op(op.IAdd, held, hl, b.masked(held, middle, half))
    high = b.int_op(op.IAdd, held, hh, b.shifted(op.ShiftRightLogical, held, middle, half))
    high = b.int_op(op.IAdd, held, high, b.shifted(op.ShiftRightLogical, held, cross, half))
    return b.int_op(op.IMul, held, x, y), high


def compare(b: Body, predicate: str, held: int, x: Words, y: Words) -> int:
    """Append a comparison, from the most significant word down."""
    if predicate in ("eq", "ne"):
        differing = 0
        for left, right in zip(x, y, strict=True):
            bits = b.int_op(op.BitwiseXor, held, left, right)
            differing = b.int_op(op.BitwiseOr, held, differing, bits) if differing else bits
        return b.test(op.IEqual if predicate == "eq" else op.INotEqual, differing, b.const(held, 0))
    if predicate in ("ugt", "sgt", "ule", "sle"):
        # x > y is y < x; x <= y is not (y < x)
        x, y = y, x
    signed = predicate[0] == "s"
    less = 0
    for index, (left, right) in enumerate(zip(x, y, strict=True)):
        top = index == len(x) - 1
        below = b.test(op.SLessThan if signed and top else op.ULessThan, left, right)
        if less:
            tie = b.test(op.IEqual, left, right)
            below = b.test(op.LogicalOr, below, b.test(op.LogicalAnd, tie, less))
        less = below
    return b.test(op.LogicalNot, less) if predicate[1:] in ("le", "ge") else less


def signed_top(b: Body, held: int, width: int, x: Words) -> Words:
    gap = len(x) * held - width
    top = b.shifted(op.ShiftLeftLogical, held, x[-1], gap)
    return (*x[:-1], b.shifted(op.ShiftRightArithmetic, held, top, gap))


def _shift(b: Body, name: str, held: int, x: Words, amount: int) -> Words:
    """Append a shift: by whole words first, one selection for each bit of their number, then by bits."""
    known = b.known(amount)
    zero = b.const(held, 0)
    fill = b.shifted(op.ShiftRightArithmetic, held, x[-1], held - 1) if name == "ashr" else zero
    words = list(x) if name != "shl" else list(reversed(x))
    if known is not None:
        words = _moved(words, known // held, fill)
        return _ordered(
            name, _bit_shift(b, name, held, words, b.const(held, known % held), fill, known % held == 0)
        )
    step = 1
    while step < len(words):
        bit = b.int_op(op.BitwiseAnd, held, amount, b.const(held, held * step))
        moves = b.test(op.INotEqual, bit, zero)
        moved = _moved(words, step, fill)
        words = [b.select(b.module.int_type(held), moves, *pair) for pair in zip(moved, words, strict=True)]
        step *= 2
    bits = b.int_op(op.BitwiseAnd, held, amount, b.const(held, held - 1))
    return _ordered(name, _bit_shift(b, name, held, words, bits, fill, none=False))


def _moved(words: list[int], count: int, fill: int) -> list[int]:
    count = min(count, len(words))
    return words[count:] + [fill] * count


def _ordered(name: str, words: list[int]) -> Words:
    return tuple(words if name != "shl" else reversed(words))


def _bit_shift(
    b: Body, name: str, held: int, words: list[int], bits: int, fill: int, none: bool
) -> list[int]:
    """Shift by fewer bits than a word has: each word takes bits of the next, shifted by held - bits in two steps."""
    if none:
        return words
    towards = op.ShiftRightLogical if name != "shl" else op.ShiftLeftLogical
    away = op.ShiftLeftLogical if name != "shl" else op.ShiftRightLogical
    rest = b.int_op(op.ISub, held, b.const(held, held - 1), bits)
    result = []
    for index, word in enumerate(words):
        last = index == len(words) - 1
        kind = op.ShiftRightArithmetic if last and name == "ashr" else towards
        moved = b.int_op(kind, held, word, bits)
        if not last:
            above = b.int_op(away, held, b.int_op(away, held, words[index + 1], b.const(held, 1)), rest)
            moved = b.int_op(op.BitwiseOr, held, moved, above)
        result.append(moved)
    return result
