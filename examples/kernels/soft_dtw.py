"""Soft dynamic time warping (Cuturi and Blondel 2017): a workgroup fills the table along antidiagonals."""

import math

import numpy as np

import numba_vulkan as nv

GAMMA = 0.5
N = 48


@nv.jit
def soft_dtw(x, y, result):
    table = nv.shared.array((N + 1, N + 1), np.float64)
    i = nv.local_id(0)
    pair = nv.group_id(0)
    for k in range(i, (N + 1) * (N + 1), nv.local_size(0)):
        table[k // (N + 1), k % (N + 1)] = 0.0 if k == 0 else np.inf
    nv.barrier()
    for diagonal in range(2 * N - 1):
        j = diagonal - i
        if i < N and 0 <= j < N:
            a, b, c = table[i, j], table[i, j + 1], table[i + 1, j]
            low = min(a, b, c)
            total = math.exp((low - a) / GAMMA) + math.exp((low - b) / GAMMA) + math.exp((low - c) / GAMMA)
            cost = (x[pair, i] - y[pair, j]) ** 2
            table[i + 1, j + 1] = cost + low - GAMMA * math.log(total)
        nv.barrier()
    if i == 0:
        result[pair] = table[N, N]


random = np.random.default_rng(7)
x, y = random.standard_normal((5, N)).cumsum(axis=1), random.standard_normal((5, N)).cumsum(axis=1)
result = np.zeros(5)
soft_dtw[5, 64](x, y, result)

expected = []
for a, b in zip(x, y, strict=True):
    table = np.full((N + 1, N + 1), np.inf)
    table[0, 0] = 0
    for i in range(N):
        for j in range(N):
            before = np.array([table[i, j], table[i, j + 1], table[i + 1, j]])
            table[i + 1, j + 1] = (a[i] - b[j]) ** 2 - GAMMA * np.logaddexp.reduce(-before / GAMMA)
    expected.append(table[N, N])
assert np.allclose(result, expected, rtol=1e-10)
print("distances:", result.round(2))
