"""Physical devices as data: what each is, what it can do, and how one is chosen."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..errors import InvalidInput, NoDevice
from . import features as feature_table
from . import icd_manifests, known_drivers, matrix_shapes
from .api import c, ffi
from .instance import Instance, names_of

KINDS = ("other", "integrated", "discrete", "virtual", "cpu")
PREFERENCE = ("discrete", "integrated", "virtual", "other", "cpu")


class Limits(Mapping[str, Any]):
    """The device's limits under Vulkan's names: `limits["maxPushConstantsSize"]` or
    `limits.maxPushConstantsSize`.

    Arrays are tuples. Besides VkPhysicalDeviceLimits: `subgroupSize`, `maxMemoryAllocationSize`,
    `maxBufferSize`, `minSubgroupSize`, `maxSubgroupSize`, `maxPushDescriptors`,
    `minImportedHostPointerAlignment` (None where unknown).
    """

    def __init__(self, values: dict[str, Any]) -> None:
        self._values = values

    def __getitem__(self, name: str) -> Any:
        return self._values[name]

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["_values"][name]
        except KeyError:
            raise AttributeError(f"no limit is named {name}") from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __repr__(self) -> str:
        return f"Limits({self._values!r})"


class QueueFamily(NamedTuple):
    """One queue family: what its queues can do and how many there are."""

    index: int  # type: ignore[assignment]  # hides tuple's method, as `count` does
    flags: int
    count: int  # type: ignore[assignment]
    timestamp_bits: int

    @property
    def compute(self) -> bool:
        return bool(self.flags & 2)

    @property
    def transfer_only(self) -> bool:
        """Return whether the queues only copy. Sparse binding and protected memory do not count."""
        return self.flags & ~0b11000 == 0b100


class MemoryType(NamedTuple):
    """One memory type: its property flags, its heap, and that heap's size in bytes."""

    index: int  # type: ignore[assignment]  # hides tuple's method
    flags: int
    heap: int
    heap_size: int


@dataclass(frozen=True, slots=True)
class DeviceInfo:
    """A physical device. `features` uses the names of docs/contracts.md, less those that a probe finds."""

    index: int
    name: str
    kind: str
    uuid: str
    vendor: int
    driver: str
    api_version: tuple[int, int, int]
    features: frozenset[str]
    limits: Limits = field(repr=False)
    extensions: frozenset[str] = field(repr=False)
    queue_families: tuple[QueueFamily, ...] = field(repr=False)
    memory_types: tuple[MemoryType, ...] = field(repr=False)
    cache_uuid: str = field(repr=False)
    handle: Any = field(repr=False, compare=False)

    def __repr__(self) -> str:
        return f"<DeviceInfo {describe(self)}>"

    @property
    def usable(self) -> str | None:
        """None if nv_runtime can use the device, else what it lacks."""
        if self.api_version < (1, 1):
            return "Vulkan 1.1"
        if not any(family.compute for family in self.queue_families):
            return "a compute queue"
        if "timelineSemaphore" not in self.features:
            return "timeline semaphores"
        return None

    @property
    def restarts(self) -> bool:
        """Return whether a child that was forked while the device was open can open it anew.

        A driver keeps threads and files of the parent's that no child has: NVIDIA's never answers there, and kernels
        of SwiftShader's never run (docs/quirks.md#fork). Only what was seen to work is tried.
        """
        return "reopensAfterFork" in self.features

    @property
    def memory(self) -> int:
        """Bytes of the largest device-local heap."""
        return max((m.heap_size for m in self.memory_types if m.flags & 1), default=0)


class DeviceList(list[DeviceInfo]):
    """Devices; printed, one line each."""

    def __repr__(self) -> str:
        return listing(self) if self else "no devices"


def enumerate_devices(instance: Instance) -> DeviceList:
    """Every physical device, in the loader's order."""
    return DeviceList(_describe(instance, k, handle) for k, handle in enumerate(instance.physical_devices()))


