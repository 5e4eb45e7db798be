"""Texel buffers: a buffer's bytes as elements of an image format, which the device converts for a kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import InvalidInput, Unsupported
from ..vulkan.api import check, ffi
from .buffer import Buffer
from .image import FORMATS

if TYPE_CHECKING:
    from .memory_device import MemoryDevice

_CREATE_INFO = 13  # VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO
UNIFORM, STORAGE = 0x8, 0x10  # VkFormatFeatureFlagBits
FEATURES = {"uniform_texel_buffer": UNIFORM, "storage_texel_buffer": STORAGE}
_NAMES = {
    ("f", 4): "32f",
    ("f", 2): "16f",
    ("u", 4): "32ui",
    ("i", 4): "32i",
    ("u", 2): "16ui",
    ("i", 2): "16i",
}
_CHANNELS = {1: "r", 2: "rg", 4: "rgba"}


class TexelBuffer:
    """A view of a buffer. Make one with `Device.texel_buffer`; the buffer's memory lives as long as it does.

    Attributes
    ----------
    count : texels.
    features : what the device can do with the format: `UNIFORM` (read), `STORAGE` (write), or both.
    """

    def __init__(
        self, device: MemoryDevice, buffer: Buffer, format: str, offset: int, nbytes: int | None
    ) -> None:
        number, nbytes = self._describe(device, buffer, format, offset, nbytes)
        properties = ffi.new("VkFormatProperties*")
        device.instance.functions.vkGetPhysicalDeviceFormatProperties(device.info.handle, number, properties)
        self.features = int(properties.bufferFeatures) & (UNIFORM | STORAGE)
        if not self.features:
            raise Unsupported(f"{device.name} has no texel buffers of format {format}")
        self._memory = buffer._owned  # lives as long as the view
        self.handle = self._create(number, offset, nbytes)
        device.owned.add(self)

    def _describe(
        self, device: MemoryDevice, buffer: Buffer, format: str, offset: int, nbytes: int | None
    ) -> tuple[int, int]:
        """Set what the view is; returns its VkFormat and its bytes."""
        self.device, self.buffer, self.format = device, buffer, format
        if format not in FORMATS:
            raise InvalidInput(f"{format!r} is not a texel format; the formats are {', '.join(FORMATS)}")
        number, dtype, channels = FORMATS[format]
        texel = np.dtype(dtype).itemsize * channels
        nbytes = buffer.nbytes - offset if nbytes is None else nbytes
        buffer.check_range(offset, nbytes)
        self.count = nbytes // texel
        limits = device.limits
        if nbytes % texel or not nbytes:
            raise InvalidInput(f"{nbytes} bytes are not one or more {format} texels of {texel} bytes")
        if self.count > limits.maxTexelBufferElements:
            raise Unsupported(
                f"{self.count} texels; {device.name} allows {limits.maxTexelBufferElements} in a texel buffer"
            )
        if offset % limits.minTexelBufferOffsetAlignment:
            raise InvalidInput(
                f"a texel buffer begins at a multiple of {limits.minTexelBufferOffsetAlignment}"
            )
        return number, nbytes

    def _create(self, number: int, offset: int, nbytes: int) -> Any:
        where = self.buffer.suballocation.locate(offset, nbytes)
        if where is None:
            raise Unsupported("the texels cross a border of the buffer's memory; use a smaller buffer")
        info = ffi.new("VkBufferViewCreateInfo*")
        info.sType, info.format, info.range = _CREATE_INFO, number, nbytes
        info.buffer, info.offset = where
        out = ffi.new("VkBufferView*")
        create = self.device.functions.vkCreateBufferView
        check(create(self.device.handle, info, ffi.NULL, out), f"creating a texel buffer of {self.format}")
        return out[0]

    def destroy(self) -> None:
        """Destroy the Vulkan object now; the device must be done with it."""
        handle, self.handle = self.handle, None
        if handle is not None:
            self.device.functions.vkDestroyBufferView(self.device.handle, handle, ffi.NULL)

    def __del__(self) -> None:
        handle, device, memory = getattr(self, "handle", None), self.device, getattr(self, "_memory", None)
        if handle is not None:
            destroy = device.functions.vkDestroyBufferView
            device.deferred.later(lambda: (destroy(device.handle, handle, ffi.NULL), memory)[0])

    def __repr__(self) -> str:
        return f"<TexelBuffer of {self.count} {self.format} on {self.device.name}>"


def format_of(array: np.ndarray[Any, Any]) -> str:
    """The format whose texels an array's elements are: (n,) of one channel, (n, 2) and (n, 4) of several.

    Raises
    ------
    InvalidInput
        When there is none.
    """
    kind = _NAMES.get((array.dtype.kind, array.dtype.itemsize))
    channels = _CHANNELS.get(array.shape[1] if array.ndim == 2 else 1)
    name = f"{channels}{kind}"
    if kind is None or channels is None or array.ndim not in (1, 2) or name not in FORMATS:
        raise InvalidInput(
            f"{array.dtype} of {array.shape} are not texels; give float16, float32, or 16- or 32-bit integers"
            " of shape (n,), (n, 2) or (n, 4), or a TexelBuffer"
        )
    return name
