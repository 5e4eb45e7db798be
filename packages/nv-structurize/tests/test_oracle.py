"""The oracle itself: it must see a difference, and the reducer must make failures small."""

from __future__ import annotations

import random

from random_functions import Graph, module_text, program
from reduction import reduced
from trace_oracle import Compiled


def test_the_oracle_sees_exchanged_branches() -> None:
    graph = Graph([[1, 2], [3], [3], []], set())
    before = module_text([graph], random.Random(0))
    after = before.replace("label %b1, label %b2", "label %b2, label %b1")
    assert before != after
    runs = [(Compiled(ir).trace("f0", seed)) for seed in range(4) for ir in (before, after)]
    assert any(a != b for a, b in zip(runs[::2], runs[1::2], strict=True))


def test_the_oracle_sees_a_changed_value() -> None:
    graph = Graph([[1], []], set())
    before = module_text([graph], random.Random(0))
    function = before.index("@f0(")
    after = before[:function] + before[function:].replace("mul i32", "add i32", 1)
    assert before != after
    assert Compiled(before).trace("f0", 1) != Compiled(after).trace("f0", 1)


def test_a_failing_graph_is_reduced_to_what_makes_it_fail() -> None:
    def has_self_loop(graph: Graph) -> bool:
        return any(block in targets for block, targets in enumerate(graph.successors))

    rng = random.Random(3)
    graph = next(
        g for g in (program(rng) for _ in range(10_000)) if has_self_loop(g) or len(g.successors) > 10
    )
    graph.successors[3].append(3)
    small = reduced(graph, has_self_loop)
    assert len(small.successors) <= 4
    assert has_self_loop(small)
