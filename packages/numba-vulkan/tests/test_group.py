"""`nv.group` and the barriers that answer: workgroups of any size and shape, every type, against NumPy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv

UFUNCS: dict[str, Any] = {
    "add": np.add,
    "mul": np.multiply,
    "min": np.minimum,
    "max": np.maximum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}
OF_FLOATS = ["add", "mul", "min", "max"]
CASES = [("i4", operation) for operation in UFUNCS]
CASES += [(dtype, operation) for dtype in ("u1", "i2", "u4", "i8") for operation in ("add", "max")]
CASES += [(dtype, operation) for dtype in ("f4", "f8") for operation in OF_FLOATS] + [("c8", "add")]
pytestmark = pytest.mark.filterwarnings("ignore::numba_vulkan.errors.NarrowingWarning")
addressings = pytest.mark.parametrize("addressing", ["physical", "logical"])


def jit(addressing: str) -> Callable[..., Any]:
    return nv.jit(addressing=addressing)


def values(dtype: str, n: int) -> np.ndarray:
    if dtype == "f8" and "shaderFloat64" not in nv.current_device().features:
        pytest.skip("the device lacks shaderFloat64")
    random = np.random.default_rng(3)
    x = random.integers(0 if dtype[0] == "u" else -2, 3, n).astype(dtype)
    if dtype[0] != "f":
        return x
    return np.where(x == 0, 1, x).astype(dtype) if n < 100 else np.sign(x).astype(dtype)


@addressings
@pytest.mark.parametrize(("dtype", "operation"), CASES)
def test_reductions_and_scans(addressing: str, dtype: str, operation: str) -> None:
    @jit(addressing)
    def kernel(x, total, upto, before):
        k = nv.group_id(0) * nv.local_size(0) * nv.local_size(1) + nv.group.rank()
        total[k] = nv.group.reduce(x[k], operation)
        upto[k] = nv.group.inclusive_scan(x[k], operation)
        before[k] = nv.group.exclusive_scan(x[k], operation)

    shape = (7, 5)
    x = values(dtype, 2 * 35)
    outs = [np.zeros_like(x) for _ in range(3)]
    kernel[2, shape](x, *outs)
    ufunc, rows = UFUNCS[operation], x.reshape(2, 35)
    upto = ufunc.accumulate(rows, axis=1, dtype=x.dtype)
    np.testing.assert_array_equal(outs[0].reshape(2, 35), np.repeat(upto[:, -1:], 35, axis=1))
    np.testing.assert_array_equal(outs[1].reshape(2, 35), upto)
    before = outs[2].reshape(2, 35)
    np.testing.assert_array_equal(before[:, 1:], upto[:, :-1])
    np.testing.assert_array_equal(ufunc(before[:, 0], rows[:, 0], dtype=x.dtype), rows[:, 0])


@pytest.mark.parametrize("size", [1, 2, 64, 1000])
def test_every_size_of_workgroup(size: int) -> None:
    """More invocations than the scratch array has elements go through it in rounds."""
    limits = nv.current_device().limits
    if size > min(limits["maxComputeWorkGroupInvocations"], limits["maxComputeWorkGroupSize"][0]):
        pytest.skip(f"the device has no workgroups of {size}")

    @nv.jit
    def kernel(x, total, upto, before, sent, twice):
        k = nv.grid(1)
        total[k] = nv.group.reduce(x[k], "add")
        upto[k] = nv.group.inclusive_scan(x[k], "max")
        before[k] = nv.group.exclusive_scan(x[k], "add")
        sent[k] = nv.group.broadcast(x[k], nv.local_size(0) - 1)
        twice[k] = nv.group.reduce(total[k], "add")

    x = np.random.default_rng(1).integers(-1000, 1000, 2 * size).astype(np.int32)
    outs = [np.zeros_like(x) for _ in range(5)]
    kernel[2, size](x, *outs)
    rows = x.reshape(2, size)
    wanted = [
        np.repeat(rows.sum(axis=1), size),
        np.maximum.accumulate(rows, axis=1).ravel(),
        (rows.cumsum(axis=1) - rows).ravel(),
        np.repeat(rows[:, -1], size),
        np.repeat(rows.sum(axis=1) * size, size),
    ]
    for out, want in zip(outs, wanted, strict=True):
        np.testing.assert_array_equal(out, want.astype(np.int32))


def test_minimum_and_maximum_of_nan() -> None:
    @nv.jit
    def kernel(x, least, upto):
        k = nv.grid(1)
        least[k] = nv.group.reduce(x[k], "min")
        upto[k] = nv.group.inclusive_scan(x[k], "max")

    x = np.random.default_rng(2).normal(size=100).astype(np.float32)
    x[70] = np.nan
    least, upto = np.zeros_like(x), np.zeros_like(x)
    kernel[2, 50](x, least, upto)
    np.testing.assert_array_equal(least, np.repeat([x[:50].min(), np.nan], 50).astype(np.float32))
    np.testing.assert_array_equal(upto, np.maximum.accumulate(x.reshape(2, 50), axis=1).ravel())


@addressings
def test_votes_and_barriers_that_answer(addressing: str) -> None:
    @jit(addressing)
    def kernel(x, out, shuffled):
        tile = nv.shared.array(48, np.int32)
        k, i = nv.local_id(0), nv.grid(1)
        tile[k] = x[i]
        out[0, i] = nv.barrier_count(x[i] > 0)
        shuffled[i] = tile[47 - k]
        out[1, i] = nv.barrier_and(x[i] > 0)
        out[2, i] = nv.barrier_or(x[i] > 5)
        out[3, i] = nv.group.count(x[i])
        out[4, i] = nv.group.all(x[i])
        out[5, i] = nv.group.any(x[i] < 0)
        out[6, i] = nv.group.reduce(x[i] > 0, "add")

    x = np.random.default_rng(3).integers(-2, 6, 3 * 48).astype(np.int32)
    x[48:96], x[96:] = 1, np.minimum(x[96:], 0)
    x[100] = 6
    out, shuffled = np.zeros((7, x.size), np.int32), np.zeros_like(x)
    kernel[3, 48](x, out, shuffled)
    rows = x.reshape(3, 48)
    wanted = [
        (rows > 0).sum(axis=1),
        (rows > 0).all(axis=1),
        (rows > 5).any(axis=1),
        (rows != 0).sum(axis=1),
        rows.all(axis=1),
        (rows < 0).any(axis=1),
        (rows > 0).sum(axis=1),
    ]
    for row, want in enumerate(wanted):
        np.testing.assert_array_equal(out[row], np.repeat(want, 48), f"row {row}")
    np.testing.assert_array_equal(shuffled, rows[:, ::-1].ravel())


@pytest.mark.parametrize("scope", ["device", "workgroup", "subgroup"])
def test_fences_are_memory_barriers(scope: str) -> None:
    import nv_spirv

    @nv.jit
    def kernel(x):
        x[0] = 1
        nv.fence(scope)
        x[1] = 2

    x = np.zeros(2, np.int32)
    kernel[1, 1](x)
    assert x.tolist() == [1, 2]
    assert "OpMemoryBarrier" in nv_spirv.disassemble(kernel.inspect_spirv("void(int32[::1])"))


REFUSED = {
    'nv.group.reduce(x[0], "mean")': 'one of "add"',
    'nv.group.inclusive_scan(x[0] * 1.5, "xor")': "defined for integers and bools",
    'nv.group.exclusive_scan(x[0] * 1j, "max")': "can be added only",
    "nv.group.broadcast(x, 0)": "a number or a bool",
    "nv.group.broadcast(x[0], 0.5)": "is an integer",
    'nv.fence("everywhere")': "the scope is",
}


@pytest.mark.parametrize("call", REFUSED)
def test_what_has_no_meaning_is_refused(call: str) -> None:
    names: dict[str, Any] = {"nv": nv}
    exec(f"def kernel(x):\n    y = {call}\n", names)
    with pytest.raises(nv.Unsupported, match=REFUSED[call]):
        nv.jit(names["kernel"])[1, 1](np.zeros(2, np.int32))


@pytest.mark.parametrize(
    ("addressing", "dtype"),
    [
        *(("physical", dtype) for dtype in ("u1", "i4", "u8", "f4", "f8", "?")),
        ("logical", "i2"),
        ("logical", "f4"),
    ],
)
def test_sort(addressing: str, dtype: str) -> None:
    """Of fewer, as many and more elements than there are invocations, with repeated values and NaNs."""

    @jit(addressing)
    def kernel(x):
        tile = nv.shared.array(257, dtype)[: x.size]
        rank, size = nv.group.rank(), nv.local_size(0) * nv.local_size(1)
        for i in range(rank, tile.size, size):
            tile[i] = x[i]
        nv.group.sort(tile)
        for i in range(rank, tile.size, size):
            x[i] = tile[i]

    random = np.random.default_rng(6)
    if dtype == "f8" and "shaderFloat64" not in nv.current_device().features:
        pytest.skip("the device lacks shaderFloat64")
    for n in (1, 2, 3, 24, 100, 257):
        x = random.integers(0, 2 * n if n < 100 else 60, n).astype(dtype)
        if dtype[0] == "f":
            x[random.integers(0, n, n // 8)] = np.nan
            x[random.integers(0, n, n // 8)] = -np.inf
        wanted = np.sort(x)
        kernel[1, (8, 3)](x)
        assert np.array_equal(x, wanted, equal_nan=dtype[0] == "f")


def test_sort_of_each_groups_part_of_an_array() -> None:
    @nv.jit
    def kernel(x):
        nv.group.sort(x[nv.group_id(0), ::2])

    x = np.random.default_rng(7).integers(0, 99, (3, 40)).astype(np.int32)
    wanted = x.copy()
    wanted[:, ::2].sort(axis=1)
    kernel[3, 16](x)
    assert np.array_equal(x, wanted)


def test_what_has_no_order_is_not_sorted() -> None:
    @nv.jit
    def kernel(x):
        nv.group.sort(x)

    with pytest.raises(nv.Unsupported, match="elements of type complex64 have no order"):
        kernel[1, 1](np.zeros(1, np.complex64))
    with pytest.raises(nv.Unsupported, match="an array with one axis is sorted"):
        kernel[1, 1](np.zeros((1, 1), np.float32))
