"""How a device array is shown: as NumPy shows one, by copying only what is shown."""

from __future__ import annotations

import numpy as np

from numba_vulkan.arrays.strided_array import StridedArray
from numba_vulkan.arrays.transfer import assign, to_host


def text(array: StridedArray) -> str:
    """`DeviceArray([...], dtype=..., device=...)`, with `...` for what NumPy would leave out."""
    options = np.get_printoptions()
    place = f"dtype={array.dtype}, device={array.device.name!r}"
    if array.device.broken is not None:
        return f"DeviceArray(shape={array.shape}, {place}, which is lost)"
    if array.size == 0:
        return f"DeviceArray([], shape={array.shape}, {place})"
    if array.size <= options["threshold"]:
        shown = np.array2string(to_host(array, None, None), separator=", ", prefix="DeviceArray(")
        return f"DeviceArray({shown}, {place})"
    ends = options["edgeitems"]
    part = array
    for axis, extent in enumerate(array.shape):
        if extent > 2 * ends + 1:
            part = _ends(part, axis, ends)
    shown = np.array2string(
        to_host(part, None, None), separator=", ", prefix="DeviceArray(", threshold=0, edgeitems=ends
    )
    return f"DeviceArray({shown}, shape={array.shape}, {place})"


def _ends(array: StridedArray, axis: int, count: int) -> StridedArray:
    """A contiguous array of the first `count + 1` and the last `count` elements along an axis."""
    before = (slice(None),) * axis
    shape = (*array.shape[:axis], 2 * count + 1, *array.shape[axis + 1 :])
    result = array.new(shape)
    for part in (slice(0, count + 1), slice(-count, None)):
        assign(result.indexed((*before, part)), array.indexed((*before, part)), None)
    return result
