"""Events: a point in a stream that the host or another stream can wait for, and whose device time can be read."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ..errors import InvalidInput
from .timestamps import Slot

if TYPE_CHECKING:
    from .timeline import Timeline


class Source(Protocol):
    """What an event needs of its stream."""

    device: Any
    timeline: Timeline

    def flush(self) -> None: ...
    def passed(self, value: int) -> bool: ...
    def report(self) -> None: ...


class Event:
    """A point in a stream; it has passed when everything recorded before it has completed.

    Make one with `Stream.record_event`. Attributes: `stream`, and `value`, the stream's timeline value that
    stands for it.
    """

    __slots__ = ("slot", "stream", "value")

    def __init__(self, stream: Source, value: int, slot: Slot | None = None) -> None:
        self.stream = stream
        self.value = value
        self.slot = slot

    def __repr__(self) -> str:
        state = "passed" if self.stream.passed(self.value) else "to come"
        timed = ", with a device time" if self.slot is not None else ""
        return f"<Event {self.value} of {self.stream!r}: {state}{timed}>"

    @property
    def done(self) -> bool:
        """Return whether the event has passed; submits the stream's work, does not wait."""
        self.stream.flush()
        return self.stream.passed(self.value)

    def wait(self, timeout: float | None = None) -> bool:
        """Block until the event has passed; False if `timeout` seconds pass first."""
        done = self.reach(timeout)
        if done:
            self.stream.report()
        return done

    def reach(self, timeout: float | None = None) -> bool:
        """`wait` without the stream's `on_wait`."""
        self.stream.flush()
        return self.stream.timeline.wait(self.value, timeout)

    def elapsed(self, later: Event) -> float:
        """Seconds on the device from this event to a later one; waits for both.

        Both must be recorded with timing=True.
        """
        if self.slot is None or later.slot is None:
            raise InvalidInput("only events recorded with timing=True have device times")
        self.wait()
        later.wait()
        return later.slot.seconds() - self.slot.seconds()


def wait_any(events: Sequence[Event], timeout: float | None = None) -> Event | None:
    """The first of several events that has passed; None if `timeout` seconds pass first.

    The events may be of any streams and devices.

    Examples
    --------
    >>> streams = [nv_runtime.open_device().create_stream() for _ in range(2)]
    >>> nv_runtime.wait_any([stream.record_event() for stream in streams]).done
    True
    """
    if not events:
        raise InvalidInput("wait_any needs at least one event")
    deadline = None if timeout is None else time.perf_counter() + timeout
    for event in events:
        event.stream.flush()
    pause = 0.0
    while True:
        for event in events:
            if event.stream.passed(event.value):
                return event
        if deadline is not None and time.perf_counter() >= deadline:
            return None
        time.sleep(pause)
        pause = min(pause + 20e-6, 1e-3)
