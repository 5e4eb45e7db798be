"""`nv.dot4`: four bytes at once, signed, unsigned and mixed, plain and saturating."""

import itertools

import numpy as np
import pytest

import numba_vulkan as nv

KINDS = {"int32": np.int8, "uint32": np.uint8}


def expected(x, y, addend=None):
    sums = (x.astype(np.int64) * y.astype(np.int64)).sum(axis=1)
    if addend is None:
        return sums
    both = x.dtype == y.dtype == np.uint8
    limits = np.iinfo(np.uint32 if both else np.int32)
    return np.clip(sums + addend, limits.min, limits.max)


@pytest.mark.parametrize(("left", "right"), list(itertools.product(KINDS, KINDS)))
def test_dot4(left: str, right: str) -> None:
    @nv.jit
    def kernel(x, y, addend, out, saturated):
        i = nv.grid(1)
        if i < x.size:
            out[i] = nv.dot4(x[i], y[i])
            saturated[i] = nv.dot4(x[i], y[i], addend[i])

    random = np.random.default_rng(1)
    x = random.integers(-128, 128, (500, 4)).astype(KINDS[left])
    y = random.integers(-128, 128, (500, 4)).astype(KINDS[right])
    x[:2], y[:2] = np.array(-128).astype(x.dtype), np.array([[-128] * 4, [127] * 4]).astype(y.dtype)
    result = np.uint32 if left == right == "uint32" else np.int32
    addend = random.integers(0, 1000, 500).astype(result)
    addend[::2] = np.iinfo(result).max - 5
    out, saturated = np.zeros(500, np.int64), np.zeros(500, np.int64)
    kernel[4, 128](x.view(left).ravel(), y.view(right).ravel(), addend, out, saturated)
    np.testing.assert_array_equal(out, expected(x, y))
    np.testing.assert_array_equal(saturated, expected(x, y, addend.astype(np.int64)))


def test_other_types_are_refused() -> None:
    @nv.jit
    def kernel(x, out):
        out[0] = nv.dot4(x[0], x[1])

    with pytest.raises(nv.Unsupported, match="int32 and uint32"):
        kernel[1, 1](np.zeros(2, np.int64), np.zeros(1, np.int64))
