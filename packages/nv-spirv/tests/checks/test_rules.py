"""Each rule of `violations`: a module that breaks it, told as it should be; spirv-val refuses it too."""

from __future__ import annotations

import pytest

from nv_spirv import assemble, violations

# (rule, part of the message, parts of the module)
BROKEN = {
    "undefined id": ("ids.defined", "is not defined", {"body": "%1000 = OpIAdd %u32 %u1 %nowhere"}),
    "used before its definition": (
        "ids.order",
        "is defined after its use",
        {"body": "%a = OpIAdd %u32 %b %u1\n%b = OpIAdd %u32 %u1 %u1"},
    ),
    "used where it need not have run": (
        "ids.dominance",
        "need not have run",
        {
            "body": """OpSelectionMerge %join None
                OpBranchConditional %true %then %join
                %then = OpLabel
                %a = OpIAdd %u32 %u1 %u1
                OpBranch %join
                %join = OpLabel
                %b = OpIAdd %u32 %a %a"""
        },
    ),
    "defined twice": (
        "ids.single",
        "a second time",
        {"declared": "%7 = OpTypeInt 64 0\n%7 = OpTypeInt 16 0"},
    ),
    "no type": ("ids.type", "is not a type", {"body": "%a = OpIAdd %u1 %u1 %u1"}),
    "sum of integer and float": (
        "types.operands",
        "OpIAdd: operand 2 is f32",
        {"body": "%a = OpIAdd %u32 %u1 %f1"},
    ),
    "sum as another type": ("types.operands", "the result is f32", {"body": "%a = OpIAdd %f32 %u1 %u1"}),
    "float sum of two widths": (
        "types.operands",
        "operand 1 is f64, not f32",
        {
            "preamble": "OpCapability Float64",
            "declared": "%f64 = OpTypeFloat 64\n%d = OpConstant %f64 1",
            "body": "%a = OpFAdd %f32 %d %f1",
        },
    ),
    "store of another type": (
        "types.operands",
        "a store of f32 to a pointer to u32",
        {"body": "%p = OpAccessChain %to_u32 %buffer %u0 %u0\nOpStore %p %f1"},
    ),
    "load of another type": (
        "types.operands",
        "a load of f32 from a pointer to u32",
        {"body": "%p = OpAccessChain %to_u32 %buffer %u0 %u0\n%v = OpLoad %f32 %p"},
    ),
    "chain past the members": (
        "types.operands",
        "member 1 of a struct of 1 members",
        {"body": "%p = OpAccessChain %to_u32 %buffer %u1 %u0"},
    ),
    "chain to another type": (
        "types.operands",
        "the chain leads to",
        {"body": "%p = OpAccessChain %to_u32 %buffer %u0"},
    ),
    "component past the vector": (
        "types.operands",
        "component 4 of 4",
        {"body": "%v = OpCompositeConstruct %f32x4 %f1 %f1 %f1 %f1\n%x = OpCompositeExtract %f32 %v 4"},
    ),
    "vector of too few": (
        "types.operands",
        "3 components for a vector of 4",
        {"body": "%v = OpCompositeConstruct %f32x4 %f1 %f1 %f1"},
    ),
    "comparison as integer": ("types.operands", "not a bool", {"body": "%a = OpIEqual %u32 %u1 %u1"}),
    "selection by an integer": (
        "types.operands",
        "the condition is u32, not a bool",
        {"body": "%a = OpSelect %u32 %u1 %u1 %u2"},
    ),
    "conversion to the same width": (
        "types.operands",
        "from 32 bits to as many",
        {"body": "%a = OpUConvert %u32 %i5"},
    ),
    "bitcast to another size": (
        "types.operands",
        "from 32 bits to 128",
        {"body": "%a = OpBitcast %f32x4 %u1"},
    ),
    "phi of another type": (
        "types.operands",
        "is f32, not u32",
        {
            "body": """OpSelectionMerge %join None
                OpBranchConditional %true %then %join
                %then = OpLabel
                OpBranch %join
                %join = OpLabel
                %a = OpPhi %u32 %u1 %entry %f1 %then"""
        },
    ),
    "double sine": (
        "types.operands",
        "Sin of 64 bits",
        {
            "preamble": 'OpCapability Float64\n%glsl = OpExtInstImport "GLSL.std.450"',
            "declared": "%f64 = OpTypeFloat 64\n%d = OpConstant %f64 1",
            "body": "%a = OpExtInst %f64 %glsl Sin %d",
        },
    ),
    "barrier of a variable scope": (
        "types.operands",
        "is not a constant",
        {"body": "%a = OpIAdd %u32 %u1 %u1\nOpControlBarrier %a %u2 %u264"},
    ),
    "barrier across the device": (
        "types.operands",
        "execution scope 1",
        {"body": "OpControlBarrier %u1 %u2 %u264"},
    ),
    "barrier with two orders": (
        "types.operands",
        "more than one order",
        {"declared": "%u270 = OpConstant %u32 270", "body": "OpControlBarrier %u2 %u2 %u270"},
    ),
    "barrier about no memory": (
        "types.operands",
        "without memory",
        {"declared": "%u8 = OpConstant %u32 8", "body": "OpControlBarrier %u2 %u2 %u8"},
    ),
    "bitcast of a logical pointer": (
        "types.operands",
        "not a number",
        {"body": "%p = OpAccessChain %to_u32 %buffer %u0 %u0\n%a = OpBitcast %u32 %p"},
    ),
    "read-only type": (
        "declared.decoration",
        "not a variable or parameter",
        {"annotated": "OpDecorate %u32 NonWritable"},
    ),
    "built-in type": (
        "declared.decoration",
        "not a variable",
        {"annotated": "OpDecorate %u32 BuiltIn WorkgroupId"},
    ),
    "atomic on another type": (
        "types.operands",
        "an atomic of i32 on a pointer to u32",
        {
            "body": "%p = OpAccessChain %to_u32 %buffer %u0 %u0\n%a = OpAtomicIAdd %i32 %p %u1 %u0 %i5",
        },
    ),
    "phi without a parent": (
        "blocks.phi",
        "a phi without a value for its block's parent",
        {
            "body": """OpSelectionMerge %join None
                OpBranchConditional %true %then %join
                %then = OpLabel
                OpBranch %join
                %join = OpLabel
                %a = OpPhi %u32 %u1 %entry"""
        },
    ),
    "phi after other instructions": (
        "blocks.phi",
        "a phi after other instructions",
        {"body": "OpBranch %n\n%n = OpLabel\n%b = OpIAdd %u32 %u1 %u1\n%a = OpPhi %u32 %u1 %entry"},
    ),
    "branch to the entry": ("blocks.entry", "is branched to", {"body": "OpBranch %entry\n%n = OpLabel"}),
    "branch to nowhere": (
        "blocks.target",
        "not a block of this function",
        {"body": "OpBranch %u1\n%n = OpLabel"},
    ),
    "variable in the middle": (
        "blocks.variable",
        "not at the start",
        {
            "declared": "%local = OpTypePointer Function %u32",
            "body": "%a = OpIAdd %u32 %u1 %u1\n%v = OpVariable %local Function",
        },
    ),
    "block before its dominator": (
        "blocks.order",
        "stands before",
        {
            "body": """OpBranch %b
                %a = OpLabel
                OpReturn
                %b = OpLabel
                OpBranch %a
                %c = OpLabel"""
        },
    ),
    "no terminator": ("blocks.terminator", "has no terminator", {"body": "%n = OpLabel"}),
    "instruction outside a block": (
        "sections.block",
        "OpIAdd stands outside a block",
        {"body": "OpReturn\n%a = OpIAdd %u32 %u1 %u1\n%n = OpLabel"},
    ),
    "name among the types": ("sections.order", "stands too late", {"declared": 'OpName %u32 "late"'}),
    "integer of 7 bits": ("declared.type", "an integer of 7 bits", {"declared": "%odd = OpTypeInt 7 0"}),
    "vector of 9": ("declared.type", "a vector of 9 components", {"declared": "%odd = OpTypeVector %f32 9"}),
    "array of none": (
        "declared.type",
        "an array of 0 elements",
        {"declared": "%odd = OpTypeArray %f32 %u0"},
    ),
    "same type twice": ("declared.duplicate", "the same type as", {"declared": "%odd = OpTypeInt 32 0"}),
    "matrix stride of no member": (
        "declared.decoration",
        "MatrixStride of what is not a member",
        {"annotated": "OpDecorate %block MatrixStride 16"},
    ),
    "block that is not a struct": (
        "declared.decoration",
        "which is not a struct",
        {"annotated": "OpDecorate %u32 Block"},
    ),
    "id of no specialization constant": (
        "declared.decoration",
        "which is not a specialization constant",
        {"annotated": "OpDecorate %u2 SpecId 3"},
    ),
    "member past the struct": (
        "declared.decoration",
        "member 1 of a struct of 1 members",
        {"annotated": "OpMemberDecorate %block 1 Offset 4"},
    ),
    "buffer without a binding": (
        "layouts.binding",
        "has no binding",
        {
            "declared": "%other = OpVariable %to_block StorageBuffer",
            "annotated": "OpDecorate %other DescriptorSet 0",
        },
    ),
    "block without offsets": (
        "layouts.layout",
        "has no Offset",
        {
            "declared": """%bare = OpTypeStruct %u32
                %to_bare = OpTypePointer StorageBuffer %bare
                %other = OpVariable %to_bare StorageBuffer""",
            "annotated": """OpDecorate %bare Block
                OpDecorate %other DescriptorSet 0
                OpDecorate %other Binding 1""",
        },
    ),
    "members that overlap": (
        "layouts.layout",
        "members 0 and 1 of",
        {
            "declared": """%pair = OpTypeStruct %u32x3 %u32
                %to_pair = OpTypePointer StorageBuffer %pair
                %other = OpVariable %to_pair StorageBuffer""",
            "annotated": """OpDecorate %pair Block
                OpMemberDecorate %pair 0 Offset 0
                OpMemberDecorate %pair 1 Offset 8
                OpDecorate %other DescriptorSet 0
                OpDecorate %other Binding 1""",
        },
    ),
    "entry point with another name's function": (
        "entries.function",
        "has parameters or returns a value",
        {
            "declared": "%value = OpTypeFunction %u32",
            "modes": 'OpEntryPoint GLCompute %f "f" %buffer\nOpExecutionMode %main LocalSize 1 1 1\n'
            "OpExecutionMode %f LocalSize 1 1 1",
            "functions": "%f = OpFunction %u32 None %value\n%l = OpLabel\nOpReturnValue %u1\nOpFunctionEnd",
        },
    ),
    "workgroup of none": (
        "entries.local-size",
        "a workgroup size of 0",
        {"modes": "OpExecutionMode %main LocalSize 0 1 1"},
    ),
    "unlisted variable": (
        "entries.interface",
        "which its interface does not list",
        {"interface": "", "body": "%p = OpAccessChain %to_u32 %buffer %u0 %u0\nOpStore %p %u1"},
    ),
    "recursion": (
        "entries.recursion",
        "calls itself",
        {
            "body": "%start = OpFunctionCall %void %f",
            "functions": """%f = OpFunction %void None %fn
                %l = OpLabel
                %c = OpFunctionCall %void %f
                OpReturn
                OpFunctionEnd""",
        },
    ),
    "call with an argument too many": (
        "types.operands",
        "the function takes",
        {
            "functions": "%f = OpFunction %void None %fn\n%l = OpLabel\nOpReturn\nOpFunctionEnd",
            "body": "%c = OpFunctionCall %void %f %u1",
        },
    ),
    "value from a void function": (
        "types.return",
        "a return of u32",
        {"functions": "%f = OpFunction %void None %fn\n%l = OpLabel\nOpReturnValue %u1\nOpFunctionEnd"},
    ),
    "64-bit integer without its capability": (
        "capabilities.missing",
        "OpTypeInt needs Int64",
        {"declared": "%u64 = OpTypeInt 64 0"},
    ),
    "local bytes with a capability for storage alone": (
        "capabilities.missing",
        "OpVariable needs Int8",
        {
            "preamble": "OpCapability StorageBuffer8BitAccess",
            "declared": "%u8 = OpTypeInt 8 0\n%to_local = OpTypePointer Function %u8",
            "body": "%v = OpVariable %to_local Function",
        },
    ),
    "subgroup sum without its capability": (
        "capabilities.missing",
        "needs GroupNonUniformArithmetic",
        {
            "declared": "%u3 = OpConstant %u32 3",
            "body": "%a = OpGroupNonUniformIAdd %u32 %u3 Reduce %u1",
        },
    ),
    "physical pointer without an alignment": (
        "types.operands",
        "without Aligned",
        {
            "preamble": "OpCapability PhysicalStorageBufferAddresses\nOpCapability Int64",
            "declared": """%u64 = OpTypeInt 64 0
                %address = OpConstant %u64 4096
                %physical = OpTypePointer PhysicalStorageBuffer %u32""",
            "body": "%p = OpConvertUToPtr %physical %address\n%v = OpLoad %u32 %p",
        },
    ),
}


