"""The first seeds of the random programs; `fuzz/programs.py` runs any number."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest


@pytest.fixture(scope="module")
def programs(fuzz_program: Callable[[str], ModuleType]) -> ModuleType:
    return fuzz_program("programs")


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
