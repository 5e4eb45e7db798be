"""Scopes and memory semantics of barriers and atomics: random masks, spirv-val being the referee."""

from __future__ import annotations

import random

import pytest

from nv_spirv import assemble, violations

MODULE = """OpCapability Shader
{capability}
OpMemoryModel Logical {model}
OpEntryPoint GLCompute %main "main" %cell
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%uint = OpTypeInt 32 0
%pointer = OpTypePointer Workgroup %uint
%cell = OpVariable %pointer Workgroup
%zero = OpConstant %uint 0
%scope = OpConstant %uint {scope}
%equal = OpConstant %uint {equal}
%unequal = OpConstant %uint {unequal}
%main = OpFunction %void None %fn
%entry = OpLabel
{instruction}
OpReturn
OpFunctionEnd
"""
INSTRUCTIONS = (
    "OpControlBarrier %scope %scope %equal",
    "OpMemoryBarrier %scope %equal",
    "%r = OpAtomicIAdd %uint %cell %scope %equal %zero",
    "%r = OpAtomicLoad %uint %cell %scope %equal",
    "OpAtomicStore %cell %scope %equal %zero",
    "%r = OpAtomicCompareExchange %uint %cell %scope %equal %unequal %zero %zero",
)
ORDERS = (0, 0, 2, 4, 8, 8, 16, 6)
BITS = [1 << at for at in range(6, 16)]
CAPABILITIES = {
    "GLSL450": "",
    "Vulkan": 'OpCapability VulkanMemoryModel\nOpExtension "SPV_KHR_vulkan_memory_model"',
}


def mask(draw: random.Random) -> int:
    return draw.choice(ORDERS) | sum(bit for bit in BITS if draw.random() < 0.2)


@pytest.mark.parametrize("model", CAPABILITIES)
@pytest.mark.parametrize("instruction", INSTRUCTIONS)
def test_the_verdict_is_spirv_vals(spirv_tools, model, instruction):
    draw = random.Random(model + instruction)
    verdicts = set()
    for _ in range(80):
        equal = mask(draw)
        unequal = equal if draw.random() < 0.4 else mask(draw)
        values = {"scope": draw.choice((1, 2, 2, 2, 3, 4, 5)), "equal": equal, "unequal": unequal}
        text = MODULE.format(model=model, capability=CAPABILITIES[model], instruction=instruction, **values)
        spirv = assemble(text)
        complaint = spirv_tools.validate(spirv)
        assert bool(violations(spirv)) == bool(complaint), (values, complaint)
        verdicts.add(bool(complaint))
    assert verdicts == {True, False}


def test_a_memory_order_in_one_invocation_is_named():
    values = {"scope": 4, "equal": 0x108, "unequal": 0}
    text = MODULE.format(model="GLSL450", capability="", instruction=INSTRUCTIONS[2], **values)
    assert "a memory order in the scope of one invocation" in str(violations(assemble(text))[0])
