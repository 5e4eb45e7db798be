"""Prefix sums along an axis by any binary function.

Rows are divided into tiles. One kernel combines each tile, their totals are scanned likewise, and a second kernel scans
each tile from what came before it: three movements of each element, and a result that does not depend on how
workgroups are scheduled, as with decoupled look-back, which Vulkan does not promise to finish (its forward progress).
Short rows, and functions that must be applied from left to right, are scanned by one invocation each.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from numba.np.numpy_support import from_dtype

from numba_vulkan.algorithms.folding import fold_pair
from numba_vulkan.algorithms.reduce import WIDTH
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.elementwise import execute
from numba_vulkan.elementwise.kernels import binary_function, conversion_function
from numba_vulkan.jit import jit
from numba_vulkan.kernel import Kernel
from nv_lower import builtins as nv

# mypy: disable-error-code="no-untyped-def"

DType = np.dtype[Any]
_SHORT = 64


def _items(dtype: DType) -> int:
    """Elements of a tile for each invocation, so that a tile fits in every device's shared memory."""
    return max(32 // dtype.itemsize, 1) if dtype.itemsize > 4 else 8


@functools.lru_cache(maxsize=1024)
def _total_kernel(function: Any, source: DType, dtype: DType) -> Kernel:
    combine, convert = binary_function(function, dtype, dtype), conversion_function(source, dtype)
    number, items = from_dtype(dtype), _items(dtype)
    tile = WIDTH * items

    @jit(cache=True)
    def combine_tiles(totals, x):
        buffer = nv.shared.array(tile, number)
        lane = nv.local_id(0)
        row, part = nv.group_id(0) // totals.shape[1], nv.group_id(0) % totals.shape[1]
        line = x[row // x.shape[1], row % x.shape[1]]
        start = part * tile
        count = min(tile, line.size - start)
        for k in range(lane, count, WIDTH):
            buffer[k] = convert(line[start + k])
        nv.barrier()
        first = lane * items
        if first < count:
            value = buffer[first]
            for k in range(first + 1, min(first + items, count)):
                value = combine(value, buffer[k])
            buffer[first] = value
        step = items
        while step < tile:
            nv.barrier()
            if first % (2 * step) == 0 and first + step < count:
                buffer[first] = combine(buffer[first], buffer[first + step])
            step *= 2
        if lane == 0:
            totals[row, part] = buffer[0]

    return combine_tiles


@functools.lru_cache(maxsize=1024)
def _tile_kernel(function: Any, source: DType, dtype: DType) -> Kernel:
    combine, convert = binary_function(function, dtype, dtype), conversion_function(source, dtype)
    number, items = from_dtype(dtype), _items(dtype)
    tile = WIDTH * items

    @jit(cache=True)
    def scan_tiles(out, x, before):
        buffer = nv.shared.array(tile, number)
        ends = nv.shared.array(WIDTH, number)
        lane = nv.local_id(0)
        row, part = nv.group_id(0) // before.shape[1], nv.group_id(0) % before.shape[1]
        outer, inner = row // x.shape[1], row % x.shape[1]
        line = x[outer, inner]
        start = part * tile
        count = min(tile, line.size - start)
        for k in range(lane, count, WIDTH):
            buffer[k] = convert(line[start + k])
        nv.barrier()
        first = lane * items
        stop = min(first + items, count)
        if first < count:
            value = buffer[first]
            for k in range(first + 1, stop):
                value = combine(value, buffer[k])
                buffer[k] = value
            ends[lane] = value
        nv.barrier()
        step = 1
        while step < WIDTH:
            end = ends[lane]
            if lane >= step and first < count:
                end = combine(ends[lane - step], end)
            nv.barrier()
            ends[lane] = end
            nv.barrier()
            step *= 2
        if first < count:
            if part > 0:
                value = before[row, part - 1]
                if lane > 0:
                    value = combine(value, ends[lane - 1])
                for k in range(first, stop):
                    buffer[k] = combine(value, buffer[k])
            elif lane > 0:
                value = ends[lane - 1]
                for k in range(first, stop):
                    buffer[k] = combine(value, buffer[k])
        nv.barrier()
        for k in range(lane, count, WIDTH):
            out[outer, inner, start + k] = buffer[k]

    return scan_tiles


@functools.lru_cache(maxsize=1024)
def _row_kernel(function: Any, source: DType, dtype: DType) -> Kernel:
    combine, convert = binary_function(function, dtype, dtype), conversion_function(source, dtype)

    @jit(cache=True)
    def scan_rows(out, x):
        row = nv.global_id(0)
        if row < x.shape[0] * x.shape[1]:
            outer, inner = row // x.shape[1], row % x.shape[1]
            value = convert(x[outer, inner, 0])
            out[outer, inner, 0] = value
            for k in range(1, x.shape[2]):
                value = combine(value, convert(x[outer, inner, k]))
                out[outer, inner, k] = value

    return scan_rows


def scan(array: DeviceArray, axis: int, function: Any, dtype: DType, *, ordered: bool = False) -> DeviceArray:
    """Inclusive prefixes along an axis, in a new contiguous array.

    Parameters
    ----------
    function
        A ufunc or device function of two numbers of `dtype`.
    ordered
        Whether it must be applied from left to right, since it is not associative.
    """
    result = execute.empty(array.session, array.shape, dtype)
    if array.size == 0:
        return result
    source, target = fold_pair(array, result, axis)
    stream, view, out = array.session.stream, source.view, target.view
    if ordered or source.length < _SHORT:
        kernel = _row_kernel(function, view.dtype, dtype)
        kernel[execute.groups_of(source.rows), WIDTH, stream](out, view)
        return result
    parts = -(-source.length // (WIDTH * _items(dtype)))
    totals = execute.empty(array.session, (source.rows, parts), dtype)
    if parts > 1:
        _total_kernel(function, view.dtype, dtype)[source.rows * parts, WIDTH, stream](totals, view)
        totals = scan(totals, 1, function, dtype)
    _tile_kernel(function, view.dtype, dtype)[source.rows * parts, WIDTH, stream](out, view, totals)
    return result
