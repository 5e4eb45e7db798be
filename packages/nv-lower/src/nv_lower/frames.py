"""Room for the frames of Python functions that call each other deeply.

CPython keeps frames in chunks of 16 KiB. It maps a chunk when a call does not fit into the last one, and unmaps it
when that call returns. Numba's typing nests hundreds of frames; where the end of a chunk lies at a function that is
called in a loop, every call maps and unmaps memory. Which function that is depends on how deep the caller's own stack
is: compiling one of the benchmarks' kernels took between 1.0 and 1.8 times as long.

A chunk is as large as the frame that it is made for, rounded up to a power of two. A function with an evaluation stack
of more than half a megabyte that it never uses therefore leaves nearly as much to what it calls.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

#: Words of a frame that are never written: 547 KiB, so that the chunk has 1 MiB.
_UNUSED = 70_000


def roomy(function: Callable[P, R]) -> Callable[P, R]:
    """Decorate a function so that the frames of what it calls lie in one chunk."""

    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        return function(*args, **kwargs)

    call.__code__ = call.__code__.replace(co_stacksize=_UNUSED)
    return functools.update_wrapper(call, function)
