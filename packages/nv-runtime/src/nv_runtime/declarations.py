"""The declarations of a SPIR-V module, indexed: names, types, constants, variables, and what functions touch.

`reflect` asks it what a compute module wants of its caller.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .errors import InvalidInput
from .spirv_words import Op, instructions, text

GLCOMPUTE, KERNEL_MODEL = 5, 6
STORAGE_UNIFORM_CONSTANT, STORAGE_INPUT, STORAGE_UNIFORM, STORAGE_WORKGROUP = 0, 1, 2, 4
STORAGE_PUSH_CONSTANT, STORAGE_STORAGE_BUFFER, STORAGE_PHYSICAL = 9, 12, 5349
DECORATION_SPEC_ID, DECORATION_BLOCK, DECORATION_BUFFER_BLOCK, DECORATION_ARRAY_STRIDE = 1, 2, 3, 6
DECORATION_MATRIX_STRIDE, DECORATION_BUILTIN, DECORATION_NON_WRITABLE, DECORATION_NON_READABLE = 7, 11, 24, 25
DECORATION_BINDING, DECORATION_SET, DECORATION_OFFSET = 33, 34, 35
BUILTIN_NUM_WORKGROUPS, BUILTIN_WORKGROUP_SIZE = 24, 25
MODE_LOCAL_SIZE, MODE_LOCAL_SIZE_ID = 17, 38


@dataclass(frozen=True, slots=True)
class Type:
    """A value's type and layout.

    Parameters
    ----------
    kind : "bool", "int", "uint", "float", "pointer", "vector", "matrix", "array", "struct" or "opaque".
    size : bytes; for run-time arrays that of one element.
    count : elements of a vector, columns of a matrix, elements of an array (0 at run time).
    stride : bytes from element to element.
    """

    kind: str
    size: int
    element: Type | None = None
    count: int = 1
    stride: int = 0
    members: tuple[Member, ...] = ()


@dataclass(frozen=True, slots=True)
class Member:
    """A member of a block: name, byte offset and type; `readonly` for a pointer through which nothing is written."""

    name: str
    offset: int
    type: Type
    readonly: bool = False


class Declarations:
    """The declarations of a module, indexed."""

    def __init__(self, words: memoryview) -> None:
        self.bound = words[3]
        self.names: dict[int, str] = {}
        self.member_names: dict[tuple[int, int], str] = {}
        self.decorations: dict[int, dict[int, tuple[int, ...]]] = {}
        self.member_decorations: dict[tuple[int, int], dict[int, tuple[int, ...]]] = {}
        self.types: dict[int, tuple[int, memoryview]] = {}
        self.constants: dict[int, tuple[int, memoryview]] = {}
        self.variables: dict[int, tuple[int, int]] = {}  # id → (pointer type, storage class)
        self.entries: list[tuple[int, str, tuple[int, ...]]] = []
        self.modes: dict[int, dict[int, tuple[int, ...]]] = {}
        self.capabilities: set[int] = set()
        self.extensions: set[str] = set()
        self.strings: list[str] = []
        self.uses: dict[int, set[int]] = {}  # function → globals and functions it names
        self.written: set[int] = set()
        self._function = 0
        self._roots: dict[int, int] = {}
        for op, ins in instructions(words):
            reader = _READERS.get(op)
            try:
                if self._function or op == Op.Function:
                    self._body(op, ins)
                elif reader is not None:
                    reader(self, op, ins)
            except IndexError:
                raise InvalidInput(f"instruction {op} is too short ({len(ins)} words)") from None

    # Declarations

    def _name(self, op: int, ins: memoryview) -> None:
        self.names[ins[1]] = text(ins, 2)[0]

    def _member_name(self, op: int, ins: memoryview) -> None:
        self.member_names[ins[1], ins[2]] = text(ins, 3)[0]

    def _string(self, op: int, ins: memoryview) -> None:
        self.strings.append(text(ins, 2)[0])

    def _extension(self, op: int, ins: memoryview) -> None:
        self.extensions.add(text(ins, 1)[0])

    def _capability(self, op: int, ins: memoryview) -> None:
        self.capabilities.add(ins[1])

    def _entry(self, op: int, ins: memoryview) -> None:
        name, after = text(ins, 3)
        if "\N{REPLACEMENT CHARACTER}" in name:  # the driver would look for another one, in vain
            raise InvalidInput("the name of an entry point is not UTF-8")
        if ins[1] == GLCOMPUTE:
            self.entries.append((ins[2], name, tuple(ins[after:])))

    def _mode(self, op: int, ins: memoryview) -> None:
        self.modes.setdefault(ins[1], {})[ins[2]] = tuple(ins[3:])

    def _decorate(self, op: int, ins: memoryview) -> None:
        self.decorations.setdefault(ins[1], {})[ins[2]] = tuple(ins[3:])

    def _member_decorate(self, op: int, ins: memoryview) -> None:
        self.member_decorations.setdefault((ins[1], ins[2]), {})[ins[3]] = tuple(ins[4:])

    def _type(self, op: int, ins: memoryview) -> None:
        self.types[ins[1]] = (op, ins)

    def _constant(self, op: int, ins: memoryview) -> None:
        self.constants[ins[2]] = (op, ins)

    def _variable(self, op: int, ins: memoryview) -> None:
        self.variables[ins[2]] = (ins[1], ins[3])

    def has_recursive_types(self) -> bool:
        """Whether some struct holds, behind addresses, pointers to itself: a list's node, say."""
        return any(
            pointer in self._reachable(pointer)
            for pointer, (op, _) in self.types.items()
            if op == Op.TypePointer
        )

    def _reachable(self, type_id: int) -> set[int]:
        """The types that a type is made of or points to."""
        seen: set[int] = set()
        todo = [type_id]
        while todo:
            op, ins = self.types.get(todo.pop(), (0, memoryview(b"")))
            if op == Op.TypeStruct:
                parts = ins[2:].tolist()
            elif op == Op.TypePointer:
                parts = [ins[3]]
            elif op in (Op.TypeArray, Op.TypeRuntimeArray):
                parts = [ins[2]]
            else:
                continue
            todo += set(parts) - seen
            seen.update(parts)
        return seen

    # Function bodies: which globals each names, which of them are written

    def _body(self, op: int, ins: memoryview) -> None:
        if op == Op.Function:
            self._function = ins[2]
            self.uses[self._function] = set()
        elif op == Op.FunctionEnd:
            self._function = 0
        elif op == Op.FunctionCall:
            self._use(ins[3])
            for argument in ins[4:]:
                self._use(argument)
                self._write(argument)
        elif op in _CHAINS:
            self._use(ins[3])
            self._roots[ins[2]] = self._roots.get(ins[3], ins[3])
        elif op in (Op.Load, Op.ArrayLength, Op.ImageTexelPointer, Op.AtomicLoad):
            self._use(ins[3])
            self._roots[ins[2]] = self._roots.get(ins[3], ins[3])  # an image loaded from its variable
            if op == Op.ImageTexelPointer:
                self._write(ins[3])
        elif op in (Op.Store, Op.CopyMemory, Op.CopyMemorySized, Op.AtomicStore, Op.ImageWrite):
            self._use(ins[1])
            self._use(ins[2])
            self._write(ins[1])
            if op == Op.Store:
                self._write(ins[2])  # a stored pointer can be written through
        elif Op.AtomicLoad < op <= Op.AtomicLast or op in (Op.AtomicFMin, Op.AtomicFMax, Op.AtomicFAdd):
            self._use(ins[3])
            self._write(ins[3])
        elif op in (Op.Select, Op.Phi):
            for value in ins[3:]:
                self._use(value)
                self._write(value)

    def _use(self, value: int) -> None:
        self.uses[self._function].add(value)

    def _write(self, pointer: int) -> None:
        self.written.add(self._roots.get(pointer, pointer))

    def reachable(self, function: int, interface: Iterable[int]) -> set[int]:
        """Global variables that the entry point can touch."""
        seen: set[int] = set()
        todo = [function]
        while todo:
            for value in self.uses.get(todo.pop(), ()):
                if value not in seen:
                    seen.add(value)
                    if value in self.uses:
                        todo.append(value)
        return {v for v in self.variables if v in seen}

    # Values and types

    def constant(self, value: int) -> int:
        """An integer constant's (default) value."""
        op, ins = self.lookup(self.constants, value, "constant")
        if op in (Op.Constant, Op.SpecConstant):
            return int(ins[3])
        if op in (Op.ConstantTrue, Op.SpecConstantTrue):
            return 1
        if op == Op.SpecConstantOp:
            raise InvalidInput(f"id {value}: a size computed from specialization constants is not supported")
        return 0

    def lookup(self, table: dict[int, tuple[int, memoryview]], key: int, what: str) -> tuple[int, memoryview]:
        try:
            return table[key]
        except KeyError:
            raise InvalidInput(f"id {key} is no {what}") from None

    def pointee(self, pointer_type: int) -> int:
        op, ins = self.lookup(self.types, pointer_type, "type")
        if op != Op.TypePointer:
            raise InvalidInput(f"id {pointer_type} is no pointer type")
        return int(ins[3])

    def layout(self, type_id: int, depth: int = 0, matrix_stride: int = 0) -> Type:
        """The type as data."""
        if depth > 32:
            raise InvalidInput("types are nested more than 32 deep")
        op, ins = self.lookup(self.types, type_id, "type")
        stride = self.decorations.get(type_id, {}).get(DECORATION_ARRAY_STRIDE, (0,))[0]
        if op == Op.TypeInt:
            return Type("int" if ins[3] else "uint", ins[2] // 8)
        if op == Op.TypeFloat:
            return Type("float", ins[2] // 8)
        if op == Op.TypeBool:
            return Type("bool", 4)
        if op == Op.TypePointer:
            return Type("pointer", 8)
        if op == Op.TypeVector:
            element = self.layout(ins[2], depth + 1)
            return Type("vector", element.size * ins[3], element, ins[3], element.size)
        if op == Op.TypeMatrix:
            column = self.layout(ins[2], depth + 1)
            step = matrix_stride or column.size
            return Type("matrix", step * ins[3], column, ins[3], step)
        if op in (Op.TypeArray, Op.TypeRuntimeArray):
            element = self.layout(ins[2], depth + 1, matrix_stride)
            count = self.constant(ins[3]) if op == Op.TypeArray else 0
            return Type(
                "array", (stride or element.size) * max(count, 1), element, count, stride or element.size
            )
        if op == Op.TypeStruct:
            return self._struct(type_id, ins, depth)
        return Type("opaque", 0)

    def frozen(self, type_id: int) -> bool:
        """Whether every member of a block is NonWritable."""
        op, ins = self.types.get(type_id, (0, memoryview(b"").cast("I")))
        members = range(len(ins) - 2) if op == Op.TypeStruct else range(0)
        return bool(members) and all(
            DECORATION_NON_WRITABLE in self.member_decorations.get((type_id, k), {}) for k in members
        )

    def _struct(self, type_id: int, ins: memoryview, depth: int) -> Type:
        members = []
        at = size = 0
        for k, member_type in enumerate(ins[2:]):
            d = self.member_decorations.get((type_id, k), {})
            layout = self.layout(member_type, depth + 1, d.get(DECORATION_MATRIX_STRIDE, (0,))[0])
            offset = d.get(DECORATION_OFFSET, (at,))[0]
            name = self.member_names.get((type_id, k), "") or f"member{k}"
            readonly = layout.kind == "pointer" and self.frozen(self.pointee(member_type))
            members.append(Member(name, offset, layout, readonly))
            at = offset + layout.size
            size = max(size, at)
        return Type("struct", size, members=tuple(members))


_CHAINS = (
    Op.AccessChain,
    Op.InBoundsAccessChain,
    Op.PtrAccessChain,
    Op.InBoundsPtrAccessChain,
    Op.CopyObject,
)
_READERS: dict[int, Any] = {
    Op.Name: Declarations._name,
    Op.MemberName: Declarations._member_name,
    Op.String: Declarations._string,
    Op.Extension: Declarations._extension,
    Op.Capability: Declarations._capability,
    Op.EntryPoint: Declarations._entry,
    Op.ExecutionMode: Declarations._mode,
    Op.ExecutionModeId: Declarations._mode,
    Op.Decorate: Declarations._decorate,
    Op.MemberDecorate: Declarations._member_decorate,
    Op.Variable: Declarations._variable,
    **dict.fromkeys(range(Op.TypeVoid, Op.TypePointer + 1), Declarations._type),
    **dict.fromkeys(range(Op.ConstantTrue, Op.ConstantNull + 1), Declarations._constant),
    **dict.fromkeys(range(Op.SpecConstantTrue, Op.SpecConstantOp + 1), Declarations._constant),
}
