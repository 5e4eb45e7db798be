"""Reading and writing elements at positions that arrays hold.

A negative position counts from the end; one beyond the axis raises IndexError when the host next waits.
"""

from __future__ import annotations

import functools

import numpy as np

from numba_vulkan.algorithms.folding import around
from numba_vulkan.algorithms.scan import scan
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.elementwise import execute
from numba_vulkan.jit import jit
from numba_vulkan.kernel import Kernel
from nv_lower import builtins as nv

# mypy: disable-error-code="no-untyped-def"


@functools.cache
def _place() -> Kernel:
    @jit(cache=True)
    def place(position, extent):
        k = np.int64(position)
        if k < 0:
            k += extent
        if k < 0 or k >= extent:
            raise IndexError("index out of bounds for the axis of a device array")
        return k

    return place


@functools.cache
def _take_kernel() -> Kernel:
    place = _place()

    @jit(cache=True)
    def take(out, x, positions):
        i = nv.global_id(0)
        if i < out.size:
            inner = out.shape[2]
            a, rest = i // (out.shape[1] * inner), i % (out.shape[1] * inner)
            b, c = rest // inner, rest % inner
            k = place(positions[b], x.shape[1])
            out[a, b, c] = x[a, k, c]

    return take


@functools.cache
def _put_kernel() -> Kernel:
    place = _place()

    @jit(cache=True)
    def put(x, positions, values):
        i = nv.global_id(0)
        if i < values.size:
            inner = values.shape[2]
            a, rest = i // (values.shape[1] * inner), i % (values.shape[1] * inner)
            b, c = rest // inner, rest % inner
            k = place(positions[b], x.shape[1])
            x[a, k, c] = values[a, b, c]

    return put


@functools.cache
def _along_kernel() -> Kernel:
    place = _place()

    @jit(cache=True)
    def take_along_axis(out, x, positions):
        i = nv.global_id(0)
        if i < out.size:
            length = out.shape[2]
            row, j = i // length, i % length
            a, b = row // out.shape[1], row % out.shape[1]
            k = place(positions[a, b, j], x.shape[2])
            out[a, b, j] = x[a, b, k]

    return take_along_axis


def take_along(array: DeviceArray, positions: DeviceArray, axis: int) -> DeviceArray:
    """`numpy.take_along_axis` for arrays whose other axes are the same."""
    rows = tuple(k for k in range(array.ndim) if k != axis)
    order = (*rows, axis)
    source = _rows(array.transpose(order))
    where = _rows(positions.transpose(order))
    result = execute.empty(array.session, where.shape, array.dtype)
    if result.size:
        views = [_three(x) for x in (result, source, where)]
        _along_kernel()[execute.groups_of(result.size), execute.LOCAL_SIZE, array.session.stream](*views)
    shape = tuple(positions.shape[k] for k in order)
    back = tuple(order.index(k) for k in range(array.ndim))
    moved: DeviceArray = result.reshape(shape).transpose(back)
    return moved


def _rows(array: DeviceArray) -> DeviceArray:
    """As rows along the last axis, contiguous."""
    dense = array if array.is_contiguous() else array.copy()
    length = array.shape[-1]
    return dense.reshape(array.size // length if length else 0, length)


def _three(array: DeviceArray) -> DeviceArray:
    view = array[None]
    return execute.strided(view, view.layout)


def take(array: DeviceArray, positions: DeviceArray, axis: int) -> DeviceArray:
    """`numpy.take(array, positions, axis)` for positions of one axis."""
    shape = (*array.shape[:axis], positions.size, *array.shape[axis + 1 :])
    result = execute.empty(array.session, shape, array.dtype)
    if result.size:
        form = around(array, axis)
        source = array if form is not None else array.copy()
        kernel = _take_kernel()[execute.groups_of(result.size), execute.LOCAL_SIZE, array.session.stream]
        kernel(_around(result, axis), _around(source, axis), execute.strided(positions, positions.layout))
    return result


def put(array: DeviceArray, positions: DeviceArray, axis: int, values: DeviceArray) -> None:
    """Write values, of the shape that `take` gives, at positions along an axis; of equal positions any one stays."""
    if values.size == 0:
        return
    if around(array, axis) is None:
        dense = array.copy()
        put(dense, positions, axis, values)
        array.copy_to_device(dense)
        return
    kernel = _put_kernel()[execute.groups_of(values.size), execute.LOCAL_SIZE, array.session.stream]
    kernel(_around(array, axis), execute.strided(positions, positions.layout), _around(values, axis))


def _around(array: DeviceArray, axis: int) -> DeviceArray:
    form = around(array, axis)
    assert form is not None
    return execute.strided(array, form)


def nonzero(mask: DeviceArray) -> DeviceArray:
    """Positions, in C order, of the true elements: their number is read back, which waits for the device."""
    session = mask.session
    index = session.storable(np.dtype(np.intp))
    flags = _rows(mask.reshape(-1) if mask.is_contiguous() else mask.copy().reshape(-1)).reshape(-1)
    if flags.size == 0:
        return execute.empty(session, (0,), index)
    ends = scan(flags, 0, np.add, index)
    found = execute.empty(session, (int(ends[-1]),), index)
    if found.size:
        _place_kernel()[execute.groups_of(flags.size), execute.LOCAL_SIZE, session.stream](found, flags, ends)
    return found


@functools.cache
def _place_kernel() -> Kernel:
    @jit(cache=True)
    def place_true(found, flags, ends):
        i = nv.global_id(0)
        if i < flags.size and flags[i]:
            found[ends[i] - 1] = i

    return place_true
