"""One verdict for each module of the corpus, `spirv-val` being the referee."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from nv_spirv import assemble, violations

sys.path.insert(0, str(Path(__file__).parents[1] / "support"))
import verdicts

CASES = verdicts.modules()


@pytest.mark.parametrize(("rule", "text", "special"), CASES, ids=[case[2].split("\n")[0] for case in CASES])
def test_the_verdict_is_that_of_the_corpus(spirv_tools, rule, text, special):
    spirv = assemble(text)
    found = [violation.rule for violation in violations(spirv)]
    assert found[:1] == ([] if rule is None else [rule])
    ours = any(part in special for part in verdicts.OURS)
    assert (spirv_tools.validate(spirv) is None) == (rule is None or ours)


def test_the_corpus_holds_both_kinds():
    assert sum(rule is None for rule, *_ in CASES) > 20
    assert sum(rule is not None for rule, *_ in CASES) > 100
