"""The graph of a function as integers, at one moment: orders and dominators are computed on this."""

from __future__ import annotations

from nv_structurize.graph.blocks import Function
from nv_structurize.graph.dominators import DominatorTree, immediate_dominators
from nv_structurize.graph.order import depth_first


class Snapshot:
    """Indices are positions in `function.blocks`; `order` is a reverse postorder of what the entry reaches."""

    __slots__ = ("order", "predecessors", "retreating", "successors")

    def __init__(self, function: Function) -> None:
        function.number()
        self.successors = [[target.index for target in block.successors()] for block in function.blocks]
        self.order, self.retreating = depth_first(self.successors)
        self.predecessors: list[list[int]] = [[] for _ in function.blocks]
        for source in self.order:
            for target in self.successors[source]:
                self.predecessors[target].append(source)

    def dominators(self) -> DominatorTree:
        """The dominator tree; right only if the graph is reducible."""
        later: dict[int, set[int]] = {}
        for source, target in self.retreating:
            later.setdefault(target, set()).add(source)
        if not later:
            return DominatorTree(self.order, self.predecessors, len(self.successors))
        forward = [
            [p for p in found if p not in later[node]] if node in later else found
            for node, found in enumerate(self.predecessors)
        ]
        return DominatorTree(self.order, forward, len(self.successors))

    def exact_dominators(self) -> DominatorTree:
        """The dominator tree of any graph."""
        above = [[dominator] for dominator in immediate_dominators(self.successors)]
        return DominatorTree(self.order, above, len(self.successors))

    def is_reducible(self) -> bool:
        """Return whether every cycle has one entry."""
        tree = self.dominators() if self.retreating else None
        return tree is None or all(tree.dominates(target, source) for source, target in self.retreating)
