"""Device memory: large allocations, from which buffers get suballocations.

A driver allocation costs tens of microseconds to milliseconds, and some drivers allow only 4096 of them. So memory
is taken in blocks; each block carries one VkBuffer over its whole length, is mapped once if it can be, and has one base
address. A suballocation is therefore a buffer, an offset and an address, and making one calls no driver.

    block        size                       what it holds
    shared       64 MiB, less on small      many suballocations; free ranges are kept sorted by size (best fit)
                 heaps                      and are merged with their neighbours
    dedicated    that of its                one suballocation of at least half a shared block; empty blocks are
                 suballocation              kept for reuse, up to `cache_limit` bytes

A block longer than `maxBufferSize` carries several VkBuffers at consecutive offsets of one allocation. It is accepted
only if their addresses are consecutive, too: then addresses reach all of it, though descriptors reach only a part.

A suballocation that the device is using is not freed at once: see `deferred_free`.
"""

from __future__ import annotations

import threading
from bisect import bisect_left, insort
from dataclasses import dataclass
from typing import Any, Protocol

from ..errors import OutOfMemory, Unsupported
from ..vulkan.physical_device import DeviceInfo, MemoryType
from .allocation import ALIGNMENT, Block, Driver

SHARED_BLOCK = 64 << 20

DEVICE_LOCAL, HOST_VISIBLE, HOST_COHERENT, HOST_CACHED = 1, 2, 4, 8
ORDINARY = DEVICE_LOCAL | HOST_VISIBLE | HOST_COHERENT | HOST_CACHED

MAPPABLE = HOST_VISIBLE | HOST_COHERENT

# For each use, what to look for, best first: (flags that must be there, flags that must not).
# Video memory that the host can map (BAR) is left alone: reading it from the host is a hundred times slower
# than a copy.
PREFERENCES = {
    "device": (
        (DEVICE_LOCAL | MAPPABLE | HOST_CACHED, 0),
        (DEVICE_LOCAL, HOST_VISIBLE),
        (DEVICE_LOCAL, 0),
        (0, 0),
    ),
    "host": (
        (MAPPABLE | HOST_CACHED, DEVICE_LOCAL),
        (MAPPABLE | HOST_CACHED, 0),
        (MAPPABLE, DEVICE_LOCAL),
        (MAPPABLE, 0),
    ),
}


def memory_type(info: DeviceInfo, use: str, allowed: int) -> MemoryType:
    """The best memory type for a use among those that the bit set `allowed` permits."""
    ordinary = [m for m in info.memory_types if allowed >> m.index & 1 and not m.flags & ~ORDINARY]
    for must, must_not in PREFERENCES[use]:
        for m in ordinary:
            if m.flags & must == must and not m.flags & must_not:
                return m
    raise Unsupported(f"{info.name} offers no memory type for {use} buffers")


class Owner(Protocol):
    """Where a suballocation goes when it is no longer in use."""

    use: str
    in_use: int

    def give(self, suballocation: Suballocation) -> None: ...


@dataclass(slots=True, eq=False, repr=False)
class Suballocation:
    """A range of a block that is in use."""

    pool: Owner
    block: Block
    offset: int
    size: int

    @property
    def address(self) -> int:
        return self.block.address + self.offset if self.block.address else 0

    def locate(self, offset: int, nbytes: int) -> tuple[Any, int] | None:
        """The one VkBuffer that holds these bytes of the suballocation, and where in it; None if no single one does."""
        first = self.offset + offset
        for buffer, start, size in self.block.parts:
            if start <= first and first + nbytes <= start + size:
                return buffer, first - start
        return None

    def runs(self, offset: int, nbytes: int) -> list[tuple[Any, int, int, int]]:
        """The bytes cut at VkBuffer borders: (VkBuffer, offset in it, bytes, offset from the first byte)."""
        out = []
        first, end = self.offset + offset, self.offset + offset + nbytes
        for buffer, start, size in self.block.parts:
            low, high = max(first, start), min(end, start + size)
            if low < high:
                out.append((buffer, low - start, high - low, low - first))
        return out

    def mapped(self, nbytes: int) -> Any:
        """The suballocation's first bytes as a numpy array over mapped memory, or None."""
        view = self.block.mapped
        return None if view is None else view[self.offset : self.offset + nbytes]


