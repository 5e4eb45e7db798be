"""Ordered commands on one queue, and the streams of a device.

Every command waits for those before it (one global memory barrier); `batch_queue` says when they go to the device.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

from ..errors import Closed, InvalidInput
from ..memory.memory_device import MemoryDevice
from ..vulkan.api import NoFunctions, ffi
from ..vulkan.instance import Instance
from ..vulkan.interfaces import Observer
from ..vulkan.physical_device import DeviceInfo
from ..vulkan.queues import Queue
from .batch_queue import Batches
from .event import Event
from .timeline import Timeline
from .timestamps import Timestamps

AnyRecorder = TypeVar("AnyRecorder", bound="Recorder")


class StreamDevice(MemoryDevice):
    """A device with streams.

    Attributes
    ----------
    streams : those that are open; replaced, never changed in place.
    stream : the default stream.
    observer : what watches the commands of all streams.
    uses_lock : that of `Buffer.uses`; held for moments.
    """

    stream: Recorder

    def __init__(self, instance: Instance, info: DeviceInfo) -> None:
        super().__init__(instance, info)
        self.streams: tuple[Recorder, ...] = ()
        self.observer: Observer | None = None
        self.uses_lock = threading.Lock()
        self._lock = threading.RLock()
        self._lists = threading.Lock()  # of streams and timelines; held for moments, with nothing else taken
        self._timelines: list[Timeline] = []
        self._spare_timelines: list[Timeline] = []
        self._closed_work = 0  # commands of streams that were closed
        self._timestamps: Timestamps | None = None
        self._uploads: Recorder | None = None

    def add_stream(self, kind: type[AnyRecorder], queue: Queue | None = None) -> AnyRecorder:
        """Make a stream, on the queue that is next in turn unless one is given."""
        with self._lock:
            stream = kind(self, queue or self.queues[len(self.streams) % len(self.queues)])
            stream.observer = self.observer
            with self._lists:
                self.streams = (*self.streams, stream)
                self.deferred.streams = self.streams
            return stream

    def uploads(self) -> Recorder:
        """The stream of the copies that wait for nothing: what fills new buffers while kernels run."""
        with self._lock:
            if self._uploads is None:
                self._uploads = self.add_stream(type(self.stream), self.copy_queues[0])
            return self._uploads

    def forget_stream(self, stream: Recorder) -> None:
        """Take a closed stream off the device; called by `Stream.close`."""
        with self._lists:
            self.streams = tuple(s for s in self.streams if s is not stream)
            self._closed_work += stream.launches()
            self.deferred.close(stream, self.streams)
            self._spare_timelines.append(stream.timeline)

    def take_timeline(self) -> Timeline:
        """A timeline that no open stream has.

        Those of closed streams are used again and never destroyed before the device: a thread that reclaims memory may
        be asking one at any time.
        """
        with self._lists:
            if self._spare_timelines:
                return self._spare_timelines.pop()
            timeline = Timeline(self)
            self._timelines.append(timeline)
            return timeline

    @property
    def timestamps(self) -> Timestamps:
        """The device's clock."""
        with self._lock:
            if self._timestamps is None:
                self._timestamps = Timestamps(self)
            return self._timestamps

    def synchronize(self) -> None:
        """Wait until all streams have completed."""
        self.wait()
        for stream in self.streams:
            stream.report()

    def wait(self) -> None:
        """`synchronize` without the streams' `on_wait`."""
        self.check()
        self.wait_for_streams()

    def wait_for_streams(self) -> None:
        """Wait for all recorded work."""
        for stream in self.streams:
            stream.wait()

    def recorded_work(self) -> int:
        """How many commands were ever recorded on this device: a buffer younger than all of them is unused."""
        with self._lists:
            return self._closed_work + sum(stream.launches() for stream in self.streams)

    def observe(self, observer: Observer | None) -> None:
        """Let every command that is recorded from now on be watched."""
        self.observer = observer
        for stream in self.streams:
            stream.observer = observer

    def abandon(self, reason: Exception) -> None:
        """Give everything up without calling the driver."""
        super().abandon(reason)
        for stream in self.streams:
            stream.abandon()
        self.deferred.streams = ()
        self.deferred.forget()

    def destroy(self) -> None:
        """Destroy everything that was made on the device, and the VkDevice, which must be idle."""
        self.deferred.drain(everything=True)
        for thing in list(self.owned):
            thing.destroy()
        for stream in self.streams:
            stream.destroy()
        for timeline in self._timelines:
            timeline.destroy()
        self.deferred.streams = ()
        self.deferred.closed = True
        if self._timestamps is not None:
            self._timestamps.destroy()
        self.memory.close()
        self.shared.close()
        self.functions.vkDestroyDevice(self.handle, ffi.NULL)
        self.functions = NoFunctions(self.broken or Closed(f"device {self.name} is closed"))


