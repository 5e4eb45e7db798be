"""The part of a device array that moves no data: what it is, and views of it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from numba_vulkan.arrays import views
from numba_vulkan.arrays.views import Layout
from numba_vulkan.boundary import public
from numba_vulkan.errors import ArgumentError, Unsupported

if TYPE_CHECKING:
    import nv_runtime
    from numba_vulkan.sessions.session import ArrayKind, Session
    from nv_runtime.streams.order import Access


#: Bytes below which every offset within a buffer fits in 32 bits with its sign.
SMALL = 2**31


class StridedArray:
    """Strided memory of a device; `DeviceArray` adds what copies."""

    __slots__ = ("__weakref__", "_accesses", "_layout", "_session", "address", "buffer", "kind", "packed")

    def __init__(self, session: Session, buffer: nv_runtime.Buffer, layout: Layout) -> None:
        self._session = session
        self._layout = layout
        self._accesses: tuple[Access, Access] | None = None
        self.buffer = buffer
        order = layout.order
        self.kind: ArrayKind = session.array_kind(
            layout.dtype, len(layout.shape), order, small=buffer.nbytes < SMALL, aligned=layout.aligned
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
    def device_pointer(self) -> int:
        """The device address of the first element, for `nv.carray` in kernels.

        Raises
        ------
        Unsupported
            The device has no buffer addresses.
        """
        if self.address is None:
            raise Unsupported(f"{self.device.name} has no buffer addresses; pass the array to the kernel")
        return self.address

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
        """Return whether the elements lie without gaps, in C or F order."""
        return self._layout.contiguous(order)

    @public
    def __len__(self) -> int:
        if not self._layout.shape:
            raise TypeError("len() of a 0-d array")
        return self._layout.shape[0]

    # views

    def _view(self, layout: Layout) -> Self:
        return self.__class__(self._session, self.buffer, layout)

    def indexed(self, key: Any) -> Self:
        """A view of what NumPy's indexing selects."""
        return self._view(views.index(self._layout, key))

    def new(self, shape: tuple[int, ...], order: str = "C") -> Self:
        """An array of undefined content, of the same dtype, on the same device."""
        return self.__class__(self._session, *allocate(self._session, shape, self.dtype, order))

    @public
    def transpose(self, *axes: Any) -> Self:
        """The array with its axes permuted (reversed without arguments), as a view."""
        order = axes[0] if len(axes) == 1 and isinstance(axes[0], tuple) else axes
        return self._view(views.transpose(self._layout, order or None))

    @property
    def T(self) -> Self:
        """The array with its axes reversed, as a view."""
        return self.transpose()

    @public
    def reshape(self, *shape: Any, order: str = "C") -> Self:
        """The elements in another shape; one extent may be -1. A view, or a copy where no strides give it."""
        extents = shape[0] if len(shape) == 1 and isinstance(shape[0], tuple | list) else shape
        layout = views.reshape(self._layout, tuple(extents), order)
        if layout is None:
            return self._dense(order).reshape(*shape, order=order)
        return self._view(layout)

    def _dense(self, order: str) -> Self:
        """A copy that is contiguous in an order."""
        raise NotImplementedError

    @public
    def ravel(self, order: str = "C") -> Self:
        """The elements with one axis: a view if they are contiguous in that order, else a copy."""
        return self.reshape(-1, order=order)

    @public
    def view(self, dtype: Any) -> Self:
        """The same memory as elements of another dtype."""
        return self._view(views.retype(self._layout, np.dtype(dtype)))

    def field(self, name: str) -> Self:
        """A view of a field of records, with the axes of an array in it as last axes."""
        return self._view(views.field(self._layout, name))

    def words(self, dtype: Any) -> Self:
        """A view of each element as a last axis of words of a smaller dtype."""
        return self._view(views.split(self._layout, np.dtype(dtype)))


def allocate(
    session: Session, shape: tuple[int, ...], dtype: np.dtype[Any], order: str = "C"
) -> tuple[nv_runtime.Buffer, Layout]:
    """Memory for an array of a dtype that the device can hold."""
    if order not in ("C", "F"):
        raise ArgumentError(f"order is 'C' or 'F', not {order!r}")
    strides = [dtype.itemsize] * len(shape)
    axes = list(range(len(shape)))
    step = dtype.itemsize
    for axis in reversed(axes) if order == "C" else axes:
        strides[axis] = step
        step *= max(shape[axis], 1)
    nbytes = math.prod(shape) * dtype.itemsize
    # A whole number of words, and never nothing: fills and word-wise access of small types stay inside.
    buffer = session.device.buffer(max(-(-nbytes // 4) * 4, 4))
    if session.others:
        buffer.uses = []  # what it was before is over: the runtime gives memory again when every stream is done with it
    return buffer, Layout(shape, tuple(strides), 0, dtype)
