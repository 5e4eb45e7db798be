"""Driver allocations: a block of memory with the buffers that lie over it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from ..errors import OutOfMemory
from ..vulkan.api import ALLOCATE_DEVICE_ADDRESS, USAGE_DEVICE_ADDRESS, Functions, c, check, ffi

ALIGNMENT = 256  # the largest offset alignment that the specification lets a device ask for


@dataclass(slots=True, eq=False, repr=False)
class Block:
    """One driver allocation. `parts` are (VkBuffer, first byte, bytes) in order."""

    serial: int
    memory: Any
    parts: list[tuple[Any, int, int]]
    size: int
    address: int
    mapped: Any  # numpy uint8 array over the whole block, or None
    dedicated: bool
    live: int = 0
    starts: dict[int, int] = field(default_factory=dict)  # free ranges: first byte → bytes
    ends: dict[int, int] = field(default_factory=dict)  # free ranges: end → bytes


class Driver(NamedTuple):
    """What allocating needs of a device."""

    functions: Functions
    device: Any
    name: str
    addresses: bool
    largest_buffer: int
    families: tuple[int, ...]  # of the queues that use the buffers

    def block(
        self,
        serial: int,
        size: int,
        memory_type: int,
        *,
        map: bool,
        dedicated: bool,
        chain: Any = None,
        external: int = 0,
    ) -> Block:
        """A new block.

        Parameters
        ----------
        chain : a structure that says where the memory comes from or goes to, put before our own in pNext.
        external : VkExternalMemoryHandleTypeFlags, for memory that is shared with others.
        """
        step = self.largest_buffer // 65536 * 65536
        parts: list[tuple[Any, int, int]] = []
        memory = ffi.NULL
        try:
            for start in range(0, size, step):
                length = min(step, size - start)
                parts.append((self._buffer(length, external), start, length))
            needed = size if chain is not None else parts[-1][1] + int(self._requirements(parts[-1][0]).size)
            memory = self._allocate(needed, memory_type, chain)
            for buffer, start, _ in parts:
                bind = self.functions.vkBindBufferMemory
                check(bind(self.device, buffer, memory, start), "binding memory")
            address = self._base_address(parts)
            mapped = self._map(memory, size) if map else None
        except BaseException:
            self.destroy(parts, memory)
            raise
        return Block(serial, memory, parts, size, address, mapped, dedicated)

    def destroy(self, parts: list[tuple[Any, int, int]], memory: Any) -> None:
        """Give a block back to the driver."""
        for buffer, _, _ in parts:
            self.functions.vkDestroyBuffer(self.device, buffer, ffi.NULL)
        if memory != ffi.NULL:
            self.functions.vkFreeMemory(self.device, memory, ffi.NULL)

    def allowed_types(self, external: int = 0) -> int:
        """The memory types that our buffers may have, as a bit set."""
        buffer = self._buffer(ALIGNMENT, external)
        bits = int(self._requirements(buffer).memoryTypeBits)
        self.functions.vkDestroyBuffer(self.device, buffer, ffi.NULL)
        return bits

    def _buffer(self, size: int, external: int) -> Any:
        shared = ffi.new("VkExternalMemoryBufferCreateInfo*")
        shared.sType = c.VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO
        shared.handleTypes = external
        info = ffi.new("VkBufferCreateInfo*")
        info.sType = c.VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO
        info.pNext = shared if external else ffi.NULL
        info.size = size
        info.usage = (
            c.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT
            | c.VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT
            | c.VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT
            | c.VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT
            | c.VK_BUFFER_USAGE_TRANSFER_SRC_BIT
            | c.VK_BUFFER_USAGE_TRANSFER_DST_BIT
            | c.VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT
            | (USAGE_DEVICE_ADDRESS if self.addresses else 0)
        )
        families = ffi.new("uint32_t[]", self.families)
        if len(self.families) > 1:
            info.sharingMode = c.VK_SHARING_MODE_CONCURRENT
            info.queueFamilyIndexCount, info.pQueueFamilyIndices = len(self.families), families
        out = ffi.new("VkBuffer*")
        create = self.functions.vkCreateBuffer
        check(create(self.device, info, ffi.NULL, out), f"creating a buffer of {size} bytes")
        return out[0]

    def _requirements(self, buffer: Any) -> Any:
        out = ffi.new("VkMemoryRequirements*")
        self.functions.vkGetBufferMemoryRequirements(self.device, buffer, out)
        return out

    def _allocate(self, size: int, memory_type: int, chain: Any) -> Any:
        flags = ffi.new("VkMemoryAllocateFlagsInfo*")
        flags.sType = c.VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO
        flags.flags = ALLOCATE_DEVICE_ADDRESS if self.addresses else 0
        info = ffi.new("VkMemoryAllocateInfo*")
        info.sType = c.VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO
        info.pNext = flags
        if chain is not None:
            chain.pNext, info.pNext = flags, chain
        info.allocationSize, info.memoryTypeIndex = size, memory_type
        out = ffi.new("VkDeviceMemory*")
        allocate = self.functions.vkAllocateMemory
        check(allocate(self.device, info, ffi.NULL, out), f"allocating {size} bytes")
        return out[0]

    def _base_address(self, parts: list[tuple[Any, int, int]]) -> int:
        if not self.addresses:
            if len(parts) > 1:
                raise OutOfMemory(f"{self.name} allows no buffer of more than {self.largest_buffer} bytes")
            return 0
        info = ffi.new("VkBufferDeviceAddressInfo*")
        info.sType = c.VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO
        addresses = []
        for buffer, _, _ in parts:
            info.buffer = buffer
            addresses.append(int(self.functions.vkGetBufferDeviceAddress(self.device, info)))
        if any(a != addresses[0] + start for a, (_, start, _) in zip(addresses, parts, strict=True)):
            raise OutOfMemory(
                f"{self.name} gives one allocation scattered addresses: it allows no array of more than"
                f" {self.largest_buffer} bytes"
            )
        return addresses[0]

    def _map(self, memory: Any, size: int) -> Any:
        out = ffi.new("void **")
        check(self.functions.vkMapMemory(self.device, memory, 0, size, 0, out), "mapping memory")
        return np.frombuffer(ffi.buffer(out[0], size), dtype=np.uint8)
