"""Fences around the optimiser: kernels that are large enough to need them come out as others do."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

import nv_lower
from nv_lower import fences, pipeline
from nv_lower.analysis.flat_size import flat_size
from nv_lower.ir import parse

_COMPARES = """
define void @k(ptr %x, ptr %y, float %f, i1 %b) {
entry:
  %a = load double, ptr %x
  %sum = fadd double %a, 1.0
  %less = fcmp olt double %sum, %a
  %same = fcmp fast ueq double %sum, %sum
  %nan = fcmp uno float %f, 0.0
  %whole = fptosi float %f to i32
  %both = and i1 %less, %same
  %all = and i1 %both, %nan
  %i = select i1 %all, i32 %whole, i32 7
  store i32 %i, ptr %y
  ret void
}
"""


def test_fences_go_up_and_come_down() -> None:
    plain = str(parse(_COMPARES))
    module = parse(_COMPARES)
    fences.put_up(module)
    fenced = str(module)
    assert fenced.count("= call double @llvm.arithmetic.fence.f64") == 3  # %sum twice, %a
    assert fenced.count("= call float @llvm.arithmetic.fence.f32") == 2
    assert "fptosi float %nv.fence." in fenced
    fences.take_down(module)
    assert str(module) == plain


def test_fences_of_the_program_stay() -> None:
    module = parse(
        """
define void @k(ptr %y, double %x) {
entry:
  %own = call double @llvm.arithmetic.fence.f64(double %x)
  %c = fcmp olt double %own, %x
  %i = zext i1 %c to i32
  store i32 %i, ptr %y
  ret void
}
declare double @llvm.arithmetic.fence.f64(double)
"""
    )
    plain = str(module)
    fences.put_up(module)
    fences.take_down(module)
    assert str(module) == plain


def test_the_optimiser_leaves_no_fence(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = nv_lower.lower(_COMPARES)
    seen = []
    put_up = fences.put_up
    monkeypatch.setattr(fences, "put_up", lambda module: (put_up(module), seen.append(str(module))))
    monkeypatch.setattr(pipeline, "_LARGE", 0)
    lowered = nv_lower.lower(_COMPARES)
    assert len(seen) == 2 and all("arithmetic.fence" in text for text in seen)
    assert "fence" not in lowered
    assert lowered.count("fcmp") >= expected.count("fcmp") > 0


@pytest.mark.parametrize("seed", range(100, 110))
def test_a_random_program_keeps_its_meaning_between_fences(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    path = Path(__file__).parents[2] / "fuzz" / "lowering.py"
    spec = importlib.util.spec_from_file_location("nv_lower_fuzz_lowering_large", path)
    assert spec is not None and spec.loader is not None
    lowering = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = lowering
    spec.loader.exec_module(lowering)
    monkeypatch.setattr(pipeline, "_LARGE", 0)
    assert lowering.check(seed) is None


def test_the_size_counts_every_call() -> None:
    called = "\n".join(["define internal void @leaf() {", *["  fence seq_cst"] * 9, "  ret void", "}"])
    calls = "\n".join(["define void @k() {", *["  call void @leaf()"] * 5, "  ret void", "}"])
    assert flat_size(parse(f"{called}\n{calls}")) == 6 + 5 * 10
