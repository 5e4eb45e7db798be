"""Memory that nobody outside sees has no layout (VUID-StandaloneSpirv-None-10684).

A variable of workgroup memory, and from SPIR-V 1.5 on one of a function or an invocation, has a type without Offset,
ArrayStride, MatrixStride, Block and BufferBlock, unless WorkgroupMemoryExplicitLayoutKHR is declared.
"""

from __future__ import annotations

from nv_spirv.checks.subject import Subject
from nv_spirv.declarations import (
    ARRAY_STRIDE,
    BLOCK,
    BUFFER_BLOCK,
    FUNCTION,
    MATRIX_STRIDE,
    OFFSET,
    PRIVATE,
    WORKGROUP,
)
from nv_spirv.grammar import op

_WORKGROUP_MEMORY_EXPLICIT_LAYOUT = 4428
_SINCE = {WORKGROUP: 0, FUNCTION: 0x10500, PRIVATE: 0x10500}
_NAMES = {WORKGROUP: "Workgroup", FUNCTION: "Function", PRIVATE: "Private"}
_OF_TYPES = {ARRAY_STRIDE: "ArrayStride", BLOCK: "Block", BUFFER_BLOCK: "BufferBlock"}
_OF_MEMBERS = {OFFSET: "Offset", MATRIX_STRIDE: "MatrixStride"}
_ARRAYS = frozenset({op.TypeArray, op.TypeRuntimeArray})


def check(subject: Subject) -> None:
    """Report variables of such memory whose types are laid out."""
    explicit = any(
        i[0] == op.Capability and i[1] == _WORKGROUP_MEMORY_EXPLICIT_LAYOUT
        for i in subject.instructions[: subject.first_function]
    )
    layouts = _Layouts(subject)
    for index, instruction in enumerate(subject.instructions):
        if instruction[0] != op.Variable:
            continue
        storage = instruction[3]
        since = _SINCE.get(storage)
        if since is None or subject.module.version < since or (explicit and storage == WORKGROUP):
            continue
        what = layouts.of(instruction[1])
        if what:
            message = f"{subject.name(instruction[2])} in {_NAMES[storage]} has a type with {what}"
            subject.report("layouts.explicit", message, index)


class _Layouts:
    """The decoration by which each type is laid out, "" for none, each found once."""

    def __init__(self, subject: Subject) -> None:
        self.found = subject.found
        self.known: dict[int, str] = {}

    def of(self, pointer: int) -> str:
        """Of a pointer's own type, or of what it points to."""
        declared = self.found.types.get(pointer, (0,))
        return self._own(pointer) or (self.inside(declared[3]) if declared[0] == op.TypePointer else "")

    def _own(self, type_id: int) -> str:
        decorations = self.found.decorations.get(type_id, {})
        return next((name for number, name in _OF_TYPES.items() if number in decorations), "")

    def inside(self, type_id: int) -> str:
        """Of a type or one that it is made of; pointers are followed no further."""
        if type_id not in self.known:
            self.known[type_id] = ""  # against types that hold themselves
            self.known[type_id] = self._own(type_id) or self._parts(type_id)
        return self.known[type_id]

    def _parts(self, type_id: int) -> str:
        declared = self.found.types.get(type_id, (0,))
        if declared[0] in _ARRAYS:
            return self.inside(declared[2])
        if declared[0] != op.TypeStruct:
            return ""
        for member, part in enumerate(declared[2:]):
            decorations = self.found.member_decorations.get((type_id, member), {})
            own = next((name for number, name in _OF_MEMBERS.items() if number in decorations), "")
            if found := own or self.inside(part):
                return found
        return ""
