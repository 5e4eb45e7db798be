"""What a user sees first: the names of each package, its help, its docstrings, the text of its objects."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pydoc
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from numba import types

import numba_vulkan as nv
import nv_lower
import nv_runtime
import nv_spirv
import nv_structurize
import nv_types

MODULES = (
    *("numba_vulkan", "nv_runtime", "nv_spirv", "nv_lower", "nv_structurize", "nv_types"),
    *("nv_lower.builtins.atomic", "nv_lower.builtins.local", "nv_lower.builtins.shared"),
    *("nv_lower.builtins.subgroup", "nv_lower.builtins.group"),
)
SAXPY = """
define void @saxpy(ptr %x, ptr %y, float %a, i32 %n) {
entry:
  %i = call i32 @nv.global.id(i32 0)
  %inside = icmp ult i32 %i, %n
  br i1 %inside, label %work, label %end
work:
  %px = getelementptr float, ptr %x, i32 %i
  %vx = load float, ptr %px
  %py = getelementptr float, ptr %y, i32 %i
  %vy = load float, ptr %py
  %product = fmul float %a, %vx
  %sum = fadd float %product, %vy
  store float %sum, ptr %py
  br label %end
end:
  ret void
}
declare i32 @nv.global.id(i32)
"""


def functions(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The public functions of a module, and the public methods and properties of its public classes."""
    for name in dir(module):
        value = getattr(module, name)
        if inspect.isfunction(value):
            yield f"{module.__name__}.{name}", value
        elif inspect.isclass(value):
            for member, found in vars(value).items():
                function = found.fget if isinstance(found, property) else getattr(found, "__func__", found)
                if not member.startswith("_") and inspect.isfunction(function):
                    yield f"{module.__name__}.{name}.{member}", function


@pytest.mark.parametrize("name", MODULES)
def test_completion_shows_the_public_names_and_no_others(name: str) -> None:
    module = importlib.import_module(name)
    assert dir(module) == sorted(module.__all__)
    assert [missing for missing in dir(module) if not hasattr(module, missing)] == []


def test_a_star_import_brings_the_public_names() -> None:
    code = "before = set(globals()); from numba_vulkan import *; print(sorted(set(globals()) - before - {'before'}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(dir(nv))


def test_importing_the_package_loads_neither_the_compiler_nor_the_runtime() -> None:
    stages = ("nv_runtime", "nv_spirv", "nv_structurize", "nv_lower.frontend", "vulkan")
    code = f"import sys, numba_vulkan; print([name for name in {stages!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_no_array_module_hides_behind_the_package() -> None:
    nv.to_device(np.zeros(3))
    assert not hasattr(nv, "array")


def test_the_help_of_the_package_fits_on_two_screens_and_leads_on() -> None:
    text = pydoc.plain(pydoc.render_doc(nv))
    assert len(text.splitlines()) <= 100
    for name in dir(nv):
        value = getattr(nv, name)
        if not (inspect.isclass(value) and issubclass(value, Exception)):
            assert name in text, name


@pytest.mark.parametrize("name", MODULES)
def test_public_functions_are_annotated_and_documented(name: str) -> None:
    for path, function in functions(importlib.import_module(name)):
        signature = inspect.signature(function)
        bare = [
            parameter.name
            for parameter in signature.parameters.values()
            if parameter.annotation is parameter.empty and parameter.name not in ("self", "cls")
        ]
        assert bare == [], path
        assert signature.return_annotation is not signature.empty, path
        assert function.__doc__, path


@pytest.fixture
def names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the examples may use besides what they define: the packages, and one kernel in each of its forms."""
    monkeypatch.chdir(tmp_path)
    flat = nv_lower.lower(SAXPY)
    structured = nv_structurize.structurize(flat)
    spirv = nv_spirv.emit(structured)
    (tmp_path / "saxpy.spv").write_bytes(spirv)

    @nv.jit
    def scale(x: Any, factor: Any) -> None:
        i = nv.grid(1)
        if i < x.size:
            x[i] *= factor

    def double(x: Any) -> None:
        x[0] *= 2

    packages = (nv, nv_lower, nv_runtime, nv_spirv, nv_structurize, nv_types, np, types)
    given = {package.__name__: package for package in packages}
    stages = {"flat": flat, "structured": structured, "spirv": spirv}
    return {**given, **stages, "nv": nv, "np": np, "types": types, "scale": scale, "double": double}


@pytest.mark.parametrize("name", MODULES)
def test_every_public_function_has_an_example_that_runs(name: str, names: dict[str, Any]) -> None:
    module = importlib.import_module(name)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    report: list[str] = []
    for path, function in functions(module):
        examples = doctest.DocTestParser().get_doctest(function.__doc__ or "", dict(names), path, None, 0)
        if path.count(".") == module.__name__.count(".") + 1:
            assert examples.examples, f"{path} has no example"
        runner.run(examples, out=report.append)
    assert not report, "".join(report)


def test_devices_are_listed_one_a_line() -> None:
    devices = nv.list_devices()
    lines = repr(devices).splitlines()
    assert len(lines) == len(devices) > 0
    for device, line in zip(devices, lines, strict=True):
        assert line.strip().startswith(f"{device.index}: {device.name}")
        assert len(repr(device)) < 300 and device.name in repr(device)


def test_objects_say_what_they_are() -> None:
    @nv.jit
    def saxpy(a: Any, x: Any, y: Any) -> None:
        i = nv.grid(1)
        if i < x.size:
            y[i] += a * x[i]

    assert "saxpy(a, x, y), not compiled yet>" in repr(saxpy)
    stream = nv.stream()
    device = nv.current_device()
    assert repr(stream) == f"<Stream {device.streams.index(stream)} of {device.name}>"
    launcher = saxpy[(4, 2), 64, stream]
    assert "saxpy(a, x, y): 4 x 2 workgroup(s) of 64 invocation(s) on <Stream" in repr(launcher)
    x, y = nv.to_device(np.ones(1 << 20, np.float32)), nv.to_device(np.ones(1 << 20, np.float32))
    with device.profile() as profile:
        assert "open" in repr(profile)
        saxpy[4, 64](np.float32(2), x, y)
    assert "1 kernel in " in repr(profile)
    assert "compiled for (float32, array(float32, 1d, C), array(float32, 1d, C))>" in repr(saxpy)
    assert "shape=(1048576,), dtype=float32" in repr(x) and len(repr(x)) < 200
    event = stream.record_event()
    event.wait()
    assert f"of {stream!r}: passed" in repr(event)
    stream.close()
    assert "(closed)" in repr(stream)
