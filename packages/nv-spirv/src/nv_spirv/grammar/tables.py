"""The grammar of SPIR-V as tables, read once from the data files beside this module.

`instructions.txt`, `enums.txt`, `sets.txt` and `versions.txt` hold one fact a line; their first lines explain the
notation and name the version of the Khronos grammar that `tools/write_grammar.py` made them from. What they lack, the
disassembler writes as numbers.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, TypeVar

Key = TypeVar("Key", int, str)


class Operand(NamedTuple):
    """One place of an instruction: its kind (see `instructions.txt`), optional (`?`), repeated (`*`) or neither."""

    kind: str
    repeat: str


class Row(NamedTuple):
    """An instruction, enumerant or extended instruction: its number, name, operands, and capabilities.

    One of `capabilities` must be declared, if there are any; the capabilities of a capability are those that
    declaring it declares, too.
    """

    value: int
    name: str
    operands: tuple[Operand, ...]
    capabilities: tuple[str, ...] = ()


class Availability(NamedTuple):
    """What brings an instruction or enumerant: SPIR-V from a version on (0x104 for 1.4, 0 for none), or extensions."""

    version: int
    extensions: tuple[str, ...]


class Rows(Mapping[Key, Row]):
    """Rows by a key that their lines begin with; a line is taken apart when its row is first asked for."""

    __slots__ = ("_lines", "_rows")

    def __init__(self, lines: Mapping[Key, str]) -> None:
        self._lines: Mapping[Key, str] = lines
        self._rows: dict[Key, Row] = {}

    def __getitem__(self, key: Key) -> Row:
        row = self._rows.get(key)
        if row is None:
            row = self._rows[key] = _row(self._lines[key])
        return row

    def __contains__(self, key: object) -> bool:
        return key in self._lines

    def __iter__(self) -> Iterator[Key]:
        return iter(self._lines)

    def __len__(self) -> int:
        return len(self._lines)


class Enumeration:
    """The enumerants of one kind, by value and by name; the values of a mask combine.

    `operand_kinds` are the kinds of operands that enumerants take; `asks` tells whether one asks for capabilities.
    """

    __slots__ = ("asks", "by_name", "by_value", "mask", "operand_kinds")

    def __init__(self, mask: bool, lines: list[str]) -> None:
        words = [line.split() for line in lines]
        self.mask = mask
        self.by_value = Rows({int(value): line for (value, *_), line in zip(words, lines, strict=True)})
        self.by_name = Rows({name: line for (_, name, *_), line in zip(words, lines, strict=True)})
        named = {word.rstrip("?*") for row in words for word in row[2:]}
        self.operand_kinds = {word for word in named if word[0] != "@"}
        self.asks = len(self.operand_kinds) < len(named)

    def name(self, value: int) -> str:
        """The enumerant's name, or the number where the table has none; masks are joined by `|`."""
        if value in self.by_value:
            return self.by_value[value].name
        if not self.mask:
            return str(value)
        bits = [1 << at for at in range(32) if value >> at & 1]
        return "|".join(self.by_value[bit].name if bit in self.by_value else hex(bit) for bit in bits)


def _lines(file: str) -> list[str]:
    try:
        text = Path(__file__).with_name(file).read_text(encoding="utf-8")
    except NotADirectoryError:  # the package lies in a zip
        from importlib import resources  # 5 ms, which a folder does without

        text = resources.files("nv_spirv.grammar").joinpath(file).read_text(encoding="utf-8")
    return [line for line in text.split("\n") if line and line[0] != "#"]


@functools.cache
def _operand(word: str) -> Operand:
    if word[-1] in "?*":
        return Operand(word[:-1], word[-1])
    return Operand(word, "")


@functools.cache
def _operands(words: str) -> tuple[Operand, ...]:
    return tuple(map(_operand, words.split()))


def _row(line: str) -> Row:
    value, name, words = f"{line} ".split(" ", 2)
    operands, at, capabilities = words.partition("@")
    return Row(
        int(value), name, _operands(operands), tuple(capabilities.replace("@", "").split()) if at else ()
    )


@functools.cache
def _instruction_lines() -> dict[int, str]:
    """The line of each instruction by opcode: most programs read a few."""
    return {int(line[: line.index(" ")]): line for line in _lines("instructions.txt")}


@functools.cache
def instruction_row(opcode: int) -> Row | None:
    """A known instruction by opcode; None for any other."""
    line = _instruction_lines().get(opcode)
    return None if line is None else _row(line)


@functools.cache
def instructions() -> dict[int, Row]:
    """Every known instruction by opcode."""
    return {value: _row(line) for value, line in _instruction_lines().items()}


@functools.cache
def opcodes() -> dict[str, Row]:
    """Every known instruction by its name without `Op`."""
    return {row.name: row for row in instructions().values()}


@functools.cache
def availability() -> dict[tuple[str, int], Availability]:
    """What is younger than SPIR-V 1.0, by the kind of enumerant (`op` for instructions) and its value."""
    result = {}
    for line in _lines("versions.txt"):
        kind, value, version, *extensions = line.split()
        major, _, minor = version.partition(".")
        number = 0 if version == "-" else int(major) << 8 | int(minor)
        result[kind, int(value)] = Availability(number, tuple(extensions))
    return result


@functools.cache
def _sections(file: str) -> dict[str, list[str]]:
    """The lines of each kind of enumerant, or set, by its first line."""
    result: dict[str, list[str]] = {}
    current: list[str] = []
    for line in _lines(file):
        if line[0].isdecimal():
            current.append(line)
        else:
            current = result[line] = []
    return result


@functools.cache
def enumeration(kind: str) -> Enumeration:
    """The enumerants of a kind (`StorageClass`, `Decoration`, …)."""
    sections = _sections("enums.txt")
    lines = sections.get(f"enum {kind}")
    return Enumeration(True, sections[f"mask {kind}"]) if lines is None else Enumeration(False, lines)


def enumerations() -> dict[str, Enumeration]:
    """Every kind of enumerant by its name."""
    names = [head.split()[1] for head in _sections("enums.txt")]
    return {name: enumeration(name) for name in names}


_EMPTY = Enumeration(False, [])


@functools.cache
def instruction_set(name: str) -> Enumeration:
    """The extended instruction set that `OpExtInstImport` calls `name`; empty where unknown.

    clspv numbers the versions of its set (`NonSemantic.ClspvReflection.5`); later ones only add.
    """
    sections = _sections("sets.txt")
    lines = sections.get(f"set {name}")
    if lines is None and name.startswith("NonSemantic."):
        lines = sections.get("set " + name.rstrip("0123456789").rstrip("."))
    return Enumeration(False, lines) if lines else _EMPTY


def opcode_name(opcode: int) -> str:
    """`OpLoad` for 61; `Op60000` for what the table lacks."""
    row = instruction_row(opcode)
    return f"Op{row.name if row else opcode}"


def enumerant(kind: str, value: int) -> str:
    """The name of an enumerant, or its number where the table has none."""
    return enumeration(kind).name(value)
