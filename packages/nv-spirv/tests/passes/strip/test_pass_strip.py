"""`strip` does what its header says."""

from __future__ import annotations

from nv_spirv import assemble, disassemble, reflect


def test_strip_keeps_what_reflection_reads(case, run, lines):
    before = assemble(case("everything"))
    after = run("strip", before)
    assert reflect(after) == reflect(before)
    assert len(after) < len(before)
    assert not [line for line in lines(after) if line.startswith(("OpLine", "OpSource"))]
    assert 'OpName %main "main"' in lines(before)
    assert 'OpName %main "main"' not in lines(after)


def test_strip_keeps_notes_and_opencl_reflection(shader, case, run):
    noted = shader.module(names='%s = OpString "nv.a: 1"\n%t = OpString "other"')
    assert reflect(run("strip", noted)).notes == {"a": 1}
    assert "other" not in disassemble(run("strip", noted))
    assert reflect(run("strip", assemble(case("opencl")))).clspv == reflect(assemble(case("opencl"))).clspv
