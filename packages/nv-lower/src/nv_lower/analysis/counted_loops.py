"""Small loops that end by counting and by something else, for `unroll_early_exits`, and the comparisons that count.

A check is a comparison of a counter, a phi of the loop's head to which every way back adds the same constant, with what
does not change in the loop, on which an exit depends. It may be one part of the condition that the exit branches on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from nv_lower.analysis.loops import Graph, Loop
from nv_lower.ir import Instruction, Module, is_number
from nv_lower.ir.predicates import INVERSE, MIRRORED

#: Instructions of all copies together, and the factors that are tried: docs/rationale/0007.
_MAX_INSTRUCTIONS = 128
_FACTORS = (8, 4, 2)

_NODE = re.compile(r"!(\d+)\b")
_UNCOPYABLE = ("convergent", "noduplicate")
_UNCOPYABLE_OPCODES = frozenset({"alloca", "indirectbr", "callbr", "invoke"})
_FREE_OPCODES = frozenset({"phi", "br", "switch", "ret"})
_HINTS = ("@llvm.assume", "@llvm.lifetime.", "@llvm.experimental.", "@llvm.dbg.")
_COMPARED = frozenset({"i8", "i16", "i32", "i64"})


@dataclass(frozen=True)
class _Counter:
    """How a phi of a loop's head counts."""

    step: int
    signed: bool  # does not wrap around as a signed number, but may as an unsigned one


@dataclass(frozen=True)
class Check:
    """A comparison `phi + offset <predicate> bound` that holds as long as the counter keeps the loop going.

    The offset is zero or has the sign of the step.
    """

    name: str
    value: str  # of `name` while it goes on: true or false
    phi: str
    offset: int
    step: int
    type: str
    predicate: str
    bound: str
    certain: bool  # evaluated first thing in every trip

    def distance(self, factor: int) -> int:
        """The least distance of a counter from its bound that is too short for `factor` trips."""
        return (factor - 1) * abs(self.step) + abs(self.offset) - self.predicate.endswith("e")


@dataclass(frozen=True)
class Candidate:
    """A loop to unroll, its checks, and how many trips at a time."""

    loop: Loop
    checks: tuple[Check, ...]
    factor: int


def has_candidates(module: Module) -> bool:
    """Return whether there is a loop to unroll in any function."""
    return any(next(candidates(module, Graph.of(f)), None) for f in module.functions.values())


def candidates(module: Module, graph: Graph) -> Iterator[Candidate]:
    """The loops of a function that are worth unrolling: small, without another inside, left in more than one way."""
    return _Finding(module, graph).candidates()


