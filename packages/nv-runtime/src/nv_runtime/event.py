"""Events: a point in a stream that the host or another stream can wait for."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .errors import InvalidInput

if TYPE_CHECKING:
    from .stream import Stream


@dataclass(frozen=True, slots=True, eq=False)
class Event:
    """A point in a stream; it has passed when everything recorded before it has completed.

    Make one with `Stream.record_event`. Attributes: `stream`, and `value`, the stream's timeline value that stands for it.
    """

    stream: Stream
    value: int

    @classmethod
    def record(cls, stream: Stream) -> Event:
        return cls(stream, stream.recorded())

    @property
    def done(self) -> bool:
        """Whether the event has passed; submits the stream's work, does not wait."""
        self.stream.flush()
        return self.stream.passed(self.value)

    def wait(self, timeout: float | None = None) -> bool:
        """Block until the event has passed; False if `timeout` seconds pass first."""
        self.stream.flush()
        return self.stream._timeline.wait(self.value, timeout)


def wait_any(events: Sequence[Event], timeout: float | None = None) -> Event | None:
    """The first of several events, of any streams and devices, that has passed; None if `timeout` seconds pass first."""
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
