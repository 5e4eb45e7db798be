"""A Metropolis sweep of the 2-d Ising model: 8-bit spins, a checkerboard, integer hashing for random numbers.

The random numbers are a hash of site and step, so that every target makes the same decisions and the spins must
agree exactly.
"""

from __future__ import annotations

import numpy as np
from measure import Case, Program, groups_for
from numba import njit, prange

SIZES = {"tiny": 32, "small": 1024, "full": 5120}
LOCAL_X, LOCAL_Y = 32, 8
COUPLING = 0.44  # close to the critical one


def kernels(target):
    grid2 = target.grid2

    @target.device
    def uniform(site, step):
        # The finaliser of MurmurHash3 (Appleby), 24 of its bits as a number in [0, 1).
        h = np.uint32(site) ^ np.uint32(np.uint32(step) * np.uint32(0x9E3779B9))
        h = np.uint32(np.uint32(h ^ (h >> np.uint32(16))) * np.uint32(0x85EBCA6B))
        h = np.uint32(np.uint32(h ^ (h >> np.uint32(13))) * np.uint32(0xC2B2AE35))
        h = np.uint32(h ^ (h >> np.uint32(16)))
        return np.float32(h >> np.uint32(8)) * np.float32(1.0 / 16777216.0)

    @target.jit()
    def half_sweep(spins, chance, colour, step):
        half, row = grid2()
        size = spins.shape[0]
        if row < size and 2 * half < size:
            column = 2 * half + ((row + colour) & 1)
            up = spins[row - 1 if row > 0 else size - 1, column]
            down = spins[row + 1 if row + 1 < size else 0, column]
            left = spins[row, column - 1 if column > 0 else size - 1]
            right = spins[row, column + 1 if column + 1 < size else 0]
            spin = spins[row, column]
            aligned = spin * (up + down + left + right)
            if uniform(row * size + column, step) < chance[(aligned + 4) >> 1]:
                spins[row, column] = -spin

    return half_sweep


@njit
def cpu_uniform(site, step):
    h = np.uint32(site) ^ np.uint32(np.uint32(step) * np.uint32(0x9E3779B9))
    h = np.uint32(np.uint32(h ^ (h >> np.uint32(16))) * np.uint32(0x85EBCA6B))
    h = np.uint32(np.uint32(h ^ (h >> np.uint32(13))) * np.uint32(0xC2B2AE35))
    h = np.uint32(h ^ (h >> np.uint32(16)))
    return np.float32(h >> np.uint32(8)) * np.float32(1.0 / 16777216.0)


@njit(parallel=True)
def on_cpu(spins, chance, colour, step):
    size = spins.shape[0]
    for row in prange(size):
        for half in range(size // 2):
            column = 2 * half + ((row + colour) & 1)
            up = spins[row - 1 if row > 0 else size - 1, column]
            down = spins[row + 1 if row + 1 < size else 0, column]
            left = spins[row, column - 1 if column > 0 else size - 1]
            right = spins[row, column + 1 if column + 1 < size else 0]
            spin = spins[row, column]
            aligned = spin * (up + down + left + right)
            if cpu_uniform(row * size + column, step) < chance[(aligned + 4) >> 1]:
                spins[row, column] = -spin


def hashed(sites: np.ndarray, step: int) -> np.ndarray:
    """`uniform` in NumPy."""
    h = sites.astype(np.uint32) ^ np.uint32(step * 0x9E3779B9 & 0xFFFFFFFF)
    h = (h ^ (h >> np.uint32(16))) * np.uint32(0x85EBCA6B)
    h = (h ^ (h >> np.uint32(13))) * np.uint32(0xC2B2AE35)
    h = h ^ (h >> np.uint32(16))
    return (h >> np.uint32(8)).astype(np.float32) * np.float32(1.0 / 16777216.0)


def reference_sweep(spins: np.ndarray, chance: np.ndarray, step: int) -> np.ndarray:
    """A sweep in NumPy, both colours."""
    spins = spins.copy()
    size = spins.shape[0]
    rows, columns = np.indices(spins.shape)
    for colour in (0, 1):
        around = sum(np.roll(spins, shift, axis) for shift in (1, -1) for axis in (0, 1))
        accept = hashed(rows * size + columns, step) < chance[(spins * around + 4) >> 1]
        spins[accept & ((rows + columns + colour) % 2 == 0)] *= -1
    return spins


def case(size: int) -> Case:
    random = np.random.default_rng(3)
    start = random.choice(np.array([-1, 1], dtype=np.int8), (size, size))
    chance = np.exp(-2.0 * COUPLING * np.array([-4, -2, 0, 2, 4])).astype(np.float32)
    reference = reference_sweep(start, chance, 0)

    def program(target):
        half_sweep = kernels(target)
        spins, table = target.to_device(start), target.to_device(chance)
        groups = (groups_for(size // 2, LOCAL_X), groups_for(size, LOCAL_Y))
        step = 0

        def run():
            nonlocal step
            for colour in (0, 1):
                half_sweep[groups, (LOCAL_X, LOCAL_Y)](spins, table, np.int32(colour), np.int32(step))
            step += 1

        return Program(run, lambda: target.to_host(spins))

    def cpu():
        spins = start.copy()
        for colour in (0, 1):
            on_cpu(spins, chance, np.int32(colour), np.int32(0))
        return spins

    return Case(
        1e-9 * size * size, "Gsite/s", program, cpu, lambda got: float(np.mean(got != reference)), 0.0
    )
