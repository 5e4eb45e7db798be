"""Immediate dominators.

Dropping the retreating edges of a graph whose cycles have one entry each changes no dominator, and in what is left a
node's immediate dominator is the lowest common ancestor of its predecessors. Ancestors are found through jump pointers
(Myers, "An applicative random-access stack", 1983), so a node costs O(log depth) for each edge; the usual walk up the
tree is quadratic on ladders. Other graphs need `immediate_dominators` first.
"""

from __future__ import annotations

from collections.abc import Sequence


class DominatorTree:
    """`parent[v]` is the immediate dominator (-1 for the root and what is unreachable), `depth` the distance."""

    __slots__ = ("depth", "jump", "order", "parent")

    def __init__(self, order: Sequence[int], predecessors: Sequence[Sequence[int]], count: int) -> None:
        """Build from a topological `order` that starts at the root; `predecessors` may hold later nodes, ignored."""
        self.order = order
        self.parent = [-1] * count
        self.depth = [-1] * count
        self.jump = [0] * count
        root = order[0]
        self.depth[root] = 0
        self.jump[root] = root
        depth, jump, parent = self.depth, self.jump, self.parent
        for node in order[1:]:
            best = -1
            for other in predecessors[node]:
                if depth[other] < 0:
                    continue
                best = other if best < 0 else self.common(best, other)
            parent[node] = best
            depth[node] = depth[best] + 1
            above = jump[best]
            far = jump[above]
            jump[node] = far if depth[best] - depth[above] == depth[above] - depth[far] else best

    def common(self, a: int, b: int) -> int:
        """The lowest node that dominates both."""
        depth, jump, parent = self.depth, self.jump, self.parent
        if depth[a] < depth[b]:
            a, b = b, a
        level = depth[b]
        while depth[a] > level:
            a = jump[a] if depth[jump[a]] >= level else parent[a]
        while a != b:
            if jump[a] != jump[b]:
                a, b = jump[a], jump[b]
            else:
                a, b = parent[a], parent[b]
        return a

    def dominates(self, a: int, b: int) -> bool:
        """Return whether every path to `b` passes `a`.

        A node dominates itself; nothing dominates an unreachable node.
        """
        depth, jump, parent = self.depth, self.jump, self.parent
        if depth[a] < 0 or depth[b] < 0:
            return False
        level = depth[a]
        while depth[b] > level:
            b = jump[b] if depth[jump[b]] >= level else parent[b]
        return a == b


def immediate_dominators(successors: Sequence[Sequence[int]], root: int = 0) -> list[int]:
    """Those of any graph, -1 for the root and what is unreachable; O(m log n) (Lengauer and Tarjan 1979)."""
    number = [-1] * len(successors)
    vertex: list[int] = []
    parent: list[int] = []
    pending = [(root, -1)]
    while pending:
        node, above = pending.pop()
        if number[node] < 0:
            number[node] = len(vertex)
            vertex.append(node)
            parent.append(above)
            pending += [(target, number[node]) for target in successors[node] if number[target] < 0]
    count = len(vertex)
    predecessors: list[list[int]] = [[] for _ in range(count)]
    for source, node in enumerate(vertex):
        for target in successors[node]:
            predecessors[number[target]].append(source)
    semi, label = list(range(count)), list(range(count))
    ancestor = [-1] * count
    found = [0] * count
    waiting: list[list[int]] = [[] for _ in range(count)]

    def lowest(node: int) -> int:
        """The node with the smallest semidominator on the linked path above `node`."""
        path = []
        while ancestor[node] >= 0 and ancestor[ancestor[node]] >= 0:
            path.append(node)
            node = ancestor[node]
        for below in reversed(path):
            above = ancestor[below]
            if semi[label[above]] < semi[label[below]]:
                label[below] = label[above]
            ancestor[below] = ancestor[above]
        return label[path[0] if path else node]

    for node in range(count - 1, 0, -1):
        semi[node] = min(semi[lowest(source)] for source in predecessors[node])
        waiting[semi[node]].append(node)
        above = ancestor[node] = parent[node]
        for other in waiting[above]:
            low = lowest(other)
            found[other] = low if semi[low] < above else above
        waiting[above].clear()
    result = [-1] * len(successors)
    for node in range(1, count):
        if found[node] != semi[node]:
            found[node] = found[found[node]]
        result[vertex[node]] = vertex[found[node]]
    return result
