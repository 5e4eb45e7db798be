"""Modules with one verdict each: the rule that they break, or None for valid ones. spirv-val is the referee.

Two modules, and what each case puts into them: `BODIES` into the function of `PROLOGUE` … `EPILOGUE`, `CHANGES` into
`MODULE` or `PLAIN` in place of another text. Where the verdict is not spirv-val's, `OURS` says why.
"""

from __future__ import annotations

PROLOGUE = """\
OpCapability Shader
OpCapability Matrix
OpCapability Int16
OpCapability Float16
OpCapability GroupNonUniform
OpCapability GroupNonUniformBallot
OpCapability GroupNonUniformArithmetic
OpCapability GroupNonUniformClustered
OpCapability GroupNonUniformShuffle
OpCapability CooperativeMatrixKHR
OpCapability VulkanMemoryModel
OpExtension "SPV_KHR_cooperative_matrix"
OpMemoryModel Logical Vulkan
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
%none = OpConstant %uint 0
%two = OpConstant %uint 2
%coop = OpTypeCooperativeMatrixKHR %float %three %sixteen %sixteen %two
%coop16 = OpTypeCooperativeMatrixKHR %half_float %three %sixteen %sixteen %two
%coop_int = OpTypeCooperativeMatrixKHR %int %three %sixteen %sixteen %two
%pcoop = OpTypePointer Function %coop
%undefined = OpUndef %m32
%other = OpUndef %m23
%main = OpFunction %void None %fn
%entry = OpLabel
"""
EPILOGUE = "OpReturn\nOpFunctionEnd\n"
PLAIN = PROLOGUE + EPILOGUE

MODULE = """\
OpCapability Shader
%set = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id %data %texture
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %id BuiltIn GlobalInvocationId
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
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
%u2 = OpTypeVector %uint 2
%f4 = OpTypeVector %float 4
%zero = OpConstant %float 0
%place = OpConstantComposite %f2 %zero %zero
%texture = OpVariable %textures UniformConstant
%main = OpFunction %void None %fn
%entry = OpLabel
%x = OpLoad %u3 %id
%xy = OpVectorShuffle %u2 %x %x 0 1
%both = OpLoad %sampled %texture
%seen = OpImageSampleExplicitLod %f4 %both %place Lod %zero
%alone = OpImage %picture %both
%texel = OpImageFetch %f4 %alone %xy Lod %one
OpReturn
OpFunctionEnd
"""

