"""Breadth-first search: each launch goes one step further from all nodes that the last one reached."""

import numpy as np

import numba_vulkan as nv


@nv.jit
def step(start, neighbours, distance, now, changed):
    node = nv.grid(1)
    if node >= distance.size or distance[node] != now:
        return
    for k in range(start[node], start[node + 1]):
        if nv.atomic.cas(distance, neighbours[k], -1, now + 1) == -1:
            changed[0] = 1


random = np.random.default_rng(11)
n = 400
edges = random.random((n, n)) < 0.006
edges |= edges.T
start = np.concatenate([[0], np.cumsum(edges.sum(axis=1))])
neighbours = np.nonzero(edges)[1]
distance = np.full(n, -1)
distance[0] = 0
device = nv.to_device(distance)
graph = nv.to_device(start), nv.to_device(neighbours)
for now in range(n):
    changed = np.zeros(1, dtype=np.int32)
    step.forall(n)(*graph, device, now, changed)
    if not changed[0]:
        break

expected, front = np.full(n, -1), np.arange(n) == 0
for now in range(n):
    expected[front] = now
    front = edges[front].any(axis=0) & (expected < 0)
assert (device.copy_to_host() == expected).all()
print("nodes at each distance:", np.bincount(expected[expected >= 0]))
