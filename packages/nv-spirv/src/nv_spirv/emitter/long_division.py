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

from nv_spirv.grammar import op

from . import wide
from .body import Body
from .wide import Words


def divide(b: Body, held: int, x: Words, y: Words) -> tuple[Words, Words]:
    """Append a call that divides unsigned integers; returns quotient and remainder."""
    count = len(x)
    word = b.module.int_type(held)
    pair = b.module.declare(op.TypeStruct, *[word] * (2 * count))
    function = b.helper(("divide", held, count), lambda: _function(b, held, count, pair))
    both = b.op(op.FunctionCall, pair, function, *x, *y)
    parts = [b.op(op.CompositeExtract, word, both, index) for index in range(2 * count)]
    return tuple(parts[:count]), tuple(parts[count:])


def _function(b: Body, held: int, count: int, pair: int) -> int:
    module, word = b.module, b.module.int_type(held)
    function = module.new_id()
    kind = module.declare(op.TypeFunction, pair, *[word] * (2 * count))
    b.words += (5 << 16 | op.Function, pair, function, 0, kind)
    parameters = [b.op(op.FunctionParameter, word) for _ in range(2 * count)]
    x, y = parameters[:count], tuple(parameters[count:])
    entry, header, body, end = (module.new_id() for _ in range(4))
    b.begin_block(entry)
    b.effect(op.Branch, header)

    b.begin_block(header)
    round_id, *state = (module.new_id() for _ in range(1 + 2 * count))
    next_round, *next_state = (module.new_id() for _ in range(1 + 2 * count))
    _phi(b, b.u32, round_id, (b.const(32, 0), entry), (next_round, body))
    initial = [*x, *[b.const(held, 0)] * count]
    for new, first, following in zip(state, initial, next_state, strict=True):
        _phi(b, word, new, (first, entry), (following, body))
    left = b.test(op.ULessThan, round_id, b.const(32, held * count))
    b.effect(op.LoopMerge, end, body, 0)
    b.effect(op.BranchConditional, left, body, end)

    b.begin_block(body)
    dividend, remainder = tuple(state[:count]), tuple(state[count:])
    carry = b.test(op.SLessThan, remainder[-1], b.const(held, 0))
    top = b.shifted(op.ShiftRightLogical, held, dividend[-1], held - 1)
    doubled = _doubled(b, held, remainder, top)
    fits = b.test(op.LogicalOr, carry, wide.compare(b, "uge", held, doubled, y))
    reduced = wide.subtract(b, held, doubled, y)
    for new, with_it, without in zip(next_state[count:], reduced, doubled, strict=True):
        b.words += (6 << 16 | op.Select, word, new, fits, with_it, without)
    bit = b.select(word, fits, b.const(held, 1), b.const(held, 0))
    for new, value in zip(next_state[:count], _doubled(b, held, dividend, bit), strict=True):
        b.words += (4 << 16 | op.CopyObject, word, new, value)
    b.words += (5 << 16 | op.IAdd, b.u32, next_round, round_id, b.const(32, 1))
    b.effect(op.Branch, header)

    b.begin_block(end)
    b.effect(op.ReturnValue, b.op(op.CompositeConstruct, pair, *state))
    b.words.append(1 << 16 | op.FunctionEnd)
    return function


def _phi(b: Body, type_id: int, new: int, *incoming: tuple[int, int]) -> None:
    b.words += (7 << 16 | op.Phi, type_id, new, *incoming[0], *incoming[1])


def _doubled(b: Body, held: int, words: Words, low_bit: int) -> Words:
    """Return words * 2 + low_bit, dropping the carry."""
    result, below = [], low_bit
    for word in words:
        moved = b.shifted(op.ShiftLeftLogical, held, word, 1)
        result.append(b.int_op(op.BitwiseOr, held, moved, below))
        below = b.shifted(op.ShiftRightLogical, held, word, held - 1)
    return tuple(result)
