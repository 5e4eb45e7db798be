"""One function for many numbers, on a few threads."""

from __future__ import annotations

import threading
from collections.abc import Callable

INTERRUPTED_SECONDS = 0.5  # how long an interrupted caller waits for the other threads


def in_parallel(work: Callable[[int], object], count: int, threads: int) -> None:
    """Call work(0) to work(count - 1), in about that order, on up to `threads` threads, of which this is one.

    The first exception ends it and is raised. After Ctrl-C the calls that have begun may go on for a moment.
    """
    numbers = iter(range(count))
    lock = threading.Lock()
    errors: list[BaseException] = []

    def calls() -> None:
        while not errors:
            with lock:
                number = next(numbers, None)
            if number is None:
                return
            try:
                work(number)
            except BaseException as error:
                errors.append(error)

    others = [threading.Thread(target=calls, daemon=True) for _ in range(min(threads, count) - 1)]
    started = []
    try:
        for thread in others:
            thread.start()
            started.append(thread)
    except RuntimeError:  # the interpreter is ending, or the system has no further threads: fewer are enough
        pass
    calls()
    try:
        for thread in started:
            thread.join(None if not errors or isinstance(errors[0], Exception) else INTERRUPTED_SECONDS)
    except BaseException as error:
        errors.insert(0, error)
    if errors:
        raise errors[0]
