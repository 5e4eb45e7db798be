"""Depth-first orders, without recursion: functions of 100,000 nested blocks are input like any other."""

from __future__ import annotations

from collections.abc import Sequence


def depth_first(
    successors: Sequence[Sequence[int]], root: int = 0
) -> tuple[list[int], list[tuple[int, int]]]:
    """Reverse postorder from `root`, and the retreating edges `(from, to)` of the same walk.

    Later successors are walked first, so that earlier ones come first in the order.
    """
    count = len(successors)
    state = bytearray(count)  # 0 new, 1 on the path, 2 done
    retreating: list[tuple[int, int]] = []
    post: list[int] = []
    path = [root]
    pending = [list(successors[root])]
    state[root] = 1
    while path:
        rest = pending[-1]
        if not rest:
            node = path.pop()
            pending.pop()
            state[node] = 2
            post.append(node)
            continue
        target = rest.pop()
        if state[target] == 0:
            state[target] = 1
            path.append(target)
            pending.append(list(successors[target]))
        elif state[target] == 1:
            retreating.append((path[-1], target))
    post.reverse()
    return post, retreating


def components(successors: Sequence[Sequence[int]]) -> list[int]:
    """A number for each node, the same for two if each reaches the other (Tarjan 1972)."""
    count = len(successors)
    found = [-1] * count
    low = [0] * count
    seen = [0] * count
    clock = 0
    held: list[int] = []
    number = 0
    for root in range(count):
        if seen[root]:
            continue
        clock += 1
        seen[root] = low[root] = clock
        held.append(root)
        path = [(root, iter(successors[root]))]
        while path:
            node, rest = path[-1]
            for target in rest:
                if not seen[target]:
                    clock += 1
                    seen[target] = low[target] = clock
                    held.append(target)
                    path.append((target, iter(successors[target])))
                    break
                if found[target] < 0 and seen[target] < low[node]:
                    low[node] = seen[target]
            else:
                path.pop()
                if path and low[node] < low[path[-1][0]]:
                    low[path[-1][0]] = low[node]
                if low[node] == seen[node]:
                    while True:
                        member = held.pop()
                        found[member] = number
                        if member == node:
                            break
                    number += 1
    return found
