"""Which device work goes to, and what is kept for each.

A `Session` is one open device and everything that is made once for it: what its features mean for compilation, its
array kinds and its status cells. The process has one `Selection`; `nv.select_device` and the environment variable
NUMBA_VULKAN_DEVICE choose what it holds.
"""

from __future__ import annotations

import os
import threading
import weakref
from typing import TYPE_CHECKING, Any

from numba_vulkan import gc_pause, logs
from numba_vulkan.boundary import public, translated
from numba_vulkan.errors import InvalidInput

if TYPE_CHECKING:
    import nv_runtime
    from numba_vulkan.sessions.session import Session

if TYPE_CHECKING:
    #: What names a device: an index, a part of its name, "cpu", "gpu", a UUID, or the open device.
    DeviceLike = int | str | nv_runtime.Device

ENVIRONMENT = "NUMBA_VULKAN_DEVICE"


class Selection:
    """The sessions of this process and the one that is current; threads may share it."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._sessions: dict[int, Session] = {}
        self._current: Session | None = None

    def current(self) -> Session:
        """The session of the current device, which is opened if none was selected or it was lost."""
        session = self._current
        if session is None or session.device.broken is not None:
            with self._lock:
                self._current = session = self._reopened(session)
        return session

    def _reopened(self, lost: Session | None) -> Session:
        if lost is not None:
            return self.open(lost.device.uuid)
        chosen = os.environ.get(ENVIRONMENT) or None
        try:
            session = self.open(chosen)
            why = f"{ENVIRONMENT}={chosen}" if chosen else "nothing was selected"
            logs.info("current device: %s (%s)", session.device.name, why)
            return session
        except Exception as error:
            ours = translated(error, f"{ENVIRONMENT}={chosen}: ")
            if chosen is None or ours is error:
                raise
            raise ours from error

    def open(self, which: Any) -> Session:
        """The session of a device given by anything `nv_runtime.open_device` takes, or as an open device."""
        with self._lock, gc_pause.paused():
            import nv_runtime
            from numba_vulkan.runtime_objects import Device
            from numba_vulkan.sessions.session import Session

            device = nv_runtime.open_device(which, kind=Device)
            session = self._sessions.get(id(device))
            if session is None or session.device is not device:
                session = self._sessions[id(device)] = Session(device)
            return session

    def select(self, which: Any) -> Session:
        """Make a device current for the whole process."""
        self._current = session = self.open(which)
        logs.info("current device: %s (selected by %r)", session.device.name, which)
        return session

    def opened(self) -> list[Session]:
        """Every session of this process whose device works."""
        return [session for session in list(self._sessions.values()) if session.device.broken is None]

    def forget(self) -> None:
        """Drop every session: after a fork the child opens devices of its own."""
        self._lock = threading.RLock()
        self._sessions.clear()
        self._current = None


SELECTION = Selection()

if hasattr(os, "register_at_fork"):  # not on Windows, which has no fork
    _reference = weakref.ref(SELECTION)
    os.register_at_fork(after_in_child=lambda: _forget(_reference()))


def _forget(selection: Selection | None) -> None:
    if selection is not None:
        selection.forget()


def session_of(device: DeviceLike | None) -> Session:
    """The session meant by a `device=` argument: None is the current one."""
    return SELECTION.current() if device is None else SELECTION.open(device)


@public
def list_devices() -> list[nv_runtime.DeviceInfo]:
    """Every Vulkan device of this machine; printed, the list is one line a device.

    Each has `.index`, `.name`, `.kind`, `.uuid`, `.driver`, `.features`, `.limits` and `.memory` (bytes).

    Raises
    ------
    NoDevice
        There is no Vulkan loader or no driver; the message says what is missing and the command that installs it.

    Examples
    --------
    >>> nv.list_devices()[0].index
    0
    """
    import nv_runtime

    return nv_runtime.devices()


@public
def select_device(which: DeviceLike) -> nv_runtime.Device:
    """Make a device current, for every thread of the process.

    Parameters
    ----------
    which
        An index into `list_devices()`, a part of the device's name, "cpu" or "gpu", a UUID, or an open device. The
        environment variable NUMBA_VULKAN_DEVICE takes the same and chooses the first current device.

    Raises
    ------
    InvalidInput
        Nothing matches; the message lists what there is.

    Examples
    --------
    >>> nv.select_device(0) is nv.current_device()
    True
    """
    if which is None:
        raise InvalidInput(
            "select_device needs an index, a part of a name, 'cpu', 'gpu', a UUID or a device, not None"
        )
    return SELECTION.select(which).device


@public
def current_device() -> nv_runtime.Device:
    """The device to which launches and arrays go unless they say otherwise; opened at first use.

    Examples
    --------
    >>> nv.current_device().limits["maxComputeWorkGroupInvocations"] >= 128
    True
    """
    return SELECTION.current().device


@public
def stream(device: DeviceLike | None = None) -> nv_runtime.Stream:
    """A new stream: work of different streams may overlap, work of one stream keeps its order.

    Launch on it with `kernel[groups, local_size, stream]` or `kernel.forall(extent, stream=stream)`; wait for it with
    `stream.synchronize()`.

    Examples
    --------
    >>> stream = nv.stream()
    >>> array = nv.to_device(np.arange(3), stream=stream)
    >>> stream.synchronize()
    True
    """
    return session_of(device).device.create_stream()


@public
def synchronize(device: DeviceLike | None = None) -> None:
    """Wait until everything launched so far is done, and raise what a kernel raised.

    Parameters
    ----------
    device
        The device to wait for; None waits for every device that this process has used.

    Examples
    --------
    >>> array = nv.to_device(np.zeros(4, dtype=np.float32))
    >>> scale[1, 64](array, 2.0)  # returns at once
    >>> nv.synchronize()
    """
    sessions = SELECTION.opened() if device is None else [session_of(device)]
    for session in sessions:
        session.synchronize()
