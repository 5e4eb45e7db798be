"""Each pass does what its header says, and leaves a valid module valid."""

from __future__ import annotations

import pytest

from nv_spirv import Options, assemble, disassemble, finish, reflect, violations
from nv_spirv.binary import read
from nv_spirv.errors import InvalidInput, Unsupported
from nv_spirv.finishing import FINISH, PASSES
from nv_spirv.passes import fold_spec_constants

CASES = ("everything", "loops", "opencl")
CONTROLS = Options(
    features=frozenset({"shaderSignedZeroInfNanPreserveFloat32", "shaderRoundingModeRTEFloat32"})
)


def run(name, spirv, options=CONTROLS):
    return finish(spirv, options, (name,))


def lines(spirv):
    """The module's lines without result ids' columns."""
    return [line.split(" ; ")[0].strip() for line in disassemble(spirv, friendly=True).splitlines()]


@pytest.mark.parametrize("name", [*PASSES, "FINISH"])
@pytest.mark.parametrize("which", CASES)
def test_a_valid_module_stays_valid(case, spirv_tools, name, which):
    before = assemble(case(which))
    after = finish(before, CONTROLS, FINISH if name == "FINISH" else (name,))
    assert violations(after) == []
    assert spirv_tools.validate(after) is None


@pytest.mark.parametrize("name", [*PASSES, "FINISH"])
@pytest.mark.parametrize("which", CASES)
def test_a_second_run_changes_nothing(case, name, which):
    passes = FINISH if name == "FINISH" else (name,)
    once = finish(assemble(case(which)), CONTROLS, passes)
    assert finish(once, CONTROLS, passes) == once


def test_strip_keeps_what_reflection_reads(case):
    before = assemble(case("everything"))
    after = run("strip", before)
    assert reflect(after) == reflect(before)
    assert len(after) < len(before)
    assert not [line for line in lines(after) if line.startswith(("OpLine", "OpSource"))]
    assert 'OpName %main "main"' in lines(before)
    assert 'OpName %main "main"' not in lines(after)


def test_strip_keeps_notes_and_opencl_reflection(shader, case):
    noted = shader.module(names='%s = OpString "nv.a: 1"\n%t = OpString "other"')
    assert reflect(run("strip", noted)).notes == {"a": 1}
    assert "other" not in disassemble(run("strip", noted))
    assert reflect(run("strip", assemble(case("opencl")))).clspv == reflect(assemble(case("opencl"))).clspv


def test_dead_code_drops_values_functions_and_types(shader):
    spirv = shader.module(
        "%a = OpIAdd %u32 %u1 %u1\n%b = OpIMul %u32 %a %a\n"
        "%p = OpAccessChain %to_u32 %buffer %u0 %u0\nOpStore %p %u2\n%q = OpLoad %u32 %p",
        preamble="OpCapability Int8",
        declared="%u8 = OpTypeInt 8 0",
        names='OpName %u8 "byte"\nOpName %b "product"',
        functions="%f = OpFunction %void None %fn\n%l = OpLabel\nOpReturn\nOpFunctionEnd",
    )
    after = disassemble(run("dead_code", spirv))
    assert "OpStore" in after
    for gone in ("OpIAdd", "OpIMul", "OpLoad", "OpTypeInt 8 0", "byte", "product", "OpTypeVector"):
        assert gone not in after
    assert after.count("OpFunctionEnd") == 1


def test_dead_code_keeps_volatile_loads_and_atomics(shader):
    spirv = shader.module(
        "%p = OpAccessChain %to_u32 %buffer %u0 %u0\n%v = OpLoad %u32 %p Volatile\n"
        "%a = OpAtomicIAdd %u32 %p %u1 %u0 %u1"
    )
    after = disassemble(run("dead_code", spirv))
    assert "OpLoad" in after
    assert "OpAtomicIAdd" in after


def test_dead_code_leaves_libraries_alone(shader):
    spirv = shader.module("%a = OpIAdd %u32 %u1 %u1", preamble="OpCapability Linkage")
    assert run("dead_code", spirv) == spirv


