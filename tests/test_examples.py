"""The examples and the demo run, and what they compute is right: each checks itself and fails otherwise."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from testing.layout import ROOT

SCRIPTS = sorted(ROOT.glob("examples/*.py"))
QUICK = {
    "photograph": "photograph.png",
    "mandelbrot": "mandelbrot.png",
    "dslash": "dslash.png",
    "sph": "sph.png",
}


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", *command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.mark.parametrize("script", SCRIPTS, ids=[path.stem for path in SCRIPTS])
def test_an_example_runs(script: Path) -> None:
    done = run(str(script))
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_demo_is_right_draws_and_reports(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    pytest.importorskip("rich")
    done = run("examples/demo", *QUICK, "--folder", str(tmp_path))
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("│ right │") == len(QUICK)
    assert {path.name for path in tmp_path.iterdir()} == set(QUICK.values())
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in tmp_path.iterdir())


def test_the_demo_refuses_a_workload_that_it_does_not_have() -> None:
    pytest.importorskip("matplotlib")
    done = run("examples/demo", "tetris")
    assert done.returncode == 2
    assert "tetris" in done.stderr


def test_an_outcome_beyond_its_tolerance_is_not_right() -> None:
    sys.path.insert(0, str(ROOT / "examples" / "demo"))
    from outcome import Outcome

    assert Outcome("w", "s", 1.0, error=1e-6, tolerance=1e-5, measure="m").right
    assert not Outcome("w", "s", 1.0, error=1e-4, tolerance=1e-5, measure="m").right
    assert not Outcome("w", "s", 1.0, error=float("nan"), tolerance=1e-5, measure="m").right
