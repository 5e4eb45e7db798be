"""A device's memory: where buffers come from."""

from __future__ import annotations

from typing import Any

from ..errors import InvalidInput
from ..vulkan.instance import Instance
from ..vulkan.interfaces import CommandRecorder
from ..vulkan.logical_device import LogicalDevice
from ..vulkan.physical_device import DeviceInfo
from .allocation import Driver
from .buffer import Buffer, OwnedAllocation
from .deferred_free import DeferredFree
from .external import SharedMemory
from .heaps import DeviceMemory


class MemoryDevice(LogicalDevice):
    """A logical device with memory.

    Attributes
    ----------
    memory : the pools of device and host memory.
    shared : memory in blocks of their own: the host's used in place, other processes'.
    deferred : what is freed once the device is done with it.
    stream : the default stream, which a layer above makes.
    """

    stream: CommandRecorder

    def __init__(self, instance: Instance, info: DeviceInfo) -> None:
        super().__init__(instance, info)
        self.deferred = DeferredFree()
        addresses = "bufferDeviceAddress" in info.features
        families = tuple(family.index for family, _ in self._families)
        driver = Driver(
            self.functions, self.handle, info.name, addresses, info.limits.maxBufferSize, families
        )
        self.memory = DeviceMemory(instance.functions, info, driver, self.extensions, self._make_room)
        self.shared = SharedMemory(self, driver, self.deferred, mapped=self.memory.device.mappable)

    @property
    def unified(self) -> bool:
        """Return whether ordinary buffers are mapped for the host (integrated and CPU devices)."""
        return self.memory.device.mappable

    def wait_for_streams(self) -> None:
        """Wait for all recorded work; streams, which a layer above adds, are what records."""

    def recorded_work(self) -> int:
        """How many commands were ever recorded on this device: a buffer younger than all of them is unused."""
        return 0

    def buffer(self, nbytes: int, *, host: bool = False, export: bool = False) -> Buffer:
        """A buffer of uninitialised memory, aligned to 256 bytes.

        Parameters
        ----------
        host : in host memory that the host caches and the device can use; `Buffer.view` gives it.
        export : in device memory of its own that `export_fd` can give to other processes and APIs.

        Raises
        ------
        OutOfMemory
            The message says what was asked for and what is free.
        """
        self.check()
        if nbytes < 0:
            raise InvalidInput(f"a buffer of {nbytes} bytes is not possible")
        self.deferred.drain()
        if export:
            return self.shared.exportable(int(nbytes))
        owned = OwnedAllocation(self.memory.take(int(nbytes), host=host), self.deferred, int(nbytes))
        return Buffer(self, owned, int(nbytes), self.recorded_work())

    def import_host(self, memory: Any) -> Buffer:
        """A buffer over host memory that is used in place, without a copy (VK_EXT_external_memory_host).

        Its start and size must be multiples of `limits.minImportedHostPointerAlignment`; `aligned_bytes`
        makes such arrays. The buffer keeps the memory alive. Order your own accesses to it with
        `synchronize`.
        """
        self.check()
        return self.shared.import_host(memory)

    def export_fd(self, buffer: Buffer) -> int:
        """A file descriptor of a buffer made with `export=True`; the caller closes it."""
        self.check()
        return self.shared.export_fd(buffer)

    def import_fd(self, fd: int, nbytes: int) -> Buffer:
        """The buffer behind a file descriptor of the same device and driver; takes the descriptor over."""
        self.check()
        return self.shared.import_fd(fd, nbytes)

    def memory_in_use(self) -> dict[str, int]:
        """Bytes in buffers, and bytes taken from the driver: in_use, allocated, host_in_use, host_allocated."""
        return self.memory.in_use()

    def memory_free(self) -> int | None:
        """Bytes that the driver expects to be able to give, None where it does not say (VK_EXT_memory_budget)."""
        return self.memory.free()

    def trim(self) -> int:
        """Give unused pooled memory back to the driver; returns the bytes."""
        self.deferred.drain()
        return self.memory.trim()

    def _make_room(self) -> None:
        """Let go of what was dropped while the device was using it."""
        self.wait_for_streams()
        self.deferred.drain()
