"""Operands that are masks: which bits there are, and how many further words each asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import InvalidInput
from .spirv_words import Op

if TYPE_CHECKING:
    from .structure import Operands
    from .value_types import Types

MEMORY_BITS = {1: 0, 2: 1, 4: 0, 8: 1, 16: 1, 32: 0}  # Aligned, MakePointerAvailable and …Visible take a word
IMAGE_BITS = {
    **dict.fromkeys((1, 2, 8, 16, 32, 64, 128, 256, 512, 0x10000), 1), 4: 2,
    **dict.fromkeys((0x400, 0x800, 0x1000, 0x2000, 0x4000), 0),
}  # fmt: skip
SAMPLED = (87, 88, 96, 97, 100, 105)  # take an image with a sampler
LOOP_BITS = {1: 0, 2: 0, 4: 0, 8: 1, 16: 1, 32: 1, 64: 1, 128: 1, 256: 1}


def _words_after(mask: int, bits: dict[int, int], what: str) -> int:
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
        count = _words_after(mask, MEMORY_BITS, "a memory access")
        if count > len(words):
            raise InvalidInput("a memory access lacks operands")
        if mask & 2 and (not words[0] or words[0] & (words[0] - 1)):
            raise InvalidInput(f"the alignment {words[0]} is no power of two")
        words = words[count:]
        if o.op not in (Op.CopyMemory, Op.CopyMemorySized) and words:
            raise InvalidInput("a memory access has too many operands")


def image(types: Types, o: Operands) -> None:
    """What image instructions read from and ask, with their optional mask."""
    kind = types.kind(o.values[0])
    if kind is not None and kind[0] != ("sampled image" if o.op in SAMPLED else "image"):
        raise InvalidInput(f"an image instruction takes id {o.values[0]}, which is a {kind[0]}")
    if o.literals and _words_after(o.literals[0], IMAGE_BITS, "an image operand") != len(o.literals) - 1:
        raise InvalidInput("an image instruction has too few or too many operands")


def loop_control(types: Types, o: Operands) -> None:
    if o.literals[0] < 0x10000 and _words_after(o.literals[0], LOOP_BITS, "a loop") != len(o.literals) - 1:
        raise InvalidInput("a loop control has too few or too many operands")


def selection_control(types: Types, o: Operands) -> None:
    if o.literals[0] > 3:
        raise InvalidInput(f"a selection has unknown bits {o.literals[0]:#x}")
