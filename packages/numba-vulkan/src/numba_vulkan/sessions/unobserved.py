"""Exceptions of kernels that nobody waited for: printed when the process ends, which then does not end with 0.

`docs/rationale/0012-unobserved-exceptions.md` says why this way.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import sys
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import nv_runtime
    from numba_vulkan.sessions.status import Report, StatusCells, Watch

EXIT_SECONDS = 2.0  # how long the end waits for kernels that still run
EXIT_STATUS = 120  # Python's own for what goes wrong after the program's end
_LAST = -1000  # priority among multiprocessing's finalizers: after all others


def report_at_exit(device: nv_runtime.Device, cells: StatusCells) -> None:
    """Have the exceptions that are left in a device's status cells reported when the process ends."""
    ending = _Ending(device, cells)
    multiprocessing = sys.modules.get("multiprocessing")
    if multiprocessing is not None and multiprocessing.parent_process() is not None:
        from multiprocessing.util import Finalize

        Finalize(None, ending.of_child, exitpriority=_LAST)
    atexit.register(ending.of_process)  # runs before the runtime closes the device, which registered earlier


class _Ending:
    """What the end of the process does."""

    def __init__(self, device: nv_runtime.Device, cells: StatusCells) -> None:
        self.device = device
        self.cells = cells
        self.told = False

    def of_process(self) -> None:
        """As an exit function."""
        if report(self.device, self.cells):
            self.told = True
            sys.stderr = _FailingLastFlush(sys.stderr)

    def of_child(self) -> None:
        """As the last finalizer of a child of `multiprocessing`."""
        if report(self.device, self.cells):
            raise SystemExit(EXIT_STATUS)
        if self.told and _status_is_fixed():
            for stream in (sys.stdout, sys.stderr):
                with contextlib.suppress(AttributeError, OSError, ValueError):  # none, broken or closed
                    stream.flush()
            os._exit(EXIT_STATUS)  # which `multiprocessing` does next, with the status that it has


def _status_is_fixed() -> bool:
    """Return whether finalizers run behind the exit functions, and the process then ends with a status fixed before.

    Children that are forked do so from Python 3.13 on.
    """
    import multiprocessing

    method = getattr(multiprocessing.current_process(), "_start_method", None)
    forked = (method or multiprocessing.get_start_method()) in ("fork", "forkserver")
    return forked and sys.version_info >= (3, 13)


def report(device: nv_runtime.Device, cells: StatusCells) -> bool:
    """Wait a little for the device's kernels, and print what they raised; whether there was anything."""
    found = _left(device, cells)
    for watch, report in found:
        exception = watch.exception(report)
        _say(
            f"numba_vulkan: kernel {watch.kernel!r} raised an exception, and the program ended without waiting for it "
            "(nv.synchronize() waits, and raises it):"
        )
        sys.excepthook(type(exception), exception, exception.__traceback__)
    return bool(found)


def _left(device: nv_runtime.Device, cells: StatusCells) -> list[tuple[Watch, Report]]:
    streams = cells.watched()
    if not streams or device.broken is not None:
        return []
    from nv_runtime import (
        RuntimeFailure,  # which opening the device has loaded; `import numba_vulkan` does not
    )

    deadline = time.monotonic() + EXIT_SECONDS
    try:
        idle = [stream.wait(max(deadline - time.monotonic(), 0.0)) for stream in streams]
    except RuntimeFailure:  # the device was lost, and its kernels with it
        return []
    if not all(idle):
        _say(
            "numba_vulkan: the program ended while kernels were running; exceptions that they may still raise are not "
            "reported (end the program with nv.synchronize())"
        )
    return cells.take(*streams)


def _say(text: str) -> None:
    if sys.stderr is not None:
        print(text, file=sys.stderr)


class _FailingLastFlush:
    """The standard error stream, except that flushing it fails when the interpreter does so at its very end.

    Python then ends with status 120, as its documentation of `sys.exit` says, after everything else was done.
    """

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def flush(self) -> None:
        if self._stream is not None:
            self._stream.flush()
        if sys.is_finalizing():
            raise OSError("a kernel raised an exception that nobody waited for")
