"""Kernels for arrays below 2 GiB compute offsets in 32 bits; those for larger ones in 64, with the same results."""

from __future__ import annotations

import re

import numpy as np
import pytest

import numba_vulkan as nv
from numba_vulkan.arrays import strided_array
from numba_vulkan.launching import bind


def make_kernel() -> nv.Kernel:
    @nv.jit
    def transpose_scaled(x, y, factor):
        i, j = nv.grid(2)
        if i < x.shape[0] and j < x.shape[1]:
            y[j, i] = x[i, j] * factor

    return transpose_scaled


@pytest.fixture(params=[2**31, 1], ids=["small", "large"])
def limit(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many bytes an array may have to count as small: with 1, every array takes the way of the large ones."""
    monkeypatch.setattr(strided_array, "SMALL", request.param)
    monkeypatch.setattr(bind, "SMALL", request.param)
    return int(request.param)


@pytest.mark.parametrize("on_device", [False, True], ids=["numpy", "device"])
def test_results_do_not_depend_on_the_width_of_offsets(limit: int, on_device: bool) -> None:
    kernel = make_kernel()
    x = np.arange(7 * 12, dtype=np.float32).reshape(7, 12)[:, ::-2]
    y = np.zeros((6, 7), np.float32)
    dx, dy = (nv.to_device(x)[::-1], nv.to_device(y)) if on_device else (x[::-1], y)
    kernel.forall((7, 6), (4, 4))(dx, dy, np.float32(2))
    got = dy.copy_to_host() if on_device else dy
    assert np.array_equal(got, (2 * x[::-1]).T)

    (text,) = kernel.inspect_llvm().values()
    products_in_64_bits = re.findall(r"= mul (?:nuw |nsw )*i64 %[^,]*stride", text)
    assert bool(products_in_64_bits) == (limit == 1 and on_device)


def test_each_width_is_compiled_once(limit: int) -> None:
    kernel = make_kernel()
    x, y = nv.to_device(np.ones((3, 3), np.float32)), nv.to_device(np.zeros((3, 3), np.float32))
    for _ in range(2):
        kernel.forall((3, 3))(x, y, np.float32(1))
    assert len(kernel.inspect_spirv()) == 1