class Recorder:
    """Ordered commands on one queue. Any thread may call any method; calls are serialised."""

    #: What its events are made of.
    event_kind: type[Event] = Event

    def __init__(self, device: StreamDevice, queue: Queue) -> None:
        self.device = device
        self._queue = queue
        self.lock = threading.Lock()
        self.batches = Batches(device, queue, device.take_timeline())
        self.timeline = self.batches.timeline
        self.observer: Observer | None = None
        #: Called when the host has waited for the stream, by `synchronize` or an event; may raise.
        self.on_wait: Callable[[], None] | None = None
        self.reported = self.timeline.completed  # the timeline value up to which it was

    def record(
        self,
        commands: Callable[[Any], None],
        keep: Any = None,
        *,
        name: str | None = None,
        queue: Queue | None = None,
    ) -> None:
        """Record raw Vulkan commands: `commands(VkCommandBuffer)` is called after a barrier, with the stream
        locked.

        Parameters
        ----------
        name : what a profile shows; without it the commands do not appear there.
        queue : one of another family, as in `Device.copy_queues`; the commands stay ordered with the stream's.
        """
        batches = self.batches
        with self.lock:
            queue = queue or self._queue
            batch = batches.batch
            command = batch.command if batch is not None and batch.queue is queue else batches.begin(queue)
            queue.barrier(command)
            observer = self.observer
            if name is None:
                observer = None
            elif observer is not None:
                observer.before(self, command, "copy", name)
            commands(command)
            if observer is not None:
                observer.after(self, command)
            batches.bound = None
            batches.book(keep)

    def call_after(self, call: Callable[[], None]) -> None:
        """Call a function when the batch that is being recorded has completed; it must not use the stream."""
        batches = self.batches
        with self.lock:
            if batches.batch is None:
                batches.begin()
            batches.batch.after.append(call)  # type: ignore[union-attr]

    # Waiting

    def flush(self) -> None:
        """Submit what is recorded, without waiting."""
        with self.lock:
            self.batches.flush()

    def synchronize(self, timeout: float | None = None) -> bool:
        """Wait until everything recorded on this stream has completed; False if `timeout` seconds pass first."""
        done = self.wait(timeout)
        if done:
            self.report()
        return done

    def report(self) -> None:
        """Call `on_wait`: the host has waited for the stream's work up to what its timeline says."""
        value = self.timeline.completed
        if self.on_wait is not None:
            self.on_wait()
        self.reported = max(value, self.reported)

    def wait(self, timeout: float | None = None) -> bool:
        """`synchronize` without `on_wait`."""
        batches = self.batches
        with self.lock:
            if batches.batch is not None:
                batches.flush()
            elif self.device.broken is not None:
                raise self.device.broken
            value = batches.submitted
        start = time.perf_counter() if self.observer is not None else 0.0
        done = self.timeline.wait(value, timeout)
        if self.observer is not None:
            self.observer.waited(self, start, time.perf_counter())
        with self.lock:
            batches.settle()
        self.device.deferred.drain()
        self.device.report()
        return done

    def done(self) -> bool:
        """Return whether everything recorded on this stream has completed; submits, does not wait."""
        self.flush()
        return self.passed(self.batches.submitted)

    def record_event(self, *, timing: bool = False) -> Event:
        """A marker of the work recorded so far: see `Event`. With `timing` the device's time can be read from it."""
        batches = self.batches
        with self.lock:
            if not timing:
                return self.event_kind(self, self.recorded())
            command = batches.command or batches.begin()
            slot = self.device.timestamps.write(command)
            event = self.event_kind(self, self.recorded(), slot)
            batches.book(slot)
            return event

    def wait_event(self, event: Event) -> None:
        """Everything recorded on this stream from now on starts after the event; the host does not wait."""
        other = event.stream
        if other is self:
            return
        if other.device is not self.device:
            raise InvalidInput("streams of different devices cannot wait for each other; use event.wait()")
        other.flush()
        batches = self.batches
        with self.lock:
            if batches.count:
                batches.flush()  # what came before the call need not wait
            if batches.batch is None:  # so that later events and waits of this stream cover this one
                batches.begin()
            _, earlier = batches.waits.get(other, (None, 0))
            batches.waits[other] = (other.timeline.handle, max(event.value, earlier))

    # What `deferred_free` and the device need

    def recorded(self) -> int:
        """The timeline value that will mean that everything recorded so far is complete."""
        return self.batches.newest

    def passed(self, value: int) -> bool:
        """Return whether the device has reached the value."""
        timeline = self.timeline
        return timeline.completed >= value or timeline.read() >= value

    def pending(self) -> bool:
        """Return whether work is recorded or running. Asks the driver only if it must."""
        return self.batches.batch is not None or not self.passed(self.batches.submitted)

    def launches(self) -> int:
        """How many commands were ever recorded."""
        return self.batches.launches()

    def abandon(self) -> None:
        """Forget everything without touching the driver (device lost or process forked)."""
        self.lock = threading.Lock()
        self.batches.forget()

    def close(self) -> None:
        """Wait for the stream's work and free it; the default stream stays until its device is closed."""
        if self is self.device.stream:
            raise InvalidInput("the default stream is closed with its device")
        while self.batches.closed is None and self.device.broken is None:
            self.wait()
            with self.lock:
                if self.batches.closed is None and not self.pending():  # nobody recorded anything meanwhile
                    self.batches.closed = Closed("this stream was closed")
                    self.destroy()
                    self.device.forget_stream(self)
        self.report()

    def destroy(self) -> None:
        """Free the command buffers; the device must be idle. The timeline remains: other threads may be asking it."""
        self.batches.destroy()

    def __repr__(self) -> str:
        number = self.device.streams.index(self) if self in self.device.streams else "(closed)"
        return f"<Stream {number} of {self.device.name}>"
