"""Dates and spans of time in kernels: datetime64 and timedelta64, as NumPy has them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv
from testing.differential import N, check

DAYS = np.arange(N).astype("M8[D]")
SPANS = (np.arange(N) * 37 - 50).astype("m8[ms]")


@pytest.fixture(autouse=True)
def wide() -> None:
    if "shaderInt64" not in nv.current_device().features:
        pytest.skip("the device has no 64-bit integers")


def zeros(dtype: Any) -> np.ndarray[Any, Any]:
    return np.zeros(N, dtype)


def with_nat(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    array = array.copy()
    array[2] = "NaT"
    return array


def test_sums_and_differences_of_other_units() -> None:
    def body(i, dates, spans, later, between, total):
        later[i] = dates[i] + spans[i]
        between[i] = dates[N - 1 - i] - dates[i]
        total[i] = spans[i] + between[i] - spans[N - 1 - i]

    check(body, with_nat(DAYS), with_nat(SPANS), zeros("M8[ms]"), zeros("m8[D]"), zeros("m8[ms]"))


def test_products_and_signs() -> None:
    def body(i, spans, out):
        out[i] = abs(spans[i]) * 3 + -spans[i]

    check(body, with_nat(SPANS), zeros("m8[ms]"))


def test_quotients() -> None:
    def body(i, spans, whole, ratio):
        whole[i] = spans[i] // 7
        ratio[i] = spans[i] / spans[4]

    check(body, SPANS, zeros("m8[ms]"), zeros(np.float64))


def test_comparisons_and_not_a_time() -> None:
    def body(i, dates, day, spans, out):
        if np.isnat(dates[i]):
            out[i] = 8
        elif dates[i] > day:
            out[i] = 1
        if spans[i] < spans[0]:
            out[i] += 2
        if dates[i] == dates[3] or dates[i] != dates[i]:
            out[i] += 4

    check(body, with_nat(DAYS), np.datetime64(3, "D"), SPANS, zeros(np.int32))


START = np.datetime64("2024-02-29T12", "h")


def test_scalars_constants_and_records() -> None:
    event = np.dtype([("k", np.uint8), ("when", "M8[h]"), ("long", "m8[h]")])

    def body(i, events, span, pair):
        events[i].when = START + span
        events[i].long = span + pair[0]
        events[i].k = pair[1]

    check(body, np.zeros(N, event), np.timedelta64(5, "h"), (np.timedelta64(1, "h"), 7))


def test_device_arrays() -> None:
    @nv.jit
    def kernel(dates, span):
        dates[nv.grid(1)] += span

    dates = nv.to_device(DAYS)
    for _ in range(2):
        kernel[1, N](dates, np.timedelta64(10, "D"))
    np.testing.assert_array_equal(dates.copy_to_host(), DAYS + 20)


def test_narrow_kernels_refuse_them() -> None:
    kernel = nv.jit(narrow=True)(lambda dates: None)
    with pytest.raises(nv.Unsupported, match=r"datetime64.* has 64 bits.*as integers"):
        kernel[1, 1](DAYS)
