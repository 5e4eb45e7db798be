"""The driver's compiled pipelines, kept for the process and, where a directory is given, on disk.

A cache file belongs to one device and one driver build: its name carries the pipelineCacheUUID, and a header
of ours carries a checksum, because drivers trust the contents. Files are written beside their place and
renamed, so readers see an old or a new file and never a part; two processes that write at once lose at most
one's additions. A file that is damaged or foreign is ignored. A full or read-only disk is no error: the
cache is an optimisation.
"""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import logs
from .vk import c, check, ffi

if TYPE_CHECKING:
    from .device import Device

MAGIC = b"nv-runtime pipelines 1\n"
MOST_BYTES = 256 << 20  # a cache that outgrew this is started anew


class PipelineCache:
    """A VkPipelineCache with a file."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._lock = threading.Lock()
        self._path: Path | None = None
        self._handle = self._create(b"")
        self._saved = b""

    @contextlib.contextmanager
    def open(self) -> Iterator[Any]:
        """The handle; Vulkan itself lets several threads compile with it at once."""
        yield self._handle

    def use(self, directory: Path) -> None:
        """Load the directory's file for this device, if there is a good one, and save there from now on."""
        import hashlib

        identity = hashlib.sha256(
            repr((self._device.uuid, self._device.driver, self._device.info.cache_uuid)).encode()
        ).hexdigest()[:16]
        with self._lock:
            self._path = directory / f"pipelines-{self._device.info.cache_uuid}-{identity}.bin"
            data = self._load(self._path)
            logs.debug("pipeline cache %s: %d bytes", self._path, len(data))
            if data:
                extra = self._create(data)
                source = ffi.new("VkPipelineCache[]", [extra])
                f = self._device.functions
                f.vkMergePipelineCaches(self._device.handle, self._handle, 1, source)
                f.vkDestroyPipelineCache(self._device.handle, extra, ffi.NULL)
            self._saved = self._digest(self._read_driver())

    def save(self) -> Path | None:
        """Write the file if there is anything new; None if nothing was written."""
        with self._lock:
            if self._path is None:
                return None
            data = self._read_driver()
            digest = self._digest(data)
            if digest == self._saved or len(data) > MOST_BYTES:
                return None
            if not self._store(self._path, MAGIC + digest + data):
                return None
            self._saved = digest
            logs.debug("pipeline cache %s: saved %d bytes", self._path, len(data))
            return self._path

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

    @staticmethod
    def _digest(data: bytes) -> bytes:
        import hashlib  # imports OpenSSL, which processes without a cache do not need

        return hashlib.sha256(data).digest()

    def _load(self, path: Path) -> bytes:
        try:
            raw = path.read_bytes()
        except OSError:
            return b""
        data = raw[len(MAGIC) + 32 :]
        good = raw.startswith(MAGIC) and raw[len(MAGIC) : len(MAGIC) + 32] == self._digest(data)
        return data if good else b""

    @staticmethod
    def _store(path: Path, raw: bytes) -> bool:
        import tempfile  # 10 ms of imports that most processes do not need

        temporary = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
                temporary = file.name
                file.write(raw)
            os.replace(temporary, path)  # noqa: PTH105
        except OSError:
            if temporary is not None:
                with contextlib.suppress(OSError):
                    Path(temporary).unlink()
            return False
        return True
