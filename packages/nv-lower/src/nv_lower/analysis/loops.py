"""The blocks of a function as a graph, and the innermost loops among them.

Loops are found backwards from their heads: the blocks from which a way leads to the head without leaving what the head
dominates. A loop larger than its caller can use is given up while it is being followed, so that finding all small loops
of a function costs time linear in its length.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from nv_lower.ir import Block, Function


@dataclass
class Graph:
    """The blocks of a function in order, where each goes, and where it is come from."""

    blocks: dict[str, Block]
    successors: dict[str, list[str]] = field(default_factory=dict)
    predecessors: dict[str, list[str]] = field(default_factory=dict)

    @staticmethod
    def of(function: Function) -> Graph:
        """The graph of a function's blocks."""
        graph = Graph(function.blocks)
        for label, block in graph.blocks.items():
            graph.successors[label] = list(dict.fromkeys(block.terminator.targets))
            for target in graph.successors[label]:
                graph.predecessors.setdefault(target, []).append(label)
        return graph

    def loop(
        self, head: str, size: Callable[[str], int] | None = None, most: int = sys.maxsize
    ) -> Loop | None:
        """The loop with this head; None if there is none, or its blocks' sizes add up to more than `most`."""
        inside = {head: None}
        latches = []
        for source in self.predecessors.get(head, []):
            reached = self._back_to(head, source, size or (lambda label: 0), most)
            if reached is not None:
                latches.append(source)
                inside.update(reached)
        if not latches or (size and sum(map(size, inside)) > most):
            return None
        return Loop(head, tuple(latches), tuple(label for label in self.blocks if label in inside))

    def _back_to(
        self, head: str, source: str, size: Callable[[str], int], most: int
    ) -> dict[str, None] | None:
        """The blocks on the ways from a head to one of its predecessors; None if there is a way around the head."""
        reached = {head: None, source: None}
        pending = [source] if source != head else []
        total = 0
        while pending:
            label = pending.pop()
            total += size(label)
            before = self.predecessors.get(label, [])
            if total > most or not before:
                return None
            pending += [other for other in before if other not in reached]
            reached.update(dict.fromkeys(before))
        return reached

    def holds_another(self, loop: Loop) -> bool:
        """Return whether another loop lies inside: the blocks without the head form a cycle."""
        return self.cyclic(label for label in loop.blocks if label != loop.head)

    def cyclic(self, labels: Iterable[str]) -> bool:
        """Return whether these blocks form a cycle (Kahn's algorithm then leaves some over)."""
        waiting = dict.fromkeys(labels, 0)
        for label in waiting:
            waiting[label] = sum(source in waiting for source in self.predecessors.get(label, ()))
        ready = [label for label, count in waiting.items() if not count]
        done = 0
        while ready:
            done += 1
            for target in self.successors[ready.pop()]:
                if target in waiting:
                    waiting[target] -= 1
                    if not waiting[target]:
                        ready.append(target)
        return done < len(waiting)


@dataclass(frozen=True)
class Loop:
    """A loop: the block that every way in passes, those from which it starts again, and all of its blocks in order."""

    head: str
    latches: tuple[str, ...]
    blocks: tuple[str, ...]