@dataclass
class _Finding:
    """The search in one function."""

    module: Module
    graph: Graph
    definitions: dict[str, Instruction] = field(default_factory=dict)
    sizes: dict[str, int] = field(default_factory=dict)

    def candidates(self) -> Iterator[Candidate]:
        """The loops, in the order of their heads."""
        blocks = self.graph.blocks
        heads = [label for label, block in blocks.items() if any(p.type[0] == "i" for p in block.phis)]
        for block in blocks.values() if heads else ():
            self.definitions.update((i.result, i) for i in block.instructions if i.result)
        for label in heads:
            loop = self.graph.loop(label, self._size, _MAX_INSTRUCTIONS // min(_FACTORS))
            inner = loop is not None and not self.graph.holds_another(loop)
            candidate = self._candidate(loop) if loop and inner else None
            if candidate is not None:
                yield candidate

    def _size(self, label: str) -> int:
        """How many instructions a block has that cost something, those of added functions that it calls included."""
        known = self.sizes.get(label)
        if known is None:
            known = self.sizes[label] = sum(map(self._cost, self.graph.blocks[label].instructions))
        return known

    def _cost(self, instruction: Instruction) -> int:
        if instruction.opcode in _FREE_OPCODES:
            return 0
        if instruction.opcode != "call":
            return 1
        if instruction.callee.startswith(_HINTS):
            return 0
        added = self.module.added.get(instruction.callee)
        return added.count("\n") if added is not None else 1

    def _candidate(self, loop: Loop) -> Candidate | None:
        if not self._may_be_copied(loop):
            return None
        counters = self._counters(loop)
        blocks = self.graph.blocks
        inside = {i.result for label in loop.blocks for i in blocks[label].instructions if i.result}
        checks: dict[str, Check] = {}
        exits = 0
        for label in loop.blocks:
            leaving = [target for target in self.graph.successors[label] if target not in loop.blocks]
            exits += len(leaving)
            branch = blocks[label].terminator
            if leaving and branch.opcode == "br" and len(self.graph.successors[label]) == 2:
                parts = list(
                    self._parts(branch.values[0], branch.targets[0] in loop.blocks, label == loop.head)
                )
                exits += len(parts) - 1
                for name, value, certain in parts:
                    check = self._check(name, value, certain, counters, inside)
                    if check is not None:
                        checks[name] = check
        starts = {check.name: self._starts(check.phi, loop) for check in checks.values()}
        if any(check.bound[0] != "%" and starts[check.name] for check in checks.values()):
            return None  # the number of trips is known: LLVM unrolls that
        if not checks or exits < 2:
            return None
        size = sum(map(self._size, loop.blocks)) - len(checks)
        for factor in _FACTORS:
            fits = all(c.distance(factor) < 2 ** (int(c.type[1:]) - 1) for c in checks.values())
            if factor * size <= _MAX_INSTRUCTIONS and fits:
                return Candidate(loop, tuple(checks.values()), factor)
        return None

    def _may_be_copied(self, loop: Loop) -> bool:
        blocks = self.graph.blocks
        if not all(self._is_copyable(i) for label in loop.blocks for i in blocks[label].instructions):
            return False
        ends = [blocks[label].terminator for label in loop.latches]
        return all(end.opcode == "br" and not self._is_told(end) for end in ends)

    def _is_copyable(self, instruction: Instruction) -> bool:
        if instruction.opcode != "call":
            return instruction.opcode not in _UNCOPYABLE_OPCODES
        if instruction.callee[0] != "@" or instruction.type == "token":
            return False
        attributes = self.module.attributes_of_call(instruction)
        return not any(word in attributes for word in _UNCOPYABLE)

    def _is_told(self, branch: Instruction) -> bool:
        """Return whether the program says how its loop is to be unrolled."""
        note = branch.metadata.get("llvm.loop")
        if note is None:
            return False
        nodes = self.module.nodes()
        parts = [nodes.get(number, "") for number in _NODE.findall(nodes.get(note[1:], ""))]
        return any("llvm.loop.unroll" in line for line in parts)

    def _counters(self, loop: Loop) -> dict[str, _Counter]:
        """The phis of the head to which every way back adds the same constant."""
        result: dict[str, _Counter] = {}
        for phi in self.graph.blocks[loop.head].phis:
            back = {value for value, source in phi.incoming if source in loop.latches}
            added = self._added(next(iter(back))) if len(back) == 1 else None
            if added is not None and added.values[0] == phi.result:
                result[phi.result] = _Counter(int(added.values[1]), signed=added.flags == ("nsw",))
        return result

    def _added(self, name: str) -> Instruction | None:
        """The addition of a constant to another value that a value is."""
        made = self.definitions.get(name)
        if made is None or made.opcode != "add" or made.type[0] != "i":
            return None
        left, right = made.values
        return made if left[0] == "%" and is_number(right) else None

    def _starts(self, phi: str, loop: Loop) -> bool:
        """Return whether a counter starts from a constant."""
        incoming = self.definitions[phi].incoming
        return all(value[0] != "%" for value, source in incoming if source not in loop.latches)

    def _parts(self, name: str, when: bool, certain: bool) -> Iterator[tuple[str, str, bool]]:
        """The values that must all be as told for `name` to be `when`, and whether each is evaluated for certain."""
        made = self.definitions.get(name)
        both = _both(made) if made is not None and made.type == "i1" else None
        if made is not None and both is not None and both[0] == when:
            _, first, second = both
            yield from self._parts(first, when, certain)
            yield from self._parts(second, when, certain and made.opcode != "select")
            return
        yield name, "true" if when else "false", certain

    def _check(
        self, name: str, value: str, certain: bool, counters: dict[str, _Counter], inside: set[str]
    ) -> Check | None:
        """The check that a comparison is, if one side counts and the other does not change."""
        made = self.definitions.get(name)
        if made is None or made.opcode != "icmp" or name not in inside:
            return None
        left, right = made.values
        type_ = made.operands[0].type
        if type_ not in _COMPARED:
            return None
        predicate = made.predicate if value == "true" else INVERSE[made.predicate]
        for one, other, asked in ((left, right, predicate), (right, left, MIRRORED[predicate])):
            if not (other[0] == "%" or is_number(other)):
                continue
            added = self._added(one)
            phi, offset = (added.values[0], int(added.values[1])) if added else (one, 0)
            if phi not in counters or other in inside or offset * counters[phi].step < 0:
                continue
            counter = counters[phi]
            if asked == "ne":  # what stays on one side of a value does not meet it
                asked = ("s" if counter.signed else "u") + ("lt" if counter.step > 0 else "gt")
            if asked[1:] in (("lt", "le") if counter.step > 0 else ("gt", "ge")):
                return Check(name, value, phi, offset, counter.step, type_, asked, other, certain)
        return None


def _both(made: Instruction) -> tuple[bool, str, str] | None:
    """When two values both decide: with which outcome both have it, and the two, if both are computed."""
    if made.opcode in ("and", "or"):
        first, second = made.values
        chosen = made.opcode == "and"
    elif made.opcode == "select":
        first, second, third = made.values
        chosen = third == "false"
        if not chosen and second != "true":
            return None
        second = second if chosen else third
    else:
        return None
    return (chosen, first, second) if first[0] == second[0] == "%" else None
