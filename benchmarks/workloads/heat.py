"""A step of the 3-d heat equation: a stencil of seven points, whose speed is that of the caches."""

from __future__ import annotations

import functools

import numpy as np
from measure import Case, Program, groups_for, relative_error
from numba import njit, prange

SIZES = {"tiny": 12, "small": 96, "full": 512}
LOCAL = (32, 4, 2)
RATE = 0.1


def kernels(target):
    grid3 = target.grid3

    @target.jit()
    def heat(old, new, rate):
        k, j, i = grid3()
        if 0 < i < old.shape[0] - 1 and 0 < j < old.shape[1] - 1 and 0 < k < old.shape[2] - 1:
            around = old[i - 1, j, k] + old[i + 1, j, k] + old[i, j - 1, k] + old[i, j + 1, k]
            around += old[i, j, k - 1] + old[i, j, k + 1]
            new[i, j, k] = old[i, j, k] + rate * (around - np.float32(6) * old[i, j, k])

    return heat


@njit(parallel=True)
def on_cpu(old, new, rate):
    for i in prange(1, old.shape[0] - 1):
        for j in range(1, old.shape[1] - 1):
            for k in range(1, old.shape[2] - 1):
                around = old[i - 1, j, k] + old[i + 1, j, k] + old[i, j - 1, k] + old[i, j + 1, k]
                around += old[i, j, k - 1] + old[i, j, k + 1]
                new[i, j, k] = old[i, j, k] + rate * (around - np.float32(6) * old[i, j, k])


def step(old: np.ndarray) -> np.ndarray:
    """A step in NumPy."""
    new = old.copy()
    inner = old[1:-1, 1:-1, 1:-1]
    around = old[:-2, 1:-1, 1:-1] + old[2:, 1:-1, 1:-1] + old[1:-1, :-2, 1:-1] + old[1:-1, 2:, 1:-1]
    around = around + old[1:-1, 1:-1, :-2] + old[1:-1, 1:-1, 2:]
    new[1:-1, 1:-1, 1:-1] = inner + np.float32(RATE) * (around - np.float32(6) * inner)
    return new


def case(size: int) -> Case:
    start = np.random.default_rng(11).random((size, size, size), dtype=np.float32)
    rate = np.float32(RATE)
    groups = tuple(groups_for(size, local) for local in LOCAL)

    def program(target):
        heat = kernels(target)
        old, new = target.to_device(start), target.to_device(start)

        def run():
            nonlocal old, new
            heat[groups, LOCAL](old, new, rate)
            old, new = new, old

        return Program(run, lambda: target.to_host(old))

    @functools.cache
    def expected():
        return step(start)

    host_new = start.copy()

    def cpu():
        on_cpu(start, host_new, rate)
        return host_new

    return Case(8e-9 * size**3, "GB/s", program, cpu, lambda got: relative_error(got, expected()), 1e-6)
