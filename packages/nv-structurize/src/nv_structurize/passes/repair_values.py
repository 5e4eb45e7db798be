"""Carry values out of loops whose exits were merged.

A value made in a loop used to dominate its uses behind one exit. Behind a merge block that other exits share it does
not, so a phi node there (and wherever else ways meet) brings it on, with poison for the ways that never use it. This
is SSA construction for one value at a time (Braun et al. 2013), walking up from its uses.

The walk ends at every block that the definition did not dominate before exits were merged: a way through such a
block makes the value again before it uses it, so what it brought there does not matter. Without this the value
would be carried around every loop outside.

Requires: `leave_loops_once` merged exits; otherwise there is nothing to do.
Leaves:   every definition dominates its uses again.
Cost:     reading every operand once; for each repaired value, the blocks between its uses and its definition.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from nv_structurize.errors import Internal, Unsupported
from nv_structurize.graph.blocks import DEBUG_RECORD, Block, Function, Phi
from nv_structurize.graph.snapshot import Snapshot
from nv_structurize.graph.value_types import result_type

_OPERAND = re.compile(r'%("[^"]*"|[-\w$.]+)')
_DEFINITION = re.compile(r'  %("[^"]*"|[-\w$.]+) = ')


def run(function: Function) -> None:
    """Find the uses that are not dominated, and repair value by value."""
    if not function.counts.dispatchers:
        return
    graph = Snapshot(function)
    tree = graph.dominators()
    blocks = function.blocks
    made_in: dict[str, int] = {}
    for index in graph.order:
        block = blocks[index]
        for phi in block.phis:
            made_in[phi.name] = index
        for line in block.body:
            found = _DEFINITION.match(line)
            if found is not None:
                made_in[found.group(1)] = index
    broken: dict[str, set[int]] = {}

    def check(name: str, at: int) -> None:
        made = made_in.get(name)
        if made is not None and made != at and not tree.dominates(made, at):
            broken.setdefault(name, set()).add(at)

    def lost_to_poison(at: int) -> Callable[[re.Match[str]], str]:
        """What no longer dominates a debug record is unknown there: no phi node is made for it."""

        def replaced(match: re.Match[str]) -> str:
            made = made_in.get(match.group(1), at)
            return match.group() if made == at or tree.dominates(made, at) else "poison"

        return replaced

    for index in graph.order:
        block = blocks[index]
        for place, line in enumerate(block.body):
            if line.startswith(DEBUG_RECORD):
                block.body[place] = _OPERAND.sub(lost_to_poison(index), line)
        for line in (*block.body, block.condition, block.text):
            if "%" in line and not line.startswith(DEBUG_RECORD):
                for name in _OPERAND.findall(line):
                    check(name, index)
        for phi in block.phis:
            for source, value in phi.incoming.items():
                for name in _OPERAND.findall(value):
                    check(name, source.index)
    for name, uses in broken.items():
        _Repair(function, graph, tree.parent, name, made_in[name]).rewrite(uses)


class _Repair:
    """One value: what it is called at the end of each block."""

    def __init__(self, function: Function, graph: Snapshot, parent: list[int], name: str, made: int) -> None:
        self.function = function
        self.graph = graph
        self.name = name
        self.made = made
        self.type = _type_of(function.blocks[made], name)
        if self.type == "token":
            where = f"function @{function.name}, block %{function.blocks[made].name}"
            raise Unsupported(f"{where}: token %{name} is used behind a loop that is left to several places")
        self.at_end: dict[int, str] = {made: f"%{name}"}
        self.phis: dict[int, Phi] = {}

    def rewrite(self, uses: set[int]) -> None:
        """Rename the uses in these blocks (or, for phi nodes, on edges out of them)."""
        pattern = re.compile(rf"%{re.escape(self.name)}(?![-\w$.])")
        blocks = self.function.blocks
        for index in sorted(uses):
            if not self.matters(
                index
            ):  # leaving loops once cuts nothing else off; poison here would be silent
                block = self.function.blocks[index]
                raise Internal(f"function @{self.function.name}: %{self.name} never reached %{block.name}")
            value = self._value_at_end(index).replace("\\", r"\\")
            block = blocks[index]
            block.body = [pattern.sub(value, line) for line in block.body]
            block.condition = pattern.sub(value, block.condition)
            block.text = pattern.sub(value, block.text)
            for target in block.successors():
                for phi in target.phis:
                    if block in phi.incoming and phi is not self.phis.get(target.index):
                        phi.incoming[block] = pattern.sub(value, phi.incoming[block])

    def _value_at_end(self, start: int) -> str:
        """The value at the end of a block that does not define it, placing phi nodes on the way up."""
        stack = [start]
        while stack:
            index = stack[-1]
            if index in self.at_end:
                stack.pop()
                continue
            above = self.graph.predecessors[index]
            if not above or not self.matters(index):
                self.at_end[index] = "poison"
            elif len(above) == 1:
                if above[0] in self.at_end:
                    self.at_end[index] = self.at_end[above[0]]
                else:
                    stack.append(above[0])
                    continue
            else:
                phi = Phi(self.function.fresh("nv.carry"), self.type)
                self.phis[index] = phi
                self.at_end[index] = f"%{phi.name}"
                stack.extend(p for p in above if p not in self.at_end)
                continue
            stack.pop()
        self._fill()
        return self.at_end[start]

    def matters(self, index: int) -> bool:
        """Whether the value can still be used after it was there at the start of this block."""
        before = self.function.dominators
        known = len(before.parent) if before is not None else 0
        return before is None or index >= known or self.made >= known or before.dominates(self.made, index)

    def _fill(self) -> None:
        """Give the new phi nodes their operands; all predecessors have been visited by now."""
        blocks = self.function.blocks
        for index, phi in self.phis.items():
            if phi.incoming:
                continue
            phi.incoming = {blocks[p]: self.at_end[p] for p in self.graph.predecessors[index]}
            blocks[index].phis.append(phi)
            self.function.counts.carried += 1


def _type_of(block: Block, name: str) -> str:
    for phi in block.phis:
        if phi.name == name:
            return phi.type
    start = f"  %{name} = "
    line = next(line for line in block.body if line.startswith(start))
    return result_type(line[len(start) :])
