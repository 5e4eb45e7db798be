"""Control flow nests as SPIR-V 2.11 ("Structured Control Flow") asks of shaders.

Each header's merge instruction opens a construct. With the edges header → merge block and loop header →
continue target added to the graph, the immediate dominator of both is their header, so one walk down the
dominator tree tells for each block the innermost construct that it belongs to:

    scope(entry)        = the function
    scope(b)            = scope(header)            b is the merge block of `header`
                          the continue construct   b is the continue target of the loop `header`
                          the construct of header  otherwise, where header = immediate dominator of b has a merge
                          scope(dominator)         otherwise

An edge u → v is then legal when v lies in the scope that u branches in, or when it leaves that scope as the
specification allows: to the merge block of an enclosing selection's own construct, of the nearest switch,
of the nearest loop, to that loop's continue target, or, from a continue construct, back to the header.

Cost: one dominator tree for each function, a few look-ups a branch.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from nv_spirv.checks.dominance import dominators
from nv_spirv.checks.subject import Block, Function, Subject
from nv_spirv.grammar import op


@dataclass(slots=True, eq=False, repr=False)
class Construct:
    """One construct: the function, a selection, a switch, a loop's body or its continue construct.

    `exits` are the blocks that a branch inside it may leave it for, `through` those of them that a
    selection inside it may leave both for, `loops` those that belong to the nearest loop.
    """

    kind: str
    header: int
    exits: tuple[int, ...]
    through: tuple[int, ...]
    loops: tuple[int, ...]


_FUNCTION = Construct("function", 0, (), (), ())


def _inside(kind: str, header: int, merge: int, continue_: int, outer: Construct) -> Construct:
    """The construct of a header that stands in `outer`."""
    if kind == "selection":
        return Construct(kind, header, (merge, *outer.through), outer.through, outer.loops)
    if kind == "switch":
        exits = (merge, *outer.loops)
        return Construct(kind, header, exits, exits, outer.loops)
    exits = (merge, continue_) if kind == "loop" else (merge,)
    return Construct(kind, header, exits, exits, exits)


def check(subject: Subject) -> None:
    """Report control flow that does not nest."""
    for function in subject.functions:
        if function.blocks:
            _Structure(subject, function).run()


class _Structure:
    """One function: its graph with the added edges, the constructs, and the rules that they must keep."""

    def __init__(self, subject: Subject, function: Function) -> None:
        self.subject = subject
        self.function = function
        self.blocks = function.blocks
        self.successors = function.successors()
        self.merges: list[tuple[int, int] | None] = [self.merge(block) for block in self.blocks]
        self.graph = self.structural_graph()
        self.tree = dominators(self.graph)
        count = len(self.blocks)
        self.scope: list[Construct] = [_FUNCTION] * count
        self.inside: list[Construct] = [_FUNCTION] * count

    def merge(self, block: Block) -> tuple[int, int] | None:
        """The merge block and, for a loop, the continue target (else -1) of a header; None for other blocks."""
        if block.merge is None:
            return None
        numbers = self.function.numbers
        merge = numbers.get(block.merge[1])
        if block.merge[0] == op.SelectionMerge:
            return None if merge is None else (merge, -1)
        target = numbers.get(block.merge[2])
        return None if merge is None or target is None else (merge, target)

    def structural_graph(self) -> list[list[int]]:
        graph = [list(after) for after in self.successors]
        for number, merge in enumerate(self.merges):
            if merge is not None:
                graph[number] += [target for target in merge if target >= 0]
        return graph

    def name(self, number: int) -> str:
        return self.subject.name(self.blocks[number].label)

    def report(self, rule: str, message: str, number: int) -> None:
        self.subject.report(f"structure.{rule}", message, self.blocks[number].end)

    def run(self) -> None:
        if not self.headers():
            return
        self.constructs()
        retreating = self.retreating()
        self.back_edges(retreating)
        for number in self.tree.order:
            self.branches(number, retreating)
        for number in self.tree.order:
            if self.subject.instructions[self.blocks[number].end][0] == op.Switch:
                self.switch(number)

    def headers(self) -> bool:
        """Each header dominates its merge block and continue target, which no other header has. True if so."""
        owner: dict[int, int] = {}
        fine = True
        for number in self.tree.order:
            merge = self.merges[number]
            if merge is None:
                continue
            if merge[0] == number or merge[0] == merge[1]:
                self.report(
                    "merge", f"block {self.name(number)} merges in itself or its continue target", number
                )
                fine = False
                continue
            for target, what in zip(merge, ("merge block", "continue target"), strict=True):
                if target < 0 or target == number:
                    continue
                if self.tree.parent[target] != number:
                    self.report(
                        "dominance",
                        f"{self.name(number)} does not dominate its {what} {self.name(target)}",
                        number,
                    )
                    fine = False
                if target in owner:
                    self.report(
                        "merge",
                        f"{self.name(target)} is the {what} of {self.name(number)} and already serves"
                        f" {self.name(owner[target])}",
                        number,
                    )
                    fine = False
                owner[target] = number
        return fine

    def constructs(self) -> None:
        """Give every block its scope, and the construct in which its own branches lie."""
        function = self.scope[0]
        for number in self.tree.order:
            parent = self.tree.parent[number]
            self.scope[number] = scope = function if parent < 0 else self.scope_under(parent, number)
            merge = self.merges[number]
            if merge is None:
                self.inside[number] = scope
            elif merge[1] < 0:
                switch = self.subject.instructions[self.blocks[number].end][0] == op.Switch
                kind = "switch" if switch else "selection"
                self.inside[number] = _inside(kind, number, *merge, scope)
            else:
                kind = "continue" if merge[1] == number else "loop"
                self.inside[number] = _inside(kind, number, *merge, scope)

    def scope_under(self, parent: int, number: int) -> Construct:
        merge = self.merges[parent]
        if merge is None:
            return self.inside[parent]
        if number == merge[0]:
            return self.scope[parent]
        if number == merge[1]:
            return _inside("continue", parent, *merge, self.inside[parent])
        return self.inside[parent]

    def retreating(self) -> set[tuple[int, int]]:
        """The edges that go back to a block on the current path of a depth-first walk."""
        found: set[tuple[int, int]] = set()
        state = [0] * len(self.blocks)  # 0 new, 1 on the path, 2 done
        state[0] = 1
        stack = [(0, iter(self.graph[0]))]
        while stack:
            number, following = stack[-1]
            for after in following:
                if state[after] == 0:
                    state[after] = 1
                    stack.append((after, iter(self.graph[after])))
                    break
                if state[after] == 1 and after in self.successors[number]:
                    found.add((number, after))
            else:
                state[number] = 2
                stack.pop()
        return found

    def back_edges(self, retreating: set[tuple[int, int]]) -> None:
        latches: dict[int, list[int]] = {}
        for number, target in retreating:
            merge = self.merges[target]
            if merge is None or merge[1] < 0:
                self.report(
                    "back-edge", f"{self.name(target)} is branched back to and is not a loop header", number
                )
            else:
                latches.setdefault(target, []).append(number)
        for header in self.tree.order:
            merge = self.merges[header]
            if merge is None or merge[1] < 0:
                continue
            own = latches.get(header, [])
            if len(own) != 1:
                self.report("back-edge", f"loop header {self.name(header)} has {len(own)} back edges", header)
            for latch in own:
                if not self.tree.dominates(merge[1], latch):
                    self.report(
                        "back-edge",
                        f"the back edge to {self.name(header)} does not come from its continue construct",
                        latch,
                    )
                elif merge[1] != header:
                    self.latch(header, latch)

    def latch(self, header: int, latch: int) -> None:
        """A continue construct ends in its back edge: nothing in it leaves for elsewhere."""
        merge = self.merges[header]
        if merge is None:
            return
        for number in self.tree.below(merge[1]):
            after = self.successors[number]
            if number != latch and (not after or merge[0] in after):
                self.report(
                    "continue",
                    f"{self.name(number)} leaves the continue construct of {self.name(header)} before its back edge",
                    number,
                )

    def branches(self, number: int, retreating: set[tuple[int, int]]) -> None:
        inside = self.inside[number]
        staying: set[int] = set()
        for target in dict.fromkeys(self.successors[number]):
            if (number, target) in retreating:
                self.leaves(number, inside, target)
            elif self.scope[target] is inside and target not in inside.exits:
                staying.add(target)
            elif target not in inside.exits:
                self.misplaced(number, target)
        terminator = self.subject.instructions[self.blocks[number].end][0]
        selects = self.merges[number] is not None and self.merges[number][1] < 0  # type: ignore[index]
        if terminator == op.BranchConditional and not selects and len(staying) > 1:
            self.report(
                "selection", f"{self.name(number)} selects between two blocks without a merge", number
            )
        if terminator == op.Switch and not selects:
            self.report("selection", f"the switch of {self.name(number)} has no merge", number)

    def leaves(self, number: int, inside: Construct, header: int) -> None:
        """A back edge comes from the loop's own continue construct, through selections of it at most."""
        if not (inside.kind == "continue" and inside.header == header):
            merge = self.merges[header]
            if merge is not None and merge[1] >= 0:
                self.report(
                    "back-edge",
                    f"{self.name(number)} branches back to {self.name(header)} out of a construct",
                    number,
                )

    def misplaced(self, number: int, target: int) -> None:
        construct = self.inside[number]
        where = (
            "the function"
            if construct.kind == "function"
            else (f"the {construct.kind} of {self.name(construct.header)}")
        )
        self.report(
            "exit",
            f"{self.name(number)} leaves {where} for {self.name(target)}, which is none of its exits",
            number,
        )

    def switch(self, number: int) -> None:
        """Cases are entered by the switch or from the case before, and join nowhere but at the merge block."""
        merge = self.merges[number]
        if merge is None or merge[1] >= 0:
            return
        construct = self.inside[number]
        default, *others = self.successors[number]
        for case in (default, *others):
            if not self.tree.dominates(number, case):
                message = f"the switch of {self.name(number)} does not dominate its case {self.name(case)}"
                self.report("case", message, number)
                return
        cases = [case for case in dict.fromkeys(others) if case != merge[0]]
        heads = {case for case in (*cases, default) if self.scope[case] is construct}
        owner: dict[int, int] = {}
        for block in self.tree.below(number):
            parent = self.tree.parent[block]
            if self.scope[block] is construct:
                if block in heads:
                    owner[block] = block
                elif parent == number:
                    self.report(
                        "case", f"{self.name(block)} is reached from several cases and is none", block
                    )
                    return
                else:
                    owner[block] = self.owner_above(owner, parent)
        self.falls(number, construct, owner, heads, others, default)

    def owner_above(self, owner: dict[int, int], block: int) -> int:
        while block not in owner:
            block = self.tree.parent[block]
        return owner[block]

    def falls(
        self,
        number: int,
        construct: Construct,
        owner: dict[int, int],
        heads: set[int],
        targets: list[int],
        default: int,
    ) -> None:
        falls: dict[int, int] = {}
        for block in owner:
            if self.inside[block] is not construct:
                continue
            for target in self.successors[block]:
                if target in owner and owner[target] != owner[block]:
                    case = owner[block]
                    if target not in heads:
                        self.report("case", f"{self.name(block)} enters the middle of another case", block)
                    elif falls.setdefault(case, target) != target:
                        self.report("case", f"case {self.name(case)} falls through to two cases", block)
        reached = list(falls.values())
        for target in set(reached):
            if reached.count(target) > 1:
                self.report("case", f"several cases fall through to {self.name(target)}", number)
        listed = [case for case, before in zip(targets, (-1, *targets), strict=False) if case != before]
        following = set(pairwise(listed))
        for case, target in falls.items():
            after = falls.get(target) if target == default and target not in listed else target
            if case in listed and after in listed and (case, after) not in following:
                self.report(
                    "case",
                    f"case {self.name(case)} falls through to {self.name(target)} and does not stand before it",
                    number,
                )
