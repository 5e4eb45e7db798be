"""Damaged modules: the fuzz program's fixed seeds, and the shapes of damage that once broke a tool."""

from __future__ import annotations

from pathlib import Path

import pytest

from nv_spirv import assemble, disassemble, reflect, violations
from nv_spirv.binary import Binary, read
from nv_spirv.errors import SpirvError
from nv_spirv.grammar import op

CASES = Path(__file__).resolve().parents[1] / "cases"


@pytest.mark.parametrize("seed", [1, 2])
def test_no_tool_breaks_and_only_invalid_modules_are_reported(fuzz, spirv_tools, seed):
    program = fuzz("mutations")
    outcome = program.run(150, seed, program.corpus.modules())
    assert outcome.broken == []
    assert program.unexplained(outcome) == []
    assert outcome.invalid > 100
    assert outcome.agree >= 140


@pytest.mark.parametrize(
    "instructions",
    [
        [],
        [(op.Function, 1, 2, 0, 3)],
        [(op.Function, 1, 2, 0, 3), (op.Label, 4), (op.Branch, 4)],
        [(op.Label, 1), (op.Return,)],
        [(op.FunctionEnd,)],
        [(op.TypeStruct, 1, 1)],
        [(op.TypeArray, 1, 1, 1)],
        [(op.TypePointer, 1, 5349, 1)],
        [(op.EntryPoint, 5, 1, 0x61616161)],
        [(op.EntryPoint, 5, 1, 0x61, 1, 1)],
        [(op.Switch, 1, 2, 3, 4)],
        [(op.ExtInstImport, 1, 0x61616161)],
        [(op.Decorate, 1, 33)],
        [(op.ConstantComposite, 1, 2, 2)],
    ],
)
def test_odd_modules(instructions):
    spirv = Binary(0x10600, 0, 9, 0, instructions).to_bytes()
    for tool in (violations, reflect, disassemble):
        try:
            tool(spirv)
        except SpirvError:
            continue
    assert assemble(disassemble(spirv)) == spirv
    assert violations(spirv)


def test_a_bound_of_four_billion_costs_nothing():
    spirv = Binary(0x10600, 0, 0xFFFFFFFF, 0, [(op.TypeVoid, 0xFFFFFFF0)]).to_bytes()
    assert reflect(spirv).entry_points == ()
    assert violations(spirv)


@pytest.mark.parametrize(("place", "rule"), [(3, "ids.set"), (7, "ids.defined")])
def test_what_stands_behind_the_functions_is_looked_at(place, rule):
    """clspv's reflection: instructions of a non-semantic set that name ids."""
    module = read(assemble((CASES / "opencl.spvasm").read_text(encoding="utf-8")))
    *before, last = module.instructions
    assert last[0] == op.ExtInst and violations(module.to_bytes()) == []
    damaged = (*last[:place], last[1] if place == 3 else module.bound, *last[place + 1 :])
    (found,) = violations(module.with_instructions([*before, damaged]).to_bytes())
    assert found.rule == rule
