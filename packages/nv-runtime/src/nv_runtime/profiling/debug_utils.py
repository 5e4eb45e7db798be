"""Labels of commands, for debuggers.

Labels and the names of objects (`vulkan.object_names`) exist in a process that was started with
`open_device(validation=True)` or with `open_device(debug=True)`; RenderDoc and Nsight show them, and so do the
validation layer's messages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..vulkan.api import c, ffi

if TYPE_CHECKING:
    from ..vulkan.logical_device import LogicalDevice


class Labels:
    """A stream observer that puts every command between labels."""

    follows_copies = False  # a queue that only copies takes no labels

    def __init__(self, device: LogicalDevice) -> None:
        self._begin = device.functions.vkCmdBeginDebugUtilsLabelEXT
        self._end = device.functions.vkCmdEndDebugUtilsLabelEXT

    def before(self, stream: Any, command: Any, kind: str, name: str) -> None:
        text = ffi.new("char[]", f"{kind} {name}".encode())
        label = ffi.new("VkDebugUtilsLabelEXT*")
        label.sType, label.pLabelName = c.VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT, text
        self._begin(command, label)

    def after(self, stream: Any, command: Any) -> None:
        self._end(command)

    def waited(self, stream: Any, start: float, end: float) -> None:
        """Waits have no label."""
