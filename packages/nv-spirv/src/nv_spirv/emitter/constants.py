"""LLVM's literals: numbers, aggregates, and the bytes that an initialiser puts in memory."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable

from ..errors import InvalidInput, Unsupported
from .delimiters import split_top
from .types import Array, Float, Int, Pointer, Struct, Type, Types, Vector, packed_bits

ZEROS = frozenset({"zeroinitializer", "undef", "poison", "null", "none"})
_HEX_FLOAT = re.compile(r"0x([HRKLM]?)([0-9A-Fa-f]+)|f0x([0-9A-Fa-f]+)")
_BYTE = re.compile(rb"\\([0-9A-Fa-f]{2})|\\(\\)")

Parts = Callable[[Type, str], object]


def int_literal(text: str) -> int:
    """Return the value of an integer literal."""
    if text in ("true", "false"):
        return int(text == "true")
    if text in ZEROS:
        return 0  # undef and poison may be anything; always the same value keeps freeze consistent
    if text[:3] in ("u0x", "s0x"):
        return int(text[3:], 16)
    try:
        return int(text)
    except ValueError:
        raise InvalidInput(f"not an integer constant: {text!r}") from None


def float_bits(kind: Float, text: str) -> int:
    """Return the bits of a float literal; LLVM writes float's hexadecimal form as the bits of the double."""
    if text in ZEROS:
        return 0
    match = _HEX_FLOAT.fullmatch(text)
    if match is not None and (match[1] or match[3]):
        return int(match[2] or match[3], 16)
    try:
        double = int(match[2], 16) if match else struct.unpack("<Q", struct.pack("<d", float(text)))[0]
    except ValueError:
        raise InvalidInput(f"not a float constant: {text!r}") from None
    return double if kind.width == 64 else _narrowed(double, kind)


def _narrowed(double: int, kind: Float) -> int:
    """Convert the bits of a double that the narrower type can represent, NaN payload included."""
    exponent_bits, fraction_bits = {"half": (5, 10), "bfloat": (8, 7), "float": (8, 23)}[kind.name]
    sign, exponent, fraction = double >> 63, double >> 52 & 0x7FF, double & ((1 << 52) - 1)
    top = (1 << exponent_bits) - 1
    if exponent == 0x7FF:
        narrow = top << fraction_bits | fraction >> (52 - fraction_bits)
    elif kind.name == "half":
        value: float = struct.unpack("<d", struct.pack("<Q", double))[0]
        narrow = struct.unpack("<H", struct.pack("<e", abs(value)))[0]
    else:
        value = struct.unpack("<d", struct.pack("<Q", double))[0]
        narrow = struct.unpack("<I", struct.pack("<f", abs(value)))[0] >> (23 - fraction_bits)
    return sign << (kind.width - 1) | narrow


def element_types(kind: Type) -> tuple[Type, ...]:
    """Return the types of an aggregate's parts; empty for a scalar."""
    if isinstance(kind, Vector | Array):
        return (kind.element,) * kind.count
    return kind.fields if isinstance(kind, Struct) else ()


def element_texts(kind: Type, text: str, types: Types) -> list[str]:
    """Return the literals of an aggregate literal's parts."""
    count = len(element_types(kind))
    if text in ZEROS:
        return [text] * count
    if text.startswith("splat ("):
        return [types.prefix(text[7:-1])[1]] * count
    if text.startswith('c"'):
        return [str(byte) for byte in string_bytes(text)]
    inner = text[2:-2] if text.startswith("<{") else text[1:-1]
    if text[:1] not in ("[", "{", "<"):
        raise InvalidInput(f"not an aggregate constant: {text[:80]!r}")
    parts = [types.prefix(part)[1] for part in split_top(inner.strip()) if part]
    if len(parts) != count:
        raise InvalidInput(f"an aggregate of {count} parts has {len(parts)} constants: {text[:80]!r}")
    return parts


def string_bytes(text: str) -> bytes:
    r"""Return the bytes of ``c"..."``."""
    return _BYTE.sub(lambda m: b"\\" if m[2] else bytes([int(m[1], 16)]), text[2:-1].encode("latin-1"))


def memory_bytes(kind: Type, text: str, types: Types) -> bytes:
    """Return the bytes that a constant of this type has in memory."""
    if text in ZEROS:
        return bytes(kind.size)
    if isinstance(kind, Int):
        value = int_literal(text) & ((1 << kind.width) - 1)
        return value.to_bytes(kind.size, "little")
    if isinstance(kind, Float):
        return float_bits(kind, text).to_bytes(kind.size, "little")
    if isinstance(kind, Pointer):
        raise Unsupported(
            f"a constant table of pointers ({text[:60]}); pass the arrays as arguments and choose by index"
        )
    if text.startswith('c"'):
        return string_bytes(text)
    data = bytearray(kind.size)
    if packed := packed_bits(kind):
        width = packed.width // len(element_types(kind))
        numbers = [int_literal(literal) % (1 << width) for literal in element_texts(kind, text, types)]
        total = sum(number << width * index for index, number in enumerate(numbers))
        return total.to_bytes(kind.size, "little")
    offset = 0
    for index, (part, literal) in enumerate(
        zip(element_types(kind), element_texts(kind, text, types), strict=True)
    ):
        if isinstance(kind, Struct):
            offset = kind.offsets[index]
        data[offset : offset + part.size] = memory_bytes(part, literal, types)
        offset += part.size if not isinstance(kind, Vector) else part.stored
    return bytes(data)
