"""What debuggers and the driver's compiler tell: object names, launch labels, compiler statistics.

Names and labels exist in a process that was started with `open_device(validation=True)` or with
`open_device(debug=True)`; RenderDoc and Nsight show them, and so do the validation layer's messages.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..errors import Unsupported
from ..vulkan.api import c, check, ffi

if TYPE_CHECKING:
    from ..device import Device
    from ..kernels.kernel import Kernel
    from ..streams.stream import Stream

CAPTURE_STATISTICS = 0x40  # VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR


def name_object(device: Device, kind: str, handle: Any, name: str) -> None:
    """Give a Vulkan object a name; `kind` as in VK_OBJECT_TYPE_…. Does nothing unless names were asked for."""
    if "VK_EXT_debug_utils" not in device.instance.extensions:
        return
    text = ffi.new("char[]", name.encode())
    info = ffi.new("VkDebugUtilsObjectNameInfoEXT*")
    info.sType = c.VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT
    info.objectType = getattr(c, "VK_OBJECT_TYPE_" + kind)
    info.objectHandle = int(ffi.cast("uint64_t", handle))
    info.pObjectName = text
    check(device.functions.vkSetDebugUtilsObjectNameEXT(device.handle, info), "naming an object")


class Labels:
    """A stream observer that puts every command between labels."""

    follows_copies = False  # a queue that only copies takes no labels

    def __init__(self, device: Device) -> None:
        self._begin = device.functions.vkCmdBeginDebugUtilsLabelEXT
        self._end = device.functions.vkCmdEndDebugUtilsLabelEXT

    def before(self, stream: Stream, command: Any, kind: str, name: str) -> None:
        text = ffi.new("char[]", f"{kind} {name}".encode())
        label = ffi.new("VkDebugUtilsLabelEXT*")
        label.sType, label.pLabelName = c.VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT, text
        self._begin(command, label)

    def after(self, stream: Stream, command: Any) -> None:
        self._end(command)

    def waited(self, stream: Stream, start: float, end: float) -> None:
        """Waits have no label."""


@dataclass(frozen=True, slots=True)
class Statistic:
    """One number of the driver's compiler, such as the registers in use."""

    executable: str
    name: str
    value: int | float | bool
    description: str


def statistics(kernel: Kernel) -> list[Statistic]:
    """What the driver tells of a compiled kernel (VK_KHR_pipeline_executable_properties).

    Raises
    ------
    Unsupported
        If the driver tells nothing.
    """
    device = kernel.device
    if "pipelineExecutableInfo" not in device.info.features:
        raise Unsupported(f"{device.name} tells no statistics of pipelines (pipelineExecutableInfo)")
    pipeline = kernel.compile(kernel.spirv, CAPTURE_STATISTICS)
    f = device.functions
    info = ffi.new("VkPipelineInfoKHR*")
    info.sType, info.pipeline = c.VK_STRUCTURE_TYPE_PIPELINE_INFO_KHR, pipeline
    executables = _list(f.vkGetPipelineExecutablePropertiesKHR, device.handle, info, "Properties")
    found = []
    for index, executable in enumerate(executables):
        which = ffi.new("VkPipelineExecutableInfoKHR*")
        which.sType, which.pipeline = c.VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR, pipeline
        which.executableIndex = index
        numbers = _list(f.vkGetPipelineExecutableStatisticsKHR, device.handle, which, "Statistic")
        for number in numbers:
            value = (bool(number.value.b32), number.value.i64, number.value.u64, number.value.f64)[
                number.format
            ]
            found.append(
                Statistic(_text(executable.name), _text(number.name), value, _text(number.description))
            )
    return found


def _list(function: Any, device: Any, info: Any, what: str) -> Any:
    """The driver's answers, as one cffi array, which owns them."""
    struct = f"VkPipelineExecutable{what}KHR"
    stype = getattr(c, f"VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_{what.upper()}_KHR")
    count = ffi.new("uint32_t*")
    check(function(device, info, count, ffi.NULL), f"listing {struct}")
    items = ffi.new(struct + "[]", count[0])
    for item in items:
        item.sType = stype
    check(function(device, info, count, items), f"listing {struct}")
    return items


def _text(characters: Any) -> str:
    return str(ffi.string(characters).decode(errors="replace"))
