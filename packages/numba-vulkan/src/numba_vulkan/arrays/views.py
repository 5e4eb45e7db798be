"""Views of strided memory, computed by NumPy itself on addresses that nobody reads.

Slicing, transposing and reshaping are index arithmetic: shape, strides and an offset go in, the same come out. Rather
than a second implementation of NumPy's rules, a layout is lent to NumPy as an array whose data pointer is a fixed
address; only operations that give a view and read no element are used on it, and the offset is read back from the
pointer of the result.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

import nv_types

# Any address that no NumPy operation below dereferences will do; this one is aligned for every dtype, lies above what
# negative strides reach down to, and leaves offsets exact in Python integers.
_BASE = 1 << 46


class Layout(NamedTuple):
    """Where an array's elements lie: `offset` in bytes from the start of its memory, `strides` in bytes."""

    shape: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int
    dtype: np.dtype[Any]

    @property
    def size(self) -> int:
        """Number of elements."""
        count = 1
        for extent in self.shape:
            count *= extent
        return count

    @property
    def aligned(self) -> bool:
        """Return whether the elements lie at multiples of what `nv_types.alignment` says of their dtype."""
        return not any(place % nv_types.alignment(self.dtype) for place in (self.offset, *self.strides))

    @property
    def order(self) -> str:
        """Numba's layout letter: "C" contiguous (also where it is both), "F", or "A"."""
        if self.contiguous("C"):
            return "C"
        return "F" if self.contiguous("F") else "A"

    def contiguous(self, order: str) -> bool:
        """Return whether the elements lie one after the other in C or F order.

        Axes of extent 1 are never stepped along, so that their strides do not matter; Numba computes the strides of
        contiguous arrays from the shape and never reads these.
        """
        if self.size == 0:
            return True
        expected = self.dtype.itemsize
        axes = list(zip(self.shape, self.strides, strict=True))
        for extent, stride in reversed(axes) if order == "C" else axes:
            if extent != 1 and stride != expected:
                return False
            expected *= extent
        return True

    @property
    def bounds(self) -> tuple[int, int]:
        """The first byte and the byte after the last that any element occupies; equal where there are none."""
        if self.size == 0:
            return self.offset, self.offset
        low = high = self.offset
        for extent, stride in zip(self.shape, self.strides, strict=True):
            reach = (extent - 1) * stride
            low, high = (low + reach, high) if reach < 0 else (low, high + reach)
        return low, high + self.dtype.itemsize


class _Lent:
    def __init__(self, layout: Layout) -> None:
        self.__array_interface__ = {
            "version": 3,
            "typestr": layout.dtype.str,
            "shape": layout.shape,
            "strides": layout.strides,
            "data": (_BASE + layout.offset, False),
        }


def _lend(layout: Layout) -> np.ndarray[Any, Any]:
    return np.asarray(_Lent(layout))


def _return(view: np.ndarray[Any, Any], dtype: np.dtype[Any]) -> Layout:
    if view.size == 0:  # NumPy may put the pointer of an empty array anywhere
        return Layout(view.shape, view.strides, 0, dtype)
    return Layout(view.shape, view.strides, view.__array_interface__["data"][0] - _BASE, dtype)


def index(layout: Layout, key: Any) -> Layout:
    """The layout of `x[key]` for integers, slices, None and Ellipsis.

    Raises
    ------
    IndexError
        As NumPy does; `key` holds anything else.
    """
    keys = key if isinstance(key, tuple) else (key,)
    for part in keys:
        if part is None or part is Ellipsis or isinstance(part, slice):
            continue
        if not _is_integer(part):
            raise IndexError(
                "a device array is indexed by integers, slices, None, ... and by arrays of integers or bools, not by "
                f"{type(part).__name__}"
            )
    if not any(part is Ellipsis for part in keys):
        keys = (*keys, Ellipsis)  # makes NumPy give a 0-d view instead of reading the element
    return _return(_lend(layout)[keys], layout.dtype)


