"""Shared arrays that get their size from the launch: `nv.shared.array(0, dtype)`, as numba.cuda has them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv
from numba_vulkan import LaunchError

ADDRESSING = [None, "logical"]  # the device's own, and descriptors
DTYPES = [
    np.int8,
    np.uint16,
    np.int32,
    np.uint64,
    np.float32,
    np.float64,
    np.complex64,
    np.complex128,
    np.bool_,
]


@pytest.mark.parametrize("addressing", ADDRESSING)
@pytest.mark.parametrize("dtype", DTYPES)
def test_each_launch_has_its_own_size(dtype: type, addressing: Any) -> None:
    if dtype is np.complex128 and "shaderFloat64" not in nv.current_device().features:
        pytest.skip("the device lacks shaderFloat64")

    @nv.jit(addressing=addressing)
    def reverse(x, y, sizes):
        tile = nv.shared.array(0, dtype)
        k = nv.local_id(0)
        tile[k] = x[nv.grid(1)]
        nv.barrier()
        y[nv.grid(1)] = tile[tile.size - 1 - k]
        sizes[nv.group_id(0)] = tile.size

    for count in (1, 3, 64):
        x = (np.arange(2 * count) % 5).astype(dtype)
        y, sizes = np.zeros_like(x), np.zeros(2, np.int32)
        reverse[2, count, None, count * x.itemsize](x, y, sizes)
        assert np.array_equal(y, x.reshape(2, -1)[:, ::-1].ravel())
        assert sizes.tolist() == [count, count]


@pytest.mark.parametrize("addressing", ADDRESSING)
def test_all_are_the_same_bytes(addressing: Any) -> None:
    """Arrays of other dtypes, and one of a device function, show what the first holds."""
    wide = "shaderFloat64" in nv.current_device().features
    dtype, half = (np.float64, np.uint32) if wide else (np.float32, np.uint16)
    itemsize = np.dtype(dtype).itemsize

    @nv.jit
    def bytes_of(k):
        return nv.shared.array(0, np.uint8)[k]

    @nv.jit(addressing=addressing)
    def kernel(x, halves, singles, sizes):
        whole = nv.shared.array(shape=0, dtype=dtype)
        k = nv.local_id(0)
        whole[k] = x[k]
        nv.barrier()
        words = nv.shared.array((0,), half)
        halves[2 * k] = words[2 * k]
        halves[2 * k + 1] = words[2 * k + 1]
        for byte in range(itemsize):
            singles[itemsize * k + byte] = bytes_of(itemsize * k + byte)
        sizes[0], sizes[1], sizes[2] = whole.size, words.size, nv.shared.array(0, np.int16).size

    x = np.linspace(-1, 3, 8).astype(dtype)
    halves, singles, sizes = np.zeros(16, half), np.zeros(8 * itemsize, np.uint8), np.zeros(3, np.int32)
    kernel[1, 8, None, x.nbytes](x, halves, singles, sizes)
    assert halves.tobytes() == x.tobytes()
    assert singles.tobytes() == x.tobytes()
    assert sizes.tolist() == [8, 16, 4 * itemsize]


def test_slices_divide_the_memory() -> None:
    @nv.jit
    def kernel(x, y):
        k, n = nv.local_id(0), nv.local_size(0)
        numbers = nv.shared.array(0, np.float32)[:n]
        counts = nv.shared.array(0, np.int32)[n:]
        numbers[k] = x[k]
        counts[k] = k * k
        nv.barrier()
        y[k] = numbers[n - 1 - k] + counts[n - 1 - k]

    x, y = np.arange(16, dtype=np.float32) / 4, np.zeros(16, np.float32)
    kernel[1, 16, None, 2 * x.nbytes](x, y)
    assert np.array_equal(y, (x + np.arange(16, dtype=np.float32) ** 2)[::-1])


def test_beside_arrays_of_a_constant_size() -> None:
    @nv.jit
    def kernel(x, y, which):
        k = nv.local_id(0)
        fixed, given = nv.shared.array(8, np.int32), nv.shared.array(0, np.int32)
        fixed[k], given[k] = x[k], 10 * x[k]
        nv.barrier()
        chosen = given if which > 0 else fixed[:]
        y[k] = chosen[7 - k] + nv.shared.array(0, np.int32).size

    x = np.arange(8, dtype=np.int32)
    for which in (0, 1):
        y = np.zeros(8, np.int32)
        kernel[1, 8, None, x.nbytes](x, y, which)
        assert np.array_equal(y, (10 if which else 1) * x[::-1] + 8)


@pytest.mark.parametrize("dtype", [np.uint8, np.int32, np.float32, np.int64])
def test_atomics(dtype: type) -> None:
    @nv.jit
    def kernel(x, y):
        sums = nv.shared.array(0, dtype)
        k = nv.local_id(0)
        if k < sums.size:
            sums[k] = 0
        nv.barrier()
        nv.atomic.add(sums, k % sums.size, x[k])
        nv.barrier()
        if k < sums.size:
            y[k] = sums[k]

    x = (np.arange(64) % 5).astype(dtype)
    for bins in (4, 16):
        y = np.zeros(bins, dtype)
        kernel[1, 64, None, y.nbytes](x, y)
        assert np.array_equal(y, x.reshape(-1, bins).sum(axis=0, dtype=dtype))


@nv.jit
def first(x):
    tile = nv.shared.array(0, np.float32)
    tile[nv.local_id(0)] = 1
    x[0] = tile.size


def test_bytes_that_hold_no_whole_element_are_left_out() -> None:
    x = np.zeros(1, np.float32)
    first[1, 1, None, 11](x)
    assert x[0] == 2


def test_device_arrays_launched_again() -> None:
    """The fast path keeps the sizes apart."""
    x = nv.to_device(np.zeros(1, np.float32))
    for _ in range(3):
        for count in (1, 5, 9):
            first[1, 1, None, 4 * count](x)
            assert x.copy_to_host()[0] == count


def test_forall_takes_the_bytes() -> None:
    x = np.zeros(1, np.float32)
    first.forall(1, local_size=1, shared_bytes=24)(x)
    assert x[0] == 6


def test_nothing_is_given() -> None:
    @nv.jit
    def size(out):
        out[0] = nv.shared.array(0, np.float32).size

    out = np.ones(1, np.int32)
    size[1, 1, None, 0](out)
    assert out[0] == 0


def test_a_launch_that_does_not_say_is_refused() -> None:
    with pytest.raises(
        LaunchError, match=r"fourth part of first\[groups, local_size, stream, shared_bytes\]"
    ):
        first[1, 1](np.zeros(1, np.float32))


def test_more_than_the_device_has_is_refused() -> None:
    most = int(nv.current_device().limits["maxComputeSharedMemorySize"])
    first[1, 1, None, most](np.zeros(1, np.float32))
    with pytest.raises(nv.Unsupported, match=f"takes {most + 4} bytes of workgroup memory"):
        first[1, 1, None, most + 4](np.zeros(1, np.float32))


def test_index_beyond_the_end() -> None:
    @nv.jit(boundscheck=True)
    def kernel(x):
        nv.shared.array(0, np.float32)[x[0]] = 1

    kernel[1, 1, None, 8](np.array([1], np.int32))
    with pytest.raises(IndexError):
        kernel[1, 1, None, 8](np.array([2], np.int32))


def test_kernels_without_such_arrays_ignore_the_bytes() -> None:
    @nv.jit
    def kernel(x):
        x[0] = 1

    x = np.zeros(1, np.float32)
    kernel[1, 1, None, 1 << 20](x)
    assert x[0] == 1
