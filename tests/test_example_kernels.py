"""The kernels of `examples/kernels` compute what NumPy does: each file checks itself, and fails otherwise."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import numba_vulkan as nv
from testing.layout import ROOT

SCRIPTS = sorted(ROOT.glob("examples/kernels/*.py"))
LACKS = {"shaderInt64", "shaderFloat64"} - nv.current_device().features


def test_there_are_twenty() -> None:
    assert len(SCRIPTS) >= 20


@pytest.mark.skipif(bool(LACKS), reason=f"the device has no {', '.join(sorted(LACKS))}")
@pytest.mark.filterwarnings("ignore::numba_vulkan.errors.PerformanceWarning")
@pytest.mark.parametrize("script", SCRIPTS, ids=[path.stem for path in SCRIPTS])
def test_a_kernel_computes_what_numpy_does(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(script))
    assert capsys.readouterr().out.strip()