# (rule, instructions)
BODIES = (
    (
        None,
        """
        %p = OpVariable %pf Function
        OpStore %p %half
        %x = OpLoad %float %p""",
    ),
    (
        None,
        """
        %p = OpVariable %ppair Function
        %q = OpAccessChain %pf %p %one
        OpStore %q %half""",
    ),
    (
        None,
        """
        %v = OpCompositeConstruct %v2 %half %half
        %x = OpCompositeExtract %float %v 1""",
    ),
    (
        None,
        """
        OpSelectionMerge %end None
        OpBranchConditional %true %a %end
        %a = OpLabel
        OpBranch %end
        %end = OpLabel
        %x = OpPhi %int %one %entry %five %a""",
    ),
    (
        None,
        """
        %v = OpUndef %v3
        %x = OpMatrixTimesVector %v2 %undefined %v
        %y = OpVectorTimesMatrix %v2 %v %other""",
    ),
    (
        None,
        """
        %x = OpMatrixTimesMatrix %m22 %undefined %other
        %y = OpTranspose %m23 %undefined""",
    ),
    (
        None,
        """
        %v = OpUndef %v3
        %w = OpUndef %v2
        %x = OpOuterProduct %m32 %w %v""",
    ),
    (
        None,
        """
        %x = OpGroupNonUniformBallot %u4 %three %true
        %y = OpGroupNonUniformBallotBitCount %uint %three Reduce %x""",
    ),
    (None, "%x = OpGroupNonUniformIAdd %int %three ClusteredReduce %one %three"),
    (
        None,
        """
        %p = OpVariable %pcoop Function
        %q = OpAccessChain %pf %p %one
        OpStore %q %half""",
    ),
    (
        None,
        """
        %x = OpUndef %coop
        %y = OpFConvert %coop16 %x
        %z = OpFAdd %coop %x %x""",
    ),
    (
        None,
        """
        %x = OpUndef %coop_int
        %y = OpMatrixTimesScalar %coop_int %x %one""",
    ),
    (
        None,
        """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranch %b
        %b = OpLabel
        OpSelectionMerge %s None
        OpBranchConditional %true %x %s
        %x = OpLabel
        OpBranchConditional %true %m %c
        %s = OpLabel
        OpSelectionMerge %z None
        OpSwitch %one %z 1 %k 2 %l
        %k = OpLabel
        OpBranch %l
        %l = OpLabel
        OpBranch %c
        %z = OpLabel
        OpBranch %c
        %c = OpLabel
        OpBranchConditional %true %h %m
        %m = OpLabel""",
    ),
    (
        None,
        """
        OpSelectionMerge %z None
        OpSwitch %one %d 1 %k 2 %l
        %k = OpLabel
        OpBranch %d
        %d = OpLabel
        OpBranch %l
        %l = OpLabel
        OpBranch %z
        %z = OpLabel""",
    ),
    (
        None,
        """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranch %b
        %b = OpLabel
        OpBranch %m
        %c = OpLabel
        OpBranch %h
        %m = OpLabel""",
    ),
    (
        None,
        """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranch %c
        %c = OpLabel
        OpBranchConditional %true %h %m
        %m = OpLabel""",
    ),
    (
        None,
        """
        OpSelectionMerge %end None
        OpBranchConditional %true %a %b
        %b = OpLabel
        OpBranch %end
        %a = OpLabel
        OpBranch %b
        %end = OpLabel""",
    ),
    (
        "types.operands",
        """
        %p = OpVariable %pf Function
        OpStore %p %one""",
    ),
    ("types.operands", "%x = OpLoad %float %half"),
    (
        "capabilities.missing",
        """
        %p = OpVariable %pf Function
        %x = OpAtomicFAddEXT %float %p %three %none %half""",
    ),
    ("types.operands", "%v = OpCompositeConstruct %v2 %half %one"),
    ("entries.derivative", "%x = OpDPdx %float %half"),
    ("types.operands", "%x = OpDot %float %half %half"),
    (
        "types.operands",
        """
        %v = OpUndef %v2
        %x = OpVectorShuffle %v2 %undefined %v 0 1""",
    ),
    ("capabilities.missing", "%x = OpRayQueryGetRayTMinKHR %float %half"),
    (
        "types.operands",
        """
        OpSelectionMerge %end None
        OpBranchConditional %true %a %end
        %a = OpLabel
        OpBranch %end
        %end = OpLabel
        %x = OpPhi %int %one %entry %a %a""",
    ),
    (
        "types.operands",
        """
        %p = OpVariable %pf Function
        OpCopyMemory %p %half""",
    ),
    (
        "types.operands",
        """
        %p = OpVariable %pf Function
        %q = OpVariable %pv Function
        OpCopyMemory %p %q""",
    ),
    ("types.operands", "%x = OpFunctionCall %void %main %one"),
    (
        "types.operands",
        """
        %x = OpFunctionCall %int %later
        OpReturn
        OpFunctionEnd
        %later = OpFunction %void None %fn
        %b = OpLabel""",
    ),
    ("types.operands", "%x = OpFAdd %float %half %one"),
    ("types.operands", "%x = OpIAdd %int %one %short"),
    ("types.operands", "%x = OpIAdd %int %one %half"),
    ("types.operands", "%x = OpFOrdLessThan %bool %one %one"),
    ("ids.defined", "%x = OpIAdd %int %one %nothing"),
    ("ids.value", "%x = OpIAdd %int %one %int"),
    ("ids.type", "%x = OpIAdd %one %one %one"),
    ("types.operands", "%v = OpCompositeConstruct %v2 %half"),
    (
        "types.operands",
        """
        %v = OpCompositeConstruct %v2 %half %half
        %x = OpCompositeExtract %float %v 2""",
    ),
    (
        "types.operands",
        """
        %p = OpVariable %ppair Function
        %q = OpAccessChain %pf %p %five""",
    ),
    (
        "types.operands",
        """
        %p = OpVariable %ppair Function
        %q = OpAccessChain %ppair %p %one""",
    ),
    (
        "types.operands",
        """
        %p = OpVariable %pv Function
        %q = OpAccessChain %pf %p %five""",
    ),
    (
        "types.operands",
        """
        %v = OpUndef %v2
        %x = OpMatrixTimesVector %v2 %undefined %v""",
    ),
    (
        "types.operands",
        """
        %v = OpUndef %v3
        %x = OpMatrixTimesVector %v3 %undefined %v""",
    ),
    ("types.operands", "%x = OpMatrixTimesMatrix %m32 %undefined %undefined"),
    ("types.operands", "%x = OpTranspose %m32 %undefined"),
    ("types.operands", "%x = OpMatrixTimesVector %v2 %undefined %one"),
    ("types.operands", "%x = OpMatrixTimesScalar %m23 %undefined %half"),
    ("types.operands", "%x = OpGroupNonUniformBallot %u4 %three %one"),
    ("types.operands", "%x = OpGroupNonUniformElect %int %three"),
    ("types.operands", "%x = OpGroupNonUniformBallotBitCount %uint %three Reduce %three"),
    ("types.operands", "%x = OpGroupNonUniformFAdd %int %three Reduce %one"),
    ("types.operands", "%x = OpGroupNonUniformIAdd %float %three Reduce %one"),
    ("types.operands", "%x = OpGroupNonUniformIAdd %int %three Reduce %one %three"),
    ("types.operands", "%x = OpGroupNonUniformShuffle %int %three %one %half"),
    ("types.operands", "%x = OpBitcast %fn %one"),
    (
        "structure.merge",
        """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %m None
        OpBranchConditional %true %h %m
        %m = OpLabel""",
    ),
    (
        "structure.exit",
        """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranch %b
        %b = OpLabel
        OpBranch %h2
        %h2 = OpLabel
        OpLoopMerge %m2 %c2 None
        OpBranchConditional %true %b2 %m2
        %b2 = OpLabel
        OpBranchConditional %true %m %c2
        %c2 = OpLabel
        OpBranch %h2
        %m2 = OpLabel
        OpBranch %c
        %c = OpLabel
        OpBranch %h
        %m = OpLabel""",
    ),
    (
        "structure.dominance",
        """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranch %h2
        %h2 = OpLabel
        OpLoopMerge %m2 %c2 None
        OpBranch %b2
        %b2 = OpLabel
        OpSelectionMerge %c None
        OpBranchConditional %true %x %c2
        %x = OpLabel
        OpBranch %m2
        %c2 = OpLabel
        OpBranch %h2
        %m2 = OpLabel
        OpBranch %c
        %c = OpLabel
        OpBranch %h
        %m = OpLabel""",
    ),
    (
        "structure.exit",
        """
        OpSelectionMerge %m None
        OpBranchConditional %true %a %b
        %a = OpLabel
        OpSelectionMerge %m2 None
        OpBranchConditional %true %d %m2
        %d = OpLabel
        OpBranch %e
        %m2 = OpLabel
        OpBranch %e
        %e = OpLabel
        OpBranch %m
        %b = OpLabel
        OpBranch %m
        %m = OpLabel""",
    ),
    (
        "structure.exit",
        """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranchConditional %true %m %x
        %m = OpLabel
        OpBranch %c
        %c = OpLabel
        OpBranch %h
        %x = OpLabel""",
    ),
    (
        "structure.exit",
        """
        OpBranch %o
        %o = OpLabel
        OpLoopMerge %n %d None
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranchConditional %true %b %m
        %b = OpLabel
        OpBranch %c
        %c = OpLabel
        OpBranch %h
        %m = OpLabel
        OpBranch %c
        %d = OpLabel
        OpBranch %o
        %n = OpLabel""",
    ),
    (
        "structure.dominance",
        """
        OpSelectionMerge %m None
        OpBranchConditional %true %a %b
        %a = OpLabel
        OpSelectionMerge %m2 None
        OpBranchConditional %true %x %m2
        %x = OpLabel
        OpBranch %m2
        %m2 = OpLabel
        OpBranch %m
        %b = OpLabel
        OpBranch %x
        %m = OpLabel""",
    ),
    (
        "structure.dominance",
        """
        OpSelectionMerge %e None
        OpBranchConditional %true %h %c
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranchConditional %true %b %m
        %b = OpLabel
        OpBranch %h
        %m = OpLabel
        OpBranch %e
        %c = OpLabel
        OpBranch %e
        %e = OpLabel""",
    ),
    (
        "structure.back-edge",
        """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranch %b
        %b = OpLabel
        OpBranch %m
        %c = OpLabel
        OpBranch %m
        %m = OpLabel""",
    ),
    (
        "structure.back-edge",
        """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranchConditional %true %b %m
        %b = OpLabel
        OpBranch %h
        %c = OpLabel
        OpBranch %m
        %m = OpLabel""",
    ),
    (
        "structure.back-edge",
        """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranch %b
        %b = OpLabel
        OpBranchConditional %true %h %c
        %c = OpLabel
        OpBranch %h
        %m = OpLabel""",
    ),
    (
        "structure.continue",
        """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranch %c
        %c = OpLabel
        OpBranchConditional %true %d %m
        %d = OpLabel
        OpBranch %h
        %m = OpLabel""",
    ),
    (
        "structure.case",
        """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranch %b
        %b = OpLabel
        OpSelectionMerge %z None
        OpSwitch %one %m 1 %z
        %z = OpLabel
        OpBranch %c
        %c = OpLabel
        OpBranch %h
        %m = OpLabel""",
    ),
    (
        "structure.case",
        """
        OpSelectionMerge %z None
        OpSwitch %one %z 1 %k 2 %l
        %k = OpLabel
        OpBranch %z
        %l = OpLabel
        OpBranch %k
        %z = OpLabel""",
    ),
    (
        "structure.selection",
        """
        OpSelectionMerge %z None
        OpSwitch %one %z 1 %k 2 %l 3 %n
        %k = OpLabel
        OpBranchConditional %true %l %n
        %l = OpLabel
        OpBranch %z
        %n = OpLabel
        OpBranch %z
        %z = OpLabel""",
    ),
    (
        "structure.selection",
        """
        OpBranchConditional %true %a %b
        %a = OpLabel
        OpBranch %e
        %b = OpLabel
        OpBranch %e
        %e = OpLabel""",
    ),
    (
        "types.operands",
        """
        %p = OpVariable %pf Function
        %x = OpBitcast %int %p""",
    ),
    ("types.operands", "%x = OpBitcast %m32 %one"),
    ("types.operands", "%x = OpSelect %float %one %half %half"),
    ("types.operands", "%x = OpBitcast %int %short"),
    (
        "types.operands",
        """
        OpBranchConditional %one %a %a
        %a = OpLabel""",
    ),
    (
        "blocks.entry",
        """
        OpBranch %entry
        %a = OpLabel""",
    ),
    (
        "blocks.order",
        """
        OpBranch %b
        %a = OpLabel
        OpBranch %c
        %b = OpLabel
        OpBranch %a
        %c = OpLabel""",
    ),
    (
        "structure.back-edge",
        """
        OpBranch %a
        %a = OpLabel
        OpBranchConditional %true %a %c
        %c = OpLabel""",
    ),
    (
        "ids.dominance",
        """
        OpSelectionMerge %end None
        OpBranchConditional %true %a %end
        %a = OpLabel
        %x = OpIAdd %int %one %one
        OpBranch %end
        %end = OpLabel
        %y = OpIAdd %int %x %x""",
    ),
    (
        "blocks.phi",
        """
        OpSelectionMerge %end None
        OpBranchConditional %true %a %end
        %a = OpLabel
        OpBranch %end
        %end = OpLabel
        %x = OpPhi %int %one %entry""",
    ),
    (
        "blocks.target",
        """
        OpSelectionMerge %main None
        OpBranchConditional %true %a %a
        %a = OpLabel""",
    ),
    (
        "sections.block",
        """
        OpReturn
        %x = OpIAdd %int %one %one
        %b = OpLabel""",
    ),
    ("blocks.terminator", "%b = OpLabel"),
    (
        "types.return",
        """
        OpReturnValue %one
        %b = OpLabel""",
    ),
    (
        "types.operands",
        """
        %p = OpVariable %pf Function
        %x = OpLoad %float %p Aligned 6""",
    ),
)