def test_the_modules_are_fine_without_their_fault(shader, spirv_tools):
    spirv = shader.module("%p = OpAccessChain %to_u32 %buffer %u0 %u0\nOpStore %p %u1")
    assert violations(spirv) == []
    assert spirv_tools.validate(spirv) is None


@pytest.mark.parametrize("name", BROKEN)
def test_broken(shader, spirv_tools, name):
    rule, message, parts = BROKEN[name]
    spirv = shader.module(**parts)
    assert spirv_tools.validate(spirv) is not None
    found = violations(spirv)
    assert [(one.rule, message in one.message) for one in found[:1]] == [(rule, True)], found


@pytest.mark.parametrize(
    ("rule", "message", "parts"),
    [
        (
            "drivers.switch",
            "names a value twice",
            {"body": "OpSelectionMerge %m None\nOpSwitch %u1 %m 1 %m 1 %m\n%m = OpLabel"},
        ),
        (
            "drivers.run-time-array",
            "not the last member",
            {
                "declared": "%early = OpTypeStruct %array %u32",
                "annotated": "OpMemberDecorate %early 0 Offset 0\nOpMemberDecorate %early 1 Offset 4",
            },
        ),
        (
            "declared.nesting",
            "nested more than 255 deep",
            {
                "declared": "\n".join(
                    f"%s{n} = OpTypeStruct %{f's{n - 1}' if n else 'u32'}" for n in range(3000)
                )
            },
        ),
        ("drivers.bound", "a bound of 5000000", {"declared": "%4999999 = OpTypeStruct"}),
    ],
)
def test_what_drivers_choke_on(shader, rule, message, parts):
    """Most of these spirv-val lets pass."""
    (found,) = violations(shader.module(**parts))
    assert found.rule == rule
    assert message in found.message


def test_a_violation_names_instruction_and_ids(shader):
    spirv = shader.module("%sum = OpIAdd %u32 %u1 %f1", names='OpName %f1 "ratio"')
    (found,) = violations(spirv)
    assert found.rule == "types.operands"
    assert "OpIAdd" in found.instruction
    assert str(found).startswith("types.operands: OpIAdd: operand 2 is f32")


@pytest.mark.parametrize(
    ("raw", "rule", "message"),
    [
        ("!0x00020011 !0x0000fffe", "words.operands", "unknown enumerant 65534"),
        ("!0x0002fffe !0x00000001", "words.opcode", "instruction 65534 is unknown"),
        ("!0x00010011", "words.length", "OpCapability of 1 words; it takes 2"),
        ("!0x00030011 !0x00000001 !0x00000001", "words.length", "OpCapability of 3 words"),
    ],
)
def test_words(shader, raw, rule, message):
    found = violations(shader.module(preamble=raw))
    assert found[0].rule == rule
    assert message in found[0].message


def test_no_family_reports_a_valid_module(case):
    for name in ("everything", "loops"):
        assert violations(assemble(case(name))) == []
