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

Requires: one flat function; loops as LLVM's `loop-simplify` and `lcssa` leave them.
Leaves:   those loops twice, both marked so that LLVM unrolls them no further.
Cost:     a look at each block with a phi; at most 128 instructions more for each loop.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from nv_lower.analysis.counted_loops import Candidate, Check, candidates
from nv_lower.analysis.loops import Graph
from nv_lower.ir import LOCAL, Block, Function, Instruction, Module, bare
from nv_lower.options import Options

_TO = re.compile(rf"label ({LOCAL})")
#: Metadata that holds for one copy of an instruction but not for several together.
_SCOPES = frozenset({"alias.scope", "noalias"})
_SCOPE_DECLARATION = "@llvm.experimental.noalias.scope.decl"


def run(module: Module, options: Options) -> bool:
    """Unroll in every function."""
    if not options.opt_level or options.narrows:
        return False
    changed = False
    for function in module.functions.values():
        changed |= _unrolled(module, function)
    return changed


def _unrolled(module: Module, function: Function) -> bool:
    graph = Graph.of(function)
    loops = list(candidates(module, graph))
    if not loops:
        return False
    taken = {*map(bare, function.definitions()), *(label.strip('"') for label in function.blocks)}
    prefix = "nv.unrolled"
    while any(prefix in name for name in taken):
        prefix += ".more"
    for number, candidate in enumerate(loops):
        notes = _note(module), _note(module)
        copying = _Copying(module, graph, candidate, f"{prefix}.{number}", notes)
        function.blocks = graph.blocks = copying.run()
    return True


def _note(module: Module) -> int:
    """Add the metadata of a loop that is not to be unrolled; its number."""
    first = module.next_node()
    module.metadata.append(f"!{first} = distinct !{{!{first}, !{first + 1}}}")
    module.metadata.append(f'!{first + 1} = !{{!"llvm.loop.unroll.disable"}}')
    return first


