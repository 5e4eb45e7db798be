"""The buffers of `nv-run`: what `--buffer` says, as NumPy arrays, and the results as text.

[KEY@]TYPE:SHAPE[=SOURCE]  or  [KEY@]FILE.npy
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from nv_spirv import Layout

DTYPES = {
    **{f"f{8 * n}": f"f{n}" for n in (2, 4, 8)},
    **{f"i{8 * n}": f"i{n}" for n in (1, 2, 4, 8)},
    **{f"u{8 * n}": f"u{n}" for n in (1, 2, 4, 8)},
}
SHOWN = 8  # elements of a result


class Usage(Exception):
    """Wrong usage that argparse cannot see."""


def numbers(text: str) -> tuple[int, ...]:
    """The whole numbers of a list such as `16`, `8,8,1` or `64x64`."""
    try:
        return tuple(int(part) for part in text.replace("x", ",").split(","))
    except ValueError:
        raise Usage(f"{text!r} is not a list of whole numbers such as 16 or 8,8,1") from None


def value(text: str) -> Any:
    """A number, or a list of numbers separated by commas."""
    if "," in text:
        return [value(part) for part in text.split(",") if part]
    try:
        return int(text, 0)
    except ValueError:
        pass
    try:
        return float(text)
    except ValueError:
        raise Usage(f"{text!r} is not a number") from None


def parse(text: str) -> tuple[str | None, np.ndarray[Any, Any]]:
    """The key, if one is given, and the array of one `--buffer`."""
    key, at, rest = text.rpartition("@")
    name = key if at else None
    if rest.endswith(".npy") and ":" not in rest.partition("=")[0]:
        return name, np.ascontiguousarray(np.load(rest))
    shape_text, _, source = rest.partition("=")
    type_name, colon, size = shape_text.partition(":")
    if not colon or type_name not in DTYPES:
        raise Usage(
            f"--buffer {text!r} is neither TYPE:SHAPE[=SOURCE] with a type of {' '.join(DTYPES)}, nor a .npy file"
        )
    dtype, shape = np.dtype(DTYPES[type_name]), numbers(size)
    array = _fill(source or "zeros", dtype, shape)
    if array.shape != shape or array.dtype != dtype:
        raise Usage(f"{source} holds {array.dtype}{array.shape}, not {dtype}{shape}")
    return name, np.ascontiguousarray(array)


def _fill(source: str, dtype: np.dtype[Any], shape: tuple[int, ...]) -> np.ndarray[Any, Any]:
    count = int(np.prod(shape))
    if source == "zeros":
        return np.zeros(shape, dtype)
    if source == "range":
        return np.arange(count).astype(dtype).reshape(shape)
    if source == "random":
        random = np.random.default_rng(0)
        return (random.random(shape) if dtype.kind == "f" else random.integers(0, 100, shape)).astype(dtype)
    if source.endswith(".npy"):
        loaded: np.ndarray[Any, Any] = np.load(source)
        return loaded
    if Path(source).exists():
        raw = np.fromfile(source, dtype)
        return raw.reshape(shape) if raw.size == count else raw
    return np.full(shape, value(source), dtype)


def option(layout: Layout | None) -> str:
    """What to type for a value of this type: `f32`, or what stands for any."""
    while layout is not None and layout.kind in ("struct", "array", "vector", "matrix"):
        layout = layout.members[-1].type if layout.members else layout.element
    if layout is None or layout.kind not in ("int", "uint", "float"):
        return "TYPE"
    return f"{layout.kind[0]}{8 * (layout.size or 0)}"


def head(name: str, array: np.ndarray[Any, Any]) -> str:
    """One line: what the array is, and its first elements."""
    kind = {"f": "f", "i": "i", "u": "u"}[array.dtype.kind]
    shape = "x".join(map(str, array.shape))
    shown = np.array2string(array.reshape(-1)[:SHOWN], separator=" ", max_line_width=200)
    more = f" and {array.size - SHOWN} more" if array.size > SHOWN else ""
    return f"{name}: {kind}{8 * array.itemsize}:{shape} = {shown}{more}"
