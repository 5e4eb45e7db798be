"""Triangles into voxels: each invocation takes a triangle and marks the voxels that its samples fall into."""

import numpy as np

import numba_vulkan as nv

SIZE = 32
SAMPLES = 64


@nv.jit
def rasterise(triangles, grid):
    i = nv.grid(1)
    if i >= triangles.shape[0]:
        return
    for a in range(SAMPLES + 1):
        for b in range(SAMPLES + 1 - a):
            u, v = a / SAMPLES, b / SAMPLES
            w = 1 - u - v
            x = u * triangles[i, 0, 0] + v * triangles[i, 1, 0] + w * triangles[i, 2, 0]
            y = u * triangles[i, 0, 1] + v * triangles[i, 1, 1] + w * triangles[i, 2, 1]
            z = u * triangles[i, 0, 2] + v * triangles[i, 1, 2] + w * triangles[i, 2, 2]
            nv.atomic.max(grid, (int(z), int(y), int(x)), i + 1)


random = np.random.default_rng(6)
triangles = random.uniform(0.5, SIZE - 0.5, (40, 1, 3)) + random.uniform(-6, 6, (40, 3, 3))
triangles = triangles.clip(0, SIZE - 1e-6)
grid = np.zeros((SIZE, SIZE, SIZE), dtype=np.int32)
rasterise.forall(len(triangles))(triangles, grid)

expected = np.zeros_like(grid)
u, v = (part / SAMPLES for part in np.nonzero(np.tri(SAMPLES + 1)[::-1]))
for i, (p, q, r) in enumerate(triangles):
    x, y, z = (u[:, None] * p + v[:, None] * q + (1 - u - v)[:, None] * r).astype(int).T
    expected[z, y, x] = i + 1
assert (grid == expected).mean() > 0.9999  # a sample on a voxel's face may round to either side
print("voxels filled:", np.count_nonzero(grid))
