"""Which of some values are still in use behind an instruction."""

from __future__ import annotations

from collections.abc import Collection

from nv_lower.analysis.loops import Graph
from nv_lower.ir import Block, Instruction


def live_behind(graph: Graph, values: Collection[str], wanted: Collection[str]) -> dict[str, frozenset[str]]:
    """For each result in `wanted`, those of `values` that are used later: on some way from right behind it.

    What a phi takes is used at the end of the block that it comes from. Solved as a data-flow problem, backwards over
    the blocks until nothing changes; linear for each nesting level of loops.
    """
    entering: dict[str, frozenset[str]] = {label: frozenset() for label in graph.blocks}
    pending = dict.fromkeys(graph.blocks)
    while pending:
        label, _ = pending.popitem()  # later blocks first
        live = _entering(graph.blocks[label], _leaving(graph, entering, label, values), values)
        if live != entering[label]:
            entering[label] = live
            pending.update(dict.fromkeys(graph.predecessors.get(label, ())))
    found: dict[str, frozenset[str]] = {}
    for label, block in graph.blocks.items():
        if not any(i.result in wanted for i in block.instructions if i.result):
            continue
        behind = set(_leaving(graph, entering, label, values))
        for instruction in reversed(block.instructions):
            if instruction.result in wanted:
                found[instruction.result] = frozenset(behind - {instruction.result})
            _step(behind, instruction, values)
    return found


def _leaving(
    graph: Graph, entering: dict[str, frozenset[str]], label: str, values: Collection[str]
) -> frozenset[str]:
    live: set[str] = set()
    for target in graph.successors[label]:
        live |= entering[target]
        for phi in graph.blocks[target].phis:
            live.update(value for value, source in phi.incoming if source == label and value in values)
    return frozenset(live)


def _entering(block: Block, leaving: frozenset[str], values: Collection[str]) -> frozenset[str]:
    live = set(leaving)
    for instruction in reversed(block.instructions):
        _step(live, instruction, values)
    return frozenset(live)


def _step(live: set[str], instruction: Instruction, values: Collection[str]) -> None:
    live.discard(instruction.result)
    if instruction.opcode != "phi":
        live.update(name for name in instruction.names if name in values)
