"""The Mandelbrot set: a loop whose length differs from pixel to pixel; arithmetic and divergence."""

from __future__ import annotations

import numpy as np
from measure import Case, Program, groups_for
from numba import njit, prange

SIZES = {"tiny": 48, "small": 512, "full": 4096}
ITERATIONS = 256
LOCAL = 16
LEFT, BOTTOM, WIDTH = -2.0, -1.25, 2.5  # the square of the plane that the picture shows


def kernels(target, fastmath=False):
    grid2 = target.grid2

    @target.jit(fastmath=fastmath)
    def mandelbrot(left, bottom, step, iterations, counts):
        column, row = grid2()
        if row < counts.shape[0] and column < counts.shape[1]:
            cr = left + np.float32(column) * step
            ci = bottom + np.float32(row) * step
            zr = np.float32(0)
            zi = np.float32(0)
            n = np.int32(0)
            while n < iterations and zr * zr + zi * zi <= np.float32(4):
                zr, zi = zr * zr - zi * zi + cr, np.float32(2) * zr * zi + ci
                n += np.int32(1)
            counts[row, column] = n

    return mandelbrot


@njit(parallel=True)
def on_cpu(left, bottom, step, iterations, counts):
    for row in prange(counts.shape[0]):
        for column in range(counts.shape[1]):
            cr = left + np.float32(column) * step
            ci = bottom + np.float32(row) * step
            zr = np.float32(0)
            zi = np.float32(0)
            n = np.int32(0)
            while n < iterations and zr * zr + zi * zi <= np.float32(4):
                zr, zi = zr * zr - zi * zi + cr, np.float32(2) * zr * zi + ci
                n += np.int32(1)
            counts[row, column] = n


def case(size: int, fastmath: bool = False) -> Case:
    view = (np.float32(LEFT), np.float32(BOTTOM), np.float32(WIDTH / size), np.int32(ITERATIONS))
    host_counts = np.zeros((size, size), dtype=np.int32)

    def cpu():
        on_cpu(*view, host_counts)
        return host_counts

    reference = cpu().copy()

    def program(target):
        mandelbrot = kernels(target, fastmath)
        counts = target.to_device(np.zeros((size, size), dtype=np.int32))
        groups = groups_for(size, LOCAL)
        return Program(
            lambda: mandelbrot[(groups, groups), (LOCAL, LOCAL)](*view, counts),
            lambda: target.to_host(counts),
        )

    def error(got):
        # A pixel on the rim may leave one step sooner or later where products and sums are contracted.
        return float(np.mean(got != reference))

    return Case(1e-9 * float(reference.sum()), "Giter/s", program, cpu, error, 0.02)


def fast_case(size: int) -> Case:
    return case(size, fastmath=True)
