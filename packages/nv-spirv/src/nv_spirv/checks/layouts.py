"""Blocks lie in memory where their decorations say, without gaps in what is said and without overlap.

Vulkan ("Shader Resource and Storage Class Correspondence", "Offset and Stride Assignment"): every member of
a Block has an Offset, every array in it an ArrayStride, every matrix a MatrixStride; offsets and strides
are multiples of the scalar alignment (what `scalarBlockLayout` allows; the older, coarser rules are the
host's choice and not checked).
"""

from __future__ import annotations

from itertools import pairwise

from nv_spirv.checks.subject import Subject
from nv_spirv.declarations import (
    ARRAY_STRIDE,
    BINDING,
    BLOCK,
    BUFFER_BLOCK,
    DESCRIPTOR_SET,
    MATRIX_STRIDE,
    OFFSET,
    PHYSICAL_STORAGE_BUFFER,
    PUSH_CONSTANT,
    STORAGE_BUFFER,
    UNIFORM,
    UNIFORM_CONSTANT,
)
from nv_spirv.grammar import op

_MAJOR = {4, 5}  # RowMajor, ColMajor
_BLOCKS = frozenset({STORAGE_BUFFER, UNIFORM, PUSH_CONSTANT})
_BOUND = frozenset({STORAGE_BUFFER, UNIFORM, UNIFORM_CONSTANT})
_NAMES = {STORAGE_BUFFER: "StorageBuffer", UNIFORM: "Uniform", PUSH_CONSTANT: "PushConstant"}


def check(subject: Subject) -> None:
    """Report blocks without a complete layout, and resources without a place."""
    reader = _Reader(subject)
    for variable, declared in subject.found.variables.items():
        pointer = subject.found.types.get(declared[1], (0,))
        if pointer[0] == op.TypePointer:
            _variable(subject, reader, variable, declared[3], pointer[3])
    for type_id, declared in subject.found.types.items():
        if declared[0] == op.TypePointer and declared[2] == PHYSICAL_STORAGE_BUFFER:
            reader.laid_out(declared[3], subject.index_of[type_id])


def _variable(subject: Subject, reader: _Reader, variable: int, storage: int, pointee: int) -> None:
    found = subject.found
    index = subject.index_of[variable]
    if storage in _BOUND:
        for decoration, what in ((DESCRIPTOR_SET, "descriptor set"), (BINDING, "binding")):
            if found.decoration(variable, decoration) is None:
                subject.report("layouts.binding", f"{subject.name(variable)} has no {what}", index)
    if storage not in _BLOCKS:
        return
    block = _element(subject, pointee)
    if found.types.get(block, (0,))[0] != op.TypeStruct or not _is_block(subject, block):
        message = f"{subject.name(variable)} in {_NAMES[storage]} is not a struct decorated Block"
        subject.report("layouts.block", message, index)
    else:
        reader.laid_out(block, index)


def _is_block(subject: Subject, type_id: int) -> bool:
    return any(subject.found.decoration(type_id, block) is not None for block in (BLOCK, BUFFER_BLOCK))


def _element(subject: Subject, type_id: int) -> int:
    """The resource in an array of resources; the type itself otherwise."""
    declared = subject.found.types.get(type_id, (0,))
    return declared[2] if declared[0] in (op.TypeArray, op.TypeRuntimeArray) else type_id


class _Reader:
    """Sizes and alignments of laid-out types, each worked out once."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.known: dict[int, tuple[int, int] | None] = {}

    def laid_out(self, type_id: int, index: int) -> None:
        """Report, once, what is wrong with the layout of a type."""
        if type_id not in self.known:
            self.extent(type_id, index)

    def wrong(self, message: str, index: int) -> None:
        self.subject.report("layouts.layout", message, index)

    def extent(self, type_id: int, index: int, stride: int | None = None) -> tuple[int, int] | None:
        """Size and scalar alignment of a type in bytes; the size of a run-time array is 0. None where unknown."""
        if type_id in self.known and stride is None:
            return self.known[type_id]
        self.known[type_id] = None  # against types that hold themselves
        self.known[type_id] = result = self.work_out(type_id, index, stride)
        return result

    def work_out(self, type_id: int, index: int, stride: int | None) -> tuple[int, int] | None:
        found = self.subject.found
        declared = found.types.get(type_id, (0,))
        opcode = declared[0]
        number = found.number(type_id)
        if number is not None:
            return number.width // 8, number.width // 8
        if opcode == op.TypePointer and declared[2] == PHYSICAL_STORAGE_BUFFER:
            return 8, 8
        if opcode == op.TypeVector:
            part = self.extent(declared[2], index)
            return None if part is None else (part[0] * declared[3], part[1])
        if opcode == op.TypeMatrix:
            column = self.extent(declared[2], index)
            if column is None or stride is None:
                return None
            return stride * declared[3], column[1]
        if opcode in (op.TypeArray, op.TypeRuntimeArray):
            return self.array(declared, index, stride)
        if opcode == op.TypeStruct:
            return self.struct(declared, index)
        return None

    def array(self, declared: tuple[int, ...], index: int, matrix: int | None) -> tuple[int, int] | None:
        found = self.subject.found
        stride = found.decoration(declared[1], ARRAY_STRIDE)
        part = self.extent(declared[2], index, matrix)
        if stride is None:
            if part is not None:
                self.wrong(f"array {self.subject.name(declared[1])} in a block has no ArrayStride", index)
            return None
        if part is None:
            return None
        size, alignment = part
        if stride[0] % alignment or stride[0] < size:
            message = (
                f"ArrayStride {stride[0]} of {self.subject.name(declared[1])} for elements of {size} bytes"
            )
            self.wrong(message, index)
        if declared[0] == op.TypeRuntimeArray:
            return 0, alignment
        length = found.integer(declared[3])
        return None if length is None else (stride[0] * (length - 1) + size, alignment)

    def struct(self, declared: tuple[int, ...], index: int) -> tuple[int, int] | None:
        name = self.subject.name(declared[1])
        places: list[tuple[int, int, int]] = []
        alignment = 1
        for member, type_id in enumerate(declared[2:]):
            offset = self.subject.found.member_decoration(declared[1], member, OFFSET)
            stride = self.subject.found.member_decoration(declared[1], member, MATRIX_STRIDE)
            if offset is None:
                self.wrong(f"member {member} of {name} in a block has no Offset", index)
                return None
            if stride is None and self.holds_matrix(type_id):
                self.wrong(f"member {member} of {name} is a matrix without MatrixStride", index)
                return None
            if (
                stride is not None
                and not self.subject.found.member_decorations[declared[1], member].keys() & _MAJOR
            ):
                self.wrong(f"member {member} of {name} is a matrix neither RowMajor nor ColMajor", index)
            extent = self.extent(type_id, index, stride[0] if stride else None)
            if extent is None:
                continue
            if offset[0] % extent[1]:
                self.wrong(
                    f"member {member} of {name} lies at {offset[0]}, no multiple of {extent[1]}", index
                )
            alignment = max(alignment, extent[1])
            places.append((offset[0], extent[0], member))
        places.sort()
        for (start, size, member), (following, _, other) in pairwise(places):
            if start + size > following:
                self.wrong(f"members {member} and {other} of {name} overlap", index)
        return (places[-1][0] + places[-1][1] if places else 0), alignment

    def holds_matrix(self, type_id: int) -> bool:
        element = type_id
        for _ in range(8):
            declared = self.subject.found.types.get(element, (0,))
            if declared[0] not in (op.TypeArray, op.TypeRuntimeArray):
                return declared[0] == op.TypeMatrix
            element = declared[2]
        return False
