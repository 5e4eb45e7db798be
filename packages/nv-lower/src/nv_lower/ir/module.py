"""A module of LLVM IR: functions as blocks of instructions, variables, declarations, attributes, lines of metadata.

Text is cut into blocks and instructions once, when somebody first looks into a function, and printed once. What needs
new control flow is not spelled out in place, because every phi node downstream would have to be renamed: a pass
replaces the instruction by a call to a small function of its own (`Module.define`), and LLVM inlines that.

Debug records (`#dbg_value` and the calls that older modules have instead) are left out when a function is read. No
later stage reads them, and what is not there cannot change what a pass does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field

from nv_lower.ir.attributes import Attributes, read_attributes
from nv_lower.ir.forms import OPCODES
from nv_lower.ir.globals import Declaration, Global, declared
from nv_lower.ir.header import DECLARATION, Header, defined_symbol, split_header
from nv_lower.ir.instruction import Instruction
from nv_lower.ir.syntax import LABEL, LOCAL, SYMBOL, strip_comment, symbols_in

#: The label of a first block that has none; LLVM writes none where the block is numbered.
UNNAMED = ""
#: The address space of workgroup memory.
WORKGROUP = 3
#: What a rule makes of an instruction: the texts of those that take its place, or None to leave it.
Rule = Callable[[Instruction], Iterable[str] | None]

_GLOBAL = re.compile(rf"({SYMBOL}) = ")
_CALL = re.compile(rf"\s*(?:{LOCAL}\s*=\s*)?(?:tail |musttail |notail )?call ")
_ATTRIBUTES = re.compile(r"attributes #(\d+) = \{ ?(.*?) ?\}$")
#: First words of lines that go on with the instruction of the line before.
_CONTINUED = ("to label ", "unwind label ", "cleanup", "catch ", "filter ")
#: Last characters of lines that go on in the next.
_UNFINISHED = "[{(,"
#: First words of lines that are left out: debug records, and what only says in which order uses are listed.
_LEFT_OUT = ("call void @llvm.dbg.", "tail call void @llvm.dbg.", "uselistorder")


@dataclass
class Block:
    """A basic block: its label as it is written, without the colon, and its instructions."""

    label: str
    instructions: list[Instruction] = field(default_factory=list)

    @property
    def terminator(self) -> Instruction:
        """The last instruction."""
        return self.instructions[-1]

    @property
    def phis(self) -> list[Instruction]:
        """The phi nodes at the block's start."""
        return [instruction for instruction in self.instructions if instruction.opcode == "phi"]


