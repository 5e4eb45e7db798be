"""The first seeds of random functions of `try`; `fuzz/exceptions.py` runs any number."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest


@pytest.fixture(scope="module")
def exceptions(fuzz_program: Callable[[str], ModuleType]) -> ModuleType:
    return fuzz_program("exceptions")


@pytest.mark.parametrize("seed", range(12))
def test_kernels_raise_and_catch_as_python_does(exceptions: ModuleType, seed: int) -> None:
    exceptions.check(seed, depth=2)


def test_the_oracle_notices_another_exception(
    exceptions: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exceptions, "outcome", lambda function, x: (function.__name__, x))
    with pytest.raises(AssertionError, match="seed 0"):
        exceptions.check(0, depth=1)
