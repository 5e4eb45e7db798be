"""`__fma_rn` and `__fmaf_rn`: the product and sum rounded once, by exact rational arithmetic."""

from __future__ import annotations

import itertools
import math
import random
import struct
from collections.abc import Callable
from fractions import Fraction

import pytest

Function = Callable[[str, str], Callable[..., float]]
DIGITS = {"f": 24, "d": 53}
LEAST = {"f": -149, "d": -1074}
GREATEST = {"f": 128, "d": 1024}
NAMES = {"f": "__fmaf_rn", "d": "__fma_rn"}


def nearest(x: Fraction, width: str) -> float:
    """A rational number rounded to nearest, ties to even."""
    size = abs(x)
    exponent = size.numerator.bit_length() - size.denominator.bit_length() - DIGITS[width] - 1
    step = Fraction(2) ** max(exponent, LEAST[width])
    while size / step >= 1 << DIGITS[width]:
        step *= 2
    size = round(size / step) * step  # Python's round is to even
    if size >= Fraction(2) ** GREATEST[width]:
        return math.inf if x > 0 else -math.inf
    return float(size) if x > 0 else -float(size)


def of_bits(word: int, width: str) -> float:
    codes = ("<I", "<f") if width == "f" else ("<Q", "<d")
    return float(struct.unpack(codes[1], struct.pack(codes[0], word))[0])


def operands(width: str) -> list[tuple[float, float, float]]:
    """Random bits; operands whose sum nearly vanishes or whose product lies at the edge of the addend; subnormals."""
    chance = random.Random(5)
    bits = 32 if width == "f" else 64
    found = [tuple(of_bits(chance.getrandbits(bits), width) for _ in range(3)) for _ in range(3000)]
    digits, least = DIGITS[width], LEAST[width]

    def number(low: int, high: int) -> float:
        size = chance.choice([chance.getrandbits(digits), (1 << digits) - 1, 1 << digits - 1, 1])
        return float(chance.choice([1, -1]) * nearest(size * Fraction(2) ** chance.randint(low, high), width))

    for _ in range(3000):
        a, b = number(-digits, 2), number(-digits, 2)
        product = nearest(Fraction(a) * Fraction(b), width)
        found.append((a, b, -product))
        found.append((a, b, number(-3 * digits, digits)))
        found.append((number(least, least + 40), number(-digits, 0), number(least, least + 40)))
    return found


@pytest.mark.parametrize("width", ["f", "d"])
def test_rounded_once(function: Function, width: str) -> None:
    fused = function(NAMES[width], width * 4)
    tried = 0
    for a, b, c in operands(width):
        if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)):
            continue
        exact = Fraction(a) * Fraction(b) + Fraction(c)
        if exact == 0:
            continue
        tried += 1
        assert fused(a, b, c) == nearest(exact, width), (a.hex(), b.hex(), c.hex())
    assert tried > 9000


@pytest.mark.parametrize("width", ["f", "d"])
def test_what_is_no_number_and_zeros(function: Function, width: str) -> None:
    fused = function(NAMES[width], width * 4)
    special = [0.0, -0.0, 1.0, -2.0, math.inf, -math.inf, math.nan]
    for a, b, c in itertools.product(special, repeat=3):
        got, want = fused(a, b, c), a * b + c
        assert (math.isnan(got) and math.isnan(want)) or (got, math.copysign(1, got)) == (
            want,
            math.copysign(1, want),
        )
    tiny = 2.0 ** LEAST[width]
    assert math.copysign(1, fused(-tiny, tiny, 0.0)) == -1  # less than nothing, before rounding
    assert math.copysign(1, fused(3.0, 5.0, -15.0)) == 1
