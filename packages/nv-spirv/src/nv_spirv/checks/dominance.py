"""Dominators of a small graph of numbered nodes.

Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm" (2001): immediate dominators by iterating
over the nodes in reverse postorder until nothing changes; two rounds for the reducible graphs that valid
modules hold. Numbers of a walk of the tree then answer "does a dominate b" in constant time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Dominators(NamedTuple):
    """The dominator tree of a graph with entry 0.

    Parameters
    ----------
    order : list[int]
        The reachable nodes in reverse postorder.
    position : list[int]
        The place of each node in `order`, -1 for unreachable ones.
    parent : list[int]
        The immediate dominator of each node; -1 for the entry and for unreachable nodes.
    first, last : list[int]
        Numbers of a preorder walk of the tree: `a` dominates `b` if `first[a] <= first[b] <= last[a]`.
    preorder : list[int]
        The nodes in the order of that walk.
    """

    order: list[int]
    position: list[int]
    parent: list[int]
    first: list[int]
    last: list[int]
    preorder: list[int]

    def below(self, node: int) -> list[int]:
        """The nodes that `node` dominates, itself first."""
        return self.preorder[self.first[node] : self.last[node] + 1]

    def reachable(self, node: int) -> bool:
        """Return whether the node can be reached from the entry."""
        return self.position[node] >= 0

    def dominates(self, above: int, below: int) -> bool:
        """Return whether every path to `below` passes `above`; a node dominates itself."""
        return self.first[above] <= self.first[below] <= self.last[above]


def postorder(successors: Sequence[Sequence[int]]) -> list[int]:
    """The nodes reachable from 0, each after those it leads to except along back edges."""
    order: list[int] = []
    seen = [False] * len(successors)
    seen[0] = True
    stack = [(0, iter(successors[0]))]
    while stack:
        node, following = stack[-1]
        for after in following:
            if not seen[after]:
                seen[after] = True
                stack.append((after, iter(successors[after])))
                break
        else:
            order.append(node)
            stack.pop()
    return order


def dominators(successors: Sequence[Sequence[int]]) -> Dominators:
    """The dominator tree of the graph in which node `n` leads to `successors[n]`; node 0 is the entry."""
    count = len(successors)
    order = postorder(successors)
    order.reverse()
    position = [-1] * count
    for place, node in enumerate(order):
        position[node] = place
    before: list[list[int]] = [[] for _ in range(count)]
    for node in order:
        for after in successors[node]:
            before[after].append(node)
    parent = [-1] * count
    parent[0] = 0
    changed = True
    while changed:
        changed = False
        for node in order[1:]:
            best = -1
            for previous in before[node]:
                if parent[previous] >= 0:
                    best = previous if best < 0 else _meet(parent, position, best, previous)
            if parent[node] != best:
                parent[node] = best
                changed = True
    parent[0] = -1
    first, last = _numbers(order, parent, count)
    preorder = sorted(order, key=first.__getitem__)
    return Dominators(order, position, parent, first, last, preorder)


def _meet(parent: list[int], position: list[int], one: int, other: int) -> int:
    while one != other:
        while position[one] > position[other]:
            one = parent[one]
        while position[other] > position[one]:
            other = parent[other]
    return one


def _numbers(order: list[int], parent: list[int], count: int) -> tuple[list[int], list[int]]:
    size = [1] * count
    for node in reversed(order):
        if parent[node] >= 0:
            size[parent[node]] += size[node]
    first = [-1] * count
    following = [0] * count
    for node in order:  # a node's parent comes before it
        above = parent[node]
        if above < 0:
            first[node] = 0
        else:
            first[node] = following[above]
            following[above] += size[node]
        following[node] = first[node] + 1
    last = [first[node] + size[node] - 1 if first[node] >= 0 else -2 for node in range(count)]
    return first, last
