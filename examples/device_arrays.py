"""Arrays that stay on the device: launches do not wait, slices are views, copies are asked for."""

import numpy as np

import numba_vulkan as nv


@nv.jit
def diffuse(old, new):
    i = nv.grid(1)
    if 0 < i < old.size - 1:
        new[i] = old[i] + np.float32(0.25) * (old[i - 1] - np.float32(2) * old[i] + old[i + 1])


start = np.zeros(1001, dtype=np.float32)
start[500] = 1
old, new = nv.to_device(start), nv.to_device(start)
for _ in range(1000):
    diffuse.forall(old.size)(old, new)  # returns at once; the launches run in order
    old, new = new, old
middle = old[480:521:10]  # a view, still on the device
print(middle.copy_to_host())  # waits for the launches, then copies five numbers
assert abs(old.copy_to_host().sum() - 1) < 1e-5
