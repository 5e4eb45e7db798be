"""Smith-Waterman: the best local alignment of many pairs of sequences, one invocation a pair, a row at a time."""

import numpy as np

import numba_vulkan as nv

LENGTH = 40
MATCH, MISMATCH, GAP = 2, -1, -2


@nv.jit
def align(first, second, score):
    pair = nv.grid(1)
    if pair >= score.size:
        return
    row = nv.local.array(LENGTH + 1, np.int32)
    for j in range(LENGTH + 1):
        row[j] = 0
    best = 0
    for i in range(LENGTH):
        diagonal = 0
        for j in range(LENGTH):
            above = row[j + 1]
            same = MATCH if first[pair, i] == second[pair, j] else MISMATCH
            value = max(0, diagonal + same, above + GAP, row[j] + GAP)
            diagonal = above
            row[j + 1] = value
            best = max(best, value)
    score[pair] = best


random = np.random.default_rng(9)
first, second = random.integers(0, 4, (60, LENGTH)), random.integers(0, 4, (60, LENGTH))
second[:, 10:30] = first[:, 5:25]
score = np.zeros(60, dtype=np.int64)
align.forall(score.size)(first, second, score)

table = np.zeros((60, LENGTH + 1, LENGTH + 1), dtype=np.int64)
for i in range(LENGTH):
    for j in range(LENGTH):
        same = np.where(first[:, i] == second[:, j], MATCH, MISMATCH)
        steps = [table[:, i, j] + same, table[:, i, j + 1] + GAP, table[:, i + 1, j] + GAP]
        table[:, i + 1, j + 1] = np.max(steps, axis=0).clip(0)
assert (score == table.max(axis=(1, 2))).all()
print("best score:", score.max())
