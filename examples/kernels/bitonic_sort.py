"""Bitonic sort (Batcher 1968): a launch for each column of the sorting network, an invocation for each comparison."""

import numpy as np

import numba_vulkan as nv


@nv.jit
def compare(x, block, apart):
    i = nv.grid(1)
    other = i ^ apart
    if other > i:
        up = i & block == 0
        if (x[i] > x[other]) == up:
            x[i], x[other] = x[other], x[i]


random = np.random.default_rng(12)
values = random.standard_normal(1024).astype(np.float32)
x = nv.to_device(values)
block = 2
while block <= x.size:
    apart = block // 2
    while apart:
        compare[x.size // 128, 128](x, block, apart)
        apart //= 2
    block *= 2
assert (x.copy_to_host() == np.sort(values)).all()
print("smallest and largest:", x.copy_to_host()[[0, -1]])
