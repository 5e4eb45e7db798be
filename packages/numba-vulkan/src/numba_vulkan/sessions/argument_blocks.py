"""Argument blocks in memory, for kernels whose arguments do not fit in push constants.

Blocks are cut from chunks one after the other and never reused: a chunk that is full is dropped, and the runtime
frees it when the launches that were given it as `keep` are complete. Placing a block therefore waits for nothing.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import nv_runtime

_CHUNK = 1 << 16
_ALIGNMENT = 64


class ArgumentBlocks:
    """The argument blocks of one device."""

    def __init__(self, device: nv_runtime.Device) -> None:
        self._device = device
        self._chunk: nv_runtime.Buffer | None = None
        self._view = memoryview(b"")
        self._used = 0
        self._lock = threading.Lock()

    def place(self, block: bytes) -> tuple[bytes, nv_runtime.Buffer]:
        """Put a block into memory.

        Returns
        -------
        The block's address as the eight bytes of push constants, and the memory, which the launch must keep alive.
        """
        size = len(block)
        with self._lock:
            start = self._used
            chunk = self._chunk
            if chunk is None or start + size > chunk.nbytes:
                chunk = self._chunk = self._device.buffer(max(_CHUNK, size), host=True)
                self._view = chunk.view
                start = 0
            self._view[start : start + size] = block
            self._used = start + -(-size // _ALIGNMENT) * _ALIGNMENT
        return (chunk.address + start).to_bytes(8, "little"), chunk
