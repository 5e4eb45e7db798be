"""Reductions along axes by any binary function.

Where elements along the axis are neighbours, a workgroup reduces a part of a row: each invocation every 256th element,
then all of them in shared memory. Where rows are neighbours, each invocation reduces a part of a row of its own. What
the parts give is reduced again. The order depends on shapes and strides alone, so that a result is the same each time.
"""

from __future__ import annotations

import functools
import math
from typing import Any

import numpy as np
from numba.np.numpy_support import from_dtype

from numba_vulkan.algorithms.folding import Folded, fold
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.elementwise import execute
from numba_vulkan.elementwise.kernels import binary_function, conversion_function
from numba_vulkan.jit import jit
from numba_vulkan.kernel import Kernel
from nv_lower import builtins as nv

# mypy: disable-error-code="no-untyped-def"

DType = np.dtype[Any]

WIDTH = 256  # invocations of a workgroup
_SHORT = 64  # elements of a row below which a workgroup would mostly idle
_PART = 8192  # elements that a workgroup reduces at least where a row is divided
_SEQUENCE = 256  # the same for an invocation
_PARTS = 4096  # workgroups that keep a large device busy


@functools.lru_cache(maxsize=1024)
def row_kernel(function: Any, source: DType, dtype: DType) -> Kernel:
    """`kernel[rows * parts, WIDTH](out[row, part], x[outer, inner, k], chunk)`."""
    combine, convert = binary_function(function, dtype, dtype), conversion_function(source, dtype)
    number = from_dtype(dtype)

    @jit(cache=True)
    def reduce_rows(out, x, chunk):
        shared = nv.shared.array(WIDTH, number)
        lane = nv.local_id(0)
        row, part = nv.group_id(0) // out.shape[1], nv.group_id(0) % out.shape[1]
        line = x[row // x.shape[1], row % x.shape[1]]
        start = part * chunk
        stop = min(start + chunk, line.size)
        k = start + lane
        value = convert(line[min(k, stop - 1)])
        k += WIDTH
        while k + 3 * WIDTH < stop:
            first = combine(convert(line[k]), convert(line[k + WIDTH]))
            second = combine(convert(line[k + 2 * WIDTH]), convert(line[k + 3 * WIDTH]))
            value = combine(value, combine(first, second))
            k += 4 * WIDTH
        while k < stop:
            value = combine(value, convert(line[k]))
            k += WIDTH
        shared[lane] = value
        count = min(stop - start, WIDTH)
        while count > 1:
            nv.barrier()
            half = (count + 1) // 2
            if lane + half < count:
                shared[lane] = combine(shared[lane], shared[lane + half])
            count = half
        if lane == 0:
            out[row, part] = shared[0]

    return reduce_rows


@functools.lru_cache(maxsize=1024)
def column_kernel(function: Any, source: DType, dtype: DType) -> Kernel:
    """As `row_kernel`, with an invocation for each element of `out`, which reduces from left to right."""
    combine, convert = binary_function(function, dtype, dtype), conversion_function(source, dtype)

    @jit(cache=True)
    def reduce_columns(out, x, chunk):
        i = nv.global_id(0)
        if i < out.size:
            part, row = i // out.shape[0], i % out.shape[0]
            outer, inner = row // x.shape[1], row % x.shape[1]
            start = part * chunk
            value = convert(x[outer, inner, start])
            for k in range(start + 1, min(start + chunk, x.shape[2])):
                value = combine(value, convert(x[outer, inner, k]))
            out[row, part] = value

    return reduce_columns


def reduce(
    array: DeviceArray, axes: tuple[int, ...], function: Any, dtype: DType, *, ordered: bool = False
) -> DeviceArray:
    """Reduce the axes, none of which may be empty; a contiguous array of the shape of the others.

    Parameters
    ----------
    function
        A ufunc or device function of two numbers of `dtype`.
    ordered
        Whether it must be applied from left to right, since it is not associative and commutative.
    """
    folded = fold(array, axes)
    kept = folded.kept
    while True:
        result = _pass(folded, function, dtype, ordered)
        if result.shape[1] == 1:
            break
        folded = fold(result, (1,))
    return _shaped(result, kept)


def _shaped(result: DeviceArray, shape: tuple[int, ...]) -> DeviceArray:
    reshaped: DeviceArray = result.reshape(shape)
    return reshaped


def _pass(folded: Folded, function: Any, dtype: DType, ordered: bool) -> DeviceArray:
    rows, length, view = folded.rows, folded.length, folded.view
    by_columns = ordered or length < _SHORT or folded.neighbours_apart
    chunk = length if ordered else _chunk(rows, length, by_columns)
    result = execute.empty(view.session, (rows, -(-length // chunk)), dtype)
    if result.size == 0:
        return result
    if by_columns:
        groups, kernel = execute.groups_of(result.size), column_kernel(function, view.dtype, dtype)
    else:
        groups, kernel = result.size, row_kernel(function, view.dtype, dtype)
    kernel[groups, WIDTH, view.session.stream](result, view, chunk)
    return result


def _chunk(rows: int, length: int, by_columns: bool) -> int:
    """How much of a row is one part: all of it where there are rows enough."""
    least, enough = (_SEQUENCE, _PARTS * WIDTH) if by_columns else (_PART, _PARTS)
    parts = min(-(-length // least), max(enough // max(rows, 1), 1))
    return max(-(-length // parts), 1)


def empty_rows(array: DeviceArray, axes: tuple[int, ...]) -> bool:
    """Return whether there is nothing to reduce along the axes."""
    return math.prod(array.shape[axis] for axis in axes) == 0
