"""A kernel that copies between arrays of any strides.

Elements travel as unsigned words of their size, so that one kernel serves every dtype of a size; what is wider than the
device's widest integer becomes an axis of words.
"""

from __future__ import annotations

import functools
import itertools
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numba_vulkan.arrays.device import DeviceArray
    from numba_vulkan.kernel import Kernel

_AXES = 5
_LOCAL = 64
_MAX_GROUPS = 65535


def copy(target: DeviceArray, source: DeviceArray, stream: Any = None) -> None:
    """Copy elements between two arrays of one shape, dtype and device whose memory does not overlap."""
    word = _word(target)
    target, source = _as_words(target, word), _as_words(source, word)
    leading = target.shape[: max(target.ndim - _AXES, 0)]
    for index in itertools.product(*map(range, leading)):
        _copy_axes(_padded(target, index), _padded(source, index), stream)


def _copy_axes(target: DeviceArray, source: DeviceArray, stream: Any) -> None:
    groups = min(-(-target.size // _LOCAL), _MAX_GROUPS)
    _kernel()[groups, _LOCAL, stream or target.session.stream](target, source)


def _word(array: DeviceArray) -> np.dtype[Any]:
    widest = 4 if array.session.target.narrow_integers else 8
    return np.dtype(f"u{min(array.itemsize & -array.itemsize, widest)}")


def _as_words(array: DeviceArray, word: np.dtype[Any]) -> DeviceArray:
    if array.itemsize == word.itemsize:
        return array.view(word)
    return array.words(word)


def _padded(array: DeviceArray, index: tuple[int, ...]) -> DeviceArray:
    view = array[(*index, ...)]
    return view[(None,) * (_AXES - view.ndim) + (...,)]  # type: ignore[no-any-return]


@functools.cache
def _kernel() -> Kernel:
    import numba_vulkan as nv

    @nv.jit(cache=True)
    def copy_strided(target, source):  # type: ignore[no-untyped-def]
        n1, n2, n3, n4 = target.shape[1:]
        for flat in range(nv.global_id(0), target.size, nv.num_groups(0) * nv.local_size(0)):
            rest, i4 = flat // n4, flat % n4
            rest, i3 = rest // n3, rest % n3
            rest, i2 = rest // n2, rest % n2
            i0, i1 = rest // n1, rest % n1
            target[i0, i1, i2, i3, i4] = source[i0, i1, i2, i3, i4]

    return copy_strided
