"""An exception that a library function raises in a kernel is told with the user's line that calls it."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv


@nv.jit
def take(x, i, y):
    y[0] = np.take(x, i[0])  # here: take


@nv.jit
def helper(x, i):
    return np.take(x, i[0] + 1)  # here: through


@nv.jit
def through(x, i, y):
    y[0] = helper(x, i)


@nv.jit
def reshape(x, i, y):
    y[0] = x.reshape((i[0], 3))[0, 0]  # here: reshape


@nv.jit
def dot(x, i, y):
    y[0] = np.dot(x, x[: i[0] - 98])  # here: dot


@nv.jit
def twice(x, i, y):
    y[0] = np.take(x, i[0] - 100)
    y[0] += np.take(x, i[0])  # here: twice


KERNELS = [
    (take, IndexError, "Index out of bounds"),
    (through, IndexError, "Index out of bounds"),
    (reshape, ValueError, "total size of new array must be unchanged"),
    (dot, ValueError, "incompatible array sizes"),
    (twice, IndexError, "Index out of bounds"),
]


@pytest.mark.parametrize(
    ("kernel", "kind", "message"), KERNELS, ids=lambda value: getattr(value, "name", None)
)
def test_the_line_that_calls(kernel: Any, kind: type[Exception], message: str) -> None:
    marked = Path(__file__).read_text().splitlines()
    line = next(k + 1 for k, text in enumerate(marked) if text.endswith(f"# here: {kernel.name}"))
    with pytest.raises(kind, match=message) as caught:
        kernel[1, 1](np.ones(4), np.array([100]), np.zeros(1))
    last = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert (last.filename, last.lineno) == (__file__, line)


def test_a_handler_catches_it() -> None:
    @nv.jit
    def caught(x, i, y):
        try:
            y[0] = np.take(x, i[0])
        except IndexError:
            y[0] = -1.0

    y = np.zeros(1)
    caught[1, 1](np.ones(4), np.array([100]), y)
    assert y[0] == -1


def test_the_users_own_function_keeps_its_line() -> None:
    """A function of the user's that a library calls raises on its own line."""

    @nv.jit
    def refuse(v):
        if v > 2:
            raise ValueError("too large")
        return v

    @nv.jit
    def calls(x, i, y):
        y[0] = refuse(x[0] + i[0])

    with pytest.raises(ValueError, match="too large") as raised:
        calls[1, 1](np.ones(4), np.array([100]), np.zeros(1))
    last = traceback.extract_tb(raised.value.__traceback__)[-1]
    assert "raise ValueError" in (last.line or "")
