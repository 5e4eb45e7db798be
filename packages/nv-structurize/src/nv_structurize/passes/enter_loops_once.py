"""Give every cycle one entry: irreducible regions get a dispatcher.

    ──► a ◄──► b ◄──          ──┬─► dispatch ─┬─► a ──┐        route = phi: who was meant, a or b
                        =>      │      ▲      └─► b ──┤
                              ──┘      └──────────────┘

A cycle with several entries has no header. All edges to an entry, from outside and from inside, are sent through a new
block whose route says which entry was meant; that block is the header. Nothing is copied, so no convergent call is
copied either. Cycles inside are looked for again with the dispatcher taken away.

Requires: no unreachable blocks.
Leaves:   a reducible graph.
Cost:     nothing for reducible functions beyond one dominator tree; else linear for each level of irreducible nesting.
"""

from __future__ import annotations

from collections.abc import Iterator

from nv_structurize.graph.blocks import Block, Function, predecessors
from nv_structurize.graph.dominators import DominatorTree
from nv_structurize.graph.order import components, depth_first
from nv_structurize.graph.routes import (
    Arrival,
    Carrier,
    Targets,
)


def run(function: Function) -> None:
    """Find the cycles with several entries, outermost first, and give each a dispatcher."""
    carrier = Carrier(function)
    work = [(function.blocks[0], function.blocks[:])]
    while work:
        root, region = work.pop()
        graph, crooked = _crooked_edges(root, region)
        if not crooked:
            continue
        sources_of = predecessors(region)
        for cycle, entries in _crooked_cycles(region, graph, crooked):
            header = entries[0]
            inside = [block for block in cycle if block is not header]
            if len(entries) > 1:
                header, made = _dispatch(function, carrier, entries, sources_of)
                inside = [*cycle, *made]
            work.append((header, [header, *(block for block in inside if block is not header)]))


def _crooked_edges(root: Block, region: list[Block]) -> tuple[list[list[int]], list[tuple[int, int]]]:
    """The region as a graph whose node 0 is its root, without edges back to the root; and its retreating edges that
    lead to no dominator, of which a reducible graph has none."""
    place = {block: index for index, block in enumerate(region)}
    graph = [[place[t] for t in block.successors() if t in place and t is not root] for block in region]
    order, retreating = depth_first(graph)
    if not retreating:
        return graph, []
    backward = set(retreating)
    above: list[list[int]] = [[] for _ in region]
    for source in order:
        for target in graph[source]:
            if (source, target) not in backward:
                above[target].append(source)
    tree = DominatorTree(order, above, len(region))
    return graph, [(s, t) for s, t in retreating if not tree.dominates(t, s)]


def _crooked_cycles(
    region: list[Block], graph: list[list[int]], crooked: list[tuple[int, int]]
) -> Iterator[tuple[list[Block], list[Block]]]:
    """The cyclic components with a crooked edge, each with its entries."""
    component = components(graph)
    wanted = {component[source] for source, _ in crooked}
    members: dict[int, list[Block]] = {number: [] for number in wanted}
    entries: dict[int, dict[Block, None]] = {number: {} for number in wanted}
    for index, following in enumerate(graph):
        if component[index] in wanted:
            members[component[index]].append(region[index])
        for target in following:
            number = component[target]
            if number in wanted and number != component[index]:
                entries[number][region[target]] = None
    for number in sorted(wanted):
        yield members[number], list(entries[number])


def _dispatch(
    function: Function, carrier: Carrier, entries: list[Block], above: dict[Block, list[Block]]
) -> tuple[Block, list[Block]]:
    """Send all edges to the entries through a new block; that block, and whatever else was made."""
    entries = sorted(entries, key=lambda block: block.index)
    dispatcher = function.new_block(entries[0], "dispatch")
    function.counts.dispatchers += 1
    wanted = Targets()
    for entry in entries:
        wanted.add(entry, carrier.slots_of(entry))
    by_source: dict[Block, list[Block]] = {}
    for entry in entries:
        for source in above[entry]:
            by_source.setdefault(source, []).append(entry)
    arrivals: list[Arrival] = []
    made: list[Block] = []
    for source, leaving in by_source.items():
        arrived, steps = carrier.arrivals_from(source, leaving, dispatcher, "case")
        arrivals += arrived
        made += steps
    made += carrier.dispatch(dispatcher, carrier.merge(dispatcher, arrivals, wanted), entries)
    return dispatcher, made
