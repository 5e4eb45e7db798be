"""Operands for every type: the values at which implementations go wrong, each with each, and random ones."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

Array = Any  # of NumPy's, whose stubs know no dtype that is chosen at run time

#: LLVM's type → NumPy's.
DTYPES: dict[str, Any] = {
    "i8": np.dtype(np.int8),
    "i16": np.dtype(np.int16),
    "i32": np.dtype(np.int32),
    "i64": np.dtype(np.int64),
    "half": np.dtype(np.float16),
    "float": np.dtype(np.float32),
    "double": np.dtype(np.float64),
}
SUFFIXES = {"half": "f16", "float": "f32", "double": "f64"}
#: What a device needs to compute with a type at all: it narrows 64-bit integers where it has none, and makes the
#: narrower ones of 32 bits.
NEEDS = {"i64": "shaderInt64", "half": "shaderFloat16", "double": "shaderFloat64"}
LANES = 2048


def is_float(type_: str) -> bool:
    """Return whether an LLVM type is a floating-point type."""
    return type_ in SUFFIXES


def width(type_: str) -> int:
    """A type's bits."""
    return int(DTYPES[type_].itemsize) * 8


def suffix(type_: str) -> str:
    """How intrinsics spell a type."""
    return SUFFIXES.get(type_, type_)


@cache
def triples(type_: str) -> tuple[Array, Array, Array]:
    """Three arrays of `LANES` operands: pairs of special values first, then random ones."""
    random = np.random.default_rng(width(type_) + is_float(type_))
    special = _special_floats(type_) if is_float(type_) else _special_integers(type_)
    x, y = np.repeat(special, special.size), np.tile(special, special.size)
    order = random.permutation(x.size)[: LANES // 2]
    columns = []
    for column in (x[order], y[order], np.roll(x[order], 7)):
        rest = LANES - column.size
        made = (
            _random_floats(type_, random, rest) if is_float(type_) else _random_integers(type_, random, rest)
        )
        columns.append(np.concatenate([column, made]))
    columns[0][: special.size] = special  # operations of one operand see all of them
    return columns[0], columns[1], columns[2]


def _special_integers(type_: str) -> Array:
    bits = width(type_)
    powers = [1 << k for k in (1, 2, 7, 8, 15, 16, 23, 24, 31, 32, 52, 53, 62, 63) if k < bits]
    values = [0, 1, 2, 3, 5, 7, 10, bits, bits - 1, (1 << bits) - 1, (1 << bits) - 2, 0x5A5A5A5A5A5A5A5A]
    values += [power + step for power in powers for step in (-1, 0, 1)]
    unsigned = np.array([value & ((1 << bits) - 1) for value in dict.fromkeys(values)], f"u{bits // 8}")
    return unsigned.view(DTYPES[type_])


def _random_integers(type_: str, random: np.random.Generator, count: int) -> Array:
    bits = width(type_)
    whole = random.integers(0, 1 << 64, count, dtype=np.uint64)
    short = whole >> random.integers(64 - bits, 64, count).astype(np.uint64)
    return (
        np.where(random.random(count) < 0.3, np.uint64(0) - short, short)
        .astype(f"u{bits // 8}")
        .view(DTYPES[type_])
    )


def _special_floats(type_: str) -> Array:
    dtype = DTYPES[type_]
    info = np.finfo(dtype)
    digits = info.nmant
    near = [
        0.5,
        1.0,
        1.5,
        2.5,
        3.5,
        7.0,
        0.1,
        2.0**digits,
        2.0 ** (digits - 1) + 0.5,
        2.0 ** (digits + 1),
        255.0,
    ]
    near += [2.0**k for k in (15, 24, 31, 32, 52, 63, 64, 100) if k < info.maxexp]
    middle = np.array(near, dtype)
    ends = np.array([0, info.tiny, info.max, np.inf, np.nan, info.smallest_subnormal], dtype)
    ends = np.append(ends, np.nextafter(info.tiny, dtype.type(0)))
    around = [np.nextafter(middle, dtype.type(np.inf)), np.nextafter(middle, dtype.type(0))]
    found = np.concatenate([ends, middle, *around])
    return np.concatenate([found, -found])


def _random_floats(type_: str, random: np.random.Generator, count: int) -> Array:
    """Half of them of any exponent, half near one; many with few digits, so that ties occur."""
    dtype, bits = DTYPES[type_], width(type_)
    digits = np.finfo(dtype).nmant
    raw = random.integers(0, 1 << 64, count, dtype=np.uint64)
    anything = (raw >> np.uint64(64 - bits)).astype(f"u{bits // 8}").view(dtype)
    few = random.integers(0, digits + 1, count)
    significands = np.floor(random.random(count) * 2.0**few) / 2.0**few + 1
    near = np.ldexp(significands, random.integers(-3, digits + 3, count)) * random.choice([-1.0, 1.0], count)
    with np.errstate(over="ignore"):
        chosen = np.where(random.random(count) < 0.4, anything, near.astype(dtype))
    return np.where(np.isnan(chosen), dtype.type(np.nan), chosen)  # no signalling ones
