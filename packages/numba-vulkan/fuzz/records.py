"""Random records: fields at any place and alignment hold in a kernel what they hold in NumPy.

Each program has a dtype of its own, packed or aligned, with records and arrays within it. Its body moves fields between
two arrays of such records, adds some, and copies whole records; it runs in CPython on record arrays, and as a kernel in
each mode of addressing.

    python packages/numba-vulkan/fuzz/records.py --count 100 --seed 0
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[3]))

import numba_vulkan as nv
from testing import seeds
from testing.differential import N, check

NARROW = ["i1", "u1", "i2", "u2", "i4", "u4", "f2", "f4", "c8", "?"]
WIDE = ["i8", "u8", "f8", "c16", "M8[s]"]


def random_dtype(source: random.Random, kinds: list[str], depth: int = 0) -> np.dtype[Any]:
    """A dtype of one to four fields, two levels deep at most."""
    fields: list[Any] = []
    for number in range(source.randint(1, 4)):
        inner = depth < 2 and source.random() < 0.3
        element = random_dtype(source, kinds, depth + 1) if inner else np.dtype(source.choice(kinds))
        shape = tuple(source.randint(1, 3) for _ in range(source.choice([0, 0, 1, 2])))
        fields.append((f"f{number}", element, shape) if shape else (f"f{number}", element))
    return np.dtype(fields, align=source.random() < 0.5)


def fill(array: np.ndarray[Any, Any], values: np.random.Generator) -> None:
    """Give every number a value."""
    if array.dtype.names is None:
        array[...] = values.integers(0, 2 if array.dtype.kind == "b" else 60, array.shape).astype(array.dtype)
        return
    for name in array.dtype.names:
        fill(array[name], values)


def numbers(dtype: np.dtype[Any], place: str) -> Iterator[tuple[str, np.dtype[Any]]]:
    """How each number of a record is written, one of each array, and its dtype."""
    for name in dtype.names or ():
        inner, at = dtype[name], f"{place}.{name}"
        if inner.subdtype is not None:
            inner, shape = inner.subdtype
            at += "[" + ", ".join(str(extent - 1) for extent in shape) + "]"
        if inner.names:
            yield from numbers(inner, at)
        else:
            yield at, inner


def program(source: random.Random, dtype: np.dtype[Any]) -> tuple[str, Callable[..., None]]:
    """The source of a body, and the body."""
    lines = ["def body(i, x, y, z):"]
    for place, kind in numbers(dtype, "y[i]"):
        other = place.replace("y[i]", f"x[{N - 1} - i]")
        adds = kind.kind in "iufc" and kind.itemsize > 2 and source.random() < 0.4
        lines.append(f"    {place} = {other} + {place}" if adds else f"    {place} = {other}")
    lines.append(f"    z[i] = {source.choice(['x', 'y'])}[i]")
    text = "\n".join(lines)
    scope: dict[str, Any] = {}
    exec(text, scope)
    return text, scope["body"]


def run(seed: int) -> None:
    """Check one program.

    Raises
    ------
    AssertionError
        The kernel's records are not CPython's.
    """
    source = random.Random(seed)
    wide = {"shaderInt64", "shaderFloat64"} <= nv.current_device().features
    dtype = random_dtype(source, NARROW + (WIDE if wide else []))
    x, y, z = (np.zeros(N, dtype) for _ in range(3))
    for number, array in enumerate((x, y)):
        fill(array, np.random.default_rng([seed, number]))
    text, body = program(source, dtype)
    try:
        check(body, x, y, z)
    except Exception as error:
        error.add_note(f"{dtype}\n{text}")
        raise


if __name__ == "__main__":
    sys.exit(seeds.main(run, __doc__, "programs agree with CPython", 100))
