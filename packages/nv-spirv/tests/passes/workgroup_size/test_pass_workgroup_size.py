"""`workgroup_size` does what its header says."""

from __future__ import annotations

import pytest

from nv_spirv import disassemble, reflect, violations
from nv_spirv.errors import Unsupported


def test_workgroup_size_from_local_size(shader, run):
    spirv = shader.module(modes="OpExecutionMode %main LocalSize 8 4 2")
    (entry,) = reflect(run("workgroup_size", spirv)).entry_points
    assert entry.local_size == (8, 4, 2)
    assert entry.local_size_spec == (0, 1, 2)


def test_workgroup_size_from_the_built_in_constant(shader, run):
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


def test_workgroup_size_by_ids(shader, spirv_tools, run):
    spirv = shader.module(modes="OpExecutionModeId %main LocalSizeId %u2 %u1 %u1", version="1.6")
    after = run("workgroup_size", spirv)
    assert reflect(after).entry_points[0].local_size_spec == (0, 1, 2)
    assert spirv_tools.validate(after) is None


def test_workgroup_size_leaves_an_axis_whose_id_is_taken(shader, run):
    spirv = shader.module(declared="%k = OpSpecConstant %u32 9", annotated="OpDecorate %k SpecId 1")
    (entry,) = reflect(run("workgroup_size", spirv)).entry_points
    assert entry.local_size == (64, 1, 1)
    assert entry.local_size_spec == (0, None, 2)


def test_workgroup_size_refuses_entry_points_that_differ(shader, run):
    spirv = shader.module(
        modes='OpEntryPoint GLCompute %f "f"\nOpExecutionMode %main LocalSize 8 1 1\n'
        "OpExecutionMode %f LocalSize 4 1 1",
        functions="%f = OpFunction %void None %fn\n%l = OpLabel\nOpReturn\nOpFunctionEnd",
    )
    with pytest.raises(Unsupported, match="different workgroup sizes"):
        run("workgroup_size", spirv)
