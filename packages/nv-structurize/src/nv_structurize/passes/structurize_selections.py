"""Nest every selection: each has a merge block of its own, and joins that do not nest are guarded.

A join is a block with several predecessors. In the dominator tree it stands below the block where the paths to it
part; it is placed after the selection of that block. If all that leaves a selection goes to one join, that join is
the merge block. Otherwise a new merge block takes everything that leaves, with a route, and asks for one join after
the other:

    a ─┬─► b ─┬─► d ─► e        a ─┬─► b ─┐
       │      └────────► e  =>     └─► c ─┴─► a.merge ─┬─► d ─┐      route = phi [%cb, %b], [true, %c]
       └─► c ───► d                                    └──────┴─► e

Nothing is copied but short endings (a `ret` with little before it), no condition is computed twice, and a branch both
of whose sides leave the selection becomes a plain branch with the condition as the route.

A side of a branch that only returns or breaks needs no join: the other side is the merge block, and a row of them
stays flat. Branches to the merge block or the latch of the loop are free: SPIR-V lets them leave any selection. They
are used where a selection has another way out; a selection all of whose ways lead to the latch gets a merge block
before it.

Requires: loops closed and left once; headers do not select (`unify_loop_exits`).
Leaves:   `function.selections`; every rule that `verify` checks holds.
Cost:     one merge block for each selection, at most one guard for each join; O(n log n).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from nv_structurize.errors import Internal
from nv_structurize.graph.blocks import CONDITIONAL, END, SWITCH, Block, Function
from nv_structurize.graph.dominators import DominatorTree
from nv_structurize.graph.endings import copy_ending, is_short_ending
from nv_structurize.graph.order import depth_first
from nv_structurize.graph.routes import Arrival, Carrier, Route, Targets, number_of

CONTINUE = "continue"
BREAK = "break"
ENDING = "ending"
JOIN = "join"


@dataclass
class Leaving:
    """An edge that leaves a selection: to `target`, or wherever `route` says (`target` then stands in for it).

    `pinned` marks the free side of a conditional branch that is no header: it may not go to a merge block instead.
    """

    source: Block
    target: Block
    kind: str
    route: Route | None = None
    pinned: bool = False


@dataclass
class Outcome:
    """What leaves a stretch of code: the edges, the joins that they lead to, and the kinds of free exits."""

    leaving: list[Leaving] = field(default_factory=list)
    targets: Targets = field(default_factory=Targets)
    free: set[str] = field(default_factory=set)

    def union(self, other: Outcome, carrier: Carrier) -> Outcome:
        """Both; neither may be used afterwards."""
        large, small = (self, other) if len(self.leaving) >= len(other.leaving) else (other, self)
        large.leaving.extend(small.leaving)
        return Outcome(
            large.leaving, self.targets.union(other.targets, carrier.slots_of), self.free | other.free
        )

    def add(self, edge: Leaving, carrier: Carrier) -> None:
        """One more edge."""
        self.leaving.append(edge)
        if edge.kind == JOIN:
            if edge.route is None:
                self.targets.add(edge.target, carrier.slots_of(edge.target))
        else:
            self.free.add(edge.kind)


def run(function: Function) -> None:
    """Work through the dominator tree from the leaves up; a block's outcome is what leaves its subtree."""
    work = _Nesting(function)
    for index in reversed(work.order):
        block = work.blocks[index]
        work.outcomes[block] = work.nest(block, index)
    rest = work.outcomes[work.blocks[0]]
    if len(rest.targets):
        raise Internal(f"function @{function.name}: joins left over: {rest.targets.members}")
    work.settle(rest.leaving)


