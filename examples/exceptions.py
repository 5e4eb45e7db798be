"""What goes wrong in a kernel is the same Python exception, with the kernel's line; the device stays usable."""

import traceback

import numpy as np

import numba_vulkan as nv


@nv.jit
def square_roots(x):
    i = nv.grid(1)
    if i < x.size:
        if x[i] < 0:
            raise ValueError("negative number")
        x[i] = x[i] ** 0.5


x = np.array([1.0, 4.0, -9.0, 16.0])
try:
    square_roots.forall(x.size)(x)
except ValueError as error:
    print("raised:", error)
    print("in line:", traceback.extract_tb(error.__traceback__)[-1].line)
print("the others are done:", x)

y = np.array([1.0, 4.0])
square_roots.forall(y.size)(y)
print("and the device goes on:", y)
assert list(y) == [1, 2]
