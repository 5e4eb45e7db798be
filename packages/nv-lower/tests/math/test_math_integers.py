"""128-bit division against Python's integers."""

from __future__ import annotations

import ctypes
import random
import sys
from typing import Any

import pytest

MASK = (1 << 128) - 1
WORD = (1 << 64) - 1


class Words(ctypes.Structure):
    """How the x86-64 convention returns an i128."""

    _fields_ = (("low", ctypes.c_uint64), ("high", ctypes.c_uint64))


def signed(x: int) -> int:
    return x - (x >> 127 << 128)


def truncated(a: int, b: int) -> int:
    """The quotient rounded towards zero."""
    q = abs(a) // abs(b)
    return -q if (a < 0) != (b < 0) else q


WANTED = {
    "__udivti3": lambda a, b: a // b,
    "__umodti3": lambda a, b: a % b,
    "__divti3": lambda a, b: truncated(signed(a), signed(b)) & MASK,
    "__modti3": lambda a, b: (signed(a) - truncated(signed(a), signed(b)) * signed(b)) & MASK,
}


def numbers(count: int, seed: int) -> list[int]:
    """Numbers of many lengths, powers of two and their neighbours, and long runs of ones among them."""
    source = random.Random(seed)
    found = [0, 1, 2, WORD, WORD + 1, MASK, MASK >> 1, (MASK >> 1) + 1]
    while len(found) < count:
        length = source.choice([1, 8, 31, 32, 33, 63, 64, 65, 96, 127, 128])
        kind = source.randrange(3)
        if kind == 0:
            x = source.getrandbits(length)
        elif kind == 1:
            x = ((1 << length) - 1) ^ source.getrandbits(source.choice([1, 4, 30]))
        else:
            x = (1 << length) + source.randint(-2, 2)
        found.append(x & MASK)
    source.shuffle(found)
    return found


@pytest.mark.skipif(
    sys.platform != "linux", reason="the calling convention of i128 below is that of x86-64 Linux"
)
@pytest.mark.parametrize("name", WANTED)
def test_division_agrees_with_python(function: Any, name: str) -> None:
    address = ctypes.cast(function(name, "v"), ctypes.c_void_p).value
    divide = ctypes.CFUNCTYPE(Words, *[ctypes.c_uint64] * 4)(address)
    for a, b in zip(numbers(20_000, 1), numbers(20_000, 2), strict=True):
        if b:
            got = divide(a & WORD, a >> 64, b & WORD, b >> 64)
            assert got.low | got.high << 64 == WANTED[name](a, b), (a, b)
