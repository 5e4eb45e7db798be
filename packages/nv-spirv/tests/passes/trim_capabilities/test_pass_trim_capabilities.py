"""`trim_capabilities` does what its header says."""

from __future__ import annotations

import pytest

from nv_spirv import reflect


def test_trim_capabilities(shader, spirv_tools, run):
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
def test_trim_tells_storage_from_arithmetic(shader, spirv_tools, body, kept, run):
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


def test_trim_keeps_what_a_local_variable_needs(shader, spirv_tools, run):
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
