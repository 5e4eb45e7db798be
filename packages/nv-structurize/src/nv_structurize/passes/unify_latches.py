"""Give every loop one block that branches back: its latch, which becomes the continue target.

    header ◄──┬── a            header ◄── latch ◄──┬── a
              └── b      =>                        └── b

A loop that has one such block already keeps it if it does nothing but branch back, or branch back or leave: that is
what LLVM's rotated loops look like, and they come out without a new block.

Requires: every cycle is entered at one block only (`fix_irreducible`).
Leaves:   `function.latches`: header → latch; a latch ends in `br header` or `br c, header, outside`.
Cost:     one block for a loop with several latches; near-linear.
"""

from __future__ import annotations

import re

from nv_structurize.graph.blocks import BRANCH, CONDITIONAL, Block, Function
from nv_structurize.graph.loops import LoopForest
from nv_structurize.graph.routes import Carrier
from nv_structurize.graph.snapshot import Snapshot

_LOOP_METADATA = re.compile(r", !llvm\.loop !\d+")


def run(function: Function) -> None:
    """Close every loop, innermost first."""
    graph = Snapshot(function)
    if not graph.retreating:
        return
    forest = LoopForest(graph.order, graph.predecessors, graph.retreating, len(graph.successors))
    blocks = function.blocks[:]
    carrier = Carrier(function)
    for index in forest.headers:
        header = blocks[index]
        latches = [blocks[latch] for latch in forest.latches[index]]
        if len(latches) == 1 and _closes(latches[0], header, forest):
            function.latches[header] = latches[0]
        else:
            function.latches[header] = _new_latch(function, carrier, header, latches)


def _closes(latch: Block, header: Block, forest: LoopForest) -> bool:
    """Return whether the latch only branches back or leaves, and is not the header of a loop with other blocks."""
    if forest.loop_of[latch.index] != header.index:
        return False
    if latch is header and not forest.is_single_block(header.index):
        return False
    if latch.kind == BRANCH:
        return True
    if latch.kind != CONDITIONAL:
        return False
    other = latch.targets[1] if latch.targets[0] is header else latch.targets[0]
    return not _inside(other, header, forest)


def _inside(block: Block, header: Block, forest: LoopForest) -> bool:
    loop = forest.loop_of[block.index]
    while loop != -1 and loop != header.index:
        loop = forest.parent[loop]
    return loop == header.index


def _new_latch(function: Function, carrier: Carrier, header: Block, latches: list[Block]) -> Block:
    closing = function.new_block(header, "latch")
    for phi in header.phis:
        values = [phi.incoming.pop(latch) for latch in latches]
        phi.incoming[closing] = carrier.phi(closing, phi.type, latches, values, "next")
    for latch in latches:
        found = _LOOP_METADATA.search(latch.tail)
        if found is not None:
            closing.tail = found.group()
            latch.tail = _LOOP_METADATA.sub("", latch.tail)
        latch.retarget(header, closing)
    closing.branch(header)
    return closing