def test_no_contraction_decorates_float_arithmetic_once(shader):
    spirv = shader.module(
        "%s = OpFAdd %f32 %f1 %f1\n%t = OpFMul %f32 %s %s\n%u = OpIAdd %u32 %u1 %u1",
        annotated="OpDecorate %t NoContraction",
        names='OpName %s "s"\nOpName %t "t"',
    )
    after = lines(run("no_contraction", spirv))
    assert after.count("OpDecorate %s NoContraction") == 1
    assert after.count("OpDecorate %t NoContraction") == 1
    assert sum("NoContraction" in line for line in after) == 2


def test_no_contraction_respects_fast_math(shader):
    spirv = shader.module(
        "%s = OpFAdd %f32 %f1 %f1",
        preamble='OpCapability FloatControls2\nOpExtension "SPV_KHR_float_controls2"',
        annotated="OpDecorate %s FPFastMathMode AllowContract",
    )
    assert run("no_contraction", spirv) == spirv


def test_float_controls_asks_for_what_the_device_offers(shader):
    after = lines(run("float_controls", shader.module("%s = OpFAdd %f32 %f1 %f1")))
    assert sum("SignedZeroInfNanPreserve 32" in line for line in after) == 1
    assert sum("RoundingModeRTE 32" in line for line in after) == 1
    assert not [line for line in after if "DenormPreserve" in line]
    assert "OpCapability RoundingModeRTE" in after


def test_float_controls_needs_the_extension_before_1_4(shader):
    old = lines(run("float_controls", shader.module(version="1.3", interface="")))
    new = lines(run("float_controls", shader.module()))
    assert 'OpExtension "SPV_KHR_float_controls"' in old
    assert 'OpExtension "SPV_KHR_float_controls"' not in new


def test_float_controls_keeps_the_opposite_mode(shader):
    spirv = shader.module(
        preamble="OpCapability RoundingModeRTZ",
        modes="OpExecutionMode %main LocalSize 1 1 1\nOpExecutionMode %main RoundingModeRTZ 32",
    )
    assert "RoundingModeRTE" not in disassemble(run("float_controls", spirv))


def test_workgroup_size_from_local_size(shader):
    spirv = shader.module(modes="OpExecutionMode %main LocalSize 8 4 2")
    (entry,) = reflect(run("workgroup_size", spirv)).entry_points
    assert entry.local_size == (8, 4, 2)
    assert entry.local_size_spec == (0, 1, 2)


def test_workgroup_size_from_the_built_in_constant(shader):
    spirv = shader.module(
        "%x = OpCompositeExtract %u32 %size 0\n%p = OpAccessChain %to_u32 %buffer %u0 %u0\nOpStore %p %x",
        declared="%size = OpConstantComposite %u32x3 %u2 %u1 %u1",
        annotated="OpDecorate %size BuiltIn WorkgroupSize",
    )
    after = run("workgroup_size", spirv)
    assert reflect(after).entry_points[0].local_size == (2, 1, 1)
    assert reflect(after).entry_points[0].local_size_spec == (0, 1, 2)
    assert violations(after) == []
    assert "OpConstantComposite" not in disassemble(after)


def test_workgroup_size_by_ids(shader, spirv_tools):
    spirv = shader.module(modes="OpExecutionModeId %main LocalSizeId %u2 %u1 %u1", version="1.6")
    after = run("workgroup_size", spirv)
    assert reflect(after).entry_points[0].local_size_spec == (0, 1, 2)
    assert spirv_tools.validate(after) is None


def test_workgroup_size_leaves_an_axis_whose_id_is_taken(shader):
    spirv = shader.module(declared="%k = OpSpecConstant %u32 9", annotated="OpDecorate %k SpecId 1")
    (entry,) = reflect(run("workgroup_size", spirv)).entry_points
    assert entry.local_size == (64, 1, 1)
    assert entry.local_size_spec == (0, None, 2)


