"""Loops that may be left early, which the compiler unrolls: every length and every exit, as CPython has it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import numba_vulkan as nv

LENGTHS = np.arange(41)


def escape(i, lengths, out):
    zr = np.float32(0)
    zi = np.float32(0)
    n = np.int32(0)
    cr = np.float32(-2) + np.float32(i) * np.float32(0.06)
    ci = np.float32(0.03) * np.float32(i % 11)
    while n < lengths[i] and zr * zr + zi * zi <= np.float32(4):
        zr, zi = zr * zr - zi * zi + cr, np.float32(2) * zr * zi + ci
        n += np.int32(1)
    out[i] = n
    out[i + 41] = np.int64(zr * 1000)


def search(i, lengths, out):
    found = -1
    for k in range(lengths[i]):
        if (k * k + i) % 37 == 5:
            found = k
            break
    else:
        found = -2
    out[i] = found
    out[i + 41] = k if lengths[i] > 0 else 99


def count_down(i, lengths, out):
    k = lengths[40 - i]
    while k > 0:
        if (k + i) % 23 == 0:
            break
        k -= 1
    out[i] = k


def below_zero(i, lengths, out):
    k = lengths[i] - 1
    while k >= 0 and (k * i) % 19 != 18:
        k -= 1
    out[i] = k
    out[i + 41] = k // 2


def three_ways_out(i, lengths, out):
    total = 0
    for k in range(3, lengths[i] * 3, 3):
        total += k
        if total > 300:
            out[i] = k
            return
        if (total ^ i) % 17 == 0:
            total = -total
            break
        if total % 2:
            continue
        total += 1
    out[i + 41] = total


def inside_another(i, lengths, out):
    primes = 0
    for number in range(2, lengths[i]):
        divisor = 2
        while divisor * divisor <= number:
            if number % divisor == 0:
                break
            divisor += 1
        else:
            primes += number
            if primes > 150:
                break
    out[i] = primes


def with_stores(i, lengths, out):
    k = 0
    while k < lengths[i]:
        if out[41 + i] > 50:
            break
        out[41 + i] += k
        k += 2
    out[i] = k


BODIES = [escape, search, count_down, below_zero, three_ways_out, inside_another, with_stores]


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("dtype", ["i4", "i8"])
@pytest.mark.parametrize("boundscheck", [False, True])
def test_every_length_and_exit(body: Callable[..., None], dtype: str, boundscheck: bool) -> None:
    device = nv.jit(body)

    @nv.jit(boundscheck=boundscheck)
    def kernel(lengths, out):
        i = nv.grid(1)
        if i < lengths.size:
            device(i, lengths, out)

    lengths = LENGTHS.astype(dtype)
    want, got = np.zeros(82, dtype), np.zeros(82, dtype)
    with np.errstate(all="ignore"):
        for i in range(lengths.size):
            body(i, lengths, want)
    kernel[1, 64](lengths, got)
    np.testing.assert_array_equal(got, want)


@pytest.mark.parametrize("length", [0, 1, 7, 8, 9, 15, 16, 17, 33])
@pytest.mark.parametrize("size", [0, 1, 7, 8, 9, 16, 30])
def test_an_index_out_of_bounds_is_found_where_it_is(length: int, size: int) -> None:
    """The check of every index is made once for eight; what was stored before the first bad one stays."""
    values, seen = np.arange(1, size + 1), np.zeros(64, dtype=np.int64)
    if length <= size:
        out_of_bounds[1, 1](values, seen, length)
    else:
        with pytest.raises(IndexError):
            out_of_bounds[1, 1](values, seen, length)
    stored = min(length, size)
    np.testing.assert_array_equal(seen[:stored], np.arange(1, stored + 1))
    assert not seen[stored:].any()


@nv.jit(boundscheck=True)
def out_of_bounds(values, seen, length):
    for k in range(length):
        seen[k] = values[k]


@pytest.mark.parametrize("bad", [0, 1, 6, 7, 8, 9, 15, 16, 23, 24, 39])
def test_an_exception_ends_the_loop_at_its_trip(bad: int) -> None:
    values, seen = np.ones(40, dtype=np.int32), np.zeros(40, dtype=np.int32)
    values[bad] = -1
    with pytest.raises(ValueError, match="negative"):
        raises[1, 1](values, seen)
    np.testing.assert_array_equal(seen, np.arange(40) < bad)


@nv.jit
def raises(values, seen):
    for k in range(values.size):
        if values[k] < 0:
            raise ValueError("negative")
        seen[k] = 1


@pytest.mark.parametrize("narrow", [False, True])
def test_the_ends_of_the_type_are_no_way_out(narrow: bool) -> None:
    """Asking for eight trips at once must not wrap around where the bound is at the end of its type."""
    top = 2**31 - 1

    @nv.jit(narrow=narrow)
    def kernel(start, bound, out):
        k = start
        while k < bound and out[0] < 100:
            out[0] += 1
            k += np.int32(1)
        out[1] = k

    for start, bound, trips in (
        (top - 3, top, 3),
        (top - 30, top, 30),
        (-top - 1, -top + 11, 12),
        (-5, top, 100),
    ):
        out = np.zeros(2, dtype=np.int32)
        kernel[1, 1](np.int32(start), np.int32(bound), out)
        assert list(out) == [trips, start + trips]
