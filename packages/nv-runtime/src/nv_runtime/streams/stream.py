"""Streams: ordered work, recorded now, submitted when the device would idle, complete later.

A launch records a push, a barrier and a dispatch into the current batch and returns; `batch_queue` says when a batch
goes to the device.

Every command waits for those before it (one global memory barrier): launches are ordered and see each
other's writes, as in CUDA.

Large copies between the host and the device go to a queue that only copies, where the device has one, in batches
of their own. They are part of the stream's order all the same, and overlap the kernels of other streams.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ..errors import InvalidInput
from ..kernels import descriptors
from ..kernels.push_constants import check_size
from ..vulkan.api import c
from ..vulkan.queues import Queue
from . import dispatch_grid, transfer
from .order import Access, InOrder
from .recorder import Recorder, StreamDevice

if TYPE_CHECKING:
    from ..kernels.kernel import Kernel
    from ..memory.buffer import Buffer

_ORIGIN = (0, 0, 0)


class Stream(Recorder):
    """Ordered work on one queue. Make one with `Device.create_stream`, or use `Device.stream`.

    Any thread may call any method; calls are serialised.
    """

    def __init__(self, device: StreamDevice, queue: Queue) -> None:
        super().__init__(device, queue)
        self._prepare()

    def _prepare(self) -> None:
        """Fetch the functions and structures that the hot path needs."""
        f = self.device.functions
        self._push = f.vkCmdPushConstants
        self._dispatch = f.vkCmdDispatch
        self._bind_pipeline = f.vkCmdBindPipeline
        self._stage = int(c.VK_SHADER_STAGE_COMPUTE_BIT)
        self._bind_point = int(c.VK_PIPELINE_BIND_POINT_COMPUTE)
        self._most_groups = self.device.limits.maxComputeWorkGroupCount
        self._barrier = self._queue.barrier

    # Launching

    def launch(
        self,
        kernel: Kernel,
        groups: int | Sequence[int],
        push: bytes = b"",
        bindings: Sequence[Any] | dict[Any, Any] = (),
        keep: Any = None,
    ) -> None:
        """Run a kernel; returns before it has run.

        Parameters
        ----------
        groups : workgroups along x, or a sequence of up to three; beyond the device's limits it is launched
            in parts.
        push : the push-constant bytes, `kernel.push_size` of them.
        bindings : Buffers, (Buffer, offset, nbytes), Images … for set 0, binding 0, 1, …; or a mapping from
            binding number, (set, binding) or name.
        keep : kept alive until the launch has completed.
        """
        self.launch_parts(((kernel, groups, _ORIGIN),), push, bindings, keep)

    def launch_parts(
        self,
        parts: Sequence[tuple[Kernel, int | Sequence[int], tuple[int, int, int]]],
        push: bytes = b"",
        bindings: Sequence[Any] | dict[Any, Any] = (),
        keep: Any = None,
    ) -> None:
        """Run one grid in parts that do not wait for each other, with the same arguments.

        Parameters
        ----------
        parts : for each a kernel, its workgroups, and the number of the first of them. The kernels take the same
            arguments: they are one module with different specialization constants, say.
        push, bindings, keep : as for `launch`.
        """
        launches = []
        for kernel, groups, base in parts:
            check_size(kernel, push)
            found, owners = (
                descriptors.resolve(kernel, bindings) if kernel.bindings or bindings else (None, ())
            )
            size = dispatch_grid.three(groups)
            if size[0] and size[1] and size[2]:
                launches.append((kernel, size, base, found))
            keep = (keep, kernel, owners)
        if not launches:
            return
        batches = self.batches
        with self.lock:
            self._barrier(batches.command or batches.begin())
            for kernel, size, base, found in launches:
                self._launch_part(kernel, size, base, push, found)
            batches.book(keep)

    def _launch_part(
        self,
        kernel: Kernel,
        groups: tuple[int, int, int],
        base: tuple[int, int, int],
        push: bytes,
        found: descriptors.Resolved | None,
    ) -> None:
        batches = self.batches
        command = batches.command
        if batches.bound is not kernel:
            self._bind(command, kernel)
        if found is not None:
            descriptors.bind(batches.batch, command, kernel, found)  # type: ignore[arg-type]
        if push:
            self._push(command, kernel.layout, self._stage, 0, len(push), push)
        if self.observer is not None:
            self.observer.before(self, command, "kernel", kernel.name)
        x, y, z = groups
        most = self._most_groups
        if x <= most[0] and y <= most[1] and z <= most[2] and base == _ORIGIN:
            self._dispatch(command, x, y, z)
        else:
            self._dispatch_parts(command, kernel, groups, base)
        if self.observer is not None:
            self.observer.after(self, command)

    def launcher(self, kernel: Kernel, bindings: Sequence[Any] | dict[Any, Any] = ()) -> Callable[..., None]:
        """The cheapest way to launch one kernel many times: `launch(push, x, y=1, z=1, keep=None)`.

        The function that is returned takes the push-constant bytes, the three numbers of workgroups and an
        object to keep alive until the launch has completed. It always uses the `bindings` given here.
        """
        layout, stage, size = kernel.layout, self._stage, kernel.push_size
        push_constants, dispatch, barrier = self._push, self._dispatch, self._barrier
        most_x, most_y, most_z = self._most_groups
        found, owners = descriptors.resolve(kernel, bindings) if kernel.bindings else (None, ())
        batches, kept = self.batches, (kernel, owners)

        def launch(push: bytes, x: int, y: int = 1, z: int = 1, keep: Any = None) -> None:
            unusual = x > most_x or y > most_y or z > most_z or not (x and y and z) or len(push) != size
            if unusual or self.observer is not None:
                self.launch(kernel, (x, y, z), push, bindings, keep)
                return
            with self.lock:  # fetched each time: a forked child gets another
                command = batches.command or batches.begin()
                if batches.bound is not kernel or found is not None:
                    self._bind(command, kernel)
                    if found is not None:
                        descriptors.bind(batches.batch, command, kernel, found)  # type: ignore[arg-type]
                    batches.batch.keeps.append(kept)  # type: ignore[union-attr]
                if size:
                    push_constants(command, layout, stage, 0, size, push)
                barrier(command)
                dispatch(command, x, y, z)
                if keep is not None:
                    batches.batch.keeps.append(keep)  # type: ignore[union-attr]
                batches.count = count = batches.count + 1
                if count >= batches.next_look:
                    batches.look()

        return launch

    def grid_launcher(
        self, kernel: Kernel, groups: int | Sequence[int], bindings: Sequence[Any] | dict[Any, Any] = ()
    ) -> Callable[..., None]:
        """Cheaper still, for one grid: `launch(push, keep=None)`; see `launcher`."""
        layout, stage, size = kernel.layout, self._stage, kernel.push_size
        push_constants, dispatch, barrier = self._push, self._dispatch, self._barrier
        x, y, z = dispatch_grid.three(groups)
        found, owners = descriptors.resolve(kernel, bindings) if kernel.bindings else (None, ())
        batches, kept, most = self.batches, (kernel, owners), self._most_groups
        if found is not None or not (0 < x <= most[0] and 0 < y <= most[1] and 0 < z <= most[2]):
            general = self.launcher(kernel, bindings)
            return lambda push, keep=None: general(push, x, y, z, keep)

        def launch(push: bytes, keep: Any = None) -> None:
            if len(push) != size or self.observer is not None:
                self.launch(kernel, (x, y, z), push, bindings, keep)
                return
            with self.lock:  # fetched each time: a forked child gets another
                command = batches.command or batches.begin()
                if batches.bound is not kernel:
                    self._bind(command, kernel)
                    batches.batch.keeps.append(kept)  # type: ignore[union-attr]
                if size:
                    push_constants(command, layout, stage, 0, size, push)
                barrier(command)
                dispatch(command, x, y, z)
                if keep is not None:
                    batches.batch.keeps.append(keep)  # type: ignore[union-attr]
                batches.count = count = batches.count + 1
                if count >= batches.next_look:
                    batches.look()

        return launch

    def launch_indirect(
        self,
        kernel: Kernel,
        groups: Buffer,
        offset: int = 0,
        push: bytes = b"",
        bindings: Sequence[Any] | dict[Any, Any] = (),
        keep: Any = None,
    ) -> None:
        """Run a kernel on as many workgroups as three uint32 in device memory say when it starts."""
        groups.check_range(offset, 12)
        if offset % 4:
            raise InvalidInput(f"the offset of an indirect launch is {offset}, not a multiple of 4")
        check_size(kernel, push)
        found, owners = descriptors.resolve(kernel, bindings)
        where = groups.suballocation.locate(offset, 12)
        if where is None:
            raise InvalidInput("the three numbers cross a border of the buffer's memory; use another offset")
        batches = self.batches
        with self.lock:
            command = batches.command or batches.begin()
            self._bind(command, kernel)
            if kernel.bindings:
                descriptors.bind(batches.batch, command, kernel, found)  # type: ignore[arg-type]
            if push:
                self._push(command, kernel.layout, self._stage, 0, len(push), push)
            self._barrier(command)
            self.device.functions.vkCmdDispatchIndirect(command, *where)
            batches.book((keep, kernel, groups, owners))

    def _bind(self, command: Any, kernel: Kernel) -> None:
        if kernel.device is not self.device:
            raise InvalidInput(
                f"{kernel.name} was made for {kernel.device.name}, not for this stream's device"
            )
        self._bind_pipeline(command, self._bind_point, kernel.pipeline)
        self.batches.bound = kernel

    def _dispatch_parts(
        self, command: Any, kernel: Kernel, groups: tuple[int, int, int], base: tuple[int, int, int]
    ) -> None:
        self._bind_pipeline(command, self._bind_point, kernel.split_pipeline(groups))
        self.batches.bound = None
        dispatch_base = self.device.functions.vkCmdDispatchBase
        for (x, y, z), size in dispatch_grid.parts(groups, self._most_groups):
            dispatch_base(command, base[0] + x, base[1] + y, base[2] + z, *size)

    # Order and copies

    def in_order(self, accesses: Sequence[Access]) -> InOrder:
        """`with stream.in_order(accesses):` what the body records here starts after what last used the same memory.

        Parameters
        ----------
        accesses : for each range that the body touches the Buffer, the first byte, the byte after the last, and
            whether it may be written. The host waits for nothing; see `order`.
        """
        return InOrder(self, accesses)

    def write(self, buffer: Buffer, offset: int, data: Any) -> None:
        """Copy a C-contiguous host object into a buffer, ordered with launches; `data` may be changed afterwards."""
        transfer.write(self, buffer, offset, data)

    def read(self, buffer: Buffer, offset: int, out: Any) -> None:
        """Fill a writable C-contiguous host object from a buffer, ordered with launches; complete on return."""
        transfer.read(self, buffer, offset, out)

    def fill(self, buffer: Buffer, value: int = 0, offset: int = 0, nbytes: int | None = None) -> None:
        """Set bytes of a buffer to the byte `value`, ordered with launches."""
        transfer.fill(self, buffer, value, offset, nbytes)

    def copy(
        self, source: Buffer, target: Buffer, nbytes: int, source_offset: int = 0, target_offset: int = 0
    ) -> None:
        """Copy bytes between buffers of this device, ordered with launches; the ranges must not overlap."""
        transfer.copy(self, source, target, nbytes, source_offset, target_offset)
