"""Each pass does what its header says, and leaves a valid module valid."""

from __future__ import annotations

import pytest

from nv_spirv import Options, assemble, finish, violations
from nv_spirv.errors import InvalidInput
from nv_spirv.finishing import FINISH, PASSES

CASES = ("everything", "loops", "opencl")


@pytest.mark.parametrize("name", [*PASSES, "FINISH"])
@pytest.mark.parametrize("which", CASES)
def test_a_valid_module_stays_valid(case, spirv_tools, name, which, controls):
    before = assemble(case(which))
    after = finish(before, controls, FINISH if name == "FINISH" else (name,))
    assert violations(after) == []
    assert spirv_tools.validate(after) is None


@pytest.mark.parametrize("name", [*PASSES, "FINISH"])
@pytest.mark.parametrize("which", CASES)
def test_a_second_run_changes_nothing(case, name, which, controls):
    passes = FINISH if name == "FINISH" else (name,)
    once = finish(assemble(case(which)), controls, passes)
    assert finish(once, controls, passes) == once


def test_finish_observes_each_pass(shader):
    seen = []
    finish(shader.module(), Options(observe=lambda name, artifact: seen.append((name, type(artifact)))))
    assert seen == [(name, bytes) for name in FINISH]


def test_finish_refuses_what_is_not_grammar(shader):
    with pytest.raises(InvalidInput, match=r"words\.length"):
        finish(shader.module(preamble="!0x00010011"))


def test_finish_refuses_an_unknown_pass(shader):
    with pytest.raises(InvalidInput, match="no pass 'polish'"):
        finish(shader.module(), Options(), ("polish",))