# (rule, text of MODULE, what stands there instead)
CHANGES = (
    (None, "", ""),
    ("drivers.input", "OpDecorate %id BuiltIn GlobalInvocationId\n", ""),
    ("declared.decoration", "OpDecorate %id BuiltIn", "OpDecorate %x BuiltIn"),
    ("declared.decoration", "%block Block\n", "%block Block\nOpDecorate %x BuiltIn NumWorkgroups\n"),
    ("layouts.block", "OpDecorate %block Block\n", ""),
    ("declared.decoration", "%block Block", "%block BufferBlock"),
    (None, "%block Block\n", "%many Block\n%many = OpDecorationGroup\nOpGroupDecorate %many %block\n"),
    ("capabilities.missing", "Logical GLSL450", "PhysicalStorageBuffer64 GLSL450"),
    ("types.operands", "OpReturn", "OpStore %id %x\nOpReturn"),
    ("types.operands", "2D 0 0 0 1", "2D 0 0 0 2"),
    ("types.operands", "OpTypeSampledImage %picture", "OpTypeSampledImage %void"),
    ("types.operands", "OpReturn", "%y = OpLoad %sampled %texture\n%z = OpImageQuerySize %u3 %y\nOpReturn"),
    ("layouts.binding", "OpDecorate %texture Binding 1\n", ""),
    ("declared.decoration", "%texture Binding 1", "%one Binding 1"),
    ("declared.decoration", "%block Block\n", "%block Block\nOpDecorate %one SpecId 3\n"),
    (None, "%block Block\n", "%block Block\nOpDecorate %chosen SpecId 3\n"),
    ("declared.decoration", "%block Block\n", "%block Block\nOpDecorate %block ArrayStride 4\n"),
    ("declared.decoration", "%block Block\n", "%block Block\nOpDecorate %block Restrict\n"),
    ("declared.decoration", "%block Block\n", "%block Block\nOpDecorate %data Location 1\n"),
    ("declared.decoration", "%block Block\n", "%block Block\nOpMemberDecorate %block 0 Binding 1\n"),
    ("declared.decoration", "%block Block\n", "%block Block\nOpMemberDecorate %void 0 Offset 0\n"),
    ("capabilities.missing", "OpCapability Shader\n", "OpCapability Matrix\n"),
    ("types.operands", "2D 0 0 0 1", "SubpassData 0 0 0 1"),
    ("capabilities.missing", "2D 0 0 0 1", "1D 0 0 0 1"),
    ("capabilities.missing", "0 1 Unknown", "0 1 R64i"),
    ("capabilities.missing", "0 1 Unknown", "0 1 Rg8"),
    (None, "0 1 Unknown", "0 1 R32f"),
    (None, "OpConstant %uint 1", "OpConstant %uint 0"),
    (
        "entries.local-size",
        "OpExecutionMode %main LocalSize 1 1 1",
        "OpExecutionModeId %main LocalSizeId %one %one %set",
    ),
    (None, "OpExecutionMode %main LocalSize 1 1 1", "OpExecutionModeId %main LocalSizeId %one %one %one"),
    ("ids.order", "Lod %zero\n", "Lod %seen\n"),
    ("types.operands", "OpImageFetch %f4 %alone %xy Lod %one", "OpImageRead %f4 %alone %xy"),
    ("types.operands", "%texel = OpImageFetch %f4 %alone %xy Lod %one", "OpImageWrite %alone %xy %seen"),
    ("types.operands", "OpConstantComposite %f2 %zero %zero", "OpConstantComposite %f2 %zero %set"),
    ("types.operands", "IAdd %chosen %one", "IAdd %chosen %uint"),
    ("types.operands", "IAdd %chosen %one", "IAdd %chosen %id"),
    ("types.operands", "OpSpecConstantOp %uint IAdd", "OpSpecConstantOp %uint FAdd"),
    ("types.operands", "Lod %zero", "Lod %one"),
    ("ids.value", "Lod %zero", "Lod %f4"),
    ("types.operands", "%both %place Lod", "%both %x Lod"),
    ("types.operands", "%both %place Lod", "%both %zero Lod"),
    ("ids.order", "%both %place Lod", "%alone %place Lod"),
    ("types.operands", "SampleExplicitLod %f4", "SampleExplicitLod %f2"),
    ("types.operands", "OpImageFetch %f4 %alone", "OpImageFetch %f4 %both"),
    ("types.operands", "UniformConstant %sampled", "UniformConstant %u3"),
    ("builtins.type", "%id BuiltIn GlobalInvocationId", "%id BuiltIn LocalInvocationIndex"),
    ("builtins.type", "%id BuiltIn GlobalInvocationId", "%id BuiltIn FragCoord"),
    ("types.operands", "%id = OpVariable %input Input", "%id = OpVariable %u3 Input"),
)

