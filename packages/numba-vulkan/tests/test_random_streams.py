"""The first seeds of random work on several streams; `fuzz/streams.py` runs any number."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest

from nv_runtime.streams.order import InOrder


@pytest.fixture(scope="module")
def streams(fuzz_program: Callable[[str], ModuleType]) -> ModuleType:
    return fuzz_program("streams")


@pytest.mark.parametrize("seed", range(20))
def test_arrays_hold_what_numpy_computes(streams: ModuleType, seed: int) -> None:
    streams.check(seed)


def test_the_oracle_notices_missing_order(streams: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(InOrder, "__enter__", lambda self: self)
    with pytest.raises(AssertionError, match="elements differ"):
        for seed in range(20):
            streams.check(seed)