class Pool:
    """All memory of one use."""

    def __init__(self, driver: Driver, info: DeviceInfo, use: str) -> None:
        self._driver = driver
        self._info = info
        self._lock = threading.Lock()
        self._blocks: dict[int, Block] = {}
        self._free: list[tuple[int, int, int]] = []  # shared blocks: (bytes, block, offset)
        self._empty: list[tuple[int, int]] = []  # dedicated blocks without a user: (bytes, block)
        self._serial = 0
        self.allocated = 0
        self.in_use = 0
        self.use = use
        self.type = memory_type(info, use, driver.allowed_types())
        self.shared_block = min(SHARED_BLOCK, max(1 << 20, self.type.heap_size // 16 & -ALIGNMENT))
        self.cache_limit = min(1 << 30, self.type.heap_size // 8)

    @property
    def mappable(self) -> bool:
        return self.type.flags & MAPPABLE == MAPPABLE

    @property
    def unused(self) -> int:
        """Bytes taken from the driver that are not in use."""
        return self.allocated - self.in_use

    def take(self, nbytes: int) -> Suballocation:
        """A suballocation of at least `nbytes` bytes, aligned to 256.

        Raises
        ------
        OutOfMemory
            The driver has no more; the caller may free suballocations, `trim` and try again.
        """
        size = -(-max(nbytes, 1) // ALIGNMENT) * ALIGNMENT
        with self._lock:
            suballocation = (
                self._take_dedicated(size) if size >= self.shared_block // 2 else self._take_shared(size)
            )
            self.in_use += suballocation.size
            return suballocation

    def give(self, suballocation: Suballocation) -> None:
        """Take a suballocation back; the device must be done with it."""
        block = suballocation.block
        with self._lock:
            self.in_use -= suballocation.size
            block.live -= 1
            if not block.dedicated:
                self._merge(block, suballocation.offset, suballocation.size)
                return
            insort(self._empty, (block.size, block.serial))
            while self._empty and sum(size for size, _ in self._empty) > self.cache_limit:
                self._destroy(self._blocks[self._empty.pop()[1]])

    def trim(self) -> int:
        """Give every unused block back to the driver; returns the bytes."""
        with self._lock:
            before = self.allocated
            for block in [b for b in self._blocks.values() if not b.live]:
                self._destroy(block)
            self._empty.clear()
            return before - self.allocated

    def close(self) -> None:
        """Destroy everything, in use or not."""
        with self._lock:
            for block in list(self._blocks.values()):
                self._destroy(block)
            self._empty.clear()
            self._free.clear()

    # Shared blocks

    def _take_shared(self, size: int) -> Suballocation:
        at = bisect_left(self._free, (size,))
        if at == len(self._free):
            block = self._create(self.shared_block, dedicated=False)
            self._insert(block, 0, block.size)
            at = bisect_left(self._free, (size,))
        length, serial, offset = self._free.pop(at)
        block = self._blocks[serial]
        del block.starts[offset], block.ends[offset + length]
        if length > size:
            self._insert(block, offset + size, length - size)
        block.live += 1
        return Suballocation(self, block, offset, size)

    def _insert(self, block: Block, offset: int, length: int) -> None:
        block.starts[offset] = length
        block.ends[offset + length] = length
        insort(self._free, (length, block.serial, offset))

    def _remove(self, block: Block, offset: int, length: int) -> None:
        del block.starts[offset], block.ends[offset + length]
        del self._free[bisect_left(self._free, (length, block.serial, offset))]

    def _merge(self, block: Block, offset: int, length: int) -> None:
        after = block.starts.get(offset + length)
        if after is not None:
            self._remove(block, offset + length, after)
            length += after
        before = block.ends.get(offset)
        if before is not None:
            self._remove(block, offset - before, before)
            offset, length = offset - before, length + before
        self._insert(block, offset, length)

    # Dedicated blocks

    def _take_dedicated(self, size: int) -> Suballocation:
        at = bisect_left(self._empty, (size,))
        if at < len(self._empty) and self._empty[at][0] <= 2 * size:
            block = self._blocks[self._empty.pop(at)[1]]
        else:
            block = self._create(size, dedicated=True)
        block.live += 1
        return Suballocation(self, block, 0, block.size)

    # The driver's side

    def _create(self, size: int, *, dedicated: bool) -> Block:
        if size > self.type.heap_size:
            raise OutOfMemory(
                f"{size} bytes were asked for, the whole {self.use} heap has {self.type.heap_size}"
            )
        self._serial += 1
        block = self._driver.block(
            self._serial, size, self.type.index, map=self.mappable, dedicated=dedicated
        )
        self._blocks[block.serial] = block
        self.allocated += size
        return block

    def _destroy(self, block: Block) -> None:
        del self._blocks[block.serial]
        for offset, length in list(block.starts.items()):
            self._remove(block, offset, length)
        self._driver.destroy(block.parts, block.memory)
        self.allocated -= block.size
