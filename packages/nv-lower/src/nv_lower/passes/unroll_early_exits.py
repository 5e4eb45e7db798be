"""Unroll counted loops that can also be left early.

    loop:                                          head:
      %i = phi [ 0, %in ], [ %n, %on ]               %i.0 = phi [ 0, %in ], [ %n.7, %on.7 ]
      …                                              %eight = icmp ult i64 %i.0, %bound - 7 (saturating)
      br i1 %hit, label %out, label %on              br i1 %eight, label %loop.0, label %loop
    on:                                    =>      loop.0: …
      %n = add i64 %i, 1                             br i1 %hit.0, label %out, label %on.0
      %more = icmp ult i64 %i, %bound              …
      br i1 %more, label %loop, label %out         loop.7: … label %head
                                                   loop: … as it was, entered with %i.0

LLVM unrolls no loop with several exits whose number of trips is known at run time only. One comparison answers for all
copies what each would ask of the counter, and the copies keep the exits that depend on data; the loop as it was does
the trips that are left. The answer is one that holds without wrapping around: `i + d < bound` is asked as
`i < bound - d`, the difference saturating, which is exact for every bound.

A comparison that the program reaches only after another exit may concern a value that is poison by then; it is frozen.

Requires: one flat function; where `wanted` finds a loop, loops as LLVM's `loop-simplify` and `lcssa` leave them.
Leaves:   those loops twice, both marked so that LLVM unrolls them no further.
Cost:     a look at each block with a phi; at most 128 instructions more for each loop.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from nv_lower.irtext import LOCAL, Function, Module, split_top_level
from nv_lower.loops import Blocks
from nv_lower.options import Options
from nv_lower.passes.counted_loops import DEFINITION, LOOP_NOTE, PHI, Candidate, Check, candidates, incoming
from nv_lower.passes.narrow import narrows

_NAME = re.compile(LOCAL)
_TO = re.compile(r'label (%(?:"[^"]*"|[-\w$.]+))')
#: Metadata that holds for one copy of an instruction but not for several together.
_SCOPES = re.compile(r", !(?:alias\.scope|noalias) !\d+")
_SCOPE_DECLARATION = "@llvm.experimental.noalias.scope.decl("


def wanted(module: Module, options: Options) -> bool:
    """Whether there is a loop for this pass."""
    if not options.opt_level or narrows(options):
        return False
    return module.mentions(" = phi i") and any(
        next(candidates(module, Blocks.read(function.body)), None) for function in module.functions.values()
    )


def run(module: Module, options: Options) -> bool:
    """Unroll in every function."""
    if not options.opt_level or narrows(options):
        return False
    changed = False
    for function in module.functions.values():
        changed |= _unrolled(module, function)
    return changed


def _unrolled(module: Module, function: Function) -> bool:
    blocks = Blocks.read(function.body)
    loops = list(candidates(module, blocks))
    prefix = "nv.unrolled"
    while any(prefix in line for line in function.body):
        prefix += ".more"
    for number, candidate in enumerate(loops):
        notes = _note(module), _note(module)
        _Copying(module, blocks, candidate, f"{prefix}.{number}", notes).run()
    if loops:
        function.body = blocks.body()
    return bool(loops)


def _note(module: Module) -> int:
    """Add the metadata of a loop that is not to be unrolled; its number."""
    numbers = [int(line[1 : line.index(" ")]) for line in module.metadata if line[1:2].isdigit()]
    first = max(numbers, default=-1) + 1
    module.metadata.append(f"!{first} = distinct !{{!{first}, !{first + 1}}}")
    module.metadata.append(f'!{first + 1} = !{{!"llvm.loop.unroll.disable"}}')
    return first


@dataclass
class _Copying:
    """The unrolling of one loop."""

    module: Module
    blocks: Blocks
    candidate: Candidate
    prefix: str
    notes: tuple[int, int]
    own: set[str] = field(default_factory=set)  # what gets a name of its own in each copy

    def run(self) -> None:
        """Put the copies in front of the loop, which then is entered from them only."""
        loop = self.candidate.loop
        for label in loop.blocks:
            self.own.add(f"%{label}")
            self.own.update(f[1] for line in self.blocks.lines[label] if (f := DEFINITION.match(line)))
        before = [p for p in self.blocks.predecessors[loop.head] if p not in loop.latches]
        new = {self._head: self._question()}
        for copy in range(self.candidate.factor):
            for label in loop.blocks:
                new[self._name(f"%{label}", copy)[1:]] = self._block(label, copy)
        exits = {t for label in loop.blocks for t in self.blocks.successors[label] if t not in loop.blocks}
        for label in exits:
            self.blocks.lines[label] = [self._with_copies(line) for line in self.blocks.lines[label]]
        for label in before:
            self.blocks.lines[label] = [
                _TO.sub(
                    lambda found: f"label %{self._head}" if found[1] == f"%{loop.head}" else found[0], line
                )
                for line in self.blocks.lines[label]
            ]
        rest = self.blocks.lines[loop.head]
        self.blocks.lines[loop.head] = [self._entered(line) for line in rest]
        for label in loop.latches:
            self.blocks.lines[label][-1] = self._marked(self.blocks.lines[label][-1], self.notes[1])
        lines: dict[str, list[str]] = {}
        for label, text in self.blocks.lines.items():
            if label == loop.head:
                lines.update(new)
            lines[label] = text
        self.blocks.lines = lines

    @property
    def _head(self) -> str:
        return f'"{self.prefix}.head"'

    def _name(self, name: str, copy: int) -> str:
        """What a value or a label is called in a copy: as before if it is not the loop's."""
        if name not in self.own:
            return name
        return f'%"{self.prefix}.{copy}.{name[1:].strip(chr(34))}"'

    def _value(self, name: str, copy: int) -> str:
        known = {check.name: check.value for check in self.candidate.checks}
        return known.get(name) or self._name(name, copy)

    def _renamed(self, text: str, copy: int) -> str:
        return _NAME.sub(lambda found: self._value(found[0], copy), text)

    def _question(self) -> list[str]:
        """The block that asks whether all copies may run."""
        loop, last = self.candidate.loop, self.candidate.factor - 1
        lines: list[str] = []
        for name, type_, pairs in self._phis():
            values = [
                f"[ {self._renamed(value, last)}, {self._name(f'%{source}', last)} ]"
                if source in loop.latches
                else f"[ {value}, %{source} ]"
                for value, source in pairs
            ]
            lines.append(f"  {self._name(name, 0)} = phi {type_} {', '.join(values)}")
        answers = list(dict.fromkeys(self._answer(lines, check) for check in self.candidate.checks))
        answer = answers[0]
        for number, other in enumerate(answers[1:]):
            lines.append(f'  %"{self.prefix}.all.{number}" = and i1 {answer}, {other}')
            answer = f'%"{self.prefix}.all.{number}"'
        first = self._name(f"%{loop.head}", 0)
        lines.append(f"  br i1 {answer}, label {first}, label %{loop.head}")
        return lines

    def _answer(self, lines: list[str], check: Check) -> str:
        """Ask a check for all copies at once: the name of the answer."""

        def let(text: str) -> str:
            known = next((line for line in lines if line.endswith(f" = {text}")), None)
            if known is None:
                known = f'  %"{self.prefix}.{len(lines)}" = {text}'
                lines.append(known)
            return known.partition(" = ")[0].strip()

        value, bound, type_ = self._name(check.phi, 0), check.bound, check.type
        if not check.certain:
            value = let(f"freeze {type_} {value}")
            bound = let(f"freeze {type_} {bound}") if bound[0] == "%" else bound
        operation = f"@llvm.{check.predicate[0]}{'sub' if check.step > 0 else 'add'}.sat.{type_}"
        self.module.declare(operation, f"declare {type_} {operation}({type_}, {type_})")
        limit = let(
            f"call {type_} {operation}({type_} {bound}, {type_} {check.distance(self.candidate.factor)})"
        )
        return let(f"icmp {check.predicate[:2]}t {type_} {value}, {limit}")

    def _phis(self) -> Iterator[tuple[str, str, list[tuple[str, str]]]]:
        """The phis of the loop's head: name, type with flags, and where they come from."""
        for line in self.blocks.lines[self.candidate.loop.head]:
            if found := PHI.match(line):
                yield found[1], found[2][: found[2].index("[ ")].rstrip(), incoming(found[2])

    def _block(self, label: str, copy: int) -> list[str]:
        """A block of a copy."""
        loop = self.candidate.loop
        lines: list[str] = []
        if label == loop.head and copy:
            for name, type_, pairs in self._phis():
                values = [
                    f"[ {self._renamed(value, copy - 1)}, {self._name(f'%{source}', copy - 1)} ]"
                    for value, source in pairs
                    if source in loop.latches
                ]
                lines.append(f"  {self._name(name, copy)} = phi {type_} {', '.join(values)}")
        answered = {check.name for check in self.candidate.checks}
        again = copy == self.candidate.factor - 1
        onward = f"%{self._head}" if again else self._name(f"%{loop.head}", copy + 1)
        for line in self.blocks.lines[label]:
            found = DEFINITION.match(line)
            if (found and found[1] in answered) or (label == loop.head and PHI.match(line)):
                continue
            if _SCOPE_DECLARATION in line:
                continue
            if "label %" not in line:
                lines.append(_SCOPES.sub("", self._renamed(line, copy)))
                continue
            text = _TO.sub(
                lambda to: f"label {onward if to[1] == f'%{loop.head}' else self._name(to[1], copy)}",
                LOOP_NOTE.sub("", line),
            )
            condition, _, targets = text.partition("label ")
            text = f"{self._renamed(condition, copy)}label {targets}"
            lines.append(self._marked(text, self.notes[0]) if again and label in loop.latches else text)
        return lines

    def _marked(self, branch: str, note: int) -> str:
        """A latch's branch with the note that its loop is not to be unrolled."""
        return f"{LOOP_NOTE.sub('', branch)}, !llvm.loop !{note}"

    def _with_copies(self, line: str) -> str:
        """A phi of an exit with what the copies bring."""
        found = PHI.match(line)
        if found is None:
            return line
        parts = split_top_level(found[2][found[2].index("[ ") :])
        more = [
            f"[ {self._renamed(value, copy)}, {self._name(f'%{source}', copy)} ]"
            for value, source in incoming(found[2])
            if source in self.candidate.loop.blocks
            for copy in range(self.candidate.factor)
        ]
        entries = [part for part in parts if part.startswith("[ ")]
        others = parts[len(entries) :]
        return f"  {found[1]} = phi {found[2][: found[2].index('[ ')]}{', '.join((*entries, *more, *others))}"

    def _entered(self, line: str) -> str:
        """A phi of the loop's head, entered from the copies only."""
        found = PHI.match(line)
        if found is None:
            return line
        pairs = [pair for pair in incoming(found[2]) if pair[1] in self.candidate.loop.latches]
        values = [f"[ {self._name(found[1], 0)}, %{self._head} ]", *(f"[ {v}, %{s} ]" for v, s in pairs)]
        return f"  {found[1]} = phi {found[2][: found[2].index('[ ')]}{', '.join(values)}"
