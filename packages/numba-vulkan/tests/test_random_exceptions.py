"""The first seeds of random functions of `try`; `fuzz/exceptions.py` runs any number."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

FILE = Path(__file__).parent.parent / "fuzz" / "exceptions.py"


@pytest.fixture(scope="module")
def exceptions() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fuzz_exceptions", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("seed", range(12))
def test_kernels_raise_and_catch_as_python_does(exceptions: ModuleType, seed: int) -> None:
    exceptions.check(seed, depth=2)


def test_the_oracle_notices_another_exception(
    exceptions: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exceptions, "outcome", lambda function, x: (function.__name__, x))
    with pytest.raises(AssertionError, match="seed 0"):
        exceptions.check(0, depth=1)
