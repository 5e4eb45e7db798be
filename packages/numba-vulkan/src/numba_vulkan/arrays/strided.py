"""Copies between arrays of any strides, by a kernel that a layer above gives.

Elements travel as unsigned words of their size, so that one kernel serves every dtype of a size; what is wider than the
device's widest integer becomes an axis of words.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import numpy as np

from numba_vulkan.arrays.strided_array import StridedArray

#: Axes of the arrays that the kernel takes, shorter ones with leading axes of extent 1.
_AXES = 5
_LOCAL = 64
_MAX_GROUPS = 65535

_provided: list[Callable[[], Any]] = []


def provide(kernel: Callable[[], Any]) -> None:
    """Give what returns the kernel: `kernel[groups, local_size, stream](target, source)` copies every element."""
    _provided[:] = [kernel]


def copy(target: StridedArray, source: StridedArray, stream: Any = None) -> None:
    """Copy elements between two arrays of one shape, dtype and device whose memory does not overlap."""
    word = _word(target, source)
    target, source = _as_words(target, word), _as_words(source, word)
    leading = target.shape[: max(target.ndim - _AXES, 0)]
    for index in itertools.product(*map(range, leading)):
        _copy_axes(_padded(target, index), _padded(source, index), stream)


def _copy_axes(target: StridedArray, source: StridedArray, stream: Any) -> None:
    groups = min(-(-target.size // _LOCAL), _MAX_GROUPS)
    _provided[0]()[groups, _LOCAL, stream or target.session.stream](target, source)


def _word(*arrays: StridedArray) -> np.dtype[Any]:
    """The widest unsigned integer that divides the elements and at multiples of whose size they lie."""
    widest = 4 if arrays[0].session.target.narrow_integers else 8
    places = [place for array in arrays for place in (array.layout.offset, *array.strides)]
    return np.dtype(f"u{math.gcd(widest, arrays[0].itemsize, *places)}")


def _as_words(array: StridedArray, word: np.dtype[Any]) -> StridedArray:
    if array.itemsize == word.itemsize:
        return array.view(word)
    return array.words(word)


def _padded(array: StridedArray, index: tuple[int, ...]) -> StridedArray:
    view = array.indexed((*index, ...))
    return view.indexed((None,) * (_AXES - view.ndim) + (...,))
