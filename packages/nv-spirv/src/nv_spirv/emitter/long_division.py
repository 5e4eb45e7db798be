"""Division of integers of several words, as a SPIR-V function of its own.

One bit of the quotient a round: the remainder takes the dividend's top bit, and where it reaches the divisor,
the divisor is subtracted and the quotient gets a one. The quotient moves into the dividend's place from below.

    while bits are left:
        carry, remainder = remainder * 2 + top bit of dividend
        fits = carry or remainder >= divisor
        remainder -= divisor if fits
        dividend = dividend * 2 + fits
"""

from __future__ import annotations

from typing import Final

from nv_spirv.grammar import op

from . import multiword
from .body import Body
from .multiword import Words

DIVISIONS: Final = frozenset({"udiv", "sdiv", "urem", "srem"})


def binary(b: Body, name: str, held: int, width: int, x: Words, y: Words) -> Words:
    """Append a division: signs aside, a long division one bit at a time in a function of its own."""
    signed = name[0] == "s"
    if signed:
        x, y = multiword.signed_top(b, held, width, x), multiword.signed_top(b, held, width, y)
    negative_x = b.test(op.SLessThan, x[-1], b.const(held, 0))
    negative_y = b.test(op.SLessThan, y[-1], b.const(held, 0))
    if signed:
        x, y = _negated_if(b, held, negative_x, x), _negated_if(b, held, negative_y, y)
    quotient, remainder = divide(b, held, x, y)
    if name in ("udiv", "urem"):
        return quotient if name == "udiv" else remainder
    if name == "srem":
        return multiword.masked(b, held, width, _negated_if(b, held, negative_x, remainder))
    opposite = b.test(op.LogicalNotEqual, negative_x, negative_y)
    return multiword.masked(b, held, width, _negated_if(b, held, opposite, quotient))


def divide(b: Body, held: int, x: Words, y: Words) -> tuple[Words, Words]:
    """Append a call that divides unsigned integers; returns quotient and remainder."""
    count = len(x)
    word = b.module.int_type(held)
    pair = b.module.declare(op.TypeStruct, *[word] * (2 * count))

    def write(parameters: list[int]) -> int:
        return _function(b, held, pair, tuple(parameters[:count]), tuple(parameters[count:]))

    both = b.call(("divide", held, count), pair, [(word, value) for value in (*x, *y)], write)
    parts = [b.op(op.CompositeExtract, word, both, index) for index in range(2 * count)]
    return tuple(parts[:count]), tuple(parts[count:])


def _function(b: Body, held: int, pair: int, x: Words, y: Words) -> int:
    count, word = len(x), b.module.int_type(held)

    def goes_on(state: list[int]) -> int:
        return b.test(op.ULessThan, state[0], b.const(32, held * count))

    def step(state: list[int]) -> list[int]:
        dividend, remainder = tuple(state[1 : count + 1]), tuple(state[count + 1 :])
        carry = b.test(op.SLessThan, remainder[-1], b.const(held, 0))
        top = b.shifted(op.ShiftRightLogical, held, dividend[-1], held - 1)
        doubled = _doubled(b, held, remainder, top)
        fits = b.test(op.LogicalOr, carry, multiword.compare(b, "uge", held, doubled, y))
        reduced = multiword.subtract(b, held, doubled, y)
        remainder = tuple(b.select(word, fits, *choice) for choice in zip(reduced, doubled, strict=True))
        bit = b.select(word, fits, b.const(held, 1), b.const(held, 0))
        next_round = b.int_op(op.IAdd, 32, state[0], b.const(32, 1))
        return [next_round, *_doubled(b, held, dividend, bit), *remainder]

    zeros = [(word, b.const(held, 0))] * count
    state = b.loop([(b.u32, b.const(32, 0)), *((word, value) for value in x), *zeros], goes_on, step)
    return b.op(op.CompositeConstruct, pair, *state[1:])


def _doubled(b: Body, held: int, words: Words, low_bit: int) -> Words:
    """Return words * 2 + low_bit, dropping the carry."""
    result, below = [], low_bit
    for word in words:
        moved = b.shifted(op.ShiftLeftLogical, held, word, 1)
        result.append(b.int_op(op.BitwiseOr, held, moved, below))
        below = b.shifted(op.ShiftRightLogical, held, word, held - 1)
    return tuple(result)


def _negated_if(b: Body, held: int, condition: int, x: Words) -> Words:
    negated = multiword.subtract(b, held, tuple(b.const(held, 0) for _ in x), x)
    return tuple(b.select(b.module.int_type(held), condition, *pair) for pair in zip(negated, x, strict=True))
