"""Queues: where command buffers are submitted, and the barriers that commands there may record.

Besides its queues for everything a device may have a family that only copies: engines of their own that move memory
while kernels run. Up to two queues of that family are used, one for each direction. Buffers are shared by both
families (VK_SHARING_MODE_CONCURRENT), so no ownership is handed over; what orders the families are semaphores:
see `Stream`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .api import Functions, c, ffi
from .physical_device import QueueFamily

Barrier = Callable[[Any], None]


@dataclass(slots=True, eq=False)
class Queue:
    """A VkQueue; submissions to it are serialised.

    Attributes
    ----------
    barrier : records into a command buffer what lies between two commands.
    host_barrier : records what lets the host see the results.
    """

    handle: Any
    family: int
    barrier: Barrier
    host_barrier: Barrier
    lock: Any = field(default_factory=threading.Lock)


def get_queues(
    f: Functions, device: Any, features: frozenset[str], family: QueueFamily, count: int
) -> tuple[Queue, ...]:
    """The first `count` queues of a family with which the device was made."""
    barrier, host_barrier = _barriers(f, features, copies_only=family.transfer_only)
    out = ffi.new("VkQueue*")
    queues = []
    for k in range(count):
        f.vkGetDeviceQueue(device, family.index, k, out)
        queues.append(Queue(out[0], family.index, barrier, host_barrier))
    return tuple(queues)


def _barriers(f: Functions, features: frozenset[str], *, copies_only: bool) -> tuple[Barrier, Barrier]:
    stages, writes, reads = (
        c.VK_PIPELINE_STAGE_TRANSFER_BIT,
        c.VK_ACCESS_TRANSFER_WRITE_BIT,
        c.VK_ACCESS_TRANSFER_READ_BIT,
    )
    if not copies_only:
        stages |= c.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | c.VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT
        writes |= c.VK_ACCESS_SHADER_WRITE_BIT
        reads |= (
            c.VK_ACCESS_SHADER_READ_BIT | c.VK_ACCESS_UNIFORM_READ_BIT | c.VK_ACCESS_INDIRECT_COMMAND_READ_BIT
        )
    between = (stages, stages, writes, reads | writes)
    to_host = (stages, c.VK_PIPELINE_STAGE_HOST_BIT, writes, c.VK_ACCESS_HOST_READ_BIT)
    # The second form takes 2 arguments instead of 10, which through cffi is worth 0.3 µs a launch.
    if "synchronization2" in features:
        barrier2 = f.find("vkCmdPipelineBarrier2") or f.find("vkCmdPipelineBarrier2KHR")
        if barrier2 is not None:
            return _barrier2(barrier2, *between), _barrier2(barrier2, *to_host)
    return _barrier1(f.vkCmdPipelineBarrier, *between), _barrier1(f.vkCmdPipelineBarrier, *to_host)


def _barrier2(function: Any, before: int, after: int, writes: int, accesses: int) -> Barrier:
    memory = ffi.new("VkMemoryBarrier2*")
    memory.sType = c.VK_STRUCTURE_TYPE_MEMORY_BARRIER_2
    memory.srcStageMask, memory.srcAccessMask = before, writes
    memory.dstStageMask, memory.dstAccessMask = after, accesses
    info = ffi.new("VkDependencyInfo*")
    info.sType = c.VK_STRUCTURE_TYPE_DEPENDENCY_INFO
    info.memoryBarrierCount, info.pMemoryBarriers = 1, memory

    def barrier(command: Any, _alive: Any = memory) -> None:
        function(command, info)

    return barrier


def _barrier1(function: Any, before: int, after: int, writes: int, accesses: int) -> Barrier:
    memory = ffi.new("VkMemoryBarrier*")
    memory.sType = c.VK_STRUCTURE_TYPE_MEMORY_BARRIER
    memory.srcAccessMask, memory.dstAccessMask = writes, accesses
    null = ffi.NULL

    def barrier(command: Any) -> None:
        function(command, before, after, 0, 1, memory, 0, null, 0, null)

    return barrier
