"""Making the VkDevice."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import Any

from . import features as feature_table
from . import mesa_cache
from .api import c, check, ffi
from .instance import Instance
from .physical_device import DeviceInfo, QueueFamily

MOST_QUEUES = 8
MOST_COPY_QUEUES = 2  # one for each direction


@dataclass(frozen=True, slots=True)
class Logical:
    """A VkDevice, the extensions that it was made with, and the families and numbers of its queues.

    The first family is for everything, the second, where there is one, only copies.
    """

    handle: Any
    extensions: frozenset[str]
    queues: list[tuple[QueueFamily, int]]


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
    # A CPU device shares the memory of this process: accesses beyond a binding must not reach it.
    features.features.robustBufferAccess = info.kind == "cpu"
    family = next(f for f in info.queue_families if f.compute)
    copies = next((f for f in info.queue_families if f.transfer_only), None)
    wanted_queues = [(family, min(family.count, MOST_QUEUES))]
    if copies is not None:
        wanted_queues.append((copies, min(copies.count, MOST_COPY_QUEUES)))
    priorities = ffi.new("float[]", [1.0] * MOST_QUEUES)
    queues = ffi.new("VkDeviceQueueCreateInfo[]", len(wanted_queues))
    for queue, (wanted_family, count) in zip(queues, wanted_queues, strict=True):
        queue.sType = c.VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO
        queue.queueFamilyIndex, queue.queueCount, queue.pQueuePriorities = (
            wanted_family.index,
            count,
            priorities,
        )
    names = [ffi.new("char[]", name.encode()) for name in sorted(extensions)]
    array = ffi.new("char*[]", names)
    create = ffi.new("VkDeviceCreateInfo*")
    create.sType, create.pNext = c.VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, features
    create.queueCreateInfoCount, create.pQueueCreateInfos = len(wanted_queues), queues
    create.enabledExtensionCount, create.ppEnabledExtensionNames = len(names), array
    out = ffi.new("VkDevice*")
    with mesa_cache.separate() if info.kind == "cpu" else contextlib.nullcontext():
        check(instance.functions.vkCreateDevice(info.handle, create, ffi.NULL, out), f"opening {info.name}")
    return Logical(out[0], extensions, wanted_queues)


def begin_info(once: bool) -> Any:
    info = ffi.new("VkCommandBufferBeginInfo*")
    info.sType = c.VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO
    one_time, simultaneous = (
        c.VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT,
        c.VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT,
    )
    info.flags = one_time if once else simultaneous
    return info
