"""Broadcasting, and which axes of several arrays can be walked as one."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from numba_vulkan.arrays.views import Layout

Shape = tuple[int, ...]


def broadcast(shapes: Iterable[Shape]) -> Shape:
    """The shape that arrays of these shapes are broadcast to.

    Raises
    ------
    ValueError
        There is none, with NumPy's text.
    """
    given = list(shapes)
    first = given[0]
    if all(shape == first for shape in given):
        return first
    length = max(map(len, given))
    result = [1] * length
    for shape in given:
        for axis, extent in enumerate(shape, length - len(shape)):
            if extent != 1 and result[axis] not in (1, extent):
                listed = " ".join(str(shape).replace(" ", "") for shape in given)
                raise ValueError(f"operands could not be broadcast together with shapes {listed} ")
            if extent != 1:
                result[axis] = extent
    return tuple(result)


def stretched(layout: Layout, shape: Shape) -> Layout:
    """The layout broadcast to a shape: stride 0 where the array has one element or no axis."""
    if layout.shape == shape:
        return layout
    missing = len(shape) - len(layout.shape)
    strides = [0] * missing
    for extent, stride, wanted in zip(layout.shape, layout.strides, shape[missing:], strict=True):
        if extent not in (1, wanted):
            raise ValueError(f"could not broadcast input array from shape {layout.shape} into shape {shape}")
        strides.append(0 if extent == 1 != wanted else stride)
    return Layout(shape, tuple(strides), layout.offset, layout.dtype)


def merged(layouts: Sequence[Layout]) -> list[Layout]:
    """Layouts of one shape with as few axes as possible: sorted by the strides of the first, then merged."""
    shape = layouts[0].shape
    kept = [axis for axis, extent in enumerate(shape) if extent != 1]
    kept.sort(key=lambda axis: -max(abs(layout.strides[axis]) for layout in layouts))
    kept.sort(key=lambda axis: -abs(layouts[0].strides[axis]))
    groups: list[list[int]] = []
    for axis in kept:
        last = groups[-1][-1] if groups else None
        if last is not None and all(
            layout.strides[last] == layout.strides[axis] * shape[axis] for layout in layouts
        ):
            groups[-1].append(axis)
        else:
            groups.append([axis])
    extents = tuple(math.prod(shape[axis] for axis in group) for group in groups)
    return [
        Layout(extents, tuple(layout.strides[group[-1]] for group in groups), layout.offset, layout.dtype)
        for layout in layouts
    ]


def padded(layout: Layout, axes: int) -> Layout:
    """The layout with leading axes of extent 1."""
    missing = (1,) * (axes - len(layout.shape))
    return Layout(
        (*missing, *layout.shape), (*((0,) * len(missing)), *layout.strides), layout.offset, layout.dtype
    )


def strides_of(shape: Shape, dtype: np.dtype[Any], order: str = "C") -> Shape:
    """The strides of a contiguous array."""
    strides = [dtype.itemsize] * len(shape)
    step = dtype.itemsize
    axes = range(len(shape))
    for axis in reversed(axes) if order == "C" else axes:
        strides[axis] = step
        step *= max(shape[axis], 1)
    return tuple(strides)
