"""Which counters of 64 bits fit in 32: where they start, and the comparisons that keep them in range."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nv_lower.analysis.loops import Graph, Loop
from nv_lower.analysis.ranges import Ranges
from nv_lower.ir import Function, Instruction, is_number
from nv_lower.ir.predicates import INVERSE, MIRRORED

HALF = 2**31
FULL = 2**32
#: Steps up a chain of blocks with one predecessor each, from a loop's end to the comparison that guards it.
_CHAIN = 16


@dataclass(frozen=True)
class Counter:
    """A counter: its phi, where it starts, its successor and the constant between them."""

    phi: str
    start: str
    entry: str
    next: str
    latch: str
    step: int


class Counters:
    """The search in one function. `ranges` knows afterwards how far the counters go."""

    def __init__(self, function: Function) -> None:
        self.graph = Graph.of(function)
        self.definitions = function.definitions()
        self.ranges = Ranges(function, self.definitions)
        self.homes = {phi.result: label for label, block in function.blocks.items() for phi in block.phis}
        self.tops: dict[str, int] = {}  # of phis whose loops have a comparison
        self.lasts: dict[str, int] = {}  # of their successors; below zero where those may be

    def all(self) -> dict[str, Counter]:
        """The counters that fit in 32 bits, by their phis."""
        kept: dict[str, Counter] = {}
        phis = [self.definitions[name] for name in self.homes if self.definitions[name].type == "i64"]
        while more := self._more(phis, kept):  # each may be what another starts from
            kept.update(more)
        return kept

    def _more(self, phis: list[Instruction], kept: dict[str, Counter]) -> dict[str, Counter]:
        """Counters that are kept, beyond those that are known to be."""
        loops: dict[str, list[Counter]] = {}
        for phi in phis:
            counter = self._counter(phi)
            if counter is not None:
                loops.setdefault(counter.latch, []).append(counter)
        counters = (counter for loop in loops.values() for counter in self._kept(loop))
        return {counter.phi: counter for counter in counters if counter.phi not in kept}

    def _kept(self, loop: list[Counter]) -> list[Counter]:
        """Those of one loop's counters that stay below 2**32, by a comparison of their own or another's."""
        trips = {counter: self._trips(counter) for counter in loop}
        known = [count for count in trips.values() if count is not None]
        if not known:
            return []
        most = min(known)
        kept = []
        for counter in loop:
            start = self.ranges.limit(counter.start) or 0
            top = start + max(0, (most - 1) * counter.step)
            last = start + most * counter.step
            if trips[counter] is not None:
                top = min(top, self.tops[counter.phi])
                last = min(last, self.lasts[counter.phi]) if counter.step > 0 else self.lasts[counter.phi]
            elif counter.step < 0 or last >= FULL:
                continue
            kept.append(counter)
            self.ranges.limits[counter.phi] = top
            if 0 <= last < FULL:
                self.ranges.limits[counter.next] = last
        return kept

    def _counter(self, phi: Instruction) -> Counter | None:
        """The counter that a phi is, if it starts in range and goes on by a constant."""
        incoming = phi.incoming
        if len(incoming) != 2:
            return None
        for (start, entry), (successor, latch) in (incoming, incoming[::-1]):
            made = self.definitions.get(successor)
            limit = self.ranges.limit(start)
            if made is None or made.opcode != "add" or made.values[0] != phi.result or limit is None:
                continue
            if not is_number(made.values[1]):
                continue
            step = int(made.values[1])
            if 0 < abs(step) < HALF and limit < (HALF if step > 0 else FULL):
                return Counter(phi.result, start, entry, successor, latch, step)
        return None

    def _trips(self, counter: Counter) -> int | None:
        """How often a comparison on the way back to the loop's head lets it add its step; None without one."""
        for block, below in self._up(counter.latch, None):
            trips = self._guards(block, below, counter)
            if trips is not None:
                return trips
            if block == self.homes[counter.phi]:
                return None
        # The head is passed on every way, whatever lies between.
        loop = self._loop(counter)
        if loop is None:
            return None
        onward = [label for label in self.graph.successors[loop.head] if label in loop.blocks]
        return self._guards(loop.head, onward[0], counter) if len(onward) == 1 else None

    def _loop(self, counter: Counter) -> Loop | None:
        """The loop that a counter counts, if its latch leads straight to the head."""
        head = self.homes[counter.phi]
        return self.graph.loop(head) if head in self.graph.successors[counter.latch] else None

    def _up(self, block: str, below: str | None) -> Iterator[tuple[str, str | None]]:
        """A block and those before it, as long as there is one way only; each with the block that it goes on to."""
        for _ in range(_CHAIN):
            yield block, below
            sources = self.graph.predecessors.get(block, [])
            if len(sources) != 1:
                return
            below, block = block, sources[0]

    def _guards(self, block: str, target: str | None, counter: Counter) -> int | None:
        """Trips, if the block's branch goes on (to `target`, or to the head) only when the counter is in range."""
        branch = self.graph.blocks[block].terminator
        if branch.opcode != "br" or not branch.operands:
            return None
        if_true, if_false = branch.targets
        head = self.homes[counter.phi]
        onward = target if target is not None else head
        if if_true == if_false or onward not in (if_true, if_false):
            return None
        condition = branch.values[0]
        parts = self._both(condition) if onward == if_true else [condition]
        trips = [self._answers(part, onward == if_true, counter) for part in parts]
        return min((count for count in trips if count is not None), default=None)

    def _both(self, condition: str) -> list[str]:
        """The values that all hold where a condition does."""
        made = self.definitions.get(condition)
        if made is not None and made.opcode == "and" and made.type == "i1":
            return made.values
        if made is not None and made.opcode == "select" and made.values[2] == "false":
            return made.values[:2]
        return [condition]

    def _comparison(self, condition: str) -> Instruction | None:
        """The comparison of 64-bit integers that a condition is."""
        made = self.definitions.get(condition)
        compares = made is not None and made.opcode == "icmp" and made.operands[0].type == "i64"
        return made if compares else None

    def _answers(self, condition: str, when: bool, counter: Counter) -> int | None:
        """Trips, if a condition is a comparison that keeps the counter in range."""
        compare = self._comparison(condition)
        if compare is None:
            return None
        left, right = compare.values
        predicate = compare.predicate if when else INVERSE[compare.predicate]
        if right in (counter.phi, counter.next):
            predicate, left, right = MIRRORED[predicate], right, left
        if left not in (counter.phi, counter.next):
            return None
        start = self.ranges.limit(counter.start)
        if start is None:
            return None
        if counter.step < 0:
            return self._keeps_down(predicate, left, right, counter, start)
        if predicate == "ne":
            return self._meets(left, right, counter)
        return self._keeps_up(predicate, left, right, counter, start)

    def _keeps_up(self, predicate: str, left: str, right: str, counter: Counter, start: int) -> int | None:
        room = {"ult": 1, "slt": 1, "ule": 0, "sle": 0}.get(predicate)
        limit = self.ranges.limit(right)
        if limit is None and predicate[0] == "s":
            limit = self.ranges.upper(right)
        if room is None or limit is None or limit + counter.step >= FULL + room:
            return None
        # What passes the comparison, and the step behind it if that is the counter before the step.
        late = left == counter.phi
        top = self.tops[counter.phi] = max(start, limit - room + counter.step * late)
        self.lasts[counter.phi] = top + counter.step
        return max(0, limit - room) // counter.step + 1 + late

    def _keeps_down(self, predicate: str, left: str, right: str, counter: Counter, start: int) -> int | None:
        """Trips of a counter downwards: its successor must not pass zero on the way back."""
        if not is_number(right):
            return None
        if predicate in ("ugt", "sgt"):
            kept = left == counter.phi and int(right) >= -counter.step - 1
            last = -1  # it may where the loop is left
        else:
            met = int(right) == (0 if left == counter.next else 1)
            kept = (
                counter.step == -1 and predicate == "ne" and met and self._must_meet(counter.start, counter)
            )
            last = start
        self.tops[counter.phi] = start
        self.lasts[counter.phi] = last
        return start // -counter.step + 1 if kept else None

    def _meets(self, left: str, right: str, counter: Counter) -> int | None:
        """Trips of a counter from zero that comes by `right`: of step one, or where `right` is cut to a multiple."""
        limit = self.ranges.limit(right)
        if counter.start != "0" or left != counter.next or limit is None or limit >= FULL:
            return None
        made = self.definitions.get(right)
        mask = made.values[1] if made is not None and made.opcode == "and" else ""
        whole = counter.step == 1 or (
            is_number(mask) and counter.step.bit_count() == 1 and int(mask) % counter.step == 0
        )
        if not whole or not self._must_meet(right, counter):
            return None
        self.tops[counter.phi] = max(0, limit - counter.step)
        self.lasts[counter.phi] = max(limit, counter.step)
        return max(1, limit // counter.step)

    def _must_meet(self, distance: str, counter: Counter) -> bool:
        """Return whether a distance that is counted off is not zero, which would be met after 2**64 steps.

        It is not where no other way leaves the loop, as the program ends, or where the loop is entered only with more.
        """
        if distance[0] != "%":
            return int(distance) > 0
        loop = self._loop(counter)
        if loop is None:
            return False
        ends = [other for label in loop.blocks for other in self.graph.successors[label]]
        if sum(other not in loop.blocks for other in ends) == 1:
            return True
        for block, below in self._up(counter.entry, loop.head):
            branch = self.graph.blocks[block].terminator
            if branch.opcode != "br" or not branch.operands or branch.targets[0] == branch.targets[1]:
                continue
            if self._excludes_zero(branch.values[0], branch.targets[0] == below, distance):
                return True
        return False

    def _excludes_zero(self, condition: str, when: bool, value: str) -> bool:
        """Return whether a value cannot be zero where a condition holds, or does not hold."""
        compare = self._comparison(condition)
        if compare is None or compare.values[0] != value or not is_number(compare.values[1]):
            return False
        predicate, bound = compare.predicate if when else INVERSE[compare.predicate], int(compare.values[1])
        if predicate in ("eq", "ne"):
            return (predicate == "ne") == (bound == 0)
        return bound >= {"ugt": 0, "sgt": 0, "uge": 1, "sge": 1}.get(predicate, FULL)
