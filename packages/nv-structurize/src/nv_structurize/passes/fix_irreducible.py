"""Give every cycle one entry: irreducible regions get a dispatcher.

    ──► a ◄──► b ◄──          ──┬─► dispatch ─┬─► a ──┐        route = phi: who was meant, a or b
                        =>      │      ▲      └─► b ──┤
                              ──┘      └──────────────┘

A loop whose header dominates it keeps that header: from outside it counts as one node, and its inside is a graph of its
own. What is still strongly connected there, a *tangle*, has several entries. All edges to an entry, and all retreating
edges that no loop accounts for, are sent through one new block whose route says where they were bound; that block is
the header. What is left of the tangle is acyclic: a cycle would need a retreating edge. Nothing is copied, so no
convergent call is copied either, and none leaves a loop that has a header.

One dispatcher a tangle, rather than one for each level of tangles in tangles, keeps the pass near-linear, and makes
the result smaller and the loops fewer.

Requires: no unreachable blocks.
Leaves:   a reducible graph.
Cost:     one dominator tree for a reducible function; else O(m log n).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from nv_structurize.graph.blocks import Block, Function
from nv_structurize.graph.dominators import DominatorTree
from nv_structurize.graph.loops import LoopForest
from nv_structurize.graph.order import components
from nv_structurize.graph.routes import Arrival, Carrier, Targets
from nv_structurize.graph.snapshot import Snapshot

Edge = tuple[int, int]


@dataclass
class Tangle:
    """Where the dispatcher leads to, and from where: the targets of each source."""

    targets: set[int] = field(default_factory=set)
    sources: dict[int, list[int]] = field(default_factory=dict)


def run(function: Function) -> None:
    """Give each tangle a dispatcher."""
    graph = Snapshot(function)
    if graph.is_reducible():
        return
    carrier = Carrier(function)
    blocks = function.blocks[:]
    function.dominators = graph.exact_dominators()
    for tangle in _tangles(graph, function.dominators):
        _dispatch(function, carrier, blocks, tangle)


def _tangles(graph: Snapshot, tree: DominatorTree) -> Iterator[Tangle]:
    """Those of the function and of the loops in it."""
    natural = {(source, target) for source, target in graph.retreating if tree.dominates(target, source)}
    crooked = {target for source, target in graph.retreating if (source, target) not in natural}
    forest = LoopForest(graph.order, graph.predecessors, list(natural), len(graph.successors))
    edges_in: dict[int, list[Edge]] = {forest.around(target): [] for target in crooked}
    for source in graph.order:
        for target in graph.successors[source]:
            loop = forest.around(target)
            if loop in edges_in and (source, target) not in natural:
                edges_in[loop].append((source, target))
    for loop, node_of in forest.collapsing():
        if loop in edges_in:
            edges = edges_in[loop]
            yield from _tangles_of([(node_of(source), target) for source, target in edges], edges, crooked)


def _tangles_of(ends: list[Edge], edges: list[Edge], crooked: set[int]) -> Iterator[Tangle]:
    """Those of the graph that has an edge between `ends[k]` for each edge `edges[k]` of the function."""
    place: dict[int, int] = {}
    for end in ends:
        for node in end:
            place.setdefault(node, len(place))
    graph: list[list[int]] = [[] for _ in place]
    for source, target in ends:
        graph[place[source]].append(place[target])
    component = dict(zip(place, components(graph), strict=True))
    tangles = {
        component[target]: Tangle()
        for source, target in ends
        if target in crooked and component[source] == component[target]
    }
    for source, target in ends:
        if component[target] in tangles and (component[source] != component[target] or target in crooked):
            tangles[component[target]].targets.add(target)
    for source, target in edges:
        tangle = tangles.get(component[target])
        if tangle is not None and target in tangle.targets:
            tangle.sources.setdefault(source, []).append(target)
    for number in sorted(tangles):
        yield tangles[number]


def _dispatch(function: Function, carrier: Carrier, blocks: list[Block], tangle: Tangle) -> None:
    """Send all edges to the targets through a new block."""
    targets = [blocks[target] for target in sorted(tangle.targets)]
    dispatcher = function.new_block(targets[0], "dispatch")
    function.counts.dispatchers += 1
    wanted = Targets()
    for target in targets:
        wanted.add(target, carrier.slots_of(target))
    arrivals: list[Arrival] = []
    for source, leaving in tangle.sources.items():
        to = [blocks[target] for target in leaving]
        arrivals += carrier.arrivals_from(blocks[source], to, dispatcher, "case")[0]
    carrier.dispatch(dispatcher, carrier.merge(dispatcher, arrivals, wanted), targets)
