"""Gravity between all pairs: every body reads every other, straight from memory or through shared tiles."""

from __future__ import annotations

import math

import numpy as np
from measure import Case, Program, groups_for, relative_error
from numba import float32, njit, prange

SIZES = {"tiny": 512, "small": 4096, "full": 131072}
LOCAL = 256  # also the tile; sizes are multiples of it
SOFTENING = 1e-2
SAMPLE = 64  # bodies that are checked


def plain_kernel(target, fastmath=False):
    grid1 = target.grid1
    softening = np.float32(SOFTENING)

    @target.jit(fastmath=fastmath)
    def plain(x, y, z, mass, ax, ay, az):
        i = grid1()
        if i < x.size:
            xi, yi, zi = x[i], y[i], z[i]
            sx = sy = sz = np.float32(0)
            for j in range(x.size):
                dx = x[j] - xi
                dy = y[j] - yi
                dz = z[j] - zi
                inverse = np.float32(1) / math.sqrt(dx * dx + dy * dy + dz * dz + softening)
                pull = mass[j] * inverse * inverse * inverse
                sx += dx * pull
                sy += dy * pull
                sz += dz * pull
            ax[i] = sx
            ay[i] = sy
            az[i] = sz

    return plain


def tiled_kernel(target, fastmath=False):
    gpu, grid1, barrier, local_x = target.gpu, target.grid1, target.barrier, target.local_x
    softening = np.float32(SOFTENING)

    @target.jit(fastmath=fastmath)
    def tiled(x, y, z, mass, ax, ay, az):
        tile_x = gpu.shared.array(LOCAL, float32)
        tile_y = gpu.shared.array(LOCAL, float32)
        tile_z = gpu.shared.array(LOCAL, float32)
        tile_mass = gpu.shared.array(LOCAL, float32)
        i = grid1()
        mine = local_x()
        xi, yi, zi = x[i], y[i], z[i]
        sx = sy = sz = np.float32(0)
        for tile in range(0, x.size, LOCAL):
            tile_x[mine] = x[tile + mine]
            tile_y[mine] = y[tile + mine]
            tile_z[mine] = z[tile + mine]
            tile_mass[mine] = mass[tile + mine]
            barrier()
            for j in range(LOCAL):
                dx = tile_x[j] - xi
                dy = tile_y[j] - yi
                dz = tile_z[j] - zi
                inverse = np.float32(1) / math.sqrt(dx * dx + dy * dy + dz * dz + softening)
                pull = tile_mass[j] * inverse * inverse * inverse
                sx += dx * pull
                sy += dy * pull
                sz += dz * pull
            barrier()
        ax[i] = sx
        ay[i] = sy
        az[i] = sz

    return tiled


@njit(parallel=True, fastmath=True)
def on_cpu(x, y, z, mass, softening, ax, ay, az):
    for i in prange(x.size):
        sx = sy = sz = np.float32(0)
        for j in range(x.size):
            dx = x[j] - x[i]
            dy = y[j] - y[i]
            dz = z[j] - z[i]
            inverse = np.float32(1) / math.sqrt(dx * dx + dy * dy + dz * dz + softening)
            pull = mass[j] * inverse * inverse * inverse
            sx += dx * pull
            sy += dy * pull
            sz += dz * pull
        ax[i] = sx
        ay[i] = sy
        az[i] = sz


def case(size: int, build=plain_kernel, fastmath: bool = False) -> Case:
    random = np.random.default_rng(2)
    bodies = [random.random(size, dtype=np.float32) for _ in range(4)]
    picks = random.integers(0, size, SAMPLE)
    x, y, z, mass = (array.astype(np.float64) for array in bodies)
    delta = np.stack([c[None, :] - c[picks, None] for c in (x, y, z)])
    reference = (delta * mass / (np.sum(delta * delta, axis=0) + SOFTENING) ** 1.5).sum(axis=2)

    def program(target):
        kernel = build(target, fastmath)
        inputs = [target.to_device(array) for array in bodies]
        outputs = [target.to_device(np.zeros(size, dtype=np.float32)) for _ in range(3)]
        groups = groups_for(size, LOCAL)
        return Program(
            lambda: kernel[groups, LOCAL](*inputs, *outputs),
            lambda: np.stack([target.to_host(array) for array in outputs]),
        )

    host = [np.zeros(size, dtype=np.float32) for _ in range(3)]

    def cpu():
        on_cpu(*bodies, np.float32(SOFTENING), *host)
        return np.stack(host)

    return Case(
        1e-9 * size * size,
        "Gpair/s",
        program,
        cpu,
        lambda got: relative_error(got[:, picks], reference),
        1e-3,
    )


def fast_case(size: int) -> Case:
    return case(size, fastmath=True)


def tiled_case(size: int) -> Case:
    return case(size, tiled_kernel)


def fast_tiled_case(size: int) -> Case:
    return case(size, tiled_kernel, fastmath=True)
