"""Workgroup arrays of every element type: stores, barriers and atomics, against NumPy."""

from __future__ import annotations

import numpy as np
import pytest

import numba_vulkan as nv

DTYPES = [
    np.int8,
    np.uint8,
    np.int16,
    np.uint16,
    np.int32,
    np.uint32,
    np.int64,
    np.uint64,
    np.float32,
    np.float64,
]


@pytest.mark.parametrize("dtype", DTYPES)
def test_sums_by_atomics(dtype: type) -> None:
    @nv.jit
    def kernel(x, y):
        sums = nv.shared.array(64, dtype)
        local = nv.local_id(0)
        sums[local] = 0
        nv.barrier()
        nv.atomic.add(sums, local % 8, x[nv.grid(1)])
        nv.barrier()
        if local < 8:
            nv.atomic.add(y, local, sums[local])

    x = (np.arange(256) % 7).astype(dtype)
    y = np.zeros(8, dtype)
    kernel[4, 64](x, y)
    assert np.array_equal(y, x.reshape(-1, 8).sum(axis=0, dtype=dtype))


@pytest.mark.parametrize("dtype", [*DTYPES, np.bool_, np.complex64, np.complex128])
def test_reversal_through_a_tile_of_two_axes(dtype: type) -> None:
    @nv.jit
    def kernel(x, y):
        tile = nv.shared.array((8, 8), dtype)
        j, i = nv.local_id(0), nv.local_id(1)
        tile[i, j] = x[i, j]
        nv.barrier()
        y[i, j] = tile[7 - j, 7 - i]

    x = np.arange(64).reshape(8, 8).astype(dtype)
    y = np.zeros_like(x)
    kernel[1, (8, 8)](x, y)
    assert np.array_equal(y, x[::-1, ::-1].T)
