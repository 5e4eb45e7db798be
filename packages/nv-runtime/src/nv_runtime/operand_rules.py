"""Operands that are masks: which bits there are, and how many further words each asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import InvalidInput
from .spirv_words import Op

if TYPE_CHECKING:
    from .structure import Operands
    from .value_types import Types

MEMORY_BITS = {1: 0, 2: 1, 4: 0, 8: 1, 16: 1, 32: 0}  # Aligned, MakePointerAvailable and …Visible take a word
LOOP_BITS = {1: 0, 2: 0, 4: 0, 8: 1, 16: 1, 32: 1, 64: 1, 128: 1, 256: 1}


def words_after(mask: int, bits: dict[int, int], what: str) -> int:
    count, left = 0, mask
    for bit, words in bits.items():
        if mask & bit:
            count, left = count + words, left & ~bit
    if left:
        raise InvalidInput(f"{what} has unknown bits {left:#x}")
    return count


def memory_access(types: Types, o: Operands) -> None:
    """The optional masks of loads, stores and copies."""
    words = list(o.literals)
    while words:
        mask = words.pop(0)
        count = words_after(mask, MEMORY_BITS, "a memory access")
        if count > len(words):
            raise InvalidInput("a memory access lacks operands")
        if mask & 2 and (not words[0] or words[0] & (words[0] - 1)):
            raise InvalidInput(f"the alignment {words[0]} is no power of two")
        words = words[count:]
        if o.op not in (Op.CopyMemory, Op.CopyMemorySized) and words:
            raise InvalidInput("a memory access has too many operands")


def loop_control(types: Types, o: Operands) -> None:
    if words_after(o.literals[0], LOOP_BITS, "a loop") != len(o.literals) - 1:
        raise InvalidInput("a loop control has too few or too many operands")


def selection_control(types: Types, o: Operands) -> None:
    if o.literals[0] > 3:
        raise InvalidInput(f"a selection has unknown bits {o.literals[0]:#x}")
