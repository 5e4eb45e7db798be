"""Exceptions of kernels that nobody waited for: printed when the process ends, which then does not end with 0.

`docs/rationale/0012-unobserved-exceptions.md` says why this way.
"""

from __future__ import annotations

import atexit
import sys
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numba_vulkan.sessions.session import Session
    from numba_vulkan.sessions.status import Report, Watch

EXIT_SECONDS = 2.0  # how long the end waits for kernels that still run
EXIT_STATUS = 120  # Python's own for what goes wrong after the program's end
_LAST = -1000  # priority among multiprocessing's finalizers: after all others


def report_at_exit(session: Session) -> None:
    """Have the exceptions that are left in a session's status cells reported when the process ends."""
    multiprocessing = sys.modules.get("multiprocessing")
    if multiprocessing is not None and multiprocessing.parent_process() is not None:
        from multiprocessing.util import Finalize

        Finalize(None, _end_child, args=(session,), exitpriority=_LAST)
    atexit.register(_end, session)  # runs before the runtime closes the device, which registered earlier


def _end(session: Session) -> None:
    if report(session):
        sys.stderr = _FailingLastFlush(sys.stderr)


def _end_child(session: Session) -> None:
    if report(session):
        raise SystemExit(EXIT_STATUS)


def report(session: Session) -> bool:
    """Wait a little for the session's kernels, and print what they raised; whether there was anything."""
    found = _left(session)
    for watch, report in found:
        exception = watch.exception(report)
        _say(
            f"numba_vulkan: kernel {watch.kernel!r} raised an exception, and the program ended without waiting for it "
            "(nv.synchronize() waits, and raises it):"
        )
        sys.excepthook(type(exception), exception, exception.__traceback__)
    return bool(found)


def _left(session: Session) -> list[tuple[Watch, Report]]:
    streams = session.cells.watched()
    if not streams or session.device.broken is not None:
        return []
    from nv_runtime import RuntimeFailure  # which the session has loaded; `import numba_vulkan` does not

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
    return session.cells.take(*streams)


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
