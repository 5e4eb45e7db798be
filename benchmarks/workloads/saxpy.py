"""out = a x + y: two reads and a write an element, so memory bandwidth and nothing else."""

from __future__ import annotations

import numpy as np
from measure import Case, Program, groups_for, relative_error
from numba import njit, prange

SIZES = {"tiny": 1000, "small": 1 << 22, "full": 1 << 28}
LOCAL = 256


def kernels(target):
    grid1 = target.grid1

    @target.jit()
    def saxpy(a, x, y, out):
        i = grid1()
        if i < out.size:
            out[i] = a * x[i] + y[i]

    return saxpy


@njit(parallel=True)
def on_cpu(a, x, y, out):
    for i in prange(out.size):
        out[i] = a * x[i] + y[i]


def case(size: int) -> Case:
    random = np.random.default_rng(1)
    a = np.float32(2.5)
    x, y = (random.random(size, dtype=np.float32) for _ in range(2))

    def program(target):
        saxpy = kernels(target)
        dx, dy = target.to_device(x), target.to_device(y)
        out = target.to_device(np.zeros_like(x))
        groups = groups_for(size, LOCAL)
        return Program(lambda: saxpy[groups, LOCAL](a, dx, dy, out), lambda: target.to_host(out))

    host_out = np.zeros_like(x)

    def cpu():
        on_cpu(a, x, y, host_out)
        return host_out

    return Case(12e-9 * size, "GB/s", program, cpu, lambda got: relative_error(got, a * x + y), 2e-7)
