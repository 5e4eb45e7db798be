"""Tomography: each pixel adds up the projections where its shadow falls (unfiltered back projection)."""

import math

import numpy as np

import numba_vulkan as nv


@nv.jit
def back_project(projections, angles, image):
    row, column = nv.grid(2)
    if row >= image.shape[0] or column >= image.shape[1]:
        return
    x, y = column - (image.shape[1] - 1) / 2, row - (image.shape[0] - 1) / 2
    width = projections.shape[1]
    total = 0.0
    for k in range(angles.size):
        place = x * math.cos(angles[k]) + y * math.sin(angles[k]) + (width - 1) / 2
        left = math.floor(place)
        if 0 <= left < width - 1:
            share = place - left
            total += (1 - share) * projections[k, left] + share * projections[k, left + 1]
    image[row, column] = total / angles.size


random = np.random.default_rng(14)
projections = random.random((30, 65))
angles = np.linspace(0, np.pi, 30, endpoint=False)
image = np.zeros((40, 40))
back_project.forall(image.shape)(projections, angles, image)

y, x = np.mgrid[:40, :40] - 19.5
expected = np.zeros_like(image)
for line, angle in zip(projections, angles, strict=True):
    place = x * np.cos(angle) + y * np.sin(angle) + 32
    expected += np.interp(place, np.arange(65), line)
assert np.allclose(image, expected / len(angles), atol=1e-12)
print("mean of the image:", image.mean().round(4))
