"""Solving L x = b for a sparse lower triangular L, level by level: rows of one level depend on earlier ones only."""

import numpy as np

import numba_vulkan as nv


@nv.jit
def solve_level(rows, start, columns, values, b, x):
    i = nv.grid(1)
    if i >= rows.size:
        return
    row = rows[i]
    total = b[row]
    diagonal = 1.0
    for k in range(start[row], start[row + 1]):
        if columns[k] == row:
            diagonal = values[k]
        else:
            total -= values[k] * x[columns[k]]
    x[row] = total / diagonal


random = np.random.default_rng(4)
n = 300
dense = np.tril(random.standard_normal((n, n)) * (random.random((n, n)) < 0.02), -1)
dense += np.diag(random.uniform(1, 2, n))
start = np.concatenate([[0], np.cumsum((dense != 0).sum(axis=1))])
columns, values = np.nonzero(dense)[1], dense[dense != 0]
level = np.zeros(n, dtype=np.int64)
for row in range(n):
    below = columns[start[row] : start[row + 1]]
    level[row] = max((level[c] + 1 for c in below if c < row), default=0)

b = random.standard_normal(n)
arrays = [nv.to_device(array) for array in (start, columns, values, b, np.zeros(n))]
for number in range(level.max() + 1):
    rows = nv.to_device(np.flatnonzero(level == number))
    solve_level.forall(rows.size)(rows, *arrays)
x = arrays[-1].copy_to_host()
assert np.allclose(dense @ x, b, atol=1e-9)
print(f"{n} unknowns in {level.max() + 1} levels")
