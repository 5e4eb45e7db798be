"""Natural loops of a reducible graph, nested (Tarjan 1974: headers from the inside out, inner loops collapsed)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence


class LoopForest:
    """`headers` are innermost first; `loop_of[v]` is the header of v's innermost loop or -1, `parent` of a header's."""

    __slots__ = ("_larger", "headers", "latches", "loop_of", "parent")

    def __init__(
        self,
        order: Sequence[int],
        predecessors: Sequence[Sequence[int]],
        back_edges: Sequence[tuple[int, int]],
        count: int,
    ) -> None:
        self.loop_of = [-1] * count
        self.parent: dict[int, int] = {}
        self._larger: set[int] = set()
        self.latches: dict[int, list[int]] = {}
        for source, header in back_edges:
            self.latches.setdefault(header, []).append(source)
        leader = list(range(count))
        position = {node: place for place, node in enumerate(order)}

        def find(node: int) -> int:
            while leader[node] != node:
                leader[node] = leader[leader[node]]
                node = leader[node]
            return node

        self.headers = sorted(self.latches, key=lambda header: -position[header])
        for header in self.headers:
            self.loop_of[header] = header
            self.parent[header] = -1
            members = [find(latch) for latch in self.latches[header]]
            seen = {header}
            while members:
                node = members.pop()
                if node in seen:
                    continue
                seen.add(node)
                if self.loop_of[node] == node:  # an inner loop, already collapsed into its header
                    self.parent[node] = header
                else:
                    self.loop_of[node] = header
                self._larger.add(header)
                leader[node] = header
                members.extend(find(other) for other in predecessors[node] if other in position)

    def around(self, node: int) -> int:
        """The loop in which a node stands, a header standing in the loop around its own; -1 for none."""
        return self.parent[node] if node in self.parent else self.loop_of[node]

    def collapsing(self) -> Iterator[tuple[int, Callable[[int], int]]]:
        """Each loop, innermost first, then -1; with it, what says which node of the loop stands for one further in.

        Each answer is right only until the next loop is asked for.
        """
        leader = list(range(len(self.loop_of)))
        members: dict[int, list[int]] = {}
        for node in range(len(leader)):
            members.setdefault(self.around(node), []).append(node)

        def find(node: int) -> int:
            while leader[node] != node:
                leader[node] = leader[leader[node]]
                node = leader[node]
            return node

        for header in self.headers:
            yield header, find
            for node in members.get(header, ()):
                leader[node] = header
        yield -1, find

    def is_single_block(self, header: int) -> bool:
        """Return whether the loop consists of its header alone."""
        return header not in self._larger
