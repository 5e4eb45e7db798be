"""What structured means, checked.

The structure is SPIR-V's (unified specification 1.6, section 2.11), stated on LLVM IR. `!nv.selection !{!"merge"}` on
a terminator makes its block the header of a selection, `!nv.loop !{!"merge", !"continue"}` the header of a loop. The
*structural graph* has the edges of the function and one from each header to its merge block and continue target;
dominance below is dominance there. A *selection* is what its header dominates and its merge block does not; a *loop*
the same without what its continue target dominates, which is the loop's *continue construct*.

The rules, by the names that violations carry:

`named`        every block has a name
`reachable`    the entry reaches every block in the structural graph
`known`        annotations name blocks of the function, and fit the terminator that they are on
`annotated`    a `switch` is a selection header; a conditional branch is a header or breaks or continues
`own-merge`    no block is the merge block or continue target of two headers, or both; none is its own header's
`dominated`    a header strictly dominates its merge block, a loop header its continue target
`back-edge`    every cycle is closed by a branch to a loop header, exactly one for each, from the continue construct
`exit`         a branch out of a construct goes to its merge block, to the innermost loop's merge block or continue
               target, or to the innermost switch's merge block; out of a continue construct, only from the block
               that branches back; and none goes into the middle of another construct
`case`         a case of a switch is its merge block or starts a construct that goes to no other case
`order`        a block is printed after its immediate dominator, a merge block after its construct

All checks together cost one walk over the graph and one dominator tree: the innermost construct of a block follows from
its immediate dominator, and each edge is then judged by the constructs of its ends.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from nv_structurize.annotations import annotation_nodes, read_annotations
from nv_structurize.graph.blocks import CONDITIONAL, END, SWITCH, Block, Function, Loop
from nv_structurize.graph.dominators import DominatorTree
from nv_structurize.graph.order import depth_first
from nv_structurize.normalise import readable, refuse_invalid
from nv_structurize.reading import pieces, read_function

_UNNAMED = re.compile(r"^(?:\d+:|define [^\n]*\{\n  )", re.MULTILINE)


@dataclass(frozen=True)
class Violation:
    """One rule broken at one block."""

    function: str
    block: str
    rule: str
    message: str

    def __str__(self) -> str:
        return f"function @{self.function}, block %{self.block}: {self.rule}: {self.message}"


def violations(ir: str, functions: tuple[str, ...] | None = None) -> list[Violation]:
    """Every rule of structured form that the module's functions break; none for a structured module.

    Parameters
    ----------
    ir
        LLVM IR text.
    functions
        Names of the functions to look at; None means all.

    Raises
    ------
    InvalidInput
        LLVM does not read the text.
    Unsupported
        A function holds terminators that cannot be structured.

    Examples
    --------
    >>> nv_structurize.violations(structured)
    []
    """
    refuse_invalid(ir)
    text = readable(ir)
    nodes = annotation_nodes(text)
    found: list[Violation] = []
    for piece in pieces(text):
        if piece.name is not None and (functions is None or piece.name in functions):
            found.extend(function_violations(piece.lines, nodes))
    return found


def function_violations(lines: list[str], nodes: dict[str, list[str]]) -> list[Violation]:
    """The same for one function in text as LLVM prints it."""
    head = "\n".join(lines[:2])
    unnamed = bool(_UNNAMED.match(head)) or any(
        line[:1].isdigit() and line.split(":")[0].isdigit() for line in lines
    )
    function = read_function(lines, keep_annotations=True)
    checker = _Checker(function, nodes)
    if unnamed:
        checker.report(function.blocks[0], "named", "the function has unnamed blocks")
    checker.check()
    return checker.found


def is_structured(lines: list[str], nodes: dict[str, list[str]]) -> bool:
    """Return whether a function is structured already. Cheap where it plainly is not."""
    if not nodes and any(line.startswith(("  br i1", "  switch")) for line in lines):
        return False
    return not function_violations(lines, nodes)


@dataclass(frozen=True, eq=False)
class Construct:
    """`loop` is the innermost loop or continue construct around (itself included), `switch` the innermost switch
    inside that loop."""

    kind: str  # "selection", "switch", "loop", "continue"
    header: Block
    merge: Block
    loop: Construct | None
    switch: Construct | None
    parent: Construct | None


class Constructs:
    """The constructs of a structured function: the innermost one `around` each block, and the one `inside` which its
    successors are."""

    def __init__(self, checker: _Checker) -> None:
        self.selections = checker.selections
        self.loops = checker.loops
        self.around = checker.around
        self.inside = checker.inside

    @classmethod
    def of(cls, function: Function, nodes: dict[str, list[str]]) -> Constructs | None:
        """None if the function is not structured or needs no structure."""
        checker = _Checker(function, nodes)
        checker.check()
        if checker.found or not (checker.loops or checker.selections):
            return None
        return cls(checker)


class _Checker:
    def __init__(self, function: Function, nodes: dict[str, list[str]]) -> None:
        self.function = function
        self.blocks = function.blocks
        self.nodes = nodes
        self.found: list[Violation] = []
        self.selections: dict[Block, Block] = {}
        self.loops: dict[Block, Loop] = {}

    def report(self, block: Block, rule: str, message: str) -> None:
        self.found.append(Violation(self.function.name, block.name, rule, message))

    def check(self) -> None:
        """Each step needs what the one before it has established."""
        self.selections, self.loops = read_annotations(self.function, self.nodes, self.report)
        self._check_owners()
        if self.found and any(v.rule == "known" for v in self.found):
            return
        if not self._order():
            return
        self._check_dominance()
        if any(v.rule in ("dominated", "back-edge", "own-merge", "reachable") for v in self.found):
            return
        self._assign_constructs()
        for index in self.order:
            self._check_block(self.blocks[index])
        self._check_latches()
        self._check_printed_order()

    def _check_owners(self) -> None:
        owner: dict[Block, Block] = {}
        claims = [(header, merge) for header, merge in self.selections.items()]
        claims += [(header, loop.merge) for header, loop in self.loops.items()]
        claims += [(header, loop.latch) for header, loop in self.loops.items() if loop.latch is not header]
        for header, block in claims:
            if block is header:
                self.report(header, "own-merge", "a header is its own merge block")
            elif block in owner:
                self.report(
                    block,
                    "own-merge",
                    f"merge block or continue target of %{owner[block].name} and %{header.name}",
                )
            owner[block] = header

    # -- the structural graph

    def _order(self) -> bool:
        graph: list[list[int]] = []
        for block in self.blocks:
            following = [target.index for target in block.successors()]
            loop = self.loops.get(block)
            if loop is not None:
                following += [loop.latch.index, loop.merge.index]
            elif block in self.selections:
                following.append(self.selections[block].index)
            graph.append(following)
        self.order, retreating = depth_first(graph)
        if len(self.order) < len(self.blocks):
            reached = set(self.order)
            for block in self.blocks:
                if block.index not in reached:
                    self.report(block, "reachable", "the entry does not reach it")
        self.back_edges: set[tuple[int, int]] = set()
        for source, target in retreating:
            block = self.blocks[target]
            if block not in self.loops:
                self.report(
                    self.blocks[source],
                    "back-edge",
                    f"closes a cycle at %{block.name}, which is no loop header",
                )
            elif source != target or block in block.targets:
                self.back_edges.add((source, target))
        if any(v.rule == "back-edge" for v in self.found):
            return False
        above: list[list[int]] = [[] for _ in self.blocks]
        for source in self.order:
            for target in graph[source]:
                if (source, target) not in self.back_edges and source != target:
                    above[target].append(source)
        self.tree = DominatorTree(self.order, above, len(self.blocks))
        for source, target in self.back_edges:
            if not self.tree.dominates(target, source):
                self.report(self.blocks[target], "back-edge", "the loop is entered past its header")
        return True

    def _check_dominance(self) -> None:
        dominates = self.tree.dominates
        for header, merge in self.selections.items():
            if merge is not header and not dominates(header.index, merge.index):
                self.report(header, "dominated", f"does not dominate its merge block %{merge.name}")
        closing: dict[int, int] = {}
        for source, target in self.back_edges:
            if target in closing:
                self.report(self.blocks[target], "back-edge", "two branches back")
            closing[target] = source
        for header, loop in self.loops.items():
            if not dominates(header.index, loop.merge.index):
                self.report(header, "dominated", f"does not dominate its merge block %{loop.merge.name}")
            if not dominates(header.index, loop.latch.index):
                self.report(header, "dominated", f"does not dominate its continue target %{loop.latch.name}")
            if header.index not in closing:
                self.report(header, "back-edge", "no branch back")
            elif not dominates(loop.latch.index, closing[header.index]):
                self.report(header, "back-edge", "the branch back is not from the continue construct")
        self.closing = closing

    # -- constructs

    def _assign_constructs(self) -> None:
        """The innermost construct of each block, and of what each header holds."""
        merges: dict[Block, Block] = {merge: header for header, merge in self.selections.items()}
        merges.update({loop.merge: header for header, loop in self.loops.items()})
        latches = {loop.latch: header for header, loop in self.loops.items() if loop.latch is not header}
        self.around: dict[Block, Construct | None] = {}
        self.inside: dict[Block, Construct | None] = {}
        for index in self.order:
            block = self.blocks[index]
            around: Construct | None
            if index == self.order[0]:
                around = None
            elif block in merges:
                around = self.around[merges[block]]
            elif block in latches:
                header = latches[block]
                outer = self.around[header]
                around = self._loop_construct("continue", header, outer)
            else:
                around = self.inside[self.blocks[self.tree.parent[index]]]
            self.around[block] = around
            if block in self.loops:
                single = self.loops[block].latch is block
                self.inside[block] = self._loop_construct("continue" if single else "loop", block, around)
            elif block in self.selections:
                self.inside[block] = self._selection_construct(block, around)
            else:
                self.inside[block] = around

    def _loop_construct(self, kind: str, header: Block, around: Construct | None) -> Construct:
        made = Construct(kind, header, self.loops[header].merge, None, None, around)
        object.__setattr__(made, "loop", made)
        return made

    def _selection_construct(self, header: Block, around: Construct | None) -> Construct:
        kind = "switch" if header.kind == SWITCH else "selection"
        loop = around.loop if around is not None else None
        switch = around.switch if around is not None else None
        made = Construct(kind, header, self.selections[header], loop, switch, around)
        if kind == "switch":
            object.__setattr__(made, "switch", made)
        return made

    def _check_block(self, block: Block) -> None:
        construct = self.inside[block]
        for target in block.successors():
            if (block.index, target.index) in self.back_edges:
                continue
            if self.around[target] is not construct and not self._is_exit(construct, target):
                where = (
                    f"the {construct.kind} of %{construct.header.name}"
                    if construct
                    else "the function's body"
                )
                self.report(block, "exit", f"leaves {where} for %{target.name}")
        if block in self.selections:
            if block.kind == SWITCH:
                self._check_cases(block)
        elif block.kind == SWITCH:
            self.report(block, "annotated", "a switch without a merge block")
        elif block.kind == CONDITIONAL and not self._breaks(block):
            self.report(block, "annotated", "chooses between two blocks without a merge block")

    def _is_exit(self, construct: Construct | None, target: Block) -> bool:
        if construct is None:
            return False
        if target is construct.merge:
            return True
        if construct.switch is not None and construct.kind != "switch" and target is construct.switch.merge:
            return True
        loop = construct.loop
        if loop is None:
            return False
        return target is loop.merge or (loop.kind == "loop" and target is self.loops[loop.header].latch)

    def _breaks(self, block: Block) -> bool:
        """Return whether one side of an unannotated conditional branch leaves the innermost loop or goes on with it."""
        construct = self.inside[block]
        if construct is None:
            return False
        ends = [construct.switch.merge] if construct.switch is not None else []
        if construct.loop is not None:
            header = construct.loop.header
            ends += [construct.loop.merge, self.loops[header].latch, header]
        return any(target in ends for target in block.targets)

    def _check_cases(self, header: Block) -> None:
        merge = self.selections[header]
        for target in header.successors():
            if target is not merge and self.tree.parent[target.index] != header.index:
                self.report(header, "case", f"%{target.name} is no case of its own")
        cases = {target for target in header.successors() if target is not merge}
        for target in cases:
            if self._predecessor_count(target) > 1:
                self.report(header, "case", f"another case goes on to %{target.name}")

    def _predecessor_count(self, block: Block) -> int:
        if not hasattr(self, "_counts"):
            self._counts: dict[Block, int] = {}
            for each in self.blocks:
                for target in each.successors():
                    if (each.index, target.index) not in self.back_edges:
                        self._counts[target] = self._counts.get(target, 0) + 1
        return self._counts[block]

    def _check_latches(self) -> None:
        """Nothing leaves a continue construct but the block that branches back."""
        for index in self.order:
            block = self.blocks[index]
            construct = self.inside[block]
            loop = construct.loop if construct is not None else None
            if loop is None or loop.kind != "continue" or self.closing.get(loop.header.index) == index:
                continue
            if block.kind == END or loop.merge in block.targets:
                self.report(
                    block, "exit", f"leaves the continue construct of %{loop.header.name} before its end"
                )

    def _check_printed_order(self) -> None:
        for index in self.order[1:]:
            block = self.blocks[index]
            if self.tree.parent[index] > index:
                self.report(
                    block,
                    "order",
                    f"printed before its dominator %{self.blocks[self.tree.parent[index]].name}",
                )
            construct = self.around[block]
            if construct is not None and construct.merge.index < index:
                self.report(
                    block, "order", f"printed after the merge block %{construct.merge.name} of its construct"
                )
