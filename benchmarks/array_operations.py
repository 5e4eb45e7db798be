"""What operations on device arrays cost: host time of small ones, and the rate of large ones beside a plain copy.

    python benchmarks/array_operations.py [elements]

Rates are bytes that an ideal implementation moves, divided by the time; the copy's is what the device can do. The
elements of large arrays are float32, 2**24 of them unless another number is given.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import numba_vulkan as nv

CALLS = 1000
ROUNDS = 7


def host_microseconds(operation: Callable[[], Any]) -> float:
    """Of one call among many, the wait at the end not counted."""
    for _ in range(200):
        operation()
    nv.synchronize()
    taken = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(CALLS):
            operation()
        taken.append((time.perf_counter() - start) / CALLS)
        nv.synchronize()
    return min(taken) * 1e6


def seconds(operation: Callable[[], Any]) -> float:
    """Of one call and the wait for it."""
    for _ in range(3):
        operation()
    taken = []
    for _ in range(ROUNDS):
        nv.synchronize()
        start = time.perf_counter()
        operation()
        nv.synchronize()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken)


def small() -> dict[str, Callable[[], Any]]:
    """Operations on arrays of 1000 elements."""
    d = nv.to_device(np.ones(1000, np.float32))
    square = nv.to_device(np.ones((10, 100), np.float32))
    fused = nv.fuse(lambda a, b: a * b + a)
    return {
        "d + d": lambda: d + d,
        "d * 2.0": lambda: d * 2.0,
        "np.add(d, d)": lambda: np.add(d, d),
        "d + d, 2-d": lambda: square + square,
        "d + d[0], broadcast": lambda: square + square[0],
        "d += d": lambda: np.add(d, d, out=d),
        "fused a * b + a": lambda: fused(d, d),
        "d.sum()": lambda: d.sum(),
        "d[::2]": lambda: d[::2],
    }


def large(count: int) -> dict[str, tuple[float, Callable[[], Any]]]:
    """Operations on large arrays, with the bytes that they must move."""
    a, b, c = (nv.to_device(np.random.default_rng(k).random(count, np.float32)) for k in range(3))
    keys = a.view(np.uint32)
    out = nv.device_array_like(a)
    fused = nv.fuse(lambda a, b, c: a * b + c)
    nbytes = 4.0 * count
    return {
        "copy": (2 * nbytes, lambda: out.copy_to_device(a)),
        "a + b": (3 * nbytes, lambda: np.add(a, b, out=out)),
        "fused a * b + c": (4 * nbytes, lambda: fused(a, b, c, out=out)),
        "a * b + c": (4 * nbytes, lambda: a * b + c),
        "sum": (nbytes, lambda: a.sum()),
        "cumsum": (2 * nbytes, lambda: a.cumsum()),
        "sort of uint32": (2 * nbytes, lambda: nv.sort(keys)),
    }


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1 << 24
    print(nv.current_device())
    for name, operation in small().items():
        print(f"{name:24} {host_microseconds(operation):8.1f} us of host time")
    for name, (nbytes, operation) in large(count).items():
        taken = seconds(operation)
        print(f"{name:24} {taken * 1e3:8.2f} ms {nbytes / taken / 1e9:8.1f} GB/s")


if __name__ == "__main__":
    main()
