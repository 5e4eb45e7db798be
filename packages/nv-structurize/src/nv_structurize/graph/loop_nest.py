"""The loops of a function while `unify_loop_exits` moves blocks between them."""

from __future__ import annotations

from dataclasses import dataclass

from nv_structurize.graph.blocks import Block, Function, predecessors
from nv_structurize.graph.loops import LoopForest
from nv_structurize.graph.routes import Carrier
from nv_structurize.graph.snapshot import Snapshot


@dataclass
class Undecided:
    """A merge block that switches on a route, some of whose targets lie further out than the loop around.

    When that loop is done they have one edge to its merge block, the route going with it; only then is it known
    whether comparisons do instead of the switch. `numbers` are the route's for each target.
    """

    value: str
    numbers: list[str]


class LoopNest:
    """Which loop each block is in, kept up to date while blocks move."""

    def __init__(self, function: Function) -> None:
        graph = Snapshot(function)
        forest = LoopForest(graph.order, graph.predecessors, graph.retreating, len(graph.successors))
        blocks = function.blocks
        self.carrier = Carrier(function)
        self.tree = graph.dominators()
        self.known = len(blocks)
        self.innermost_first = [blocks[header] for header in forest.headers]
        self.parent: dict[Block, Block | None] = {}
        self.depth: dict[Block, int] = {}
        self.loop_of: dict[Block, Block | None] = {}
        self.exits: dict[Block, dict[Block, None]] = {header: {} for header in self.innermost_first}
        for header in forest.headers[::-1]:
            above = forest.parent[header]
            self.parent[blocks[header]] = None if above < 0 else blocks[above]
            self.depth[blocks[header]] = 1 if above < 0 else self.depth[blocks[above]] + 1
        for block, loop in zip(blocks, forest.loop_of, strict=True):
            self.loop_of[block] = None if loop < 0 else blocks[loop]
        for block in blocks:
            self.note_exits(block)
        self.predecessors = predecessors(blocks)
        self.undecided: dict[Block, Undecided] = {}
        self.undecided_in: dict[Block, list[Block]] = {}

    def reaches(self, made_in: Block, header: Block) -> bool:
        """Return whether a value made in a block is available at every exit of the loop of `header`."""
        return made_in.index < self.known and self.tree.dominates(made_in.index, header.index)

    def inside(self, block: Block, header: Block) -> bool:
        """Return whether the loop of `header` contains the block, itself or in an inner loop."""
        loop = self.loop_of[block]
        level = self.depth[header]
        while loop is not None and loop is not header and self.depth[loop] > level:
            loop = self.parent[loop]
        return loop is header

    def note_exits(self, block: Block) -> None:
        """Record the block as a source of exits of its innermost loop, if it leaves it."""
        loop = self.loop_of[block]
        if loop is None:
            return
        for target in block.targets:
            if not self.inside(target, loop):
                self.exits[loop][block] = None
                return

    def record_merge(self, merge: Block, sources: list[Block], targets: dict[Block, list[Block]]) -> None:
        """Bring predecessors and the enclosing loop's exits up to date."""
        self.predecessors[merge] = list(dict.fromkeys(sources))
        for target, old in targets.items():
            gone = set(old)
            self.predecessors[target] = [p for p in self.predecessors[target] if p not in gone]

    def record_branching(self, block: Block, made: list[Block]) -> None:
        """Bring the nest up to date with a new ending of `block` and the blocks made for it."""
        for each in made:
            self.loop_of[each] = self.loop_of[block]
            self.predecessors[each] = []
        branching = {block, *made}
        for target, sources in predecessors([block, *made]).items():
            if sources:
                self.predecessors[target] = [
                    p for p in self.predecessors[target] if p not in branching
                ] + sources
        for each in (block, *made):
            self.note_exits(each)
