"""What an invocation finds in a loop is there behind the loop, however long others stay in it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv

ADDRESSING = [None, "logical"]


@nv.jit
def find(x, out, place):
    """Search from the invocation's own place for a large value."""
    i = nv.grid(1)
    k = i
    while True:
        v = x[k]
        if v > 90:
            break
        k += 7
        if k >= x.size:
            k -= x.size
    out[i] = v
    place[i] = k


@nv.jit
def nested(x, out):
    """A value of the inner loop leaves both, by one of two exits."""
    i = nv.grid(1)
    v, w, k = 0, 0, i
    for turn in range(40):
        w = x[(k + turn) % x.size]
        while w < 50:
            k += 3
            v = x[k % x.size]
            if v % 11 == 3:
                break
            w += v % 5 + 1
        if v + w > 120 + i % 7:
            break
        k += w % 3 + 1
    out[i] = v * 1000 + w


@nv.jit
def numbered(cell, out):
    """Each invocation takes the next number, by compare-and-swap tried until it holds."""
    while True:
        seen = nv.atomic.add(cell, 0, 0)
        if nv.atomic.cas(cell, 0, seen, seen + 1) == seen:
            break
    out[nv.grid(1)] = seen


@pytest.fixture
def x() -> Any:
    return np.random.default_rng(1).integers(0, 100, 256).astype(np.int32)


def on_host(kernel: Any, *arrays: Any) -> None:
    """Run a kernel's Python function for each invocation."""
    grid = nv.grid
    try:
        for i in range(256):
            nv.grid = lambda _, i=i: i  # type: ignore[attr-defined]
            kernel.py_func(*arrays)
    finally:
        nv.grid = grid  # type: ignore[attr-defined]


@pytest.mark.parametrize("addressing", ADDRESSING)
def test_a_search(x: Any, addressing: Any) -> None:
    out, place = np.zeros(256, np.int32), np.zeros(256, np.int32)
    want = out.copy(), place.copy()
    on_host(find, x, *want)
    _made(find, addressing)[4, 64](x, out, place)
    np.testing.assert_array_equal(out, want[0])
    np.testing.assert_array_equal(place, want[1])


@pytest.mark.parametrize("addressing", ADDRESSING)
def test_loops_in_loops(x: Any, addressing: Any) -> None:
    out, want = np.zeros(256, np.int32), np.zeros(256, np.int32)
    on_host(nested, x, want)
    _made(nested, addressing)[4, 64](x, out)
    np.testing.assert_array_equal(out, want)


@pytest.mark.filterwarnings("ignore::nv_lower.ConvergenceWarning")
@pytest.mark.parametrize("addressing", ADDRESSING)
def test_results_of_atomics(addressing: Any) -> None:
    cell, out = np.zeros(1, np.int32), np.zeros(256, np.int32)
    _made(numbered, addressing)[4, 64](cell, out)
    assert cell[0] == 256
    np.testing.assert_array_equal(np.sort(out), np.arange(256))


def _made(kernel: Any, addressing: Any) -> Any:
    return kernel if addressing is None else nv.jit(addressing=addressing)(kernel)
