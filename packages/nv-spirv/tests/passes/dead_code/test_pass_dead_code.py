"""`dead_code` does what its header says."""

from __future__ import annotations

from nv_spirv import disassemble


def test_dead_code_drops_values_functions_and_types(shader, run):
    spirv = shader.module(
        "%a = OpIAdd %u32 %u1 %u1\n%b = OpIMul %u32 %a %a\n"
        "%p = OpAccessChain %to_u32 %buffer %u0 %u0\nOpStore %p %u2\n%q = OpLoad %u32 %p",
        preamble="OpCapability Int8",
        declared="%u8 = OpTypeInt 8 0",
        names='OpName %u8 "byte"\nOpName %b "product"',
        functions="%f = OpFunction %void None %fn\n%l = OpLabel\nOpReturn\nOpFunctionEnd",
    )
    after = disassemble(run("dead_code", spirv))
    assert "OpStore" in after
    for gone in ("OpIAdd", "OpIMul", "OpLoad", "OpTypeInt 8 0", "byte", "product", "OpTypeVector"):
        assert gone not in after
    assert after.count("OpFunctionEnd") == 1


def test_dead_code_keeps_volatile_loads_and_atomics(shader, run):
    spirv = shader.module(
        "%p = OpAccessChain %to_u32 %buffer %u0 %u0\n%v = OpLoad %u32 %p Volatile\n"
        "%a = OpAtomicIAdd %u32 %p %u1 %u0 %u1"
    )
    after = disassemble(run("dead_code", spirv))
    assert "OpLoad" in after
    assert "OpAtomicIAdd" in after


def test_dead_code_leaves_libraries_alone(shader, run):
    spirv = shader.module("%a = OpIAdd %u32 %u1 %u1", preamble="OpCapability Linkage")
    assert run("dead_code", spirv) == spirv
