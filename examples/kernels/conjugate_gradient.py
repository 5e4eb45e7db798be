"""Conjugate gradients for a sparse matrix: products and updates on the device, two numbers a step on the host."""

import numpy as np

import numba_vulkan as nv


@nv.jit
def multiply(start, columns, values, p, q, product):
    """q = A p, and the sum of p q."""
    row = nv.grid(1)
    share = 0.0
    if row < q.size:
        total = 0.0
        for k in range(start[row], start[row + 1]):
            total += values[k] * p[columns[k]]
        q[row] = total
        share = total * p[row]
    share = nv.group.reduce(share, "add")
    if nv.local_id(0) == 0:
        nv.atomic.add(product, 0, share)


@nv.jit
def update(alpha, p, q, x, r, square):
    i = nv.grid(1)
    share = 0.0
    if i < x.size:
        x[i] += alpha * p[i]
        r[i] -= alpha * q[i]
        share = r[i] * r[i]
    share = nv.group.reduce(share, "add")
    if nv.local_id(0) == 0:
        nv.atomic.add(square, 0, share)


@nv.jit
def turn(beta, r, p):
    i = nv.grid(1)
    if i < p.size:
        p[i] = r[i] + beta * p[i]


n = 200  # -u'' on a line, plus u
dense = 2.1 * np.eye(n) - np.eye(n, k=1) - np.eye(n, k=-1)
start = np.concatenate([[0], np.cumsum((dense != 0).sum(axis=1))])
matrix = [nv.to_device(part) for part in (start, np.nonzero(dense)[1], dense[dense != 0])]
b = np.sin(np.arange(n) / 10.0)
x, r, p, q = (nv.to_device(part) for part in (np.zeros(n), b, b, np.zeros(n)))
square = b @ b
steps = 0
while square > 1e-20:
    product, new = np.zeros(1), np.zeros(1)
    multiply.forall(n)(*matrix, p, q, product)
    update.forall(n)(square / product[0], p, q, x, r, new)
    turn.forall(n)(new[0] / square, r, p)
    square = new[0]
    steps += 1
assert np.allclose(x.copy_to_host(), np.linalg.solve(dense, b), atol=1e-9)
print(f"{n} unknowns in {steps} steps")
