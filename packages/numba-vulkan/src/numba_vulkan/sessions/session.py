"""One open device and what is kept for it: its compile target, its array kinds, its status cells."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import numpy as np

import nv_types
from numba_vulkan.cache.folder import folder
from numba_vulkan.compiling.target import Target, narrowed
from numba_vulkan.errors import ArgumentError
from numba_vulkan.sessions.argument_blocks import ArgumentBlocks
from numba_vulkan.sessions.status import StatusCells
from numba_vulkan.sessions.unobserved import report_at_exit

if TYPE_CHECKING:
    from numba.core import types

    import nv_runtime
    from nv_runtime.streams.order import Access, InOrder


class ArrayKind:
    """What a kernel is compiled for when an array is passed; one object for each kind, so it compares by identity."""

    __slots__ = ("session", "small", "type")

    def __init__(self, session: Session, type_: types.Array, small: bool) -> None:
        self.session = session
        self.type = type_
        self.small = small


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
    others
        The streams beside the default one that arrays and launches have been given. Where there are none, nothing
        needs to be remembered of arrays.
    """

    def __init__(self, device: nv_runtime.Device) -> None:
        self.device = device
        device.use_cache(folder() / "pipelines")  # first: what is known of the device is kept there too
        self.target = Target.of(device)
        self.cells = StatusCells(device)
        self.blocks = ArgumentBlocks(device)
        self.others: set[nv_runtime.Stream] = set()
        self._report(device.stream)
        report_at_exit(device, self.cells)
        self._kinds: dict[tuple[np.dtype[Any], int, str, bool, bool], ArrayKind] = {}
        self._lock = threading.Lock()

    @property
    def stream(self) -> nv_runtime.Stream:
        """The device's default stream."""
        return self.device.stream

    def array_kind(
        self, dtype: np.dtype[Any], ndim: int, order: str, small: bool, aligned: bool = True
    ) -> ArrayKind:
        """The kind of a device array; the same object for the same kind."""
        key = (dtype, ndim, order, small, aligned)
        kind = self._kinds.get(key)
        if kind is None:
            type_ = nv_types.array_type(dtype, ndim, order, aligned=aligned)
            with self._lock:
                kind = self._kinds.setdefault(key, ArrayKind(self, type_, small))
        return kind

    def storable(self, dtype: np.dtype[Any]) -> np.dtype[Any]:
        """The dtype in which the device keeps data of `dtype`: itself, or a 32-bit one where it lacks the width."""
        return narrowed(dtype, self.target)

    def stream_of(self, stream: Any) -> nv_runtime.Stream:
        """The stream meant by a `stream=` argument: None, and 0 as numba.cuda has it, are the default one.

        Raises
        ------
        ArgumentError
            It is not a stream, or it is a stream of another device.
        """
        if stream is None or stream is self.device.stream or stream in self.others:
            return stream or self.device.stream
        return self._met(stream)

    def _met(self, stream: Any) -> nv_runtime.Stream:
        """A stream that is used for the first time: from then on arrays remember who used them."""
        if not hasattr(stream, "in_order"):
            if isinstance(stream, int) and not stream:
                return self.device.stream
            raise ArgumentError(f"a stream is what nv.stream() gives, not {stream!r}")
        if stream.device is not self.device:
            raise ArgumentError(
                f"the stream is one of {stream.device.name}, the array or launch is on {self.device.name}; make one "
                f"there with nv.stream({self.device.name!r})"
            )
        self._report(stream)
        self.others.add(stream)
        return stream  # type: ignore[no-any-return]

    def _report(self, stream: nv_runtime.Stream) -> None:
        before = stream.on_wait

        def report() -> None:
            if before is not None:
                before()
            self.cells.check(stream)

        stream.on_wait = report

    def in_order(self, stream: nv_runtime.Stream, *accesses: Access) -> InOrder:
        """What the body records on `stream` comes after what other streams did to the memory.

        See `nv_runtime.streams.order`.

        `accesses` are (buffer, first byte, byte after the last, whether it may be written). With one stream there is
        nothing to do.
        """
        return stream.in_order(accesses if self.others else ())

    def synchronize(self) -> None:
        """Wait for the device, then raise what its kernels reported."""
        self.device.wait()
        self.cells.check(*self.device.streams)
