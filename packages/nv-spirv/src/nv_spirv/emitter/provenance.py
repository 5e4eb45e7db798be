"""Find out what every pointer may point into.

SPIR-V wants to know the storage of each access; LLVM's pointers do not say. Values that flow into one another
(through phi, select, address arithmetic) are joined into one class by union-find; a class is

- addresses only: nothing to do, its pointers are 64-bit numbers;
- private variables and constant tables, or workgroup variables: one SPIR-V array holds all members of the class,
  so that a choice between two of them is a choice between offsets;
- in logical addressing, pointer parameters: one binding, or a choice between several.

Requires: pointers have no other origin than those (nv-lower).
Cost:     one look at every line that can hold a pointer; none at all for a kernel with addresses only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ..errors import Unsupported
from ..target import Target, float_atomic_feature
from .delimiters import split_top
from .locations import explained
from .read import MATRIX, Function, Global
from .types import Float, Int, Matrix, Pointer, Type, Types, Vector, leaves

_POINTER_OPERAND = re.compile(r"ptr(?: addrspace\(\d+\))? (%[-\w.$]+|@[-\w.$]+|[a-z]+ (?:[a-z]+ )*\()")
_PHI_VALUE = re.compile(r"\[ (.*?), %[-\w.$]+ \]")
_GLOBAL_NAME = re.compile(r"@[-\w.$]+")
_ALIGN = re.compile(r", align (\d+)")
_PLAIN_ACCESS = re.compile(
    r"([ifhbd]\w*)(?: [-\w.$%+]+)?, ptr(?: addrspace\(\d+\))? (%[-\w.$]+), align (\d+)"
)
_FLAGS = re.compile(r"(?:volatile|atomic|weak|acq_rel|monotonic|inbounds|nuw|nusw|nneg|inrange\([^)]*\)) ")
_TRANSPARENT = frozenset({"getelementptr", "addrspacecast", "freeze", "bitcast"})
_ACCESSING = frozenset({"load", "store", "atomicrmw", "cmpxchg"})
_INTERESTING = (
    _TRANSPARENT | _ACCESSING | {"phi", "select", "call", "alloca", "insertvalue", "extractvalue", "tail"}
)


LARGEST_COPY: Final = 4096  # bytes, in place


def size_in_place(text: str) -> int | None:
    """Return the bytes of a copy or fill that is written in place; None for one that is a loop."""
    size = text.rsplit(" ", 1)[-1]
    return int(size) if size.isdigit() and int(size) <= LARGEST_COPY else None


@dataclass(frozen=True)
class Access:
    """One access: the scalars' type, their bytes, the alignment that each has, and whether it is atomic."""

    kind: str  # "i" or "f"
    size: int
    align: int
    atomic: bool = False


@dataclass
class Member:
    """Something that a class of pointers may point into."""

    name: str
    kind: str  # "private", "table", "workgroup", "binding", "address"
    size: int = 0
    align: int = 1
    zeroed: bool = False
    dynamic: bool = False  # workgroup memory whose size the launch gives


@dataclass
class PointerClass:
    """Pointers that may meet, what they may point into, and how it is accessed."""

    members: list[Member]
    accesses: set[Access]
    vector: int = 0  # bytes of the widest access to an aligned vector
    into_function: bool = False  # a function beside the kernel accesses it


@dataclass
class Provenance:
    """The class of each pointer that is not an address, and the pointers that enter a phi."""

    classes: dict[str, PointerClass]
    into_phi: set[str]


class _UnionFind:
    def __init__(self) -> None:
        self.parent: dict[str, str] = {}

    def find(self, name: str) -> str:
        parent = self.parent
        root = name
        while (above := parent.setdefault(root, root)) != root:
            root = above
        while parent[name] != root:
            parent[name], name = root, parent[name]
        return root

    def join(self, a: str, b: str) -> None:
        self.parent[self.find(a)] = self.find(b)


def trace(function: Function, types: Types, target: Target) -> Provenance:
    """Return the provenance of every pointer of the function."""
    analysis = _Analysis(function, types, target)
    if target.physical and not function.globals and not analysis.has_allocas():
        return Provenance({}, set())
    return analysis.run()


