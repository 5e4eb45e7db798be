"""Put the blocks in structured order, and keep continue targets slim.

A latch that only one block branches to runs nothing early: its instructions move to a block of the loop proper, and
the continue target is left with the branch back; an empty merge block before it goes. Drivers treat a continue
construct with contents as code that may have to be run again at the top of the loop.

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
    header_of = {merge: header for header, merge in function.selections.items()}
    for header, loop in function.loops.items():
        latch = loop.latch
        sources = above[latch]
        if latch is header or not latch.size() or len(sources) != 1:
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
        if source.kind == BRANCH and not source.size() and source in header_of:
            _take_over(source, latch, above[source])
            function.selections[header_of[source]] = latch


def _take_over(merge: Block, latch: Block, sources: list[Block]) -> None:
    """Let `latch` be the merge block instead of the empty one before it, which is then unreachable."""
    carried = {f"%{phi.name}": phi.incoming for phi in merge.phis}
    for phi in latch.phis:
        value = phi.incoming.pop(merge)
        phi.incoming = dict(carried[value]) if value in carried else dict.fromkeys(sources, value)
    for source in sources:
        source.retarget(merge, latch)


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
