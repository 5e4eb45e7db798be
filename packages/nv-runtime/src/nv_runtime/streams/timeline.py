"""A stream's clock: a timeline semaphore, and how the host waits for it.

Waits are polled briefly first, because a driver's wait costs tens of microseconds, and then made in short
slices, because Python handles Ctrl-C only between calls into C. cffi releases the interpreter lock during
each.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from ..vulkan.api import c, check, ffi

if TYPE_CHECKING:
    from ..vulkan.logical_device import LogicalDevice

SLICE_NS = 20_000_000
POLL_SECONDS = {"cpu": 0.0}  # a CPU device needs the core for its own work
DEFAULT_POLL_SECONDS = 100e-6


class Timeline:
    """A VkSemaphore that counts up."""

    def __init__(self, device: LogicalDevice) -> None:
        self._device = device
        kind = ffi.new("VkSemaphoreTypeCreateInfo*")
        kind.sType = c.VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO
        kind.semaphoreType = c.VK_SEMAPHORE_TYPE_TIMELINE
        info = ffi.new("VkSemaphoreCreateInfo*")
        info.sType, info.pNext = c.VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO, kind
        out = ffi.new("VkSemaphore*")
        check(
            device.functions.vkCreateSemaphore(device.handle, info, ffi.NULL, out),
            "creating a timeline semaphore",
        )
        self.handle = out[0]
        self.completed = 0
        self._number = ffi.typeof("uint64_t*")
        self._poll_seconds = POLL_SECONDS.get(device.kind, DEFAULT_POLL_SECONDS)

    def read(self) -> int:
        """The value that the device has reached, asked of the driver.

        A lost device answers with an error, or with UINT64_MAX as the specification allows; both raise
        DeviceLost.
        """
        out = ffi.new(self._number)
        device = self._device
        if device.broken is not None:  # the semaphore may be gone
            raise device.broken
        code = device.functions.vkGetSemaphoreCounterValue(device.handle, self.handle, out)
        value = int(out[0])
        if code < 0 or value == 0xFFFFFFFFFFFFFFFF:
            raise device.lost(code if code < 0 else c.VK_ERROR_DEVICE_LOST, "asking for progress")
        if value > self.completed:
            self.completed = value
        return value

    def wait(self, value: int, timeout: float | None = None) -> bool:
        """Block until the device reaches `value`; False if `timeout` seconds pass first. Ctrl-C interrupts at once."""
        if self.completed >= value:
            return True
        start = time.perf_counter()
        deadline = None if timeout is None else start + timeout
        poll_until = start + self._poll_seconds
        while time.perf_counter() < poll_until:
            if self.read() >= value:
                return True
        info, keep = self._wait_info(value)
        wait = self._device.functions.vkWaitSemaphores
        while True:
            left = SLICE_NS if deadline is None else int((deadline - time.perf_counter()) * 1e9)
            if left <= 0:
                return self.read() >= value
            failed = self._device.broken
            if failed is not None:
                raise failed
            code = wait(self._device.handle, info, min(left, SLICE_NS))
            if code == c.VK_SUCCESS:
                del keep
                return self.read() >= value  # a lost device may end the wait like this
            if code != c.VK_TIMEOUT:
                raise self._device.lost(code, "waiting for work to complete")

    def _wait_info(self, value: int) -> tuple[Any, Any]:
        semaphores = ffi.new("VkSemaphore[]", [self.handle])
        values = ffi.new("uint64_t[]", [value])
        info = ffi.new("VkSemaphoreWaitInfo*")
        info.sType = c.VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO
        info.semaphoreCount, info.pSemaphores, info.pValues = 1, semaphores, values
        return info, (semaphores, values)

    def destroy(self) -> None:
        self._device.functions.vkDestroySemaphore(self._device.handle, self.handle, ffi.NULL)
