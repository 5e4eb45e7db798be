"""Reads from a module how a type lies in memory."""

from __future__ import annotations

from typing import NamedTuple

from nv_spirv.binary import Instruction
from nv_spirv.declarations import (
    ARRAY_STRIDE,
    MATRIX_STRIDE,
    NON_READABLE,
    NON_WRITABLE,
    OFFSET,
    PHYSICAL_STORAGE_BUFFER,
    Declarations,
)
from nv_spirv.grammar import op
from nv_spirv.grammar.tables import enumerant, opcode_name
from nv_spirv.reflection import Layout, Member
from nv_spirv.slang import wraps

ROW_MAJOR = 4  # the decoration
_BUDGET = 4096
"""Types that one layout may hold; the rest is named only. Real modules need dozens; a damaged one, or a chain of
structs each holding the next twice, would never end."""


_DEEPEST = 256  # types that a type of workgroup memory is made of
_WORDS = {op.TypeBool: 4, op.TypePointer: 8}  # bytes of what is not a number


_FLOATS = {0: "bf", 4214: "f8e4m3_", 4215: "f8e5m2_", -1: "f"}


def layout(found: Declarations, type_id: int) -> Layout:
    """The layout of a type of a module."""
    return _Reader(found).read(type_id)


def memory_size(found: Declarations, type_id: int, known: dict[int, int | None] | None = None) -> int | None:
    """The bytes of a type in workgroup memory, laid out or not, as drivers count them; None where unknown."""
    known = {} if known is None else known
    if type_id not in known:
        known[type_id] = None  # against types that hold themselves
        known[type_id] = _memory_size(found, type_id, known)
    return known[type_id]


def _memory_size(found: Declarations, type_id: int, known: dict[int, int | None]) -> int | None:
    declared = found.types.get(type_id, (0,))
    number = found.number(type_id)
    if number is not None:
        return number.width // 8
    if declared[0] in _WORDS:
        return _WORDS[declared[0]]
    if len(known) > _DEEPEST or len(declared) < 3:
        return None
    if declared[0] == op.TypeStruct:
        end = 0
        for member, part in enumerate(declared[2:]):
            size = memory_size(found, part, known)
            if size is None:
                return None
            end = max(end, (found.member_decoration(type_id, member, OFFSET) or (end,))[0] + size)
        return end
    if declared[0] not in (op.TypeArray, op.TypeVector, op.TypeMatrix) or len(declared) < 4:
        return None
    stride = (found.decoration(type_id, ARRAY_STRIDE) or (memory_size(found, declared[2], known),))[0]
    count = found.integer(declared[3]) if declared[0] == op.TypeArray else declared[3]
    return None if stride is None or count is None else stride * count


def all_members(found: Declarations, type_id: int, decoration: int) -> bool:
    """Return whether a type is a struct all of whose members carry a decoration."""
    declared = found.types.get(type_id)
    if declared is None or declared[0] != op.TypeStruct or len(declared) < 3:
        return False
    return all(
        found.member_decoration(type_id, index, decoration) is not None for index in range(len(declared) - 2)
    )


class Matrix(NamedTuple):
    """How a member's matrices lie: bytes from one column, or row, to the next, and which of them it is."""

    stride: int
    row_major: bool


