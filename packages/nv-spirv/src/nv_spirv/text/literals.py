"""Numbers and strings as SPIR-V's assembly writes them.

Finite normal floats of 32 and 64 bits are the shortest decimals that read back as the same bits; all other
floats (subnormals, infinities, NaNs with their payload, narrow and odd formats) are hexadecimal, where
infinity and NaN use the exponent above the greatest finite one: `0x1p+128`, `-0x1.8p+128`.
"""

from __future__ import annotations

import math
import re
import struct

from nv_spirv.errors import InvalidInput
from nv_spirv.grammar.operands import Number

# Exponent and mantissa bits by (width, encoding); encodings as in the table FPEncoding.
_FORMATS = {
    (16, -1): (5, 10),
    (32, -1): (8, 23),
    (64, -1): (11, 52),
    (16, 0): (8, 7),
    (8, 4214): (4, 3),
    (8, 4215): (5, 2),
}
_DECIMAL = re.compile(r"[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?", re.IGNORECASE)
_GREATEST_32 = (2 - 2.0**-23) * 2.0**127
_HEX = re.compile(r"(-?)0x([0-9a-f]*)(?:\.([0-9a-f]*))?p([-+]?\d+)", re.IGNORECASE)


def print_number(bits: int, number: Number) -> str | None:
    """A literal's bit pattern as text; None for a float format that has no spelling."""
    if number.kind == "uint":
        return str(bits)
    if number.kind == "int":
        return str(bits - (1 << number.width) if bits >> number.width - 1 else bits)
    layout = _FORMATS.get((number.width, number.encoding))
    if layout is None:
        return None
    exponent_bits, mantissa_bits = layout
    exponent = bits >> mantissa_bits & (1 << exponent_bits) - 1
    normal = 0 < exponent < (1 << exponent_bits) - 1
    if number.encoding == -1 and number.width > 16 and (normal or bits << 1 & (1 << number.width) - 1 == 0):
        return _decimal(bits, number.width)
    return _hexadecimal(bits, exponent_bits, mantissa_bits)


def _decimal(bits: int, width: int) -> str:
    if width == 64:
        return repr(struct.unpack("<d", struct.pack("<Q", bits))[0]).removesuffix(".0")
    packed = struct.pack("<I", bits)
    value = struct.unpack("<f", packed)[0]
    for digits in range(1, 9):
        text = f"{value:.{digits}g}"
        # A short decimal may round up past the greatest float32, which struct refuses to pack.
        if abs(float(text)) <= _GREATEST_32 and struct.pack("<f", float(text)) == packed:
            return text
    return f"{value:.9g}"


def _hexadecimal(bits: int, exponent_bits: int, mantissa_bits: int) -> str:
    sign = "-" if bits >> exponent_bits + mantissa_bits & 1 else ""
    mantissa = bits & (1 << mantissa_bits) - 1
    exponent = bits >> mantissa_bits & (1 << exponent_bits) - 1
    bias = (1 << exponent_bits - 1) - 1
    if exponent == 0:
        if mantissa == 0:
            return f"{sign}0x0p+0"
        shift = mantissa_bits + 1 - mantissa.bit_length()
        mantissa = mantissa << shift & (1 << mantissa_bits) - 1
        exponent = 1 - shift
    digits = (mantissa_bits + 3) // 4
    fraction = f"{mantissa << digits * 4 - mantissa_bits:0{digits}x}".rstrip("0")
    return f"{sign}0x1{'.' + fraction if fraction else ''}p{exponent - bias:+d}"


def parse_number(text: str, number: Number) -> int:
    """The bit pattern of a literal.

    Raises
    ------
    InvalidInput
        When the text is not such a number, or one that the type cannot hold.
    """
    try:
        if number.kind != "float":
            return _parse_integer(text, number)
        layout = _FORMATS.get((number.width, number.encoding))
        if layout is None:
            raise InvalidInput(f"floats of {number.width} bits in this encoding have no spelling")
        if "0x" in text.lower():
            return _parse_hexadecimal(text, *layout)
        return _parse_decimal(text, number.width, layout)
    except (ValueError, OverflowError):
        raise InvalidInput(
            f"{text!r} is not a literal of type {number.kind} with {number.width} bits"
        ) from None


def _parse_integer(text: str, number: Number) -> int:
    value = int(text, 0)
    if not -(1 << number.width - 1) <= value < 1 << number.width:
        raise OverflowError
    return value & (1 << number.width) - 1


def _parse_decimal(text: str, width: int, layout: tuple[int, int]) -> int:
    if not _DECIMAL.fullmatch(text):
        raise ValueError
    value = float(text)
    if math.isinf(value):
        raise OverflowError
    if width == 64:
        return int.from_bytes(struct.pack("<d", value), "little")
    if width == 32:
        return int.from_bytes(struct.pack("<f", value), "little")
    exponent_bits, mantissa_bits = layout
    bits = _parse_hexadecimal(value.hex(), exponent_bits, mantissa_bits)
    if bits >> mantissa_bits & (1 << exponent_bits) - 1 == (1 << exponent_bits) - 1:
        raise OverflowError  # rounded up to infinity
    return bits


def _parse_hexadecimal(text: str, exponent_bits: int, mantissa_bits: int) -> int:
    match = _HEX.fullmatch(text)
    if match is None:
        raise ValueError
    sign, whole, fraction, power = match.groups()
    fraction = fraction or ""
    significand = int((whole or "0") + fraction, 16)
    negative = 1 << exponent_bits + mantissa_bits if sign else 0
    if significand == 0:
        return negative
    bias = (1 << exponent_bits - 1) - 1
    # The value is significand · 2^(power - 4·digits); bring the leading one to the top of the mantissa.
    exponent = int(power) - 4 * len(fraction) + significand.bit_length() - 1 + bias
    shift = mantissa_bits - significand.bit_length() + 1
    if exponent < 1:
        shift += exponent - 1
        exponent = 0
    if exponent > (1 << exponent_bits) - 1:
        raise OverflowError
    mantissa = significand << shift if shift >= 0 else _round(significand, -shift)
    if exponent == 0:
        return negative | mantissa  # rounding up to the least normal carries into the exponent
    return negative | (exponent << mantissa_bits) + mantissa - (1 << mantissa_bits)


def _round(value: int, drop: int) -> int:
    """`value` without its lowest `drop` bits, rounded to nearest, ties to even."""
    kept, lost = value >> drop, value & (1 << drop) - 1
    half = 1 << drop - 1
    return kept + (lost > half or (lost == half and kept & 1))


def print_string(text: str) -> str:
    """A string in quotes; only the quote and the backslash are escaped."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def parse_string(token: str) -> str:
    """The string that a quoted token means: a backslash stands for the character after it."""
    return re.sub(r"\\(.)", r"\1", token[1:-1], flags=re.DOTALL)
