"""Recorded sequences: many launches recorded once and replayed with one submission.

    sequence = device.sequence()
    for push in pushes:
        sequence.launch(kernel, 16, push)
    sequence.replay()                       # all of them, at the cost of one submission
    sequence.replay({3: other_push})        # with other arguments for launch 3 from now on

A sequence is cut into segments of `SEGMENT` launches, each a command buffer of its own. New arguments
re-record only the segments they are in, into a second recording if the first is still with the device.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..errors import InvalidInput
from ..kernels import descriptors
from ..kernels.push_constants import check_size
from ..vulkan.api import check, ffi
from ..vulkan.queues import Queue
from .command_batch import Batch
from .dispatch_grid import three

if TYPE_CHECKING:
    from ..kernels.kernel import Kernel
    from .recorder import Recorder, StreamDevice

SEGMENT = 16


@dataclass(slots=True, eq=False, repr=False)
class _Step:
    kernel: Kernel
    groups: tuple[int, int, int]
    push: bytes
    resolved: descriptors.Resolved | None
    owners: Any


class _Segment:
    """Up to SEGMENT steps and their recordings: the one in force and those still with the device."""

    def __init__(self) -> None:
        self.steps: list[_Step] = []
        self.current: Batch | None = None
        self.stale: list[Batch] = []


class Replay:
    """One submission of a sequence, as the stream books it."""

    __slots__ = ("after", "count", "keeps", "queue", "submitted_at", "value")

    def __init__(self, queue: Queue, value: int, count: int, keeps: Any) -> None:
        self.queue = queue
        self.value = value
        self.count = count
        self.keeps = keeps
        self.submitted_at = 0.0
        self.after: list[Callable[[], None]] = []

    def retire(self, spare: dict[int, list[Batch]]) -> None:
        self.keeps = None

    def destroy(self) -> None:
        self.keeps = None


class LaunchSequence:
    """Launches that are replayed together. Make one with `Device.sequence`; use it from one thread at a time."""

    def __init__(self, device: StreamDevice) -> None:
        self.device = device
        self._segments: list[_Segment] = []
        self._uses: dict[int, dict[Any, int]] = {}  # recording → stream → last timeline value
        self._commands: Any = None
        device.owned.add(self)

    def __repr__(self) -> str:
        return f"<LaunchSequence of {len(self)} launches on {self.device.name}>"

    def __len__(self) -> int:
        return sum(len(s.steps) for s in self._segments)

    def launch(
        self,
        kernel: Kernel,
        groups: int | Sequence[int],
        push: bytes = b"",
        bindings: Sequence[Any] | Mapping[Any, Any] = (),
        keep: Any = None,
    ) -> int:
        """Append a launch, as `Stream.launch` would do it; returns its number. `keep` lives as long as the sequence."""
        size = three(groups)
        check_size(kernel, push)
        if any(n > most for n, most in zip(size, self.device.limits.maxComputeWorkGroupCount, strict=True)):
            raise InvalidInput(
                f"the grid {size} is beyond the device's limits; sequences do not launch in parts"
            )
        resolved, owners = descriptors.resolve(kernel, bindings) if kernel.bindings else (None, ())
        if not self._segments or len(self._segments[-1].steps) >= SEGMENT:
            self._segments.append(_Segment())
        segment = self._segments[-1]
        segment.steps.append(_Step(kernel, size, push, resolved, (owners, keep)))
        self._invalidate(segment)
        return len(self) - 1

    def replay(self, push: Mapping[int, bytes] | None = None, stream: Recorder | None = None) -> None:
        """Run all launches in order, after what the stream holds; returns before they have run.

        Parameters
        ----------
        push : new push constants by launch number, in force for this and later replays.
        """
        stream = stream or self.device.stream
        for number, data in (push or {}).items():
            segment, step = self._find(number)
            check_size(step.kernel, data)
            if data != step.push:
                step.push = data
                self._invalidate(segment)
        with stream.lock:
            self._record_missing(stream)
            recordings = [s.current for s in self._segments]
            stream.batches.submit_recorded(
                self._command_array(), len(recordings), Replay, len(self), (self, recordings)
            )
            for recording in recordings:
                assert recording is not None
                self._uses.setdefault(id(recording), {})[stream] = stream.batches.submitted

    def _find(self, number: int) -> tuple[_Segment, _Step]:
        if not 0 <= number < len(self):
            raise InvalidInput(f"the sequence has no launch {number}; it has {len(self)}")
        segment = self._segments[number // SEGMENT]
        return segment, segment.steps[number % SEGMENT]

    def _invalidate(self, segment: _Segment) -> None:
        if segment.current is not None:
            segment.stale.append(segment.current)
            segment.current = None
        self._commands = None

    def _command_array(self) -> Any:
        if self._commands is None:
            commands = [s.current.command for s in self._segments if s.current is not None]
            self._commands = ffi.new("VkCommandBuffer[]", commands)
        return self._commands

    def _record_missing(self, stream: Recorder) -> None:
        for segment in self._segments:
            if segment.current is None:
                batch = self._idle(segment) or Batch(self.device, self.device.queues[0])
                self._record(segment, batch)
                segment.current = batch

    def _idle(self, segment: _Segment) -> Batch | None:
        """A recording that the device is done with."""
        for k, batch in enumerate(segment.stale):
            if all(stream.passed(value) for stream, value in self._uses.get(id(batch), {}).items()):
                self._uses.pop(id(batch), None)
                return segment.stale.pop(k)
        return None

    def _record(self, segment: _Segment, batch: Batch) -> None:
        f = self.device.functions
        batch.begin(once=False)
        command, bound = batch.command, None
        for step in segment.steps:
            kernel = step.kernel
            if kernel is not bound:
                f.vkCmdBindPipeline(command, 1, kernel.pipeline)
                bound = kernel
            if step.resolved is not None:
                descriptors.bind(batch, command, kernel, step.resolved)
            if step.push:
                f.vkCmdPushConstants(command, kernel.layout, 32, 0, len(step.push), step.push)
            batch.queue.barrier(command)
            f.vkCmdDispatch(command, *step.groups)
        batch.queue.host_barrier(command)
        check(f.vkEndCommandBuffer(command), "recording a sequence")

    def destroy(self) -> None:
        """Destroy the recordings now; the device must be done with them."""
        _destroy(self._take())

    def _take(self) -> list[Batch]:
        """Take all recordings away from the sequence."""
        batches = [b for s in self._segments for b in (s.current, *s.stale) if b is not None]
        for segment in self._segments:
            segment.current = None
            segment.stale.clear()
        return batches

    def __del__(self) -> None:
        batches = self._take()
        if batches:
            self.device.deferred.later(lambda: _destroy(batches))


def _destroy(batches: list[Batch]) -> None:
    for batch in batches:
        batch.destroy()
