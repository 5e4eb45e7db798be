"""Microseconds of host time that a launch costs; prints a number.

    python benchmarks/repeated_launch.py device|numpy

`device`: launches on one device array that follow one another, the wait at the end not counted. `numpy`: launches on a
NumPy array, which goes to the device and comes back. What is counted is the time of the thread that launches, so that
neither the driver's threads nor other programs are in it; the least of several blocks. Uses only names that other
versions have too.
"""

import sys
import time

import numpy as np

import numba_vulkan as nv

BLOCKS = 15


@nv.jit
def nothing(array):
    pass


@nv.jit
def increment(array):
    i = nv.global_id(0)
    if i < array.size:
        array[i] += np.float32(1)


host = np.zeros(64, dtype=np.float32)
if sys.argv[1] == "device":
    kernel, argument, count = nothing, nv.to_device(host), 2000
else:
    kernel, argument, count = increment, host, 200
for _ in range(100):
    kernel[1, 64](argument)
nv.synchronize()
blocks = []
for _ in range(BLOCKS):
    start = time.thread_time()
    for _ in range(count):
        kernel[1, 64](argument)
    blocks.append((time.thread_time() - start) / count)
    nv.synchronize()
assert kernel is nothing or host[0] == 100 + BLOCKS * count
print(min(blocks) * 1e6)
