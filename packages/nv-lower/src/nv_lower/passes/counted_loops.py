"""Small loops that end by counting and by something else, for `unroll_early_exits`, and the comparisons that count.

A check is a comparison of a counter, a phi of the loop's head to which every way back adds the same constant, with what
does not change in the loop, on which an exit depends. It may be one part of the condition that the exit branches on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from nv_lower.irtext import LOCAL, Module, match_call, split_top_level
from nv_lower.loops import Blocks, Loop

#: Instructions of all copies together, and the factors that are tried: docs/rationale/0007.
_MOST = 128
_FACTORS = (8, 4, 2)

#: A definition: its name and what it is.
DEFINITION = re.compile(rf"\s*({LOCAL}) = (.*)$")
#: A phi: its name and what follows the word.
PHI = re.compile(rf"\s*({LOCAL}) = phi (.*)$")
#: The note on a loop's branch back: the number of its node.
LOOP_NOTE = re.compile(r", !llvm\.loop !(\d+)")

_VALUE = rf"(?:-?\d+|{LOCAL})"
_ADD = re.compile(rf"add((?: nuw| nsw)*) (i\d+) ({LOCAL}), (-?\d+)(?:, !|$)")
_COMPARE = re.compile(rf"icmp (?:samesign )?(\w+) (i8|i16|i32|i64) ({_VALUE}), ({_VALUE})(?:, !|$)")
_BRANCH = re.compile(r'\s*br i1 (\S+), label %("[^"]*"|[-\w$.]+), label %("[^"]*"|[-\w$.]+)')
_BOTH = re.compile(
    rf"(and i1|or i1|select i1) ({LOCAL}), (?:i1 )?({LOCAL}|true|false)(?:, i1 ({LOCAL}|false))?"
)
_NODE = re.compile(r"!(\d+)\b")
_UNCOPYABLE = re.compile(
    r"= alloca |\b(?:convergent|noduplicate)\b|\b(?:indirectbr|callbr|invoke)\b|\btoken\b"
)
_HINTS = ("@llvm.assume(", "@llvm.lifetime.", "@llvm.experimental.", "@llvm.dbg.", "#dbg_")

#: What holds when a comparison does not, and when its sides change places.
INVERSE = {"eq": "ne", "ne": "eq", "ult": "uge", "uge": "ult", "ule": "ugt", "ugt": "ule"}
INVERSE |= {"slt": "sge", "sge": "slt", "sle": "sgt", "sgt": "sle"}
MIRRORED = {"eq": "eq", "ne": "ne", "ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule"}
MIRRORED |= {"slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle"}


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


def candidates(module: Module, blocks: Blocks) -> Iterator[Candidate]:
    """The loops of a function that are worth unrolling: small, without another inside, left in more than one way."""
    return _Finding(module, blocks).candidates()


@dataclass
class _Finding:
    """The search in one function."""

    module: Module
    blocks: Blocks
    definitions: dict[str, str] = field(default_factory=dict)
    sizes: dict[str, int] = field(default_factory=dict)

    def candidates(self) -> Iterator[Candidate]:
        """The loops, in the order of their heads."""
        heads = [
            label for label, lines in self.blocks.lines.items() if any(" = phi i" in line for line in lines)
        ]
        for lines in self.blocks.lines.values() if heads else ():
            for line in lines:
                if found := DEFINITION.match(line):
                    self.definitions[found[1]] = found[2]
        for label in heads:
            loop = self.blocks.loop(label, self._size, _MOST // min(_FACTORS))
            inner = loop is not None and not self.blocks.holds_another(loop)
            candidate = self._candidate(loop) if loop and inner else None
            if candidate is not None:
                yield candidate

    def _size(self, label: str) -> int:
        """How many instructions a block has that cost something, those of added functions that it calls included."""
        known = self.sizes.get(label)
        if known is None:
            known = self.sizes[label] = sum(map(self._cost, self.blocks.lines[label]))
        return known

    def _cost(self, line: str) -> int:
        text = line.lstrip()
        if " = phi " in text or text.startswith(("br ", "switch ", "]", "i", "ret ")) or "#dbg_" in text:
            return 0
        if "call " not in text or "@" not in text:
            return 1
        call = match_call(line)
        if call is None:
            return 1
        if call.symbol.startswith("@llvm.") and any(hint in text for hint in _HINTS):
            return 0
        added = self.module.added.get(call.symbol)
        return added.count("\n") if added is not None else 1

    def _candidate(self, loop: Loop) -> Candidate | None:
        if not self._may_be_copied(loop):
            return None
        counters = self._counters(loop)
        inside = {
            found[1]
            for label in loop.blocks
            for line in self.blocks.lines[label]
            if (found := DEFINITION.match(line))
        }
        checks: dict[str, Check] = {}
        exits = 0
        for label in loop.blocks:
            leaving = [target for target in self.blocks.successors[label] if target not in loop.blocks]
            exits += len(leaving)
            branch = _BRANCH.match(self.blocks.lines[label][-1])
            if leaving and branch and branch[2] != branch[3]:
                parts = list(self._parts(branch[1], branch[2] in loop.blocks, label == loop.head))
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
            if factor * size <= _MOST and fits:
                return Candidate(loop, tuple(checks.values()), factor)
        return None

    def _may_be_copied(self, loop: Loop) -> bool:
        for label in loop.blocks:
            for line in self.blocks.lines[label]:
                text = line
                if "call " in line:
                    call = match_call(line)
                    if call is None:
                        return False
                    declared = self.module.declarations.get(call.symbol, "")
                    added = self.module.added.get(call.symbol, "").partition("\n")[0]
                    text = self.module.attributes_of(line) + self.module.attributes_of(declared) + added
                if _UNCOPYABLE.search(text):
                    return False
        ends = [self.blocks.lines[label][-1] for label in loop.latches]
        return all(line.lstrip().startswith("br ") and not self._is_told(line) for line in ends)

    def _is_told(self, branch: str) -> bool:
        """Whether the program says how its loop is to be unrolled."""
        found = LOOP_NOTE.search(branch)
        if found is None:
            return False
        nodes = {line[1 : line.index(" ")]: line for line in self.module.metadata if line[1:2].isdigit()}
        parts = [nodes.get(number, "") for number in _NODE.findall(nodes.get(found[1], ""))]
        return any("llvm.loop.unroll" in line for line in parts)

    def _counters(self, loop: Loop) -> dict[str, _Counter]:
        """The phis of the head to which every way back adds the same constant."""
        result: dict[str, _Counter] = {}
        for line in self.blocks.lines[loop.head]:
            if found := PHI.match(line):
                back = {value for value, source in incoming(found[2]) if source in loop.latches}
                added = _ADD.match(self.definitions.get(next(iter(back)), "")) if len(back) == 1 else None
                if added and added[3] == found[1] and int(added[4]):
                    result[found[1]] = _Counter(int(added[4]), signed=added[1] == " nsw")
        return result

    def _starts(self, phi: str, loop: Loop) -> bool:
        """Whether a counter starts from a constant."""
        text = self.definitions[phi].removeprefix("phi ")
        return all(value[0] != "%" for value, source in incoming(text) if source not in loop.latches)

    def _parts(self, name: str, when: bool, certain: bool) -> Iterator[tuple[str, str, bool]]:
        """The values that must all be as told for `name` to be `when`, and whether each is evaluated for certain."""
        found = _BOTH.match(self.definitions.get(name, ""))
        if found is not None:
            operation, first, second, third = found.groups()
            chosen = {"and i1": True, "or i1": False}.get(operation)
            if operation == "select i1":
                chosen = True if third == "false" else False if second == "true" else None
                second = second if third == "false" else third
            if chosen == when and second and second[0] == "%":
                yield from self._parts(first, when, certain)
                yield from self._parts(second, when, certain and operation != "select i1")
                return
        yield name, "true" if when else "false", certain

    def _check(
        self, name: str, value: str, certain: bool, counters: dict[str, _Counter], inside: set[str]
    ) -> Check | None:
        """The check that a comparison is, if one side counts and the other does not change."""
        found = _COMPARE.match(self.definitions.get(name, ""))
        if found is None or name not in inside:
            return None
        predicate, type_, left, right = found.groups()
        predicate = predicate if value == "true" else INVERSE[predicate]
        for one, other, asked in ((left, right, predicate), (right, left, MIRRORED[predicate])):
            added = _ADD.match(self.definitions.get(one, ""))
            phi, offset = (added[3], int(added[4])) if added else (one, 0)
            if phi not in counters or other in inside or offset * counters[phi].step < 0:
                continue
            counter = counters[phi]
            if asked == "ne":  # what stays on one side of a value does not meet it
                asked = ("s" if counter.signed else "u") + ("lt" if counter.step > 0 else "gt")
            if asked[1:] in (("lt", "le") if counter.step > 0 else ("gt", "ge")):
                return Check(name, value, phi, offset, counter.step, type_, asked, other, certain)
        return None


def incoming(phi: str) -> list[tuple[str, str]]:
    """The values of a phi (what follows the word) and the labels that they come from."""
    start = phi.index("[ ")
    pairs = []
    for part in split_top_level(phi[start:]):
        if part.startswith("[ "):
            value, _, label = part[2:-1].strip().rpartition(", ")
            pairs.append((value, label[1:]))
    return pairs
