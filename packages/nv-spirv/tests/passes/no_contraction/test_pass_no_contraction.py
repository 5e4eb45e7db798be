"""`no_contraction` does what its header says."""

from __future__ import annotations


def test_no_contraction_decorates_float_arithmetic_once(shader, run, lines):
    spirv = shader.module(
        "%s = OpFAdd %f32 %f1 %f1\n%t = OpFMul %f32 %s %s\n%u = OpIAdd %u32 %u1 %u1",
        annotated="OpDecorate %t NoContraction",
        names='OpName %s "s"\nOpName %t "t"',
    )
    after = lines(run("no_contraction", spirv))
    assert after.count("OpDecorate %s NoContraction") == 1
    assert after.count("OpDecorate %t NoContraction") == 1
    assert sum("NoContraction" in line for line in after) == 2


def test_no_contraction_respects_fast_math(shader, run):
    spirv = shader.module(
        "%s = OpFAdd %f32 %f1 %f1",
        preamble='OpCapability FloatControls2\nOpExtension "SPV_KHR_float_controls2"',
        annotated="OpDecorate %s FPFastMathMode AllowContract",
    )
    assert run("no_contraction", spirv) == spirv
