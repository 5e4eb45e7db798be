"""Exhaustive: every control-flow graph of up to five blocks keeps its behaviour and breaks no rule.

    python packages/nv-structurize/fuzz/small_graphs.py [--blocks 5] [--every 1] [--seed 0]

A block goes on to any set of the blocks behind the entry: none is `ret`, three or four are a `switch`. Graphs that
differ only in the names of their blocks count once; all blocks are reachable. Each graph is written in three ways: with
a visit in every block, with as many blocks as can be left without one, and with some (`random_functions.Graph.quiet`),
so that phi nodes stand at every join and their uses there or further on. `behaviour.failure` says what is checked.
`--every N` takes each N-th graph.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import time
from collections.abc import Iterator

from behaviour import failure, options_of
from random_functions import Graph, may_be_quiet, quieted
from reduction import reduced

BATCH = 100
Masks = tuple[int, ...]
"""For each block, which others it leads to: bit k - 1 stands for block k."""


def graphs(blocks: int) -> Iterator[Masks]:
    """Every graph of so many reachable blocks, one of each set of those that differ in names only."""
    others = range(1, blocks)
    tables = [_permutation(order, blocks) for order in itertools.permutations(others)]
    for masks in itertools.product(range(2 ** (blocks - 1)), repeat=blocks):
        if _reaches_all(masks, blocks) and all(_renamed(masks, *table) >= masks for table in tables):
            yield masks


def _permutation(order: tuple[int, ...], blocks: int) -> tuple[list[int], list[int]]:
    """Where each renamed block's mask comes from, and what becomes of each mask."""
    old = [0, *order]
    new = {block: place for place, block in enumerate(old)}
    masks = [
        sum(1 << (new[k] - 1) for k in range(1, blocks) if mask >> (k - 1) & 1)
        for mask in range(2 ** (blocks - 1))
    ]
    return old, masks


def _renamed(masks: Masks, old: list[int], new_mask: list[int]) -> Masks:
    return tuple(new_mask[masks[block]] for block in old)


def _reaches_all(masks: Masks, blocks: int) -> bool:
    seen, before = masks[0], -1
    while seen != before:
        before = seen
        for block in range(1, blocks):
            if seen >> (block - 1) & 1:
                seen |= masks[block]
    return seen == 2 ** (blocks - 1) - 1


def variants(masks: Masks, rng: random.Random) -> Iterator[Graph]:
    """The graph in its three ways; which of two targets comes first is random, and so are some switches."""
    successors = []
    for mask in masks:
        targets = [block for block in range(1, len(masks)) if mask >> (block - 1) & 1]
        rng.shuffle(targets)
        successors.append(targets)
    switches = {
        block
        for block, targets in enumerate(successors)
        if len(targets) > 2 or (len(targets) == 2 and rng.random() < 0.1)
    }
    graph = Graph(successors, switches)
    yield graph
    for share in (1.0, 0.5):
        chosen: set[int] = set()
        for block in rng.sample(range(1, len(masks)), len(masks) - 1):
            if rng.random() < share and may_be_quiet(graph, chosen | {block}):
                chosen.add(block)
        yield quieted(graph, chosen)


def check(batch: list[Graph], seed: int) -> str | None:
    """What is wrong with one of these graphs, made small; None if nothing is."""
    options = options_of(seed)
    if failure(batch, seed, options) is None:
        return None
    for graph in batch:
        why = failure([graph], seed, options)
        if why is not None:
            small = reduced(graph, lambda g: failure([g], seed, options) is not None)
            return f"seed {seed}, {options}: {why}\n{graph}\nreduced: {small}"
    return f"seed {seed}, {options}: fails only as a batch: {failure(batch, seed, options)}"


def batches(blocks: int, every: int, seed: int) -> Iterator[list[Graph]]:
    """The graphs to check, in modules."""
    rng = random.Random(seed)
    found = itertools.chain.from_iterable(graphs(count) for count in range(2, blocks + 1))
    written = (graph for masks in itertools.islice(found, 0, None, every) for graph in variants(masks, rng))
    while batch := list(itertools.islice(written, BATCH)):
        yield batch


def main() -> int:
    """Check them all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--blocks", type=int, default=5)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    start = time.process_time()
    done = failed = 0
    for number, batch in enumerate(batches(chosen.blocks, chosen.every, chosen.seed)):
        found = check(batch, chosen.seed + number)
        done += len(batch)
        if found is not None:
            failed += 1
            print(found, flush=True)
    print(
        f"{done // 3} graphs, {done} functions, {failed} batches failed, {time.process_time() - start:.0f} s CPU"
    )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
