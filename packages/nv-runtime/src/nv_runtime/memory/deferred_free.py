"""Freeing what the device may still be using.

A buffer can be dropped, by `free()` or by the garbage collector, while a kernel that was given its address
is still running. Dropping therefore only appends the memory to a queue, with a stamp: how far each stream
had got in its recording at that time. The queue is drained when memory is asked for and when work completes,
and frees what all the stamp's streams have passed.

Appending takes no lock, because finalizers run at any point of any thread, also inside our own locked
regions.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Protocol


class Clock(Protocol):
    """What reclaiming needs of a stream: how much work exists and how much is done."""

    def recorded(self) -> int:
        """The timeline value that will mean: everything recorded up to now is complete."""

    def passed(self, value: int) -> bool:
        """Return whether the device has reached the value; asks the driver at most once."""


class DeferredFree:
    """The queue of things to be freed when the device is done with them."""

    def __init__(self) -> None:
        self.streams: tuple[Clock, ...] = ()  # replaced, never changed in place: read without a lock
        self.closed = False  # the device is gone: there is nothing to free any more
        self._queue: deque[tuple[Callable[[], object], list[tuple[Clock, int]]]] = deque()

    def __len__(self) -> int:
        return len(self._queue)

    def later(self, free: Callable[[], object]) -> None:
        """Call `free` once the device has completed everything recorded before now."""
        if not self.closed:
            self._queue.append((free, [(s, s.recorded()) for s in self.streams]))

    def close(self, stream: Clock, rest: tuple[Clock, ...]) -> None:
        """Wait for a stream, which is idle, no longer."""
        self.streams = rest
        for _, stamp in list(self._queue):
            stamp[:] = [entry for entry in stamp if entry[0] is not stream]

    def forget(self) -> None:
        """Drop everything, now and later, without freeing it: the device is lost or belongs to another process."""
        self.closed = True
        self._queue.clear()

    def drain(self, *, everything: bool = False) -> None:
        """Free what can be freed; `everything` asserts that the device is idle or gone."""
        for _ in range(len(self._queue)):
            try:
                free, stamp = self._queue.popleft()
            except IndexError:  # another thread drained it
                return
            if everything or all(s.passed(value) for s, value in stamp):
                free()
            else:
                self._queue.appendleft((free, stamp))
                return  # later ones wait for at least as much
