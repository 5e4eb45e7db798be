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
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .event import Event

if TYPE_CHECKING:
    from ..memory.buffer import Buffer
    from .recorder import Recorder

#: What a piece of work touches: a buffer, the first byte, the byte after the last, and whether it may write them.
Access = tuple["Buffer", int, int, bool]
#: What a buffer remembers: the work that touched it, and the rest of its `Access`.
Use = tuple["InOrder", int, int, bool]

MAX_USES = 16  # of one buffer; beyond, those of one stream count as one of all between them

_NOTHING: Mapping[Recorder, int] = {}


class InOrder:
    """Work that was put in order: the context manager of `Stream.in_order`.

    Attributes
    ----------
    stream, value : the work is over when the stream's timeline reaches the value; None until it is recorded.
    behind : other streams whose work this builds upon, with the timeline values of that work.
    """

    __slots__ = ("_accesses", "behind", "stream", "value")

    def __init__(self, stream: Recorder, accesses: Sequence[Access], value: int | None = None) -> None:
        self.stream = stream
        self.value = value
        self.behind: Mapping[Any, int] = _NOTHING
        self._accesses = accesses

    def __enter__(self) -> InOrder:
        stream = self.stream
        earlier: list[Use] = []
        try:
            with stream.device.uses_lock:
                for buffer, low, high, write in self._accesses:
                    if low >= high:
                        continue
                    uses = buffer.uses
                    if uses is None:
                        uses = buffer.uses = [_first_use(stream.device.stream, buffer)]
                    if len(uses) == 1:  # the usual case: this stream did the same before
                        before, first, end, wrote = uses[0]
                        same = before.stream is stream and first == low and end == high and wrote is write
                        known = not before.behind or self.behind is before.behind or self.behind is _NOTHING
                        if same and known and before.value is not None:
                            if wrote:
                                self.behind = before.behind or self.behind
                            uses[0] = (self, low, high, write)
                            continue
                    uses[:] = self._claimed(uses, low, high, write, earlier)
            if earlier:
                self._follow(earlier)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._accesses = ()
        self.value = self.stream.recorded()

    def _claimed(self, uses: list[Use], low: int, high: int, write: bool, earlier: list[Use]) -> list[Use]:
        """The uses of a buffer with a further one, which stands for some of the others; collect those to follow."""
        stream = self.stream
        kept = []
        for use in uses:
            before, first, end, wrote = use
            value = before.value
            if before.reported():
                continue
            conflicts = (write or wrote) and first < high and low < end
            if conflicts and (before.stream is not stream or before.behind):
                earlier.append(use)
            stands_for = conflicts if write else before.stream is stream and not wrote
            if value is None or not (stands_for and low <= first and end <= high):
                kept.append(use)
        kept.append((self, low, high, write))
        return kept if len(kept) <= MAX_USES else _merged(kept)

    def _follow(self, earlier: list[Use]) -> None:
        """Make the stream wait for the other streams' uses, and note upon whose work it builds."""
        stream = self.stream
        behind = dict(self.behind)
        waits: dict[Recorder, int] = {}
        for before, _, _, wrote in earlier:
            if before.stream is not stream:
                value = before.recorded()
                waits[before.stream] = max(waits.get(before.stream, 0), value)
                if wrote:
                    behind[before.stream] = max(behind.get(before.stream, 0), value)
            if wrote:
                _add(behind, before.behind)
        behind.pop(stream, None)
        self.behind = behind
        for other, value in waits.items():
            if not other.passed(value):
                stream.wait_event(Event(other, value))

    def reported(self) -> bool:
        """Return whether the host has waited for this use and for all that it depends on."""
        done = self.value is not None and self.value <= self.stream.reported
        return done and all(value <= stream.reported for stream, value in self.behind.items())

    def recorded(self) -> int:
        """The value, once the thread that claimed the use has recorded its work."""
        pause = 0.0
        while (value := self.value) is None:
            time.sleep(pause)
            pause = min(pause + 20e-6, 1e-3)
        return value


def _first_use(stream: Recorder, buffer: Buffer) -> Use:
    """Of a buffer that is asked about for the first time only the default stream may have been the user."""
    return InOrder(stream, (), stream.recorded()), 0, buffer.nbytes, True


def _merged(uses: list[Use]) -> list[Use]:
    """Fewer uses that say at least as much: those of one stream and kind that are recorded become one."""
    merged = [use for use in uses if use[0].value is None]
    groups: dict[tuple[Recorder, bool], list[Use]] = {}
    for use in uses:
        if use[0].value is not None:
            groups.setdefault((use[0].stream, use[3]), []).append(use)
    for (stream, write), group in groups.items():
        together = InOrder(stream, (), max(before.value or 0 for before, *_ in group))
        behind: dict[Recorder, int] = {}
        for before, *_ in group:
            _add(behind, before.behind)
        together.behind = behind
        merged.append((together, min(use[1] for use in group), max(use[2] for use in group), write))
    return merged


def _add(behind: dict[Recorder, int], more: Mapping[Recorder, int]) -> None:
    for stream, value in more.items():
        if value > max(behind.get(stream, 0), stream.reported):
            behind[stream] = value
