"""The tiled matrix product of every GPU course: shared tiles of 16 x 16, one barrier before and after each."""

from __future__ import annotations

import functools

import numpy as np
from measure import Case, Program, relative_error
from numba import float32, njit, prange

SIZES = {"tiny": 64, "small": 512, "full": 4096}
TILE = 16  # sizes are multiples of it


def kernels(target):
    gpu, grid2, barrier, local_x, local_y = (
        target.gpu,
        target.grid2,
        target.barrier,
        target.local_x,
        target.local_y,
    )

    @target.jit()
    def matmul(a, b, c):
        tile_a = gpu.shared.array((TILE, TILE), float32)
        tile_b = gpu.shared.array((TILE, TILE), float32)
        column, row = grid2()
        tx, ty = local_x(), local_y()
        total = np.float32(0)
        for start in range(0, a.shape[1], TILE):
            tile_a[ty, tx] = a[row, start + tx]
            tile_b[ty, tx] = b[start + ty, column]
            barrier()
            for k in range(TILE):
                total += tile_a[ty, k] * tile_b[k, tx]
            barrier()
        c[row, column] = total

    return matmul


@njit(parallel=True, fastmath=True)
def on_cpu(a, b, c):
    for row in prange(c.shape[0]):
        for column in range(c.shape[1]):
            c[row, column] = 0
        for k in range(a.shape[1]):
            factor = a[row, k]
            for column in range(c.shape[1]):
                c[row, column] += factor * b[k, column]


def case(size: int) -> Case:
    random = np.random.default_rng(7)
    a, b = (random.random((size, size), dtype=np.float32) for _ in range(2))

    def program(target):
        matmul = kernels(target)
        da, db = target.to_device(a), target.to_device(b)
        dc = target.to_device(np.zeros_like(a))
        groups = size // TILE
        return Program(lambda: matmul[(groups, groups), (TILE, TILE)](da, db, dc), lambda: target.to_host(dc))

    @functools.cache
    def expected():
        return a @ b

    host_c = np.zeros_like(a)

    def cpu():
        on_cpu(a, b, host_c)
        return host_c

    return Case(2e-9 * size**3, "GFLOP/s", program, cpu, lambda got: relative_error(got, expected()), 1e-4)
