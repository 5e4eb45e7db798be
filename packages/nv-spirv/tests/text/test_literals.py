"""Numbers survive the text bit for bit, in a spelling that spirv-as reads alike."""

from __future__ import annotations

import random

import pytest

from nv_spirv import assemble, disassemble
from nv_spirv.binary import Binary
from nv_spirv.errors import InvalidInput
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import Number
from nv_spirv.numbers import words_of
from nv_spirv.text.literals import parse_number, print_number

FLOATS = [
    (Number("float", 16), (op.TypeFloat, 1, 16)),
    (Number("float", 32), (op.TypeFloat, 1, 32)),
    (Number("float", 64), (op.TypeFloat, 1, 64)),
    (Number("float", 16, 0), (op.TypeFloat, 1, 16, 0)),
    (Number("float", 8, 4214), (op.TypeFloat, 1, 8, 4214)),
    (Number("float", 8, 4215), (op.TypeFloat, 1, 8, 4215)),
]
INTEGERS = [
    (Number(kind, width), (op.TypeInt, 1, width, int(kind == "int")))
    for kind in ("int", "uint")
    for width in (8, 16, 32, 64)
]


@pytest.mark.parametrize(("number", "declared"), FLOATS + INTEGERS, ids=str)
def test_random_bit_patterns_survive(spirv_tools, number, declared):
    rng = random.Random(number.width)
    top = 1 << number.width
    patterns = [0, 1, top - 1, top >> 1, (top >> 1) - 1, (top >> 1) + 1]
    patterns += [rng.randrange(top) for _ in range(300)]
    constants = [(op.Constant, 1, 2 + at, *words_of(bits, number)) for at, bits in enumerate(patterns)]
    spirv = Binary(0x10600, 0, len(patterns) + 2, 0, [declared, *constants]).to_bytes()
    text = disassemble(spirv)
    assert "!0x" not in text
    assert assemble(text) == spirv
    assert spirv_tools.assemble(text)[20:] == spirv[20:]


@pytest.mark.parametrize(
    ("bits", "number", "text"),
    [
        (0x3F800000, Number("float", 32), "1"),
        (0x3DCCCCCD, Number("float", 32), "0.1"),
        (0x7F7FFFFF, Number("float", 32), "3.40282347e+38"),
        (0x80000000, Number("float", 32), "-0"),
        (0x00000001, Number("float", 32), "0x1p-149"),
        (0x7F800000, Number("float", 32), "0x1p+128"),
        (0xFFC00001, Number("float", 32), "-0x1.800002p+128"),
        (0x3C00, Number("float", 16), "0x1p+0"),
        (0x3FB999999999999A, Number("float", 64), "0.1"),
        (0xFF, Number("int", 8), "-1"),
        (0xFF, Number("uint", 8), "255"),
    ],
)
def test_spelling(bits, number, text):
    assert print_number(bits, number) == text
    assert parse_number(text, number) == bits


def test_decimals_round_to_nearest_even_in_half():
    half = Number("float", 16)
    assert parse_number("0.1", half) == 0x2E66
    assert parse_number("2049", half) == 0x6800  # halfway between 2048 and 2050
    assert parse_number("2051", half) == 0x6802  # halfway between 2050 and 2052
    assert parse_number("65519", half) == 0x7BFF


@pytest.mark.parametrize(
    ("text", "width"), [("65520", 16), ("3.5e38", 32), ("1e999", 64), ("inf", 32), ("nan", 64)]
)
def test_a_decimal_beyond_the_greatest_float_is_refused(text, width):
    with pytest.raises(InvalidInput):
        parse_number(text, Number("float", width))


@pytest.mark.parametrize("text", ["", "x", "1.5", "0x", "--1", "1 2"])
def test_what_is_no_integer_is_refused(text):
    with pytest.raises(InvalidInput):
        parse_number(text, Number("int", 32))
