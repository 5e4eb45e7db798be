"""What is computed on graphs, against the definitions."""

from __future__ import annotations

import random

import pytest

from nv_structurize.graph.dominators import DominatorTree, immediate_dominators
from nv_structurize.graph.loops import LoopForest
from nv_structurize.graph.order import components, depth_first

Graph = list[list[int]]


def random_graph(seed: int) -> Graph:
    rng = random.Random(seed)
    count = rng.randint(2, 14)
    return [[rng.randrange(1, count) for _ in range(rng.randint(0, 3))] for _ in range(count)]


def reached(graph: Graph, start: int, without: int = -1) -> set[int]:
    """The nodes on paths from `start` that avoid one node."""
    seen = {start} - {without}
    stack = list(seen)
    while stack:
        for target in graph[stack.pop()]:
            if target not in seen and target != without:
                seen.add(target)
                stack.append(target)
    return seen


@pytest.mark.parametrize("seed", range(60))
def test_dominators(seed: int) -> None:
    graph = random_graph(seed)
    order, _ = depth_first(graph)
    tree = DominatorTree(order, [[above] for above in immediate_dominators(graph)], len(graph))
    for a in order:
        beyond = reached(graph, 0) - reached(graph, 0, without=a)
        assert {b for b in order if tree.dominates(a, b)} == beyond


@pytest.mark.parametrize("seed", range(60))
def test_components(seed: int) -> None:
    graph = random_graph(seed)
    number = components(graph)
    for a in range(len(graph)):
        for b in range(len(graph)):
            both = b in reached(graph, a) and a in reached(graph, b)
            assert (number[a] == number[b]) == both


@pytest.mark.parametrize("seed", range(60))
def test_natural_loops_of_any_graph(seed: int) -> None:
    """Those with a header that dominates them, though other cycles may have none."""
    graph = random_graph(seed)
    order, retreating = depth_first(graph)
    tree = DominatorTree(order, [[above] for above in immediate_dominators(graph)], len(graph))
    natural = list({(source, target) for source, target in retreating if tree.dominates(target, source)})
    above: Graph = [[] for _ in graph]
    for source in order:
        for target in graph[source]:
            above[target].append(source)
    forest = LoopForest(order, above, natural, len(graph))
    expected: dict[int, set[int]] = {}
    for latch, header in natural:
        body = {header} | (reached(above, latch, without=header))
        expected[header] = expected.get(header, set()) | (body & set(order))

    def inside(node: int, header: int) -> bool:
        loop = forest.loop_of[node]
        while loop not in (-1, header):
            loop = forest.parent[loop]
        return loop == header

    for header, body in expected.items():
        assert {node for node in order if inside(node, header)} == body