def _is_integer(part: Any) -> bool:
    if isinstance(part, bool | np.bool_):  # NumPy takes these as masks
        return False
    return hasattr(part, "__index__") and getattr(part, "ndim", 0) == 0


def transpose(layout: Layout, axes: tuple[int, ...] | None) -> Layout:
    """The layout of `x.transpose(axes)`."""
    return _return(_lend(layout).transpose(axes), layout.dtype)


def reshape(layout: Layout, shape: tuple[int, ...], order: str) -> Layout | None:
    """The layout of `x.reshape(shape, order=order)`, None where no strides give that shape.

    Raises
    ------
    ValueError
        The sizes differ.
    """
    if order == "A":
        order = "F" if layout.order == "F" else "C"
    if order not in ("C", "F"):
        raise ValueError(f"order is 'C', 'F' or 'A', not {order!r}")
    if layout.contiguous(order):
        return _return(_lend(layout).reshape(shape, order=order), layout.dtype)  # type: ignore[call-overload]
    extents = np.empty(layout.shape, np.void(0).dtype).reshape(shape, order=order).shape  # type: ignore[call-overload]
    view = _lend(layout)
    if order == "F":  # in C order of the reversed axes
        reversed_ = _strides(view.shape[::-1], view.strides[::-1], extents[::-1])
        strides = None if reversed_ is None else reversed_[::-1]
    else:
        strides = _strides(view.shape, view.strides, extents)
    return None if strides is None else Layout(extents, strides, layout.offset, layout.dtype)


def _strides(
    shape: tuple[int, ...], strides: tuple[int, ...], wanted: tuple[int, ...]
) -> tuple[int, ...] | None:
    """The strides with which elements of a shape are walked, in C order, in another one; None if there are none."""
    old = [(extent, stride) for extent, stride in zip(shape, strides, strict=True) if extent != 1]
    found: list[int] = []
    remaining = 1  # elements of the old axis that the new axes so far do not divide
    step = 0
    for extent in reversed(wanted):
        if extent == 1:
            found.append(step)
            continue
        if remaining == 1:
            remaining, step = old.pop()
            while old and old[-1][1] == step * remaining:
                remaining *= old.pop()[0]
        if remaining % extent:
            return None
        found.append(step)
        step *= extent
        remaining //= extent
    return tuple(reversed(found))


def retype(layout: Layout, dtype: np.dtype[Any]) -> Layout:
    """The layout of `x.view(dtype)`."""
    return _return(_lend(layout).view(dtype), dtype)


def field(layout: Layout, name: str) -> Layout:
    """The layout of `x[name]` for records.

    Raises
    ------
    ValueError, IndexError
        There is no such field, or there are none, as NumPy does.
    """
    fields = layout.dtype.fields
    if fields is None:
        raise IndexError(f"an array of {layout.dtype} has no fields, so none of name {name!r}")
    if name not in fields:
        names = ", ".join(map(repr, layout.dtype.names or ()))
        raise ValueError(f"no field of name {name!r}; there are {names}")
    dtype, offset = fields[name][:2]
    shape, strides = layout.shape, layout.strides
    if dtype.subdtype is not None:
        dtype, inner = dtype.subdtype
        shape, strides = (*shape, *inner), (*strides, *_dense_strides(inner, dtype.itemsize))
    return Layout(shape, strides, layout.offset + offset, dtype)


def _dense_strides(shape: tuple[int, ...], step: int) -> tuple[int, ...]:
    """The strides of a C-contiguous array."""
    strides = []
    for extent in reversed(shape):
        strides.append(step)
        step *= extent
    return tuple(reversed(strides))


def split(layout: Layout, word: np.dtype[Any]) -> Layout:
    """Each element as a last axis of words, whose size divides the element's."""
    count = layout.dtype.itemsize // word.itemsize
    return Layout((*layout.shape, count), (*layout.strides, word.itemsize), layout.offset, word)
