"""Counting in 32 bits, once it is known which counters fit: the phis, additions, comparisons and what starts them."""

from __future__ import annotations

from dataclasses import dataclass, field

from nv_lower.analysis.ranges import Ranges
from nv_lower.ir import Function, Instruction, Module, derived, is_number
from nv_lower.ir.predicates import MIRRORED
from nv_lower.passes.narrow_counters.finding import FULL, HALF, Counter


@dataclass
class Rewriting:
    """The narrow counters of a function, once they are known."""

    module: Module
    function: Function
    ranges: Ranges
    counters: dict[str, Counter]
    nexts: dict[str, Counter] = field(init=False)
    narrow: dict[str, str] = field(init=False)
    #: What is to be computed from a value right behind it: what each new value is, by its name.
    behind: dict[str, dict[str, str]] = field(default_factory=dict)
    #: Truncations that are narrow counters already, and which.
    same: dict[str, str] = field(default_factory=dict)

    def run(self) -> None:
        self.nexts = {counter.next: counter for counter in self.counters.values()}
        self.narrow = {name: derived(name, "c") for name in (*self.counters, *self.nexts)}
        self.function.rewrite(self._rewritten)
        wide = {
            self.narrow[name]: [f"{name} = zext i32 {self.narrow[name]} to i64"] for name in self.counters
        }
        self.function.insert_behind(wide)
        self.function.insert_behind(
            {
                value: [f"{name} = {text}" for name, text in lines.items()]
                for value, lines in self.behind.items()
            }
        )
        if self.same:
            for block in self.function.blocks.values():
                renamed = (i.renamed(lambda name: self.same.get(name, name)) for i in block.instructions)
                block.instructions = list(renamed)

    def _rewritten(self, instruction: Instruction) -> list[str] | None:
        name = instruction.result
        if name in self.counters:
            counter = self.counters[name]
            start = self._narrowed(counter.start)
            assert start is not None
            return [
                f"{self.narrow[name]} = phi i32 [ {start}, %{counter.entry} ], "
                f"[ {self.narrow[counter.next]}, %{counter.latch} ]"
            ]
        if name in self.nexts:
            counter = self.nexts[name]
            narrow = f"{self.narrow[name]} = add i32 {self.narrow[counter.phi]}, {counter.step}"
            # The last may lie outside.
            fits = name in self.ranges.limits
            return [narrow, f"{name} = zext i32 {self.narrow[name]} to i64" if fits else instruction.text]
        if (
            instruction.opcode == "trunc"
            and instruction.type == "i32"
            and instruction.values[0] in self.narrow
        ):
            self.same[name] = self.narrow[instruction.values[0]]
            return []
        if instruction.opcode == "icmp" and not self.narrow.keys().isdisjoint(instruction.values):
            compared = self._compared(instruction)
            return None if compared is None else [compared]
        return None

    def _narrowed(self, value: str) -> str | None:
        """The 32-bit twin of a value that fits."""
        if value in self.narrow and value in self.ranges.limits:
            return self.narrow[value]
        if value[0] != "%":
            return value if is_number(value) and 0 <= int(value) < HALF else None
        limit = self.ranges.limit(value)
        if limit is None or limit >= FULL:
            return None
        made = self.ranges.definitions.get(value)
        if made is not None and made.opcode == "zext" and made.operands[0].type == "i32":
            return made.values[0]
        self.behind.setdefault(value, {})[derived(value, "c")] = f"trunc i64 {value} to i32"
        return derived(value, "c")

    def _compared(self, compare: Instruction) -> str | None:
        """A comparison of a counter with something that fits as well; both are not negative, so it is unsigned."""
        name, predicate = compare.result, compare.predicate
        left, right = compare.values
        first, second = self._narrowed(left), self._narrowed(right)
        if first and second:
            unsigned = "u" + predicate[1:] if predicate[0] == "s" else predicate
            return f"{name} = icmp {unsigned} i32 {first}, {second}"
        if not first:
            first, right, predicate = second, left, MIRRORED[predicate]
        known = right in self.ranges.limits
        upper = self.ranges.upper(right) if predicate[0] == "s" and not known else None
        if not first or upper is None or upper >= FULL - 1:
            return None
        bound = self._raised(right, predicate in ("sle", "sgt"))
        return f"{name} = icmp {'ult' if predicate in ('slt', 'sle') else 'uge'} i32 {first}, {bound}"

    def _raised(self, bound: str, reached: bool) -> str:
        """What a counter from zero is below, in 32 bits, if it is below a bound or, `reached`, not above it."""
        least = -1 if reached else 0
        made = self.ranges.definitions[bound]
        lines = self.behind.setdefault(bound, {})
        high, name = derived(bound, f"h{-least}"), derived(bound, f"c{-least}")
        short = made.opcode == "sext" and made.operands[0].type == "i32"
        type_, value = ("i32", made.values[0]) if short else ("i64", bound)
        self.module.declare(f"@llvm.smax.{type_}", type_, [type_] * 2)
        lines[high] = f"call {type_} @llvm.smax.{type_}({type_} {value}, {type_} {least})"
        if type_ == "i64":
            lines[name] = f"trunc i64 {high} to i32"
            high, name = name, derived(bound, "r")
        if reached:
            lines[name] = f"add i32 {high}, 1"
        return name if reached else high
