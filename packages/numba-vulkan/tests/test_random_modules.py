"""The first seeds of random LLVM modules through every stage; `fuzz/modules.py` runs any number."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest

import nv_runtime


@pytest.fixture(scope="module")
def modules(fuzz_program: Callable[[str], ModuleType]) -> ModuleType:
    return fuzz_program("modules")


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
