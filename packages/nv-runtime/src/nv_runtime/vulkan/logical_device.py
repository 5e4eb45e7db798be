"""The VkDevice: how it is made, its functions and queues, and how it ends."""

from __future__ import annotations

import contextlib
import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import RuntimeFailure
from . import features as feature_table
from . import mesa_cache
from .api import Functions, c, check, failure, ffi
from .instance import Instance, process
from .physical_device import DeviceInfo, Limits, QueueFamily
from .queues import get_queues

if TYPE_CHECKING:
    from nv_spirv import Binding

MAX_QUEUES = 8
MAX_COPY_QUEUES = 2  # one for each direction


class Opened(NamedTuple):
    """A VkDevice, the extensions that it was made with, and the families and numbers of its queues.

    The first family is for everything, the second, where there is one, only copies.
    """

    handle: Any
    extensions: frozenset[str]
    queues: list[tuple[QueueFamily, int]]


def open_logical(instance: Instance, info: DeviceInfo) -> Opened:
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
    wanted_queues = [(family, min(family.count, MAX_QUEUES))]
    if copies is not None:
        wanted_queues.append((copies, min(copies.count, MAX_COPY_QUEUES)))
    priorities = ffi.new("float[]", [1.0] * MAX_QUEUES)
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
    return Opened(out[0], extensions, wanted_queues)


def begin_info(once: bool) -> Any:
    info = ffi.new("VkCommandBufferBeginInfo*")
    info.sType = c.VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO
    one_time, simultaneous = (
        c.VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT,
        c.VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT,
    )
    info.flags = one_time if once else simultaneous
    return info


class LogicalDevice:
    """An open VkDevice. What stands on it: `MemoryDevice`, `StreamDevice`, `Device`.

    Attributes
    ----------
    info : what the physical device is.
    handle, functions, extensions : the VkDevice, its functions, and the extensions that are on.
    queues, copy_queues : the queues for everything, and those of a family that only copies.
    queue_family : the family of `queues`.
    begin_info : VkCommandBufferBeginInfo by whether the commands are submitted once.
    broken : None, or the exception that every further use raises (lost, closed, or inherited through a fork).
    owned : what has Vulkan objects and a method `destroy`.
    """

    def __init__(self, instance: Instance, info: DeviceInfo) -> None:
        self.instance = instance
        self.info = info
        self.broken: RuntimeFailure | None = None
        self._key = key_of(info)
        opened = open_logical(instance, info)
        self.handle, self.extensions = opened.handle, opened.extensions
        self._families = opened.queues
        self.queue_family = opened.queues[0][0]
        self.functions = Functions(instance.functions.vkGetDeviceProcAddr, self.handle)
        self.queues, *copies = (
            get_queues(self.functions, self.handle, info.features, family, count)
            for family, count in opened.queues
        )
        self.copy_queues = copies[0] if copies else ()
        self._push_limit = (
            info.limits.maxPushDescriptors if "VK_KHR_push_descriptor" in self.extensions else 0
        )
        self.begin_info = {once: begin_info(once) for once in (True, False)}
        self.owned: weakref.WeakSet[Any] = weakref.WeakSet()

    @property
    def name(self) -> str:
        """What the driver calls the device."""
        return self.info.name

    @property
    def kind(self) -> str:
        """ "discrete", "integrated", "virtual", "cpu" or "other"."""
        return self.info.kind

    @property
    def uuid(self) -> str:
        """The device's UUID, the same in every process and API."""
        return self.info.uuid

    @property
    def driver(self) -> str:
        """The driver's name and version."""
        return self.info.driver

    @property
    def limits(self) -> Limits:
        """The device's limits under Vulkan's names."""
        return self.info.limits

    @property
    def restarts(self) -> bool:
        """Return whether a process forked while the device is open can open it anew."""
        return self.info.restarts

    def can_push_descriptors(self, bindings: Sequence[Binding]) -> bool:
        """Return whether these bindings can be pushed into command buffers."""
        return (
            bool(self._push_limit)
            and all(b.set == 0 for b in bindings)
            and (sum(b.count or 0 for b in bindings) <= self._push_limit)
        )

    def report(self) -> None:
        """Turn validation messages, if the layer is loaded, into warnings."""
        if self.instance.messages:
            self.instance.report()

    def check(self) -> None:
        """Raise `broken`, if it is set."""
        if self.broken is not None:
            raise self.broken

    def lost(self, code: int, doing: str) -> RuntimeFailure:
        """Book a failure; a lost device takes everything with it and may be opened again."""
        error = failure(code, f"{doing} on {self.name}")
        if code == c.VK_ERROR_DEVICE_LOST:
            self.abandon(error)
            self.leave_process()
        return error

    def abandon(self, reason: Exception) -> None:
        """Give everything up without calling the driver."""
        assert isinstance(reason, RuntimeFailure)
        self.broken = reason

    def leave_process(self) -> None:
        """Let the next `open_device` open the physical device anew."""
        with process.lock:
            if process.devices.get(self._key) is self:
                del process.devices[self._key]

    def close_at_exit(self) -> None:
        """Leave the device to the operating system."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name} ({self.kind})>"


def key_of(info: DeviceInfo) -> bytes:
    """What tells the physical devices of a process apart."""
    return f"{info.uuid}/{info.index}".encode()