def test_workgroup_size_refuses_entry_points_that_differ(shader):
    spirv = shader.module(
        modes='OpEntryPoint GLCompute %f "f"\nOpExecutionMode %main LocalSize 8 1 1\n'
        "OpExecutionMode %f LocalSize 4 1 1",
        functions="%f = OpFunction %void None %fn\n%l = OpLabel\nOpReturn\nOpFunctionEnd",
    )
    with pytest.raises(Unsupported, match="different workgroup sizes"):
        run("workgroup_size", spirv)


def test_trim_capabilities(shader, spirv_tools):
    spirv = shader.module(
        "%d = OpFAdd %f64 %c %c\n%a = OpGroupNonUniformIAdd %u32 %u3 Reduce %u1",
        preamble="\n".join(
            f"OpCapability {name}"
            for name in (
                "Float64",
                "Int64",
                "Int8",
                "Int16",
                "StorageBuffer16BitAccess",
                "GroupNonUniformArithmetic",
                "GroupNonUniformShuffle",
                "ImageQuery",
            )
        )
        + '\nOpExtension "SPV_KHR_16bit_storage"\nOpExtension "SPV_EXT_other"',
        declared="%f64 = OpTypeFloat 64\n%c = OpConstant %f64 1\n%u3 = OpConstant %u32 3",
    )
    found = reflect(run("trim_capabilities", spirv))
    assert set(found.capabilities) == {"Shader", "Float64", "GroupNonUniformArithmetic", "ImageQuery"}
    assert found.extensions == ("SPV_EXT_other",)


@pytest.mark.parametrize(
    ("body", "kept"),
    [
        ("%v = OpLoad %u8 %p\n%w = OpUConvert %u32 %v", {"StorageBuffer8BitAccess"}),
        ("%v = OpLoad %u8 %p\n%w = OpIAdd %u8 %v %v", {"StorageBuffer8BitAccess", "Int8"}),
    ],
)
def test_trim_tells_storage_from_arithmetic(shader, spirv_tools, body, kept):
    spirv = shader.module(
        f"%p = OpAccessChain %to_u8 %bytes %u0 %u0\n{body}",
        preamble="OpCapability Int8\nOpCapability StorageBuffer8BitAccess",
        declared="""%u8 = OpTypeInt 8 0
            %many = OpTypeRuntimeArray %u8
            %byte_block = OpTypeStruct %many
            %to_bytes = OpTypePointer StorageBuffer %byte_block
            %to_u8 = OpTypePointer StorageBuffer %u8
            %bytes = OpVariable %to_bytes StorageBuffer""",
        annotated="""OpDecorate %many ArrayStride 1
            OpDecorate %byte_block Block
            OpMemberDecorate %byte_block 0 Offset 0
            OpDecorate %bytes DescriptorSet 0
            OpDecorate %bytes Binding 1""",
        interface="%bytes",
    )
    after = run("trim_capabilities", spirv)
    assert set(reflect(after).capabilities) == {"Shader"} | kept
    assert spirv_tools.validate(after) is None


def test_trim_keeps_what_a_local_variable_needs(shader, spirv_tools):
    spirv = shader.module(
        "%v = OpVariable %to_local Function",
        preamble="OpCapability Int8\nOpCapability Int16",
        declared="""%u8 = OpTypeInt 8 0
            %row = OpTypeArray %u8 %u2
            %pair = OpTypeStruct %u32 %row
            %to_local = OpTypePointer Function %pair""",
    )
    after = run("trim_capabilities", spirv)
    assert set(reflect(after).capabilities) == {"Shader", "Int8"}
    assert spirv_tools.validate(after) is None


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


def test_fold_to_defaults(shader, spirv_tools):
    after = run("fold_spec_constants", shader.module(**SPECIALIZED))
    found = {line.split(" = ")[0]: line.split(" = ")[1] for line in lines(after) if " = " in line}
    assert "Spec" not in disassemble(after)
    assert found["%k"].startswith("OpConstant ") and found["%k"].endswith(" 4")
    assert found["%twice"].endswith(" 20")
    assert found["%less"].startswith("OpConstantFalse")
    assert found["%pick"].endswith(" 5")
    assert found["%both"].startswith("OpConstantComposite")
    assert spirv_tools.validate(after) is None


