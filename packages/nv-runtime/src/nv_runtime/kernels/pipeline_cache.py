"""The driver's compiled pipelines, kept for the process and, where a directory is given, on disk.

A cache file belongs to one device and one driver build, and that of a driver that computes on the processor to one
processor and one environment, too: its name carries a digest of them (`host_identity`). Drivers trust the contents, so
damage must be noticed (`cache_file`). Two processes that write at once lose at most one's additions.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .. import cache_file, host_identity, logs
from ..vulkan.api import c, check, ffi

if TYPE_CHECKING:
    from ..vulkan.logical_device import LogicalDevice

MAGIC = b"nv-runtime pipelines 1\n"
MAX_BYTES = 256 << 20  # a cache that outgrew this is started anew


class PipelineCache:
    """A VkPipelineCache with a file in a folder, once `use` has named one."""

    def __init__(self, device: LogicalDevice) -> None:
        self._device = device
        self._lock = threading.Lock()
        self.folder: Path | None = None
        self.path: Path | None = None
        self._handle = self._create(b"")
        self._saved = b""

    @contextlib.contextmanager
    def open(self) -> Iterator[Any]:
        """The handle; Vulkan itself lets several threads compile with it at once."""
        yield self._handle

    def use(self, directory: Path) -> None:
        """Load the directory's file for this device, if there is a good one, and save there from now on."""
        info = self._device.info
        host = host_identity.of(info.kind, self._device.instance.environment) if info.kind == "cpu" else ()
        identity = host_identity.digest(repr((info.uuid, info.driver, info.cache_uuid)), *host)
        with self._lock:
            self.folder = directory
            self.path = directory / f"pipelines-{info.cache_uuid}-{identity}.bin"
            data = cache_file.load(self.path, MAGIC) or b""
            logs.debug("pipeline cache %s: %d bytes", self.path, len(data))
            if data:
                extra = self._create(data)
                source = ffi.new("VkPipelineCache[]", [extra])
                f = self._device.functions
                f.vkMergePipelineCaches(self._device.handle, self._handle, 1, source)
                f.vkDestroyPipelineCache(self._device.handle, extra, ffi.NULL)
            self._saved = cache_file.checksum(self._read_driver())

    def save(self) -> Path | None:
        """Write the file if there is anything new; None if nothing was written."""
        with self._lock:
            if self.path is None:
                return None
            data = self._read_driver()
            digest = cache_file.checksum(data)
            if digest == self._saved or len(data) > MAX_BYTES:
                return None
            if not cache_file.store(self.path, MAGIC, data):
                return None
            self._saved = digest
            logs.debug("pipeline cache %s: saved %d bytes", self.path, len(data))
            return self.path

    def close(self) -> None:
        """Save, and destroy the VkPipelineCache."""
        self.save()
        self._device.functions.vkDestroyPipelineCache(self._device.handle, self._handle, ffi.NULL)

    def _create(self, data: bytes) -> Any:
        memory = ffi.from_buffer(data)
        info = ffi.new("VkPipelineCacheCreateInfo*")
        info.sType = c.VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO
        info.initialDataSize, info.pInitialData = len(data), memory if data else ffi.NULL
        out = ffi.new("VkPipelineCache*")
        create = self._device.functions.vkCreatePipelineCache
        check(create(self._device.handle, info, ffi.NULL, out), "creating a pipeline cache")
        return out[0]

    def _read_driver(self) -> bytes:
        f, device = self._device.functions, self._device.handle
        size = ffi.new("size_t*")
        check(f.vkGetPipelineCacheData(device, self._handle, size, ffi.NULL), "reading the pipeline cache")
        data = ffi.new("char[]", size[0])
        check(f.vkGetPipelineCacheData(device, self._handle, size, data), "reading the pipeline cache")
        return bytes(ffi.buffer(data, size[0]))
