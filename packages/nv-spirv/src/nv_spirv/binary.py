"""A SPIR-V module as a header and a list of instructions: what every tool on bytes reads and writes.

An instruction is a tuple `(opcode, operand, operand, …)` of integers, without its word count, which its
length implies. Tuples compare, hash and slice at C speed; a class per instruction would cost more than most
passes do. The emitter does not use this module: it writes words directly.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from nv_spirv.errors import InvalidInput
from nv_spirv.origin import origin
from nv_spirv.words import HEADER_WORDS, MAGIC, to_bytes

Instruction = tuple[int, ...]
_MAGICS = (MAGIC.to_bytes(4, "little"), MAGIC.to_bytes(4, "big"))


class Binary(NamedTuple):
    """One SPIR-V module.

    Parameters
    ----------
    version : int
        The header's version word, `0x00MMmm00`.
    generator : int
        The header's generator word: tool number in the high half, its version in the low half.
    bound : int
        Every id is below it.
    schema : int
        The header's last word, reserved.
    instructions : Sequence[Instruction]
        In module order.
    """

    version: int
    generator: int
    bound: int
    schema: int
    instructions: Sequence[Instruction]

    def with_instructions(self, instructions: Iterable[Instruction], bound: int | None = None) -> Binary:
        """The same header around other instructions."""
        return self._replace(instructions=list(instructions), bound=bound or self.bound)

    def to_bytes(self) -> bytes:
        """Little-endian SPIR-V."""
        words = [MAGIC, self.version, self.generator, self.bound, self.schema]
        for instruction in self.instructions:
            words.append(len(instruction) << 16 | instruction[0])
            words += instruction[1:]
        return to_bytes(words)


def read_words(spirv: bytes) -> list[int]:
    """The words of a module of either byte order.

    Raises
    ------
    InvalidInput
        When the bytes cannot be a SPIR-V module: length, magic number, header.
    """
    if spirv[:4] not in _MAGICS:
        raise InvalidInput(f"not SPIR-V: it is {origin(bytes(spirv))}")
    if len(spirv) % 4:
        raise InvalidInput(
            f"not SPIR-V: {len(spirv)} bytes are not a whole number of 32-bit words; the module is cut off"
        )
    if len(spirv) < 4 * HEADER_WORDS:
        raise InvalidInput(f"not SPIR-V: {len(spirv)} bytes, a header alone takes {4 * HEADER_WORDS}")
    packed = array("I", spirv)
    if packed[0] != MAGIC:
        packed.byteswap()
    return packed.tolist()


def read(spirv: bytes | Binary) -> Binary:
    """Split a module into its instructions; one that is split already comes back.

    Raises
    ------
    InvalidInput
        When the bytes are not SPIR-V, or an instruction's length is 0 or runs past the end.

    Examples
    --------
    >>> nv_spirv.read(spirv).to_bytes() == spirv
    True
    """
    if isinstance(spirv, Binary):
        return spirv
    words = read_words(spirv)
    end = len(words)
    instructions: list[Instruction] = []
    append = instructions.append
    at = HEADER_WORDS
    while at < end:
        first = words[at]
        after = at + (first >> 16)
        if after == at or after > end:
            raise InvalidInput(
                f"word {at}: an instruction (opcode {first & 0xFFFF}) of {first >> 16} words"
                f" in a module of {end}: the module is cut off or damaged"
            )
        append((first & 0xFFFF, *words[at + 1 : after]))
        at = after
    return Binary(words[1], words[2], words[3], words[4], instructions)


def decode_string(words: Sequence[int], start: int = 0) -> tuple[str, int]:
    """The literal string that begins at `start`, and the index of the word after it.

    Bytes that are not UTF-8 become surrogates (`surrogateescape`), so that `encode_string` gives them back.
    """
    data = to_bytes(words[start:])
    end = data.find(0)
    if end < 0:
        raise InvalidInput("a literal string without the NUL that ends it")
    return data[:end].decode("utf-8", "surrogateescape"), start + end // 4 + 1


def encode_string(text: str) -> tuple[int, ...]:
    """A literal string as words, with its NUL and padding."""
    data = text.encode("utf-8", "surrogateescape") + b"\0"
    data += bytes(-len(data) % 4)
    return tuple(int.from_bytes(data[at : at + 4], "little") for at in range(0, len(data), 4))