class _Reader:
    """Reads one type; `inside` holds the structs around the current one, to cut pointers back to them."""

    def __init__(self, found: Declarations) -> None:
        self.found = found
        self.left = _BUDGET
        self.inside: list[int] = []

    def name(self, type_id: int) -> str:
        return self.found.names.get(type_id, "") or f"%{type_id}"

    def read(self, type_id: int, matrix: Matrix | None = None) -> Layout:
        declared = self.found.types.get(type_id)
        self.left -= 1
        if declared is not None and type_id in self.inside and declared[0] == op.TypePointer:
            return self.pointer(declared, named=True)
        if declared is None or self.left < 0 or len(self.inside) > 64 or type_id in self.inside:
            return Layout("opaque", self.name(type_id), None)
        number = self.found.number(type_id)
        if number is not None:
            prefix = {"int": "i", "uint": "u", "float": _FLOATS.get(number.encoding, "f")}[number.kind]
            return Layout(number.kind, f"{prefix}{number.width}", number.width // 8)
        if declared[0] == op.TypeBool:
            return Layout("bool", "bool", None)
        if declared[0] == op.TypeVoid:
            return Layout("void", "void", None)
        self.inside.append(type_id)
        result = self.composite(declared, matrix)
        self.inside.pop()
        return result

    def composite(self, declared: Instruction, matrix: Matrix | None) -> Layout:
        opcode = declared[0]
        if opcode == op.TypeStruct:
            if wraps(self.found.names.get(declared[1], ""), len(declared) - 2):
                return self.read(declared[2], matrix)
            return self.struct(declared)
        if opcode == op.TypePointer and len(declared) > 3:
            return self.pointer(declared)
        if opcode in (op.TypeArray, op.TypeRuntimeArray) and len(declared) > 2:
            return self.array(declared, self.read(declared[2], matrix))
        if opcode in (op.TypeVector, op.TypeMatrix) and len(declared) > 3:
            element = self.read(declared[2])
            vector = opcode == op.TypeVector
            kind, prefix = ("vector", "vec") if vector else ("matrix", "mat")
            stride = element.size if vector or matrix is None else matrix.stride
            row_major = not vector and matrix is not None and matrix.row_major
            lines = element.count if row_major else declared[3]
            size = None if stride is None or lines is None else stride * lines
            spelling = f"{prefix}{declared[3]}<{element.spelling}>"
            return Layout(kind, spelling, size, declared[3], stride, element, row_major=row_major)
        return Layout("opaque", opcode_name(opcode).removeprefix("OpType"), None)

    def array(self, declared: Instruction, element: Layout) -> Layout:
        stride = (self.found.decoration(declared[1], ARRAY_STRIDE) or (element.size,))[0]
        if declared[0] == op.TypeRuntimeArray:
            return Layout("array", f"array<{element.spelling}>", None, None, stride, element)
        count = self.found.integer(declared[3]) if len(declared) > 3 else None
        size = None if stride is None or count is None else stride * count
        length = "?" if count is None else str(count)
        return Layout("array", f"array<{element.spelling}, {length}>", size, count, stride, element)

    def struct(self, declared: Instruction) -> Layout:
        members = tuple(self.member(declared[1], index, type_) for index, type_ in enumerate(declared[2:]))
        end: int | None = 0
        for member in members:
            if end is None or member.offset is None or member.size is None:
                end = None
            else:
                end = max(end, member.offset + member.size)
        spelling = self.found.names.get(declared[1], "") or f"struct %{declared[1]}"
        return Layout("struct", spelling, end, members=members)

    def member(self, struct: int, index: int, member_type: int) -> Member:
        decorations = self.found.member_decorations.get((struct, index), {})
        offset = (decorations.get(OFFSET) or (None,))[0]
        stride = decorations.get(MATRIX_STRIDE)
        matrix = Matrix(stride[0], ROW_MAJOR in decorations) if stride else None
        type_ = self.read(member_type, matrix)
        readonly, writeonly = NON_WRITABLE in decorations, NON_READABLE in decorations
        if type_.kind == "pointer":
            pointee = self.found.types[member_type][3]
            readonly = readonly or all_members(self.found, pointee, NON_WRITABLE)
            writeonly = writeonly or all_members(self.found, pointee, NON_READABLE)
        return Member(
            self.found.member_names.get((struct, index)) or f"member{index}",
            offset,
            type_,
            readonly,
            writeonly,
        )

    def pointer(self, declared: Instruction, named: bool = False) -> Layout:
        storage, pointee = declared[2], declared[3]
        physical = storage == PHYSICAL_STORAGE_BUFFER
        space = "physical" if physical else enumerant("StorageClass", storage)
        if named or pointee in self.inside:
            return Layout("pointer", f"ptr<{space}, {self.name(pointee)}>", 8 if physical else None)
        element = self.read(pointee)
        return Layout(
            "pointer", f"ptr<{space}, {element.spelling}>", 8 if physical else None, element=element
        )
