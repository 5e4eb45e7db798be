"""Particle-in-cell: particles give their charge to the grid points around them, each its share (cloud in cell)."""

import numpy as np

import numba_vulkan as nv


@nv.jit
def deposit(x, y, charge, density):
    i = nv.grid(1)
    if i >= x.size:
        return
    column, row = int(x[i]), int(y[i])
    right, up = x[i] - column, y[i] - row  # how far into the cell
    width, height = density.shape[1], density.shape[0]
    for dy in range(2):
        for dx in range(2):
            share = (right if dx else 1 - right) * (up if dy else 1 - up)
            nv.atomic.add(density, ((row + dy) % height, (column + dx) % width), charge[i] * share)


random = np.random.default_rng(1)
x, y = random.uniform(0, 32, 5000), random.uniform(0, 24, 5000)
charge = random.choice([-1.0, 1.0], 5000)
density = np.zeros((24, 32))
deposit.forall(x.size)(x, y, charge, density)

expected = np.zeros_like(density)
column, row = x.astype(int), y.astype(int)
for dy, wy in ((0, 1 - (y - row)), (1, y - row)):
    for dx, wx in ((0, 1 - (x - column)), (1, x - column)):
        np.add.at(expected, ((row + dy) % 24, (column + dx) % 32), charge * wx * wy)
assert np.allclose(density, expected, atol=1e-10)
print("total charge:", round(density.sum(), 6))
