"""A histogram of bytes: atomics in shared memory, one global atomic a bin and group."""

from __future__ import annotations

import numpy as np
from measure import Case, Program
from numba import get_num_threads, get_thread_id, int32, njit, prange

SIZES = {"tiny": 5000, "small": 1 << 22, "full": 1 << 28}
BINS = 256  # also the group
GROUPS = 1024  # at most


def kernels(target):
    gpu, grid1, barrier, local_x = target.gpu, target.grid1, target.barrier, target.local_x

    @target.jit()
    def histogram(values, invocations, counts):
        shared = gpu.shared.array(BINS, int32)
        mine = local_x()
        shared[mine] = 0
        barrier()
        for i in range(grid1(), values.size, invocations):
            gpu.atomic.add(shared, values[i], 1)
        barrier()
        gpu.atomic.add(counts, mine, shared[mine])

    return histogram


@njit(parallel=True)
def on_cpu(values):
    private = np.zeros((get_num_threads(), BINS), dtype=np.int32)
    for i in prange(values.size):
        private[get_thread_id(), values[i]] += 1
    return private.sum(axis=0)


def case(size: int) -> Case:
    # Uneven, as in a photograph: bins near the middle are hit most.
    random = np.random.default_rng(9)
    values = np.tile(
        np.clip(random.normal(128, 40, min(size, 1 << 22)), 0, 255).astype(np.uint8), max(1, size >> 22)
    )
    reference = np.bincount(values, minlength=BINS)
    groups = min(GROUPS, -(-size // BINS))

    def program(target):
        histogram = kernels(target)
        d_values = target.to_device(values)
        counts = target.to_device(np.zeros(BINS, dtype=np.int32))
        return Program(
            lambda: histogram[groups, BINS](d_values, groups * BINS, counts), lambda: target.to_host(counts)
        )

    def error(got):
        return float(np.max(np.abs(got.astype(np.int64) - reference)))

    return Case(1e-9 * size, "Gvalue/s", program, lambda: on_cpu(values), error, 0.0)
