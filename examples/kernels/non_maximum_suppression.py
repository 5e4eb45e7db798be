"""Non-maximum suppression of boxes: a box goes if a better one that stays overlaps it by more than a threshold."""

import numpy as np

import numba_vulkan as nv

THRESHOLD = 0.5


@nv.jit
def overlap(boxes, i, j):
    width = min(boxes[i, 2], boxes[j, 2]) - max(boxes[i, 0], boxes[j, 0])
    height = min(boxes[i, 3], boxes[j, 3]) - max(boxes[i, 1], boxes[j, 1])
    shared = max(width, 0.0) * max(height, 0.0)
    area = (boxes[i, 2] - boxes[i, 0]) * (boxes[i, 3] - boxes[i, 1])
    other = (boxes[j, 2] - boxes[j, 0]) * (boxes[j, 3] - boxes[j, 1])
    return shared / (area + other - shared)


@nv.jit
def masks(boxes, mask):
    """Bit j % 32 of word j // 32 in row i: box j is worse than box i and overlaps it too much."""
    i, word = nv.grid(2)
    if i >= mask.shape[0] or word >= mask.shape[1]:
        return
    bits = np.uint32(0)
    for bit in range(32):
        j = 32 * word + bit
        if i < j < boxes.shape[0] and overlap(boxes, i, j) > THRESHOLD:
            bits |= np.uint32(1) << np.uint32(bit)
    mask[i, word] = bits


@nv.jit
def sweep(mask, removed, kept):
    """One workgroup: boxes in order, each that is still there removes those in its row."""
    lane = nv.local_id(0)
    for i in range(mask.shape[0]):
        stays = (removed[i // 32] >> np.uint32(i % 32)) & np.uint32(1) == np.uint32(0)
        nv.barrier()
        if stays:
            if lane == 0:
                kept[i] = True
            for word in range(lane, mask.shape[1], nv.local_size(0)):
                removed[word] |= mask[i, word]
        nv.barrier()


random = np.random.default_rng(8)
corner = random.uniform(0, 50, (200, 2))
boxes = np.concatenate([corner, corner + random.uniform(4, 20, (200, 2))], axis=1)  # best first
words = -(-len(boxes) // 32)
mask, removed = np.zeros((len(boxes), words), np.uint32), np.zeros(words, np.uint32)
kept = np.zeros(len(boxes), dtype=bool)
masks.forall(mask.shape)(boxes, mask)
sweep[1, 32](mask, removed, kept)

low, high = np.maximum(boxes[:, None, :2], boxes[:, :2]), np.minimum(boxes[:, None, 2:], boxes[:, 2:])
shared = (high - low).clip(0).prod(axis=2)
area = (boxes[:, 2:] - boxes[:, :2]).prod(axis=1)
ratio = shared / (area[:, None] + area - shared)
expected = np.ones(len(boxes), dtype=bool)
for i in range(len(boxes)):
    if expected[i]:
        expected[i + 1 :] &= ratio[i, i + 1 :] <= THRESHOLD
assert (kept == expected).all()
print(f"{kept.sum()} of {len(boxes)} boxes stay")