def _describe(instance: Instance, index: int, handle: Any) -> DeviceInfo:
    f = instance.functions
    first = ffi.new("VkPhysicalDeviceProperties*")
    f.vkGetPhysicalDeviceProperties(handle, first)
    device_version = ((first.apiVersion >> 22) & 0x7F, (first.apiVersion >> 12) & 0x3FF)
    version = min(device_version, instance.api_version)
    extensions = names_of(
        f.vkEnumerateDeviceExtensionProperties, "VkExtensionProperties", "extensionName", handle, ffi.NULL
    )
    p = _properties(f, handle, version, extensions)
    names = feature_table.query(f, handle, feature_table.applicable(version, extensions))
    names |= feature_table.property_names(p.get("float_controls"), p["subgroup"])
    names |= matrix_shapes.query(f, handle, names)
    driver = p.get("driver")
    if driver is not None:
        names |= known_drivers.known(int(driver.driverID), names)
    label = f"{_text(driver.driverName)} {_text(driver.driverInfo)}".strip() if driver is not None else ""
    return DeviceInfo(
        index=index,
        name=_text(first.deviceName),
        kind=KINDS[first.deviceType] if first.deviceType < len(KINDS) else "other",
        uuid=_uuid(bytes(p["id"].deviceUUID)),
        vendor=first.vendorID,
        driver=label or f"{first.driverVersion:#x}",
        api_version=(*version, first.apiVersion & 0xFFF),
        features=names,
        limits=Limits(_limits(first.limits, p)),
        extensions=extensions,
        queue_families=_families(f, handle),
        memory_types=_memory_types(f, handle),
        cache_uuid=bytes(first.pipelineCacheUUID).hex(),
        handle=handle,
    )


_PROPERTY_STRUCTS = (
    # key, structure, sType name, core version, extension
    ("id", "VkPhysicalDeviceIDProperties", "ID_PROPERTIES", (1, 1), ""),
    ("subgroup", "VkPhysicalDeviceSubgroupProperties", "SUBGROUP_PROPERTIES", (1, 1), ""),
    ("maintenance3", "VkPhysicalDeviceMaintenance3Properties", "MAINTENANCE_3_PROPERTIES", (1, 1), ""),
    ("driver", "VkPhysicalDeviceDriverProperties", "DRIVER_PROPERTIES", (1, 2), "VK_KHR_driver_properties"),
    ("float_controls", "VkPhysicalDeviceFloatControlsProperties", "FLOAT_CONTROLS_PROPERTIES", (1, 2),
     "VK_KHR_shader_float_controls"),
    ("size_control", "VkPhysicalDeviceSubgroupSizeControlProperties", "SUBGROUP_SIZE_CONTROL_PROPERTIES", (1, 3),
     "VK_EXT_subgroup_size_control"),
    ("maintenance4", "VkPhysicalDeviceMaintenance4Properties", "MAINTENANCE_4_PROPERTIES", (1, 3),
     "VK_KHR_maintenance4"),
    ("push", "VkPhysicalDevicePushDescriptorPropertiesKHR", "PUSH_DESCRIPTOR_PROPERTIES_KHR", None,
     "VK_KHR_push_descriptor"),
    ("host", "VkPhysicalDeviceExternalMemoryHostPropertiesEXT", "EXTERNAL_MEMORY_HOST_PROPERTIES_EXT", None,
     "VK_EXT_external_memory_host"),
)  # fmt: skip


def _properties(f: Any, handle: Any, version: tuple[int, int], extensions: frozenset[str]) -> dict[str, Any]:
    chain: dict[str, Any] = {}
    head = ffi.NULL
    for key, struct, stype, core, extension in _PROPERTY_STRUCTS:
        if (core is not None and version >= core) or extension in extensions:
            item = ffi.new(struct + "*")
            item.sType = getattr(c, "VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_" + stype)
            item.pNext, head = head, item
            chain[key] = item
    query = ffi.new("VkPhysicalDeviceProperties2*")
    query.sType, query.pNext = c.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, head
    f.vkGetPhysicalDeviceProperties2(handle, query)
    return chain


