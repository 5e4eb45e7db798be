"""Count loops in 32 bits whose bound shows that they fit.

    loop:                                             loop:
      %i = phi i64 [ 0, %in ], [ %n, %loop ]            %i.c = phi i32 [ 0, %in ], [ %n.c, %loop ]
      …                                                 %i = zext i32 %i.c to i64
      %n = add i64 %i, 1                                %n.c = add i32 %i.c, 1
      %more = icmp ult i64 %n, %bound           =>      %n = zext i32 %n.c to i64
      br i1 %more, label %loop, label %out              %more = icmp ult i32 %n.c, %bound.c

Python's integers are int64, so every loop counts in 64 bits, which costs a GPU two instructions for each addition and
comparison. A counter fits when it starts in range and the way back to the loop's head passes a comparison that keeps it
there: upwards against a bound that is known to fit, or downwards against what leaves a step. What one loop counted is
in range where another goes on from it, as `unroll_early_exits` leaves them.

A bound may be negative, as a sign-extended one, where the comparison is signed: no counter from zero is below it, so it
may as well be zero, and `i < b` is `i <u max(b, 0)` for every value.

The successor that is computed in the last trip may lie a step beyond the range. Where it may, what is left of it in 32
bits is used for nothing but the counter, which it does not reach.

Requires: one flat function, optimised.
Leaves:   the counter in both widths; the wide one is a zero extension, which `narrow_offsets` looks through.
Cost:     linear in the function, a little more for each loop.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from nv_lower.dead import without_dead
from nv_lower.irtext import LABEL, LOCAL, Function, Module, split_header, strip_comment
from nv_lower.loops import Blocks
from nv_lower.options import Options
from nv_lower.passes.counted_loops import INVERSE, MIRRORED
from nv_lower.passes.narrow import narrows_integers

_VALUE = rf"(?:-?\d+|{LOCAL})"
_PHI = re.compile(
    rf"\s*({LOCAL}) = phi i64 \[ ({_VALUE}), %({LOCAL[1:]}) \], \[ ({_VALUE}), %({LOCAL[1:]}) \]$"
)
_STEP = re.compile(rf"\s*({LOCAL}) = add(?: nuw| nsw)* i64 ({LOCAL}), (-?\d+)$")
_COMPARE = re.compile(rf"\s*({LOCAL}) = icmp (?:samesign )?(\w+) i64 ({_VALUE}), ({_VALUE})$")
_BRANCH = re.compile(rf"\s*br i1 ({LOCAL}), label %([^\s,]+), label %([^\s,]+)(?:, !.*)?$")
_RANGE = re.compile(rf"range\(i64 (\d+), (\d+)\).* ({LOCAL})$")
_DEFINITION = re.compile(rf"\s*({LOCAL}) = (.*)$")
_SIGNED = re.compile(r"sext i(\d+) (\S+) to i64$")
_LOWERED = re.compile(rf"add(?: nuw)? nsw(?: nuw)? i64 ({LOCAL}), (-\d+)$")
_EXTENSION = re.compile(r"zext( nneg)? i(\d+) (\S+) to i64$")
_BOUNDED = re.compile(rf"(lshr|and|udiv|urem|add|mul|shl)((?: \w+)*) i64 ({_VALUE}), ({_VALUE})$")
_SELECT = re.compile(rf"select i1 \S+, i64 ({_VALUE}), i64 ({_VALUE})$")
_LESS = re.compile(rf"(?:tail )?call .*i64 @llvm\.usub\.sat\.i64\(i64 ({_VALUE}), i64 (\d+)\)")
_FREEZE = re.compile(rf"freeze i64 ({_VALUE})$")
_INCOMING = re.compile(rf"\[ ({_VALUE}), {LOCAL} \]")
_TRUNCATION = re.compile(rf"\s*({LOCAL}) = trunc(?: nuw| nsw)* i64 ({LOCAL}) to i32$")
_NAME = re.compile(LOCAL)
_BOTH = re.compile(rf"(?:and i1|select i1) ({LOCAL}), (?:i1 )?({LOCAL})(?:, i1 false)?$")
_HALF = 2**31
_FULL = 2**32
#: Steps up a chain of blocks with one predecessor each, from a loop's end to the comparison that guards it.
_CHAIN = 16


def run(module: Module, options: Options) -> bool:
    """Narrow the counters of every function."""
    if not options.opt_level or narrows_integers(options):
        return False
    changed = False
    for function in module.functions.values():
        if any(" = phi i64 " in line for line in function.body):
            changed |= _Counters(module, function).run()
    return changed


@dataclass(frozen=True)
class _Counter:
    """A counter: its phi, where it starts, its successor and the constant between them."""

    phi: str
    start: str
    entry: str
    next: str
    latch: str
    step: int


@dataclass
class _Counters:
    """The rewriting of one function."""

    module: Module
    function: Function
    definitions: dict[str, str] = field(default_factory=dict)
    blocks: Blocks = field(default_factory=Blocks)
    limits: dict[str, int] = field(default_factory=dict)
    tops: dict[str, int] = field(default_factory=dict)  # of phis whose loops have a comparison
    lasts: dict[str, int] = field(default_factory=dict)  # of their successors; below zero where those may be

    def run(self) -> bool:
        body = [strip_comment(line) for line in self.function.body]
        self._read(body)
        kept: dict[str, _Counter] = {}
        phis = [found for line in body if " = phi i64 " in line and (found := _PHI.match(line))]
        while more := self._more(phis, kept):  # each may be what another starts from
            kept.update(more)
        if not kept:
            return False
        self.function.body = without_dead(self._rewritten(body, kept))
        return True

    def _more(self, phis: list[re.Match[str]], kept: dict[str, _Counter]) -> dict[str, _Counter]:
        """Counters that are kept, beyond those that are known to be."""
        loops: dict[str, list[_Counter]] = {}
        for found in phis:
            counter = self._counter(*found.groups())
            if counter is not None:
                loops.setdefault(counter.latch, []).append(counter)
        counters = (counter for loop in loops.values() for counter in self._kept(loop))
        return {counter.phi: counter for counter in counters if counter.phi not in kept}

    def _kept(self, loop: list[_Counter]) -> list[_Counter]:
        """Those of one loop's counters that stay below 2**32, by a comparison of their own or another's."""
        trips = {counter: self._trips(counter) for counter in loop}
        known = [count for count in trips.values() if count is not None]
        if not known:
            return []
        most = min(known)
        kept = []
        for counter in loop:
            start = self._limit(counter.start) or 0
            top = start + max(0, (most - 1) * counter.step)
            last = start + most * counter.step
            if trips[counter] is not None:
                top = min(top, self.tops[counter.phi])
                last = min(last, self.lasts[counter.phi]) if counter.step > 0 else self.lasts[counter.phi]
            elif counter.step < 0 or last >= _FULL:
                continue
            kept.append(counter)
            self.limits[counter.phi] = top
            if 0 <= last < _FULL:
                self.limits[counter.next] = last
        return kept

    def _read(self, body: list[str]) -> None:
        for parameter in split_header(self.function.header).parameters:
            if found := _RANGE.search(parameter):
                self.limits[found[3]] = int(found[2]) - 1
        self.blocks = Blocks.read(body)
        for line in body:
            if found := _DEFINITION.match(line):
                self.definitions[found[1]] = found[2]

    def _counter(
        self, phi: str, first: str, first_from: str, second: str, second_from: str
    ) -> _Counter | None:
        """The counter that a phi is, if it starts in range and goes on by a constant."""
        for start, entry, successor, latch in (
            (first, first_from, second, second_from),
            (second, second_from, first, first_from),
        ):
            found = _STEP.match(f" {successor} = {self.definitions.get(successor, '')}")
            limit = self._limit(start)
            if found is None or found[2] != phi or limit is None:
                continue
            step = int(found[3])
            if 0 < abs(step) < _HALF and limit < (_HALF if step > 0 else _FULL):
                return _Counter(phi, start, entry, successor, latch, step)
        return None

    def _trips(self, counter: _Counter) -> int | None:
        """How often a comparison on the way back to the loop's head lets it add its step; None without one."""
        below = None
        block = counter.latch
        for _ in range(_CHAIN):
            trips = self._guards(block, below, counter)
            if trips is not None:
                return trips
            if self._holds(block, counter.phi):
                return None
            sources = self.blocks.predecessors.get(block, [])
            if len(sources) != 1:
                break
            below, block = block, sources[0]
        # The head is passed on every way, whatever lies between.
        head = next(
            (label for label in self.blocks.successors[counter.latch] if self._holds(label, counter.phi)), ""
        )
        loop = self.blocks.loop(head)
        onward = [label for label in self.blocks.successors.get(head, ()) if loop and label in loop.blocks]
        return self._guards(head, onward[0], counter) if len(onward) == 1 else None

    def _holds(self, block: str, phi: str) -> bool:
        return any(line.lstrip().startswith(f"{phi} = phi ") for line in self.blocks.lines.get(block, []))

    def _guards(self, block: str, target: str | None, counter: _Counter) -> int | None:
        """Trips, if the block's branch goes on (to `target`, or to the head) only when the counter is in range."""
        lines = self.blocks.lines.get(block, [])
        branch = _BRANCH.match(lines[-1]) if lines else None
        if branch is None:
            return None
        condition, if_true, if_false = branch.groups()
        head = next((label for label in (if_true, if_false) if self._holds(label, counter.phi)), None)
        onward = target if target is not None else head
        if if_true == if_false or onward not in (if_true, if_false):
            return None
        both = _BOTH.match(self.definitions.get(condition, "")) if onward == if_true else None
        trips = [
            self._answers(part, onward == if_true, counter)
            for part in (both.groups() if both else [condition])
        ]
        return min((count for count in trips if count is not None), default=None)

    def _answers(self, condition: str, when: bool, counter: _Counter) -> int | None:
        """Trips, if a condition is a comparison that keeps the counter in range."""
        compare = _COMPARE.match(f" {condition} = {self.definitions.get(condition, '')}")
        return None if compare is None else self._keeps(compare, when, counter)

    def _keeps(self, compare: re.Match[str], when: bool, counter: _Counter) -> int | None:
        predicate, left, right = compare.groups()[1:]
        if not when:
            predicate = INVERSE[predicate]
        if right in (counter.phi, counter.next):
            predicate, left, right = MIRRORED[predicate], right, left
        if left not in (counter.phi, counter.next):
            return None
        start = self._limit(counter.start)
        if start is None:
            return None
        if counter.step < 0:
            return self._keeps_down(predicate, left, right, counter, start)
        if predicate == "ne":
            return self._meets(left, right, counter)
        room = {"ult": 1, "slt": 1, "ule": 0, "sle": 0}.get(predicate)
        limit = self._limit(right)
        if limit is None and predicate[0] == "s":
            limit = self._upper(right)
        if room is None or limit is None or limit + counter.step >= _FULL + room:
            return None
        # What passes the comparison, and the step behind it if that is the counter before the step.
        late = left == counter.phi
        top = self.tops[counter.phi] = max(start, limit - room + counter.step * late)
        self.lasts[counter.phi] = top + counter.step
        return max(0, limit - room) // counter.step + 1 + late

    def _keeps_down(self, predicate: str, left: str, right: str, counter: _Counter, start: int) -> int | None:
        """Trips of a counter downwards: its successor must not pass zero on the way back."""
        if right[0] == "%":
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

    def _meets(self, left: str, right: str, counter: _Counter) -> int | None:
        """Trips of a counter from zero that comes by `right`: of step one, or where `right` is cut to a multiple."""
        limit = self._limit(right)
        if counter.start != "0" or left != counter.next or limit is None or limit >= _FULL:
            return None
        cut = re.match(rf"and i64 {_VALUE}, (-?\d+)$", self.definitions.get(right, ""))
        whole = counter.step == 1 or (
            cut is not None and counter.step.bit_count() == 1 and int(cut[1]) % counter.step == 0
        )
        if not whole or not self._must_meet(right, counter):
            return None
        self.tops[counter.phi] = max(0, limit - counter.step)
        self.lasts[counter.phi] = max(limit, counter.step)
        return max(1, limit // counter.step)

    def _must_meet(self, distance: str, counter: _Counter) -> bool:
        """Whether a distance that is counted off is not zero, which would be met after 2**64 steps.

        It is not where no other way leaves the loop, as the program ends, or where the loop is entered only with more.
        """
        if distance[0] != "%":
            return int(distance) > 0
        head = next(
            label for label in self.blocks.successors[counter.latch] if self._holds(label, counter.phi)
        )
        loop = self.blocks.loop(head)
        if loop is None:
            return False
        ends = [other for label in loop.blocks for other in self.blocks.successors[label]]
        if sum(other not in loop.blocks for other in ends) == 1:
            return True
        below, block = head, counter.entry
        for _ in range(_CHAIN):
            lines = self.blocks.lines.get(block, [])
            branch = _BRANCH.match(lines[-1]) if lines else None
            if (
                branch
                and branch[2] != branch[3]
                and self._excludes_zero(branch[1], branch[2] == below, distance)
            ):
                return True
            sources = self.blocks.predecessors.get(block, [])
            if len(sources) != 1:
                break
            below, block = block, sources[0]
        return False

    def _excludes_zero(self, condition: str, when: bool, value: str) -> bool:
        """Whether a value is not zero where a condition is as told."""
        compare = _COMPARE.match(f" {condition} = {self.definitions.get(condition, '')}")
        if compare is None or compare[3] != value or compare[4][0] == "%":
            return False
        predicate, bound = compare[2] if when else INVERSE[compare[2]], int(compare[4])
        if predicate in ("eq", "ne"):
            return (predicate == "ne") == (bound == 0)
        return bound >= {"ugt": 0, "sgt": 0, "uge": 1, "sge": 1}.get(predicate, _FULL)

    def _upper(self, value: str) -> int | None:
        """The largest value that an i64 is known to have, which may be negative as well."""
        text = self.definitions.get(value, "")
        if found := _SIGNED.match(text):
            return (1 << (int(found[1]) - 1)) - 1
        if found := _LOWERED.match(text):
            limit = self._limit(found[1])
            upper = self._upper(found[1]) if limit is None else limit
            return None if upper is None or upper + int(found[2]) < 0 else upper + int(found[2])
        return None

    def _limit(self, value: str, depth: int = 6) -> int | None:
        """The largest value that an i64 is known to have, given that it is known not to be negative."""
        if value[0] != "%":
            return int(value) if int(value) >= 0 else None
        if value in self.limits:
            return self.limits[value]
        text = self.definitions.get(value, "")
        if found := _EXTENSION.match(text):
            return (1 << (int(found[2]) - bool(found[1]))) - 1
        if depth and (found := _SELECT.match(text)):
            both = [self._limit(part, depth - 1) for part in found.groups()]
            return None if None in both else max(both)  # type: ignore[type-var]
        if depth and (found := _LESS.match(text)):
            limit = self._limit(found[1], depth - 1)
            return None if limit is None else max(0, limit - int(found[2]))
        if depth and (found := _FREEZE.match(text)):
            return self._limit(found[1], depth - 1)
        if depth and text.startswith("phi "):
            values = [self._limit(part, min(depth - 1, 2)) for part in _INCOMING.findall(text)]
            known = [value for value in values if value is not None]
            return max(known) if known and len(known) == text.count("[ ") else None
        if depth and (found := _BOUNDED.match(text)):
            return self._limit_of(found[1], found[3], found[4], depth - 1)
        return None

    def _limit_of(self, operation: str, left: str, right: str, depth: int) -> int | None:
        first = self._limit(left, depth)
        second = self._limit(right, depth)
        if operation == "and":
            known = [limit for limit in (first, second) if limit is not None]
            return min(known, default=None)
        if operation == "urem" and second is not None:
            return second
        if first is None or second is None:
            return None
        exact = right[0] != "%"
        limits = {
            "lshr": first >> min(second, 63) if exact else first,
            "udiv": first // max(second, 1) if exact else first,
            "add": first + second,
            "mul": first * second,
            "shl": first << min(second, 63),
        }
        limit = limits.get(operation)
        return limit if limit is not None and limit < 2**63 else None

    def _rewritten(self, body: list[str], counters: dict[str, _Counter]) -> list[str]:
        nexts = {counter.next: counter for counter in counters.values()}
        narrow = {name: _narrowed(name) for name in (*counters, *nexts)}
        behind: dict[
            str, dict[str, str]
        ] = {}  # lines to add behind a value's definition, by what they define

        def narrowed(value: str) -> str | None:
            if value in narrow and value in self.limits:
                return narrow[value]
            if value[0] != "%":
                return value if 0 <= int(value) < _HALF else None
            limit = self._limit(value)
            if limit is None or limit >= _FULL:
                return None
            found = _EXTENSION.match(self.definitions.get(value, ""))
            if found and found[2] == "32":
                return found[3]
            behind.setdefault(value, {})[_narrowed(value)] = f"trunc i64 {value} to i32"
            return _narrowed(value)

        result: list[str] = []
        after_phis: list[str] = []
        same: dict[str, str] = {}
        for line in body:
            found = _DEFINITION.match(line)
            name = found[1] if found else ""
            if after_phis and not (found and found[2].startswith("phi ")) and not LABEL.match(line):
                result.extend(after_phis)
                after_phis = []
            if name in counters:
                counter = counters[name]
                start = narrowed(counter.start)
                assert start is not None
                result.append(
                    f"  {narrow[name]} = phi i32 [ {start}, %{counter.entry} ], "
                    f"[ {narrow[counter.next]}, %{counter.latch} ]"
                )
                after_phis.append(f"  {name} = zext i32 {narrow[name]} to i64")
            elif name in nexts:
                result.append(f"  {narrow[name]} = add i32 {narrow[nexts[name].phi]}, {nexts[name].step}")
                if name in self.limits:
                    result.append(f"  {name} = zext i32 {narrow[name]} to i64")
                else:  # the last may lie outside
                    result.append(line)
            elif (cut := _TRUNCATION.match(line)) and cut[2] in narrow:
                same[cut[1]] = narrow[cut[2]]
            elif (compare := _COMPARE.match(line)) and {compare[3], compare[4]} & narrow.keys():
                result.append(self._compared(line, compare, narrowed, behind))
            else:
                result.append(line)
        if same:
            result = [_NAME.sub(lambda found: same.get(found[0], found[0]), line) for line in result]
        return self._with_added(result, behind)

    def _compared(
        self,
        line: str,
        compare: re.Match[str],
        narrowed: Callable[[str], str | None],
        behind: dict[str, dict[str, str]],
    ) -> str:
        """A comparison of a counter with something that fits as well; both are not negative, so it is unsigned."""
        name, predicate, left, right = compare.groups()
        first, second = narrowed(left), narrowed(right)
        if first and second:
            unsigned = "u" + predicate[1:] if predicate[0] == "s" else predicate
            return f"  {name} = icmp {unsigned} i32 {first}, {second}"
        if not first:
            first, right, predicate = second, left, MIRRORED[predicate]
        upper = self._upper(right) if predicate[0] == "s" and right not in self.limits else None
        if not first or upper is None or upper >= _FULL - 1:
            return line
        bound = self._raised(right, predicate in ("sle", "sgt"), behind)
        return f"  {name} = icmp {'ult' if predicate in ('slt', 'sle') else 'uge'} i32 {first}, {bound}"

    def _raised(self, bound: str, reached: bool, behind: dict[str, dict[str, str]]) -> str:
        """What a counter from zero is below, in 32 bits, if it is below a bound or, `reached`, not above it."""
        least = -1 if reached else 0
        found = _SIGNED.match(self.definitions[bound])
        lines = behind.setdefault(bound, {})
        high, name = _narrowed(bound, f"h{-least}"), _narrowed(bound, f"c{-least}")
        type_, value = ("i32", found[2]) if found and found[1] == "32" else ("i64", bound)
        self.module.declare(f"@llvm.smax.{type_}", f"declare {type_} @llvm.smax.{type_}({type_}, {type_})")
        lines[high] = f"call {type_} @llvm.smax.{type_}({type_} {value}, {type_} {least})"
        if type_ == "i64":
            lines[name] = f"trunc i64 {high} to i32"
            high, name = name, _narrowed(bound, "r")
        if reached:
            lines[name] = f"add i32 {high}, 1"
        return name if reached else high

    def _with_added(self, body: list[str], behind: dict[str, dict[str, str]]) -> list[str]:
        """The body with what is computed from a value right behind it, from a parameter at the top."""
        added = {
            value: [f"  {name} = {text}" for name, text in lines.items()] for value, lines in behind.items()
        }
        first = [line for value, lines in added.items() if value not in self.definitions for line in lines]
        result: list[str] = []
        placed = False
        late: list[str] = []
        for line in body:
            found = _DEFINITION.match(line)
            if not placed and not LABEL.match(line):
                placed = True
                result += first
            if late and not (found and found[2].startswith("phi ")):
                result += late
                late = []
            result.append(line)
            if found and found[1] in added:
                (late if found[2].startswith("phi ") else result).extend(added.pop(found[1]))
        return result


def _narrowed(value: str, suffix: str = "c") -> str:
    return f'%"{value[1:].strip(chr(34))}.{suffix}"'
