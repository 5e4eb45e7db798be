"""Fixed seeds of `fuzz/lowering.py`: the flat kernel does what the program it came from does."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="module")
def lowering() -> ModuleType:
    path = Path(__file__).parents[2] / "fuzz" / "lowering.py"
    spec = importlib.util.spec_from_file_location("nv_lower_fuzz_lowering", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("seed", range(25))
def test_a_random_program_keeps_its_meaning(lowering: ModuleType, seed: int) -> None:
    assert lowering.check(seed) is None
