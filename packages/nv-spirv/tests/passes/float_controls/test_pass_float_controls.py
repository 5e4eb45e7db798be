"""`float_controls` does what its header says."""

from __future__ import annotations

from nv_spirv import disassemble


def test_float_controls_asks_for_what_the_device_offers(shader, run, lines):
    after = lines(run("float_controls", shader.module("%s = OpFAdd %f32 %f1 %f1")))
    assert sum("SignedZeroInfNanPreserve 32" in line for line in after) == 1
    assert sum("RoundingModeRTE 32" in line for line in after) == 1
    assert not [line for line in after if "DenormPreserve" in line]
    assert "OpCapability RoundingModeRTE" in after


def test_float_controls_needs_the_extension_before_1_4(shader, run, lines):
    old = lines(run("float_controls", shader.module(version="1.3", interface="")))
    new = lines(run("float_controls", shader.module()))
    assert 'OpExtension "SPV_KHR_float_controls"' in old
    assert 'OpExtension "SPV_KHR_float_controls"' not in new


def test_float_controls_keeps_the_opposite_mode(shader, run):
    spirv = shader.module(
        preamble="OpCapability RoundingModeRTZ",
        modes="OpExecutionMode %main LocalSize 1 1 1\nOpExecutionMode %main RoundingModeRTZ 32",
    )
    assert "RoundingModeRTE" not in disassemble(run("float_controls", spirv))
