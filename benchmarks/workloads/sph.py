"""Smoothed-particle densities: particles sorted by cell, each looking through 27 cells; gathers and divergence.

rho(i) = sum over |r_ij| < h of 315 / (64 pi h^9) (h^2 - r_ij^2)^3 (Mueller, Charypar and Gross 2003, equation 20).
"""

from __future__ import annotations

import numpy as np
from measure import Case, Program, groups_for, relative_error
from numba import njit, prange

SIZES = {"tiny": 512, "small": 1 << 15, "full": 1 << 20}
LOCAL = 128
IN_A_CELL = 8  # particles, on average
SAMPLE = 50  # particles that are checked


def density_function(device):
    """The density at one particle, as a function made by the decorator `device`."""

    @device
    def density(x, y, z, first, cells, reach, norm, i):
        xi, yi, zi = x[i], y[i], z[i]
        side = np.float32(cells)
        cx = min(np.int32(xi * side), cells - np.int32(1))
        cy = min(np.int32(yi * side), cells - np.int32(1))
        cz = min(np.int32(zi * side), cells - np.int32(1))
        reach2 = reach * reach
        total = np.float32(0)
        for kz in range(max(cz - 1, 0), min(cz + 2, cells)):
            for ky in range(max(cy - 1, 0), min(cy + 2, cells)):
                # The cells of a row are neighbours in memory: one run of particles for all three.
                row = (kz * cells + ky) * cells
                for j in range(first[row + max(cx - 1, 0)], first[row + min(cx + 2, cells)]):
                    dx = x[j] - xi
                    dy = y[j] - yi
                    dz = z[j] - zi
                    left = reach2 - (dx * dx + dy * dy + dz * dz)
                    if left > np.float32(0):
                        total += left * left * left
        return norm * total

    return density


def kernels(target):
    grid1 = target.grid1
    density = density_function(target.device)

    @target.jit()
    def densities(x, y, z, first, cells, reach, norm, rho):
        i = grid1()
        if i < rho.size:
            rho[i] = density(x, y, z, first, cells, reach, norm, i)

    return densities


cpu_density = density_function(njit)


@njit(parallel=True)
def on_cpu(x, y, z, first, cells, reach, norm, rho):
    for i in prange(rho.size):
        rho[i] = cpu_density(x, y, z, first, cells, reach, norm, i)


def sorted_particles(count: int, cells: int) -> tuple[list[np.ndarray], np.ndarray]:
    """Random particles in the unit cube in the order of their cells, and where each cell begins."""
    random = np.random.default_rng(5)
    places = random.random((3, count), dtype=np.float32)
    index = np.minimum((places * np.float32(cells)).astype(np.int32), cells - 1)
    cell = (index[2] * cells + index[1]) * cells + index[0]
    order = np.argsort(cell, kind="stable")
    first = np.searchsorted(cell[order], np.arange(cells**3 + 1)).astype(np.int32)
    return [np.ascontiguousarray(axis[order]) for axis in places], first


def case(size: int) -> Case:
    cells = max(1, round((size / IN_A_CELL) ** (1 / 3)))
    reach = 1.0 / cells
    (x, y, z), first = sorted_particles(size, cells)
    norm = 315.0 / (64.0 * np.pi * reach**9) / size  # each particle weighs 1/size
    scalars = (np.int32(cells), np.float32(reach), np.float32(norm))
    picks = np.random.default_rng(6).integers(0, size, SAMPLE)
    delta2 = sum((a.astype(np.float64)[None, :] - a[picks, None]) ** 2 for a in (x, y, z))
    reference = norm * (np.maximum(reach**2 - delta2, 0) ** 3).sum(axis=1)

    def program(target):
        densities = kernels(target)
        inputs = [target.to_device(array) for array in (x, y, z, first)]
        rho = target.to_device(np.zeros(size, dtype=np.float32))
        groups = groups_for(size, LOCAL)
        return Program(lambda: densities[groups, LOCAL](*inputs, *scalars, rho), lambda: target.to_host(rho))

    host_rho = np.zeros(size, dtype=np.float32)

    def cpu():
        on_cpu(x, y, z, first, *scalars, host_rho)
        return host_rho

    return Case(
        1e-6 * size, "Mparticle/s", program, cpu, lambda got: relative_error(got[picks], reference), 1e-4
    )
