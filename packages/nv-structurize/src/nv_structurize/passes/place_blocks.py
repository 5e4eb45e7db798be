"""Put the blocks in structured order, and keep continue targets slim.

A latch that only one block branches to runs nothing early: its instructions move to a block of the loop proper, and the
continue target is left with the branch back. Drivers treat a continue construct with contents as code that may have to
be run again at the top of the loop.

Requires: `function.selections`, `function.loops`.
Leaves:   blocks after their dominators, merge blocks after their constructs, nothing unreachable but merge blocks.
Cost:     linear.
"""

from __future__ import annotations

from nv_structurize.graph.blocks import BRANCH, Block, Function, predecessors
from nv_structurize.graph.order import depth_first


def run(function: Function) -> None:
    """Slim the latches, then order."""
    _order(function)
    _slim_latches(function)
    _order(function)


def _slim_latches(function: Function) -> None:
    above = predecessors(function.blocks)
    for header, loop in function.loops.items():
        latch = loop.latch
        sources = above[latch]
        if latch is header or not latch.body or len(sources) != 1:
            continue
        source = sources[0]
        if source.kind != BRANCH and loop.merge not in source.targets:
            continue
        closing = function.new_block(header, "latch")
        closing.kind, closing.condition, closing.targets = latch.kind, latch.condition, latch.targets
        closing.tail, latch.tail = latch.tail, ""
        latch.branch(closing)
        for target in closing.successors():
            for phi in target.phis:
                phi.incoming[closing] = phi.incoming.pop(latch)
        loop.latch = closing


def _order(function: Function) -> None:
    function.number()
    blocks = function.blocks
    graph = []
    for block in blocks:
        following = [target.index for target in block.successors()]
        loop = function.loops.get(block)
        merge = function.selections.get(block)
        if loop is not None:
            following += [loop.latch.index, loop.merge.index]
        elif merge is not None:
            following.append(merge.index)
        graph.append(following)
    order, _ = depth_first(graph)
    kept: list[Block] = [blocks[index] for index in order]
    gone = set(blocks) - set(kept) if len(kept) < len(blocks) else set()
    if gone:
        for block in kept:
            for phi in block.phis:
                for source in [s for s in phi.incoming if s in gone]:
                    del phi.incoming[source]
    function.blocks = kept
    function.number()