@dataclass
class _Copying:
    """The unrolling of one loop."""

    module: Module
    graph: Graph
    candidate: Candidate
    prefix: str
    notes: tuple[int, int]
    own: set[str] = field(default_factory=set)  # what gets a name of its own in each copy

    def run(self) -> dict[str, Block]:
        """All blocks, with the copies in front of the loop, which then is entered from them only."""
        loop, blocks = self.candidate.loop, self.graph.blocks
        for label in loop.blocks:
            self.own.add(f"%{label}")
            self.own.update(i.result for i in blocks[label].instructions if i.result)
        before = [p for p in self.graph.predecessors[loop.head] if p not in loop.latches]
        new = [self._question()]
        for copy in range(self.candidate.factor):
            new += [self._block(label, copy) for label in loop.blocks]
        exits = {t for label in loop.blocks for t in self.graph.successors[label] if t not in loop.blocks}
        for label in exits:
            self._replace_phis(label, self._with_copies)
        for label in before:
            entering = blocks[label].instructions
            entering[-1] = _sent(entering[-1], lambda t: f"%{self._head}" if t == f"%{loop.head}" else t)
        self._replace_phis(loop.head, self._entered)
        for label in loop.latches:
            ending = blocks[label].instructions
            ending[-1] = _marked(ending[-1], self.notes[1])
        result: dict[str, Block] = {}
        for label, block in blocks.items():
            if label == loop.head:
                result.update((added.label, added) for added in new)
            result[label] = block
        return result

    def _replace_phis(self, label: str, change: Callable[[Instruction], str]) -> None:
        block = self.graph.blocks[label]
        block.instructions = [i.heir(change(i)) if i.opcode == "phi" else i for i in block.instructions]

    @property
    def _head(self) -> str:
        return f'"{self.prefix}.head"'

    def _name(self, name: str, copy: int) -> str:
        """What a value or a label is called in a copy: as before if it is not the loop's."""
        if name not in self.own:
            return name
        return f'%"{self.prefix}.{copy}.{bare(name)}"'

    def _value(self, name: str, copy: int) -> str:
        known = {check.name: check.value for check in self.candidate.checks}
        return known.get(name) or self._name(name, copy)

    def _operand(self, value: str, copy: int) -> str:
        return re.sub(LOCAL, lambda found: self._value(found[0], copy), value)

    def _question(self) -> Block:
        """The block that asks whether all copies may run."""
        loop, last = self.candidate.loop, self.candidate.factor - 1
        block = Block(self._head)
        for phi in self._phis():
            values = [
                f"[ {self._operand(value, last)}, {self._name(f'%{source}', last)} ]"
                if source in loop.latches
                else f"[ {value}, %{source} ]"
                for value, source in phi.incoming
            ]
            block.instructions.append(phi.heir(self._phi(phi, self._name(phi.result, 0), values)))
        lines: list[str] = []
        first = len(block.instructions)
        answers = list(dict.fromkeys(self._answer(lines, first, check) for check in self.candidate.checks))
        answer = answers[0]
        for number, other in enumerate(answers[1:]):
            lines.append(f'%"{self.prefix}.all.{number}" = and i1 {answer}, {other}')
            answer = f'%"{self.prefix}.all.{number}"'
        start = self._name(f"%{loop.head}", 0)
        lines.append(f"br i1 {answer}, label {start}, label %{loop.head}")
        end = self.graph.blocks[loop.head].terminator
        block.instructions += map(end.heir, lines)
        return block

    def _answer(self, lines: list[str], first: int, check: Check) -> str:
        """Ask a check for all copies at once: the name of the answer."""

        def let(text: str) -> str:
            known = next((line for line in lines if line.endswith(f" = {text}")), None)
            if known is None:
                known = f'%"{self.prefix}.{first + len(lines)}" = {text}'
                lines.append(known)
            return known.partition(" = ")[0]

        value, bound, type_ = self._name(check.phi, 0), check.bound, check.type
        if not check.certain:
            value = let(f"freeze {type_} {value}")
            bound = let(f"freeze {type_} {bound}") if bound[0] == "%" else bound
        operation = f"@llvm.{check.predicate[0]}{'sub' if check.step > 0 else 'add'}.sat.{type_}"
        self.module.declare(operation, type_, [type_] * 2)
        limit = let(
            f"call {type_} {operation}({type_} {bound}, {type_} {check.distance(self.candidate.factor)})"
        )
        return let(f"icmp {check.predicate[:2]}t {type_} {value}, {limit}")

    def _phis(self) -> Iterator[Instruction]:
        """The phis of the loop's head."""
        yield from self.graph.blocks[self.candidate.loop.head].phis

    @staticmethod
    def _phi(phi: Instruction, name: str, values: list[str]) -> str:
        """A phi like another, with other incoming values."""
        type_ = " ".join((*phi.flags, phi.type))
        return f"{name} = phi {type_} {', '.join(values)}"

    def _block(self, label: str, copy: int) -> Block:
        """A block of a copy."""
        loop = self.candidate.loop
        block = Block(self._name(f"%{label}", copy)[1:])
        if label == loop.head and copy:
            for phi in self._phis():
                values = [
                    f"[ {self._operand(value, copy - 1)}, {self._name(f'%{source}', copy - 1)} ]"
                    for value, source in phi.incoming
                    if source in loop.latches
                ]
                block.instructions.append(phi.heir(self._phi(phi, self._name(phi.result, copy), values)))
        answered = {check.name for check in self.candidate.checks}
        again = copy == self.candidate.factor - 1
        onward = f"%{self._head}" if again else self._name(f"%{loop.head}", copy + 1)
        for i in self.graph.blocks[label].instructions:
            if i.result in answered or (label == loop.head and i.opcode == "phi"):
                continue
            if i.opcode == "call" and i.callee == _SCOPE_DECLARATION:
                continue
            if not i.targets or i.opcode == "phi":
                kept = [note for note in i.metadata if note not in _SCOPES]
                renamed = i.without_metadata(kept).renamed(lambda name: self._value(name, copy))
                block.instructions.append(renamed)
                continue
            sent = self._jump(i, copy, onward)
            block.instructions.append(
                _marked(sent, self.notes[0]) if again and label in loop.latches else sent
            )
        return block

    def _jump(self, terminator: Instruction, copy: int, onward: str) -> Instruction:
        """A terminator in a copy; what goes to the loop's head goes onward."""
        head = f"%{self.candidate.loop.head}"
        kept = [note for note in terminator.metadata if note != "llvm.loop"]
        sent = _sent(
            terminator.without_metadata(kept), lambda t: onward if t == head else self._name(t, copy)
        )
        condition, _, targets = sent.text.partition("label ")
        return Instruction(f"{self._operand(condition, copy)}label {targets}")

    def _with_copies(self, phi: Instruction) -> str:
        """A phi of an exit with what the copies bring."""
        values = [f"[ {value}, %{source} ]" for value, source in phi.incoming]
        values += [
            f"[ {self._operand(value, copy)}, {self._name(f'%{source}', copy)} ]"
            for value, source in phi.incoming
            if source in self.candidate.loop.blocks
            for copy in range(self.candidate.factor)
        ]
        return self._phi(phi, phi.result, values)

    def _entered(self, phi: Instruction) -> str:
        """A phi of the loop's head, entered from the copies only."""
        pairs = [pair for pair in phi.incoming if pair[1] in self.candidate.loop.latches]
        values = [f"[ {self._name(phi.result, 0)}, %{self._head} ]", *(f"[ {v}, %{s} ]" for v, s in pairs)]
        return self._phi(phi, phi.result, values)


def _sent(terminator: Instruction, to: Callable[[str], str]) -> Instruction:
    """A terminator with other targets."""
    return Instruction(_TO.sub(lambda found: f"label {to(found[1])}", terminator.text))


def _marked(branch: Instruction, note: int) -> Instruction:
    """A latch's branch with the note that its loop is not to be unrolled."""
    kept = [name for name in branch.metadata if name != "llvm.loop"]
    return Instruction(f"{branch.without_metadata(kept).text}, !llvm.loop !{note}")
