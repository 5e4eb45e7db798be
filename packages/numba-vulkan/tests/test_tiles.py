"""Matrix products through workgroup tiles of every width, whose rows are loaded as vectors where they are aligned."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import numba_vulkan as nv
from nv_runtime import open_device


def product(dtype: type, tile: int, width: int, addressing: str | None = None) -> Callable[..., None]:
    """A tiled matrix product; rows of the tiles are `width` cells apart, of which `tile` are used."""

    @nv.jit(addressing=addressing)
    def kernel(a, b, c):
        tile_a = nv.shared.array((tile, width), dtype)
        tile_b = nv.shared.array((tile, width), dtype)
        column, row = nv.grid(2)
        x, y = nv.local_id(0), nv.local_id(1)
        total = dtype(0)
        for start in range(0, a.shape[1], tile):
            tile_a[y, x] = a[row, start + x]
            tile_b[y, x] = b[start + y, column]
            nv.barrier()
            for k in range(tile):
                total += tile_a[y, k] * tile_b[k, x]
            nv.barrier()
        c[row, column] = total

    return kernel


def check(kernel: Callable[..., None], dtype: type, tile: int) -> None:
    """Compare with NumPy; the operands are small integers, so that every sum is exact in any type."""
    random = np.random.default_rng(tile)
    a, b = (random.integers(-9, 10, (3 * tile, 3 * tile)).astype(dtype) for _ in range(2))
    c = np.zeros_like(a)
    kernel[(3, 3), (tile, tile)](a, b, c)
    assert np.array_equal(c, a @ b)


@pytest.mark.parametrize("dtype", [np.float32, np.int32, np.float64, np.int16])
@pytest.mark.parametrize(("tile", "width"), [(16, 16), (16, 17), (8, 12), (5, 5), (6, 6)])
def test_tiled_products(dtype: type, tile: int, width: int) -> None:
    check(product(dtype, tile, width), dtype, tile)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize(("tile", "width"), [(16, 16), (16, 17)])
def test_tiled_products_through_descriptors(dtype: type, tile: int, width: int) -> None:
    check(product(dtype, tile, width, "logical"), dtype, tile)


@pytest.mark.parametrize(
    ("dtype", "width", "vector"),
    [
        (np.float32, 16, "<4 x float>"),
        (np.int32, 20, "<4 x i32>"),
        (np.float64, 16, "<2 x double>"),
        (np.float32, 17, None),
        (np.float32, 18, "<2 x float>"),
    ],
)
def test_rows_that_are_aligned_are_loaded_as_vectors(dtype: type, width: int, vector: str | None) -> None:
    if "wideWorkgroupLoads" not in open_device().features:
        pytest.skip("the device is not known to gain from wide loads")
    kernel = product(dtype, 16, width)
    check(kernel, dtype, 16)
    (text,) = kernel.inspect_llvm().values()
    assert ("load <" in text) == (vector is not None)
    assert vector is None or f"load {vector}, " in text
