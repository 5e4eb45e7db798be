"""Scaled reciprocals by which a division of 64-bit integers by a constant becomes a multiplication.

Granlund and Montgomery, Division by invariant integers using multiplication, PLDI 1994; Warren, Hacker's Delight, 2nd
edition, chapter 10.
"""

from __future__ import annotations

from dataclasses import dataclass

_BITS = 64
_HALF = 1 << (_BITS - 1)


@dataclass(frozen=True)
class Reciprocal:
    """A scaled reciprocal: `x // divisor` is `x * factor >> (64 + shift)` for every x below a power of two."""

    factor: int
    shift: int


def reciprocal(divisor: int, bits: int = _BITS) -> Reciprocal:
    """Return the smallest reciprocal that is exact for every dividend below 2**bits; its factor may have 65 bits."""
    for shift in range(_BITS + 1):
        power = 1 << (_BITS + shift)
        factor = -(-power // divisor)
        if factor * divisor - power <= 1 << (_BITS + shift - bits):
            return Reciprocal(factor, shift)
    raise AssertionError("a shift by the divisor's width always suffices")


def signed_reciprocal(divisor: int) -> Reciprocal:
    """Return a reciprocal of 64 bits that is exact, rounding down, for the sizes of all signed 64-bit integers."""
    limit = _HALF - 1 - _HALF % divisor
    power = _BITS
    while 1 << power <= limit * (divisor - (1 << power) % divisor):
        power += 1
    return Reciprocal(((1 << power) + divisor - (1 << power) % divisor) // divisor, power - _BITS)
