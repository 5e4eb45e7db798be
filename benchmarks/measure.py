"""Timing: how long one run takes when many follow one another, and how far results are off."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from targets import Target


@dataclass(frozen=True)
class Program:
    """A workload on one target: `run` starts it once, `result` is what it has computed by now."""

    run: Callable[[], Any]
    result: Callable[[], np.ndarray]


@dataclass(frozen=True)
class Case:
    """A workload at one size.

    `work` is what one run does, in units of `unit` times a second once divided by the time (1e9 of bytes,
    floating-point operations, sites …). `cpu` does the same by Numba's CPU target and returns its result.
    `error` compares a result with the reference; above `tolerance` it counts as wrong.
    """

    work: float
    unit: str
    program: Callable[[Target], Program]
    cpu: Callable[[], np.ndarray]
    error: Callable[[np.ndarray], float]
    tolerance: float


@dataclass(frozen=True)
class Timing:
    """Seconds of one run: the median and the least over batches, and how many runs a batch had."""

    median: float
    best: float
    runs: int


def time_runs(
    run: Callable[[], Any], finish: Callable[[], None], seconds: float = 0.6, batches: int = 5
) -> Timing:
    """Time `run` in batches that end with `finish`, about `seconds` in all; call it warm."""

    def batch(runs: int) -> float:
        start = time.perf_counter()
        for _ in range(runs):
            run()
        finish()
        return time.perf_counter() - start

    once = batch(1)
    if once > seconds:  # long runs vary little, and nobody wants to wait for five
        again = batch(1)
        return Timing((once + again) / 2, min(once, again), 1)
    runs = max(1, min(1000, int(seconds / batches / max(once, 1e-6))))
    times = [batch(runs) / runs for _ in range(batches)]
    return Timing(statistics.median(times), min(times), runs)


def relative_error(result: np.ndarray, reference: np.ndarray) -> float:
    """The largest difference over the largest magnitude of the reference."""
    reference = np.asarray(reference, dtype=np.float64)
    scale = float(np.max(np.abs(reference))) or 1.0
    return float(np.max(np.abs(np.asarray(result, dtype=np.float64) - reference))) / scale


def groups_for(extent: int, local: int) -> int:
    """How many groups of `local` invocations cover `extent`."""
    return -(-extent // local)
