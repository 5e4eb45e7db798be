"""`DeviceArray`: a strided array in a device's memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from numba_vulkan.arrays import transfer, views
from numba_vulkan.arrays.views import Layout
from numba_vulkan.boundary import public
from numba_vulkan.errors import ArgumentError

if TYPE_CHECKING:
    import nv_runtime
    from numba_vulkan.sessions.session import ArrayKind, Session
    from nv_runtime.streams.order import Access


#: Bytes below which every offset within a buffer fits in 32 bits with its sign.
SMALL = 2**31


class DeviceArray:
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

    __slots__ = ("__weakref__", "_accesses", "_layout", "_session", "address", "buffer", "kind", "packed")

    # NumPy operators leave operands with this alone, so that `numpy_array + device_array` is a clear error.
    __array_ufunc__ = None
    __hash__ = object.__hash__

    def __init__(self, session: Session, buffer: nv_runtime.Buffer, layout: Layout) -> None:
        self._session = session
        self._layout = layout
        self._accesses: tuple[Access, Access] | None = None
        self.buffer = buffer
        order = layout.order
        self.kind: ArrayKind = session.array_kind(
            layout.dtype, len(layout.shape), order, buffer.nbytes < SMALL
        )
        self.address: int | None = buffer.address + layout.offset if buffer.address else None
        #: `pack` for the kernels that its own kind is passed to. Made here once, since every launch needs it.
        self.packed = self.pack(order == "A")

    def pack(self, strided: bool) -> bytes:
        """The array's kernel parameters under physical addressing: address, shape, if wanted strides, 8 bytes each."""
        members = (self.address or 0, *self._layout.shape, *(self._layout.strides if strided else ()))
        return b"".join([member.to_bytes(8, "little", signed=member < 0) for member in members])

    # what it is

    @property
    def shape(self) -> tuple[int, ...]:
        """Extent of each axis."""
        return self._layout.shape

    @property
    def strides(self) -> tuple[int, ...]:
        """Bytes from one element to the next along each axis."""
        return self._layout.strides

    @property
    def dtype(self) -> np.dtype[Any]:
        """Type of the elements."""
        return self._layout.dtype

    @property
    def ndim(self) -> int:
        """Number of axes."""
        return len(self._layout.shape)

    @property
    def size(self) -> int:
        """Number of elements."""
        return self._layout.size

    @property
    def itemsize(self) -> int:
        """Bytes of one element."""
        return self._layout.dtype.itemsize

    @property
    def nbytes(self) -> int:
        """Bytes that the elements take."""
        return self._layout.size * self._layout.dtype.itemsize

    @property
    def device(self) -> nv_runtime.Device:
        """The device that holds the array."""
        return self._session.device

    @property
    def session(self) -> Session:
        """The session of the device that holds the array."""
        return self._session

    @property
    def layout(self) -> Layout:
        """Where in its buffer the elements lie."""
        return self._layout

    @property
    def accesses(self) -> tuple[Access, Access]:
        """What reading and what writing the array touches, for `Session.in_order`.

        Whole words of four bytes, since small elements are written as parts of words where the device has no narrower
        stores.
        """
        if self._accesses is None:
            low, high = self._layout.bounds
            low, high = low & -4, -(-high & -4)
            self._accesses = (self.buffer, low, high, False), (self.buffer, low, high, True)
        return self._accesses

    def is_contiguous(self, order: str = "C") -> bool:
        """Whether the elements lie without gaps, in C or F order."""
        return self._layout.contiguous(order)

    @public
    def __len__(self) -> int:
        if not self._layout.shape:
            raise TypeError("len() of a 0-d array")
        return self._layout.shape[0]

    def __repr__(self) -> str:
        return f"DeviceArray(shape={self.shape}, dtype={self.dtype}, device={self.device.name!r})"

    # views

    def _view(self, layout: Layout) -> DeviceArray:
        return DeviceArray(self._session, self.buffer, layout)

    @public
    def __getitem__(self, key: Any) -> Any:
        """A view; where only integers are given, one for each axis, the element itself, which waits for the device."""
        view = self._view(views.index(self._layout, key))
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

    @public
    def transpose(self, *axes: int) -> DeviceArray:
        """The array with its axes permuted (reversed without arguments), as a view."""
        order = axes[0] if len(axes) == 1 and isinstance(axes[0], tuple) else axes
        return self._view(views.transpose(self._layout, order or None))

    @property
    def T(self) -> DeviceArray:
        """The array with its axes reversed, as a view."""
        return self.transpose()

    @public
    def reshape(self, *shape: Any, order: str = "C") -> DeviceArray:
        """A view of other shape; one extent may be -1.

        Raises
        ------
        ValueError
            The elements are not contiguous in that order, so that it would have to copy.
        """
        extents = shape[0] if len(shape) == 1 and isinstance(shape[0], tuple | list) else shape
        return self._view(views.reshape(self._layout, tuple(extents), order))

    @public
    def ravel(self, order: str = "C") -> DeviceArray:
        """A 1-d view of the elements, which must be contiguous in that order."""
        return self.reshape(-1, order=order)

    @public
    def view(self, dtype: Any) -> DeviceArray:
        """The same memory as elements of another dtype."""
        return self._view(views.retype(self._layout, np.dtype(dtype)))

    def words(self, dtype: Any) -> DeviceArray:
        """A view of each element as a last axis of words of a smaller dtype."""
        return self._view(views.split(self._layout, np.dtype(dtype)))

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
        from numba_vulkan.arrays.create import empty

        return empty(self._session, self.shape, self.dtype).copy_to_device(self, stream)

    @public
    def fill(self, value: Any, stream: Any = None) -> None:
        """Set every element to `value`."""
        transfer.assign(self, value, stream)

    @public
    def __setitem__(self, key: Any, value: Any) -> None:
        """Assign a scalar, a NumPy array or a device array to a view."""
        transfer.assign(self._view(views.index(self._layout, key)), value, None)

    @public
    def __eq__(self, other: object) -> bool:
        raise ArgumentError(
            "a device array is not compared on the host; write x.copy_to_host() == y, `is` for the same object, or a "
            "kernel that compares the elements"
        )

    __ne__ = __eq__

    @public
    def __array__(self, *_args: Any, **_options: Any) -> Any:
        raise ArgumentError(
            "a device array is not converted to a NumPy array silently, since that waits for the device and copies; "
            "call .copy_to_host()"
        )

    @public
    def __reduce__(self) -> Any:
        raise ArgumentError(
            "a device array belongs to its process; pickle the NumPy array that .copy_to_host() gives"
        )

    @public
    def __bool__(self) -> bool:
        raise ArgumentError(
            "the truth value of a device array is not known on the host; call .copy_to_host() first"
        )
