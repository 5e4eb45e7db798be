"""Reflection reads from the bytes what the host must know, whoever compiled them."""

from __future__ import annotations

import json

import pytest

import nv_spirv
from nv_spirv import assemble, reflect
from nv_spirv.errors import InvalidInput


@pytest.fixture(scope="module")
def everything(case):
    """`cases/everything.spvasm`: glslang's module of a shader with one of each kind of resource."""
    return reflect(assemble(case("everything")))


def test_module(everything):
    assert everything.version == (1, 5)
    assert everything.addressing_model == "PhysicalStorageBuffer64"
    assert everything.memory_model == "GLSL450"
    assert everything.capabilities == ("Shader", "PhysicalStorageBufferAddresses")


def test_entry_point(everything):
    (entry,) = everything.entry_points
    assert (entry.name, entry.model) == ("main", "GLCompute")
    assert entry.local_size == (1, 2, 1)
    assert entry.local_size_spec == (0, None, None)


@pytest.mark.parametrize(
    ("place", "name", "kind", "count", "readonly", "writeonly"),
    [
        ((0, 0), "A", "storage_buffer", 1, True, False),
        ((0, 1), "cc", "storage_buffer", 1, False, False),
        ((1, 0), "U", "uniform_buffer", 1, True, False),
        ((1, 2), "tex", "combined_image_sampler", 3, False, False),
        ((1, 3), "img", "storage_image", 1, False, True),
    ],
)
def test_bindings(everything, place, name, kind, count, readonly, writeonly):
    (found,) = [one for one in everything.bindings if (one.set, one.binding) == place]
    assert (found.name, found.kind, found.count) == (name, kind, count)
    assert (found.readonly, found.writeonly) == (readonly, writeonly)


def test_layout_of_a_buffer(everything):
    block = everything.bindings[1].layout
    assert [(m.name, m.offset, m.type.spelling, m.size) for m in block.members] == [
        ("n", 0, "u32", 4),
        ("m", 16, "mat3<vec4<f32>>", 48),
        ("c", 64, "array<vec2<u32>>", None),
    ]
    assert everything.bindings[1].element.spelling == "vec2<u32>"
    assert everything.bindings[1].element.size == 8
    assert everything.bindings[2].layout.size == 16 + 2 * 64


def test_parameters_are_the_push_constants(everything):
    assert [(m.name, m.offset, m.size, m.type.spelling) for m in everything.parameters] == [
        ("node", 0, 8, "ptr<physical, Node>"),
        ("k", 8, 4, "i32"),
        ("f", 12, 4, "f32"),
    ]
    assert everything.parameters[0].readonly
    assert everything.push_constants.size == 16


def test_a_pointer_back_to_its_own_struct_ends(everything):
    node = everything.parameters[0].type.element
    assert [member.name for member in node.members] == ["v", "w", "next"]
    assert node.members[2].type.spelling == "ptr<physical, Node>"
    assert node.members[2].type.element is None


def test_specialization_constants(everything):
    found = [(one.id, one.name, one.type, one.default) for one in everything.spec_constants]
    assert found == [(0, "", "u32", 1), (5, "K", "f32", 2.5), (6, "B", "bool", True)]


def test_json(everything):
    found = json.loads(everything.as_json())
    assert found["entry_points"][0]["local_size"] == [1, 2, 1]
    assert found["bindings"][0]["layout"]["members"][0]["type"]["element"]["spelling"] == "f32"


def test_text(everything):
    lines = everything.as_text().splitlines()
    assert "entry point    main: GLCompute, workgroup 1×2×1 (spec 0,-,-)" in lines
    assert "binding        0.0: A, storage_buffer readonly, f32" in lines
    assert "parameter      0: node, ptr<physical, Node> readonly" in lines
    assert "spec constant  5: K, f32 = 2.5" in lines


