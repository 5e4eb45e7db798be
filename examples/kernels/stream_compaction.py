"""Compaction: the elements that pass a test, packed; workgroups scan, then take a place in the output together."""

import numpy as np

import numba_vulkan as nv


@nv.jit
def compact(x, out, count):
    base = nv.shared.array(1, np.int64)
    i = nv.grid(1)
    keeps = i < x.size and x[i] > 0
    place = nv.group.exclusive_scan(1 if keeps else 0, "add")
    if nv.local_id(0) == nv.local_size(0) - 1:
        base[0] = nv.atomic.add(count, 0, place + (1 if keeps else 0))
    nv.barrier()
    if keeps:
        out[base[0] + place] = x[i]


random = np.random.default_rng(15)
x = random.standard_normal(3000)
out, count = np.zeros_like(x), np.zeros(1, dtype=np.int64)
compact.forall(x.size)(x, out, count)
assert count[0] == (x > 0).sum()
assert (np.sort(out[: count[0]]) == np.sort(x[x > 0])).all()  # workgroups come in any order
print(f"{count[0]} of {x.size} stay")