def _limits(limits: Any, p: dict[str, Any]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, _ in ffi.typeof("VkPhysicalDeviceLimits").fields:
        value = getattr(limits, name)
        values[name] = tuple(value) if isinstance(value, ffi.CData) else value
    size = p["subgroup"].subgroupSize
    control = p.get("size_control")
    values["subgroupSize"] = size
    values["minSubgroupSize"] = control.minSubgroupSize if control is not None else size
    values["maxSubgroupSize"] = control.maxSubgroupSize if control is not None else size
    values["maxMemoryAllocationSize"] = p["maintenance3"].maxMemoryAllocationSize
    # Before maintenance4 the specification gave no limit; a single allocation's is the only safe guess.
    m4 = p.get("maintenance4")
    values["maxBufferSize"] = m4.maxBufferSize if m4 is not None else values["maxMemoryAllocationSize"]
    values["maxPushDescriptors"] = p["push"].maxPushDescriptors if "push" in p else 0
    values["minImportedHostPointerAlignment"] = (
        p["host"].minImportedHostPointerAlignment if "host" in p else None
    )
    return values


def _families(f: Any, handle: Any) -> tuple[QueueFamily, ...]:
    count = ffi.new("uint32_t*")
    f.vkGetPhysicalDeviceQueueFamilyProperties(handle, count, ffi.NULL)
    items = ffi.new("VkQueueFamilyProperties[]", max(count[0], 1))
    f.vkGetPhysicalDeviceQueueFamilyProperties(handle, count, items)
    return tuple(
        QueueFamily(i, items[i].queueFlags, items[i].queueCount, items[i].timestampValidBits)
        for i in range(count[0])
    )


def _memory_types(f: Any, handle: Any) -> tuple[MemoryType, ...]:
    out = ffi.new("VkPhysicalDeviceMemoryProperties*")
    f.vkGetPhysicalDeviceMemoryProperties(handle, out)
    return tuple(
        MemoryType(i, t.propertyFlags, t.heapIndex, out.memoryHeaps[t.heapIndex].size)
        for i, t in enumerate(out.memoryTypes[0 : out.memoryTypeCount])
    )


def _uuid(raw: bytes) -> str:
    digits = raw.hex()
    return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]))


def _text(characters: Any) -> str:
    return str(ffi.string(characters).decode(errors="replace"))


def choose(found: list[DeviceInfo], select: int | str | None) -> DeviceInfo:
    """The device that `select` means.

    Parameters
    ----------
    select : an index; "cpu" or "gpu"; a kind of `KINDS`; a UUID; or a part of the name (any case). None
        takes the environment variable NV_RUNTIME_DEVICE, else the best usable device: discrete before
        integrated before virtual before CPU.
    """
    if not found:
        raise NoDevice("the Vulkan loader works but no driver offers a device: " + icd_manifests.explain())
    if select is None:
        select = os.environ.get("NV_RUNTIME_DEVICE") or None
    candidates = _matching(found, select)
    if not candidates:
        raise InvalidInput(f"no device matches {select!r}; there are:\n{listing(found)}")
    usable = [d for d in candidates if d.usable is None]
    if not usable:
        raise NoDevice(f"{candidates[0].name} lacks {candidates[0].usable}; there are:\n{listing(found)}")
    return min(usable, key=lambda d: PREFERENCE.index(d.kind))


def _matching(found: list[DeviceInfo], select: int | str | None) -> list[DeviceInfo]:
    if select is None:
        return found
    if isinstance(select, int) or select.isdecimal():
        return [d for d in found if d.index == int(select)]
    wanted = select.lower()
    if wanted == "gpu":
        return [d for d in found if d.kind != "cpu"]
    if wanted in KINDS:
        return [d for d in found if d.kind == wanted]
    return [d for d in found if wanted in (d.uuid, d.uuid.replace("-", "")) or wanted in d.name.lower()]


def describe(device: DeviceInfo) -> str:
    """A device in one line."""
    version = ".".join(map(str, device.api_version))
    return (
        f"{device.index}: {device.name} ({device.kind}, Vulkan {version}, {device.driver}, {device.memory >> 20} MiB)"
        f" {device.uuid}" + (f" - unusable: lacks {device.usable}" if device.usable else "")
    )


def listing(found: list[DeviceInfo]) -> str:
    """One line a device, for messages and `nv-run --devices`."""
    return "\n".join(f"  {describe(device)}" for device in found)