ARGUMENTS = """
OpCapability Shader
OpCapability PhysicalStorageBufferAddresses
OpMemoryModel PhysicalStorageBuffer64 GLSL450
OpEntryPoint GLCompute %main "k" %pushed
OpExecutionMode %main LocalSize 64 1 1
OpExecutionMode %main SignedZeroInfNanPreserve 32
%note = OpString "nv.exceptions: [[1,\\"ValueError\\",\\"no\\"]]"
%other = OpString "nv.broken: not JSON"
%plain = OpString "kernel.py"
OpMemberName %push 0 "nv.arguments"
OpMemberName %arguments 0 "x.data"
OpMemberName %arguments 1 "n"
OpDecorate %push Block
OpMemberDecorate %push 0 Offset 0
OpDecorate %arguments Block
OpMemberDecorate %arguments 0 Offset 0
OpMemberDecorate %arguments 1 Offset 8
OpDecorate %data Block
OpMemberDecorate %data 0 Offset 0
OpMemberDecorate %data 0 NonWritable
%void = OpTypeVoid
%fn = OpTypeFunction %void
%f32 = OpTypeFloat 32
%i64 = OpTypeInt 64 1
%data = OpTypeStruct %f32
%to_data = OpTypePointer PhysicalStorageBuffer %data
%arguments = OpTypeStruct %to_data %i64
%to_arguments = OpTypePointer PhysicalStorageBuffer %arguments
%push = OpTypeStruct %to_arguments
%to_push = OpTypePointer PushConstant %push
%pushed = OpVariable %to_push PushConstant
%main = OpFunction %void None %fn
%l = OpLabel
OpReturn
OpFunctionEnd
"""


def test_arguments_behind_one_pointer_are_the_parameters():
    found = reflect(assemble(ARGUMENTS))
    assert [member.name for member in found.push_constants.members] == ["nv.arguments"]
    assert [(m.name, m.offset, m.type.kind, m.readonly) for m in found.parameters] == [
        ("x.data", 0, "pointer", True),
        ("n", 8, "int", False),
    ]


def test_notes_are_the_json_of_strings_named_nv():
    assert reflect(assemble(ARGUMENTS)).notes == {"exceptions": [[1, "ValueError", "no"]]}


def test_execution_modes():
    assert reflect(assemble(ARGUMENTS)).entry_points[0].modes == ("SignedZeroInfNanPreserve 32",)


def test_size_by_local_size_id():
    text = ARGUMENTS.replace(
        "OpExecutionMode %main LocalSize 64 1 1", "OpExecutionModeId %main LocalSizeId %x %one %one"
    )
    text = text.replace(
        "%fn = ", "%u32 = OpTypeInt 32 0\n%x = OpSpecConstant %u32 8\n%one = OpConstant %u32 1\n%fn = "
    )
    (entry,) = reflect(assemble(text)).entry_points
    assert entry.local_size == (8, 1, 1)
    assert entry.local_size_spec == (None, None, None)


def test_opencl_kernels(case):
    scale, total = reflect(assemble(case("opencl"))).clspv.kernels
    assert (scale.name, scale.required_workgroup_size) == ("scale", (32, 1, 1))
    assert scale.workgroup_size_spec == (0, 1, 2)
    assert [(a.name, a.kind, a.set, a.binding, a.offset, a.size) for a in scale.arguments] == [
        ("x", "storage_buffer", 0, 0, None, None),
        ("a", "pod_push_constant", None, None, 0, 4),
        ("n", "pod_push_constant", None, None, 4, 4),
    ]
    (tile,) = [argument for argument in total.arguments if argument.name == "tile"]
    assert (tile.kind, tile.spec_id, tile.element_size) == ("workgroup", 3, 4)


def test_bindings_name_the_entry_points_that_use_them(case):
    found = reflect(assemble(case("opencl")))
    assert [(one.set, one.binding, one.used_by) for one in found.bindings] == [
        (0, 0, ("scale",)),
        (0, 0, ("total",)),
        (0, 1, ("total",)),
    ]


def test_other_compilers_have_no_opencl_kernels(everything):
    assert everything.clspv is None


def test_a_chain_of_doubling_structs_ends():
    """2^40 members if read to the end; the budget names the rest."""
    lines = ["%s0 = OpTypeInt 32 0"]
    lines += [f"%s{n} = OpTypeStruct %s{n - 1} %s{n - 1}" for n in range(1, 41)]
    lines += ["%p = OpTypePointer PushConstant %s40", "%v = OpVariable %p PushConstant"]
    found = reflect(assemble("\n".join(lines)))
    assert found.push_constants is not None


def test_what_is_no_module_is_refused():
    with pytest.raises(InvalidInput):
        reflect(b"not SPIR-V at all...")


def test_pointers_that_point_to_each_other_end():
    lines = [
        "%a = OpTypePointer PhysicalStorageBuffer %b",
        "%b = OpTypePointer PhysicalStorageBuffer %a",
        "%block = OpTypeStruct %a",
        "%p = OpTypePointer PushConstant %block",
        "%v = OpVariable %p PushConstant",
    ]
    found = reflect(assemble("\n".join(lines)))
    assert len(found.as_json()) < 10_000


