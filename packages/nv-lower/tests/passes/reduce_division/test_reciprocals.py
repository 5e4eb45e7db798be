"""Quotients by reciprocals, in Python's integers, at the dividends where a quotient changes."""

from __future__ import annotations

import random

from nv_lower.analysis.reciprocals import reciprocal, signed_reciprocal


def numbers(rng: random.Random, bits: int) -> list[int]:
    """Numbers of every length: random, near powers of two, and small."""
    length = rng.randrange(2, bits + 1)
    near = (1 << (length - 1)) + rng.randrange(3)
    return [
        max(rng.getrandbits(length), 2),
        (1 << length) - 1 - rng.randrange(2),
        near,
        rng.randrange(2, 3000),
    ]


def around(quotients: list[int], divisor: int, limit: int) -> set[int]:
    """Dividends below the limit at which the quotient changes, and those beside them."""
    found = {q * divisor + beside for q in quotients for beside in (-1, 0, 1)}
    last = limit // divisor * divisor
    return {x for x in found | {last - 1, last, limit - 1, 0, 1} if 0 <= x < limit}


def test_unsigned_quotients() -> None:
    rng = random.Random(1)
    wide = 0
    for _ in range(3000):
        for divisor in numbers(rng, 64):
            for bits in {64, rng.randrange(divisor.bit_length(), 65)}:
                found = reciprocal(divisor, bits)
                assert found.factor < 1 << 65
                wide += found.factor >> 64
                for x in around(numbers(rng, 64), divisor, 1 << bits):
                    assert x * found.factor >> (64 + found.shift) == x // divisor, (x, divisor)
    assert wide > 100  # factors of 65 bits, which need a form of their own


def test_signed_quotients() -> None:
    rng = random.Random(2)
    for _ in range(3000):
        for divisor in numbers(rng, 63):
            if divisor & (divisor - 1) == 0:
                continue
            found = signed_reciprocal(divisor)
            assert found.factor < 1 << 64
            for size in around(numbers(rng, 63), divisor, (1 << 63) + 1):
                if size < 1 << 63:
                    assert size * found.factor >> (64 + found.shift) == size // divisor
                # Shifts round down, so a negative quotient comes out one too low.
                assert (-size * found.factor >> (64 + found.shift)) + (size > 0) == -(size // divisor)
