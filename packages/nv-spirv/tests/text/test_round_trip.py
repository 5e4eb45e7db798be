"""Text and bytes turn into each other without loss, in the spelling of the Khronos tools."""

from __future__ import annotations

import pytest

from nv_spirv import assemble, disassemble
from nv_spirv.binary import Binary, encode_string
from nv_spirv.errors import InvalidInput
from nv_spirv.grammar import op

CASES = ("everything", "loops")


@pytest.mark.parametrize("name", CASES)
def test_a_case_is_its_own_disassembly(case, name):
    assert disassemble(assemble(case(name))) == case(name)


@pytest.mark.parametrize("name", CASES)
def test_spirv_as_makes_the_same_words(case, spirv_tools, name):
    ours = assemble(case(name))
    # The generator and the bound are the assembler's own; everything else is the text's.
    theirs = spirv_tools.assemble(case(name))
    assert theirs[20:] == ours[20:]


def test_the_header_survives():
    spirv = Binary(0x10300, 0x0008000B, 77, 3, []).to_bytes()
    text = disassemble(spirv)
    assert "; Version: 1.3" in text
    assert "; Generator: 0x0008000b" in text
    assert "; Bound: 77" in text
    assert assemble(text) == spirv


def test_an_odd_version_word_and_a_bound_too_small_survive():
    spirv = Binary(0x77010309, 0, 2, 0, [(op.TypeVoid, 9)]).to_bytes()
    assert assemble(disassemble(spirv)) == spirv


def test_big_endian_modules_are_read():
    little = Binary(0x10300, 0, 5, 0, [(op.Capability, 1)]).to_bytes()
    big = b"".join(little[at : at + 4][::-1] for at in range(0, len(little), 4))
    assert disassemble(big) == disassemble(little)


@pytest.mark.parametrize(
    "instruction",
    [
        (60000, 1, 2),  # an unknown opcode
        (op.Capability, 60000),  # an unknown enumerant
        (op.Name, 1, 0x00000061 | 0x7F000000),  # padding that is not zero
        (op.Name, 1, 0x61616161),  # a string that does not end
        (op.TypeInt, 1, 32),  # cut off
        (op.TypeVoid, 1, 2),  # too long
        (op.Constant, 5, 6, 7),  # a literal whose type is unknown
        (op.TypeVoid, 0),  # id 0
    ],
)
def test_what_has_no_spelling_becomes_raw_words(instruction):
    spirv = Binary(0x10600, 0, 10, 0, [instruction]).to_bytes()
    text = disassemble(spirv)
    assert f"!0x{len(instruction) << 16 | instruction[0]:08x}" in text
    assert assemble(text) == spirv


@pytest.mark.parametrize("text", ["", "plain", 'a "quoted" \\ word', "two\nlines ; no comment", "naïve ☃"])
def test_strings_survive(spirv_tools, text):
    spirv = Binary(0x10600, 0, 2, 0, [(op.String, 1, *encode_string(text))]).to_bytes()
    assert assemble(disassemble(spirv)) == spirv
    assert spirv_tools.assemble(disassemble(spirv))[20:] == spirv[20:]


def test_bytes_that_are_not_utf8_survive():
    spirv = Binary(0x10600, 0, 2, 0, [(op.String, 1, 0x000080FF)]).to_bytes()
    assert assemble(disassemble(spirv)) == spirv


def test_a_name_that_looks_like_the_header_is_only_a_name():
    instructions = [(op.TypeVoid, 3), (op.Name, 3, *encode_string("Bound word: 99"))]
    spirv = Binary(0x10600, 0, 4, 0, instructions).to_bytes()
    assert assemble(disassemble(spirv)) == spirv


def test_names_stand_as_comments():
    text = disassemble(assemble('OpName %3 "answer"\n%3 = OpTypeVoid'))
    assert "%3 = OpTypeVoid ; answer" in text


def test_friendly_ids_are_unique_and_assemble():
    text = disassemble(
        assemble(
            'OpName %3 "a b"\nOpName %4 "a.b"\nOpName %5 "7"\n%3 = OpTypeVoid\n%4 = OpTypeBool\n%5 = OpTypeInt 32 0'
        ),
        friendly=True,
    )
    assert "%a_b = OpTypeVoid" in text
    assert "%a_b_4 = OpTypeBool" in text
    assert "%_7_5 = OpTypeInt 32 0" in text
    assert len(assemble(text)) == len(assemble(text.replace("a_b_4", "other")))


def test_named_ids_get_the_numbers_left_over():
    text = "%void = OpTypeVoid\n%1 = OpTypeBool\n%fn = OpTypeFunction %void"
    assert "%3 = OpTypeFunction %2" in disassemble(assemble(text))


def test_every_row_of_the_grammar_reads_like_spirv_dis(fuzz, spirv_tools):
    assert fuzz("grammar_rows").run(count=2, seed=11) == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("OpNothing", "line 1: unknown instruction OpNothing"),
        ("\n\nOpCapability Shade", "line 3: 'Shade' is not a valid Capability"),
        ("OpTypeVoid", "line 1: OpTypeVoid needs a result id"),
        ("%1 = OpCapability Shader", "line 1: OpCapability has no result id"),
        ("%1 = OpTypeInt 32", "line 1: a number is missing"),
        ("%1 = OpTypeInt 32 0 7", "line 1: OpTypeInt: '7' is more than its operands"),
        ('OpExtension "open', "line 1: a string that does not end"),
        ("%1 = OpConstant %2 7", "line 1: OpConstant: %2 gives its literals no type"),
        (
            "%1 = OpTypeInt 8 1\n%2 = OpConstant %1 300",
            "line 2: '300' is not a literal of type int with 8 bits",
        ),
        (
            "%1 = OpTypeFloat 32\n%2 = OpConstant %1 1e999",
            "line 2: '1e999' is not a literal of type float with 32 bits",
        ),
        ("%! = OpTypeVoid", "line 1: '%!' is not an id"),
        ("%0 = OpTypeVoid", "line 1: '%0' is not an id"),
        ("hello", "line 1: expected an instruction, not 'hello'"),
        ("!0x00030011 !1", "line 1: raw words that are not a whole instruction"),
    ],
)
def test_errors_name_the_line(text, message):
    with pytest.raises(InvalidInput) as caught:
        assemble(text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "it is empty"),
        (b"\x03\x02\x23\x07abc", "7 bytes are not a whole number of 32-bit words; the module is cut off"),
        (b"\x03\x02\x23\x07abcd", "8 bytes, a header alone takes 20"),
        (b"LLVM" * 5, "it is text that begins 'LLVMLLVM"),
        (b"\xc8\xc9\xca\xcb" * 5, "it is bytes that begin c8 c9 ca cb"),
        (Binary(0x10600, 0, 1, 0, [(op.Capability, 1)]).to_bytes()[:-4], "cut off"),
        (Binary(0x10600, 0, 1, 0, []).to_bytes() + bytes(4), "an instruction (opcode 0) of 0 words"),
    ],
)
def test_what_is_no_module_is_refused(data, message):
    with pytest.raises(InvalidInput, match=message.replace("(", r"\(").replace(")", r"\)")):
        disassemble(data)
