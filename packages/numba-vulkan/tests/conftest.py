"""What every test of this package needs."""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

import numba_vulkan as nv
from numba_vulkan.cache.folder import ENVIRONMENT
from numba_vulkan.compiling.target import PHYSICAL


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A cache folder of the session's own, for it and the processes it starts: no result comes from an earlier run."""
    before = os.environ.get(ENVIRONMENT)
    os.environ[ENVIRONMENT] = str(tmp_path_factory.mktemp("cache"))
    yield
    if before is None:
        del os.environ[ENVIRONMENT]
    else:
        os.environ[ENVIRONMENT] = before


@pytest.fixture(scope="session")
def fuzz_program() -> Callable[[str], ModuleType]:
    """Give a program of `fuzz/` by its name, as a module."""

    def load(name: str) -> ModuleType:
        file = Path(__file__).parent.parent / "fuzz" / f"{name}.py"
        spec = importlib.util.spec_from_file_location(f"fuzz_{name}", file)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module  # dataclasses look their module up
        spec.loader.exec_module(module)
        return module

    return load


@pytest.fixture(autouse=True)
def buffer_addresses(request: pytest.FixtureRequest) -> None:
    """Tests whose parameter `addressing` is "physical" need a device that has it."""
    parameters = request.node.callspec.params if hasattr(request.node, "callspec") else {}
    if parameters.get("addressing") == "physical" and not nv.current_device().features >= PHYSICAL:
        pytest.skip("the device has no buffer addresses")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests launch small grids on any device, which is no waste of theirs; `test_waste` asks for the warnings."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(
                pytest.mark.filterwarnings("ignore::numba_vulkan.errors.PerformanceWarning"), append=False
            )
