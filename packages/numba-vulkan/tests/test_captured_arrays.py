"""Arrays that a kernel names without being given them: large NumPy arrays and device arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv

addressings = pytest.mark.parametrize("addressing", [None, "logical"])
LARGE = np.arange(40_000, dtype=np.float32)
MATRIX = np.asfortranarray(np.arange(120_000, dtype=np.int32).reshape(300, 400))
SPARSE = np.arange(200_000, dtype=np.float32).reshape(500, 400)[::2, 1::3]
ON_DEVICE = nv.to_device(np.arange(100, dtype=np.float32))
PLACES = nv.to_device(np.arange(60, dtype=np.int32).reshape(6, 10))[::2, ::-3]


@nv.jit
def looked_up(i):
    return LARGE[i] + LARGE.size


@addressings
def test_arrays_of_every_layout(addressing: Any) -> None:
    @nv.jit(addressing=addressing)
    def kernel(x, y, z):
        i = nv.grid(1)
        x[i] = LARGE[-1 - i] + looked_up(i)
        y[i] = MATRIX[i, i + 1]
        z[i] = SPARSE[i + 3, i]

    x, y, z = np.zeros(8, np.float32), np.zeros(8, np.int32), np.zeros(8, np.float32)
    kernel[2, 4](x, y, z)
    i = np.arange(8)
    assert np.array_equal(x, LARGE[-1 - i] + LARGE[i] + 40_000)
    assert np.array_equal(y, MATRIX[i, i + 1])
    assert np.array_equal(z, SPARSE[i + 3, i])


@addressings
def test_device_arrays_are_seen_as_they_are_at_each_launch(addressing: Any) -> None:
    @nv.jit(addressing=addressing)
    def kernel(x, y):
        i = nv.grid(1)
        x[i] = ON_DEVICE[i]
        if i < 12:
            y[i] = PLACES[i // 4, i % 4]

    x, y = nv.to_device(np.zeros(100, np.float32)), nv.to_device(np.zeros(12, np.int32))
    for factor in (1, 2, 3):
        ON_DEVICE.copy_to_device(np.arange(100, dtype=np.float32) * factor)
        kernel[4, 25](x, y)
        assert np.array_equal(x.copy_to_host(), np.arange(100, dtype=np.float32) * factor)
    assert np.array_equal(y.copy_to_host(), np.arange(60).reshape(6, 10)[::2, ::-3].ravel())


def test_writes_on_another_stream_come_first() -> None:
    held = nv.to_device(np.zeros(1 << 16, np.float32))

    @nv.jit
    def count(x):
        x[nv.grid(1)] += 1

    @nv.jit
    def kernel(x):
        x[nv.grid(1)] = held[nv.grid(1)]

    stream = nv.stream()
    x = nv.to_device(np.zeros(1 << 16, np.float32))
    for number in range(1, 4):
        count[256, 256, stream](held)
        kernel[256, 256](x)
        assert (x.copy_to_host() == number).all()


def test_each_closure_has_its_own() -> None:
    def made(factor: int) -> Any:
        table = np.arange(20_000, dtype=np.float64) * factor

        @nv.jit
        def kernel(x):
            def inner(i):
                return table[i]

            x[nv.grid(1)] = inner(nv.grid(1) + 5)

        return kernel

    one, two = made(1), made(2)
    for kernel, factor in ((one, 1), (two, 2), (one, 1)):
        x = np.zeros(4)
        kernel[1, 4](x)
        assert x.tolist() == [5 * factor, 6 * factor, 7 * factor, 8 * factor]


def test_functions_of_one_name_with_different_arrays_are_refused() -> None:
    def made(factor: int) -> Any:
        table = np.arange(20_000, dtype=np.float64) * factor

        @nv.jit
        def value(i):
            return table[i]

        return value

    one, two = made(1), made(2)

    @nv.jit
    def kernel(x):
        x[0] = one(5) + two(5)

    with pytest.raises(nv.Unsupported, match="hold different arrays table; pass them as arguments"):
        kernel[1, 1](np.zeros(1))


def test_from_the_cache() -> None:
    """A second kernel of the same function is not compiled, and finds the arrays all the same."""

    def function(x):
        x[nv.grid(1)] = LARGE[nv.grid(1) + 7] + ON_DEVICE[0]

    ON_DEVICE.fill(0)
    for _ in range(2):
        kernel = nv.jit(cache=True)(function)
        x = np.zeros(4, np.float32)
        kernel[1, 4](x)
        assert x.tolist() == [7, 8, 9, 10]


def test_exceptions_beside_captured_arrays() -> None:
    @nv.jit
    def kernel(x):
        if LARGE[x[0]] > 10:
            raise ValueError("too large")
        x[0] = 5

    x = nv.to_device(np.array([3], np.int32))
    kernel[1, 1](x)
    kernel[1, 1](x)
    assert x.copy_to_host()[0] == 5
    kernel[1, 1](nv.to_device(np.array([30], np.int32)))
    with pytest.raises(ValueError, match="too large"):
        nv.synchronize()


@pytest.mark.parametrize("write", [lambda: LARGE, lambda: ON_DEVICE])
def test_they_are_read_only(write: Callable[[], Any]) -> None:
    outer = write()

    @nv.jit
    def kernel(x):
        outer[0] = x[0]

    with pytest.raises(nv.Unsupported, match="is read-only: it comes from outside"):
        kernel[1, 1](np.zeros(1, np.float32))


def test_functions_of_no_module() -> None:
    program = """
@nv.jit
def kernel(x):
    x[nv.grid(1)] = table[nv.grid(1) + 3]
"""
    names = {"nv": nv, "table": LARGE}
    exec(compile(program, __file__, "exec"), names)
    x = np.zeros(4, np.float32)
    names["kernel"][1, 4](x)
    assert x.tolist() == [3, 4, 5, 6]
