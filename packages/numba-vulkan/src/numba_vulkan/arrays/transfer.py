"""Copies between the host and device arrays, and among device arrays.

Contiguous arrays are copied as bytes by the runtime. Others pass through a contiguous array in device memory, which a
kernel of our own gathers or scatters (`arrays.strided`), so that the bytes between a view's elements are never touched.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from numba_vulkan.arrays import strided
from numba_vulkan.arrays.operations import operations
from numba_vulkan.arrays.strided_array import StridedArray
from numba_vulkan.errors import ArgumentError

if TYPE_CHECKING:
    import nv_runtime

Host = np.ndarray[Any, Any]
READ, WRITE = False, True


def to_host(array: StridedArray, out: Host | None, stream: Any) -> Host:
    """The elements of `array`, in `out` if given; see `DeviceArray.copy_to_host`."""
    if out is not None:
        _check_out(array, out)
    host = _receiver(array, out)
    session = array.session
    stream = session.stream_of(stream)
    behind = download(array, host, stream)
    session.cells.check(stream, behind=behind)
    if out is None or out is host:
        return host
    np.copyto(out, host, casting="same_kind")
    return out


def _check_out(array: StridedArray, out: Any) -> None:
    if not isinstance(out, np.ndarray):
        raise ArgumentError(f"out must be a NumPy array, not {type(out).__name__}")
    if out.shape != array.shape:
        raise ArgumentError(f"out has shape {out.shape}, the device array has {array.shape}")
    if not out.flags.writeable:
        raise ArgumentError("out is read-only")
    if not np.can_cast(array.dtype, out.dtype, "same_kind"):
        raise ArgumentError(
            f"out has dtype {out.dtype}, to which {array.dtype} is not cast without loss of kind"
        )


def _receiver(array: StridedArray, out: Host | None) -> Host:
    """A host array of the device array's dtype and element order, which `download` can fill directly."""
    order = "F" if array.layout.order == "F" else "C"
    if out is not None and out.dtype == array.dtype and contiguous(out, order):
        return out
    return np.empty(array.shape, array.dtype, order=order)  # type: ignore[call-overload,no-any-return]


def download(array: StridedArray, host: Host, stream: nv_runtime.Stream) -> Mapping[nv_runtime.Stream, int]:
    """Copy into `host`, which has the array's dtype and its order of elements (C for "A" layouts), and wait.

    Returns
    -------
    The other streams whose work made the elements, as `nv_runtime.streams.order.InOrder.behind`.
    """
    if array.size == 0:
        return {}
    if array.layout.order == "A":
        array = _dense(array, stream)
    with array.session.in_order(stream, array.accesses[READ]) as order:
        stream.read(array.buffer, array.layout.offset, _bytes(host))
    return order.behind


def upload(host: Host, array: StridedArray, stream: nv_runtime.Stream) -> None:
    """Copy `host`, which has the array's shape and dtype, to the device."""
    if array.size == 0:
        return
    order = array.layout.order
    if order == "A":
        dense = array.new(array.shape)
        upload(host, dense, stream)
        strided.copy(array, dense, stream)
        return
    if not contiguous(host, order):
        host = np.asarray(host, order=order)  # type: ignore[call-overload]
    with array.session.in_order(stream, array.accesses[WRITE]):
        stream.write(array.buffer, array.layout.offset, _bytes(host))


def contiguous(host: Host, order: str) -> bool:
    """Return whether a NumPy array's elements lie without gaps in C or F order."""
    return host.flags.c_contiguous if order == "C" else host.flags.f_contiguous


def _bytes(host: Host) -> Any:
    flat = host.reshape(-1, order="C" if host.flags.c_contiguous else "F")
    return flat.view(np.uint8)


def _dense(array: StridedArray, stream: nv_runtime.Stream) -> StridedArray:
    """A C-contiguous array of the same elements."""
    dense = array.new(array.shape)
    _assign_device(dense, array, stream)
    return dense


def assign(target: StridedArray, source: Any, stream: Any) -> None:
    """`target[...] = source` with NumPy's broadcasting and casting."""
    stream = target.session.stream_of(stream)
    if not isinstance(source, StridedArray):
        _assign_host(target, source, stream)
    elif source.session is not target.session:
        _assign_host(target, to_host(source, None, None), stream)
    elif source.dtype != target.dtype or source.shape != target.shape:
        if stream is not target.session.stream:  # the kernel that converts runs on the default stream
            _assign_host(target, to_host(source, None, stream), stream)
        else:
            operations().convert(target, source)
    else:
        _assign_device(target, source, stream)


def _assign_host(target: StridedArray, source: Any, stream: nv_runtime.Stream) -> None:
    values = np.asarray(source)
    if values.ndim == 0 and _fill(target, values, stream):
        return
    if values.shape != target.shape or values.dtype != target.dtype:
        order = "F" if target.layout.order == "F" else "C"
        cast = np.empty(target.shape, target.dtype, order=order)  # type: ignore[call-overload]
        cast[...] = values
        values = cast
    upload(values, target, stream)


def _fill(target: StridedArray, value: Host, stream: nv_runtime.Stream) -> bool:
    """Fill contiguous memory with one byte repeated, where the value in the array's dtype is that."""
    if target.layout.order == "A":
        return False
    element = np.empty(1, target.dtype)
    element[0] = value
    pattern = element.view(np.uint8)
    if (pattern != pattern[0]).any():
        return False
    if target.size:
        with target.session.in_order(stream, target.accesses[WRITE]):
            stream.fill(target.buffer, int(pattern[0]), target.layout.offset, target.nbytes)
    return True


def _assign_device(target: StridedArray, source: StridedArray, stream: nv_runtime.Stream) -> None:
    if target.size == 0:
        return
    if target.buffer is source.buffer and _overlap(target.layout.bounds, source.layout.bounds):
        if target.layout == source.layout:
            return
        source = _dense(source, stream)
    orders = (target.layout.order, source.layout.order)
    if orders in (("C", "C"), ("F", "F")):
        with target.session.in_order(stream, source.accesses[READ], target.accesses[WRITE]):
            stream.copy(
                source.buffer, target.buffer, target.nbytes, source.layout.offset, target.layout.offset
            )
    else:
        strided.copy(target, source, stream)


def _overlap(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[0] < other[1] and other[0] < one[1]
