"""The first seeds of random work on several streams; `fuzz/streams.py` runs any number."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from nv_runtime.streams.order import InOrder

FILE = Path(__file__).parent.parent / "fuzz" / "streams.py"


@pytest.fixture(scope="module")
def streams() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fuzz_streams", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("seed", range(20))
def test_arrays_hold_what_numpy_computes(streams: ModuleType, seed: int) -> None:
    streams.check(seed)


def test_the_oracle_notices_missing_order(streams: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(InOrder, "__enter__", lambda self: self)
    with pytest.raises(AssertionError, match="elements differ"):
        for seed in range(20):
            streams.check(seed)
