"""A matrix product through shared tiles: workgroups of 16 x 16 invocations read each element once, and share it."""

import numpy as np

import numba_vulkan as nv

TILE = 16


@nv.jit
def matmul(a, b, c):
    tile_a = nv.shared.array((TILE, TILE), np.float32)
    tile_b = nv.shared.array((TILE, TILE), np.float32)
    column, row = nv.grid(2)
    x, y = nv.local_id(0), nv.local_id(1)
    total = np.float32(0)
    for start in range(0, a.shape[1], TILE):
        # Every invocation loads one element of each tile; beyond the border it loads a zero.
        tile_a[y, x] = a[row, start + x] if row < a.shape[0] and start + x < a.shape[1] else np.float32(0)
        tile_b[y, x] = (
            b[start + y, column] if start + y < b.shape[0] and column < b.shape[1] else np.float32(0)
        )
        nv.barrier()  # the tiles are complete
        for k in range(TILE):
            total += tile_a[y, k] * tile_b[k, x]
        nv.barrier()  # nobody reads them any more
    if row < c.shape[0] and column < c.shape[1]:
        c[row, column] = total


random = np.random.default_rng(0)
a = random.random((100, 70), dtype=np.float32)
b = random.random((70, 50), dtype=np.float32)
c = np.zeros((100, 50), dtype=np.float32)
groups = (-(-c.shape[1] // TILE), -(-c.shape[0] // TILE))
matmul[groups, (TILE, TILE)](a, b, c)
print("largest difference from NumPy:", f"{np.abs(c - a @ b).max():.0e}")
assert np.allclose(c, a @ b, rtol=1e-5)
