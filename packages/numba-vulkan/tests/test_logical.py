"""Logical addressing: the same kernels through descriptors, on a device that also has addresses."""

from __future__ import annotations

import numpy as np
import pytest

import numba_vulkan as nv


def both(function):
    """The kernel for either way of reaching memory."""
    return nv.jit(function), nv.jit(addressing="logical")(function)


@pytest.mark.parametrize("dtype", ["?", "i1", "u2", "i4", "u4", "i8", "u8", "f4", "f8", "c8", "c16"])
def test_element_types(dtype: str) -> None:
    def reverse(out, x):
        i = nv.grid(1)
        if i < x.size:
            out[i] = x[x.size - 1 - i]

    x = np.arange(37).astype(dtype)
    for kernel in both(reverse):
        out = np.zeros_like(x)
        kernel[1, 64](out, x)
        np.testing.assert_array_equal(out, x[::-1])


def test_views_begin_anywhere_in_a_buffer() -> None:
    def add(out, x, y):
        i, j = nv.grid(2)
        if i < out.shape[0] and j < out.shape[1]:
            out[i, j] = x[i, j] + y[j, i]

    host = np.arange(200.0).reshape(10, 20)
    for kernel in both(add):
        memory = nv.to_device(host)
        out = nv.to_device(np.zeros((10, 20)))
        for _ in range(2):
            kernel[(1, 1), (8, 8)](out[1:6, ::-3], memory[::-2, 3:10], memory[:7, 5:10])
        expected = np.zeros((10, 20))
        expected[1:6, ::-3] = host[::-2, 3:10] + host[:7, 5:10].T
        np.testing.assert_array_equal(out.copy_to_host(), expected)


def test_modules_differ() -> None:
    def store(out):
        out[0] = 1.0

    physical, logical = both(store)
    signature = "void(float32[::1])"
    import nv_spirv

    assert nv_spirv.reflect(physical.inspect_spirv(signature)).bindings == ()
    names = [binding.name for binding in nv_spirv.reflect(logical.inspect_spirv(signature)).bindings]
    assert names == ["out.data"]


def test_shared_memory_atomics_and_barriers() -> None:
    def block_sum(out, x):
        tile = nv.shared.array(64, np.int32)
        i, local = nv.grid(1), nv.local_id(0)
        tile[local] = x[i] if i < x.size else 0
        step = 32
        while step > 0:
            nv.barrier()
            if local < step:
                tile[local] += tile[local + step]
            step //= 2
        if local == 0:
            nv.atomic.add(out, 0, tile[0])

    x = np.arange(1000, dtype=np.int32)
    for kernel in both(block_sum):
        out = np.zeros(1, np.int32)
        kernel.forall(x.size, 64)(out, x)
        assert out[0] == x.sum()


def test_exceptions() -> None:
    def check(x):
        i = nv.grid(1)
        if x[i] < 0:
            raise ValueError("negative")
        x[i] += 1

    for kernel in both(check):
        with pytest.raises(ValueError, match="negative"):
            kernel[1, 2](np.array([1.0, -1.0]))
        device = nv.to_device(np.array([-1.0]))
        kernel[1, 1](device)
        with pytest.raises(ValueError, match="negative"):
            nv.synchronize()


def test_empty_arrays() -> None:
    def copy(out, x):
        i = nv.grid(1)
        if i < x.size:
            out[i] = x[i]

    for kernel in both(copy):
        out = np.ones(3)
        kernel[1, 4](out, np.zeros(0))
        np.testing.assert_array_equal(out, 1)


def test_choice_between_arrays() -> None:
    def choose(out, x, y, flag):
        chosen = x if flag else y
        i = nv.grid(1)
        if i < chosen.size:
            out[i] = chosen[i]

    x, y = np.arange(4.0), np.arange(4.0) + 10
    for kernel in both(choose):
        for flag, expected in [(True, x), (False, y)]:
            out = np.zeros(4)
            kernel[1, 4](out, x, y, flag)
            np.testing.assert_array_equal(out, expected)


def test_arrays_that_overlap() -> None:
    def shift(target, source):
        if nv.grid(1) == 0:  # each step reads what the one before wrote
            for j in range(source.size):
                target[j] = source[j] + 1

    for kernel in both(shift):
        x = np.zeros(6)
        kernel[1, 1](x[1:], x[:-1])
        np.testing.assert_array_equal(x, np.arange(6))
        device = nv.to_device(np.zeros(6))
        kernel[1, 1](device[1:], device[:-1])
        np.testing.assert_array_equal(device.copy_to_host(), np.arange(6))
