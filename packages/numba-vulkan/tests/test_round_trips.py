"""Floats made integers and floats again: as on Numba's CPU target; NaN and large numbers are -2**63."""

from __future__ import annotations

import math
from typing import Any

import numba
import numpy as np
import pytest

import numba_vulkan as nv


def rounded(x, out, half):
    for i in range(x.size):
        out[0, i] = math.floor(x[i])
        out[1, i] = math.ceil(x[i]) + 0.5
        out[2, i] = int(x[i]) * half
        out[3, i] = int(x[i])


@nv.jit
def kernel(x, out, half):
    i = nv.grid(1)
    if i < x.size:
        out[0, i] = math.floor(x[i])
        out[1, i] = math.ceil(x[i]) + 0.5
        out[2, i] = int(x[i]) * half
        out[3, i] = int(x[i])


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_as_on_the_cpu(dtype: Any) -> None:
    ends = [2.0**k for k in (23, 24, 31, 32, 52, 53, 62, 63, 64, 100)]
    near = [np.nextafter(dtype(x), dtype(to)) for x in ends for to in (0, math.inf)]
    sizes = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 1e-40, 3e9, *ends, *near, math.inf, math.nan]
    x = np.array([*sizes, *(-size for size in sizes)], dtype)
    got, want = np.zeros((2, 4, x.size), np.float64)
    kernel.forall(x.size)(x, got, dtype(0.5))
    numba.njit(rounded)(x, want, dtype(0.5))
    fits = abs(x) < 2.0**63
    np.testing.assert_array_equal(got[:, fits], want[:, fits])
    np.testing.assert_array_equal(np.signbit(got[:, fits]), np.signbit(want[:, fits]))
    # LLVM leaves these open, and so does Numba; here they have one value on every device.
    assert (got[:, ~fits] == np.array([[-(2.0**63)], [-(2.0**63)], [-(2.0**62)], [-(2.0**63)]])).all()
