"""The first seeds of random LLVM modules through every stage; `fuzz/modules.py` runs any number."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

import nv_runtime

FILE = Path(__file__).parent.parent / "fuzz" / "modules.py"


@pytest.fixture(scope="module")
def modules() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fuzz_modules", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("seed", range(6))
def test_the_device_and_the_processor_agree(modules: ModuleType, seed: int) -> None:
    modules.check(seed, nv_runtime.open_device())


def test_the_oracle_notices_a_difference(modules: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    run = modules.programs()._run
    monkeypatch.setattr(
        modules.programs(), "_run", lambda *args, **named: (bytes(8) + run(*args, **named)[0][8:], b"")
    )
    with pytest.raises((AssertionError, ValueError)):
        modules.check(0, nv_runtime.open_device())
