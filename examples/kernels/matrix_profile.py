"""The matrix profile of a series: for each window the distance to its nearest neighbour (Yeh et al. 2016)."""

import math

import numpy as np

import numba_vulkan as nv

WINDOW = 16


@nv.jit
def profile(series, mean, deviation, distance, neighbour):
    i = nv.grid(1)
    if i >= distance.size:
        return
    best, where = np.inf, -1
    for j in range(distance.size):
        if abs(i - j) < WINDOW // 2:
            continue  # a window is no neighbour of itself
        dot = 0.0
        for k in range(WINDOW):
            dot += series[i + k] * series[j + k]
        correlation = (dot / WINDOW - mean[i] * mean[j]) / (deviation[i] * deviation[j])
        if 1 - correlation < best:
            best, where = 1 - correlation, j
    distance[i] = math.sqrt(max(2 * WINDOW * best, 0.0))
    neighbour[i] = where


random = np.random.default_rng(2)
series = random.standard_normal(300)
series[40:56] = series[200:216]  # the motif
windows = np.lib.stride_tricks.sliding_window_view(series, WINDOW)
mean, deviation = windows.mean(axis=1), windows.std(axis=1)
distance, neighbour = np.zeros(len(windows)), np.zeros(len(windows), dtype=np.int64)
profile.forall(distance.size)(series, mean, deviation, distance, neighbour)

normal = (windows - mean[:, None]) / deviation[:, None]
all_pairs = np.linalg.norm(normal[:, None] - normal[None], axis=2)
places = np.arange(len(windows))
all_pairs[abs(places[:, None] - places) < WINDOW // 2] = np.inf
assert np.allclose(distance, all_pairs.min(axis=1), atol=1e-6)
assert neighbour[40] == 200
print("the motif at 40 recurs at", neighbour[40])
