"""SPIR-V bytes to text."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator

from nv_spirv.binary import Binary, Instruction, decode_string, encode_string, read
from nv_spirv.errors import InvalidInput
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import Context, Span, shape, walk
from nv_spirv.grammar.tables import enumeration, instruction_set, instructions
from nv_spirv.numbers import bits_of, words_of
from nv_spirv.text.literals import print_number, print_string

_INDENT = 15  # columns before `Op…`, as spirv-dis


def disassemble(spirv: bytes, *, friendly: bool = False) -> str:
    """The module as text.

    Parameters
    ----------
    spirv : bytes
        Any module; it need not be valid.
    friendly : bool
        Print ids by the names the module gives them (`%sum`). Easier to read, but assembling such text
        numbers the ids anew; without it `assemble` gives exactly the same bytes.

    Raises
    ------
    InvalidInput
        When the bytes are not a SPIR-V module, or one cut off.

    Examples
    --------
    >>> "OpEntryPoint GLCompute" in nv_spirv.disassemble(spirv)
    True
    """
    module = read(spirv)
    printer = _Printer(module, friendly)
    lines = list(printer.lines())
    return "\n".join((*_header(module, printer.greatest), *lines, ""))


def instruction_lines(module: Binary, indexes: Container[int]) -> dict[int, str]:
    """The instructions with these indexes as text, without indentation."""
    printer = _Printer(module, False)
    lines: dict[int, str] = {}
    for index, instruction in enumerate(module.instructions):
        if index in indexes:
            lines[index] = printer.line(instruction).strip()
        else:
            printer.context.note(instruction)
    return lines


def _header(module: Binary, greatest: int) -> Iterator[str]:
    yield "; SPIR-V"
    yield f"; Version: {module.version >> 16 & 0xFF}.{module.version >> 8 & 0xFF}"
    if module.version & 0xFF0000FF:
        yield f"; Version word: 0x{module.version:08x}"
    yield f"; Generator: 0x{module.generator:08x}"
    yield f"; Bound: {module.bound}"
    if greatest >= module.bound:
        yield f"; Bound word: {module.bound}"
    yield f"; Schema: {module.schema}"


class _Printer:
    """Prints instructions in module order; the context grows with them."""

    def __init__(self, module: Binary, friendly: bool) -> None:
        self.module = module
        self.context = Context()
        self.greatest = 0
        self.names = _names(module)
        self.friendly = _unique(self.names) if friendly else {}

    def lines(self) -> Iterator[str]:
        for instruction in self.module.instructions:
            yield self.line(instruction)

    def line(self, instruction: Instruction) -> str:
        try:
            text = self.spelled(instruction)
        except InvalidInput:
            text = " " * _INDENT + raw(instruction)
        self.context.note(instruction)
        return text

    def spelled(self, instruction: Instruction) -> str:
        opcode = instruction[0]
        spans = walk(instruction, self.context)
        words = [self.word(instruction, span) for span in spans if span[0] != "r"]
        text = " ".join((f"Op{instructions()[opcode].name}", *words))
        place = shape(opcode).result
        if not place:
            return " " * _INDENT + text
        result = instruction[place]
        name = "" if self.friendly else self.names.get(result, "")
        comment = f" ; {name}" if name and name.isprintable() else ""
        return f"{self.id(result):>{_INDENT - 3}} = {text}{comment}"

    def id(self, identifier: int) -> str:
        if identifier == 0:
            raise InvalidInput("id 0 has no spelling")
        self.greatest = max(self.greatest, identifier)
        return f"%{self.friendly.get(identifier, identifier)}"

    def word(self, instruction: Instruction, span: Span) -> str:
        kind, start, end = span
        value = instruction[start]
        if kind in "it":
            return self.id(value)
        if kind == "n":
            return str(value)
        if kind == "s":
            text = decode_string(instruction, start)[0]
            if encode_string(text) != instruction[start:end]:
                raise InvalidInput("a string with padding that is not zero")
            return print_string(text)
        if kind == "c":
            return self.literal(instruction, start, end)
        if kind == "o":
            return instructions()[value].name
        if kind == "x":
            row = instruction_set(self.context.sets.get(instruction[3], "")).by_value.get(value)
            return row.name if row else str(value)
        return _enumerant(kind, value)

    def literal(self, instruction: Instruction, start: int, end: int) -> str:
        number = self.context.literal(instruction)
        bits = bits_of(instruction[start:end], number)
        text = print_number(bits, number)
        if text is None or words_of(bits, number) != instruction[start:end]:
            raise InvalidInput("a literal without a spelling")
        return text


def _enumerant(kind: str, value: int) -> str:
    table = enumeration(kind)
    if table.mask and value == 0 and 0 not in table.by_value:
        raise InvalidInput(f"{kind} 0 has no spelling")
    return table.name(value)


def raw(instruction: Instruction) -> str:
    """An instruction as raw words."""
    words = (len(instruction) << 16 | instruction[0], *instruction[1:])
    return " ".join(f"!0x{word:08x}" for word in words)


def _names(module: Binary) -> dict[int, str]:
    names: dict[int, str] = {}
    for instruction in module.instructions:
        if instruction[0] == op.Function:
            break
        if instruction[0] == op.Name and len(instruction) > 2:
            try:
                names[instruction[1]] = decode_string(instruction, 2)[0]
            except InvalidInput:
                continue
    return names


def _unique(names: dict[int, str]) -> dict[int, str]:
    """Names that are distinct and made of letters, digits and underscores."""
    taken: set[str] = set()
    result: dict[int, str] = {}
    for identifier, name in names.items():
        plain = re.sub(r"[^A-Za-z0-9_]", "_", name).strip("_")
        if not plain:
            continue
        if plain in taken or plain[0].isdigit():
            plain = f"{plain}_{identifier}" if not plain[0].isdigit() else f"_{plain}_{identifier}"
        if plain not in taken:
            taken.add(plain)
            result[identifier] = plain
    return result
