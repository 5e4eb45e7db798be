"""The first seeds of the random programs; `fuzz/programs.py` runs any number."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

FILE = Path(__file__).parent.parent / "fuzz" / "programs.py"


@pytest.fixture(scope="module")
def programs() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fuzz_programs", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    import sys

    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("seed", range(12))
def test_kernel_and_cpython_agree(programs: ModuleType, seed: int) -> None:
    programs.check(seed)


def test_the_oracle_notices_a_difference(programs: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        programs.Wrapping, "__getitem__", lambda self, index: self.values[index] + (index == 3)
    )
    with pytest.raises(AssertionError, match=r"differs at \(index, got, want\)"):
        for seed in range(12):
            programs.check(seed)
