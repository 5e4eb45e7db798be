"""Same input, same bytes: what a stage makes depends on nothing but what it is given (DESIGN R2, R6)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import numba_vulkan as nv
from numba_vulkan.compile import STAGES
from testing.artifacts import differences
from testing.layout import ROOT

SIGNATURE = "float32, float32[::1], float32[::1]"


def kernel() -> nv.Kernel:
    """A kernel whose functions were never compiled."""

    @nv.jit
    def scaled(a, x):
        return a * x

    @nv.jit
    def saxpy(a, x, y):
        i = nv.grid(1)
        if i < x.size:
            y[i] += scaled(a, x[i])

    return saxpy


@pytest.mark.parametrize("inspect", ["inspect_llvm", "inspect_structured", "inspect_spirv"])
def test_what_was_compiled_before_leaves_no_trace(inspect: str) -> None:
    first = getattr(kernel(), inspect)(SIGNATURE)

    @nv.jit
    def another(x):
        x[nv.grid(1)] = np.float32(1)

    another.inspect_spirv("float32[::1],")
    assert getattr(kernel(), inspect)(SIGNATURE) == first


def test_two_processes_make_the_same_files(tmp_path: Path) -> None:
    for name, seed in (("one", "1"), ("two", "2")):
        command = [sys.executable, "testing/artifacts.py", str(tmp_path / name), "saxpy", "block-sum"]
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True, env=environment(seed))
    assert len(list((tmp_path / "one").iterdir())) == 2 * len(STAGES)
    assert differences(tmp_path / "one", tmp_path / "two") == []


def environment(hash_seed: str) -> dict[str, str]:
    return {**os.environ, "PYTHONHASHSEED": hash_seed}


def test_a_changed_file_is_a_difference(tmp_path: Path) -> None:
    for name, text in (("one", "a"), ("two", "b")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "k.ll").write_text(text)
    (tmp_path / "two" / "new.ll").write_text("")
    assert differences(tmp_path / "one", tmp_path / "two") == ["k.ll", "new.ll"]
