"""Literal words to Python numbers and back, by numeric type."""

from __future__ import annotations

import struct
from collections.abc import Sequence

from nv_spirv.binary import Instruction
from nv_spirv.declarations import Declarations
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import Number

Value = bool | int | float | None


def bits_of(words: Sequence[int], number: Number) -> int:
    """The bit pattern that literal words hold, without the padding above the type's width."""
    whole = sum(word << 32 * at for at, word in enumerate(words))
    return whole & (1 << number.width) - 1


def words_of(bits: int, number: Number) -> tuple[int, ...]:
    """A bit pattern as literal words; a narrow signed integer is sign-extended to a word, all else zero-extended."""
    bits &= (1 << number.width) - 1
    if number.kind == "int" and number.width % 32 and bits >> number.width - 1:
        bits |= (1 << 32 * number.words) - (1 << number.width)
    return tuple(bits >> 32 * at & 0xFFFFFFFF for at in range(number.words))


def value_of(words: Sequence[int], number: Number) -> int | float | None:
    """The number that literal words hold; None for a float of a width or encoding Python lacks."""
    bits = bits_of(words, number)
    if number.kind == "uint":
        return bits
    if number.kind == "int":
        return bits - (1 << number.width) if bits >> number.width - 1 else bits
    if number.encoding != -1:
        if number.encoding == 0 and number.width == 16:  # bfloat16: the upper half of a float32
            return float(struct.unpack("<f", struct.pack("<I", bits << 16))[0])
        return None
    if number.width == 16:
        return float(struct.unpack("<e", struct.pack("<H", bits))[0])
    if number.width == 32:
        return float(struct.unpack("<f", struct.pack("<I", bits))[0])
    if number.width == 64:
        return float(struct.unpack("<d", struct.pack("<Q", bits))[0])
    return None


def constant_value(found: Declarations, declared: Instruction) -> Value:
    """The value of a scalar constant, the default of a specialization constant; None for any other."""
    opcode = declared[0]
    if opcode in (op.ConstantTrue, op.SpecConstantTrue):
        return True
    if opcode in (op.ConstantFalse, op.SpecConstantFalse):
        return False
    number = found.number(declared[1])
    if number is None or opcode not in (op.Constant, op.SpecConstant, op.ConstantNull):
        return None
    if opcode == op.ConstantNull:
        return 0.0 if number.kind == "float" else 0
    return value_of(declared[3:], number) if len(declared) == 3 + number.words else None
