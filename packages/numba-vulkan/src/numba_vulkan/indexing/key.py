"""A NumPy index with arrays in it, taken apart.

What selects by integers, slices and None gives a view first; the arrays then become positions along one axis of it,
into which the axes that they index are merged.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from numba_vulkan.arrays.device import DeviceArray


@dataclass(frozen=True)
class Part:
    """An array of the index, or an integer beside arrays: the axes of the view that it indexes."""

    value: Any
    axes: int


@dataclass(frozen=True)
class Key:
    """An index taken apart.

    Attributes
    ----------
    basic
        The key of the view.
    parts
        The arrays, in order.
    places
        The first axis of the view that each of them indexes.
    together
        Whether they stand side by side, so that their axes come where they stand; else they come first.
    """

    basic: tuple[Any, ...]
    parts: tuple[Part, ...]
    places: tuple[int, ...]
    together: bool


def is_advanced(key: Any) -> bool:
    """Return whether an index selects by arrays, so that the result is no view."""
    parts = key if isinstance(key, tuple) else (key,)
    return any(_is_array(part) for part in parts)


def _is_array(part: Any) -> bool:
    return isinstance(part, list | DeviceArray | bool | np.bool_) or (
        isinstance(part, np.ndarray) and part.ndim > 0
    )


def parsed(key: Any, ndim: int) -> Key:
    """Take an index of an array of so many axes apart.

    Raises
    ------
    IndexError
        As NumPy's.
    """
    given = [_part(part) for part in (key if isinstance(key, tuple) else (key,))]
    used = sum(_axes(part) for part in given)
    if used > ndim:
        raise IndexError(f"too many indices for array: array is {ndim}-dimensional, but {used} were indexed")
    ellipses = [k for k, part in enumerate(given) if part is Ellipsis]
    if len(ellipses) > 1:
        raise IndexError("an index can only have a single ellipsis ('...')")
    at = ellipses[0] if ellipses else len(given)
    given[at : at + 1] = [slice(None)] * (ndim - used)
    gap_at = at if ellipses else None
    basic: list[Any] = []
    parts: list[Part] = []
    places: list[int] = []
    stands: list[int] = []
    axis = 0
    for k, part in enumerate(given):
        if isinstance(part, Part):
            parts.append(part)
            places.append(axis)
            stands.append(k)
            basic += [slice(None)] * part.axes
            axis += part.axes
        else:
            basic.append(part)
            axis += 1
    together = stands[-1] - stands[0] == len(stands) - 1
    # An ellipsis that stands for no axis separates arrays all the same.
    if gap_at is not None and used == ndim and stands[0] < gap_at <= stands[-1]:
        together = False
    return Key(tuple(basic), tuple(parts), tuple(places), together)


def _axes(part: Any) -> int:
    if isinstance(part, Part):
        return part.axes
    return 0 if part is None or part is Ellipsis else 1


def _part(part: Any) -> Any:
    if part is None or part is Ellipsis or isinstance(part, slice):
        return part
    value = part if isinstance(part, DeviceArray) else np.asarray(part)
    if isinstance(part, list) and not len(part):
        value = np.empty(0, np.intp)
    if value.dtype == np.bool_:
        return Part(value, value.ndim)
    if value.dtype.kind not in "iu":
        raise IndexError("arrays used as indices must be of integer (or boolean) type")
    return Part(value, 1)


def broadcast(arrays: Sequence[Any]) -> tuple[int, ...]:
    """The shape that arrays of positions are broadcast to."""
    try:
        return np.broadcast_shapes(*(array.shape for array in arrays))
    except ValueError:
        listed = " ".join(str(array.shape).replace(" ", "") for array in arrays)
        raise IndexError(
            f"shape mismatch: indexing arrays could not be broadcast together with shapes {listed} "
        ) from None
