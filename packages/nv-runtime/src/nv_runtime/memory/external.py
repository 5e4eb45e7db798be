"""Memory shared with others: host memory used in place, and file descriptors to and from other processes and APIs."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import InvalidInput, Unsupported
from ..vulkan.api import c, check, ffi
from .allocation import Block, Driver
from .buffer import Buffer, OwnedAllocation
from .deferred_free import DeferredFree
from .suballocator import Suballocation, memory_type

if TYPE_CHECKING:
    from ..vulkan.logical_device import LogicalDevice

OPAQUE_FD, HOST_ALLOCATION = 1, 128  # VkExternalMemoryHandleTypeFlagBits


class SharedMemory:
    """The pool of suballocations that fill a block of their own, which is destroyed when they are given back."""

    def __init__(
        self, device: LogicalDevice, driver: Driver, deferred: DeferredFree, *, mapped: bool
    ) -> None:
        self._device = device
        self._deferred = deferred
        self._mapped = mapped  # whether memory that other processes share is mapped for this one's host
        self.driver = driver
        self.use = "shared"
        self.in_use = 0
        self._blocks: set[Block] = set()

    def adopt(self, block: Block) -> Suballocation:
        """The block as one suballocation."""
        self.in_use += block.size
        self._blocks.add(block)
        return Suballocation(self, block, 0, block.size)

    def give(self, suballocation: Suballocation) -> None:
        """Destroy the block."""
        self.in_use -= suballocation.size
        self._blocks.discard(suballocation.block)
        self.driver.destroy(suballocation.block.parts, suballocation.block.memory)

    def close(self) -> None:
        """Destroy everything, in use or not."""
        for block in self._blocks:
            self.driver.destroy(block.parts, block.memory)
        self._blocks.clear()

    def import_host(self, memory: Any) -> Buffer:
        """See `Device.import_host`."""
        step = self._device.limits.minImportedHostPointerAlignment
        if "VK_EXT_external_memory_host" not in self._device.extensions or not step:
            raise Unsupported(
                f"{self._device.name} cannot use host memory in place (VK_EXT_external_memory_host)"
            )
        array = np.asarray(memory)
        if not array.flags.c_contiguous or not array.flags.writeable:
            raise InvalidInput("host memory that a device uses in place must be C-contiguous and writable")
        address, nbytes = array.ctypes.data, array.nbytes
        if address % step or nbytes % step or not nbytes:
            raise InvalidInput(
                f"host memory that {self._device.name} uses in place must begin at and span multiples of {step} bytes;"
                " nv_runtime.aligned_bytes(nbytes) makes such arrays"
            )
        pointer = ffi.cast("void*", address)
        offered = ffi.new("VkMemoryHostPointerPropertiesEXT*")
        offered.sType = c.VK_STRUCTURE_TYPE_MEMORY_HOST_POINTER_PROPERTIES_EXT
        ask = self._device.functions.vkGetMemoryHostPointerPropertiesEXT
        check(ask(self._device.handle, HOST_ALLOCATION, pointer, offered), "importing host memory")
        info = ffi.new("VkImportMemoryHostPointerInfoEXT*")
        info.sType = c.VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT
        info.handleType, info.pHostPointer = HOST_ALLOCATION, pointer
        kind = memory_type(self._device.info, "host", offered.memoryTypeBits)
        block = self.driver.block(
            0, nbytes, kind.index, map=False, dedicated=True, chain=info, external=HOST_ALLOCATION
        )
        block.mapped = array.reshape(-1).view(np.uint8)  # the same bytes; also keeps the array alive
        return self._buffer(block, nbytes)

    def exportable(self, nbytes: int) -> Buffer:
        """See `Device.buffer(export=True)`."""
        self._need_fd()
        info = ffi.new("VkExportMemoryAllocateInfo*")
        info.sType = c.VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO
        info.handleTypes = OPAQUE_FD
        return self._shared(info, nbytes)

    def export_fd(self, buffer: Buffer) -> int:
        """See `Device.export_fd`."""
        self._need_fd()
        if buffer.suballocation.pool is not self:
            raise InvalidInput("only a buffer made with export=True has a file descriptor")
        info = ffi.new("VkMemoryGetFdInfoKHR*")
        info.sType = c.VK_STRUCTURE_TYPE_MEMORY_GET_FD_INFO_KHR
        info.memory, info.handleType = buffer.suballocation.block.memory, OPAQUE_FD
        out = ffi.new("int*")
        check(self._device.functions.vkGetMemoryFdKHR(self._device.handle, info, out), "exporting memory")
        return int(out[0])

    def import_fd(self, fd: int, nbytes: int) -> Buffer:
        """See `Device.import_fd`."""
        self._need_fd()
        info = ffi.new("VkImportMemoryFdInfoKHR*")
        info.sType = c.VK_STRUCTURE_TYPE_IMPORT_MEMORY_FD_INFO_KHR
        info.handleType, info.fd = OPAQUE_FD, fd
        return self._shared(info, nbytes)

    def _shared(self, info: Any, nbytes: int) -> Buffer:
        """A buffer in memory of its own, which another process may have; `info` goes along with the allocation."""
        driver = self.driver
        kind = memory_type(self._device.info, "device", driver.allowed_types(OPAQUE_FD))
        size = math.ceil(max(nbytes, 1) / 4096) * 4096
        block = driver.block(
            0, size, kind.index, map=self._mapped, dedicated=True, chain=info, external=OPAQUE_FD
        )
        return self._buffer(block, nbytes)

    def _buffer(self, block: Block, nbytes: int) -> Buffer:
        return Buffer(self._device, OwnedAllocation(self.adopt(block), self._deferred, nbytes), nbytes, -1)

    def _need_fd(self) -> None:
        if "VK_KHR_external_memory_fd" not in self._device.extensions:
            raise Unsupported(
                f"{self._device.name} cannot share memory through file descriptors (VK_KHR_external_memory_fd)"
            )


def aligned_bytes(nbytes: int, *, alignment: int = 65536) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Host memory that a device can use in place (`Device.import_host`).

    It has `nbytes` rounded up to a multiple of `alignment`, and begins at one.

    Examples
    --------
    >>> memory = nv_runtime.aligned_bytes(100)
    >>> memory.size, memory.ctypes.data % 65536
    (65536, 0)
    """
    size = math.ceil(max(nbytes, 1) / alignment) * alignment
    raw = np.empty(size + alignment, np.uint8)
    start = -raw.ctypes.data % alignment
    return raw[start : start + size]
