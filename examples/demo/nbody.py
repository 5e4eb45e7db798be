"""Two small galaxies that meet: gravity between all pairs through shared tiles, leapfrog in time."""

from __future__ import annotations

import math
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
from outcome import Outcome, Progress, Stopwatch, largest_relative

import numba_vulkan as nv

BODIES = 2048
TILE = 128
STEPS = 240
CHECKED_STEPS = 5
STEP = np.float32(0.01)
SOFTENING = np.float32(0.02)


@nv.jit
def kick(position, mass, velocity, step, softening):
    """velocity += step * acceleration; positions are read once for a tile of TILE bodies and shared."""
    tile = nv.shared.array((TILE, 4), np.float32)
    i, here = nv.grid(1), nv.local_id(0)
    x, y, z = position[i, 0], position[i, 1], position[i, 2]
    ax = ay = az = np.float32(0)
    for first in range(0, position.shape[0], TILE):
        for axis in range(3):
            tile[here, axis] = position[first + here, axis]
        tile[here, 3] = mass[first + here]
        nv.barrier()
        for j in range(TILE):
            dx, dy, dz = tile[j, 0] - x, tile[j, 1] - y, tile[j, 2] - z
            inverse = np.float32(1) / math.sqrt(dx * dx + dy * dy + dz * dz + softening * softening)
            pull = tile[j, 3] * inverse * inverse * inverse
            ax += pull * dx
            ay += pull * dy
            az += pull * dz
        nv.barrier()
    velocity[i, 0] += step * ax
    velocity[i, 1] += step * ay
    velocity[i, 2] += step * az


@nv.jit
def drift(position, velocity, step):
    """position += step * velocity."""
    i = nv.grid(1)
    for axis in range(3):
        position[i, axis] += step * velocity[i, axis]


def numpy_run(position: np.ndarray, velocity: np.ndarray, mass: np.ndarray, steps: int) -> np.ndarray:
    """Positions after some steps, in float64."""
    position, velocity = position.astype(np.float64), velocity.astype(np.float64)
    for _ in range(steps):
        position += STEP / 2 * velocity
        acceleration = np.zeros_like(position)
        for rows in np.array_split(np.arange(BODIES), 16):
            delta = position[None, :, :] - position[rows, None, :]
            distance2 = np.einsum("ija,ija->ij", delta, delta) + float(SOFTENING) ** 2
            acceleration[rows] = np.einsum("ij,ija->ia", mass / distance2**1.5, delta)
        velocity += STEP * acceleration
        position += STEP / 2 * velocity
    return position


def galaxies() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Positions, velocities and masses of two discs, each turning about a heavy centre."""
    random = np.random.default_rng(7)
    half = BODIES // 2
    positions, velocities = [], []
    for centre, motion, tilt in (
        ((-1.2, -0.3, 0), (0.35, 0.1, 0), 0.2),
        ((1.2, 0.3, 0), (-0.35, -0.1, 0), 1.1),
    ):
        radius = 0.08 + 0.75 * np.sqrt(random.random(half))
        angle = 2 * np.pi * random.random(half)
        speed = np.sqrt(1.0 / radius)
        disc = np.stack([radius * np.cos(angle), radius * np.sin(angle), 0.02 * random.normal(size=half)])
        turn = np.stack([-speed * np.sin(angle), speed * np.cos(angle), np.zeros(half)])
        disc[:, 0], turn[:, 0] = 0, 0
        lean = np.array(
            [[1, 0, 0], [0, math.cos(tilt), -math.sin(tilt)], [0, math.sin(tilt), math.cos(tilt)]]
        )
        positions.append((lean @ disc).T + np.array(centre))
        velocities.append((lean @ turn).T + np.array(motion))
    mass = np.full(BODIES, 0.1 / BODIES)
    mass[[0, half]] = 1.0
    arrays = np.concatenate(positions), np.concatenate(velocities), mass
    position, velocity, masses = (np.ascontiguousarray(array, dtype=np.float32) for array in arrays)
    return position, velocity, masses


def run(folder: Path, progress: Progress) -> Outcome:
    """240 steps; five snapshots."""
    start_position, start_velocity, start_mass = galaxies()
    position, velocity = nv.to_device(start_position), nv.to_device(start_velocity)
    mass = nv.to_device(start_mass)
    groups = BODIES // TILE

    def advance(steps: int) -> None:
        for _ in range(steps):
            drift[groups, TILE](position, velocity, STEP / np.float32(2))
            kick[groups, TILE](position, mass, velocity, STEP, SOFTENING)
            drift[groups, TILE](position, velocity, STEP / np.float32(2))
        nv.synchronize()

    progress(0.05, "compiling")
    advance(CHECKED_STEPS)
    progress(0.1, "checking")
    expected = numpy_run(start_position, start_velocity, start_mass, CHECKED_STEPS)
    error = largest_relative(position.copy_to_host(), expected)

    position.copy_to_device(start_position)
    velocity.copy_to_device(start_velocity)
    watch = Stopwatch()
    snapshots = [start_position]
    for part in range(4):
        progress(0.3 + 0.15 * part, "moving")
        with watch.running():
            advance(STEPS // 4)
        snapshots.append(position.copy_to_host())

    figure, axes = plt.subplots(1, 5, figsize=(15, 3.2), layout="constrained", facecolor="black")
    for index, (axis, snapshot) in enumerate(zip(axes, snapshots, strict=True)):
        half = BODIES // 2
        axis.scatter(*snapshot[:half, :2].T, s=0.4, color="#7fb3ff", linewidths=0)
        axis.scatter(*snapshot[half:, :2].T, s=0.4, color="#ffb37f", linewidths=0)
        axis.set(xlim=(-2.2, 2.2), ylim=(-2.2, 2.2), aspect="equal", facecolor="black")
        axis.set_title(f"t = {index * STEPS // 4 * STEP:.1f}", color="white")
    figure.savefig(folder / "nbody.png", dpi=110)
    plt.close(figure)
    return Outcome(
        workload="n-body",
        size=f"{BODIES} bodies, {STEPS} steps",
        seconds=watch.seconds,
        error=error,
        tolerance=1e-5,
        measure="relative, 5 steps",
        pictures=("nbody.png",),
    )
