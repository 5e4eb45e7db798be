"""No family of graphs makes the result explode, or the work."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from types import FrameType

import pytest
from families import FAMILIES, nest, small_functions

from nv_structurize import pipeline, structurize, violations
from nv_structurize.facts import Facts

TraceFunction = Callable[[FrameType, str, object], object]


LIMITS = {"crossing_values": 5.0}  # 16 variables are carried apart (`routes.VARIABLES`)


def size(ir: str) -> int:
    """Instructions and cases."""
    return sum(line.startswith("  ") for line in ir.split("\n"))


@pytest.mark.parametrize("family", FAMILIES)
def test_growth_is_bounded_and_does_not_grow(family: str) -> None:
    growth = []
    for blocks in (150, 600):
        before = FAMILIES[family](blocks)
        growth.append(size(structurize(before)) / size(before))
    assert growth[1] <= LIMITS.get(family, 3)
    assert growth[1] <= growth[0] * 1.1


@pytest.mark.parametrize("family", FAMILIES)
def test_families_break_no_rule(family: str) -> None:
    assert violations(structurize(FAMILIES[family](200))) == []


def work(ir: str) -> int:
    """Lines of Python that structurizing runs, rounds of comprehensions among them."""
    count = 0

    def trace(frame: FrameType, event: str, argument: object) -> TraceFunction:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        structurize(ir)
    finally:
        sys.settrace(before)
    return count


# Each level looks at each place that is left to further out (`unify_loop_exits`): levels times places.
@pytest.mark.parametrize("family", sorted(FAMILIES.keys() - {"leaving_all_levels"}))
def test_the_work_grows_no_faster_than_n_log_n(family: str) -> None:
    few, many = (len(FAMILIES[family](blocks).split("\n")) for blocks in (250, 1000))
    allowed = many * math.log(many) / (few * math.log(few))
    assert work(FAMILIES[family](1000)) <= 1.15 * allowed * work(FAMILIES[family](250))


def test_a_module_costs_the_sum_of_its_functions() -> None:
    assert work(small_functions(80)) <= 4.2 * work(small_functions(20))


def test_what_all_functions_share_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking through the module once for each function made 16,000 small ones take half a minute."""
    read = []

    def facts_of(text: str) -> Facts:
        read.append(text)
        return actual(text)

    actual = pipeline.facts_of
    monkeypatch.setattr(pipeline, "facts_of", facts_of)
    structurize(small_functions(20))
    assert len(read) == 1


def test_deep_nesting_needs_no_stack() -> None:
    deep = nest(12_000)
    assert violations(structurize(deep)) == []


def test_switches_that_nest_without_a_loop_stay() -> None:
    """A `continue` through both is what drivers lose; without a loop there is none."""
    cases = {
        inner: "\n".join(f"    i32 {k}, label %{inner}" for k in range(100)) for inner in ("second", "found")
    }
    ir = f"""
declare void @work()
define i32 @f(i32 %x, i32 %y) {{
first:
  switch i32 %x, label %end [
{cases["second"]}
  ]

second:
  switch i32 %y, label %end [
{cases["found"]}
  ]

found:
  call void @work()
  br label %end

end:
  %r = phi i32 [ 0, %first ], [ 1, %second ], [ 2, %found ]
  ret i32 %r
}}
"""
    after = structurize(ir)
    assert violations(after) == []
    assert len(after.split("\n")) <= 1.05 * len(ir.split("\n"))
