"""The Mandelbrot set, one invocation a pixel."""

from __future__ import annotations

from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
from outcome import Outcome, Progress, Stopwatch

import numba_vulkan as nv

ROWS, COLUMNS = 900, 1200
ITERATIONS = 400
LEFT, BOTTOM, STEP = np.float32(-2.2), np.float32(-1.2), np.float32(2.4 / ROWS)
CHECKED = 9  # every ninth row is compared


@nv.jit
def mandelbrot(left, bottom, step, iterations, counts):
    """How many steps of z -> z^2 + c stay within |z| <= 2, for each pixel's c."""
    column, row = nv.grid(2)
    if row < counts.shape[0] and column < counts.shape[1]:
        c = (left + np.float32(column) * step, bottom + np.float32(row) * step)
        x, y = np.float32(0), np.float32(0)
        n = np.int32(0)
        while n < iterations and x * x + y * y <= np.float32(4):
            x, y = x * x - y * y + c[0], np.float32(2) * x * y + c[1]
            n += np.int32(1)
        counts[row, column] = n


def numpy_counts(rows: np.ndarray) -> np.ndarray:
    """The same for some rows."""
    real = (LEFT + np.arange(COLUMNS, dtype=np.float32) * STEP)[None, :].repeat(rows.size, axis=0)
    imag = (BOTTOM + rows.astype(np.float32) * STEP)[:, None].repeat(COLUMNS, axis=1)
    x, y = np.zeros_like(real), np.zeros_like(imag)
    counts = np.zeros(real.shape, dtype=np.int32)
    inside = np.ones(real.shape, dtype=bool)
    for _ in range(ITERATIONS):
        inside &= x * x + y * y <= np.float32(4)
        if not inside.any():
            break
        counts[inside] += 1
        stepped = x * x - y * y + real, np.float32(2) * x * y + imag
        x, y = (np.where(inside, new, old) for new, old in zip(stepped, (x, y), strict=True))
    return counts


def run(folder: Path, progress: Progress) -> Outcome:
    """The whole set at 1200 x 900."""
    counts = nv.to_device(np.zeros((ROWS, COLUMNS), dtype=np.int32))
    groups = (-(-COLUMNS // 16), -(-ROWS // 16))
    view = (LEFT, BOTTOM, STEP, np.int32(ITERATIONS))
    progress(0.1, "compiling")
    mandelbrot[groups, (16, 16)](*view, counts)
    nv.synchronize()
    watch = Stopwatch()
    progress(0.4, "drawing")
    with watch.running():
        mandelbrot[groups, (16, 16)](*view, counts)
        nv.synchronize()

    progress(0.7, "checking")
    result = counts.copy_to_host()
    rows = np.arange(0, ROWS, CHECKED)
    wrong = float(np.mean(result[rows] != numpy_counts(rows)))
    shade = np.where(result == ITERATIONS, 0, np.log1p(result))
    plt.imsave(folder / "mandelbrot.png", shade, cmap="magma")
    return Outcome(
        workload="Mandelbrot set",
        size=f"{COLUMNS} x {ROWS} pixels, {result.sum() / 1e6:.0f} M iterations",
        seconds=watch.seconds,
        error=wrong,
        tolerance=0.0,
        measure="share of pixels",
        pictures=("mandelbrot.png",),
    )
