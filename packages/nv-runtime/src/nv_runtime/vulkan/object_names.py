"""Names of Vulkan objects, which debuggers and the validation layer show."""

from __future__ import annotations

from typing import Any

from .api import c, check, ffi
from .logical_device import LogicalDevice


def name_object(device: LogicalDevice, kind: str, handle: Any, name: str) -> None:
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
