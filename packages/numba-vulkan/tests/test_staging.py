"""NumPy arguments that overlap: what a kernel does through them is what Python does on the arrays themselves."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import numba_vulkan as nv
from numba_vulkan.launching.staging import HostArray, mark_shared


def steps(a, b, c):
    for j in range(a.size):
        a[j] = b[j % b.size] + 1
        b[j % b.size] = c[j % c.size] * 2


kernel = nv.jit(steps)


@st.composite
def views(draw: st.DrawFn) -> tuple[np.ndarray, list[np.ndarray]]:
    """An array and three 1-d views of it, each with its own start, step and direction."""
    base = np.arange(24, dtype=np.int32)
    chosen = []
    for _ in range(3):
        start = draw(st.integers(0, 20))
        stop = draw(st.integers(start + 1, 24))
        step = draw(st.sampled_from([1, 1, 2, 3, -1, -2]))
        chosen.append(base[start:stop][::step])
    return base, chosen


@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(views())
def test_overlapping_views(drawn: tuple[np.ndarray, list[np.ndarray]]) -> None:
    base, arrays = drawn
    expected = base.copy()
    origin = base.__array_interface__["data"][0]
    twins = [
        np.ndarray(x.shape, x.dtype, expected.data, x.__array_interface__["data"][0] - origin, x.strides)
        for x in arrays
    ]
    with np.errstate(over="ignore"):
        steps(*twins)
    kernel[1, 1](*arrays)
    np.testing.assert_array_equal(base, expected)


def groups(*arrays: np.ndarray) -> list[list[str]]:
    named = [HostArray(name, name, array, array.dtype) for name, array in zip("abcdef", arrays, strict=False)]
    return [sorted(array.name for array in group) for group in mark_shared(named)]


def test_groups() -> None:
    x, y = np.zeros(10), np.zeros(10)
    assert groups(x, y) == []
    assert groups(x, x) == [["a", "b"]]
    assert groups(x[:5], x[5:]) == []
    assert groups(x[:5], x[5:], x[4:6]) == [["a", "b", "c"]]
    assert sorted(groups(x[::2], y[:3], x[1::2], y[2:4])) == [["a", "c"], ["b", "d"]]
    assert groups(x[:0], x) == []
    assert groups(x[::-1], x[:1]) == [["a", "b"]]


@pytest.mark.parametrize("shape", [(3, 4), (4, 3, 2)])
def test_elements_between_are_not_touched(shape: tuple[int, ...]) -> None:
    @nv.jit
    def negate(x):
        i = nv.grid(1)
        flat = x.shape[0]
        if i < flat:
            x[i] = -x[i]

    base = np.arange(np.prod(shape), dtype=np.float32).reshape(shape)
    expected = base.copy()
    column = (slice(None), *([1] * (len(shape) - 1)))
    expected[column] *= -1
    negate[1, 64](base[column])
    np.testing.assert_array_equal(base, expected)


def test_arrays_of_different_types_over_one_memory() -> None:
    @nv.jit
    def split(words, halves):
        words[0] = 0x00020001
        halves[1] += 40

    memory = np.zeros(1, np.uint32)
    split[1, 1](memory, memory.view(np.uint16))
    np.testing.assert_array_equal(memory.view(np.uint16), [1, 42])
