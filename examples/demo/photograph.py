"""A photograph through three kernels: Gaussian blur, Sobel edges, histogram equalisation."""

from __future__ import annotations

from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
from matplotlib import cbook
from outcome import Outcome, Progress, Stopwatch
from PIL import Image

import numba_vulkan as nv

LOCAL = (16, 16)
BINS = 256
# Binomial weights of a blur over seven pixels; their sum is 64.
WEIGHTS = np.array([1, 6, 15, 20, 15, 6, 1], dtype=np.float32) / np.float32(64)


@nv.jit
def blur(source, weights, sideways, target):
    """Weighted mean of seven pixels along a row (`sideways`) or a column; the border repeats."""
    column, row = nv.grid(2)
    rows, columns = source.shape
    if row < rows and column < columns:
        total = np.float32(0)
        for k in range(7):
            if sideways:
                total += weights[k] * source[row, min(max(column + k - 3, 0), columns - 1)]
            else:
                total += weights[k] * source[min(max(row + k - 3, 0), rows - 1), column]
        target[row, column] = total


@nv.jit
def sobel(source, target):
    """|gradient| by Sobel's masks, as |horizontal| + |vertical|; zero on the border."""
    column, row = nv.grid(2)
    rows, columns = source.shape
    if row >= rows or column >= columns:
        return
    if row == 0 or column == 0 or row == rows - 1 or column == columns - 1:
        target[row, column] = 0
        return
    left = source[row - 1, column - 1] + 2 * source[row, column - 1] + source[row + 1, column - 1]
    right = source[row - 1, column + 1] + 2 * source[row, column + 1] + source[row + 1, column + 1]
    above = source[row - 1, column - 1] + 2 * source[row - 1, column] + source[row - 1, column + 1]
    below = source[row + 1, column - 1] + 2 * source[row + 1, column] + source[row + 1, column + 1]
    target[row, column] = abs(right - left) + abs(below - above)


@nv.jit
def histogram(picture, counts):
    """How often each of 256 levels occurs: in shared memory first, then one addition a level and workgroup."""
    shared = nv.shared.array(BINS, np.int32)
    here = nv.local_id(1) * 16 + nv.local_id(0)
    shared[here] = 0
    nv.barrier()
    column, row = nv.grid(2)
    if row < picture.shape[0] and column < picture.shape[1]:
        nv.atomic.add(shared, picture[row, column], 1)
    nv.barrier()
    nv.atomic.add(counts, here, shared[here])


@nv.jit
def remap(picture, levels):
    """Replace each pixel by the level in a table."""
    column, row = nv.grid(2)
    if row < picture.shape[0] and column < picture.shape[1]:
        picture[row, column] = levels[picture[row, column]]


def equalising_levels(counts: np.ndarray) -> np.ndarray:
    """The table that spreads the levels evenly: each goes to its share of darker pixels."""
    below = np.cumsum(counts)
    darkest = below[np.flatnonzero(counts)[0]]
    return np.round(255 * np.maximum(below - darkest, 0) / max(below[-1] - darkest, 1)).astype(np.uint8)


def numpy_blur(picture: np.ndarray) -> np.ndarray:
    """`blur` along rows, then columns."""
    for axis in (1, 0):
        index = np.arange(picture.shape[axis])
        taps = (np.take(picture, np.clip(index + k - 3, 0, index[-1]), axis) for k in range(7))
        picture = sum((w * tap for w, tap in zip(WEIGHTS, taps, strict=True)), np.float32(0))
    return picture


def numpy_sobel(picture: np.ndarray) -> np.ndarray:
    """`sobel` in NumPy."""

    def shifted(rows: int, columns: int) -> np.ndarray:
        height, width = picture.shape
        return picture[1 + rows : height - 1 + rows, 1 + columns : width - 1 + columns]

    horizontal = sum(w * (shifted(k, 1) - shifted(k, -1)) for k, w in ((-1, 1), (0, 2), (1, 1)))
    vertical = sum(w * (shifted(1, k) - shifted(-1, k)) for k, w in ((-1, 1), (0, 2), (1, 1)))
    return np.pad(np.abs(horizontal) + np.abs(vertical), 1)


def run(folder: Path, progress: Progress) -> Outcome:
    """Blur, edges and equalised contrast of matplotlib's sample photograph."""
    with cbook.get_sample_data("grace_hopper.jpg") as file:
        grey = np.asarray(Image.open(file).convert("L")).copy()
    start = grey.astype(np.float32)
    rows, columns = grey.shape
    groups = (-(-columns // LOCAL[0]), -(-rows // LOCAL[1]))
    watch = Stopwatch()

    source, weights = nv.to_device(start), nv.to_device(WEIGHTS)
    between, smooth, edges = (nv.device_array_like(source) for _ in range(3))
    picture, counts = nv.to_device(grey), nv.to_device(np.zeros(BINS, dtype=np.int32))

    def filters() -> None:
        blur[groups, LOCAL](source, weights, True, between)
        blur[groups, LOCAL](between, weights, False, smooth)
        sobel[groups, LOCAL](smooth, edges)

    progress(0.1, "compiling")
    filters()
    histogram[groups, LOCAL](picture, counts)
    levels = nv.to_device(equalising_levels(counts.copy_to_host()))
    remap[groups, LOCAL](picture, levels)
    nv.synchronize()
    progress(0.6, "filtering")
    picture.copy_to_device(grey)
    with watch.running():
        filters()
        remap[groups, LOCAL](picture, levels)
        nv.synchronize()

    progress(0.8, "checking")
    numpy_smooth = numpy_blur(start)
    numpy_edges = numpy_sobel(numpy_smooth)
    numpy_counts = np.bincount(grey.ravel(), minlength=BINS)
    results = {"blur": smooth, "edges": edges, "equalised": picture}
    shown = {"photograph": grey, **{name: array.copy_to_host() for name, array in results.items()}}
    wanted = {
        "blur": numpy_smooth,
        "edges": numpy_edges,
        "equalised": equalising_levels(numpy_counts)[grey],
    }
    error = max(float(np.max(np.abs(shown[name] - want.astype(np.float64)))) for name, want in wanted.items())
    error = max(error, float(np.max(np.abs(counts.copy_to_host() - numpy_counts))))

    figure, axes = plt.subplots(1, 4, figsize=(14, 4.4), layout="constrained")
    for axis, (title, image) in zip(axes, shown.items(), strict=True):
        axis.imshow(image, cmap="gray")
        axis.set(title=title, xticks=[], yticks=[])
    figure.savefig(folder / "photograph.png", dpi=110)
    plt.close(figure)
    return Outcome(
        workload="photograph",
        size=f"{columns} x {rows} pixels, 4 kernels",
        seconds=watch.seconds,
        error=error,
        tolerance=1e-3,
        measure="grey levels",
        pictures=("photograph.png",),
    )
