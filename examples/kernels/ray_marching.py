"""Ray marching: each pixel walks along its ray by the distance to the scene until it meets a sphere or the floor."""

import math

import numpy as np

import numba_vulkan as nv


@nv.jit
def distance(x, y, z):
    sphere = math.sqrt(x * x + y * y + (z - 5) ** 2) - 1.5
    return min(sphere, y + 1)


@nv.jit
def render(image):
    row, column = nv.grid(2)
    if row >= image.shape[0] or column >= image.shape[1]:
        return
    dx = (column + 0.5) / image.shape[1] - 0.5
    dy = 0.5 - (row + 0.5) / image.shape[0]
    length = math.sqrt(dx * dx + dy * dy + 1)
    dx, dy, dz = dx / length, dy / length, 1 / length
    along = 0.0
    for _ in range(1000):
        step = distance(dx * along, dy * along, dz * along)
        along += step
        if step < 1e-9 or along > 100:
            break
    image[row, column] = along if along < 100 else np.inf


image = np.zeros((48, 64))
render.forall(image.shape)(image)

row, column = np.mgrid[:48, :64]
direction = np.stack([(column + 0.5) / 64 - 0.5, 0.5 - (row + 0.5) / 48, np.ones((48, 64))], axis=-1)
direction /= np.linalg.norm(direction, axis=-1, keepdims=True)
b = 5 * direction[..., 2]
inside = b * b - (25 - 1.5**2)
with np.errstate(all="ignore"):
    sphere = np.where(inside > 0, b - np.sqrt(inside), np.inf)
    floor = np.where(direction[..., 1] < 0, -1 / direction[..., 1], np.inf)
expected = np.minimum(sphere, floor)
seen = np.isfinite(expected) & (expected < 20) & (abs(inside) > 0.3)  # rays that graze need more steps
assert np.allclose(image[seen], expected[seen], atol=1e-5)
print("pixels of the sphere:", int((sphere < floor).sum()))
