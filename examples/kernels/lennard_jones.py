"""Forces between the atoms of a fluid (Lennard and Jones), periodic, with neighbours found through cells."""

import numpy as np

import numba_vulkan as nv

CELLS = 6
BOX = 12.0


@nv.jit
def nearest_image(d):
    return d - BOX * round(d / BOX)


@nv.jit
def forces(position, start, order, force):
    i = nv.grid(1)
    if i >= position.shape[0]:
        return
    cell = (int(position[i, 0] * CELLS / BOX), int(position[i, 1] * CELLS / BOX))
    fx = fy = 0.0
    for dx in range(-1, 2):
        for dy in range(-1, 2):
            other = (cell[0] + dx) % CELLS * CELLS + (cell[1] + dy) % CELLS
            for k in range(start[other], start[other + 1]):
                j = order[k]
                x = nearest_image(position[i, 0] - position[j, 0])
                y = nearest_image(position[i, 1] - position[j, 1])
                square = x * x + y * y
                if j != i and square < (BOX / CELLS) ** 2:
                    sixth = 1 / square**3
                    strength = 24 * (2 * sixth * sixth - sixth) / square
                    fx += strength * x
                    fy += strength * y
    force[i, 0], force[i, 1] = fx, fy


random = np.random.default_rng(13)
lattice = np.stack(np.mgrid[:10, :10], axis=-1).reshape(-1, 2) * 1.2
position = (lattice + random.uniform(-0.1, 0.1, lattice.shape)) % BOX
cell = (position * CELLS / BOX).astype(int) @ (CELLS, 1)
order = np.argsort(cell, kind="stable")
start = np.searchsorted(cell[order], np.arange(CELLS * CELLS + 1))
force = np.zeros_like(position)
forces.forall(len(position))(position, start, order, force)

apart = position[:, None] - position
apart -= BOX * np.round(apart / BOX)
square = (apart**2).sum(axis=-1)
np.fill_diagonal(square, np.inf)
square[square >= (BOX / CELLS) ** 2] = np.inf
strength = 24 * (2 / square**7 - 1 / square**4)
assert np.allclose(force, (strength[..., None] * apart).sum(axis=1), rtol=1e-9, atol=1e-9)
print("sum of all forces:", abs(force.sum(axis=0)).max().round(9))
