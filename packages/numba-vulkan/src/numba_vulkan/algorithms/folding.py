"""Arrays as kernels over an axis see them: two axes that are kept and one that is worked along.

A reduction or scan along any axis of a contiguous array has that form without a copy: the axes before it are one, the
axes after it another. What has not is copied to a contiguous array first.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.arrays.views import Layout
from numba_vulkan.elementwise import execute


@dataclass(frozen=True)
class Folded:
    """`view` has the shape (outer, inner, length) and any strides; `kept` is the shape of the axes that stay."""

    view: DeviceArray
    kept: tuple[int, ...]

    @property
    def rows(self) -> int:
        return self.view.shape[0] * self.view.shape[1]

    @property
    def length(self) -> int:
        return self.view.shape[2]

    @property
    def neighbours_apart(self) -> bool:
        """Return whether elements along the axis are further apart than those of neighbouring rows."""
        _, inner, along = map(abs, self.view.strides)
        return self.view.shape[1] > 1 and inner < along


def normalised(axis: Any, ndim: int) -> tuple[int, ...]:
    """The axes that an `axis` argument means, in order.

    Raises
    ------
    numpy.exceptions.AxisError
        There is no such axis.
    ValueError
        An axis is named twice.
    """
    if axis is None:
        return tuple(range(ndim))
    given = [operator.index(a) for a in axis] if isinstance(axis, tuple | list) else [operator.index(axis)]
    for each in given:
        if not -ndim <= each < ndim:
            raise np.exceptions.AxisError(each, ndim)
    axes = sorted(each % ndim for each in given)
    if len(set(axes)) < len(axes):
        raise ValueError("duplicate value in 'axis'")
    return tuple(axes)


def fold(array: DeviceArray, axes: Sequence[int]) -> Folded:
    """The array with these axes as the last one; their order is that of the array."""
    kept = [axis for axis in range(array.ndim) if axis not in axes]
    forms = _forms([array.layout], kept, axes)
    shape = tuple(array.shape[axis] for axis in kept)
    if forms is None:
        array = array.transpose((*kept, *axes)).copy()
        count = len(kept)
        forms = _forms([array.layout], range(count), range(count, array.ndim))
        assert forms is not None
    return Folded(execute.strided(array, forms[0]), shape)


def fold_pair(array: DeviceArray, result: DeviceArray, axis: int) -> tuple[Folded, Folded]:
    """Two arrays of one shape, folded alike; the second is contiguous and written to."""
    kept = [k for k in range(array.ndim) if k != axis]
    shape = tuple(array.shape[k] for k in kept)
    forms = _forms([array.layout, result.layout], kept, (axis,))
    if forms is None:
        array = array.copy()
        forms = _forms([array.layout, result.layout], kept, (axis,))
        assert forms is not None
    one, other = forms
    return Folded(execute.strided(array, one), shape), Folded(execute.strided(result, other), shape)


def _forms(layouts: Sequence[Layout], kept: Sequence[int], axes: Sequence[int]) -> list[Layout] | None:
    """The three-axis layouts, None where a copy is needed."""
    along, groups = _runs(layouts, axes), _runs(layouts, kept)
    if len(along) > 1 or len(groups) > 2:
        return None
    runs = [*([[]] * (2 - len(groups))), *groups, *(along or [[]])]
    extents = tuple(math.prod(layouts[0].shape[axis] for axis in run) for run in runs)
    return [
        Layout(extents, tuple(each.strides[run[-1]] if run else 0 for run in runs), each.offset, each.dtype)
        for each in layouts
    ]


def _runs(layouts: Sequence[Layout], axes: Sequence[int]) -> list[list[int]]:
    """Runs of axes that every layout walks with one stride; axes of extent 1 are in none."""
    runs: list[list[int]] = []
    shape = layouts[0].shape
    for axis in axes:
        if shape[axis] == 1:
            continue
        if runs and all(each.strides[runs[-1][-1]] == each.strides[axis] * shape[axis] for each in layouts):
            runs[-1].append(axis)
        else:
            runs.append([axis])
    return runs


def with_axes(shape: Sequence[int], axes: Sequence[int], keepdims: bool) -> tuple[int, ...]:
    """The shape of a reduction's result."""
    if keepdims:
        return tuple(1 if axis in axes else extent for axis, extent in enumerate(shape))
    return tuple(extent for axis, extent in enumerate(shape) if axis not in axes)


def around(array: DeviceArray, axis: int) -> Layout | None:
    """The layout with three axes: those before an axis as one, the axis, those after it as one; None without a copy."""
    before, after = (_runs([array.layout], axes) for axes in (range(axis), range(axis + 1, array.ndim)))
    if len(before) > 1 or len(after) > 1:
        return None
    runs = [*(before or [[]]), [axis], *(after or [[]])]
    layout = array.layout
    extents = tuple(math.prod(layout.shape[k] for k in run) for run in runs)
    return Layout(
        extents, tuple(layout.strides[run[-1]] if run else 0 for run in runs), layout.offset, layout.dtype
    )
