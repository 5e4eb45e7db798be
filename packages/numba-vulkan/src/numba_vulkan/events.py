"""`nv.event()`: events as numba.cuda has them, which are made first and recorded later, as often as one likes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numba_vulkan.boundary import public
from numba_vulkan.devices import session_of
from numba_vulkan.errors import ArgumentError

if TYPE_CHECKING:
    import nv_runtime
    from numba_vulkan.devices import DeviceLike


class Event:
    """A point in a stream, once it is recorded."""

    def __init__(self, timing: bool, device: DeviceLike | None) -> None:
        self._timing = timing
        self._device = device
        self._point: nv_runtime.Event | None = None

    def __repr__(self) -> str:
        return f"<event: {self._point!r}>" if self._point is not None else "<event: not recorded yet>"

    @public
    def record(self, stream: Any = None) -> None:
        """Mark the work that is on a stream so far; None and 0 are the default stream."""
        session = session_of(getattr(stream, "device", self._device))
        self._point = session.stream_of(stream).record_event(timing=self._timing)

    @public
    def query(self) -> bool:
        """Return whether the work before the event is done, without waiting; True where it was never recorded."""
        return self._point is None or self._point.done

    @public
    def synchronize(self) -> None:
        """Wait on the host until the work before the event is done, and raise what its kernels raised."""
        if self._point is not None:
            self._point.wait()

    @public
    def wait(self, stream: Any = None) -> None:
        """Let a stream wait on the device: what is put on it from now on starts after the event."""
        if self._point is not None:
            session = session_of(getattr(stream, "device", self._device))
            session.stream_of(stream).wait_event(self._point)

    @public
    def elapsed_time(self, later: Event) -> float:
        """Milliseconds on the device from this event to a later one; waits for both.

        Raises
        ------
        ArgumentError
            One was not recorded, or was made with `timing=False`.
        """
        if self._point is None or later._point is None:
            raise ArgumentError("an event has a time when it is recorded: event.record(stream)")
        if not (self._timing and later._timing):
            raise ArgumentError("events made with timing=False have no times; write nv.event()")
        return 1e3 * self._point.elapsed(later._point)


@public
def event(timing: bool = True, *, device: DeviceLike | None = None) -> Event:
    """An event, to be recorded on a stream with `event.record(stream)`.

    Parameters
    ----------
    timing
        Whether the device's time is noted, for `elapsed_time`.
    device
        Whose default stream is meant where none is named; None is the current device.

    Examples
    --------
    >>> start, end = nv.event(), nv.event()
    >>> start.record()
    >>> array = nv.to_device(np.zeros(1000)) + 1
    >>> end.record()
    >>> start.elapsed_time(end) >= 0
    True
    """
    return Event(timing, device)
