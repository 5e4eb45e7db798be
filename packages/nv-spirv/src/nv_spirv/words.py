"""SPIR-V at the level of words: the header, strings, one instruction.

A module is a sequence of 32-bit words; each instruction begins with its word count and opcode.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable

MAGIC = 0x07230203
GENERATOR = 0  # unregistered
HEADER_WORDS = 5
MOST_WORDS = 0xFFFF  # of one instruction: its word count has 16 bits


def string_words(text: str) -> list[int]:
    """Return the words of a literal string: UTF-8, ended by a NUL, padded with zeros."""
    data = text.encode("utf-8") + b"\0"
    data += b"\0" * (-len(data) % 4)
    return [int.from_bytes(data[i : i + 4], "little") for i in range(0, len(data), 4)]


def instruction(opcode: int, *operands: int) -> tuple[int, ...]:
    """Return the words of one instruction."""
    return ((len(operands) + 1) << 16 | opcode, *operands)


def header(version: tuple[int, int], bound: int) -> list[int]:
    """Return the five words every module begins with."""
    return [MAGIC, version[0] << 16 | version[1] << 8, GENERATOR, bound, 0]


def to_bytes(words: Iterable[int]) -> bytes:
    """Return the words as little-endian bytes."""
    packed = array("I", words)
    if sys.byteorder == "big":
        packed.byteswap()
    return packed.tobytes()
