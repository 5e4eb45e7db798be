"""Stable sorting along an axis.

Elements become unsigned keys whose order is NumPy's: NaNs last, -0.0 beside 0.0. Rows of up to 1024 elements are sorted
by a workgroup each, by a bitonic network on keys and positions. Longer ones take a radix sort, four bits a pass: count
the digits of each tile, scan the counts, and move each tile's keys, sorted by digit within the tile, to their places.
The counting of a tile follows Satish, Harris and Garland, "Designing efficient sorting algorithms for manycore GPUs"
(2009).
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from numba_vulkan.algorithms.folding import fold_pair
from numba_vulkan.algorithms.radix import radix_sort
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.elementwise import execute
from numba_vulkan.elementwise.program import Input, Program, Step
from numba_vulkan.errors import Unsupported
from numba_vulkan.jit import jit
from numba_vulkan.kernel import Kernel
from nv_lower import builtins as nv

# mypy: disable-error-code="no-untyped-def"

DType = np.dtype[Any]
_SMALL = 1024
_WIDTH = 256


def bits_of(array: DeviceArray) -> DeviceArray:
    """The array as unsigned integers of its element's size, of which keys are made."""
    return array.view(np.dtype(f"u{array.itemsize}"))


@functools.cache
def key_dtype(dtype: DType) -> DType:
    """The dtype of the keys: 32 bits wide where that is enough."""
    return np.dtype(f"u{max(dtype.itemsize, 4)}")


@functools.cache
def key_function(dtype: DType, stable: bool) -> Kernel:
    """The device function from an element's bits to its key; only with `stable` has -0.0 the key of 0.0."""
    unsigned, wide = np.dtype(f"u{dtype.itemsize}").type, key_dtype(dtype).type
    bits = 8 * dtype.itemsize
    sign, everything = unsigned(1 << (bits - 1)), unsigned((1 << bits) - 1)
    mantissa = {2: 10, 4: 23, 8: 52}.get(dtype.itemsize, 0)
    infinity = unsigned(((1 << (bits - 1)) - 1) >> mantissa << mantissa)

    @jit
    def unsigned_key(b):
        return wide(b)

    @jit
    def signed_key(b):
        return wide(unsigned(b ^ sign))

    @jit
    def float_key(b):
        if unsigned(b & unsigned(~sign)) > infinity:
            return wide(everything)
        if stable and b == sign:
            return wide(sign)
        return wide(unsigned(b ^ everything)) if b & sign else wide(unsigned(b | sign))

    by_kind: dict[str, Kernel] = {"f": float_key, "i": signed_key}
    return by_kind.get(dtype.kind, unsigned_key)


@functools.cache
def _element_function(dtype: DType) -> Kernel:
    """The device function from a key back to the element's bits; every NaN becomes the same one."""
    unsigned = np.dtype(f"u{dtype.itemsize}").type
    bits = 8 * dtype.itemsize
    sign, everything = unsigned(1 << (bits - 1)), unsigned((1 << bits) - 1)

    @jit
    def unsigned_element(key):
        return unsigned(key)

    @jit
    def signed_element(key):
        return unsigned(unsigned(key) ^ sign)

    @jit
    def float_element(key):
        b = unsigned(key)
        return unsigned(b ^ sign) if b & sign else unsigned(b ^ everything)

    by_kind: dict[str, Kernel] = {"f": float_element, "i": signed_element}
    return by_kind.get(dtype.kind, unsigned_element)


