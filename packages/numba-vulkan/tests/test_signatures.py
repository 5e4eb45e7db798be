"""Explicit signatures: what they accept, how arguments are converted, what is refused."""

from __future__ import annotations

import numpy as np
import pytest
from numba import float32, float64, int32, void

import numba_vulkan as nv


@nv.jit("void(float32[:], float32)")
def fill(out, value):
    i = nv.grid(1)
    if i < out.size:
        out[i] = value


def test_numbers_convert() -> None:
    out = np.zeros(4, np.float32)
    for value in (3, 2.5, True, np.float64(1.25), np.int8(-1)):
        fill[1, 4](out, value)
        np.testing.assert_array_equal(out, np.float32(value))
    device = nv.to_device(out)
    for value in (3, 4, 2.5):
        fill[1, 4](device, value)
        assert device[0] == value
    assert list(fill.inspect_spirv()) == [(float32[:], float32)]


def test_any_stride_is_taken() -> None:
    base = np.zeros(8, np.float32)
    fill[1, 4](base[::2], 1)
    np.testing.assert_array_equal(base, [1, 0] * 4)
    device = nv.to_device(np.zeros(8, np.float32))
    for _ in range(2):
        fill[1, 4](device[1::2], 2)
        fill[1, 4](device[::2][:2], 3)
    np.testing.assert_array_equal(device.copy_to_host(), [3, 2, 3, 2, 0, 2, 0, 2])


@pytest.mark.parametrize(
    ("out", "value", "message"),
    [
        (np.zeros(4), 1, r"argument 'out' is array\(float64"),
        (np.zeros((2, 2), np.float32), 1, r"argument 'out' is array\(float32, 2d"),
        (np.zeros(4, np.float32), 1j, "argument 'value' is complex128"),
        (1.0, 1, "argument 'out' is float64"),
    ],
)
def test_refused(out: object, value: object, message: str) -> None:
    with pytest.raises(nv.ArgumentError, match=message):
        fill[1, 4](out, value)


def test_a_number_out_of_range() -> None:
    @nv.jit(void(int32[:], int32))
    def store(out, value):
        out[0] = value

    out = nv.to_device(np.zeros(1, np.int32))
    store[1, 1](out, 7)
    for value in (2**31, -(2**31) - 1):
        with pytest.raises(OverflowError, match=r"'value' \(int32\).*does not fit"):
            store[1, 1](out, value)
    assert out[0] == 7


def test_several_signatures() -> None:
    @nv.jit([void(float32[::1]), void(float64[::1])])
    def halve(x):
        i = nv.grid(1)
        x[i] /= 2

    for dtype in (np.float32, np.float64):
        x = np.full(4, 3, dtype)
        halve[1, 4](x)
        np.testing.assert_array_equal(x, 1.5)
    with pytest.raises(nv.ArgumentError, match=r"no signature for \(array\(int64.*it has"):
        halve[1, 4](np.ones(4, np.int64))


def test_not_a_signature() -> None:
    with pytest.raises(nv.ArgumentError, match="signatures or options"):
        nv.jit(3)
    with pytest.raises(nv.ArgumentError, match="decorates a Python function"):
        nv.jit(fastmath=True)(3)


def test_inspection_without_a_launch() -> None:
    text = "void(float32[::1], float32)"
    assert "define void @fill(" in fill.inspect_llvm(text)
    assert "define void @fill(" in fill.inspect_structured(text)
    assert fill.inspect_spirv(text)[:4] == b"\x03\x02#\x07"
    with pytest.raises(nv.ArgumentError, match="takes 2 arguments, the signature has 1"):
        fill.inspect_llvm("void(float32[::1])")
