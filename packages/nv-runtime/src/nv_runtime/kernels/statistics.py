"""What the driver's compiler tells of a pipeline: registers, instructions and the like."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..errors import Unsupported
from ..vulkan.api import c, check, ffi
from ..vulkan.logical_device import LogicalDevice

CAPTURE_STATISTICS = 0x40  # VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR


class Statistic(NamedTuple):
    """One number of the driver's compiler, such as the registers in use."""

    executable: str
    name: str
    value: int | float | bool
    description: str


def need_statistics(device: LogicalDevice) -> None:
    """Raise Unsupported where the driver tells nothing; pipelines cannot be made with CAPTURE_STATISTICS there."""
    if "pipelineExecutableInfo" not in device.info.features:
        raise Unsupported(f"{device.name} tells no statistics of pipelines (pipelineExecutableInfo)")


def statistics(device: LogicalDevice, pipeline: Any) -> list[Statistic]:
    """What the driver tells of a pipeline made with CAPTURE_STATISTICS (VK_KHR_pipeline_executable_properties).

    Call `need_statistics` before making such a pipeline.
    """
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
