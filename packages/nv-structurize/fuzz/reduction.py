"""Makes a failing graph small: drops blocks and edges while the failure stays."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from random_functions import Graph, may_be_quiet, quieted


def reduced(graph: Graph, fails: Callable[[Graph], bool]) -> Graph:
    """The smallest graph found by greedy deletion that still fails."""
    progress = True
    while progress:
        progress = False
        for candidate in _smaller(graph):
            if fails(candidate):
                graph, progress = candidate, True
                break
    return graph


def _smaller(graph: Graph) -> Iterator[Graph]:
    count = len(graph.successors)
    for gone in range(count - 1, 0, -1):
        yield from _without(graph, gone)
    for block, targets in enumerate(graph.successors):
        for place in range(len(targets)):
            successors = [list(each) for each in graph.successors]
            del successors[block][place]
            yield from _fitted(successors, graph.switches, graph.quiet)
    for block in graph.quiet:
        yield Graph(graph.successors, graph.switches, graph.quiet - {block})


def _without(graph: Graph, gone: int) -> Iterator[Graph]:
    """The graph without one block; edges to it go where its first edge went, or nowhere."""
    onward = [target for target in graph.successors[gone] if target != gone][:1]
    successors = []
    for block, targets in enumerate(graph.successors):
        if block == gone:
            continue
        kept = [chosen for target in targets for chosen in (onward if target == gone else [target])]
        new = [target - (target > gone) for target in kept]
        successors.append([max(1, t) if len(graph.successors) > 2 else t for t in new])
    switches = {block - (block > gone) for block in graph.switches if block != gone}
    quiet = {block - (block > gone) for block in graph.quiet if block != gone}
    yield from _fitted(successors, switches, quiet)


def _fitted(successors: list[list[int]], switches: set[int], quiet: set[int]) -> Iterator[Graph]:
    """A valid graph, if there is one: the entry is no target, and only blocks with several ways switch."""
    last = len(successors) - 1
    clean = [[t for t in targets if 0 < t <= last] for targets in successors]
    graph = Graph(
        clean, {b for b in switches if len(clean[b]) > 1} | {b for b, t in enumerate(clean) if len(t) > 2}
    )
    if may_be_quiet(graph, quiet):
        yield quieted(graph, quiet)