def test_types_nested_without_end_do_not_exhaust_the_stack():
    lines = ["%s0 = OpTypeInt 32 0"]
    lines += [f"%s{n} = OpTypeStruct %s{n - 1}" for n in range(1, 5000)]
    lines += ["%p = OpTypePointer PushConstant %s4999", "%v = OpVariable %p PushConstant"]
    assert reflect(assemble("\n".join(lines))).push_constants is not None


MOVE = """
%to_two = OpTypePointer StorageBuffer %block
%other = OpVariable %to_two StorageBuffer
"""
PLACED = "OpDecorate %other DescriptorSet 0\nOpDecorate %other Binding 1"


@pytest.mark.parametrize(
    ("body", "functions", "written"),
    [
        # What is read is not written: y[1] = x[y[0]].
        (
            """%p = OpAccessChain %to_u32 %buffer %u0 %u0
            %i = OpLoad %u32 %p
            %q = OpAccessChain %to_u32 %other %u0 %i
            %v = OpLoad %u32 %q
            %r = OpAccessChain %to_u32 %buffer %u0 %u1
            OpStore %r %v""",
            "",
            [True, False],
        ),
        # Through a function that is given the address.
        (
            "%p = OpAccessChain %to_u32 %other %u0 %u0\n%n = OpFunctionCall %void %set %p",
            """%set = OpFunction %void None %takes
            %a = OpFunctionParameter %to_u32
            %begin = OpLabel
            OpStore %a %u1
            OpReturn
            OpFunctionEnd""",
            [False, True],
        ),
        # Through one of two addresses.
        (
            """%p = OpAccessChain %to_u32 %buffer %u0 %u0
            %q = OpAccessChain %to_u32 %other %u0 %u0
            %r = OpSelect %to_u32 %true %p %q
            OpStore %r %u1""",
            "",
            [True, True],
        ),
        ("%p = OpAccessChain %to_u32 %other %u0 %u0\n%v = OpAtomicLoad %u32 %p %u1 %u0", "", [False, False]),
        (
            "%p = OpAccessChain %to_u32 %other %u0 %u0\n%v = OpAtomicIAdd %u32 %p %u1 %u0 %u1",
            "",
            [False, True],
        ),
    ],
)
def test_what_an_instruction_writes_through_is_written(shader, body, functions, written):
    takes = "%takes = OpTypeFunction %void %to_u32"
    spirv = shader.module(
        body, declared=MOVE + takes, annotated=PLACED, interface="%buffer %other", functions=functions
    )
    assert [binding.written for binding in reflect(spirv).bindings] == written


def test_sizes_are_those_of_the_specialization(shader):
    """shared float t[rows * 16], two of them in a struct beside a bool."""
    spirv = shader.module(
        "%p = OpAccessChain %to_shared_u32 %shared %u0 %u0\nOpStore %p %u1",
        declared="""%rows = OpSpecConstant %u32 4
            %u16 = OpConstant %u32 16
            %length = OpSpecConstantOp %u32 IMul %rows %u16
            %table = OpTypeArray %u32 %length
            %tables = OpTypeStruct %table %table %bool
            %to_shared = OpTypePointer Workgroup %tables
            %to_shared_u32 = OpTypePointer Workgroup %u32
            %shared = OpVariable %to_shared Workgroup""",
        annotated="OpDecorate %rows SpecId 7",
        interface="%buffer %shared",
    )
    found = reflect(spirv)
    assert found.sized_by_constants
    assert found.entry().workgroup_bytes == 2 * 4 * 64 + 4
    assert reflect(spirv, {7: (10).to_bytes(4, "little")}).entry().workgroup_bytes == 2 * 4 * 160 + 4
    assert [constant.default for constant in found.spec_constants] == [4]
    assert not reflect(shader.module()).sized_by_constants


def test_a_module_that_is_read_once_serves_both(shader):
    spirv = shader.module()
    module = nv_spirv.read(spirv)
    assert reflect(module) == reflect(spirv)
    assert nv_spirv.violations(module) == []


def test_the_entry_point_is_found_by_name(case):
    found = reflect(assemble(case("opencl")))
    assert found.entry("total").name == "total"
    with pytest.raises(InvalidInput, match="say which"):
        found.entry()
    with pytest.raises(InvalidInput, match="no entry point 'sum'"):
        found.entry("sum")
