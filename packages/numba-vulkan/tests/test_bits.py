"""Bits counted, turned round and put together, on every width, against Python's integers."""

from __future__ import annotations

import ctypes
import ctypes.util
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv

DTYPES = ["i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8"]


@pytest.mark.parametrize("addressing", ["physical", "logical"])
@pytest.mark.parametrize("dtype", DTYPES)
def test_counts_and_reversal(addressing: str, dtype: str) -> None:
    if dtype[1] == "8" and "shaderInt64" not in nv.current_device().features:
        pytest.skip("the device lacks shaderInt64")

    @nv.jit(addressing=addressing)
    def kernel(x, counts, turned):
        i = nv.grid(1)
        if i < x.size:
            counts[0, i] = nv.popcount(x[i])
            counts[1, i] = nv.clz(x[i])
            counts[2, i] = nv.ctz(x[i])
            turned[i] = nv.brev(x[i])

    limits, width = np.iinfo(dtype), np.dtype(dtype).itemsize * 8
    random = np.random.default_rng(1)
    x = random.integers(limits.min, limits.max, 100, dtype=dtype, endpoint=True)
    x[:4] = [0, 1, limits.min, limits.max]
    x[4:40] >>= random.integers(0, width, 36).astype(dtype)
    counts, turned = np.zeros((3, 100), np.int32), np.zeros_like(x)
    kernel.forall(100)(x, counts, turned)
    bits = [f"{int(value) & (1 << width) - 1:0{width}b}" for value in x]
    assert counts[0].tolist() == [text.count("1") for text in bits]
    assert counts[1].tolist() == [len(text) - len(text.lstrip("0")) for text in bits]
    assert counts[2].tolist() == [len(text) - len(text.rstrip("0")) for text in bits]
    unsigned = turned.view(f"u{width // 8}")
    assert unsigned.tolist() == [int(text[::-1], 2) for text in bits]


def test_byte_perm_and_select() -> None:
    @nv.jit
    def kernel(x, y, selector, out, chosen):
        i = nv.grid(1)
        if i < x.size:
            out[i] = nv.byte_perm(x[i], y[i], selector[i])
            chosen[i] = nv.select(x[i] > y[i], x[i], np.float32(0.5))

    x, y, selector = np.random.default_rng(2).integers(0, 1 << 16, (3, 100)).astype(np.uint32)
    x *= 40503
    out, chosen = np.zeros_like(x), np.zeros(100, np.float32)
    kernel.forall(100)(x, y, selector, out, chosen)
    for i in range(100):
        eight = x[i].tobytes() + y[i].tobytes()
        wanted = bytes(eight[(int(selector[i]) >> (4 * k)) & 7] for k in range(4))
        assert out[i].tobytes() == wanted
    np.testing.assert_array_equal(chosen, np.where(x > y, x.astype(np.float64), 0.5).astype(np.float32))


@pytest.mark.parametrize(
    "call", ["nv.popcount(x[0])", "nv.brev(x[0])", "nv.byte_perm(x[0], 1, 2)", "nv.select(1, x, 2)"]
)
def test_other_types_are_refused(call: str) -> None:
    names: dict[str, Any] = {"nv": nv}
    exec(f"def kernel(x):\n    y = {call}\n", names)
    with pytest.raises(nv.Unsupported, match=r"an integer is wanted|not two numbers"):
        nv.jit(names["kernel"])[1, 1](np.zeros(2, np.float32))


def exact(name: str, width: str, x: Any, y: Any, z: Any) -> Any:
    """The C library's, which rounds once."""
    kind = ctypes.c_float if width == "f4" else ctypes.c_double
    function = getattr(ctypes.CDLL(ctypes.util.find_library("m")), name)
    function.restype, function.argtypes = kind, [kind] * 3
    return np.array([function(*map(float, row)) for row in zip(x, y, z, strict=True)], width)


@pytest.mark.parametrize(("width", "name"), [("f4", "fmaf"), ("f8", "fma")])
def test_fma_rounds_once(width: str, name: str) -> None:
    if width == "f8" and "shaderFloat64" not in nv.current_device().features:
        pytest.skip("the device lacks shaderFloat64")

    @nv.jit
    def kernel(x, y, z, out):
        i = nv.grid(1)
        if i < x.size:
            out[i] = nv.fma(x[i], y[i], z[i])

    random = np.random.default_rng(5)
    x, y, z = (random.normal(size=2000) * 2.0 ** random.integers(-20, 20, 2000) for _ in range(3))
    x, y, z = x.astype(width), y.astype(width), z.astype(width)
    z[:1000] = -(x[:1000] * y[:1000])
    out = np.zeros_like(x)
    kernel.forall(x.size)(x, y, z, out)
    assert np.array_equal(out, exact(name, width, x, y, z))


def test_fma_of_mixed_numbers_is_float64() -> None:
    if "shaderFloat64" not in nv.current_device().features:
        pytest.skip("the device lacks shaderFloat64")

    @nv.jit
    def kernel(x, n, out):
        out[0] = nv.fma(x, n, 1)

    out = np.zeros(1)
    kernel[1, 1](np.float32(0.1), 1 << 30, out)
    assert out[0] == float(np.float32(0.1)) * 2.0**30 + 1
    with pytest.raises(nv.Unsupported, match="three real numbers are wanted, not complex128"):
        kernel[1, 1](1j, 1, out)