@functools.cache
def _row_kernel(dtype: DType, positions: bool) -> Kernel:
    """Sort rows of up to `_SMALL` elements: values of them, or their positions."""
    key_of = key_function(dtype, True)
    key_type = key_dtype(dtype).type
    last = key_type((1 << (8 * key_dtype(dtype).itemsize)) - 1)

    @jit(cache=True)
    def sort_rows(out, bits, size):
        keys = nv.shared.array(_SMALL, key_type)
        places = nv.shared.array(_SMALL, np.int32)
        lane = nv.local_id(0)
        outer, inner = nv.group_id(0) // bits.shape[1], nv.group_id(0) % bits.shape[1]
        line = bits[outer, inner]
        for k in range(lane, size, _WIDTH):
            keys[k] = key_of(line[k]) if k < line.size else last
            places[k] = k
        block = 2
        while block <= size:
            step = block // 2
            while step > 0:
                nv.barrier()
                for pair in range(lane, size // 2, _WIDTH):
                    low = pair // step * step * 2 + pair % step
                    high = low + step
                    rising = low & block == 0
                    later = keys[low] > keys[high] or (keys[low] == keys[high] and places[low] > places[high])
                    if later == rising:
                        keys[low], keys[high] = keys[high], keys[low]
                        places[low], places[high] = places[high], places[low]
                step //= 2
            block *= 2
        nv.barrier()
        for k in range(lane, line.size, _WIDTH):
            out[outer, inner, k] = places[k] if positions else line[places[k]]

    return sort_rows


def sort(array: DeviceArray, axis: int) -> DeviceArray:
    """A new array of the elements, sorted along the axis."""
    if array.dtype.kind == "c":
        from numba_vulkan.algorithms.gather import take_along

        return take_along(array, argsort(array, axis), axis)
    result = execute.empty(array.session, array.shape, array.dtype)
    if array.size == 0:
        return result
    if array.shape[axis] <= _SMALL:
        _sort_rows(array, result, axis, positions=False)
        return result
    keys, shape = _keys(array, axis, stable=False)
    keys, _ = radix_sort(keys, None, 8 * array.itemsize)
    moved = _back(keys.reshape(shape), axis)
    step = Step(_element_function(array.dtype), ((0, keys.dtype),), (bits_of(result).dtype,))
    program = Program("sorted", (Input(keys.dtype),), (step,), ((1, bits_of(result).dtype),))
    execute.run(program, [bits_of(result)], [moved])
    return result


def argsort(array: DeviceArray, axis: int) -> DeviceArray:
    """The positions, along the axis, of the elements in order; equal elements keep theirs."""
    session = array.session
    index = session.storable(np.dtype(np.intp))
    if array.dtype.kind == "c":
        return _complex_argsort(array, axis)
    result = execute.empty(session, array.shape, index)
    if array.size == 0:
        return result
    if array.shape[axis] <= _SMALL:
        _sort_rows(array, result, axis, positions=True)
        return result
    keys, shape = _keys(array, axis, stable=True)
    _, places = radix_sort(keys, "positions", 8 * array.itemsize)
    result.copy_to_device(_back(places.reshape(shape), axis))
    return result


def _back(rows: DeviceArray, axis: int) -> DeviceArray:
    """A view with the last axis back in its place."""
    order = [*range(rows.ndim - 1)]
    order.insert(axis, rows.ndim - 1)
    view: DeviceArray = rows.transpose(tuple(order))
    return view


def _sort_rows(array: DeviceArray, result: DeviceArray, axis: int, positions: bool) -> None:
    target = result if positions else bits_of(result)
    source, out = fold_pair(bits_of(array), target, axis)
    size = 2
    while size < source.length:
        size *= 2
    kernel = _row_kernel(array.dtype, positions)
    kernel[source.rows, _WIDTH, array.session.stream](out.view, source.view, size)


def _keys(array: DeviceArray, axis: int, stable: bool) -> tuple[DeviceArray, tuple[int, ...]]:
    """The keys as rows of a contiguous array, and the shape with the axis moved last."""
    if array.shape[axis] >= 1 << 31:
        raise Unsupported("rows of 2**31 elements and more are not sorted on a device; sort parts of them")
    source = bits_of(array)
    order = (*(k for k in range(array.ndim) if k != axis), axis)
    moved = source.transpose(order)
    wide = key_dtype(array.dtype)
    keys = execute.empty(array.session, moved.shape, wide)
    step = Step(key_function(array.dtype, stable), ((0, source.dtype),), (wide,))
    execute.run(Program("sort_keys", (Input(source.dtype),), (step,), ((1, wide),)), [keys], [moved])
    rows = keys.size // moved.shape[-1]
    return keys.reshape(rows, moved.shape[-1]), moved.shape


def _complex_argsort(array: DeviceArray, axis: int) -> DeviceArray:
    """By the imaginary part, then, stably, by the real one."""
    from numba_vulkan.algorithms.gather import take_along

    part = np.empty(0, array.dtype).real.dtype
    parts = array.words(part)
    by_imaginary = argsort(parts[..., 1], axis)
    by_real = argsort(take_along(parts[..., 0], by_imaginary, axis), axis)
    return take_along(by_imaginary, by_real, axis)
