"""`DeviceArray`: a strided array in a device's memory."""

from __future__ import annotations

from typing import Any

import numpy as np

from numba_vulkan.arrays import representation, transfer
from numba_vulkan.arrays.methods import Methods
from numba_vulkan.arrays.operations import operations
from numba_vulkan.arrays.operators import Operators
from numba_vulkan.arrays.strided_array import StridedArray
from numba_vulkan.boundary import public
from numba_vulkan.errors import ArgumentError


class DeviceArray(Operators, Methods, StridedArray):
    """An array in device memory, with NumPy's meaning of shape, strides and dtype.

    Slices, transposes and reshapes are views of the same memory. Nothing is copied to the host unless asked for
    (`copy_to_host`, or an index that selects one element).

    Attributes
    ----------
    shape, strides, dtype, ndim, size, nbytes
        As NumPy's.
    device
        The `nv_runtime.Device` that holds it.
    address
        The device address of the first element, None on devices without addresses.
    buffer
        The `nv_runtime.Buffer` that holds it, from byte `offset` on.
    """

    __slots__ = ()

    @public
    def __getitem__(self, key: Any) -> Any:
        """What NumPy's indexing gives.

        Integers, slices, None and ... give a view; integers for every axis the element itself, which waits for the
        device; arrays of positions and masks, on the host or the device, a new array. A mask on the device waits.
        The name of a field of records gives a view of that field.
        """
        if isinstance(key, str):
            return self.field(key)
        if _by_arrays(key):
            return operations().select(self, key)
        view = self.indexed(key)
        keys = key if isinstance(key, tuple) else (key,)
        if len(keys) == self.ndim and all(hasattr(part, "__index__") for part in keys):
            return view.copy_to_host()[()]
        return view

    @public
    def __iter__(self) -> Any:
        """The elements of a 1-d array, which are copied to the host at once; views along the first axis of others."""
        if self.ndim == 0:
            raise TypeError("iteration over a 0-d array")
        return iter(self.copy_to_host()) if self.ndim == 1 else (self[index] for index in range(len(self)))

    def __reversed__(self) -> Any:
        return iter(self[::-1])

    @property
    def _nv_array_type_(self) -> Any:
        """The type that it has as a global variable of a kernel."""
        return self.kind.type

    # data

    @public
    def copy_to_host(
        self, out: np.ndarray[Any, Any] | None = None, stream: Any = None
    ) -> np.ndarray[Any, Any]:
        """The elements as a NumPy array; waits for the launches before it and raises what they raised.

        Parameters
        ----------
        out
            An array of the same shape to fill instead of a new one; it may be strided and is cast to.
        """
        return transfer.to_host(self, out, stream)

    @public
    def copy_to_device(self, source: Any, stream: Any = None) -> DeviceArray:
        """Fill the array from a NumPy array, a device array or anything NumPy can make an array of; returns itself.

        The source is broadcast to the shape and cast as by assignment. It may be changed as soon as this returns.
        """
        transfer.assign(self, source, stream)
        return self

    @public
    def copy(self, stream: Any = None) -> DeviceArray:
        """A new C-contiguous array of the same elements."""
        return self.new(self.shape).copy_to_device(self, stream)

    def _dense(self, order: str) -> DeviceArray:
        return self.new(self.shape, order).copy_to_device(self)

    @public
    def fill(self, value: Any, stream: Any = None) -> None:
        """Set every element to `value`."""
        transfer.assign(self, value, stream)

    @public
    def __setitem__(self, key: Any, value: Any) -> None:
        """Assign a number, a NumPy array or a device array to what the index selects."""
        if isinstance(key, str):
            transfer.assign(self.field(key), value, None)
        elif _by_arrays(key):
            operations().put(self, key, value)
        else:
            transfer.assign(self.indexed(key), value, None)

    @public
    def __array__(self, *_args: Any, **_options: Any) -> Any:
        raise ArgumentError(
            "a device array is not converted to a NumPy array silently, since that waits for the device and copies; "
            "call .copy_to_host()"
        )

    def __dlpack_device__(self) -> tuple[int, int]:
        """DLPack's device type Vulkan, and the number of the device."""
        return 7, int(self.device.info.index)

    @public
    def __dlpack__(
        self, *, stream: Any = None, max_version: Any = None, dl_device: Any = None, copy: bool | None = None
    ) -> Any:
        """The elements on the CPU, for `numpy.from_dlpack(x, device="cpu")`: a copy, which waits for the device.

        Raises
        ------
        BufferError
            Another device is asked for, or no copy is allowed.
        """
        if dl_device is None or int(dl_device[0]) != 1:
            raise BufferError('Vulkan memory is handed over on the CPU only: say device="cpu"')
        if copy is False:
            raise BufferError("elements in Vulkan memory reach the CPU by a copy only")
        options = {} if max_version is None else {"max_version": max_version}
        return self.copy_to_host().__dlpack__(**options)

    @public
    def __reduce__(self) -> Any:
        raise ArgumentError(
            "a device array belongs to its process; pickle the NumPy array that .copy_to_host() gives"
        )

    @public
    def __bool__(self) -> bool:
        """The truth of an array without axes, such as `(x == y).all()` gives; it waits for the device."""
        if self.ndim == 0:
            return bool(self.copy_to_host())
        raise ArgumentError(
            "the truth value of a device array with axes is not one bool; write .any() or .all(), or call "
            ".copy_to_host()"
        )

    @public
    def __repr__(self) -> str:
        """The elements, which waits for the device; of a large array the first and last ones only."""
        return representation.text(self)


def _by_arrays(key: Any) -> bool:
    """Return whether an index holds arrays, so that it selects no view."""
    if key.__class__ in _PLAIN:
        return False
    parts = key if isinstance(key, tuple) else (key,)
    return any(part.__class__ not in _PLAIN and operations().is_advanced(part) for part in parts)


_PLAIN = frozenset({int, slice, type(None), type(...)})
