"""Fixtures of the middle end's tests."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest


def _load(name: str) -> ModuleType:
    path = Path(__file__).parent / "support" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"nv_lower_tests_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def jit() -> ModuleType:
    """The module `support/jit.py`."""
    return _load("jit")


@pytest.fixture(scope="session")
def debug_information() -> ModuleType:
    """The module `support/debug_information.py`."""
    return _load("debug_information")
