"""Put the blocks in structured order, and keep continue targets slim.

A latch that only one block branches to runs nothing early: its instructions move to a block of the loop proper, and
the continue target is left with the branch back; an empty merge block before it goes. Drivers treat a continue
construct with contents as code that may have to be run again at the top of the loop.

Requires: `function.selections`, `function.loops`.
Leaves:   blocks after their dominators, merge blocks after their constructs, nothing unreachable but merge blocks.
Cost:     linear.
"""

from __future__ import annotations

from collections import Counter

from nv_structurize.graph.blocks import BRANCH, Block, Function, predecessors
from nv_structurize.graph.operands import local_names
from nv_structurize.graph.order import depth_first


def run(function: Function) -> None:
    """Slim the latches, then order."""
    _order(function)
    _slim_latches(function)
    _order(function)


def _slim_latches(function: Function) -> None:
    above = predecessors(function.blocks)
    header_of = {merge: header for header, merge in function.selections.items()}
    uses: Counter[str] = Counter()
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
            above[target] = [closing if block is latch else block for block in above[target]]
            for phi in target.phis:
                phi.incoming[closing] = phi.incoming.pop(latch)
        loop.latch = closing
        if (
            source in header_of
            and source not in function.loops
            and source.kind == BRANCH
            and not source.size()
        ):
            if source.phis and latch.phis and not uses:
                uses = _uses(function)
            _take_over(source, latch, above[source], uses)
            function.selections[header_of[source]] = latch


def _take_over(merge: Block, latch: Block, sources: list[Block], uses: Counter[str]) -> None:
    """Let `latch` be the merge block instead of the empty one before it, which is then unreachable.

    The phi nodes of `merge` move to `latch`, but for those that only phi nodes of `latch` use.
    """
    carried = {f"%{phi.name}": phi.incoming for phi in merge.phis}
    here: Counter[str] = Counter()
    for phi in latch.phis:
        value = phi.incoming.pop(merge)
        here[value[1:]] += 1
        phi.incoming = dict(carried[value]) if value in carried else dict.fromkeys(sources, value)
    kept = [phi for phi in merge.phis if not here[phi.name] or uses[phi.name] > here[phi.name]]
    latch.phis = [*kept, *latch.phis]
    for source in sources:
        source.retarget(merge, latch)


def _uses(function: Function) -> Counter[str]:
    """How often each value is used; a debug record is a use like any other."""
    found: Counter[str] = Counter()
    for block in function.blocks:
        for line in (*block.body, block.condition, block.text):
            found.update(local_names(line))
        for phi in block.phis:
            for value in phi.incoming.values():
                found.update(local_names(value))
    return found


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
