"""`fold_spec_constants` does what its header says."""

from __future__ import annotations

import pytest

from nv_spirv import disassemble, reflect
from nv_spirv.binary import read
from nv_spirv.errors import InvalidInput, Unsupported
from nv_spirv.passes import fold_spec_constants

SPECIALIZED = {
    "declared": """
        %k = OpSpecConstant %i32 4
        %flag = OpSpecConstantTrue %bool
        %half = OpSpecConstant %f32 0.5
        %twice = OpSpecConstantOp %i32 IMul %k %i5
        %less = OpSpecConstantOp %bool SLessThan %twice %i5
        %pick = OpSpecConstantOp %i32 Select %less %k %i5
        %both = OpSpecConstantComposite %pair %k %pick""",
    "annotated": "OpDecorate %k SpecId 3\nOpDecorate %flag SpecId 4\nOpDecorate %half SpecId 5",
    "names": "\n".join(
        f'OpName %{name} "{name}"' for name in ("k", "flag", "half", "twice", "less", "pick", "both")
    ),
}


SPECIALIZED["declared"] = "%pair = OpTypeVector %i32 2\n" + SPECIALIZED["declared"]


def test_fold_to_defaults(shader, spirv_tools, run, lines):
    after = run("fold_spec_constants", shader.module(**SPECIALIZED))
    found = {line.split(" = ")[0]: line.split(" = ")[1] for line in lines(after) if " = " in line}
    assert "Spec" not in disassemble(after)
    assert found["%k"].startswith("OpConstant ") and found["%k"].endswith(" 4")
    assert found["%twice"].endswith(" 20")
    assert found["%less"].startswith("OpConstantFalse")
    assert found["%pick"].endswith(" 5")
    assert found["%both"].startswith("OpConstantComposite")
    assert spirv_tools.validate(after) is None


def test_fold_to_chosen_values(shader, spirv_tools, run, lines, controls):
    module = fold_spec_constants.run(read(shader.module(**SPECIALIZED)), controls, {3: -2, 4: False, 5: 0.25})
    after = module.to_bytes()
    found = {line.split(" = ")[0]: line.split(" = ")[1] for line in lines(after) if " = " in line}
    assert found["%k"].endswith(" -2")
    assert found["%flag"].startswith("OpConstantFalse")
    assert found["%half"].endswith(" 0.25")
    assert found["%twice"].endswith(" -10")
    assert found["%less"].startswith("OpConstantTrue")
    assert found["%pick"].endswith(" -2")
    assert spirv_tools.validate(after) is None


def test_fold_leaves_the_others(shader, spirv_tools, run, controls):
    after = fold_spec_constants.run(read(shader.module(**SPECIALIZED)), controls, {5: 1}).to_bytes()
    assert [constant.id for constant in reflect(after).spec_constants] == [3, 4]
    assert "OpSpecConstantOp" in disassemble(after)
    assert spirv_tools.validate(after) is None


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({9: 1}, r"no specialization constant 9; it has \[3, 4, 5\]"),
        ({3: 1 << 40}, "not a literal of type int"),
        ({3: 0.5}, "0.5"),
    ],
)
def test_fold_refuses_what_cannot_be(shader, values, message, run, controls):
    with pytest.raises(InvalidInput, match=message):
        fold_spec_constants.run(read(shader.module(**SPECIALIZED)), controls, values)


@pytest.mark.parametrize(
    ("operation", "a", "b", "result"),
    [
        ("IAdd", 2147483647, 1, -2147483648),
        ("ISub", 0, 1, -1),
        ("IMul", 65536, 65536, 0),
        ("SDiv", -7, 2, -3),
        ("SRem", -7, 2, -1),
        ("SMod", -7, 2, 1),
        ("SDiv", -2147483648, -1, -2147483648),
        ("ShiftLeftLogical", 1, 31, -2147483648),
        ("ShiftRightLogical", -1, 28, 15),
        ("ShiftRightArithmetic", -16, 2, -4),
        ("BitwiseAnd", 12, 10, 8),
        ("BitwiseOr", 12, 10, 14),
        ("BitwiseXor", 12, 10, 6),
    ],
)
def test_folded_integers(shader, operation, a, b, result, run, lines):
    spirv = shader.module(
        declared=f"%a = OpConstant %i32 {a}\n%b = OpConstant %i32 {b}\n%c = OpSpecConstantOp %i32 {operation} %a %b",
        names='OpName %c "c"',
    )
    (line,) = [line for line in lines(run("fold_spec_constants", spirv)) if line.startswith("%c = ")]
    assert line.startswith("%c = OpConstant ") and line.split()[-1] == str(result)


@pytest.mark.parametrize(("operation", "result"), [("UDiv", 2147483647), ("UMod", 1)])
def test_folded_unsigned_integers(shader, operation, result, run, lines):
    spirv = shader.module(
        declared=f"%a = OpConstant %u32 4294967295\n%c = OpSpecConstantOp %u32 {operation} %a %u2",
        names='OpName %c "c"',
    )
    (line,) = [line for line in lines(run("fold_spec_constants", spirv)) if line.startswith("%c = ")]
    assert line.startswith("%c = OpConstant ") and line.endswith(f" {result}")


def test_fold_refuses_to_empty_an_array(shader, run, controls):
    spirv = shader.module(
        declared="%n = OpSpecConstant %u32 8\n%tile = OpTypeArray %u32 %n\n%to = OpTypePointer Workgroup %tile",
        annotated="OpDecorate %n SpecId 0",
    )
    with pytest.raises(Unsupported, match="of 0 elements"):
        fold_spec_constants.run(read(spirv), controls, {0: 0})


@pytest.mark.parametrize(("operation", "b"), [("SDiv", 0), ("SMod", 0), ("ShiftLeftLogical", 32)])
def test_what_is_undefined_is_not_folded(shader, operation, b, run):
    spirv = shader.module(declared=f"%b = OpConstant %i32 {b}\n%c = OpSpecConstantOp %i32 {operation} %i5 %b")
    assert "OpSpecConstantOp" in disassemble(run("fold_spec_constants", spirv))
