"""A command buffer with what must outlive it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..vulkan.api import c, check, ffi
from ..vulkan.queues import Queue

if TYPE_CHECKING:
    from ..vulkan.logical_device import LogicalDevice


class Batch:
    """Commands that are submitted together.

    Attributes
    ----------
    command : the VkCommandBuffer.
    queue : where it will be submitted; another one of the same family is possible for every recording.
    value : the timeline value that its completion signals.
    keeps : objects that live until then; `after` is called then.
    """

    __slots__ = (
        "_device",
        "_pool",
        "after",
        "command",
        "count",
        "descriptor_pools",
        "keeps",
        "queue",
        "sets",
        "submitted_at",
        "value",
    )

    def __init__(self, device: LogicalDevice, queue: Queue) -> None:
        f = device.functions
        info = ffi.new("VkCommandPoolCreateInfo*")
        info.sType = c.VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO
        info.flags, info.queueFamilyIndex = c.VK_COMMAND_POOL_CREATE_TRANSIENT_BIT, queue.family
        pool = ffi.new("VkCommandPool*")
        check(f.vkCreateCommandPool(device.handle, info, ffi.NULL, pool), "creating a command pool")
        allocate = ffi.new("VkCommandBufferAllocateInfo*")
        allocate.sType = c.VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO
        allocate.commandPool, allocate.commandBufferCount = pool[0], 1
        command = ffi.new("VkCommandBuffer*")
        code = f.vkAllocateCommandBuffers(device.handle, allocate, command)
        if code < 0:
            f.vkDestroyCommandPool(device.handle, pool[0], ffi.NULL)
        check(code, "allocating a command buffer")
        self._device = device
        self._pool = pool[0]
        self.queue = queue
        self.command = command[0]
        self.value = 0
        self.count = 0
        self.submitted_at = 0.0
        self.keeps: list[Any] = []
        self.after: list[Callable[[], None]] = []
        self.descriptor_pools: list[Any] = []
        self.sets: dict[Any, Any] = {}

    def begin(self, *, once: bool = True) -> None:
        """Forget the last recording and start another."""
        f = self._device.functions
        self.sets.clear()
        check(f.vkResetCommandPool(self._device.handle, self._pool, 0), "resetting a command pool")
        check(
            f.vkBeginCommandBuffer(self.command, self._device.begin_info[once]), "beginning a command buffer"
        )

    def retire(self, spare: dict[int, list[Batch]]) -> None:
        """The device is done: let go, and be ready for the next recording, among the `spare` ones of its family."""
        f = self._device.functions
        self.keeps.clear()
        for pool in self.descriptor_pools:
            f.vkResetDescriptorPool(self._device.handle, pool, 0)
        spare[self.queue.family].append(self)

    def destroy(self) -> None:
        """Free the Vulkan objects; the device must be done with them."""
        f = self._device.functions
        for pool in self.descriptor_pools:
            f.vkDestroyDescriptorPool(self._device.handle, pool, ffi.NULL)
        f.vkDestroyCommandPool(self._device.handle, self._pool, ffi.NULL)
        self.descriptor_pools.clear()
        self.keeps.clear()
