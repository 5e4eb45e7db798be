"""A product of float16 matrices with float32 sums, by the device's matrix units where it has them.

A workgroup of two subgroups makes a tile of 64 x 64 elements of the result: each subgroup holds 2 x 4 accumulators of
16 x 16, and loads each factor once for several products.
"""

import numpy as np

import numba_vulkan as nv

SHAPE = (16, 16, 16)
HALF, SINGLE = np.float16, np.float32


@nv.jit
def product(x, y, z):
    a0, a1 = nv.matrix.left(SHAPE, HALF, SINGLE), nv.matrix.left(SHAPE, HALF, SINGLE)
    b = nv.matrix.right(SHAPE, HALF, SINGLE)
    c00, c01 = nv.matrix.accumulator(SHAPE, HALF, SINGLE), nv.matrix.accumulator(SHAPE, HALF, SINGLE)
    c02, c03 = nv.matrix.accumulator(SHAPE, HALF, SINGLE), nv.matrix.accumulator(SHAPE, HALF, SINGLE)
    c10, c11 = nv.matrix.accumulator(SHAPE, HALF, SINGLE), nv.matrix.accumulator(SHAPE, HALF, SINGLE)
    c12, c13 = nv.matrix.accumulator(SHAPE, HALF, SINGLE), nv.matrix.accumulator(SHAPE, HALF, SINGLE)
    for c in (c00, c01, c02, c03, c10, c11, c12, c13):
        nv.matrix.fill(c, 0)
    row = 64 * nv.group_id(1) + 32 * nv.subgroup.id()
    column = 64 * nv.group_id(0)
    for k in range(0, x.shape[1], 16):
        nv.matrix.load(a0, x, row, k)
        nv.matrix.load(a1, x, row + 16, k)
        nv.matrix.load(b, y, k, column)
        nv.matrix.multiply_add(a0, b, c00)
        nv.matrix.multiply_add(a1, b, c10)
        nv.matrix.load(b, y, k, column + 16)
        nv.matrix.multiply_add(a0, b, c01)
        nv.matrix.multiply_add(a1, b, c11)
        nv.matrix.load(b, y, k, column + 32)
        nv.matrix.multiply_add(a0, b, c02)
        nv.matrix.multiply_add(a1, b, c12)
        nv.matrix.load(b, y, k, column + 48)
        nv.matrix.multiply_add(a0, b, c03)
        nv.matrix.multiply_add(a1, b, c13)
    nv.matrix.store(c00, z, row, column)
    nv.matrix.store(c01, z, row, column + 16)
    nv.matrix.store(c02, z, row, column + 32)
    nv.matrix.store(c03, z, row, column + 48)
    nv.matrix.store(c10, z, row + 16, column)
    nv.matrix.store(c11, z, row + 16, column + 16)
    nv.matrix.store(c12, z, row + 16, column + 32)
    nv.matrix.store(c13, z, row + 16, column + 48)


device = nv.current_device()
own = (*SHAPE, "float16", "float32") in device.matrix_shapes
random = np.random.default_rng(0)
x = random.random((64, 32)).astype(HALF)
y = random.random((32, 128)).astype(HALF)
z = np.zeros((64, 128), SINGLE)
product[(z.shape[1] // 64, z.shape[0] // 64), 2 * device.limits["subgroupSize"]](x, y, z)
wanted = x.astype(SINGLE) @ y.astype(SINGLE)
print("by matrix units" if own else "by the subgroup's invocations", f"{np.abs(z - wanted).max():.0e}")
assert np.allclose(z, wanted, rtol=1e-5)
