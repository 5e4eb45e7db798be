"""NumPy arrays of one launch: brought to the device before it, and written ones brought back after it.

Arrays that overlap in host memory must overlap on the device as well, or a kernel would not see through one what it
wrote through the other: where one of them is written, their bytes travel as one region. Every other array travels alone
and contiguous, so that bytes between the elements of a view are neither copied nor overwritten.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

import numpy as np

import nv_types
from numba_vulkan.arrays import create, transfer
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.arrays.views import Layout
from numba_vulkan.errors import Unsupported

if TYPE_CHECKING:
    from numba_vulkan.sessions.session import Session

Host = np.ndarray[Any, Any]


class HostArray:
    """A NumPy array among the arguments of a launch.

    Attributes
    ----------
    name
        The argument it belongs to.
    path
        What its kernel parameters are called: the name, and its place in the tuple if it is in one.
    values
        The array.
    dtype
        What the device keeps it in.
    shared
        Whether it overlaps another argument, so that its own strides are kept.
    """

    __slots__ = ("dtype", "name", "on_device", "path", "shared", "values")

    def __init__(self, name: str, path: str, values: Host, dtype: np.dtype[Any]) -> None:
        self.name = name
        self.path = path
        self.values = values
        self.dtype = dtype
        self.shared = False
        self.on_device: DeviceArray | None = None

    @property
    def order(self) -> str:
        """The layout letter that the kernel is compiled for."""
        flags = self.values.flags
        if flags.c_contiguous:
            return "C"
        if flags.f_contiguous:
            return "F"
        return "A" if self.shared else "C"

    @property
    def aligned(self) -> bool:
        """Return whether the elements will be aligned on the device as their type asks; those of copies are."""
        if not self.shared:
            return True
        values = self.values
        places = (values.__array_interface__["data"][0], *values.strides)
        return not any(place % nv_types.alignment(values.dtype) for place in places)

    @property
    def bounds(self) -> tuple[int, int]:
        """The addresses of the first byte and of the byte after the last."""
        values = self.values
        layout = Layout(values.shape, values.strides, values.__array_interface__["data"][0], values.dtype)
        return layout.bounds


def mark_shared(arrays: list[HostArray]) -> list[list[HostArray]]:
    """Mark the arrays that overlap one another; returns the groups of those that do."""
    if len(arrays) < 2:
        return []
    spans = sorted(
        ((*array.bounds, array) for array in arrays if array.values.size), key=lambda span: span[:2]
    )
    groups: list[list[HostArray]] = []
    end = -1
    for low, high, array in spans:
        if low < end:
            groups[-1].append(array)
        else:
            groups.append([array])
        end = max(end, high) if low < end else high
    overlapping = [group for group in groups if len(group) > 1]
    for group in overlapping:
        for array in group:
            array.shared = True
    return overlapping


class Staging:
    """The journey of one launch's NumPy arrays."""

    def __init__(self, session: Session, stream: Any) -> None:
        self._session = session
        self._stream = stream
        self._regions: list[tuple[DeviceArray, list[HostArray]]] = []

    def upload(self, arrays: list[HostArray], groups: list[list[HostArray]]) -> None:
        """Bring every array to the device, as its `on_device`."""
        for group in groups:
            self._upload_region(group)
        for array in arrays:
            if array.on_device is not None:
                continue
            values = create.narrow(array.values, array.dtype, f"argument {array.name!r}")
            dense = np.ascontiguousarray(values) if array.order == "C" else values
            dense = dense.reshape(values.shape)  # ascontiguousarray makes 0-d arrays 1-d
            array.on_device = create.empty(self._session, values.shape, array.dtype, array.order)
            transfer.upload(dense, array.on_device, self._stream)

    def _upload_region(self, group: list[HostArray]) -> None:
        low = min(array.bounds[0] for array in group)
        high = max(array.bounds[1] for array in group)
        low -= low % 16  # keeps every element as aligned on the device as it is here
        content = _memory(low, high)
        ratio = 1
        if any(array.dtype != array.values.dtype for array in group):
            content, ratio = _narrow_region(group, content, low)
        region = create.empty(self._session, content.shape, content.dtype)
        transfer.upload(content, region, self._stream)
        for array in group:
            values = array.values
            offset = values.__array_interface__["data"][0] - low
            strides = tuple(stride // ratio for stride in values.strides)
            layout = Layout(values.shape, strides, offset // ratio, array.dtype)
            array.on_device = DeviceArray(self._session, region.buffer, layout)
        self._regions.append((region, group))

    def download(self, arrays: list[HostArray], written: frozenset[str]) -> None:
        """Bring the arrays at the paths `written` back; waits for the kernel."""
        for region, group in self._regions:
            changed = [array for array in group if array.path in written]
            if changed:
                content = np.empty(region.shape, region.dtype)
                transfer.download(region, content, self._stream)
                for array in changed:
                    _take(array, content)
        for array in arrays:
            if not array.shared and array.path in written:
                self._download_alone(array)

    def _download_alone(self, array: HostArray) -> None:
        assert array.on_device is not None
        values = array.values
        if values.dtype == array.dtype and transfer.contiguous(values, array.order):
            transfer.download(array.on_device, values, self._stream)
            return
        content = np.empty(values.shape, array.dtype, order=array.order)  # type: ignore[call-overload]
        transfer.download(array.on_device, content, self._stream)
        values[...] = content


def _narrow_region(group: list[HostArray], content: Host, low: int) -> tuple[Host, int]:
    """The bytes of a region with every element narrowed, and how many times smaller they became.

    That needs elements of one type at multiples of its size.
    """
    first = group[0]
    wide = first.values.dtype
    for array in group:
        places = (array.values.__array_interface__["data"][0] - low, *array.values.strides)
        if array.values.dtype != wide or any(place % wide.itemsize for place in places):
            raise Unsupported(
                f"argument {array.name!r} overlaps argument {first.name!r} in memory, and this device keeps one of "
                f"them as {array.dtype}, which would part them; pass copies"
            )
        create.narrow(array.values, array.dtype, f"argument {array.name!r}")  # for its checks
    elements = content[: content.size - content.size % wide.itemsize].view(wide)
    with np.errstate(over="ignore", invalid="ignore"):  # of what lies between the arrays' elements
        return elements.astype(first.dtype), wide.itemsize // first.dtype.itemsize


def _memory(low: int, high: int) -> Host:
    memory: Any = (ctypes.c_ubyte * (high - low)).from_address(low)
    return np.frombuffer(memory, np.uint8)


def _take(array: HostArray, content: Host) -> None:
    assert array.on_device is not None
    layout = array.on_device.layout
    array.values[...] = np.ndarray(layout.shape, layout.dtype, content.data, layout.offset, layout.strides)