class _Analysis:
    def __init__(self, function: Function, types: Types, target: Target) -> None:
        self.function = function
        self.types = types
        self.target = target
        self.joined = _UnionFind()
        self.members: list[Member] = []
        self.accesses: list[tuple[str, Type, int, bool]] = []
        self.into_phi: set[str] = set()
        self.into_function: set[str] = set()

    def has_allocas(self) -> bool:
        return any(opcode == "alloca" for block in self.function.blocks for _, opcode, _ in block.lines)

    def run(self) -> Provenance:
        self._origins()
        for block in self.function.blocks:
            index = 0
            try:
                for index, (result, opcode, rest) in enumerate(block.lines):  # noqa: B007 - read where it fails
                    if opcode in _INTERESTING:
                        self._line(result, opcode, rest)
            except Exception as error:
                raise explained(error, self.function, block, index) from error.__cause__
        return Provenance(self._classes(), self.into_phi)

    def _origins(self) -> None:
        for found in self._used_globals():
            kind, value = self.types.prefix(found.type_and_value)
            if found.space == 3:
                self._workgroup(_workgroup_member(found, kind, value))
            elif not found.constant:
                raise Unsupported(
                    f"{found.name} is a variable that all invocations share and may change; pass an array instead"
                )
            elif value:
                self._member(Member(found.name, "table", kind.size, found.align or kind.align))
        for parameter in self.function.parameters:
            if parameter.type.startswith("ptr"):
                self._member(Member(parameter.name, "address" if self.target.physical else "binding"))

    def _workgroup(self, member: Member) -> None:
        """Arrays of a size given at launch all begin at the same byte, so that they are one class."""
        others = [other.name for other in self.members if other.dynamic]
        self._member(member)
        if member.dynamic and others:
            self.joined.join(member.name, others[0])

    def _used_globals(self) -> list[Global]:
        if not self.function.globals:
            return []
        names: set[str] = set()
        for block in self.function.blocks:
            for _, _, rest in block.lines:
                if "@" in rest:
                    names.update(_GLOBAL_NAME.findall(rest))
        return [found for found in self.function.globals.values() if found.name in names]

    def _member(self, member: Member) -> None:
        self.members.append(member)
        self.joined.find(member.name)

    def _line(self, result: str, opcode: str, rest: str) -> None:
        if opcode == "alloca":
            self._alloca(result, rest)
        elif opcode in _TRANSPARENT:
            if result and (source := self.pointer(rest)):
                self.joined.join(result, source)
        elif opcode == "phi":
            if rest.startswith(("ptr", "{", "[", "<")):
                for text in _PHI_VALUE.findall(rest):
                    if source := self.named(text):
                        self.into_phi.add(source)
                        self.joined.join(result, source)
        elif opcode in ("select", "insertvalue", "extractvalue"):
            for part in split_top(rest):
                if part.startswith(("ptr", "{", "[")) and (source := self.named(part)):
                    self.joined.join(result, source)
        elif opcode in ("call", "tail"):
            self._call(result, rest)
        else:
            self._access(result, opcode, rest)

    def pointer(self, text: str) -> str | None:
        """Return the name the first pointer operand of a text comes from."""
        match = _POINTER_OPERAND.search(text)
        if match is None:
            return None
        return self.named(match[1] if match[1][0] in "%@" else split_top(text[match.start(1) :])[0])

    def named(self, text: str) -> str | None:
        """Return the name an operand comes from: its own, or the global in a constant expression."""
        word = text.rsplit(" ", 1)[-1]
        if word.startswith(("%", "@")) and text[-1] != ")":
            return word
        match = _GLOBAL_NAME.search(text)
        return match[0] if match else None

    def _alloca(self, result: str, rest: str) -> None:
        parts = split_top(rest)
        kind = self.types.parse(parts[0].removeprefix("inalloca ").strip())
        count, align = 1, kind.align
        for part in parts[1:]:
            if part.startswith("align "):
                align = int(part[6:])
            elif not part.startswith("addrspace"):
                text = part.split()[-1]
                if not text.isdigit():
                    raise Unsupported(
                        f"{result} = alloca of {text} elements: private arrays need a constant size"
                    )
                count = int(text)
        self._member(Member(result, "private", kind.size * count, align))

    def _call(self, result: str, rest: str) -> None:
        if "@nv.pointer(" in rest and result:
            self._loaded(result)
        if "@nv.matrix.load" in rest or "@nv.matrix.store" in rest:
            self._matrix(rest)
        if "@llvm.mem" not in rest:
            return
        arguments = split_top(rest[rest.index("(", rest.index("@llvm.mem")) + 1 : rest.rindex(")")])
        pointers = arguments[:2] if "@llvm.memset" not in rest else arguments[:1]
        size = size_in_place(arguments[2])
        granule = 1 if size is None else size | 8
        for text in pointers:
            align = re.search(r"align (\d+)", text)
            granule |= int(align[1]) if align else 1
        granule &= -granule
        for text in pointers:
            if source := self.named(text):
                if size is None:
                    self.into_function.add(source)
                self.accesses.append((source, Int(8 * granule), granule, False))

    def _matrix(self, rest: str) -> None:
        """A cooperative matrix is read and written as an array of its components, not of vectors: like an atomic."""
        kind, _ = self.types.prefix(rest[rest.index(MATRIX) :])
        assert isinstance(kind, Matrix)
        if source := self.pointer(rest[rest.index("@") :]):
            self.accesses.append((source, kind.component, kind.component.size, True))

    def _access(self, result: str, opcode: str, rest: str) -> None:
        if plain := _PLAIN_ACCESS.fullmatch(rest):
            self.accesses.append((plain[2], self.types.parse(plain[1]), int(plain[3]), False))
            return
        text = rest
        atomic = opcode in ("atomicrmw", "cmpxchg") or rest.startswith("atomic ")
        while flag := _FLAGS.match(text):
            text = text[flag.end() :]
        parts = split_top(text)
        if opcode in ("load", "store"):
            kind, value = self.types.prefix(parts[0])
            pointer = parts[1]
            if opcode == "store" and "ptr" in parts[0] and (source := self.named(value)):
                self.accesses.append((source, Pointer(0), 0, False))
            if opcode == "load" and result and "ptr" in parts[0]:
                self._loaded(result)
        else:
            kind, _ = self.types.prefix(parts[1])
            pointer = parts[0]
        if atomic and isinstance(kind, Float):
            operation = pointer.partition(" ")[0] if opcode == "atomicrmw" else ""
            if not self.target.has(float_atomic_feature(operation, kind.width, shared=True)):
                kind = Int(kind.width)  # loads, stores, exchanges and compare-and-swap work on the bits
        align = _ALIGN.search(rest)
        source = self.pointer(pointer)
        if source:
            self.accesses.append((source, kind, int(align[1]) if align else kind.align, atomic))

    def _loaded(self, result: str) -> None:
        self._member(Member(result, "address"))

    def _classes(self) -> dict[str, PointerClass]:
        by_root: dict[str, PointerClass] = {}
        for member in self.members:
            by_root.setdefault(self.joined.find(member.name), PointerClass([], set())).members.append(member)
        for name, kind, align, atomic in self.accesses:
            found = by_root.get(self.joined.find(name))
            if found is None:
                continue
            if align == 0:
                self._escapes(name, found)
            else:
                found.accesses.update(scalars(kind, align, atomic))
                found.vector = max(found.vector, whole_vector(kind, align))
        for name in self.into_function:
            if found := by_root.get(self.joined.find(name)):
                found.into_function = True
        classes: dict[str, PointerClass] = {}
        for name in self.joined.parent:
            found = by_root.get(self.joined.find(name))
            if found is not None and any(member.kind != "address" for member in found.members):
                _refuse_mixtures(found)
                classes[name] = found
        return classes

    def _escapes(self, name: str, found: PointerClass) -> None:
        if any(member.kind != "address" for member in found.members):
            what = ", ".join(member.name for member in found.members)
            raise Unsupported(
                f"the address of {what} is stored in memory (through {name}); only addresses of buffers can be, "
                "with physical addressing"
            )


