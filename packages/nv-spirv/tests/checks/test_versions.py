"""What came after SPIR-V 1.0 needs its version or extension; spirv-val is the referee."""

from __future__ import annotations

import struct

import pytest

from nv_spirv import assemble, violations
from nv_spirv.grammar.tables import availability, enumeration

MODULE = """OpCapability Shader
{head}
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
{decorations}
%void = OpTypeVoid
%fn = OpTypeFunction %void
%uint = OpTypeInt 32 0
%four = OpConstant %uint 4
%array = OpTypeArray %uint %four
%pointer = OpTypePointer {storage} %array
%main = OpFunction %void None %fn
%entry = OpLabel
{body}
OpReturn
OpFunctionEnd
"""
# Younger than spirv-val 2025.5, and known here.
YOUNGER = "SPV_VALVE_mixed_float_dot_product"


def module(version: int, head: str = "", decorations: str = "", body: str = "", storage: str = "Function"):
    text = MODULE.format(head=head, decorations=decorations, body=body, storage=storage)
    spirv = bytearray(assemble(text))
    spirv[4:8] = struct.pack("<I", 0x10000 | version << 8)
    return bytes(spirv)


@pytest.mark.parametrize("version", [0, 3, 6])
def test_capabilities_need_their_version_or_extension(spirv_tools, version):
    compared = 0
    for row in enumeration("Capability").by_value.values():
        known = availability().get(("Capability", row.value))
        extensions = known.extensions if known else ()
        if YOUNGER in extensions:
            continue
        for declared in {(), extensions}:
            lines = [f"OpCapability {row.name}", *(f'OpExtension "{name}"' for name in declared)]
            spirv = module(version, "\n".join(lines))
            complaint = spirv_tools.validate(spirv, spirv_tools.UNIVERSAL_1_6) or ""
            found = [v for v in violations(spirv) if v.rule == "versions.missing"]
            assert bool(found) == ("requires" in complaint), (row.name, declared, complaint)
            compared += 1
    assert compared > 300


def test_a_decoration_of_a_later_version(spirv_tools):
    body = "%sum = OpIAdd %uint %four %four"
    decoration = "OpDecorate %sum NoSignedWrap"
    assert spirv_tools.validate(module(0, "", decoration, body))
    assert [v.rule for v in violations(module(0, "", decoration, body))] == ["versions.missing"]
    for version, head in ((4, ""), (0, 'OpExtension "SPV_KHR_no_integer_wrap_decoration"')):
        assert violations(module(version, head, decoration, body)) == []
        assert spirv_tools.validate(module(version, head, decoration, body)) is None


def test_mixed_dot_products_are_known():
    head = 'OpCapability DotProductFloat16AccFloat32VALVE\nOpExtension "SPV_VALVE_mixed_float_dot_product"'
    assert violations(module(6, head)) == []


@pytest.mark.parametrize(
    ("storage", "version"), [("Function", 4), ("Function", 5), ("Private", 3), ("Private", 6)]
)
def test_memory_that_nobody_sees_has_no_layout(spirv_tools, storage, version):
    variable = f"%cell = OpVariable %pointer {storage}"
    spirv = module(
        version, "", "OpDecorate %array ArrayStride 4", variable if storage == "Function" else "", storage
    )
    if storage == "Private":
        text = MODULE.replace("%main = OpFunction", f"{variable}\n%main = OpFunction")
        text = text.replace('"main"', '"main" %cell' if version > 3 else '"main"')
        decorated = text.format(
            head="", decorations="OpDecorate %array ArrayStride 4", body="", storage=storage
        )
        spirv = bytearray(assemble(decorated))
        spirv[4:8] = struct.pack("<I", 0x10000 | version << 8)
    refused = version > 4
    assert (spirv_tools.validate(bytes(spirv)) is not None) == refused
    assert [v.rule for v in violations(bytes(spirv))] == ["layouts.explicit"] * refused


def test_workgroup_memory_has_a_layout_only_where_that_is_declared(spirv_tools):
    """naga decorates the arrays of workgroup memory."""
    text = MODULE.replace("%main = OpFunction", "%cell = OpVariable %pointer Workgroup\n%main = OpFunction")
    decorations = "OpDecorate %array ArrayStride 4"
    spirv = assemble(
        text.format(head="", decorations=decorations, body="", storage="Workgroup").replace(
            '"main"', '"main" %cell'
        )
    )
    assert [v.rule for v in violations(spirv)] == ["layouts.explicit"]
    assert spirv_tools.validate(spirv)


def test_interfaces_before_1_4_list_inputs_and_outputs_only(spirv_tools):
    """IREE lists buffers."""
    text = MODULE.replace("%main = OpFunction", "%cell = OpVariable %pointer Private\n%main = OpFunction")
    text = text.replace('"main"', '"main" %cell').format(head="", decorations="", body="", storage="Private")
    for version, valid in ((0x10300, False), (0x10400, True)):
        spirv = bytearray(assemble(text))
        spirv[4:8] = struct.pack("<I", version)
        assert (spirv_tools.validate(bytes(spirv)) is None) == valid
        assert [v.rule for v in violations(bytes(spirv))] == ([] if valid else ["entries.interface"])


@pytest.mark.parametrize(("version", "valid"), [(0, True), (5, True), (6, False)])
def test_sampled_buffers(spirv_tools, version, valid):
    """GLSL's samplerBuffer, as glslang writes it up to SPIR-V 1.5."""
    types = "%texel = OpTypeImage %float Buffer 0 0 0 1 Unknown\n%sampler = OpTypeSampledImage %texel"
    text = MODULE.replace("%four =", f"%float = OpTypeFloat 32\n{types}\n%four =")
    spirv = bytearray(
        assemble(text.format(head="OpCapability SampledBuffer", decorations="", body="", storage="Private"))
    )
    spirv[4:8] = struct.pack("<I", 0x10000 | version << 8)
    assert (spirv_tools.validate(bytes(spirv)) is None) == valid
    assert (violations(bytes(spirv)) == []) == valid
