"""Fixed seeds of `fuzz/`: the flat kernel does what its program does, a narrow counter what the wide one did."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest


def fuzzer(name: str) -> ModuleType:
    path = Path(__file__).parents[2] / "fuzz" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"nv_lower_fuzz_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def lowering() -> ModuleType:
    return fuzzer("lowering")


@pytest.mark.parametrize("seed", range(25))
def test_a_random_program_keeps_its_meaning(lowering: ModuleType, seed: int) -> None:
    assert lowering.check(seed) is None


def test_random_counters_keep_their_values(jit: ModuleType) -> None:
    counters = fuzzer("counters")
    tried = [counters.check(seed, jit) for seed in range(100)]
    assert [wrong for _, wrong in tried if wrong] == []
    assert sum(narrow for narrow, _ in tried) >= 10


@pytest.mark.parametrize("seed", range(8))
def test_debug_information_changes_no_code(seed: int) -> None:
    assert fuzzer("debug_information").check(seed) is None
