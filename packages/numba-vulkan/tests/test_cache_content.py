"""The digest of a function: the same for the same code, another one for anything that could change the result."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from numba_vulkan.cache import content

KERNEL = """
import math
import helper_module
from helper_module import scale
import numpy as np
import numba
import numba_vulkan as nv
CONSTANT = 3
TABLE = np.arange(4)

@nv.jit
def device(x):
    return scale(x) + helper_module.OFFSET

@nv.jit
def kernel(x):
    x[0] = device(x[0]) * CONSTANT + TABLE[1] + math.pi
"""
HELPER = """
import numba
OFFSET = 1
UNUSED = 1

@numba.njit
def inner(x):
    return x + 1

@numba.njit
def scale(x):
    return inner(x) * 2
"""


@pytest.fixture
def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], ModuleType]]:
    """Import the two files afresh, the kernel's and the helper's, from the same paths each time."""

    def imported(name: str, text: str) -> ModuleType:
        path = tmp_path / f"{name}.py"
        path.write_text(text)
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        monkeypatch.setitem(sys.modules, name, module)
        monkeypatch.setattr(sys, "dont_write_bytecode", True)
        exec(compile(text, str(path), "exec"), module.__dict__)
        return module

    def both(kernel: str, helper: str) -> ModuleType:
        imported("helper_module", helper)
        return imported("kernel_module", kernel)

    yield both


def test_same_files_same_digest(load: Callable[[str, str], ModuleType]) -> None:
    assert content.digest(load(KERNEL, HELPER).kernel) == content.digest(load(KERNEL, HELPER).kernel)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("x + 1", "x + 2"),  # a function of the other file, called through two others
        ("inner(x) * 2", "inner(x) * 3"),
        ("OFFSET = 1", "OFFSET = 2"),  # an attribute of a module
        ("OFFSET = 1", "OFFSET = 1.0"),  # equal, of another type
        ("@numba.njit\ndef scale", "@numba.njit(fastmath=True)\ndef scale"),
        ("CONSTANT = 3", "CONSTANT = 4"),
        ("arange(4)", "arange(4).astype('f4')"),
        ("math.pi", "math.e"),
        ("x[0] = device", "x[1] = device"),
        ("@nv.jit\ndef kernel", "@nv.jit(boundscheck=True)\ndef kernel"),
        ("CONSTANT = 3\n", "CONSTANT = 3\n\n"),  # a line further down: exceptions name lines
    ],
)
def test_what_changes_the_digest(load: Callable[[str, str], ModuleType], old: str, new: str) -> None:
    assert old in KERNEL + HELPER
    before = content.digest(load(KERNEL, HELPER).kernel)
    assert content.digest(load(KERNEL.replace(old, new), HELPER.replace(old, new)).kernel) != before


def test_what_does_not(load: Callable[[str, str], ModuleType]) -> None:
    before = content.digest(load(KERNEL, HELPER).kernel)
    assert content.digest(load(KERNEL, HELPER.replace("UNUSED = 1", "UNUSED = 2")).kernel) == before


def test_closures() -> None:
    def make(value: object) -> Callable[[], object]:
        def function() -> object:
            return value

        return function

    assert content.digest(make(1)) == content.digest(make(1))
    assert len({content.digest(make(value)) for value in (1, 2, 1.0, True, (1,), [1], "1", None)}) == 8


def test_floats_that_compare_equal_differ() -> None:
    def make(value: float) -> Callable[[], float]:
        return lambda: value

    assert content.digest(make(0.0)) != content.digest(make(-0.0))
    assert content.digest(make(float("nan"))) == content.digest(make(float("nan")))


def test_mutual_recursion_ends() -> None:
    import numba

    @numba.njit
    def even(n: int) -> bool:
        return True if n == 0 else odd(n - 1)

    @numba.njit
    def odd(n: int) -> bool:
        return False if n == 0 else even(n - 1)

    assert content.digest(even) != content.digest(odd)


def test_what_cannot_be_digested_is_said() -> None:
    class Own:
        pass

    value = Own()

    def plain() -> int:
        return 1

    for inner in (value, Own, plain):
        with pytest.raises(content.Undigestible, match=r"Own|plain"):
            content.digest(lambda inner=inner: inner)
