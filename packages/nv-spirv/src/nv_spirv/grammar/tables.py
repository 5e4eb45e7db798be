"""The grammar of SPIR-V as tables, read once from the data files beside this module.

`instructions.txt`, `enums.txt` and `sets.txt` hold one fact a line; their first lines explain the notation.
They cover the core grammar of SPIR-V 1.6 and the KHR, EXT and vendor extensions that SPIRV-Tools 2025.5
knows. What they lack is not an error: the disassembler writes such words as numbers, the checks leave them
alone.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from importlib import resources


@dataclass(frozen=True, slots=True)
class Operand:
    """One place of an instruction: its kind (see `instructions.txt`), optional (`?`), repeated (`*`) or neither."""

    kind: str
    repeat: str


@dataclass(frozen=True, slots=True)
class Row:
    """An instruction, enumerant or extended instruction: its number, name and operands."""

    value: int
    name: str
    operands: tuple[Operand, ...]


@dataclass(frozen=True, slots=True)
class Enumeration:
    """The enumerants of one kind, by value and by name; the values of a mask combine."""

    mask: bool
    by_value: dict[int, Row]
    by_name: dict[str, Row]

    def name(self, value: int) -> str:
        """The enumerant's name, or the number where the table has none; masks are joined by `|`."""
        row = self.by_value.get(value)
        if row is not None:
            return row.name
        if not self.mask:
            return str(value)
        bits = [1 << at for at in range(32) if value >> at & 1]
        return "|".join(self.by_value[bit].name if bit in self.by_value else hex(bit) for bit in bits)


def _lines(file: str) -> list[str]:
    text = resources.files(__package__).joinpath(file).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


@functools.cache
def _operand(word: str) -> Operand:
    if word[-1] in "?*":
        return Operand(word[:-1], word[-1])
    return Operand(word, "")


def _row(line: str) -> Row:
    value, name, *operands = line.split()
    return Row(int(value), name, tuple(map(_operand, operands)))


@functools.cache
def instructions() -> dict[int, Row]:
    """Every known instruction by opcode."""
    return {row.value: row for row in map(_row, _lines("instructions.txt"))}


@functools.cache
def opcodes() -> dict[str, Row]:
    """Every known instruction by its name without `Op`."""
    return {row.name: row for row in instructions().values()}


@functools.cache
def enumerations() -> dict[str, Enumeration]:
    """Every kind of enumerant by its name (`StorageClass`, `Decoration`, …)."""
    result: dict[str, Enumeration] = {}
    current = Enumeration(False, {}, {})
    for line in _lines("enums.txt"):
        if line.startswith(("enum ", "mask ")):
            shape, kind = line.split()
            current = result[kind] = Enumeration(shape == "mask", {}, {})
            continue
        row = _row(line)
        current.by_value[row.value] = row
        current.by_name[row.name] = row
    return result


@functools.cache
def _sets() -> dict[str, Enumeration]:
    result: dict[str, Enumeration] = {}
    current = Enumeration(False, {}, {})
    for line in _lines("sets.txt"):
        if line.startswith("set "):
            current = result[line[4:]] = Enumeration(False, {}, {})
            continue
        row = _row(line)
        current.by_value[row.value] = row
        current.by_name[row.name] = row
    return result


_EMPTY = Enumeration(False, {}, {})


@functools.cache
def instruction_set(name: str) -> Enumeration:
    """The extended instruction set that `OpExtInstImport` calls `name`; empty where unknown.

    clspv numbers the versions of its set (`NonSemantic.ClspvReflection.5`); later ones only add.
    """
    found = _sets().get(name)
    if found is None and name.startswith("NonSemantic."):
        found = _sets().get(name.rstrip("0123456789").rstrip("."))
    return found or _EMPTY


def opcode_name(opcode: int) -> str:
    """`OpLoad` for 61; `Op60000` for what the table lacks."""
    row = instructions().get(opcode)
    return f"Op{row.name if row else opcode}"


def enumerant(kind: str, value: int) -> str:
    """The name of an enumerant, or its number where the table has none."""
    return enumerations()[kind].name(value)
