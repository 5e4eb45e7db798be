"""Fixtures: the device, shaders compiled from GLSL, and scripts run in a process of their own."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import nv_runtime

SUPPORT = str(Path(__file__).parent / "support")
sys.path.insert(0, SUPPORT)

import glsl  # noqa: E402
import validation  # noqa: E402


def pytest_configure(config: pytest.Config) -> None:
    if validation.asked():
        validation.start()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    if validation.asked():
        messages = validation.received()
        terminalreporter.write_line(f"{len(messages)} messages of the validation layer")
        for message in messages:
            terminalreporter.write_line(message)


SWIFTSHADER = "/usr/lib/chromium/vk_swiftshader_icd.json"


@pytest.fixture(scope="session")
def compile_glsl(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., bytes]:
    """`compile_glsl("saxpy")` compiles tests/shaders/saxpy.comp; `compile_glsl(source=...)` compiles text."""
    if glsl.COMPILER is None:
        pytest.skip(glsl.REMEDY)
    folder = tmp_path_factory.mktemp("spirv")
    made: dict[str, bytes] = {}

    def compile_one(
        name: str | None = None,
        *,
        source: str | None = None,
        target: str = "vulkan1.2",
        flags: tuple[str, ...] = (),
    ) -> bytes:
        text = source if source is not None else (glsl.SHADERS / f"{name}.comp").read_text()
        key = hashlib.sha256(f"{target}{flags}{text}".encode()).hexdigest()
        if key not in made:
            path = folder / f"{key}.comp"
            path.write_text(text)
            made[key] = glsl.compile_file(path, target=target, flags=flags)
        return made[key]

    return compile_one


@pytest.fixture(scope="session")
def device() -> nv_runtime.Device:
    """The default device (lavapipe, unless there is a GPU)."""
    try:
        return nv_runtime.open_device()
    except nv_runtime.NoDevice as error:
        pytest.skip(str(error))


def _skip_without_feature(error: nv_runtime.Unsupported) -> None:
    """A test whose module needs what the device does not have says so, as a skip that is counted."""
    if "lacks the feature" in str(error):
        pytest.skip(str(error))


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Iterator[None]:
    try:
        return (yield)
    except nv_runtime.Unsupported as error:
        _skip_without_feature(error)
        raise


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: Any, request: pytest.FixtureRequest) -> Iterator[None]:
    try:
        return (yield)
    except nv_runtime.Unsupported as error:
        _skip_without_feature(error)
        raise


@pytest.fixture
def idle(device: nv_runtime.Device) -> Iterator[nv_runtime.Device]:
    """The device with nothing pending, before and after."""
    device.synchronize()
    yield device
    device.synchronize()


@pytest.fixture
def in_process(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run a script in a Python process of its own; `files` are written beside it."""

    def run(
        script: str,
        *,
        files: dict[str, bytes] | None = None,
        env: dict[str, str] | None = None,
        timeout: float = 60,
    ) -> subprocess.CompletedProcess[str]:
        for name, data in (files or {}).items():
            (tmp_path / name).write_bytes(data)
        path = tmp_path / "script.py"
        environment = {k: v for k, v in {**os.environ, **(env or {})}.items() if v != ""}
        script = textwrap.dedent(script)
        if validation.ASKED in environment:
            script = (
                f"import sys; sys.path.append({SUPPORT!r})\nimport validation; validation.start()\n" + script
            )
        path.write_text(script)
        return subprocess.run(
            [sys.executable, "-W", "error", "-X", "faulthandler", str(path)],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            timeout=timeout,
        )

    return run


@pytest.fixture
def forking() -> None:
    """For tests that fork with a device open."""
    if validation.asked():
        pytest.skip("the validation layer does not survive a fork")


@pytest.fixture(scope="session")
def swiftshader() -> dict[str, str]:
    """The environment that selects SwiftShader, a driver without 64-bit integers and push descriptors."""
    if not Path(SWIFTSHADER).exists():
        pytest.skip("SwiftShader is missing: apt-get install chromium-common")
    return {"VK_DRIVER_FILES": SWIFTSHADER}
