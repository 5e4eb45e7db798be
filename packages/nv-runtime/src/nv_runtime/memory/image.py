"""Images: textures that a kernel reads, writes or samples."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import InvalidInput, Unsupported
from ..vulkan.api import c, check, ffi
from .suballocator import memory_type

if TYPE_CHECKING:
    from ..vulkan.interfaces import CommandRecorder
    from .memory_device import MemoryDevice

# name → (VkFormat, numpy dtype, channels)
FORMATS: dict[str, tuple[int, str, int]] = {
    "r8": (9, "u1", 1), "rg8": (16, "u1", 2), "rgba8": (37, "u1", 4), "rgba8i": (42, "i1", 4), "rgba8ui": (41, "u1", 4),
    "r8ui": (13, "u1", 1), "r16ui": (74, "u2", 1), "r16i": (75, "i2", 1), "r16f": (76, "f2", 1), "rg16f": (83, "f2", 2),
    "rgba16": (91, "u2", 4), "rgba16f": (97, "f2", 4), "rgba16ui": (95, "u2", 4), "rgba16i": (96, "i2", 4),
    "r32ui": (98, "u4", 1), "r32i": (99, "i4", 1), "r32f": (100, "f4", 1), "rg32f": (103, "f4", 2),
    "rg32ui": (101, "u4", 2), "rg32i": (102, "i4", 2), "rgba32ui": (107, "u4", 4), "rgba32i": (108, "i4", 4),
    "rgba32f": (109, "f4", 4),
}  # fmt: skip


class Image:
    """A 1-, 2- or 3-d image, or an array of 2-d ones, always in the GENERAL layout. Make one with
    `Device.image`.

    Attributes
    ----------
    shape : as numpy has it: (width,), (height, width), (depth, height, width) or (layers, height, width).
    format : a name of `FORMATS`; `dtype` and `channels` follow from it.
    """

    def __init__(
        self, device: MemoryDevice, shape: Sequence[int], format: str = "rgba32f", *, layers: bool = False
    ) -> None:
        number, spatial = self._describe(device, shape, format, layers=layers)
        try:
            self.handle = self._create(number, spatial)
            self._memory = self._bind()
            self.view = self._create_view(number, spatial, layers)
        except BaseException:
            self.destroy()
            raise
        device.owned.add(self)
        device.stream.record(lambda command: self._transition(command), keep=self)

    def _describe(
        self, device: MemoryDevice, shape: Sequence[int], format: str, *, layers: bool
    ) -> tuple[int, int]:
        """Set what the image is; returns its VkFormat and the number of its dimensions."""
        if format not in FORMATS:
            raise InvalidInput(f"{format!r} is not an image format; the formats are {', '.join(FORMATS)}")
        if not 1 <= len(shape) <= 3 or min(shape) < 1 or (layers and len(shape) != 3):
            raise InvalidInput(
                f"an image has one to three positive extents (with layers=True three), not {tuple(shape)}"
            )
        self.device = device
        self.shape = tuple(int(n) for n in shape)
        self.format = format
        self.layers = self.shape[0] if layers else 1
        number, dtype, self.channels = FORMATS[format]
        self.dtype = np.dtype(dtype)
        spatial = self.shape[1:] if layers else self.shape
        self.extent = (*reversed(spatial), 1, 1)[:3]
        self._handles: list[tuple[str, Any]] = []
        return number, len(spatial)

    def __repr__(self) -> str:
        return f"<Image {' x '.join(map(str, self.shape))} {self.format} on {self.device.name}>"

    @property
    def nbytes(self) -> int:
        """Bytes of the pixels on the host."""
        return math.prod(self.shape) * self.channels * self.dtype.itemsize

    def _create(self, number: int, dimensions: int) -> Any:
        f, d = self.device.functions, self.device
        usage = (
            c.VK_IMAGE_USAGE_STORAGE_BIT
            | c.VK_IMAGE_USAGE_SAMPLED_BIT
            | c.VK_IMAGE_USAGE_TRANSFER_SRC_BIT
            | c.VK_IMAGE_USAGE_TRANSFER_DST_BIT
        )
        kind = dimensions - 1
        out = ffi.new("VkImageFormatProperties*")
        physical = d.info.handle
        instance = d.instance.functions
        code = instance.vkGetPhysicalDeviceImageFormatProperties(physical, number, kind, 0, usage, 0, out)
        if code < 0:
            usage &= ~c.VK_IMAGE_USAGE_STORAGE_BIT  # formats such as rgba16 may be sampled only
            code = instance.vkGetPhysicalDeviceImageFormatProperties(physical, number, kind, 0, usage, 0, out)
        if code < 0:
            raise Unsupported(f"{d.name} has no {dimensions}-d images of format {self.format}")
        most = out.maxExtent
        if any(n > m for n, m in zip(self.extent, (most.width, most.height, most.depth), strict=True)):
            raise Unsupported(f"{d.name} has no {self.format} images of {self.shape}")
        info = ffi.new("VkImageCreateInfo*")
        info.sType, info.imageType, info.format = c.VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO, kind, number
        info.extent.width, info.extent.height, info.extent.depth = self.extent
        info.mipLevels, info.arrayLayers, info.samples, info.usage = 1, self.layers, 1, usage
        image = ffi.new("VkImage*")
        check(f.vkCreateImage(d.handle, info, ffi.NULL, image), f"creating an image of {self.shape}")
        self._handles.append(("vkDestroyImage", image[0]))
        return image[0]

    def _bind(self) -> Any:
        f, d = self.device.functions, self.device
        needs = ffi.new("VkMemoryRequirements*")
        f.vkGetImageMemoryRequirements(d.handle, self.handle, needs)
        info = ffi.new("VkMemoryAllocateInfo*")
        info.sType, info.allocationSize = c.VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, needs.size
        info.memoryTypeIndex = memory_type(d.info, "device", needs.memoryTypeBits).index
        memory = ffi.new("VkDeviceMemory*")
        check(
            f.vkAllocateMemory(d.handle, info, ffi.NULL, memory), f"allocating an image of {needs.size} bytes"
        )
        self._handles.insert(0, ("vkFreeMemory", memory[0]))
        check(f.vkBindImageMemory(d.handle, self.handle, memory[0], 0), "binding an image's memory")
        return memory[0]

    def _create_view(self, number: int, dimensions: int, layers: bool) -> Any:
        info = ffi.new("VkImageViewCreateInfo*")
        info.sType, info.image, info.format = c.VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO, self.handle, number
        info.viewType = c.VK_IMAGE_VIEW_TYPE_2D_ARRAY if layers else dimensions - 1
        info.subresourceRange.aspectMask = c.VK_IMAGE_ASPECT_COLOR_BIT
        info.subresourceRange.levelCount, info.subresourceRange.layerCount = 1, self.layers
        view = ffi.new("VkImageView*")
        create = self.device.functions.vkCreateImageView
        check(create(self.device.handle, info, ffi.NULL, view), "creating an image view")
        self._handles.append(("vkDestroyImageView", view[0]))
        return view[0]

    def _transition(self, command: Any) -> None:
        barrier = ffi.new("VkImageMemoryBarrier*")
        barrier.sType = c.VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER
        barrier.dstAccessMask = c.VK_ACCESS_MEMORY_READ_BIT | c.VK_ACCESS_MEMORY_WRITE_BIT
        barrier.newLayout = c.VK_IMAGE_LAYOUT_GENERAL
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = 0xFFFFFFFF
        barrier.image = self.handle
        barrier.subresourceRange.aspectMask = c.VK_IMAGE_ASPECT_COLOR_BIT
        barrier.subresourceRange.levelCount, barrier.subresourceRange.layerCount = 1, self.layers
        every = c.VK_PIPELINE_STAGE_ALL_COMMANDS_BIT
        self.device.functions.vkCmdPipelineBarrier(
            command, every, every, 0, 0, ffi.NULL, 0, ffi.NULL, 1, barrier
        )

    def write(self, pixels: Any, stream: CommandRecorder | None = None) -> None:
        """Set all pixels from an array of `shape` (and a last axis of `channels` where there are several)."""
        stream = stream or self.device.stream
        array = self._check(np.ascontiguousarray(pixels))
        staging = self.device.buffer(self.nbytes, host=True)
        staging.array[:] = array.reshape(-1).view(np.uint8)
        self._copy(stream, staging, "vkCmdCopyBufferToImage")

    def read(self, stream: CommandRecorder | None = None) -> np.ndarray[Any, Any]:
        """All pixels, as an array of `shape` (and a last axis of `channels` where there are several)."""
        stream = stream or self.device.stream
        staging = self.device.buffer(self.nbytes, host=True)
        self._copy(stream, staging, "vkCmdCopyImageToBuffer")
        stream.synchronize()
        return staging.array.view(self.dtype).reshape(self._host_shape()).copy()

    def _host_shape(self) -> tuple[int, ...]:
        return (*self.shape, self.channels) if self.channels > 1 else self.shape

    def _check(self, array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        if array.dtype != self.dtype or array.shape != self._host_shape():
            raise InvalidInput(
                f"this {self.format} image takes {self.dtype} pixels of {self._host_shape()}, not {array.dtype} of"
                f" {array.shape}"
            )
        return array

    def _copy(self, stream: CommandRecorder, staging: Any, function: str) -> None:
        region = ffi.new("VkBufferImageCopy*")
        where = staging.suballocation.locate(0, self.nbytes)
        if where is None:
            raise Unsupported(
                f"an image of {self.nbytes} bytes cannot be copied at once on {self.device.name}"
            )
        buffer, region.bufferOffset = where
        region.imageSubresource.aspectMask = c.VK_IMAGE_ASPECT_COLOR_BIT
        region.imageSubresource.layerCount = self.layers
        region.imageExtent.width, region.imageExtent.height, region.imageExtent.depth = self.extent
        run = getattr(self.device.functions, function)
        general = c.VK_IMAGE_LAYOUT_GENERAL
        if function == "vkCmdCopyBufferToImage":
            stream.record(
                lambda command: run(command, buffer, self.handle, general, 1, region),
                keep=(self, staging),
                name="image copy",
            )
        else:
            stream.record(
                lambda command: run(command, self.handle, general, buffer, 1, region),
                keep=(self, staging),
                name="image copy",
            )

    def destroy(self) -> None:
        """Destroy the Vulkan objects now; the device must be done with them."""
        handles, self._handles = self._handles, []
        _destroy(self.device, handles)

    def __del__(self) -> None:
        handles = getattr(self, "_handles", None)
        if handles:
            device = self.device
            device.deferred.later(lambda: _destroy(device, handles))


def _destroy(device: MemoryDevice, handles: list[tuple[str, Any]]) -> None:
    for function, handle in reversed(handles):
        getattr(device.functions, function)(device.handle, handle, ffi.NULL)


class Sampler:
    """How an image is sampled. Make one with `Device.sampler`."""

    def __init__(
        self, device: MemoryDevice, *, linear: bool = True, repeat: bool = False, normalized: bool = True
    ) -> None:
        self.device = device
        info = ffi.new("VkSamplerCreateInfo*")
        info.sType = c.VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO
        info.magFilter = info.minFilter = c.VK_FILTER_LINEAR if linear else c.VK_FILTER_NEAREST
        mode = c.VK_SAMPLER_ADDRESS_MODE_REPEAT if repeat else c.VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE
        info.addressModeU = info.addressModeV = info.addressModeW = mode
        info.unnormalizedCoordinates = not normalized
        out = ffi.new("VkSampler*")
        check(device.functions.vkCreateSampler(device.handle, info, ffi.NULL, out), "creating a sampler")
        self.handle = out[0]
        device.owned.add(self)

    def destroy(self) -> None:
        """Destroy the Vulkan object now; the device must be done with it."""
        handle, self.handle = self.handle, None
        if handle is not None:
            self.device.functions.vkDestroySampler(self.device.handle, handle, ffi.NULL)

    def __del__(self) -> None:
        handle, device = getattr(self, "handle", None), self.device
        if handle is not None:
            device.deferred.later(lambda: device.functions.vkDestroySampler(device.handle, handle, ffi.NULL))
