"""Fixtures for the emitter's tests: a kernel given as a body of LLVM IR is written, validated and run."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import nv_spirv

SUPPORT = Path(__file__).resolve().parents[1] / "support"
ID = "declare i32 @nv.global.id(i32)\n"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Skip what needs 16-bit floats on a device without them; tests of messages choose their features themselves."""
    try:
        return (yield)
    except Exception as error:
        execute = item.funcargs.get("execute") if isinstance(item, pytest.Function) else None
        lacks = execute is not None and "shaderFloat16" not in execute.device().features
        if lacks and "lacks the feature shaderFloat16" in str(error):
            pytest.skip("the device lacks shaderFloat16")
        raise


@pytest.fixture(scope="session")
def execute() -> ModuleType:
    """`support/execute.py`; skips where there is no Vulkan device."""
    if str(SUPPORT) not in sys.path:
        sys.path.insert(0, str(SUPPORT))
    module = importlib.import_module("execute")
    try:
        module.device()
    except Exception as error:  # whatever the runtime says, there is nothing to run on
        pytest.skip(f"no Vulkan device: {error}")
    return module


@pytest.fixture(scope="session")
def emit(execute: ModuleType) -> Callable[..., bytes]:
    """Emit for the device's features and validate with spirv-val and this package's own check."""

    def emit(
        ir: str, addressing: str = "physical", features: frozenset[str] | None = None, **options: object
    ) -> bytes:
        features = execute.device().features if features is None else features
        spirv = nv_spirv.emit(ir, nv_spirv.Options(addressing=addressing, features=features, **options))  # type: ignore[arg-type]
        execute.check_valid(spirv)
        assert nv_spirv.violations(spirv) == []
        return spirv

    return emit


@pytest.fixture(params=["physical", "logical"])
def addressing(request: pytest.FixtureRequest) -> str:
    """Both ways to reach memory."""
    return str(request.param)


@pytest.fixture
def run(execute: ModuleType, emit: Callable[..., bytes]) -> Callable[..., None]:
    """Emit a module and run it; arrays are changed in place."""

    def run(
        ir: str,
        arguments: Sequence[np.ndarray | np.generic],
        groups: int = 1,
        addressing: str = "physical",
        **options: object,
    ) -> None:
        spirv = emit(ir, addressing, **options)
        execute.run_spirv(spirv, arguments, (groups, 1, 1))

    return run


@pytest.fixture(scope="session")
def kernel() -> Callable[..., str]:
    """Return a module from a kernel's parameters, body and the lines after it."""

    def kernel(parameters: str, body: str, after: str = "", attributes: str = "") -> str:
        lines = "\n".join(
            f"  {line.strip()}" if not line.rstrip().endswith(":") else line.strip()
            for line in body.splitlines()
        )
        declares = "" if "@nv.global.id(" not in body else ID
        return f"define void @k({parameters}) {attributes} {{\n{lines}\n  ret void\n}}\n{declares}{after}\n"

    return kernel


@pytest.fixture(scope="session")
def program(execute: ModuleType) -> Callable[[str], ModuleType]:
    """A program of `fuzz/` by name, as a module."""

    def program(name: str) -> ModuleType:
        path = SUPPORT.parents[1] / "fuzz" / f"{name}.py"
        spec = importlib.util.spec_from_file_location(f"nv_spirv_fuzz_{name}", path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module  # dataclasses look their module up
        spec.loader.exec_module(module)
        return module

    return program
