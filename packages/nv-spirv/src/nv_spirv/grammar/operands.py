"""Which words of an instruction are ids, literals, enumerants: one walk by the tables, and a shortcut for ids.

Two things make SPIR-V's operands depend on more than the opcode: a literal takes as many words as its type
is wide (`OpConstant`, `OpSwitch`), and an extended instruction means what its set says. `Context` holds
both facts.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from nv_spirv.binary import Instruction, decode_string
from nv_spirv.errors import InvalidInput
from nv_spirv.grammar import op
from nv_spirv.grammar.tables import (
    Enumeration,
    Operand,
    enumeration,
    instruction_row,
    instruction_set,
    opcode_name,
)

Span = tuple[str, int, int]
"""Kind, index of the first word, index after the last."""


class Number(NamedTuple):
    """A numeric type: `kind` is `"int"`, `"uint"` or `"float"`; `encoding` that of a float, -1 for IEEE."""

    kind: str
    width: int
    encoding: int = -1

    @property
    def words(self) -> int:
        """Words of a literal of this type."""
        return max(1, (self.width + 31) // 32)


_WIDEST = 4096
"""Bits of the widest number taken seriously; a damaged width must not cost gigabytes."""


def number_type(instruction: Instruction) -> Number | None:
    """The numeric type that an instruction declares; None for any other instruction."""
    length = len(instruction)
    if length < 3 or not 0 < instruction[2] <= _WIDEST:
        return None
    if instruction[0] == op.TypeInt and length == 4:
        return Number("int" if instruction[3] else "uint", instruction[2])
    if instruction[0] == op.TypeFloat and length in (3, 4):
        return Number("float", instruction[2], instruction[3] if length == 4 else -1)
    return None


class Context:
    """What earlier instructions say about literals: grows as `note` sees them in module order."""

    __slots__ = ("numbers", "sets", "value_types")

    def __init__(self) -> None:
        self.numbers: dict[int, Number] = {}
        self.value_types: dict[int, int] = {}
        self.sets: dict[int, str] = {}

    def note(self, instruction: Instruction) -> None:
        """Remember what `instruction` declares."""
        opcode = instruction[0]
        length = len(instruction)
        if opcode in (op.TypeInt, op.TypeFloat):
            number = number_type(instruction)
            if number is not None:
                self.numbers[instruction[1]] = number
        elif opcode == op.ExtInstImport and length > 2:
            with contextlib.suppress(InvalidInput):  # a name that does not end names no set
                self.sets[instruction[1]] = decode_string(instruction, 2)[0]
        elif length > 2 and instruction[1] in self.numbers and shape(opcode).typed:
            self.value_types[instruction[2]] = instruction[1]

    def literal(self, instruction: Instruction) -> Number:
        """The type of the literals of an `OpConstant`, `OpSpecConstant` or `OpSwitch`."""
        type_id = instruction[1]
        if instruction[0] == op.Switch:
            type_id = self.value_types.get(type_id, 0)
        number = self.numbers.get(type_id)
        if number is None:
            raise InvalidInput(f"{opcode_name(instruction[0])}: %{instruction[1]} gives its literals no type")
        return number


def context_of(module: Sequence[Instruction]) -> Context:
    """The context after the whole module; of values it holds only what switches select on."""
    context = Context()
    selectors: set[int] = set()
    for instruction in module:
        opcode = instruction[0]
        if opcode in _TELLING:
            context.note(instruction)
        elif opcode == op.Switch and len(instruction) > 1:
            selectors.add(instruction[1])
    if selectors:
        for instruction in module:
            if len(instruction) > 2 and instruction[2] in selectors:
                context.note(instruction)
    return context


_TELLING = frozenset({op.TypeInt, op.TypeFloat, op.ExtInstImport})


class Shape(NamedTuple):
    """Where the ids of an instruction are, as far as its opcode alone says.

    Parameters
    ----------
    typed : bool
        Word 1 is the result type.
    result : int
        Index of the result id, 0 for none.
    ids : tuple[int, ...]
        Indexes of ids that are always there, result and its type left out.
    rest : int
        Index of the first word that `ids` does not tell about.
    rest_ids : bool | None
        The words from `rest` are all ids (True), all not (False), or need a walk (None).
    tail : str
        The kind of the one operand that may follow: a string or an enumerant with its operands; empty where
        others may.
    """

    typed: bool
    result: int
    ids: tuple[int, ...]
    rest: int
    rest_ids: bool | None
    tail: str = ""


_UNKNOWN = Shape(False, 0, (), 1, False)


@functools.cache
def _plain(kind: str) -> bool:
    """Return whether an operand of this kind is always one word."""
    if len(kind) == 1:
        return kind in "trino"
    return kind != "in" and not enumeration(kind).operand_kinds


@functools.cache
def shape(opcode: int) -> Shape:
    """The shape of an instruction; one without ids for an unknown opcode."""
    row = instruction_row(opcode)
    if row is None:
        return _UNKNOWN
    kinds = [operand.kind for operand in row.operands]
    typed = kinds[:1] == ["t"]
    result = kinds.index("r") + 1 if "r" in kinds else 0
    ids: list[int] = []
    at = 1
    for index, operand in enumerate(row.operands):
        if operand.repeat or operand.kind == "o" or not _plain(operand.kind):
            rest = row.operands[index:]
            tail = rest[0].kind if len(rest) == 1 and (len(rest[0].kind) > 2 or rest[0].kind == "s") else ""
            return Shape(typed, result, tuple(ids), at, _rest(rest), tail)
        if operand.kind == "i":
            ids.append(at)
        at += 1
    return Shape(typed, result, tuple(ids), at, False)


def _rest(operands: tuple[Operand, ...]) -> bool | None:
    kinds = {operand.kind for operand in operands}
    if kinds == {"i"}:
        return True
    if kinds <= {"n", "s"} or (kinds == {"c"}) or (len(operands) == 1 and all(map(_literal, kinds))):
        return False
    return None


def _literal(kind: str) -> bool:
    return len(kind) > 2 and _plain(kind)


@functools.lru_cache(maxsize=1024)
def extent(kind: str, value: int) -> tuple[int, tuple[int, ...]] | None:
    """Words that an enumerant and its operands take, and which of them are ids, counted from the enumerant.

    None where the table lacks the value, or the operands themselves must be read.
    """
    table = enumeration(kind)
    words = 1
    ids: list[int] = []
    for part in parts(table, value):
        row = table.by_value.get(part)
        if row is None:
            return None
        for operand in row.operands:
            if operand.repeat or operand.kind not in ("i", "n"):
                return None
            if operand.kind == "i":
                ids.append(words)
            words += 1
    return words, tuple(ids)


def uses(instruction: Instruction, context: Context) -> list[int]:
    """Indexes of every id that the instruction mentions, its result left out, its type included."""
    form = shape(instruction[0])
    found = [1] if form.typed else []
    found += form.ids
    if form.rest_ids is False or len(instruction) <= form.rest:
        return found
    if form.rest_ids:
        found += range(form.rest, len(instruction))
        return found
    known = extent(form.tail, instruction[form.rest]) if form.tail else None
    if known is None or form.rest + known[0] > len(instruction):
        return [start for kind, start, _ in walk(instruction, context) if kind in "it"]
    found += [form.rest + offset for offset in known[1]]
    return found


def walk(instruction: Instruction, context: Context) -> list[Span]:
    """Every operand of an instruction, in order.

    Raises
    ------
    InvalidInput
        Where the words do not fit the grammar, or the tables lack the opcode or an enumerant.
    """
    row = instruction_row(instruction[0])
    if row is None:
        raise InvalidInput(f"unknown opcode {instruction[0]}")
    walker = _Walker(instruction, context)
    walker.all(row.operands)
    if walker.at != len(instruction):
        raise InvalidInput(f"Op{row.name}: {len(instruction) - walker.at} words more than its operands take")
    return walker.spans


class _Walker:
    """The position in one instruction, and what was found before it."""

    __slots__ = ("at", "context", "instruction", "spans")

    def __init__(self, instruction: Instruction, context: Context) -> None:
        self.instruction = instruction
        self.context = context
        self.at = 1
        self.spans: list[Span] = []

    def all(self, operands: Iterable[Operand]) -> None:
        end = len(self.instruction)
        for operand in operands:
            if not operand.repeat:
                self.one(operand.kind)
            elif operand.repeat == "?":
                if self.at < end:
                    self.one(operand.kind)
            else:
                while self.at < end:
                    self.one(operand.kind)

    def words(self, kind: str, count: int) -> None:
        after = self.at + count
        if after > len(self.instruction):
            raise InvalidInput(
                f"{opcode_name(self.instruction[0])}: cut off before its operand {kind!r} ends"
            )
        self.spans.append((kind, self.at, after))
        self.at = after

    def one(self, kind: str) -> None:
        if kind in ("i", "n", "t", "r"):
            self.words(kind, 1)
        elif kind == "s":
            self.words("s", decode_string(self.instruction, self.at)[1] - self.at)
        elif kind == "c":
            self.words("c", self.context.literal(self.instruction).words)
        elif kind == "w":
            self.words("c", self.context.literal(self.instruction).words)
            self.words("i", 1)
        elif kind == "in":
            self.words("i", 1)
            self.words("n", 1)
        elif kind == "x":
            self.extended()
        elif kind == "o":
            self.nested()
        else:
            self.enumerant(kind)

    def extended(self) -> None:
        self.words("x", 1)
        table = instruction_set(self.context.sets.get(self.instruction[3], ""))
        row = table.by_value.get(self.instruction[4])
        self.all(row.operands if row and row.operands else (Operand("i", "*"),))

    def nested(self) -> None:
        self.words("o", 1)
        row = instruction_row(self.instruction[3])
        if row is None or [operand.kind for operand in row.operands[:2]] != ["t", "r"]:
            raise InvalidInput(f"OpSpecConstantOp: {opcode_name(self.instruction[3])} makes no value")
        self.all(row.operands[2:])

    def enumerant(self, kind: str) -> None:
        table = enumeration(kind)
        self.words(kind, 1)
        value = self.instruction[self.at - 1]
        for part in parts(table, value):
            row = table.by_value.get(part)
            if row is None:
                raise InvalidInput(f"{opcode_name(self.instruction[0])}: unknown {kind} {part}")
            self.all(row.operands)


def parts(table: Enumeration, value: int) -> list[int]:
    """The enumerants that make up a value: itself, or the bits of a mask from the lowest."""
    if not table.mask or value == 0:
        return [value]
    return [1 << at for at in range(value.bit_length()) if value >> at & 1]
