"""float16 in kernels: NumPy's values, bit for bit, on devices with 16-bit floats and without."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv
from testing.differential import N, check, modes

EVERY = np.arange(1 << 16, dtype=np.uint16).view(np.float16)


def zeros(dtype: Any = np.float16) -> np.ndarray[Any, Any]:
    return np.zeros(N, dtype)


def halves() -> np.ndarray[Any, Any]:
    return (np.arange(N) * 0.37 - 1).astype(np.float16)


def assigned(source: np.ndarray[Any, Any], dtype: Any, addressing: Any = None) -> np.ndarray[Any, Any]:
    """The elements, assigned to those of an array of another dtype by a kernel."""

    @nv.jit(addressing=addressing)
    def kernel(x, out):
        i = nv.grid(1)
        if i < x.size:
            out[i] = x[i]

    out = np.zeros(source.size, dtype)
    kernel.forall(source.size)(source, out)
    return out


def equal(got: np.ndarray[Any, Any], want: np.ndarray[Any, Any]) -> None:
    np.testing.assert_array_equal(got, want, strict=True)
    number = ~np.isnan(want)
    np.testing.assert_array_equal(np.signbit(got)[number], np.signbit(want)[number])


@pytest.mark.parametrize("addressing", modes())
def test_every_half_as_a_float_and_back(addressing: str) -> None:
    single = assigned(EVERY, np.float32, addressing)
    equal(single, EVERY.astype(np.float32))
    equal(assigned(single, np.float16, addressing), EVERY)


def test_every_half_as_another_number() -> None:
    finite = EVERY[np.isfinite(EVERY)]
    equal(assigned(EVERY, np.bool_), EVERY.astype(np.bool_))
    equal(assigned(finite, np.int32), finite.astype(np.int32))
    equal(assigned(EVERY, np.complex64).real, EVERY.astype(np.float32))


def between(dtype: Any) -> np.ndarray[Any, Any]:
    """Every half, what lies in the middle between two, its neighbours, and what is far beyond."""
    positive = EVERY[:0x7C01].astype(dtype)
    middles = (positive[:-2] + positive[1:-1]) / 2
    last = np.array([65520, 65536, 1e30, np.nan, 2.0**-25, 2.0**-26, 1e-30], dtype)
    values = np.concatenate([positive, middles, last])
    up, down = np.nextafter(values, dtype(np.inf)), np.nextafter(values, dtype(-np.inf))
    every = np.concatenate([values, up, down])
    return np.concatenate([every, -every])


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_floats_are_rounded_to_the_nearest_half(dtype: Any) -> None:
    if dtype is np.float64 and "shaderFloat64" not in nv.current_device().features:
        pytest.skip("the device has no float64")
    values = between(dtype)
    with np.errstate(all="ignore"):
        equal(assigned(values, np.float16), values.astype(np.float16))


def test_integers_are_rounded_to_the_nearest_half() -> None:
    values = np.arange(-70000, 70000, 7, dtype=np.int32)
    with np.errstate(all="ignore"):
        equal(assigned(values, np.float16), values.astype(np.float16))


OPERATORS = [operator.add, operator.sub, operator.mul, operator.truediv]


@pytest.mark.parametrize("function", OPERATORS, ids=lambda function: function.__name__)
def test_arithmetic_is_rounded_once(function: Callable[..., Any]) -> None:
    random = np.random.default_rng(7)
    x, y = (random.integers(0, 1 << 16, 20000, dtype=np.uint16).view(np.float16) for _ in range(2))

    @nv.jit
    def kernel(x, y, out):
        i = nv.grid(1)
        if i < x.size:
            out[i] = function(x[i], y[i])

    out = np.zeros(x.size, np.float16)
    kernel.forall(x.size)(x, y, out)
    with np.errstate(all="ignore"):
        equal(out, function(x, y))


def test_expressions_keep_float16() -> None:
    def body(i, x, y, out):
        out[i] = x[i] * x[i] - y[i] / np.float16(3) + -y[i]
        out[i] += abs(x[i]) ** np.float16(2)
        out[i] -= x[i] // y[i]
        if x[i] > y[i] or not x[i]:
            out[i] *= np.float16(i * 0.1)

    check(body, halves(), halves()[::-1], zeros())


def test_with_other_numbers_numbas_rules_hold() -> None:
    if "shaderFloat64" not in nv.current_device().features:
        pytest.skip("the device has no float64")

    @nv.jit
    def kernel(x, single, double):
        i = nv.grid(1)
        single[i] = x[i] * np.float32(0.1)
        double[i] = x[i] * 2 + 0.1

    single, double = zeros(np.float32), zeros(np.float64)
    kernel[1, N](halves(), single, double)
    np.testing.assert_array_equal(single, halves().astype(np.float32) * np.float32(0.1))
    np.testing.assert_array_equal(double, halves().astype(np.float64) * 2 + 0.1)


TABLE = np.array([1.5, -2.25, 65504, 6e-8], np.float16)
SCALAR = np.float16(0.1)


def test_scalars_tuples_constants_and_memory() -> None:
    pair = np.dtype([("k", np.uint8), ("h", np.float16), ("v", np.float16, 2)])

    def body(i, scalar, numbers, records, out):
        records[i].h = scalar + numbers[i % 2]
        records[i].v[1] = TABLE[i % 4]
        out[i] = SCALAR + records[i].h + records[i].v[0]

    records = np.zeros(N, pair)
    records["v"] = 3
    check(body, np.float16(0.3), (np.float16(2), np.float16(0.7)), records, zeros())


def test_shared_and_local_arrays() -> None:
    @nv.jit
    def kernel(x, out):
        tile = nv.shared.array(N, np.float16)
        mine = nv.local.array(2, np.float16)
        i = nv.local_id(0)
        tile[i] = x[i]
        nv.barrier()
        mine[i % 2] = tile[N - 1 - i]
        out[i] = mine[i % 2] + x[i]

    out = zeros()
    kernel[1, N](halves(), out)
    equal(out, halves()[::-1] + halves())


def test_device_arrays() -> None:
    @nv.jit
    def kernel(x, factor):
        x[nv.grid(1)] *= factor

    x = nv.to_device(halves())
    for _ in range(2):
        kernel[1, N](x, np.float16(1.5))
    equal(x.copy_to_host(), halves() * np.float16(1.5) * np.float16(1.5))
    assert x[::2].dtype == np.float16


def test_working_together() -> None:
    @nv.jit
    def kernel(x, out):
        i = nv.grid(1)
        moved = nv.subgroup.shuffle_xor(x[i], 1)
        out[0, i] = nv.group.reduce(x[i], "max")
        out[1, i] = nv.group.broadcast(x[i], 3)
        out[2, i] = nv.subgroup.reduce(x[i], "min", cluster=1)
        out[3, i] = moved

    x, out = halves(), np.zeros((4, N), np.float16)
    kernel[1, N](x, out)
    equal(out[0], np.full(N, x.max()))
    equal(out[1], np.full(N, x[3]))
    equal(out[2], x)
    equal(out[3], x[np.arange(N) ^ 1])


def test_atomic_operations() -> None:
    @nv.jit
    def exchanged(x, out):
        out[0] = nv.atomic.exch(x, 3, np.float16(7))
        out[1] = nv.atomic.cas(x, 3, np.float16(7), np.float16(9))

    x, out = halves(), zeros()
    exchanged[1, 1](x, out)
    assert (out[0], out[1], x[3]) == (halves()[3], 7, 9)

    @nv.jit
    def added(x, out):
        out[nv.grid(1)] = nv.atomic.add(x, 0, np.float16(1.5))

    x[0] = 2
    added[1, N](x, out)
    assert x[0] == 2 + 1.5 * N
    equal(np.sort(out), (2 + 1.5 * np.arange(N)).astype(np.float16))
