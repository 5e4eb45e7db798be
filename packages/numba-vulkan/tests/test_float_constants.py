"""Float arithmetic with constants on either side, on operands that drivers like to forget: zeros, infinities, NaN."""

from __future__ import annotations

import numpy as np
import pytest

import numba_vulkan as nv

CONSTANTS = (0.0, -0.0, 1.0, -1.0, 2.0, 0.1, np.inf, -np.inf, np.nan)
OPERATIONS = ("x + c", "c + x", "x - c", "c - x", "x * c", "c * x", "x / c", "c / x")


@pytest.mark.parametrize("constant", CONSTANTS)
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("groups", [1, 10])  # with one invocation a group, drivers know more at compile time
def test_results_are_those_of_numpy_bit_for_bit(dtype: type, constant: float, groups: int) -> None:
    c = dtype(constant)

    @nv.jit
    def kernel(x, y):
        i = nv.grid(1)
        v = x[i]
        y[0, i] = v + c
        y[1, i] = c + v
        y[2, i] = v - c
        y[3, i] = c - v
        y[4, i] = v * c
        y[5, i] = c * v
        y[6, i] = v / c
        y[7, i] = c / v

    x = np.array([0.0, -0.0, 1.0, -1.0, 3.5, -2.0, np.inf, -np.inf, np.nan, np.finfo(dtype).max], dtype)
    got = np.zeros((8, x.size), dtype)
    kernel[groups, x.size // groups](x, got)
    with np.errstate(all="ignore"):
        want = np.array([x + c, c + x, x - c, c - x, x * c, c * x, x / c, c / x], dtype)
    same = (got == want) & (np.signbit(got) == np.signbit(want)) | np.isnan(got) & np.isnan(want)
    wrong = [
        (OPERATIONS[row], x[column], got[row, column], want[row, column])
        for row, column in np.argwhere(~same)
    ]
    assert wrong == []
