"""Device times: query slots that commands fill as they start and end."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import Unsupported
from ..vulkan.api import c, check, ffi

if TYPE_CHECKING:
    from ..vulkan.logical_device import LogicalDevice

SLOTS = 1024


class Slot(NamedTuple):
    """One timestamp to come. Read it only when its work has completed."""

    clock: Timestamps
    pool: Any
    index: int  # type: ignore[assignment]  # hides tuple's method

    def ticks(self) -> int:
        """The counter's value."""
        out = ffi.new("uint64_t*")
        device = self.clock.device
        get = device.functions.vkGetQueryPoolResults
        wait = c.VK_QUERY_RESULT_64_BIT | c.VK_QUERY_RESULT_WAIT_BIT
        check(get(device.handle, self.pool, self.index, 1, 8, out, 8, wait), "reading a timestamp")
        return int(out[0]) & self.clock.mask

    def seconds(self) -> float:
        """Device time in seconds since an arbitrary start."""
        return self.ticks() * self.clock.period

    def __del__(self) -> None:
        self.clock.give((self.pool, self.index))


class Timestamps:
    """The timestamp slots of one device; made in pools, handed out one by one, used again."""

    def __init__(self, device: LogicalDevice) -> None:
        bits = device.queue_family.timestamp_bits
        if not bits:
            raise Unsupported(f"{device.name} has no timestamps on its compute queue")
        self.device = device
        copies = [family for family in device.info.queue_families if family.transfer_only]
        f = device.functions
        offered = "hostQueryReset" in device.info.features
        self._reset = (f.find("vkResetQueryPool") or f.find("vkResetQueryPoolEXT")) if offered else None
        # A queue that only copies cannot reset queries, and may count otherwise or not at all.
        self.on_copy_queues = self._reset is not None and all(f.timestamp_bits == bits for f in copies)
        self.mask = (1 << bits) - 1
        self.period: float = device.limits.timestampPeriod * 1e-9
        self._lock = threading.Lock()
        self._free: list[tuple[Any, int]] = []
        self._pools: list[Any] = []

    def write(self, command: Any) -> Slot:
        """Record a timestamp: the time at which all earlier commands have ended."""
        f = self.device.functions
        with self._lock:
            if not self._free:
                self._grow()
            pool, index = self._free.pop()
        if self._reset is not None:
            self._reset(self.device.handle, pool, index, 1)
        else:
            f.vkCmdResetQueryPool(command, pool, index, 1)
        f.vkCmdWriteTimestamp(command, c.VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, index)
        return Slot(self, pool, index)

    def give(self, slot: tuple[Any, int]) -> None:
        """Take a slot back."""
        self._free.append(slot)  # atomic; called by finalizers, which must not lock

    def _grow(self) -> None:
        info = ffi.new("VkQueryPoolCreateInfo*")
        info.sType = c.VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO
        info.queryType, info.queryCount = c.VK_QUERY_TYPE_TIMESTAMP, SLOTS
        out = ffi.new("VkQueryPool*")
        create = self.device.functions.vkCreateQueryPool
        check(create(self.device.handle, info, ffi.NULL, out), "creating a query pool")
        self._pools.append(out[0])
        self._free += [(out[0], k) for k in range(SLOTS)]

    def destroy(self) -> None:
        for pool in self._pools:
            self.device.functions.vkDestroyQueryPool(self.device.handle, pool, ffi.NULL)
        self._pools.clear()
        self._free.clear()
