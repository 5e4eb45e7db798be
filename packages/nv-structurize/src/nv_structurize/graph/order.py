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
