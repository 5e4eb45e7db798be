"""Grids of more than 2**31 invocations and arrays of more than 4 GiB: too slow or too large for the ordinary tests.

    python packages/numba-vulkan/fuzz/huge.py

Each check runs where the device's memory allows and is counted; a CPU device takes seconds for each.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import numpy as np

import numba_vulkan as nv


@nv.jit
def mark(out, n):
    i = nv.grid(1)
    if i == n - 1 or i == 2**31:
        nv.atomic.add(out, i % 2, i)


@nv.jit
def ends(x):
    i = nv.grid(1)
    if i == 0:
        x[0] = 1
        x[x.size // 2] = 3
        x[-1] = 2


def extent() -> None:
    """The last of 2**31 + 6 invocations, and the first whose index has 32 bits, know who they are."""
    n = 2**31 + 6
    out = nv.to_device(np.zeros(2, np.int64))
    mark.forall(n, 1024)(out, n)
    assert out.copy_to_host().tolist() == [2**31, n - 1]


def array() -> None:
    """Elements at both ends of an array of more than 4 GiB."""
    x = nv.device_array(2**32 + 9, np.uint8)
    ends[1, 1](x)
    assert (int(x[0]), int(x[x.size // 2]), int(x[-1])) == (1, 3, 2)
    assert (x[-1:].copy_to_host() == 2).all()


def array_of_doubles() -> None:
    """The same where the count of elements fits 32 bits and the offset does not, through a view from its end."""
    x = nv.device_array(2**29 + 9, np.float64)
    ends[1, 1](x[::-1])
    assert (x[0], x[-1]) == (2, 1)


def main() -> int:
    """Run every check; prints a line each."""
    checks: tuple[Callable[[], None], ...] = (extent, array, array_of_doubles)
    failed = 0
    for check in checks:
        try:
            check()
            print(f"{check.__name__}: right on {nv.current_device().name}")
        except MemoryError as error:
            print(f"{check.__name__}: skipped, {error}")
        except AssertionError:
            failed += 1
            print(f"{check.__name__}: WRONG")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
