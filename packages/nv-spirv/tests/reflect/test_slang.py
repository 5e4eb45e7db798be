"""Names that Slang generates are shown as the source has them."""

from __future__ import annotations

import struct

from nv_spirv import assemble, reflect

MODULE = """OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %u %globals %ep
OpExecutionMode %main LocalSize 1 1 1
OpName %params "Params_std140"
OpMemberName %params 0 "a"
OpMemberName %params 1 "lights"
OpName %light "Light_std140"
OpMemberName %light 0 "power"
OpName %wrapper "_Array_std140_Light2"
OpMemberName %wrapper 0 "data"
OpName %u "u"
OpName %group "SLANG_ParameterGroup_Globals_std140"
OpMemberName %group 0 "gain"
OpName %globals "Globals"
OpName %ep "entryPointParams.ep"
OpDecorate %array ArrayStride 16
OpDecorate %params Block
OpMemberDecorate %params 0 Offset 0
OpMemberDecorate %params 1 Offset 16
OpMemberDecorate %light 0 Offset 0
OpMemberDecorate %wrapper 0 Offset 0
OpDecorate %group Block
OpMemberDecorate %group 0 Offset 0
OpDecorate %u DescriptorSet 0
OpDecorate %u Binding 0
OpDecorate %globals DescriptorSet 0
OpDecorate %globals Binding 1
OpDecorate %ep DescriptorSet 0
OpDecorate %ep Binding 2
%void = OpTypeVoid
%fn = OpTypeFunction %void
%float = OpTypeFloat 32
%uint = OpTypeInt 32 0
%two = OpConstant %uint 2
%light = OpTypeStruct %float
%array = OpTypeArray %light %two
%wrapper = OpTypeStruct %array
%params = OpTypeStruct %float %wrapper
%group = OpTypeStruct %float
%pp = OpTypePointer Uniform %params
%pg = OpTypePointer Uniform %group
%u = OpVariable %pp Uniform
%globals = OpVariable %pg Uniform
%ep = OpVariable %pg Uniform
%main = OpFunction %void None %fn
%entry = OpLabel
OpReturn
OpFunctionEnd
"""


def made_by(generator: int) -> bytes:
    spirv = bytearray(assemble(MODULE))
    spirv[8:12] = struct.pack("<I", generator << 16)
    return bytes(spirv)


def test_names_are_the_sources():
    u, globals_, ep = reflect(made_by(40)).bindings
    assert (u.name, u.layout.spelling) == ("u", "Params")
    assert (globals_.name, globals_.layout.spelling) == ("Globals", "Globals")
    assert ep.name == "ep"
    assert [name for _, name, _ in u.listed()] == ["a", "lights[].power"]
    assert u.layout.members[1].type.kind == "array"


def test_names_of_others_stay():
    u, globals_, ep = reflect(made_by(8)).bindings
    assert u.layout.spelling == "Params_std140"
    assert ep.name == "entryPointParams.ep"
    assert globals_.layout.spelling == "SLANG_ParameterGroup_Globals_std140"
