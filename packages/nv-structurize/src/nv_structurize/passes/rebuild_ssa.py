"""Carry values through dispatchers and out of loops whose exits were merged.

A value made in a loop used to dominate its uses behind one exit. Behind a merge block that other exits share it does
not, nor behind a dispatcher inside its tangle, so a phi node there (and wherever else ways meet) brings it on, with
poison for the ways that never use it. This is SSA construction for one value at a time (Braun et al. 2013), walking up
from its uses.

The walk ends at every block that the definition did not dominate in the source: a way through such a
block makes the value again before it uses it, so what it brought there does not matter. Without this the value
would be carried around every loop outside.

Requires: `function.dominators`, if `fix_irreducible` or `unify_loop_exits` changed ways; else there is nothing to do.
Leaves:   every definition dominates its uses again.
Cost:     reading every operand once; for each repaired value, the blocks between its uses and its definition.
"""

from __future__ import annotations

from collections.abc import Iterator

from nv_structurize.errors import Internal, Unsupported
from nv_structurize.graph.blocks import DEBUG_RECORD, Block, Function, Phi
from nv_structurize.graph.dominators import DominatorTree
from nv_structurize.graph.operands import defined_name, local_names, renamed
from nv_structurize.graph.snapshot import Snapshot
from nv_structurize.graph.value_types import result_type


def run(function: Function) -> None:
    """Find the uses that are not dominated, repair value by value, then rename block by block."""
    if not function.counts.dispatchers:
        return
    graph = Snapshot(function)
    tree = graph.dominators()
    made_in = _definitions(function, graph)
    broken: dict[str, set[int]] = {}
    for index in graph.order:
        block = function.blocks[index]
        _forget_in_debug_records(block, index, made_in, tree)
        for name, at in _uses(block, index):
            made = made_in.get(name)
            if made is not None and made != at and not tree.dominates(made, at):
                broken.setdefault(name, set()).add(at)
    new_names: dict[int, dict[str, str]] = {}
    for name, uses in broken.items():
        repair = _Repair(function, graph, name, made_in[name])
        for index in sorted(uses):
            new_names.setdefault(index, {})[name] = repair.value_at_end(index)
    for index, values in new_names.items():
        _rename(function.blocks[index], values)


def _definitions(function: Function, graph: Snapshot) -> dict[str, int]:
    made_in: dict[str, int] = {}
    for index in graph.order:
        block = function.blocks[index]
        made_in.update((phi.name, index) for phi in block.phis)
        made_in.update((name, index) for line in block.body if (name := defined_name(line)) is not None)
    return made_in


def _uses(block: Block, index: int) -> Iterator[tuple[str, int]]:
    """Each name that the block uses, and the block at whose end the value must be there."""
    for line in (*block.body, block.condition, block.text):
        if not line.startswith(DEBUG_RECORD):
            for name in local_names(line):
                yield name, index
    for phi in block.phis:
        for source, value in phi.incoming.items():
            for name in local_names(value):
                yield name, source.index


def _forget_in_debug_records(block: Block, index: int, made_in: dict[str, int], tree: DominatorTree) -> None:
    """What no longer dominates a debug record is unknown there: no phi node is made for it."""
    for place, line in enumerate(block.body):
        if line.startswith(DEBUG_RECORD):
            names = local_names(line)
            lost = {name: "poison" for name in names if not tree.dominates(made_in.get(name, index), index)}
            block.body[place] = renamed(line, lost)


def _rename(block: Block, values: dict[str, str]) -> None:
    """Rename the block's uses, and those of phi nodes on edges out of it."""
    block.body = [renamed(line, values) for line in block.body]
    block.condition = renamed(block.condition, values)
    block.text = renamed(block.text, values)
    for target in block.successors():
        for phi in target.phis:
            phi.incoming[block] = renamed(phi.incoming[block], values)


class _Repair:
    """One value: what it is called at the end of each block."""

    def __init__(self, function: Function, graph: Snapshot, name: str, made: int) -> None:
        self.function = function
        self.graph = graph
        self.name = name
        self.made = made
        self.type = _type_of(function, function.blocks[made], name)
        if self.type == "token":
            where = f"function @{function.name}, block %{function.blocks[made].name}"
            raise Unsupported(f"{where}: token %{name} is used behind a loop that is left to several places")
        self.at_end: dict[int, str] = {made: f"%{name}"}

    def value_at_end(self, start: int) -> str:
        """The value at the end of a block that does not define it, placing phi nodes on the way up."""
        if not self.matters(start):  # those passes cut nothing else off; poison here would be silent
            block = self.function.blocks[start]
            raise Internal(f"function @{self.function.name}: %{self.name} never reached %{block.name}")
        blocks = self.function.blocks
        placed: list[tuple[Phi, int]] = []
        stack = [start]
        while stack:
            index = stack[-1]
            above = self.graph.predecessors[index]
            if index in self.at_end:
                stack.pop()
            elif not above or not self.matters(index):
                self.at_end[index] = "poison"
            elif len(above) > 1:
                phi = Phi(self.function.fresh("nv.carry"), self.type)
                placed.append((phi, index))
                self.at_end[index] = f"%{phi.name}"
                stack.extend(p for p in above if p not in self.at_end)
            elif above[0] in self.at_end:
                self.at_end[index] = self.at_end[above[0]]
            else:
                stack.append(above[0])
        for phi, index in placed:
            phi.incoming = {blocks[p]: self.at_end[p] for p in self.graph.predecessors[index]}
            blocks[index].phis.append(phi)
            self.function.counts.carried += 1
        return self.at_end[start]

    def matters(self, index: int) -> bool:
        """Return whether the definition may reach the start of this block."""
        before = self.function.dominators
        known = len(before.parent) if before is not None else 0
        return before is None or index >= known or self.made >= known or before.dominates(self.made, index)


def _type_of(function: Function, block: Block, name: str) -> str:
    for phi in block.phis:
        if phi.name == name:
            return phi.type
    start = f"  %{name} = "
    line = next(line for line in block.body if line.startswith(start))
    return result_type(line[len(start) :], function.types)
