"""Conway's game of life on a torus: one launch a generation, two boards that take turns."""

import numpy as np

import numba_vulkan as nv


@nv.jit
def generation(now, after):
    row, column = nv.grid(2)
    height, width = now.shape
    if row >= height or column >= width:
        return
    alive = 0
    for dy in range(-1, 2):
        for dx in range(-1, 2):
            alive += now[(row + dy) % height, (column + dx) % width]
    after[row, column] = 1 if alive == 3 or (alive == 4 and now[row, column]) else 0


random = np.random.default_rng(17)
board = random.integers(0, 2, (40, 60)).astype(np.uint8)
now, after = nv.to_device(board), nv.to_device(board)
for _ in range(50):
    generation.forall(board.shape)(now, after)
    now, after = after, now

for _ in range(50):
    around = sum(np.roll(board, (dy, dx), (0, 1)) for dy in (-1, 0, 1) for dx in (-1, 0, 1))
    board = ((around == 3) | ((around == 4) & (board == 1))).astype(np.uint8)
assert (now.copy_to_host() == board).all()
print("alive after 50 generations:", board.sum())
