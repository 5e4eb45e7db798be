"""The 2-d Ising model by Metropolis: domains at three temperatures, the magnetisation beside Onsager's.

Random numbers are a hash of site and sweep, so that NumPy makes the same decisions and must get the same spins.
"""

from __future__ import annotations

from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
from outcome import Outcome, Progress, Stopwatch

import numba_vulkan as nv

SIZE = 512
SWEEPS = 400
CHECKED_SWEEPS = 8
TEMPERATURES = (1.8, 2.27, 3.5)  # below, at and above the critical one, 2.269
CURVE_SIZE, CURVE_SWEEPS = 128, 500
CURVE = np.linspace(1.4, 3.4, 17)
LOCAL = (32, 8)


@nv.jit
def uniform(site, sweep):
    """A number in [0, 1) from MurmurHash3's finaliser (Appleby) of site and sweep."""
    h = np.uint32(site) ^ np.uint32(np.uint32(sweep) * np.uint32(0x9E3779B9))
    h = np.uint32((h ^ (h >> np.uint32(16))) * np.uint32(0x85EBCA6B))
    h = np.uint32((h ^ (h >> np.uint32(13))) * np.uint32(0xC2B2AE35))
    h = np.uint32(h ^ (h >> np.uint32(16)))
    return np.float32(h >> np.uint32(8)) * np.float32(1 / 2**24)


@nv.jit
def half_sweep(spins, chance, colour, sweep):
    """Try to flip every spin of one colour of the checkerboard; neighbours wrap around."""
    half, row = nv.grid(2)
    size = spins.shape[0]
    if row >= size or 2 * half >= size:
        return
    column = 2 * half + ((row + colour) & 1)
    around = spins[row - 1 if row > 0 else size - 1, column] + spins[(row + 1) % size, column]
    around += spins[row, column - 1 if column > 0 else size - 1] + spins[row, (column + 1) % size]
    spin = spins[row, column]
    if uniform(row * size + column, sweep) < chance[(spin * around + 4) >> 1]:
        spins[row, column] = -spin


def flip_chances(temperature: float) -> np.ndarray:
    """Probability of a flip for spin times the sum of its neighbours = -4, -2, 0, 2, 4."""
    return np.exp(-2.0 / temperature * np.array([-4, -2, 0, 2, 4])).astype(np.float32)


def sweeps(spins: nv.DeviceArray, chance: nv.DeviceArray, first: int, count: int) -> None:
    """Launch some sweeps; does not wait."""
    size = spins.shape[0]
    groups = (-(-(size // 2) // LOCAL[0]), -(-size // LOCAL[1]))
    for sweep in range(first, first + count):
        for colour in (0, 1):
            half_sweep[groups, LOCAL](spins, chance, np.int32(colour), np.int32(sweep))


def numpy_uniform(site: np.ndarray, sweep: int) -> np.ndarray:
    """`uniform` in NumPy."""
    h = site.astype(np.uint32) ^ np.uint32(sweep * 0x9E3779B9 & 0xFFFFFFFF)
    h = (h ^ (h >> np.uint32(16))) * np.uint32(0x85EBCA6B)
    h = (h ^ (h >> np.uint32(13))) * np.uint32(0xC2B2AE35)
    h = h ^ (h >> np.uint32(16))
    return (h >> np.uint32(8)).astype(np.float32) * np.float32(1 / 2**24)


def numpy_sweeps(spins: np.ndarray, chance: np.ndarray, count: int) -> np.ndarray:
    """The first sweeps in NumPy."""
    spins = spins.copy()
    rows, columns = np.indices(spins.shape)
    for sweep in range(count):
        accepted_below = numpy_uniform(rows * spins.shape[0] + columns, sweep)
        for colour in (0, 1):
            around = sum(np.roll(spins, shift, axis) for shift in (1, -1) for axis in (0, 1))
            flips = (accepted_below < chance[(spins * around + 4) >> 1]) & (
                (rows + columns + colour) % 2 == 0
            )
            spins[flips] *= -1
    return spins


def magnetisation(temperature: float) -> float:
    """|mean spin| after many sweeps from the ordered state."""
    spins = nv.to_device(np.ones((CURVE_SIZE, CURVE_SIZE), dtype=np.int8))
    sweeps(spins, nv.to_device(flip_chances(temperature)), 0, CURVE_SWEEPS)
    return abs(float(spins.copy_to_host().mean()))


def run(folder: Path, progress: Progress) -> Outcome:
    """Three temperatures on a large lattice, a curve on a small one."""
    start = np.random.default_rng(3).choice(np.array([-1, 1], dtype=np.int8), (SIZE, SIZE))
    watch = Stopwatch()
    wrong, pictures = 0.0, []
    for index, temperature in enumerate(TEMPERATURES):
        progress(0.1 + 0.2 * index, f"T = {temperature}")
        spins, chance = nv.to_device(start), nv.to_device(flip_chances(temperature))
        sweeps(spins, chance, 0, CHECKED_SWEEPS)
        expected = numpy_sweeps(start, flip_chances(temperature), CHECKED_SWEEPS)
        wrong = max(wrong, float(np.mean(spins.copy_to_host() != expected)))
        with watch.running():
            sweeps(spins, chance, CHECKED_SWEEPS, SWEEPS)
            nv.synchronize()
        pictures.append(spins.copy_to_host())
    measured = []
    for index, temperature in enumerate(CURVE):
        progress(0.7 + 0.3 * index / CURVE.size, "magnetisation")
        measured.append(magnetisation(temperature))

    figure, axes = plt.subplots(1, 4, figsize=(15, 3.9), layout="constrained")
    for axis, temperature, picture in zip(axes, TEMPERATURES, pictures, strict=False):
        axis.imshow(picture, cmap="gray", interpolation="nearest")
        axis.set(title=f"T = {temperature}", xticks=[], yticks=[])
    fine = np.linspace(CURVE[0], CURVE[-1], 400)
    onsager = np.maximum(1 - np.sinh(2 / fine) ** -4.0, 0) ** 0.125
    axes[3].plot(fine, onsager, color="black", label="Onsager, infinite lattice")
    axes[3].plot(CURVE, measured, "o", label=f"{CURVE_SIZE}², {CURVE_SWEEPS} sweeps")
    axes[3].set(xlabel="T", ylabel="|magnetisation|")
    axes[3].legend()
    figure.savefig(folder / "ising.png", dpi=110)
    plt.close(figure)
    return Outcome(
        workload="Ising model",
        size=f"{SIZE} x {SIZE} spins, {len(TEMPERATURES)} x {SWEEPS} sweeps",
        seconds=watch.seconds,
        error=wrong,
        tolerance=0.0,
        measure="share of spins, 8 sweeps",
        pictures=("ising.png",),
    )
