"""The structures of vkQueueSubmit, made once for a stream and refilled."""

from __future__ import annotations

from typing import Any

from ..vulkan.api import c, ffi


class Submission:
    """VkSubmitInfo with a timeline semaphore to signal and any number to wait for."""

    def __init__(self, semaphore: Any) -> None:
        self._signal = ffi.new("VkSemaphore[]", [semaphore])
        self._value = ffi.new("uint64_t[]", 1)
        self._command = ffi.new("VkCommandBuffer[]", 1)
        self.timeline = ffi.new("VkTimelineSemaphoreSubmitInfo*")
        self.timeline.sType = c.VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO
        self.timeline.signalSemaphoreValueCount, self.timeline.pSignalSemaphoreValues = 1, self._value
        self._info = ffi.new("VkSubmitInfo*")
        self._info.sType, self._info.pNext = c.VK_STRUCTURE_TYPE_SUBMIT_INFO, self.timeline
        self._info.signalSemaphoreCount, self._info.pSignalSemaphores = 1, self._signal
        self._wait_memory: Any = None

    def single(self, command: Any) -> Any:
        """The array that holds one command buffer."""
        self._command[0] = command
        return self._command

    def info(self, commands: Any, count: int, value: int, waits: list[tuple[Any, int]]) -> Any:
        """VkSubmitInfo for these command buffers, timeline value and semaphores to wait for."""
        self._info.commandBufferCount, self._info.pCommandBuffers = count, commands
        self._value[0] = value
        n = len(waits)
        if n or self._info.waitSemaphoreCount:
            semaphores = ffi.new("VkSemaphore[]", [w[0] for w in waits])
            values = ffi.new("uint64_t[]", [w[1] for w in waits])
            stages = ffi.new("VkPipelineStageFlags[]", [c.VK_PIPELINE_STAGE_ALL_COMMANDS_BIT] * n)
            self._wait_memory = (semaphores, values, stages)
            self._info.waitSemaphoreCount, self._info.pWaitSemaphores = n, semaphores
            self._info.pWaitDstStageMask = stages
            self.timeline.waitSemaphoreValueCount, self.timeline.pWaitSemaphoreValues = n, values
        return self._info