def _workgroup_member(found: Global, kind: Type, value: str) -> Member:
    if value not in ("", "undef", "poison", "zeroinitializer"):
        raise Unsupported(
            f"{found.name} is workgroup memory with an initial value; store it, then nv.barrier"
        )
    align = found.align or kind.align
    zeroed = value == "zeroinitializer"
    return Member(found.name, "workgroup", kind.size, align, zeroed=zeroed, dynamic=kind.size == 0)


def _refuse_mixtures(found: PointerClass) -> None:
    storages = {"private" if member.kind == "table" else member.kind for member in found.members}
    if len(storages) > 1:
        what = ", ".join(f"{member.name} ({member.kind})" for member in found.members)
        raise Unsupported(
            f"one pointer may point into different kinds of memory: {what}; use one array, or branch"
        )


def whole_vector(kind: Type, align: int) -> int:
    """Return the bytes of an access as wide as workgroup memory has them, else nothing: 8 or 16, aligned."""
    return kind.size if isinstance(kind, Vector) and kind.size in (8, 16) and align % kind.size == 0 else 0


def scalars(kind: Type, align: int, atomic: bool = False) -> Iterable[Access]:
    """Return the accesses to scalars that an access to a type consists of."""
    if isinstance(kind, Int):
        bits = kind.stored
        while bits & (bits - 1):  # 3 bytes are accessed as 2 and 1
            bits &= bits - 1
        if bits != kind.stored:
            align = min(align, kind.stored & -kind.stored)
        yield Access("i", min(bits, 8), min(align, 16), atomic)
    elif isinstance(kind, Float):
        yield Access("i" if kind.name == "bfloat" else "f", kind.size, min(align, 16), atomic)
    elif isinstance(kind, Pointer):
        yield Access("i", 8, min(align, 16), atomic)
    else:
        for offset, part in leaves(kind):
            yield from scalars(part, (align | offset) & -(align | offset), atomic)
