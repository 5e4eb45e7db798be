"""Where the time goes: kernels and copies by the device's clock, waits by the host's.

    with device.profile() as profile:
        ...
    print(profile.table())
    profile.save("trace.json")          # opens in chrome://tracing and ui.perfetto.dev

While a profile is open every command carries two timestamps, which costs about 2 µs of host time each.
Device times are placed on the host's clock by one empty submission at the start, so their distance to host
times is right to some ten microseconds; distances among device times are exact.
"""

from __future__ import annotations

import os
import time
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import InvalidInput
from ..streams.timestamps import Slot

if TYPE_CHECKING:
    from ..streams.recorder import Recorder, StreamDevice
    from ..vulkan.interfaces import Observer


_KINDS = {"kernel": "kernels", "copy": "copies", "wait": "waits"}


class Interval(NamedTuple):
    """Something that took time: `kind` is "kernel", "copy" or "wait"; times are seconds since the profile began."""

    kind: str
    name: str
    stream: int
    start: float
    end: float

    @property
    def seconds(self) -> float:
        """How long it took."""
        return self.end - self.start


class Profile:
    """Collects intervals between entering and leaving its `with` block."""

    def __init__(self, device: StreamDevice) -> None:
        self.device = device
        self.intervals: list[Interval] = []
        self._open: list[tuple[str, str, int, Slot, Slot]] = []
        self._started: dict[int, tuple[str, str, Slot]] = {}
        self._offset = 0.0
        self._zero = 0.0
        self._previous: Observer | None = None
        self.follows_copies = False

    def __enter__(self) -> Profile:
        device = self.device
        if isinstance(device.observer, Profile):
            raise InvalidInput("a profile of this device is already open")
        self._previous = device.observer  # labels, if any
        self.follows_copies = device.timestamps.on_copy_queues
        device.synchronize()
        slots: list[Slot] = []
        before = time.perf_counter()
        device.stream.record(lambda command: slots.append(device.timestamps.write(command)))
        device.stream.synchronize()
        after = time.perf_counter()
        self._zero = before
        self._offset = slots[0].seconds() - (after - before) / 2
        device.observe(self)
        return self

    def __exit__(self, *exc: object) -> None:
        device = self.device
        device.observe(self._previous)
        device.synchronize()
        for kind, name, number, first, last in self._open:
            start, end = first.seconds() - self._offset, last.seconds() - self._offset
            self.intervals.append(Interval(kind, name, number, start, end))
        self._open.clear()
        self.intervals.sort(key=lambda i: i.start)

    # Called by streams, with their lock held

    def before(self, stream: Recorder, command: Any, kind: str, name: str) -> None:
        """Start an interval; called by a stream, with its lock held."""
        self._started[id(stream)] = (kind, name, self.device.timestamps.write(command))

    def after(self, stream: Recorder, command: Any) -> None:
        """End the interval that the stream started; called with its lock held."""
        kind, name, first = self._started.pop(id(stream))
        number = self.device.streams.index(stream)
        self._open.append((kind, name, number, first, self.device.timestamps.write(command)))

    def waited(self, stream: Recorder, start: float, end: float) -> None:
        """Book a wait of the host's, from `start` to `end` by `time.perf_counter`."""
        number = self.device.streams.index(stream)
        self.intervals.append(Interval("wait", "wait", number, start - self._zero, end - self._zero))

    # Results

    def statistics(self) -> dict[str, tuple[int, float, float, float]]:
        """For each kernel and kind of copy: how often, total, shortest and longest seconds."""
        times: dict[str, list[float]] = defaultdict(list)
        for interval in self.intervals:
            times[interval.name].append(interval.seconds)
        return {name: (len(t), sum(t), min(t), max(t)) for name, t in times.items()}

    def __repr__(self) -> str:
        parts = []
        for kind, several in _KINDS.items():
            seconds = [interval.seconds for interval in self.intervals if interval.kind == kind]
            if seconds:
                what = kind if len(seconds) == 1 else several
                parts.append(f"{len(seconds)} {what} in {sum(seconds) * 1e3:.3f} ms")
        state = "open, " if self.device.observer is self else ""
        return f"<Profile of {self.device.name}: {state}{', '.join(parts) or 'nothing yet'}>"

    def table(self) -> str:
        """The statistics as text, the longest total first."""
        rows = sorted(self.statistics().items(), key=lambda item: -item[1][1])
        lines = [f"{'what':<32} {'count':>7} {'total ms':>10} {'mean us':>10} {'min us':>10} {'max us':>10}"]
        for name, (count, total, least, most) in rows:
            lines.append(
                f"{name:<32.32} {count:>7} {total * 1e3:>10.3f} {total / count * 1e6:>10.2f} {least * 1e6:>10.2f}"
                f" {most * 1e6:>10.2f}"
            )
        return "\n".join(lines)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write a Chrome trace (Trace Event Format, complete events)."""
        import json

        events: list[dict[str, Any]] = [
            {"ph": "M", "name": "process_name", "pid": 0, "args": {"name": self.device.name}},
            *(
                {
                    "ph": "M",
                    "name": "thread_name",
                    "pid": 0,
                    "tid": 2 * n + host,
                    "args": {"name": f"stream {n} {side}"},
                }
                for n in range(len(self.device.streams))
                for host, side in enumerate(("device", "host"))
            ),
        ]
        for i in self.intervals:
            tid = 2 * i.stream + (i.kind == "wait")
            event = {
                "ph": "X",
                "name": i.name,
                "cat": i.kind,
                "pid": 0,
                "tid": tid,
                "ts": i.start * 1e6,
                "dur": i.seconds * 1e6,
            }
            events.append(event)
        Path(path).write_text(json.dumps({"traceEvents": events, "displayTimeUnit": "ns"}))
