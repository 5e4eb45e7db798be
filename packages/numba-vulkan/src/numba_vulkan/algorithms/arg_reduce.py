"""Positions of extremes along an axis: the first one, and the first NaN where there is one, as NumPy has it."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from numba.np.numpy_support import from_dtype

from numba_vulkan.algorithms.folding import fold
from numba_vulkan.algorithms.reduce import WIDTH
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.elementwise import execute
from numba_vulkan.jit import jit
from numba_vulkan.kernel import Kernel
from nv_lower import builtins as nv

# mypy: disable-error-code="no-untyped-def"

_PART = 8192
_PARTS = 1024


@functools.cache
def ahead(kind: str, largest: bool) -> Kernel:
    """Return whether a search prefers a number to another: it is larger (smaller), or only it is a NaN."""

    @jit
    def integer_ahead(a, b):
        return a > b if largest else a < b

    @jit
    def float_ahead(a, b):
        if a != a:
            return b == b
        return a > b if largest else a < b

    @jit
    def complex_ahead(a, b):
        if a.real != a.real or a.imag != a.imag:
            return b.real == b.real and b.imag == b.imag
        if a.real == b.real:
            return a.imag > b.imag if largest else a.imag < b.imag
        return a.real > b.real if largest else a.real < b.real

    by_kind: dict[str, Kernel] = {"f": float_ahead, "c": complex_ahead}
    return by_kind.get(kind, integer_ahead)


@functools.cache
def _kernel(dtype: np.dtype[Any], largest: bool, again: bool) -> Kernel:
    """Reduce parts of rows to values and positions; `again` reads the positions of a first pass."""
    before = ahead(dtype.kind, largest)
    number = from_dtype(dtype)

    @jit(cache=True)
    def arg_reduce(values, positions, x, given, chunk):
        best = nv.shared.array(WIDTH, number)
        place = nv.shared.array(WIDTH, np.int64)
        lane = nv.local_id(0)
        row, part = nv.group_id(0) // values.shape[1], nv.group_id(0) % values.shape[1]
        line = x[row // x.shape[1], row % x.shape[1]]
        start = part * chunk
        stop = min(start + chunk, line.size)
        at = min(start + lane, stop - 1)
        value = line[at]
        for k in range(start + lane + WIDTH, stop, WIDTH):
            if before(line[k], value):
                value, at = line[k], k
        best[lane] = value
        place[lane] = given[row, at] if again else at
        count = min(stop - start, WIDTH)
        while count > 1:
            nv.barrier()
            half = (count + 1) // 2
            if lane + half < count:
                other = best[lane + half]
                if before(other, best[lane]) or (
                    not before(best[lane], other) and place[lane + half] < place[lane]
                ):
                    best[lane], place[lane] = other, place[lane + half]
            count = half
        if lane == 0:
            values[row, part], positions[row, part] = best[0], place[0]

    return arg_reduce


def arg_reduce(array: DeviceArray, axes: tuple[int, ...], largest: bool) -> DeviceArray:
    """Positions along the axes, none of which is empty, in an array of the shape of the others."""
    folded = fold(array, axes)
    view, rows, length = folded.view, folded.rows, folded.length
    session = array.session
    index = session.storable(np.dtype(np.intp))
    positions = execute.empty(session, (1, 1), index)
    again = False
    while True:
        parts = min(-(-length // _PART), max(_PARTS // max(rows, 1), 1))
        chunk = max(-(-length // parts), 1)
        shape = (rows, -(-length // chunk))
        values, found = execute.empty(session, shape, array.dtype), execute.empty(session, shape, index)
        if found.size:
            kernel = _kernel(array.dtype, largest, again)
            kernel[found.size, WIDTH, session.stream](values, found, view, positions, chunk)
        if shape[1] == 1:
            result: DeviceArray = found.reshape(folded.kept)
            return result
        view, positions, length, again = fold(values, (1,)).view, found, shape[1], True
