"""Whether a module's bytes hang together, checked before a driver reads them.

Drivers trust their input. These checks catch damage: a truncated download, a tool's bug, a mixed-up file.
They are

    grammar    every instruction has the operands that its opcode takes, in the sections' order
    ids        below the bound, defined once, defined before they are used, of the type that is needed (`rules`)
    functions  blocks begin with a label and end with a terminator, branches stay inside, definitions dominate
               their uses, loops and selections are declared where SPIR-V wants them

They are not a validator: what spirv-val knows beyond this is left to it. Modules with instructions that
`grammar` does not list are checked as far as they are known. For modules that are not trusted at all there
is `Device.kernel(isolated=True)`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from . import constructs
from .control_rules import check_early_calls
from .dominators import Dominators
from .errors import InvalidInput
from .grammar import ANYWHERE, GRAMMAR, SECTION, TERMINATORS, UNLISTED
from .rules import RULES, SPEC_OPERATIONS
from .spirv_words import Op, instructions, text, words_of
from .value_types import Types

FORWARD = frozenset((5, 6, 15, 16, 331, 71, 72, 332, 5632, 5633, 74))  # may name what comes later
NO_VALUES = frozenset((8, 12))  # name strings, instruction sets and, in non-semantic ones, anything anywhere
LOOP_MERGE, SELECTION_MERGE, LABEL, BRANCH_CONDITIONAL, SWITCH = 246, 247, 248, 250, 251
TAKES_VALUES = frozenset((28, 44, 51, 59))  # outside functions: array types, composite constants, variables
FUNCTION, PARAMETER, FUNCTION_END = 54, 55, 56


@dataclass(slots=True)
class Operands:
    """An instruction taken apart."""

    op: int
    words: memoryview
    type: int = 0
    result: int = 0
    types: list[int] = field(default_factory=list)
    values: list[int] = field(default_factory=list)
    labels: list[int] = field(default_factory=list)
    literals: list[int] = field(default_factory=list)


@dataclass(slots=True)
class _Block:
    label: int
    body: list[Operands] = field(default_factory=list)
    next: list[int] = field(default_factory=list)


def take_apart(op: int, words: memoryview) -> Operands | None:
    """The operands by kind, None for an opcode that is not listed.

    Raises
    ------
    InvalidInput
        Too few or too many words.
    """
    grammar = GRAMMAR.get(op)
    if grammar is None:
        return None
    out = Operands(op, words)
    at, end = 1, len(words)
    for token in grammar:
        kind, repeat = token[0], token[1:]
        if repeat == "*":
            out_list = _list_of(out, kind)
            out_list += words[at:end]
            at = end
        elif at < end:
            if kind == "s":
                at = text(words, at)[1]
                continue
            if kind == "T":
                out.type = words[at]
            elif kind == "R":
                out.result = words[at]
            else:
                _list_of(out, kind).append(words[at])
            at += 1
        elif repeat != "?":
            raise InvalidInput(f"instruction {op} has {end} words, which is too few")
    if at != end:
        raise InvalidInput(f"instruction {op} has {end} words, which is too many")
    return out


def _list_of(out: Operands, kind: str) -> list[int]:
    return {"v": out.values, "t": out.types, "l": out.labels, "n": out.literals}[kind]


def check(spirv: bytes) -> None:
    """Raise InvalidInput, naming the instruction, if the module does not hang together."""
    words = words_of(spirv)
    module = _Module(words[3])
    module.types.version = words[1] >> 8 & 0xFF
    for number, (op, ins) in enumerate(instructions(words)):
        try:
            module.add(op, ins)
        except (
            InvalidInput,
            LookupError,
        ) as error:  # a lookup that fails: a part of a type that is not known
            raise InvalidInput(f"instruction {number} (opcode {op}) of the module: {error}") from None
    module.finish()


class _Module:
    def __init__(self, bound: int) -> None:
        self.bound = bound
        self.types = Types()
        self._section = -1
        self._defined: set[int] = set()
        self._seen: set[int] = set()  # of them, those at module level or in the current function
        self._local: set[int] = set()
        self._forward_pointers: set[int] = set()
        self._calls: set[int] = set()
        self._functions: set[int] = set()
        self._entries: list[int] = []
        self._memory_models = 0
        self._named: set[int] = set()  # what debug and annotation instructions name before it is defined
        self._function: int = 0
        self._blocks: list[_Block] = []
        self._open: _Block | None = None
        self._complete = True  # no unlisted instruction so far: undefined ids are errors

    def add(self, op: int, ins: memoryview) -> None:
        """One more instruction."""
        operands = take_apart(op, ins)
        if operands is None:
            if not UNLISTED.get(op, frozenset()) & self.types.capabilities:
                raise InvalidInput("there is no such instruction in compute modules with these capabilities")
            self._complete = False
            if self._open is not None:
                self._open.body.append(Operands(op, ins))
            return
        self._check_ids(operands)
        if op == FUNCTION:
            self._begin_function(operands)
        elif self._function:
            self._add_to_function(operands)
        else:
            self._add_to_module(operands)
        if operands.result:
            self._define(operands)
        self.types.add(operands, self._complete)
        if op == Op.SpecConstantOp:
            operands = self._constant_operation(operands)
        rule = RULES.get(operands.op)
        if rule is not None:
            rule(self.types, operands)

    def _constant_operation(self, o: Operands) -> Operands:
        """The instruction that a specialization constant is computed with."""
        number = o.literals[0]
        if number not in SPEC_OPERATIONS:
            raise InvalidInput(f"instruction {number} cannot compute a specialization constant")
        made = take_apart(number, memoryview(bytes(o.words[0:3]) + bytes(o.words[4:])).cast("I"))
        assert made is not None
        if self._complete and any(value not in self.types.of for value in made.values):
            raise InvalidInput("a specialization constant is computed from something that is no value")
        return made

    def finish(self) -> None:
        """The rules that need the whole module."""
        if self._function:
            raise InvalidInput("the module ends inside a function")
        if self._memory_models != 1:
            raise InvalidInput(f"the module has {self._memory_models} memory models instead of one")
        for function in (*self._calls, *self._entries):
            if function not in self._functions:
                raise InvalidInput(f"id {function} is called or is an entry point, but is no function")
        self.types.finish()
        check_early_calls(self.types)
        if self._complete and (missing := self._named - self._seen):
            raise InvalidInput(f"id {min(missing)} is decorated or named, but not defined")
        if self._complete and (missing := self._forward_pointers - self._seen):
            raise InvalidInput(f"pointer type {min(missing)} is announced, but not defined")

    def _check_ids(self, o: Operands) -> None:
        for value in (o.type, o.result, *o.types, *o.values, *o.labels):
            if value >= self.bound:
                raise InvalidInput(f"id {value} is not below the bound {self.bound}")
        missing = 0 in o.values or 0 in o.types or 0 in o.labels
        # glslang 11 writes id 0 into some NonSemantic.Shader.DebugInfo instructions.
        if (missing and o.op not in ANYWHERE) or (GRAMMAR[o.op][:1] == ("T",) and not o.type):
            raise InvalidInput("an operand is id 0, which is none")
        if (GRAMMAR[o.op][:1] == ("R",) and not o.result) or (GRAMMAR[o.op][1:2] == ("R",) and not o.result):
            raise InvalidInput("the result is id 0, which is none")
        if o.op in FORWARD:
            self._named.update(o.values, o.types)
            return
        known = self._seen
        for t in (o.type, *o.types):
            if t and t not in known and t not in self._forward_pointers and o.op != 39 and self._complete:
                raise InvalidInput(f"type {t} is not defined before it is used")
        if o.op == 57:
            self._calls.add(o.values[0])
        if o.op == 245 or o.op in NO_VALUES or not self._complete:
            return  # a phi may name what comes later; the function's check sees to it
        for value in o.values[1:] if o.op == 57 else o.values:
            if value not in known:
                raise InvalidInput(f"id {value} is not defined before it is used")
            if value in self.types.kinds:
                raise InvalidInput(f"id {value} is used as a value, but is a type")
            if (self._function or o.op in TAKES_VALUES) and value not in self.types.of:
                raise InvalidInput(f"id {value} is used as a value, but has none")

    def _define(self, o: Operands) -> None:
        if o.result in self._defined:
            raise InvalidInput(f"id {o.result} is defined twice")
        self._defined.add(o.result)
        self._seen.add(o.result)
        if self._function and o.op != FUNCTION:
            self._local.add(o.result)

    def _add_to_module(self, o: Operands) -> None:
        if o.op == 39:
            self._forward_pointers.add(o.types[0])
        elif o.op == 14:
            self._memory_models += 1
        elif o.op == 15:
            self._entries.append(o.values[0])
        if o.op in ANYWHERE:
            return
        section = SECTION.get(o.op)
        if section is None:
            raise InvalidInput("it stands outside a function")
        if section < self._section:
            raise InvalidInput("it stands in the wrong section of the module")
        self._section = section

    # Functions

    def _begin_function(self, o: Operands) -> None:
        if self._function:
            raise InvalidInput("a function begins inside another")
        self._section = 99
        self._function = o.result
        self._functions.add(o.result)
        self._blocks, self._open = [], None

    def _add_to_function(self, o: Operands) -> None:
        if o.op == FUNCTION_END:
            self._end_function()
        elif o.op == LABEL:
            if self._open is not None:
                raise InvalidInput("a block begins before the last one ended")
            self._open = _Block(o.result)
            self._blocks.append(self._open)
        elif o.op == PARAMETER:
            if self._blocks:
                raise InvalidInput("a parameter stands inside a block")
        elif self._open is None:
            if o.op not in ANYWHERE:
                raise InvalidInput("it stands outside a block")
        elif SECTION.get(o.op) is not None and o.op not in (Op.Variable, 1):
            raise InvalidInput("it belongs outside a function")
        else:
            self._add_to_block(self._open, o)

    def _add_to_block(self, block: _Block, o: Operands) -> None:
        last = block.body[-1].op if block.body else 0
        if last == LOOP_MERGE and o.op not in (249, BRANCH_CONDITIONAL):
            raise InvalidInput("a loop merge is not followed by a branch")
        if last == SELECTION_MERGE and o.op not in (BRANCH_CONDITIONAL, SWITCH):
            raise InvalidInput("a selection merge is not followed by a conditional branch or a switch")
        block.body.append(o)
        if o.op in TERMINATORS:
            targets = list(o.labels)
            if o.op == SWITCH:
                targets += self.types.switch_targets(o)
            block.next = targets
            self._open = None

    def _end_function(self) -> None:
        if self._open is not None:
            raise InvalidInput("the function's last block has no end")
        blocks = {b.label: b for b in self._blocks}
        if self._blocks:
            self._check_merges(blocks)
            next_of = {b.label: b.next for b in self._blocks}
            tree = Dominators(self._blocks[0].label, next_of)
            constructs.check(self._headers(), next_of, self._blocks[0].label)
            self._check_dominance(tree)
        self._seen -= self._local
        self._named -= self._local
        self._local = set()
        self._function = 0

    def _check_merges(self, blocks: dict[int, _Block]) -> None:
        """Branches stay inside the function, and merge blocks belong to one header."""
        merges: set[int] = set()
        for block in self._blocks:
            for o in block.body:
                for target in (*o.labels, *(block.next if o is block.body[-1] else ())):
                    if target not in blocks:
                        raise InvalidInput(
                            f"block {block.label} names {target}, which is no block of its function"
                        )
                if o.op in (LOOP_MERGE, SELECTION_MERGE):
                    merge = o.labels[0]
                    if merge in merges or merge in (block.label, self._blocks[0].label, *o.labels[1:]):
                        raise InvalidInput(f"block {merge} cannot be the merge block of {block.label}")
                    merges.add(merge)
            if block.body[-1].op == SWITCH and (len(block.body) < 2 or block.body[-2].op != SELECTION_MERGE):
                raise InvalidInput(f"the switch of block {block.label} declares no merge block")
            if self._blocks[0].label in block.next:
                raise InvalidInput("a branch goes to the function's first block")

    def _headers(self) -> dict[int, constructs.Header]:
        headers = {}
        for block in self._blocks:
            declared = block.body[-2] if len(block.body) > 1 else None
            if declared is not None and declared.op in (LOOP_MERGE, SELECTION_MERGE):
                continues = declared.labels[1] if declared.op == LOOP_MERGE else 0
                cases = tuple(block.next if block.body[-1].op == SWITCH else ())
                headers[block.label] = constructs.Header(declared.labels[0], continues, cases)
        return headers

    def _check_dominance(self, tree: Dominators) -> None:
        home = {o.result: b.label for b in self._blocks for o in b.body if o.result}
        position = {b.label: k for k, b in enumerate(self._blocks)}
        for block in self._blocks:
            if not tree.reachable(block.label):
                continue
            if position[tree.parent[block.label]] > position[block.label]:
                raise InvalidInput(f"block {block.label} stands before the block that dominates it")
            leading = True
            for o in block.body:
                if o.op == 245:
                    if not leading:
                        raise InvalidInput(f"a phi of block {block.label} comes after other instructions")
                    self._check_phi(o, block, home, tree)
                    continue
                leading = leading and o.op in ANYWHERE
                if o.op in ANYWHERE and not self.types.semantic(o):
                    continue
                for value in o.values:
                    where = home.get(value)
                    if where is not None and not tree.dominates(where, block.label):
                        raise InvalidInput(
                            f"block {block.label} uses id {value}, which is not defined on every way"
                        )

    def _check_phi(self, o: Operands, block: _Block, home: dict[int, int], tree: Dominators) -> None:
        values, parents = o.values[::2], o.values[1::2]
        named = set(parents)
        if (
            len(values) != len(parents)
            or len(named) != len(parents)
            or set(tree.predecessors[block.label]) - named
        ):
            raise InvalidInput(f"a phi of block {block.label} does not name each of its predecessors once")
        for value, parent in zip(values, parents, strict=True):
            if self._complete and (value not in self._seen or value not in self.types.of):
                raise InvalidInput(f"a phi of block {block.label} uses id {value}, which is no value")
            where = home.get(value)
            if where is not None and tree.reachable(parent) and not tree.dominates(where, parent):
                raise InvalidInput(f"a phi of block {block.label} uses id {value}, which does not reach it")
            self.types.same(o.type, value, "a phi")