class Function:
    """A defined function. Its blocks are read from the text the first time that they are asked for."""

    def __init__(self, symbol: str, header: Header | str, lines: Iterable[str] = ()) -> None:
        self.symbol = symbol
        self._header = header
        self._lines: list[str] = list(lines)
        self._blocks: dict[str, Block] | None = None

    @property
    def header(self) -> Header:
        """The `define` line."""
        if isinstance(self._header, str):
            self._header = split_header(self._header)
        return self._header

    @header.setter
    def header(self, header: Header) -> None:
        self._header = header

    @property
    def blocks(self) -> dict[str, Block]:
        """The blocks by label, in the order in which they are printed; the first is the entry."""
        if self._blocks is None:
            self._blocks = _read_blocks(self._lines)
        return self._blocks

    @blocks.setter
    def blocks(self, blocks: dict[str, Block]) -> None:
        self._blocks = blocks

    @property
    def instructions(self) -> Iterator[Instruction]:
        """The instructions of all blocks, in order."""
        for block in self.blocks.values():
            yield from block.instructions

    def definitions(self) -> dict[str, Instruction]:
        """The instructions that have results, by the results' names."""
        return {i.result: i for block in self.blocks.values() for i in block.instructions if i.result}

    def calls(self) -> list[Instruction]:
        """The calls of functions by name."""
        blocks = self.blocks.values()
        calls = [i for block in blocks for i in block.instructions if i.opcode == "call"]
        return [call for call in calls if call.callee[0] == "@"]

    def calls_of(self, symbols: Set[str]) -> list[Instruction]:
        """The calls of some functions; a function that nobody has looked into yet is not read for it."""
        if self._blocks is not None:
            return [call for call in self.calls() if call.callee in symbols]
        return [call for _, call in self._lines_that_call(symbols)]

    def _lines_that_call(self, symbols: Set[str]) -> Iterator[tuple[int, Instruction]]:
        for index, line in enumerate(self._lines):
            if "call " in line and _CALL.match(line) and not symbols.isdisjoint(symbols_in(line)):
                instruction = Instruction(strip_comment(line.strip()))
                if instruction.opcode == "call" and instruction.callee in symbols:
                    yield index, instruction

    def rewrite_calls(self, symbols: Set[str], rule: Rule) -> bool:
        """`rewrite` for the calls of some functions; like `calls_of` it reads nothing else."""
        if self._blocks is not None:
            return self.rewrite(lambda call: rule(call) if call.callee in symbols else None, {"call"})
        calls = list(self._lines_that_call(symbols))
        for index, call in reversed(calls):
            texts = rule(call)
            if texts is not None:
                self._lines[index : index + 1] = [f"  {call.heir(text).text}" for text in texts]
        return bool(calls)

    def rewrite(self, rule: Rule, opcodes: Container[str] = OPCODES) -> bool:
        """Let a rule put others in the place of an instruction with one of the opcodes; whether it did anywhere.

        The new instructions keep the debug location of the old one.
        """
        changed = False
        for block in self.blocks.values():
            result: list[Instruction] | None = None
            for index, instruction in enumerate(block.instructions):
                texts = rule(instruction) if instruction.opcode in opcodes else None
                if texts is not None:
                    if result is None:
                        result = block.instructions[:index]
                    result.extend(map(instruction.heir, texts))
                elif result is not None:
                    result.append(instruction)
            if result is not None:
                block.instructions = result
                changed = True
        return changed

    def insert_behind(self, texts: Mapping[str, Iterable[str]]) -> None:
        """Put instructions right behind the definitions of values: behind the block's phis where a phi defines one.

        What belongs to values that no instruction defines, such as parameters, comes first in the function.
        """
        waiting = {value: list(lines) for value, lines in texts.items()}
        for block in self.blocks.values():
            result: list[Instruction] = []
            late: list[Instruction] = []
            for instruction in block.instructions:
                if late and instruction.opcode != "phi":
                    result += late
                    late = []
                result.append(instruction)
                lines = waiting.pop(instruction.result, ()) if instruction.result else ()
                (late if instruction.opcode == "phi" else result).extend(map(instruction.heir, lines))
            block.instructions = result
        entry = next(iter(self.blocks.values())).instructions
        entry[:0] = [entry[0].heir(text) for lines in waiting.values() for text in lines]

    def numbered(self) -> Iterator[tuple[int, Instruction]]:
        """The instructions with the number of the body's line that each is printed in.

        Passes name what they add by it: it is unique in the function, and the same whenever the text is.
        """
        number = 0
        for block in self.blocks.values():
            number += block.label != UNNAMED
            for instruction in block.instructions:
                yield number, instruction
                number += 1 + instruction.text.count("\n")

    @property
    def size(self) -> int:
        """The number of lines that the body is printed in, debug records not counted."""
        body = self._body()
        records = sum("#dbg_" in line or "@llvm.dbg." in line for line in body) if self._blocks is None else 0
        return len(body) - records

    def text(self) -> str:
        """The body as one text, for searching."""
        return "\n".join(self._body())

    def lines(self) -> list[str]:
        """The function as the module prints it."""
        return [str(self._header), *self._body(), "}"]

    def _body(self) -> list[str]:
        if self._blocks is None:
            return self._lines
        lines: list[str] = []
        for label, block in self._blocks.items():
            if label != UNNAMED:
                lines.append(f"{label}:")
            lines += [f"  {instruction.text}" for instruction in block.instructions]
        return lines


