"""Histograms: each workgroup counts in shared memory where the bins fit there, then adds its counts to the result."""

from __future__ import annotations

import functools

import numpy as np

from numba_vulkan.algorithms.reduce import WIDTH
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.elementwise import execute
from numba_vulkan.jit import jit
from numba_vulkan.kernel import Kernel
from nv_lower import builtins as nv

# mypy: disable-error-code="no-untyped-def"

_SHARED_BINS = 4096
_GROUPS = 2048


@functools.cache
def _kernel(shared: bool) -> Kernel:
    @jit(cache=True)
    def count_bins(counts, x, edges):
        mine = nv.shared.array(_SHARED_BINS if shared else 1, np.int32)
        lane, bins = nv.local_id(0), counts.size
        if shared:
            for k in range(lane, bins, WIDTH):
                mine[k] = 0
            nv.barrier()
        for i in range(nv.global_id(0), x.size, nv.num_groups(0) * WIDTH):
            value = x[i]
            if value >= edges[0] and value <= edges[bins]:
                low, high = 0, bins  # edges[low] <= value, and value < edges[high] or it is the last edge
                while high - low > 1:
                    middle = (low + high) // 2
                    if value >= edges[middle]:
                        low = middle
                    else:
                        high = middle
                if shared:
                    nv.atomic.add(mine, low, 1)
                else:
                    nv.atomic.add(counts, low, 1)
        if shared:
            nv.barrier()
            for k in range(lane, bins, WIDTH):
                if mine[k] > 0:
                    nv.atomic.add(counts, k, mine[k])

    return count_bins


def histogram(array: DeviceArray, edges: DeviceArray) -> DeviceArray:
    """How many elements lie between neighbouring edges, which rise; the last bin has its upper edge, too."""
    session = array.session
    counts = execute.empty(session, (edges.size - 1,), session.storable(np.dtype(np.intp)))
    counts.fill(0)
    if array.size:
        flat = array.reshape(-1)
        groups = min(execute.groups_of(flat.size), _GROUPS)
        _kernel(counts.size <= _SHARED_BINS)[groups, WIDTH, session.stream](counts, flat, edges)
    return counts
