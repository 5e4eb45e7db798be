"""Nearest neighbours in a k-d tree: each query walks the tree with a stack of its own in private memory."""

import numpy as np

import numba_vulkan as nv

DEPTH = 32


@nv.jit
def nearest(points, queries, found):
    """`points` are a balanced tree: the children of node n are 2n + 1 and 2n + 2, the axis changes with each level."""
    i = nv.grid(1)
    if i >= queries.shape[0]:
        return
    stack = nv.local.array(DEPTH, np.int64)
    bound = nv.local.array(DEPTH, np.float64)  # how far the far side of each stacked node is at least
    stack[0], bound[0] = 0, 0.0
    top, best, where = 1, np.inf, -1
    while top > 0:
        top -= 1
        node = stack[top]
        if node >= points.shape[0] or bound[top] >= best:
            continue
        dx, dy = points[node, 0] - queries[i, 0], points[node, 1] - queries[i, 1]
        distance = dx * dx + dy * dy
        if distance < best:
            best, where = distance, node
        level = 0
        while (2 << level) - 1 <= node:
            level += 1
        offset = dx if level % 2 == 0 else dy
        near, far = (2 * node + 1, 2 * node + 2) if offset > 0 else (2 * node + 2, 2 * node + 1)
        stack[top], bound[top] = far, offset * offset
        stack[top + 1], bound[top + 1] = near, 0.0
        top += 2
    found[i] = where


def balanced(points, axis=0):
    """The points in the order of a left-balanced tree."""
    tree = np.zeros_like(points)
    pending = [(points, 0, 0)]
    while pending:
        part, node, axis = pending.pop()
        part = part[np.argsort(part[:, axis])]
        levels = len(part).bit_length() - 1
        last = len(part) - (2**levels - 1)  # nodes on the lowest level
        left = (2 ** (levels - 1) - 1) + min(last, 2 ** (levels - 1)) if levels else 0
        tree[node] = part[left]
        for child, rest in ((2 * node + 1, part[:left]), (2 * node + 2, part[left + 1 :])):
            if len(rest):
                pending.append((rest, child, 1 - axis))
    return tree


random = np.random.default_rng(3)
points, queries = balanced(random.random((1000, 2))), random.random((200, 2))
found = np.zeros(len(queries), dtype=np.int64)
nearest.forall(len(queries))(points, queries, found)

distances = np.linalg.norm(queries[:, None] - points[None], axis=2)
assert (found == distances.argmin(axis=1)).all()
print("nearest of the first query:", points[found[0]].round(3))