class _Nesting:
    def __init__(self, function: Function) -> None:
        self.function = function
        function.number()
        self.blocks = blocks = function.blocks[:]
        self.merges = {loop.merge for loop in function.loops.values()}
        self.latches = {loop.latch for header, loop in function.loops.items() if loop.latch is not header}
        self.endings = self._shared_endings()
        self.placed_endings: set[Block] = set()
        self.kinds: dict[Block, str] = {}
        self.kinds.update(dict.fromkeys(self.endings, ENDING))
        self.kinds.update(dict.fromkeys(self.merges, BREAK))
        self.kinds.update(dict.fromkeys(self.latches, CONTINUE))
        graph = [self._edges(block) for block in blocks]
        self.order, retreating = depth_first(graph)
        if retreating:
            raise Internal(f"function @{function.name}: a cycle is left that is no loop")
        above: list[list[int]] = [[] for _ in blocks]
        for source in self.order:
            for target in graph[source]:
                above[target].append(source)
        tree = DominatorTree(self.order, above, len(blocks))
        self.joins: dict[int, list[Block]] = {}
        for index in self.order:
            if len(above[index]) > 1:
                self.kinds[blocks[index]] = JOIN
                self.joins.setdefault(tree.parent[index], []).append(blocks[index])
        self.sizes = [1] * len(blocks)
        for index in reversed(self.order[1:]):
            self.sizes[tree.parent[index]] += self.sizes[index]
        self.tree = tree
        self.known = len(blocks)
        self.carrier = Carrier(function)
        self.outcomes: dict[Block, Outcome] = {}

    def _shared_endings(self) -> set[Block]:
        """Short endings with several predecessors: an edge to one may always become a copy of it."""
        seen: dict[Block, int] = {}
        for block in self.blocks:
            for target in block.successors():
                if target.kind == END:
                    seen[target] = seen.get(target, 0) + 1
        return {
            block
            for block, count in seen.items()
            if count > 1 and block not in self.merges and is_short_ending(self.function, block)
        }

    def _edges(self, block: Block) -> list[int]:
        """Successors in the graph whose dominators are the structural ones."""
        loop = self.function.loops.get(block)
        found = [
            target.index
            for target in block.successors()
            if target not in self.kinds and not self._is_back_edge(block, target)
        ]
        if loop is not None:
            if loop.latch is not block:
                found.append(loop.latch.index)
            found.append(loop.merge.index)
        return found

    def _is_back_edge(self, source: Block, target: Block) -> bool:
        loop = self.function.loops.get(target)
        return loop is not None and loop.latch is source

    def nest(self, block: Block, index: int) -> Outcome:
        """The outcome of the subtree of `block`, everything in it nested."""
        tail = self._tail_of(block, index)
        if tail is not None:
            return self._close_after_tail(block, *tail)
        outcome = Outcome()
        own: list[Leaving] = []
        kinds = []
        for target in block.successors():
            if self._is_back_edge(block, target):
                continue
            kind = self.kinds.get(target)
            kinds.append(kind)
            if kind is None:
                outcome = outcome.union(self.outcomes.pop(target), self.carrier)
            else:
                edge = Leaving(block, target, kind)
                own.append(edge)
                outcome.add(edge, self.carrier)
        joins = self.joins.get(index, [])
        loop = self.function.loops.get(block)
        if loop is not None:
            if joins or len(outcome.targets):
                raise Internal(f"function @{self.function.name}: %{block.name}: a loop is left in the middle")
            self.settle(outcome.leaving)
            if loop.latch is not block:
                self.settle(self.outcomes.pop(loop.latch).leaving)
            return self.outcomes.pop(loop.merge)
        if self._selects(block, kinds, outcome):
            return self._close(block, outcome, joins)
        if len(kinds) == 2 and (None in kinds or ENDING in kinds):
            for edge in own:  # the other side stays a block, so that this one has to leave
                edge.pinned = edge.kind != ENDING
        if joins:
            raise Internal(f"function @{self.function.name}: %{block.name}: joins below a plain branch")
        return outcome

    def _tail_of(self, block: Block, index: int) -> tuple[Block, Block] | None:
        """The side of a conditional branch that never comes back (it returns or breaks), and the other side.

        Not if it goes on with the loop or shares its ending with all the rest: that nests without an early exit.
        """
        if block.kind != CONDITIONAL or block in self.function.loops or index in self.joins:
            return None
        found = []
        for tail, rest in (block.targets, block.targets[::-1]):
            if self._is_back_edge(block, tail) or self.kinds.get(rest) is not None:
                continue
            after = self.outcomes.get(rest)
            if after is None:
                continue
            leads_on = len(after.targets) > 0 or not after.free.isdisjoint((CONTINUE, BREAK))
            kind = self.kinds.get(tail)
            if kind == ENDING and leads_on:
                found.append((tail, rest))
            elif kind is None:
                inner = self.outcomes[tail]
                if (
                    not len(inner.targets)
                    and CONTINUE not in inner.free
                    and (leads_on or ENDING not in inner.free)
                ):
                    found.append((tail, rest))
        return min(found, key=lambda sides: self._size(sides[0]), default=None)

    def _size(self, block: Block) -> int:
        """Blocks that a block dominates."""
        return self.sizes[block.index] if block.index < self.known else 1

    def _close_after_tail(self, header: Block, tail: Block, rest: Block) -> Outcome:
        """`if (c) { …; break; } rest`: the merge block is where the other side begins."""
        if self.kinds.get(tail) == ENDING:
            self._place_ending(tail, [header])
        else:
            self.settle(self.outcomes.pop(tail).leaving)
        self.function.selections[header] = rest
        return self.outcomes.pop(rest)

    def _selects(self, block: Block, kinds: list[str | None], outcome: Outcome) -> bool:
        """Return whether the block is to be the header of a selection."""
        if block.kind == SWITCH:
            return True
        if block.kind != CONDITIONAL or len(kinds) < 2:
            return False
        if BREAK in kinds:
            return False
        if CONTINUE in kinds:
            # `if (c) continue; rest` where the rest only continues, too: the same as `if (!c) rest`
            return None in kinds and not len(outcome.targets) and outcome.free == {CONTINUE}
        return kinds != [JOIN, JOIN]

    def _close(self, header: Block, outcome: Outcome, joins: list[Block]) -> Outcome:
        """Give the selection of `header` its merge block, and place its joins after it."""
        place = 0
        chain = {header: None}
        while True:
            targets = outcome.targets
            if not len(targets):
                return self._close_free(header, outcome)
            if len(targets) == 1:
                target = targets.only()
                if place == len(joins):
                    return self._close_to_outer(header, outcome, target)
                self._expect(target is joins[place] and place + 1 == len(joins), header)
                self.settle(outcome.leaving)
                self.function.selections[header] = target
                return self.outcomes.pop(target)
            merge, route = self._routed_merge(header, chain, outcome)
            if place == len(joins):
                hole = Block("?")
                merge.branch(hole)
                return Outcome([Leaving(merge, hole, JOIN, route)], targets)
            self._expect(joins[place] in targets.members, header)
            outcome, used = self._guard(merge, route, targets, joins, place)
            place += used
            header = merge
            chain[merge] = None

    def _expect(self, holds: bool, header: Block) -> None:
        if not holds:
            raise Internal(f"function @{self.function.name}: %{header.name}: its joins are out of order")

    def _close_free(self, header: Block, outcome: Outcome) -> Outcome:
        """No join is left to: the merge block leads where a free exit leads, or is never reached."""
        function = self.function
        movable = [edge for edge in outcome.leaving if not edge.pinned]
        kind = next((k for k in (CONTINUE, BREAK, ENDING) if any(e.kind == k for e in movable)), None)
        if kind is None:
            function.selections[header] = function.new_block(header, "never")
            self.settle(outcome.leaving)
            return Outcome()
        target = next(edge.target for edge in movable if edge.kind == kind)
        through = [edge for edge in movable if edge.target is target]
        self.settle([edge for edge in outcome.leaving if edge.pinned or edge.target is not target])
        if kind == ENDING:
            function.selections[header] = self._place_ending(target, [edge.source for edge in through])
            return Outcome()
        merge = function.new_block(header, "merge")
        self._merge_to(merge, target, through)
        function.selections[header] = merge
        result = Outcome()
        result.add(Leaving(merge, target, kind), self.carrier)
        return result

    def _close_to_outer(self, header: Block, outcome: Outcome, target: Block) -> Outcome:
        """All leads to one join further out: a merge block before it, for merge blocks are not shared."""
        merge = self.function.new_block(header, "merge")
        self._merge_to(merge, target, [edge for edge in outcome.leaving if edge.kind == JOIN])
        self.settle([edge for edge in outcome.leaving if edge.kind != JOIN])
        self.function.selections[header] = merge
        return Outcome([Leaving(merge, target, JOIN)], outcome.targets)

    def _merge_to(self, merge: Block, target: Block, edges: list[Leaving]) -> None:
        for edge in edges:
            edge.source.retarget(target, merge)
        wanted = Targets()
        wanted.add(target, [])
        route = self.carrier.merge(merge, [Arrival(edge.source, (target,)) for edge in edges], wanted)
        merge.branch(target)
        self.carrier.give_values(target, merge, route.slots)

    def _routed_merge(self, header: Block, chain: dict[Block, None], outcome: Outcome) -> tuple[Block, Route]:
        """A merge block that everything bound for a join goes to, and the route that says for which."""
        function = self.function
        merge = function.new_block(header, "merge")
        function.selections[header] = merge
        self.settle([edge for edge in outcome.leaving if edge.kind != JOIN])
        arrivals: list[Arrival] = []
        by_source: dict[Block, list[Block]] = {}
        for edge in outcome.leaving:
            if edge.kind != JOIN:
                continue
            if edge.route is not None:
                edge.source.retarget(edge.target, merge)
                arrivals.append(Arrival(edge.source, (), edge.route))
            else:
                by_source.setdefault(edge.source, []).append(edge.target)
        for source, targets in by_source.items():
            arrivals += self.carrier.arrivals_from(source, targets, merge, "case")[0]

        def reaches(made_in: Block) -> bool:
            if made_in.index < self.known:
                return self.tree.dominates(made_in.index, next(iter(chain)).index)
            return made_in in chain

        return merge, self.carrier.merge(merge, arrivals, outcome.targets, reaches)

    def _guard(
        self, merge: Block, route: Route, targets: Targets, joins: list[Block], place: int
    ) -> tuple[Outcome, int]:
        """Make `merge` the header of a selection that enters the first join or goes on; how many joins it placed."""
        carrier = self.carrier
        first = joins[place]
        condition = carrier.leads_to(merge, route, first)
        inner = self.outcomes.pop(first)
        targets.discard(first, carrier.slots_of(first))
        carrier.give_values(first, merge, route.slots)
        if len(targets) == 1:
            other = targets.only()
            merge.branch_if(condition, first, other)
            carrier.give_values(other, merge, route.slots)
            if place + 2 == len(joins) and joins[-1] is other and other not in inner.targets.members:
                return inner.union(self.outcomes.pop(other), carrier), 2
            inner.add(Leaving(merge, other, JOIN), carrier)
            return inner, 1
        pair = targets.pair()
        value = route.value
        if pair is not None:
            value = carrier.compute(merge, f"icmp eq i32 {value}, {number_of(pair[0])}")
        needed = {slot: carried for slot, carried in route.slots.items() if slot in targets.needs}
        hole = Block("?")
        merge.branch_if(condition, first, hole)
        rest = Outcome([Leaving(merge, hole, JOIN, Route(value, pair, needed))], targets)
        return inner.union(rest, carrier), 1

    def settle(self, edges: list[Leaving]) -> None:
        """Let free exits go straight to where they lead."""
        for edge in edges:
            if edge.kind == ENDING:
                self._place_ending(edge.target, [edge.source])
            elif edge.kind != JOIN and edge.source.kind == SWITCH:
                self.carrier.steps(edge.source, [edge.target], "case")

    def _place_ending(self, target: Block, sources: list[Block]) -> Block:
        """The block itself for whoever asks first, then copies; it is short."""
        if target not in self.placed_endings:
            self.placed_endings.add(target)
            return target
        return copy_ending(self.function, target, sources)
