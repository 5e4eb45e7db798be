"""Order between streams that follows from the memory that calls touch.

A buffer remembers who used it last: for each range of bytes the stream, how far that stream's timeline has to get, and
whether it was written. `Stream.in_order` makes what is recorded in its body come after every earlier use that conflicts
with it, on the device, and remembers it in turn. Uses of one stream are ordered anyway, and reads do not conflict:

    stream a    write x ─────┬─► read y
    stream b    write y ──┐  └─► read x     waits for a's first value
    stream c              └────► read y     waits for b's first value, not for a's read

Several threads may use a buffer: a use is claimed, under a lock, before anything is recorded, and whoever comes upon a
claim waits until its work is recorded. Nobody waits for a later claim than one's own, so nobody waits in a circle.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .event import Event

if TYPE_CHECKING:
    from .buffer import Buffer
    from .stream import Stream

#: What a piece of work touches: a buffer, the first byte, the byte after the last, and whether it may write them.
Access = tuple["Buffer", int, int, bool]

MOST_USES = 16  # of one buffer; beyond, those of one stream count as one of all between them


class Use:
    """That a stream uses a range of a buffer.

    Attributes
    ----------
    stream, value : the use is over when the stream's timeline reaches the value; None until the work is recorded.
    write, low, high : whether the bytes from `low` up to `high` may change.
    behind : other streams whose work this use builds upon, with the timeline values of that work.
    """

    __slots__ = ("behind", "high", "low", "stream", "value", "write")

    def __init__(
        self, stream: Stream, value: int | None, low: int, high: int, write: bool, behind: dict[Stream, int]
    ) -> None:
        self.stream = stream
        self.value = value
        self.low = low
        self.high = high
        self.write = write
        self.behind = behind

    def recorded(self) -> int:
        """The value, once the thread that claimed the use has recorded its work."""
        pause = 0.0
        while (value := self.value) is None:
            time.sleep(pause)
            pause = min(pause + 20e-6, 1e-3)
        return value


class InOrder:
    """The context manager of `Stream.in_order`. Attribute `behind`: as of `Use`, for all that the body touches."""

    __slots__ = ("_accesses", "_claims", "_stream", "behind")

    def __init__(self, stream: Stream, accesses: Sequence[Access]) -> None:
        self._stream = stream
        self._accesses = accesses
        self._claims: list[Use] = []
        self.behind: dict[Stream, int] = {}

    def __enter__(self) -> InOrder:
        try:
            earlier: list[Use] = []
            with self._stream.device.uses_lock:
                for buffer, low, high, write in self._accesses:
                    if low < high:
                        self._claim(_uses(buffer), low, high, write, earlier)
            if earlier:
                self._follow(earlier)
        except BaseException:
            self._release()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._release()

    def _claim(self, uses: list[Use], low: int, high: int, write: bool, earlier: list[Use]) -> None:
        """Put a use among a buffer's, collect those that it must follow, and drop those that it stands for."""
        stream = self._stream
        claim = Use(stream, None, low, high, write, self.behind)
        kept = []
        for use in uses:
            conflicts = (write or use.write) and use.low < high and low < use.high
            if conflicts and (use.stream is not stream or use.behind):
                earlier.append(use)
            covered = low <= use.low and use.high <= high
            stands_for = conflicts if write else use.stream is stream and not use.write
            if not (covered and stands_for) or use.value is None:
                kept.append(use)
        kept.append(claim)
        uses[:] = kept if len(kept) <= MOST_USES else _merged(kept)
        self._claims.append(claim)

    def _follow(self, earlier: list[Use]) -> None:
        stream, behind = self._stream, self.behind
        waits: dict[Stream, int] = {}
        for use in earlier:
            if use.write:
                for other, value in use.behind.items():
                    behind[other] = max(behind.get(other, 0), value)
            if use.stream is stream:
                continue
            value = use.recorded()
            waits[use.stream] = max(waits.get(use.stream, 0), value)
            if use.write:
                behind[use.stream] = max(behind.get(use.stream, 0), value)
        behind.pop(stream, None)
        for other, value in waits.items():
            if not other.passed(value):
                stream.wait_event(Event(other, value))

    def _release(self) -> None:
        value = self._stream.recorded()
        for claim in self._claims:
            claim.value = value


def _uses(buffer: Buffer) -> list[Use]:
    """A buffer's uses; of one that is asked about for the first time only the default stream may have been the user."""
    uses = buffer.uses
    if uses is None:
        stream = buffer.device.stream
        uses = buffer.uses = [Use(stream, stream.recorded(), 0, buffer.nbytes, True, {})]
    return uses


def _merged(uses: list[Use]) -> list[Use]:
    """Fewer uses that say at least as much: those of one stream and kind that are recorded become one."""
    merged = [use for use in uses if use.value is None]
    groups: dict[tuple[Stream, bool], list[Use]] = {}
    for use in uses:
        if use.value is not None and not use.stream.passed(use.value):
            groups.setdefault((use.stream, use.write), []).append(use)
    for (stream, write), group in groups.items():
        behind: dict[Stream, int] = {}
        for use in group:
            for other, value in use.behind.items():
                behind[other] = max(behind.get(other, 0), value)
        value = max(use.value or 0 for use in group)
        low, high = min(use.low for use in group), max(use.high for use in group)
        merged.append(Use(stream, value, low, high, write, behind))
    return merged
