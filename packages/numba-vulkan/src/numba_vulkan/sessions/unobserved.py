"""Exceptions of kernels that nobody waited for: printed when the process ends, which then does not end with 0.

`docs/rationale/0012-unobserved-exceptions.md` says why this way.
"""

from __future__ import annotations

import atexit
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
    multiprocessing = sys.modules.get("multiprocessing")
    if multiprocessing is not None and multiprocessing.parent_process() is not None:
        from multiprocessing.util import Finalize

        Finalize(None, _end_child, args=(device, cells), exitpriority=_LAST)
    atexit.register(
        _end, device, cells
    )  # runs before the runtime closes the device, which registered earlier


def _end(device: nv_runtime.Device, cells: StatusCells) -> None:
    if report(device, cells):
        sys.stderr = _FailingLastFlush(sys.stderr)


def _end_child(device: nv_runtime.Device, cells: StatusCells) -> None:
    if report(device, cells):
        raise SystemExit(EXIT_STATUS)


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