@dataclass
class Module:
    """The parts of a module in the order in which they are printed.

    `functions` and `declarations` are keyed by the written symbol (`@f`, `@"a b"`), `attributes` by the number of
    the group. A pass may change a module in place; the pipeline owns it and nothing else keeps it.
    """

    preamble: list[str] = field(default_factory=list)
    globals: dict[str, Global] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    declarations: dict[str, Declaration] = field(default_factory=dict)
    attributes: dict[str, Attributes] = field(default_factory=dict)
    metadata: list[str] = field(default_factory=list)
    #: Text of functions that passes added, by symbol; printed after the module's own.
    added: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        lines = [*self.preamble, *map(str, self.globals.values())]
        for function in self.functions.values():
            lines.extend(function.lines())
        lines.extend(self.added.values())
        # What an added function declares or defines itself must not be declared twice.
        lines.extend(d.text for symbol, d in self.declarations.items() if symbol not in self.added)
        # LLVM accepts no empty group, and no use of a group that is not there.
        groups = ((number, str(group) or '"none"') for number, group in self.attributes.items())
        lines.extend(f"attributes #{number} = {{ {text} }}" for number, text in groups)
        lines.extend(self.metadata)
        return "\n".join(lines) + "\n"

    def declare(self, symbol: str, type_: str, types: Iterable[str], attributes: str = "") -> None:
        """Declare a function by its types unless the module declares or defines it already."""
        if symbol not in self.functions and symbol not in self.declarations:
            self.declarations[symbol] = declared(symbol, type_, types, attributes)

    def add(self, declaration: Declaration) -> None:
        """Declare a function unless the module declares or defines it already."""
        if declaration.symbol not in self.functions:
            self.declarations.setdefault(declaration.symbol, declaration)

    def define(self, symbol: str, text: str) -> None:
        """Add the text of a function once; a declaration of the same name gives way to it."""
        self.added.setdefault(symbol, text)

    def rewrite(self, rule: Rule, opcodes: Container[str] = OPCODES) -> bool:
        """Let a rule put others in the place of instructions of the module's own functions (`Function.rewrite`)."""
        changed = False
        for function in self.functions.values():
            changed |= function.rewrite(rule, opcodes)
        return changed

    def rewrite_calls(self, symbols: Set[str], rule: Rule) -> bool:
        """Let a rule put others in the place of the calls of some functions."""
        changed = False
        for function in self.functions.values():
            changed |= function.rewrite_calls(symbols, rule)
        return changed

    def workgroup_arrays(self) -> set[str]:
        """The symbols of the globals in workgroup memory."""
        return {symbol for symbol, variable in self.globals.items() if variable.space == WORKGROUP}

    def attributes_of(self, *given: Attributes) -> Attributes:
        """Function attributes, with those of the groups that they refer to in place of the references."""
        words = [word for attributes in given for word in attributes.words]
        groups = [word[1:] for word in words if word[0] == "#"]
        if not groups:
            return given[0] if len(given) == 1 else Attributes(words)
        own = [word for word in words if word[0] != "#"]
        return Attributes(
            (*own, *(w for n in groups if n in self.attributes for w in self.attributes[n].words))
        )

    def attributes_of_call(self, call: Instruction) -> Attributes:
        """The function attributes of a call and of what it calls, if that is declared or was added."""
        given = [call.attributes]
        if (declaration := self.declarations.get(call.callee)) is not None:
            given.append(declaration.header.attributes)
        if (added := self.added.get(call.callee)) is not None:
            given.append(split_header(added.partition("\n")[0]).attributes)
        return self.attributes_of(*given)

    def is_kernel(self, function: Function) -> bool:
        """Return whether a function has the attribute of a kernel."""
        return "nv.kernel" in self.attributes_of(function.header.attributes)

    def next_node(self) -> int:
        """The number that a new metadata node gets."""
        numbers = [int(line[1 : line.index(" ")]) for line in self.metadata if line[1:2].isdigit()]
        return max(numbers, default=-1) + 1

    def nodes(self) -> dict[str, str]:
        """The lines of the numbered metadata nodes, by their numbers."""
        return {line[1 : line.index(" ")]: line for line in self.metadata if line[1:2].isdigit()}


def parse(text: str) -> Module:
    """Cut the text of a module into its parts; comments that stand alone are dropped."""
    module = Module()
    lines = iter(text.splitlines())
    for line in lines:
        first = line[:1]
        if first in ("", ";", " ", "\t", "}"):
            continue
        if first == "d" and line.startswith("define"):
            function = Function(defined_symbol(line), line, _read_body(lines))
            module.functions[function.symbol] = function
        elif first == "d" and (found := DECLARATION.match(line)):
            module.declarations[found[1]] = Declaration(found[1], line)
        elif first == "@" and (found := _GLOBAL.match(line)):
            module.globals[found[1]] = Global(found[1], _read_balanced(line, lines))
        elif first == "a" and (found := _ATTRIBUTES.match(line)):
            module.attributes[found[1]] = read_attributes(found[2])
        elif first == "!":
            module.metadata.append(line)
        elif not line.startswith("uselistorder"):
            module.preamble.append(line)  # target lines, types, comdats, module assembly
    return module


def _read_body(lines: Iterator[str]) -> Iterator[str]:
    for line in lines:
        if line == "}":
            return
        if line and not line.isspace():
            yield line


def _read_blocks(lines: Iterable[str]) -> dict[str, Block]:
    block = Block(UNNAMED)
    blocks: dict[str, Block] = {UNNAMED: block}
    pending = ""
    for line in lines:
        text = line.strip()
        if text[0] != "%" or pending or ";" in text or text[-1] in _UNFINISHED:
            text = strip_comment(text)
            if pending:
                indent = line[: len(line) - len(line.lstrip())]
                text, pending = f"{pending}\n{indent}{text}", ""
            elif not text or text[0] == "#":
                continue
            elif text[-1] == ":" and (found := LABEL.match(text)):
                block = blocks[found[1]] = Block(found[1])
                continue
            elif text.startswith(_CONTINUED):
                text = f"{block.instructions.pop().text}\n  {text}"
            elif text.startswith(_LEFT_OUT):
                continue
            if text[-1] in _UNFINISHED or (text.startswith("switch ") and "]" not in text):
                pending = text
                continue
        block.instructions.append(Instruction(text))
    if not blocks[UNNAMED].instructions and len(blocks) > 1:
        del blocks[UNNAMED]
    return blocks


def _read_balanced(line: str, lines: Iterator[str]) -> str:
    # LLVM prints a global on one line; hand-written modules may break inside the brackets of its initialiser.
    depth = _depth(line)
    while depth > 0:
        following = next(lines, None)
        if following is None:
            break
        line += " " + following.strip()
        depth += _depth(following)
    return line


def _depth(line: str) -> int:
    bare = re.sub(r'"[^"]*"', "", line) if '"' in line else line
    return sum(map(bare.count, "[{(")) - sum(map(bare.count, "]})"))
