"""Which block of a function dominates which."""

from __future__ import annotations

from collections.abc import Iterator, Mapping


class Dominators:
    """Dominance (Cooper, Harvey and Kennedy, 2001), answered from intervals of the dominator tree.

    `next_of` gives the labels that a block branches to.
    """

    def __init__(self, first: int, next_of: Mapping[int, list[int]]) -> None:
        order = _reverse_postorder(first, next_of)
        self.number = {label: k for k, label in enumerate(order)}  # in reverse postorder
        self.predecessors: dict[int, list[int]] = {label: [] for label in order}
        for label in order:
            for target in dict.fromkeys(next_of[label]):
                self.predecessors[target].append(label)
        self.parent = self._solve(order)
        self._children: dict[int, list[int]] = {label: [] for label in order}
        for label in order[1:]:
            self._children[self.parent[label]].append(label)
        self._enter, self._leave = self._intervals(first)

    def reachable(self, label: int) -> bool:
        return label in self.parent

    def dominates(self, a: int, b: int) -> bool:
        """Whether every way to `b` passes `a`; an unreachable block dominates nothing."""
        if a not in self._enter:
            return False
        return self._enter[a] <= self._enter[b] and self._leave[b] <= self._leave[a]

    def below(self, label: int, border: int) -> Iterator[int]:
        """The blocks that `label` dominates and `border` does not; nothing for an unreachable block."""
        stack = [label] if label in self._children else []
        while stack:
            block = stack.pop()
            if block != border:
                yield block
                stack += self._children[block]

    def _solve(self, order: list[int]) -> dict[int, int]:
        number = self.number
        parent = {order[0]: order[0]}
        changed = True
        while changed:
            changed = False
            for label in order[1:]:
                known = [p for p in self.predecessors[label] if p in parent]
                best = known[0]
                for other in known[1:]:
                    while best != other:
                        if number[best] > number[other]:
                            best = parent[best]
                        else:
                            other = parent[other]
                if parent.get(label) != best:
                    parent[label] = best
                    changed = True
        return parent

    def _intervals(self, first: int) -> tuple[dict[int, int], dict[int, int]]:
        enter: dict[int, int] = {}
        leave: dict[int, int] = {}
        stack = [(first, False)]
        while stack:
            label, done = stack.pop()
            if done:
                leave[label] = len(enter)
                continue
            enter[label] = len(enter)
            stack.append((label, True))
            stack += [(child, False) for child in self._children[label]]
        return enter, leave


def _reverse_postorder(first: int, next_of: Mapping[int, list[int]]) -> list[int]:
    order: list[int] = []
    seen = {first}
    stack = [(first, iter(next_of[first]))]
    while stack:
        label, rest = stack[-1]
        for target in rest:
            if target not in seen:
                seen.add(target)
                stack.append((target, iter(next_of[target])))
                break
        else:
            order.append(label)
            stack.pop()
    return order[::-1]
