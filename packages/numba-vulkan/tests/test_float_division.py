"""`//`, `%` and divmod of floats: bit for bit what Numba's CPU target computes, at every size of quotient."""

from __future__ import annotations

import math
from typing import Any

import numba
import numpy as np
import pytest

import numba_vulkan as nv

COUNT = 4000
CORNERS = [0.0, -0.0, 1, -1, 0.5, -0.25, 3, 7, math.inf, -math.inf, math.nan, 1e-45, 2e-38, 3.4e38, -3.4e38]


def operands(dtype: Any) -> list[tuple[np.ndarray, np.ndarray]]:
    """Pairs: random bits, quotients of all sizes, whole quotients and their neighbours, and corners."""
    rng = np.random.default_rng(3)
    words = np.dtype(dtype).str.replace("f", "u")
    drawn = [
        rng.integers(0, 2 ** (8 * np.dtype(dtype).itemsize) - 1, COUNT, words, endpoint=True).view(dtype),
        (rng.normal(size=COUNT) * 100).astype(dtype),
        (rng.integers(-1000, 1000, COUNT) / 4).astype(dtype),
        (rng.normal(size=COUNT) * 10 ** rng.uniform(-30, 30, COUNT)).astype(dtype),
        np.array(CORNERS, dtype)[rng.integers(0, len(CORNERS), COUNT)],
    ]
    with np.errstate(over="ignore"):
        near = drawn[3] * dtype(1 / 7) * (1 + rng.integers(-2, 3, COUNT) * np.finfo(dtype).eps).astype(dtype)
    divisors = [*drawn, (rng.integers(-20, 20, COUNT) / 4).astype(dtype), near]
    # Numba compares divisors with zero, for which a device may take subnormal ones (docs/quirks.md#nvidia-subnormals).
    tiny = np.finfo(dtype).tiny
    divisors = [np.where(abs(y) < tiny, np.copysign(0, y), y) for y in divisors]
    return [(x, rng.permutation(y)) for x in drawn for y in divisors] + [(drawn[3], divisors[-1])]


def divide(x, y, out):
    for i in range(x.size):
        out[0, i] = x[i] // y[i]
        out[1, i] = x[i] % y[i]
        if y[i] != 0:
            out[2, i], out[3, i] = divmod(x[i], y[i])


@nv.jit
def kernel(x, y, out):
    i = nv.grid(1)
    if i < x.size:
        out[0, i] = x[i] // y[i]
        out[1, i] = x[i] % y[i]
        if y[i] != 0:
            out[2, i], out[3, i] = divmod(x[i], y[i])


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_as_on_the_cpu(dtype: Any) -> None:
    on_cpu = numba.njit(error_model="numpy")(divide)
    for x, y in operands(dtype):
        got, want = np.zeros((2, 4, COUNT), dtype)
        kernel.forall(COUNT)(x, y, got)
        on_cpu(x, y, want)
        np.testing.assert_array_equal(got, want)
        np.testing.assert_array_equal(np.signbit(got) & (got == 0), np.signbit(want) & (want == 0))
