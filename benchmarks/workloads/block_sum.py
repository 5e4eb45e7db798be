"""A sum: each invocation strides through the array, each group adds up in shared memory; reading bandwidth."""

from __future__ import annotations

import numpy as np
from measure import Case, Program
from numba import float32, njit, prange

SIZES = {"tiny": 5000, "small": 1 << 22, "full": 1 << 28}
LOCAL = 256
GROUPS = 2048  # at most


def kernels(target):
    gpu, grid1, barrier, local_x, group_x = (
        target.gpu,
        target.grid1,
        target.barrier,
        target.local_x,
        target.group_x,
    )

    @target.jit()
    def block_sum(x, invocations, partial):
        shared = gpu.shared.array(LOCAL, float32)
        mine = local_x()
        total = np.float32(0)
        for i in range(grid1(), x.size, invocations):
            total += x[i]
        shared[mine] = total
        barrier()
        half = LOCAL // 2
        while half > 0:
            if mine < half:
                shared[mine] += shared[mine + half]
            barrier()
            half //= 2
        if mine == 0:
            partial[group_x()] = shared[0]

    return block_sum


@njit(parallel=True, fastmath=True)
def on_cpu(x):
    total = np.float32(0)
    for i in prange(x.size):
        total += x[i]
    return total


def case(size: int) -> Case:
    x = np.random.default_rng(8).random(size, dtype=np.float32)
    reference = float(x.sum(dtype=np.float64))
    groups = min(GROUPS, -(-size // LOCAL))

    def program(target):
        block_sum = kernels(target)
        dx = target.to_device(x)
        partial = target.to_device(np.zeros(groups, dtype=np.float32))
        return Program(
            lambda: block_sum[groups, LOCAL](dx, groups * LOCAL, partial), lambda: target.to_host(partial)
        )

    def error(got):
        return abs(float(np.sum(got, dtype=np.float64)) - reference) / reference

    return Case(4e-9 * size, "GB/s", program, lambda: np.array([on_cpu(x)]), error, 1e-4)
