"""What a workload of the demo gives back, and how it tells how far it is."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

#: Called with a fraction of the workload that is done, 0 to 1, and a word on what happens now.
Progress = Callable[[float, str], None]


@dataclass(frozen=True)
class Outcome:
    """One line of the closing table.

    Attributes
    ----------
    workload, size
        What ran, on how much.
    seconds
        Time on the device, launches and waits included; compiling and checking are not.
    error, tolerance
        How far the result is from NumPy's, and how far float rounding may bring it.
    measure
        What the error is: a largest difference, a share of wrong cells.
    """

    workload: str
    size: str
    seconds: float
    error: float
    tolerance: float
    measure: str
    pictures: tuple[str, ...] = ()

    @property
    def right(self) -> bool:
        """Return whether the result is NumPy's, within rounding."""
        return self.error <= self.tolerance


@dataclass
class Stopwatch:
    """Sums the seconds of several stretches of work."""

    seconds: float = field(default=0.0)

    @contextmanager
    def running(self) -> Iterator[None]:
        """A stretch that counts."""
        start = time.perf_counter()
        yield
        self.seconds += time.perf_counter() - start


def largest_relative(result: np.ndarray, reference: np.ndarray) -> float:
    """The largest difference over the largest magnitude of the reference."""
    scale = float(np.max(np.abs(reference))) or 1.0
    return float(np.max(np.abs(result.astype(np.float64) - reference))) / scale


#: A workload: draws into the folder, tells its progress.
Workload = Callable[[Path, Progress], Outcome]