def test_fold_to_chosen_values(shader, spirv_tools):
    module = fold_spec_constants.run(read(shader.module(**SPECIALIZED)), CONTROLS, {3: -2, 4: False, 5: 0.25})
    after = module.to_bytes()
    found = {line.split(" = ")[0]: line.split(" = ")[1] for line in lines(after) if " = " in line}
    assert found["%k"].endswith(" -2")
    assert found["%flag"].startswith("OpConstantFalse")
    assert found["%half"].endswith(" 0.25")
    assert found["%twice"].endswith(" -10")
    assert found["%less"].startswith("OpConstantTrue")
    assert found["%pick"].endswith(" -2")
    assert spirv_tools.validate(after) is None


def test_fold_leaves_the_others(shader, spirv_tools):
    after = fold_spec_constants.run(read(shader.module(**SPECIALIZED)), CONTROLS, {5: 1}).to_bytes()
    assert [constant.id for constant in reflect(after).spec_constants] == [3, 4]
    assert "OpSpecConstantOp" in disassemble(after)
    assert spirv_tools.validate(after) is None


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({9: 1}, r"no specialization constant 9; it has \[3, 4, 5\]"),
        ({3: 1 << 40}, "no int literal"),
        ({3: 0.5}, "0.5"),
    ],
)
def test_fold_refuses_what_cannot_be(shader, values, message):
    with pytest.raises(InvalidInput, match=message):
        fold_spec_constants.run(read(shader.module(**SPECIALIZED)), CONTROLS, values)


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
def test_folded_integers(shader, operation, a, b, result):
    spirv = shader.module(
        declared=f"%a = OpConstant %i32 {a}\n%b = OpConstant %i32 {b}\n%c = OpSpecConstantOp %i32 {operation} %a %b",
        names='OpName %c "c"',
    )
    (line,) = [line for line in lines(run("fold_spec_constants", spirv)) if line.startswith("%c = ")]
    assert line.startswith("%c = OpConstant ") and line.split()[-1] == str(result)


@pytest.mark.parametrize(("operation", "result"), [("UDiv", 2147483647), ("UMod", 1)])
def test_folded_unsigned_integers(shader, operation, result):
    spirv = shader.module(
        declared=f"%a = OpConstant %u32 4294967295\n%c = OpSpecConstantOp %u32 {operation} %a %u2",
        names='OpName %c "c"',
    )
    (line,) = [line for line in lines(run("fold_spec_constants", spirv)) if line.startswith("%c = ")]
    assert line.startswith("%c = OpConstant ") and line.endswith(f" {result}")


def test_fold_refuses_to_empty_an_array(shader):
    spirv = shader.module(
        declared="%n = OpSpecConstant %u32 8\n%tile = OpTypeArray %u32 %n\n%to = OpTypePointer Workgroup %tile",
        annotated="OpDecorate %n SpecId 0",
    )
    with pytest.raises(Unsupported, match="of 0 elements"):
        fold_spec_constants.run(read(spirv), CONTROLS, {0: 0})


@pytest.mark.parametrize(("operation", "b"), [("SDiv", 0), ("SMod", 0), ("ShiftLeftLogical", 32)])
def test_what_is_undefined_is_not_folded(shader, operation, b):
    spirv = shader.module(declared=f"%b = OpConstant %i32 {b}\n%c = OpSpecConstantOp %i32 {operation} %i5 %b")
    assert "OpSpecConstantOp" in disassemble(run("fold_spec_constants", spirv))


def test_finish_observes_each_pass(shader):
    seen = []
    finish(shader.module(), Options(observe=lambda name, artifact: seen.append((name, type(artifact)))))
    assert seen == [(name, bytes) for name in FINISH]


def test_finish_refuses_what_is_not_grammar(shader):
    with pytest.raises(InvalidInput, match=r"words\.length"):
        finish(shader.module(preamble="!0x00010011"))


def test_finish_refuses_an_unknown_pass(shader):
    with pytest.raises(InvalidInput, match="no pass 'polish'"):
        finish(shader.module(), Options(), ("polish",))
