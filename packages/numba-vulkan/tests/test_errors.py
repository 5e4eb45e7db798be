"""Everything that is raised is of one family, shows the user's frames only, and names the kernel's line."""

from __future__ import annotations

import importlib
import os
import pickle
import subprocess
import sys
import traceback

import numpy as np
import pytest
from numba import types

import numba_vulkan as nv
import nv_lower
import nv_runtime
import nv_spirv
import nv_structurize
import nv_types
from numba_vulkan.boundary import public, translated
from numba_vulkan.compile import Job
from numba_vulkan.compiling.target import Target

MODULES = (nv_types, nv_lower, nv_structurize, nv_spirv, nv_runtime)
#: Everything that a stage may raise, by what the stages export.
STAGES = [
    error
    for module in MODULES
    for error in vars(importlib.import_module(f"{module.__name__}.errors")).values()
    if isinstance(error, type)
    and issubclass(error, Exception)
    and not issubclass(error, Warning)
    and error.__module__.startswith(module.__name__)
]
ROOTS = ("TypesError", "LowerError", "StructurizeError", "SpirvError", "RuntimeFailure")


@pytest.mark.parametrize("error", STAGES, ids=lambda error: f"{error.__module__}.{error.__name__}")
def test_every_error_of_a_stage_becomes_one_of_ours(error: type[Exception]) -> None:
    ours = translated(error("what is wrong"))
    assert isinstance(ours, nv.NumbaVulkanError)
    assert str(ours) == "what is wrong"
    if error.__name__ not in ROOTS and not error.__module__.startswith("nv_types"):
        named = next(class_.__name__ for class_ in error.__mro__ if class_.__name__ in dir(nv))
        assert type(ours) is getattr(nv, named)


@pytest.mark.parametrize("base", [ValueError, TypeError, OverflowError, MemoryError, RuntimeError])
def test_errors_are_the_natural_python_exceptions_too(base: type[Exception]) -> None:
    found = [
        value
        for name in dir(nv)
        if isinstance(value := getattr(nv, name), type)
        and issubclass(value, nv.NumbaVulkanError)
        and issubclass(value, base)
    ]
    assert found


def test_errors_can_be_pickled() -> None:
    error = pickle.loads(pickle.dumps(nv.Unsupported("kernel.py:3: what")))
    assert type(error) is nv.Unsupported
    assert str(error) == "kernel.py:3: what"


def test_other_exceptions_and_bugs_keep_their_frames() -> None:
    @public
    def fails(error: Exception) -> None:
        raise error

    for error in (KeyError("x"), nv.Internal("a bug")):
        with pytest.raises(type(error)) as caught:
            fails(error)
        assert "fails" in [frame.name for frame in traceback.extract_tb(caught.value.__traceback__)]
        assert "guarded" in [frame.name for frame in traceback.extract_tb(caught.value.__traceback__)]


def frames(error: BaseException) -> list[str]:
    """Files of the frames that a traceback shows."""
    return [frame.filename for frame in traceback.extract_tb(error.__traceback__)]


def test_an_exception_of_a_kernel_shows_the_users_frames() -> None:
    @nv.jit
    def refuses(x):
        if x[0] > 1:
            raise ValueError("too large")

    with pytest.raises(ValueError, match="too large") as caught:
        refuses[1, 1](np.full(1, 2, np.float32))
    assert frames(caught.value) == [__file__, __file__]
    array, stream = nv.to_device(np.full(1, 2, np.float32)), nv.stream()
    refuses[1, 1, stream](array)
    with pytest.raises(ValueError, match="too large") as caught:
        stream.synchronize()
    assert frames(caught.value) == [__file__, __file__]
    refuses[1, 1](array)
    with pytest.raises(ValueError, match="too large") as caught:
        nv.synchronize()
    assert frames(caught.value) == [__file__, __file__]


def test_a_closed_stream() -> None:
    @nv.jit
    def nothing(x):
        pass

    stream = nv.stream()
    launch = nothing[1, 1, stream]
    stream.close()
    with pytest.raises(nv.Closed, match="was closed") as caught:
        launch(nv.to_device(np.zeros(1, np.float32)))
    assert frames(caught.value) == [__file__]


def test_a_device_that_is_not_there() -> None:
    with pytest.raises(nv.InvalidInput, match="no such device") as caught:
        nv.select_device("no such device")
    assert frames(caught.value) == [__file__]


@pytest.mark.parametrize(
    ("variables", "class_"),
    [
        ({"VK_DRIVER_FILES": "/nowhere.json", "VK_ICD_FILENAMES": "/nowhere.json"}, "NoDevice"),
        ({"NUMBA_VULKAN_DEVICE": "no such device"}, "InvalidInput"),
    ],
)
def test_no_device_is_told_in_a_few_lines(variables: dict[str, str], class_: str) -> None:
    code = "import numba_vulkan as nv\nimport numpy as np\nnv.to_device(np.zeros(3))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 1
    assert f"numba_vulkan.errors.{class_}: " in done.stderr
    assert done.stderr.count("  File ") == 1
    for name in ("NUMBA_VULKAN_DEVICE",):
        assert (name in done.stderr) == (name in variables)


def refused(function, *argtypes: types.Type, features: frozenset[str]) -> str:
    """What is said of a kernel on a device with those features alone."""
    kernel = nv.jit(function)
    with pytest.raises(nv.Unsupported) as caught:
        kernel._module(argtypes, Job(kernel.options, Target(features=features)))
    return str(caught.value)


BARE = frozenset({"shaderInt64", "shaderFloat64", "bufferDeviceAddress"})


def test_atomics_that_a_device_lacks_name_their_line() -> None:
    def adds(x):
        i = nv.grid(1)
        if i < x.size:
            nv.atomic.add(x, 0, 2.0)

    line = adds.__code__.co_firstlineno + 3
    said = refused(adds, types.float64[::1], features=BARE)
    assert said.startswith(f"{__file__}:{line}: ")
    assert "shaderBufferInt64Atomics" in said


def test_a_refusal_without_a_line_names_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    def scales(x):
        x[0] *= 2

    def refuses(*_arguments: object) -> None:
        raise nv_structurize.Unsupported("control flow of no known kind")

    monkeypatch.setattr(nv_structurize, "structurize", refuses)
    said = refused(scales, types.float64[::1], features=BARE)
    assert said == f"{__file__}:{scales.__code__.co_firstlineno}: control flow of no known kind"


def test_a_bug_is_told_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    @nv.jit
    def scales(x):
        x[0] *= 2

    def breaks(*_arguments: object) -> None:
        raise KeyError("lost")

    monkeypatch.setattr(nv_structurize, "structurize", breaks)
    with pytest.raises(
        nv.Internal, match="KeyError: 'lost'; this is a bug of numba-vulkan, please report it"
    ) as caught:
        scales._module((types.float64[::1],), Job(scales.options, Target(features=BARE)))
    assert any("while compiling kernel 'scales'" in note for note in caught.value.__notes__)
