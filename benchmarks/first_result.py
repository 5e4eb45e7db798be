"""One process from `import` to a kernel's first result; prints the seconds that took, and since when Python ran.

    python benchmarks/first_result.py saxpy|mandelbrot [--cache]

Uses only names that the published numba-vulkan 0.1.0 has too, so that both can be measured by it.
"""

import time

START = time.perf_counter()

import sys

import numpy as np

import numba_vulkan as nv

CACHE = "--cache" in sys.argv


@nv.jit(cache=CACHE)
def saxpy(a, x, y, out):
    i = nv.global_id(0)
    if i < out.size:
        out[i] = a * x[i] + y[i]


@nv.jit(cache=CACHE)
def mandelbrot(step, counts):
    row = nv.global_id(0)
    if row < counts.shape[0]:
        for column in range(counts.shape[1]):
            cr = np.float32(column) * step - np.float32(2)
            ci = np.float32(row) * step - np.float32(1.25)
            zr = np.float32(0)
            zi = np.float32(0)
            n = np.int32(0)
            while n < np.int32(50) and zr * zr + zi * zi <= np.float32(4):
                zr, zi = zr * zr - zi * zi + cr, np.float32(2) * zr * zi + ci
                n += np.int32(1)
            counts[row, column] = n


if sys.argv[1] == "saxpy":
    x = np.arange(1000, dtype=np.float32)
    out = np.zeros_like(x)
    saxpy.forall(x.size)(np.float32(2), x, x, out)
    right = bool(np.all(out == 3 * x))
else:
    out = np.zeros((64, 64), dtype=np.int32)
    mandelbrot.forall(64)(np.float32(2.5 / 64), out)
    right = out.max() == 50 and out.min() == 1
seconds = time.perf_counter() - START
assert right, out
print(seconds)
