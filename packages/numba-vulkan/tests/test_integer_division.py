"""64-bit quotients and remainders by constants and by values, at the dividends where they change."""

from __future__ import annotations

import linecache
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv

DIVISORS = {
    np.int64: [
        1,
        2,
        3,
        7,
        8,
        10,
        13,
        60,
        1000,
        86_400,
        10**9 + 7,
        2**31,
        2**32 + 1,
        10**18,
        2**62,
        2**63 - 1,
    ],
    np.uint64: [
        1,
        2,
        3,
        7,
        14,
        28,
        255,
        641,
        1000,
        2**32 - 1,
        2**32 + 1,
        10**19,
        2**63,
        2**63 + 3,
        2**64 - 1,
    ],
}
DIVISORS[np.int64] += [-divisor for divisor in DIVISORS[np.int64]] + [-(2**63)]


def dividends(dtype: Any, divisors: list[int]) -> np.ndarray:
    """Multiples of the divisors and their neighbours, the ends of the type, and random numbers of every length."""
    info = np.iinfo(dtype)
    rng = np.random.default_rng(5)
    lengths = [
        int(x) >> int(s)
        for x, s in zip(rng.integers(0, info.max, 300, dtype), rng.integers(0, 63, 300), strict=True)
    ]
    sizes = {0, 1, info.max, info.max - 1, *lengths, *(1 << bit for bit in range(64))}
    for divisor in map(abs, divisors):
        last = int(info.max) // divisor * divisor
        sizes |= {k * divisor + beside for k in (1, 2, 5, 1001) for beside in (-1, 0, 1)} | {
            last - 1,
            last,
            last + 1,
        }
    found = {sign * x for x in sizes for sign in (1, -1)} | {int(info.min)}
    return np.array(sorted(x for x in found if info.min <= x <= info.max), dtype)


def by_constants(dtype: Any, divisors: list[int]) -> Any:
    lines = ["def body(x, out):", "    i = nv.grid(1)", "    if i < x.size:"]
    for at, _ in enumerate(divisors):
        lines += [f"        out[0, {at}, i] = x[i] // D{at}", f"        out[1, {at}, i] = x[i] % D{at}"]
    name = f"<division {dtype.__name__}>"
    source = "\n".join(lines) + "\n"
    linecache.cache[name] = (len(source), None, source.splitlines(True), name)
    scope: dict[str, Any] = {"nv": nv, **{f"D{at}": dtype(divisor) for at, divisor in enumerate(divisors)}}
    exec(compile(source, name, "exec"), scope)
    return nv.jit(scope["body"])


@pytest.mark.parametrize("dtype", DIVISORS, ids=lambda dtype: dtype.__name__)
def test_by_constants(dtype: Any) -> None:
    divisors = DIVISORS[dtype]
    x = dividends(dtype, divisors)
    out = np.zeros((2, len(divisors), x.size), dtype)
    by_constants(dtype, divisors).forall(x.size)(x, out)
    by = np.array(divisors, dtype)[:, None]
    with np.errstate(all="ignore"):
        want = np.stack([x // by, x % by])
    if dtype is np.int64:  # Numba has 0 for MIN // -1
        want[:, divisors.index(-1), x == np.iinfo(dtype).min] = 0
    np.testing.assert_array_equal(out, want)


@pytest.mark.parametrize("dtype", DIVISORS, ids=lambda dtype: dtype.__name__)
def test_by_values(dtype: Any) -> None:
    def kernel(x, y, quotients, remainders):
        i = nv.grid(1)
        if i < x.size:
            for j in range(y.size):
                quotients[j, i] = x[i] // y[j]
                remainders[j, i] = x[i] % y[j]

    y = np.array([d for d in DIVISORS[dtype] if d != -1], dtype)
    x = dividends(dtype, DIVISORS[dtype])
    quotients, remainders = (np.zeros((y.size, x.size), dtype) for _ in range(2))
    nv.jit(kernel).forall(x.size)(x, y, quotients, remainders)
    np.testing.assert_array_equal(quotients, x // y[:, None])
    np.testing.assert_array_equal(remainders, x % y[:, None])
