"""No family of graphs makes the result explode, and the time stays what was promised."""

from __future__ import annotations

import time

import pytest
from families import FAMILIES, chain, nest

from nv_structurize import structurize, structurize_with_reports, violations


@pytest.mark.parametrize("family", FAMILIES)
def test_growth_is_bounded_and_does_not_grow(family: str) -> None:
    growth = []
    for size in (150, 600):
        _, (report,) = structurize_with_reports(FAMILIES[family](size))
        growth.append(report.counts.instructions_after / report.counts.instructions_before)
    assert growth[1] <= 3
    assert growth[1] <= growth[0] * 1.1


@pytest.mark.parametrize("family", FAMILIES)
def test_families_break_no_rule(family: str) -> None:
    assert violations(structurize(FAMILIES[family](200))) == []


@pytest.mark.parametrize(("ir", "limit"), [(chain(20_000), 1.0), (nest(4_447), 0.5)], ids=["chain", "nest"])
def test_time(ir: str, limit: float) -> None:
    best = float("inf")
    for _ in range(4):
        start = time.process_time()
        structurize(ir)
        best = min(best, time.process_time() - start)
        if best < limit:
            break
    assert best < limit


def test_deep_nesting_needs_no_stack() -> None:
    deep = nest(12_000)
    assert violations(structurize(deep)) == []
