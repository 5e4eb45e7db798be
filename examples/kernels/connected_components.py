"""Labelling the connected regions of an image: every pixel takes the least label around it until none changes."""

import numpy as np

import numba_vulkan as nv


@nv.jit
def spread(image, labels, changed):
    row, column = nv.grid(2)
    if row >= image.shape[0] or column >= image.shape[1] or not image[row, column]:
        return
    least = labels[row, column]
    for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        y, x = row + dy, column + dx
        if 0 <= y < image.shape[0] and 0 <= x < image.shape[1] and image[y, x]:
            least = min(least, labels[y, x])
    if nv.atomic.min(labels, (row, column), least) > least:
        changed[0] = 1


random = np.random.default_rng(16)
image = random.random((40, 50)) < 0.55
labels = nv.to_device(np.arange(image.size, dtype=np.int32).reshape(image.shape))
pixels = nv.to_device(image)
while True:
    changed = np.zeros(1, dtype=np.int32)
    spread.forall(image.shape)(pixels, labels, changed)
    if not changed[0]:
        break
found = np.where(image, labels.copy_to_host(), -1)

expected = np.full(image.shape, -1)
for seed in zip(*np.nonzero(image), strict=True):
    if expected[seed] >= 0:
        continue
    pending = [seed]
    while pending:
        y, x = pending.pop()
        if 0 <= y < 40 and 0 <= x < 50 and image[y, x] and expected[y, x] < 0:
            expected[y, x] = seed[0] * 50 + seed[1]
            pending += [(y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)]
assert (found == expected).all()
print("regions:", len(np.unique(found)) - 1)
