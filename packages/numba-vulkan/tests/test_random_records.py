"""The first seeds of the random records; `fuzz/records.py` runs any number."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest

import testing.differential


@pytest.fixture(scope="module")
def records(fuzz_program: Callable[[str], ModuleType]) -> ModuleType:
    return fuzz_program("records")


@pytest.mark.parametrize("seed", range(6))
def test_kernel_and_cpython_agree(records: ModuleType, seed: int) -> None:
    records.run(seed)


def test_the_oracle_notices_a_difference(records: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    real = testing.differential.launch

    def launch(body, arguments, addressing=None):
        real(body, arguments, addressing)
        last = arguments[2].view("u1").reshape(-1)
        last[:] = 255 - last

    monkeypatch.setattr(testing.differential, "launch", launch)
    with pytest.raises(AssertionError):
        records.run(0)
