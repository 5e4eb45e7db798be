"""Making the VkDevice, and the commands that every stream of it records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from . import features as feature_table
from .devices import DeviceInfo, QueueFamily
from .instance import Instance
from .vk import Functions, c, check, ffi

MOST_QUEUES = 8


@dataclass(frozen=True, slots=True)
class Logical:
    """A VkDevice, the extensions that it was made with, and its compute queues' family and number."""

    handle: Any
    extensions: frozenset[str]
    family: QueueFamily
    queues: int


def open_logical(instance: Instance, info: DeviceInfo) -> Logical:
    """Make the VkDevice, with every feature on that `features` lists and the device has."""
    version = info.api_version[:2]
    structs = feature_table.applicable(version, info.extensions)
    wanted = set(feature_table.PLAIN_EXTENSIONS)
    wanted |= {s.extension for s in structs if s.extension and not (s.core and version >= s.core)}
    extensions = frozenset(wanted) & info.extensions
    chain = feature_table.Chain(structs, info.features)
    features = ffi.new("VkPhysicalDeviceFeatures2*")
    features.sType, features.pNext = c.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, chain.head
    for name in feature_table.CORE:
        setattr(features.features, name, name in info.features)
    family = next(f for f in info.queue_families if f.compute)
    queues = min(family.count, MOST_QUEUES)
    priorities = ffi.new("float[]", [1.0] * queues)
    queue = ffi.new("VkDeviceQueueCreateInfo*")
    queue.sType = c.VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO
    queue.queueFamilyIndex, queue.queueCount, queue.pQueuePriorities = family.index, queues, priorities
    names = [ffi.new("char[]", name.encode()) for name in sorted(extensions)]
    array = ffi.new("char*[]", names)
    create = ffi.new("VkDeviceCreateInfo*")
    create.sType, create.pNext = c.VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, features
    create.queueCreateInfoCount, create.pQueueCreateInfos = 1, queue
    create.enabledExtensionCount, create.ppEnabledExtensionNames = len(names), array
    out = ffi.new("VkDevice*")
    check(instance.functions.vkCreateDevice(info.handle, create, ffi.NULL, out), f"opening {info.name}")
    return Logical(out[0], extensions, family, queues)


def barriers(f: Functions, features: frozenset[str]) -> tuple[Any, Any]:
    """Functions that record the barrier between two commands, and the one that shows results to the host."""
    stages = (
        c.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT
        | c.VK_PIPELINE_STAGE_TRANSFER_BIT
        | c.VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT
    )
    writes = c.VK_ACCESS_SHADER_WRITE_BIT | c.VK_ACCESS_TRANSFER_WRITE_BIT
    reads = (
        c.VK_ACCESS_SHADER_READ_BIT
        | c.VK_ACCESS_UNIFORM_READ_BIT
        | c.VK_ACCESS_TRANSFER_READ_BIT
        | c.VK_ACCESS_INDIRECT_COMMAND_READ_BIT
    )
    between = (stages, stages, writes, reads | writes)
    to_host = (stages, c.VK_PIPELINE_STAGE_HOST_BIT, writes, c.VK_ACCESS_HOST_READ_BIT)
    # The second form takes 2 arguments instead of 10, which through cffi is worth 0.3 µs a launch.
    if "synchronization2" in features:
        barrier2 = f.find("vkCmdPipelineBarrier2") or f.find("vkCmdPipelineBarrier2KHR")
        if barrier2 is not None:
            return _barrier2(barrier2, *between), _barrier2(barrier2, *to_host)
    return _barrier1(f.vkCmdPipelineBarrier, *between), _barrier1(f.vkCmdPipelineBarrier, *to_host)


def begin_info(once: bool) -> Any:
    info = ffi.new("VkCommandBufferBeginInfo*")
    info.sType = c.VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO
    one_time, simultaneous = (
        c.VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT,
        c.VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT,
    )
    info.flags = one_time if once else simultaneous
    return info


def _barrier2(function: Any, before: int, after: int, writes: int, accesses: int) -> Any:
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


def _barrier1(function: Any, before: int, after: int, writes: int, accesses: int) -> Any:
    memory = ffi.new("VkMemoryBarrier*")
    memory.sType = c.VK_STRUCTURE_TYPE_MEMORY_BARRIER
    memory.srcAccessMask, memory.dstAccessMask = writes, accesses
    null = ffi.NULL

    def barrier(command: Any) -> None:
        function(command, before, after, 0, 1, memory, 0, null, 0, null)

    return barrier
