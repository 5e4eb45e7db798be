"""A device's memory: its pools, what the driver says is free, and what is tried before memory is out."""

from __future__ import annotations

from collections.abc import Callable

from ..errors import OutOfMemory
from ..vulkan.api import Functions, c, ffi
from ..vulkan.physical_device import DeviceInfo
from .allocation import Driver
from .suballocator import SHARED_BLOCK, Pool, Suballocation


class DeviceMemory:
    """The pools of one device.

    Parameters
    ----------
    make_room : called before memory is given up: waits for the device and lets go of what was dropped.
    """

    def __init__(
        self,
        instance: Functions,
        info: DeviceInfo,
        driver: Driver,
        extensions: frozenset[str],
        make_room: Callable[[], None],
    ) -> None:
        self._instance = instance
        self._info = info
        self._tells_budget = "VK_EXT_memory_budget" in extensions
        self._make_room = make_room
        self.device, self.host = (Pool(driver, info, use) for use in ("device", "host"))

    def take(self, nbytes: int, *, host: bool) -> Suballocation:
        """A suballocation of device or host memory.

        Raises
        ------
        OutOfMemory
            Even with nothing in flight and the pools trimmed; it says what was asked, used and free.
        """
        pool = self.host if host else self.device
        if self._fits(nbytes):
            try:
                return pool.take(nbytes)
            except OutOfMemory:
                pass
        self._make_room()
        self.trim()
        try:
            if not self._fits(nbytes):
                raise OutOfMemory("the driver's budget is smaller")
            return pool.take(nbytes)
        except OutOfMemory as error:
            free = self.free()
            known = f", about {free >> 20} MiB are free" if free is not None else ""
            raise OutOfMemory(
                f"no {pool.use} memory for {nbytes} bytes on {self._info.name}: {pool.in_use} bytes are in use"
                f" here{known} ({error})"
            ) from None

    def _fits(self, nbytes: int) -> bool:
        """Return whether the driver's budget allows a large allocation.

        Beyond it some drivers page to the host, and the process of a CPU device is killed.
        """
        if nbytes < SHARED_BLOCK:
            return True
        free = self.free()
        return free is None or nbytes <= free + self.device.unused

    def free(self) -> int | None:
        """Bytes that the driver expects to be able to give, None where it does not say."""
        if not self._tells_budget:
            return None
        budget = ffi.new("VkPhysicalDeviceMemoryBudgetPropertiesEXT*")
        budget.sType = c.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_BUDGET_PROPERTIES_EXT
        out = ffi.new("VkPhysicalDeviceMemoryProperties2*")
        out.sType, out.pNext = c.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2, budget
        self._instance.vkGetPhysicalDeviceMemoryProperties2(self._info.handle, out)
        heap = self.device.type.heap
        return max(0, int(budget.heapBudget[heap]) - int(budget.heapUsage[heap]))

    def in_use(self) -> dict[str, int]:
        """Bytes in buffers, and bytes taken from the driver: in_use, allocated, host_in_use, host_allocated."""
        return {
            "in_use": self.device.in_use,
            "allocated": self.device.allocated,
            "host_in_use": self.host.in_use,
            "host_allocated": self.host.allocated,
        }

    def trim(self) -> int:
        """Give unused memory back to the driver; returns the bytes."""
        return self.device.trim() + self.host.trim()

    def close(self) -> None:
        """Destroy everything, in use or not."""
        self.device.close()
        self.host.close()