# (rule, text of PLAIN, what stands there instead)
PLAIN_CHANGES = (
    ("declared.decoration", "%void = ", "OpDecorate %void RelaxedPrecision\n%void = "),
    ("declared.decoration", "%void = ", "OpDecorate %half SpecId 1\nOpDecorate %half SpecId 2\n%void = "),
    ("declared.decoration", "%void = ", "OpDecorate %half Binding 0\n%void = "),
    (None, "%void = ", "OpMemberDecorate %pair 1 Offset 6\n%void = "),
    ("declared.decoration", "%void = ", "OpMemberDecorate %pair 2 Offset 8\n%void = "),
    ("capabilities.missing", "LocalSize 1 1 1", "LocalSize 1 1 1\nOpExecutionMode %main Isolines"),
    ("entries.interface", '"main"', '"main" %half'),
    ("capabilities.missing", "Logical Vulkan", "Physical32 OpenCL"),
)

# Where the verdict is stricter than spirv-val's, and why.
OURS = {
    "%p = OpVariable %pv Function %q = OpAccessChain %pf %p %five": "undefined when it runs; drivers die of it",
    "OpGroupNonUniformIAdd %int %three Reduce %one %three": "spirv-val does not count the operands",
    "OpDecorate %id BuiltIn GlobalInvocationId": "compute shaders have no inputs but built-ins",
}


def modules() -> list[tuple[str | None, str, str]]:
    """Each case as (rule, text of the module, what is special about it)."""
    found = [
        (rule, PROLOGUE + body.strip() + "\n" + EPILOGUE, " ".join(body.split())) for rule, body in BODIES
    ]
    for base, changes in ((MODULE, CHANGES), (PLAIN, PLAIN_CHANGES)):
        for rule, old, new in changes:
            assert old in base, old
            found.append((rule, base.replace(old, new, 1), new or old))
    return found
