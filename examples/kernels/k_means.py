"""k-means (Lloyd): points choose the nearest centre, centres move to the mean of their points, on the device."""

import numpy as np

import numba_vulkan as nv


@nv.jit
def assign(points, centres, sums, counts, labels):
    i = nv.grid(1)
    if i >= points.shape[0]:
        return
    best, label = np.inf, 0
    for c in range(centres.shape[0]):
        distance = 0.0
        for d in range(points.shape[1]):
            distance += (points[i, d] - centres[c, d]) ** 2
        if distance < best:
            best, label = distance, c
    labels[i] = label
    nv.atomic.add(counts, label, 1)
    for d in range(points.shape[1]):
        nv.atomic.add(sums, (label, d), points[i, d])


@nv.jit
def move(centres, sums, counts):
    c, d = nv.grid(2)
    if c < centres.shape[0] and d < centres.shape[1] and counts[c] > 0:
        centres[c, d] = sums[c, d] / counts[c]


random = np.random.default_rng(5)
true = random.uniform(-10, 10, (6, 3))
points = (true[random.integers(0, 6, 3000)] + random.standard_normal((3000, 3))).astype(np.float64)
centres = points[:6].copy()
device_points, device_centres = nv.to_device(points), nv.to_device(centres)
labels = nv.to_device(np.zeros(len(points), dtype=np.int64))
for _ in range(20):
    sums, counts = nv.to_device(np.zeros((6, 3))), nv.to_device(np.zeros(6, dtype=np.int64))
    assign.forall(len(points))(device_points, device_centres, sums, counts, labels)
    move.forall((6, 3))(device_centres, sums, counts)

for _ in range(20):
    expected = np.linalg.norm(points[:, None] - centres, axis=2).argmin(axis=1)
    for c in range(6):
        if (expected == c).any():
            centres[c] = points[expected == c].mean(axis=0)
assert np.allclose(device_centres.copy_to_host(), centres, atol=1e-6)
assert (labels.copy_to_host() == expected).all()
print("points in each cluster:", np.bincount(expected))
