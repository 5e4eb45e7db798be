"""Smoothed-particle densities: particles are put into a grid of cells, each looks through 27 of them.

rho(i) = m sum over |r_ij| < h of 315 / (64 pi h^9) (h^2 - r_ij^2)^3 (Mueller, Charypar and Gross 2003, equation 20).
The grid is a counting sort: count, sum up, fill; the order within a cell is whatever the atomics make it.
"""

from __future__ import annotations

from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
from outcome import Outcome, Progress, Stopwatch, largest_relative

import numba_vulkan as nv

PARTICLES = 60_000
CELLS = 32  # along each edge of the unit cube
REACH = np.float32(1 / CELLS)
NORM = np.float32(315 / (64 * np.pi * float(REACH) ** 9) / PARTICLES)  # all together weigh 1
LOCAL = 128
CHECKED = 400


@nv.jit
def cell_of(place):
    """The cell along one axis."""
    return min(max(int(place * np.float32(CELLS)), 0), CELLS - 1)


@nv.jit
def count(places, counts):
    """How many particles each cell has."""
    i = nv.grid(1)
    if i < places.shape[0]:
        x, y, z = cell_of(places[i, 0]), cell_of(places[i, 1]), cell_of(places[i, 2])
        nv.atomic.add(counts, (z * CELLS + y) * CELLS + x, 1)


@nv.jit
def fill(places, free, ordered):
    """Put each particle into the next free place of its cell."""
    i = nv.grid(1)
    if i < places.shape[0]:
        x, y, z = cell_of(places[i, 0]), cell_of(places[i, 1]), cell_of(places[i, 2])
        slot = nv.atomic.add(free, (z * CELLS + y) * CELLS + x, 1)
        for axis in range(3):
            ordered[slot, axis] = places[i, axis]


@nv.jit
def densities(ordered, first, reach, norm, density):
    """The density at each particle."""
    i = nv.grid(1)
    if i >= ordered.shape[0]:
        return
    px, py, pz = ordered[i, 0], ordered[i, 1], ordered[i, 2]
    x, y, z = cell_of(px), cell_of(py), cell_of(pz)
    total = np.float32(0)
    for cz in range(max(z - 1, 0), min(z + 2, CELLS)):
        for cy in range(max(y - 1, 0), min(y + 2, CELLS)):
            row = (cz * CELLS + cy) * CELLS
            for j in range(first[row + max(x - 1, 0)], first[row + min(x + 2, CELLS)]):
                dx, dy, dz = ordered[j, 0] - px, ordered[j, 1] - py, ordered[j, 2] - pz
                left = reach * reach - (dx * dx + dy * dy + dz * dz)
                if left > np.float32(0):
                    total += left * left * left
    density[i] = norm * total


def splash() -> np.ndarray:
    """Particles of a drop above a pool, in the unit cube."""
    random = np.random.default_rng(11)
    pool = random.random((PARTICLES // 2, 3))
    pool[:, 2] *= 0.2 + 0.04 * np.cos(18 * np.hypot(pool[:, 0] - 0.5, pool[:, 1] - 0.5))
    direction = random.normal(size=(PARTICLES - PARTICLES // 2, 3))
    direction /= np.linalg.norm(direction, axis=1, keepdims=True)
    drop = 0.5 + 0.2 * direction * random.random((direction.shape[0], 1)) ** (1 / 3) + [0, 0, 0.15]
    return np.clip(np.concatenate([pool, drop]), 0, 0.999).astype(np.float32)


def numpy_densities(places: np.ndarray, chosen: np.ndarray) -> np.ndarray:
    """The densities at some particles, by all pairs in float64."""
    wide = places.astype(np.float64)
    found = np.empty(chosen.size)
    for index, i in enumerate(chosen):
        distance2 = np.sum((wide - wide[i]) ** 2, axis=1)
        found[index] = float(NORM) * np.sum(np.maximum(float(REACH) ** 2 - distance2, 0) ** 3)
    return found


def run(folder: Path, progress: Progress) -> Outcome:
    """Grid and densities of a splash."""
    start = splash()
    places = nv.to_device(start)
    ordered, density = nv.device_array_like(places), nv.to_device(np.zeros(PARTICLES, dtype=np.float32))
    counts = nv.to_device(np.zeros(CELLS**3, dtype=np.int32))
    groups = -(-PARTICLES // LOCAL)

    def work() -> np.ndarray:
        counts.copy_to_device(np.zeros(CELLS**3, dtype=np.int32))
        count[groups, LOCAL](places, counts)
        first = np.concatenate([[0], np.cumsum(counts.copy_to_host())]).astype(np.int32)
        fill[groups, LOCAL](places, nv.to_device(first[:-1]), ordered)
        densities[groups, LOCAL](ordered, nv.to_device(first), REACH, NORM, density)
        nv.synchronize()
        return first

    progress(0.1, "compiling")
    work()
    watch = Stopwatch()
    progress(0.5, "summing")
    with watch.running():
        first = work()

    progress(0.7, "checking")
    particles, result = ordered.copy_to_host(), density.copy_to_host()
    chosen = np.random.default_rng(12).integers(0, PARTICLES, CHECKED)
    error = largest_relative(result[chosen], numpy_densities(particles, chosen))
    cells = np.minimum((start * np.float32(CELLS)).astype(np.int64), CELLS - 1)
    expected = np.bincount((cells[:, 2] * CELLS + cells[:, 1]) * CELLS + cells[:, 0], minlength=CELLS**3)
    if not np.array_equal(np.diff(first), expected):
        error = float("inf")  # a particle was lost on the way into its cell

    slab = np.abs(particles[:, 1] - 0.5) < 0.1
    figure, axis = plt.subplots(figsize=(7, 5.2), layout="constrained")
    dots = axis.scatter(*particles[slab][:, [0, 2]].T, c=result[slab], s=3, cmap="viridis", linewidths=0)
    axis.set(
        xlabel="x", ylabel="z", xlim=(0, 1), ylim=(0, 1), aspect="equal", title="densities, |y - 0.5| < 0.1"
    )
    figure.colorbar(dots, label="density")
    figure.savefig(folder / "sph.png", dpi=110)
    plt.close(figure)
    return Outcome(
        workload="SPH densities",
        size=f"{PARTICLES} particles, {CELLS}³ cells",
        seconds=watch.seconds,
        error=error,
        tolerance=1e-4,
        measure="relative",
        pictures=("sph.png",),
    )
