"""Buffers: ranges of device or host memory with an address."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import Closed, InvalidInput
from .deferred_free import DeferredFree
from .suballocator import Suballocation

if TYPE_CHECKING:
    from ..vulkan.logical_device import LogicalDevice


class OwnedAllocation:
    """Ownership of a suballocation, shared by a buffer and the views of it; ends when the last of them goes."""

    __slots__ = ("__array_interface__", "__weakref__", "_deferred", "suballocation")

    def __init__(self, suballocation: Suballocation, deferred: DeferredFree, nbytes: int) -> None:
        self.suballocation = suballocation
        self._deferred = deferred
        mapped = suballocation.mapped(nbytes)
        if mapped is not None:
            self.__array_interface__ = mapped.__array_interface__

    def belongs_to(self, deferred: DeferredFree) -> bool:
        """Return whether this is mapped memory of the device that `deferred` belongs to."""
        return self._deferred is deferred and self.suballocation.block.mapped is not None

    def __del__(self) -> None:
        suballocation = self.suballocation
        self._deferred.later(lambda: suballocation.pool.give(suballocation))


class Buffer:
    """A range of memory. Make one with `Device.buffer`.

    Attributes
    ----------
    address : the device address of the first byte, 0 if the device has no buffer addresses.
    nbytes : bytes; every access is checked against it.
    uses : what `Stream.in_order` remembers of it (`streams.order.Use`). None is a buffer that was never
        given to it, of which the default stream's work so far may be the last use; an empty list one that nothing has
        used.
    """

    __slots__ = ("__weakref__", "_born", "_owned", "address", "device", "nbytes", "uses")

    def __init__(self, device: LogicalDevice, owned: OwnedAllocation, nbytes: int, born: int) -> None:
        self.device = device
        self._owned: OwnedAllocation | None = owned
        self._born = born
        self.address = owned.suballocation.address
        self.nbytes = nbytes
        self.uses: list[tuple[Any, int, int, bool]] | None = None

    @property
    def suballocation(self) -> Suballocation:
        """The memory itself."""
        if self._owned is None:
            raise Closed("this buffer was freed")
        return self._owned.suballocation

    @property
    def array(self) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """The mapped bytes as a numpy array, which keeps the memory alive.

        Raises
        ------
        InvalidInput
            If the memory cannot be mapped: use Stream.read and Stream.write.
        """
        if self._owned is None:
            raise Closed("this buffer was freed")
        self.device.check()  # the memory of a closed device is no longer mapped
        if self._owned.suballocation.block.mapped is None:
            raise InvalidInput(
                "this buffer is in device memory that the host cannot map; use Stream.read and write"
            )
        if not self.nbytes:
            return np.empty(0, np.uint8)
        return np.asarray(self._owned)

    @property
    def view(self) -> memoryview:
        """The mapped bytes as a writable memoryview; nothing orders accesses to it with the device's work."""
        return memoryview(self.array)  # type: ignore[arg-type]

    @property
    def mapped(self) -> bool:
        """Return whether the host can read and write the buffer through `view` and `array`."""
        return self.suballocation.block.mapped is not None

    def free(self) -> None:
        """Give the memory back once the device is done with it. The buffer cannot be used afterwards."""
        self._owned = None
        self.address = 0

    def check_range(self, offset: int, nbytes: int) -> None:
        """Raise InvalidInput unless these bytes are inside."""
        if offset < 0 or nbytes < 0 or offset + nbytes > self.nbytes:
            raise InvalidInput(
                f"bytes {offset} to {offset + nbytes} are outside this buffer of {self.nbytes} bytes"
            )

    def __repr__(self) -> str:
        state = "freed" if self._owned is None else f"at {self.address:#x}"
        return f"<Buffer of {self.nbytes} bytes {state}>"
