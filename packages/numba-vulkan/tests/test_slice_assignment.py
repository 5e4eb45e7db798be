"""`a[i:j] = b[k:l]` within one array: NumPy's meaning, or an exception, never something else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv

ADDRESSING: list[dict[str, Any]] = [{}, {"addressing": "logical"}]


def along(rng: random.Random, extent: int, count: int, step: int) -> tuple[int, int, int] | None:
    """Start, stop and step of a random slice of `count` elements, if there is one."""
    span = (count - 1) * abs(step) if count else 0
    if span >= extent:
        return None
    start = rng.randrange(extent - span) + (span if step < 0 else 0)
    stop = start + step * count
    return start, (stop if stop >= 0 else -extent - 1), step


# `b` is `a`, or a copy of it where NumPy is asked: of two slices with different steps in one direction NumPy 2.4 itself
# overwrites what it still has to read (`a[0:12:2] = a[2:8]`).
def one_axis(a, b, p, q):
    a[p[0] : p[1] : p[2]] = b[q[0] : q[1] : q[2]]


def two_axes(a, b, p, q):
    a[p[0] : p[1] : p[2], p[3] : p[4] : p[5]] = b[q[0] : q[1] : q[2], q[3] : q[4] : q[5]]


def row_into_rows(a, b, p, q):
    a[p[0] : p[1] : p[2], p[3] : p[4] : p[5]] = b[q[0], q[3] : q[4] : q[5]]


def kernels_of(function: Callable[..., None]) -> list[Any]:
    """Kernels that apply a function to one array as both, in both addressing modes."""
    device = nv.jit(function)
    return [nv.jit(**options)(lambda a, p, q: device(a, a, p, q)) for options in ADDRESSING]


def compare(
    function: Callable[..., None], launchers: list[Any], a: np.ndarray, *places: Any
) -> tuple[int, int]:
    """How many kernels gave what Python gives, and how many raised; anything else fails."""
    want = a.copy(order="K")
    function(want, a, *places)
    right = raised = 0
    for kernel in launchers:
        got = a.copy(order="K")
        try:
            kernel[1, 1](got, *places)
        except MemoryError as error:
            assert "overlap" in str(error)
            raised += 1
        else:
            np.testing.assert_array_equal(got, want, err_msg=str(places))
            right += 1
    return right, raised


def test_slices_of_one_axis() -> None:
    rng = random.Random(1)
    kernels = kernels_of(one_axis)
    seen = []
    for _ in range(200):
        extent = rng.randrange(1, 14)
        count = rng.randrange(extent + 1)
        steps = [rng.choice([1, 1, 2, 3]) * rng.choice([1, -1]) for _ in range(2)]
        target, source = (along(rng, extent, count, step) for step in steps)
        if target and source:
            a = np.arange(extent, dtype=rng.choice([np.float64, np.int16])) + 1
            seen.append(compare(one_axis, kernels, a, target, source))
    assert sum(right for right, _ in seen) > 8 * sum(raised for _, raised in seen)


def test_slices_of_two_axes() -> None:
    rng = random.Random(2)
    functions = (two_axes, row_into_rows)
    kernels = {function: kernels_of(function) for function in functions}
    seen = []
    for _ in range(150):
        extents = [rng.randrange(1, 6) for _ in range(2)]
        counts = [rng.randrange(1, extent + 1) for extent in extents]
        steps = [rng.choice([1, 1, 1, 2, -1]) for _ in range(2)]
        others = steps if rng.random() < 0.7 else [rng.choice([1, 2, -1]) for _ in range(2)]
        given = [count if rng.random() < 0.8 else 1 for count in counts]
        target = [along(rng, *of_axis) for of_axis in zip(extents, counts, steps, strict=True)]
        source = [along(rng, *of_axis) for of_axis in zip(extents, given, others, strict=True)]
        if not all(target + source):
            continue
        a = np.asarray(np.arange(np.prod(extents), dtype=float).reshape(extents), order=rng.choice("CCF"))
        places = [tuple(number for part in parts for number in part) for parts in (target, source)]
        seen += [compare(function, kernels[function], a, *places) for function in functions]
    assert sum(right for right, _ in seen) > 3 * sum(raised for _, raised in seen)


@pytest.mark.parametrize("options", ADDRESSING)
def test_what_people_write(options: dict[str, Any]) -> None:
    def kernel(a, b, c):
        a[1] += 1.0
        a[2, 1:3] *= 2.0
        a[:, 1] = a[:, 0]
        a[0, 1:] = a[0, :-1]
        a[0, ::2] = a[0, 1::2]
        a[2] = a[2, ::-1]
        a[1, :2] = a[1, ::2]
        a[1, ::2] = a[1, 2:]
        a[:] = a[2]
        a[0:2] *= 2
        a[1] = b[:, 0]
        c[1:] = c[:-1]
        c[:, 1:] = c[:, :-1]
        c[0, :, 1:] = c[0, :, :-1]
        c[1:, 1:, 1:] = c[:-1, :-1, :-1]
        c[:] = c[1]
        c[:, :, 0] = 3.0
        c[0] = b
        c[0, 1:3] = b[:1, :]

    given = [np.arange(12.0).reshape(3, 4), np.arange(16.0).reshape(4, 4), np.arange(48.0).reshape(3, 4, 4)]
    want, got = [[array.copy() for array in given] for _ in range(2)]
    kernel(*want)
    nv.jit(**options)(kernel)[1, 1](*got)
    for computed, expected in zip(got, want, strict=True):
        np.testing.assert_array_equal(computed, expected)


def test_large_slices_by_one_invocation_and_rows_by_many() -> None:
    def shift(a):
        i = nv.grid(1)
        if i < a.shape[0]:
            a[i, 3:] = a[i, :-3]
            a[i, :] += 1

    a = np.arange(70_000.0).reshape(7, 10_000)
    want = a.copy()
    want[:, 3:] = a[:, :-3]
    want += 1
    nv.jit(shift).forall(7, 32)(a)
    np.testing.assert_array_equal(a, want)


def test_what_has_no_order_raises_with_its_line() -> None:
    @nv.jit
    def transpose(a):
        a[:] = a.T

    with pytest.raises(MemoryError, match="overlap") as caught:
        transpose[1, 1](np.arange(9.0).reshape(3, 3))
    assert "a[:] = a.T" in str(caught.getrepr())


def test_shapes_that_do_not_fit_raise_with_their_line() -> None:
    @nv.jit
    def assign(a, b):
        a[1:3] = b

    with pytest.raises(ValueError, match="cannot assign slice of different shape") as caught:
        assign[1, 1](np.zeros(5), np.zeros(3))
    assert "a[1:3] = b" in str(caught.getrepr())
