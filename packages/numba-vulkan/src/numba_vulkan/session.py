"""One open device and what is kept for it: its compile target, its array kinds, its status cells."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from numba_vulkan.blocks import ArgumentBlocks
from numba_vulkan.cache.folder import folder
from numba_vulkan.status import StatusCells
from numba_vulkan.target import Target, narrowed

if TYPE_CHECKING:
    from numba.core import types

    import nv_runtime


@dataclass(frozen=True, eq=False, slots=True)
class ArrayKind:
    """What a kernel is compiled for when an array is passed; one object for each kind, so it compares by identity."""

    session: Session
    type: types.Array
    small: bool


class Session:
    """What this process keeps for one device.

    Attributes
    ----------
    device
        The open `nv_runtime.Device`.
    target
        What compilation needs to know of it.
    cells
        The status cells in which kernels report exceptions.
    blocks
        The argument blocks of kernels with many arguments.
    """

    def __init__(self, device: nv_runtime.Device) -> None:
        self.device = device
        device.use_cache(folder() / "pipelines")  # first: what is known of the device is kept there too
        self.target = Target.of(device)
        self.cells = StatusCells(device)
        self.blocks = ArgumentBlocks(device)
        self._kinds: dict[tuple[np.dtype[Any], int, str, bool], ArrayKind] = {}
        self._lock = threading.Lock()

    @property
    def stream(self) -> nv_runtime.Stream:
        """The device's default stream."""
        return self.device.stream

    def array_kind(self, dtype: np.dtype[Any], ndim: int, order: str, small: bool) -> ArrayKind:
        """The kind of a device array; the same object for the same kind."""
        key = (dtype, ndim, order, small)
        kind = self._kinds.get(key)
        if kind is None:
            from numba.core import types
            from numba.np.numpy_support import from_dtype

            with self._lock:
                kind = self._kinds.setdefault(
                    key, ArrayKind(self, types.Array(from_dtype(dtype), ndim, order), small)
                )
        return kind

    def storable(self, dtype: np.dtype[Any]) -> np.dtype[Any]:
        """The dtype in which the device keeps data of `dtype`: itself, or a 32-bit one where it lacks the width."""
        return narrowed(dtype, self.target)

    def synchronize(self) -> None:
        """Wait for the device, then raise what a kernel reported."""
        self.device.synchronize()
        self.cells.check()

    def finish(self, stream: nv_runtime.Stream) -> None:
        """Wait for one stream, then raise what a kernel reported."""
        stream.synchronize()
        self.cells.check()
