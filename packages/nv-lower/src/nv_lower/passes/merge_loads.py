"""Load neighbours in workgroup memory as one vector.

    %p = getelementptr float, ptr %tile, i64 %row.w           %p = getelementptr float, ptr %tile, i64 %row.w
    %a = load float, ptr %p, align 4                          %v = load <4 x float>, ptr %p, align 16
    %p.1 = getelementptr i8, ptr %p, i64 4             =>     %a = extractelement <4 x float> %v, i32 0
    %b = load float, ptr %p.1, align 4                        %b = extractelement <4 x float> %v, i32 1
    ...                                                       ...

A workgroup's memory answers one load instruction at a time, of 4 or of 16 bytes alike: the inner loop of a tiled matrix
product waits for nothing else. Four loads of 4 bytes, or two of 8, become one of 16 bytes, and two of 4 one of 8, where

- all of the bytes are loaded by one block anyway, so that nothing is read that the program does not read;
- they begin at a multiple of their number: every varying part of the offset is one by the way it is computed;
- nothing between the first and the last may write the array or order memory.

Offsets are compared modulo 2^32: two accesses in bounds of one array are less than 2^31 bytes apart, so what differs by
4 modulo 2^32 differs by 4.

Requires: one flat function, optimised; indices in their final width (`narrow_offsets`); a device that is known to
          do this well (`wideWorkgroupLoads`).
Leaves:   fewer loads; the arrays concerned aligned as their vectors are.
Cost:     one look at each line; a walk of bounded depth for each access to workgroup memory.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from nv_lower.dead import without_dead
from nv_lower.irtext import (
    LABEL,
    LOCAL,
    Function,
    Module,
    leading_type,
    match_call,
    split_top_level,
    strip_comment,
)
from nv_lower.options import Options

#: Without it a driver may write the whole vector where a kernel stores one component, which other invocations share.
FEATURE = "wideWorkgroupLoads"
#: Bytes of the widest vector.
WIDE = 16

_DEFINITION = re.compile(rf"\s*({LOCAL}) = (.*)")
_NUMBER = r"-?\d+"
_BINARY = re.compile(
    r"(add|sub|mul|shl|and|xor|or|or disjoint)(?: nuw| nsw)* (?:i32|i64) "
    rf"({LOCAL}|{_NUMBER}), ({LOCAL}|{_NUMBER})(?:, !|$)"
)
_RESIZED = re.compile(
    rf"(?:(?:sext|zext)(?: nneg)? i32 ({LOCAL}) to i64|trunc(?: nuw| nsw)* i64 ({LOCAL}) to i32)"
)
_SELECTED = re.compile(
    rf"select i1 [^,]+, (?:i32|i64) ({LOCAL}|{_NUMBER}), (?:i32|i64) ({LOCAL}|{_NUMBER})(?:, !|$)"
)
_INCOMING = re.compile(rf"\[ ({LOCAL}|{_NUMBER}), {LOCAL} \]")
_CAST = re.compile(r"addrspacecast (?:\()?(ptr(?: addrspace\(\d+\))? .*) to ptr(?: addrspace\(\d+\))?\)?$")
_FLAGS = re.compile(r"getelementptr(?: inbounds| nusw| nuw)* ")
_ARRAY = re.compile(r"\[(\d+) x (.*)\]$")
_INDEX = re.compile(rf"(?:i32|i64) ({LOCAL}|{_NUMBER})$")
_ALIGN = re.compile(r"align (\d+)")
_KEEPS_MEMORY = re.compile(r"memory\((?:none|inaccessiblemem: \w+)\)")
_KEPT_NOTE = re.compile(r", !(?:nv\.at|dbg) !\d+")
_SIZES = {"i8": 1, "i16": 2, "half": 2, "bfloat": 2, "i32": 4, "float": 4, "i64": 8, "double": 8}
_MERGED = frozenset({"i32", "float", "i64", "double"})
_ORDERING = (
    "fence ",
    "atomicrmw ",
    "cmpxchg ",
    "load atomic ",
    "load volatile ",
    "store atomic ",
    "store volatile ",
)
#: How far the computation of an offset is followed.
_DEPTH = 8
#: Trailing zero bits of the number zero.
_ALL_ZERO = 32


def run(module: Module, options: Options) -> bool:
    """Merge the loads of each block."""
    arrays = {symbol for symbol, text in module.globals.items() if "addrspace(3)" in text}
    if not arrays or not options.opt_level or not options.has(FEATURE):
        return False
    changed = False
    for function in module.functions.values():
        for array, align in _Merging(module, function, arrays).run():
            module.globals[array] = _aligned(module.globals[array], align)
            changed = True
    return changed


def _aligned(line: str, align: int) -> str:
    found = _ALIGN.search(line)
    if found is None:
        return f"{line}, align {align}"
    return f"{line[: found.start()]}align {max(align, int(found[1]))}{line[found.end() :]}"


@dataclass(frozen=True)
class _Address:
    """`root` + the sum of value * factor + `constant`, in bytes modulo 2^32."""

    root: str
    terms: tuple[tuple[str, int], ...]
    constant: int


@dataclass(frozen=True)
class _Load:
    """A load that may become part of a vector."""

    line: int
    name: str
    pointer: str  # with its type
    slot: int


@dataclass
class _Group:
    """Loads from one aligned stretch of bytes."""

    array: str
    type: str
    bytes: int
    loads: list[_Load] = field(default_factory=list)

    def parts(self) -> list[_Group]:
        """The group if every byte is loaded, else those halves of it of which that is true."""
        count = self.bytes // _SIZES[self.type]
        if count < 2:
            return []
        if len({load.slot for load in self.loads}) == count:
            return [self]
        halves = [_Group(self.array, self.type, self.bytes // 2) for _ in range(2)]
        for load in self.loads:
            half, slot = divmod(load.slot, count // 2)
            halves[half].loads.append(replace(load, slot=slot))
        return [part for half in halves for part in half.parts()]


#: The array, what varies, which stretch, and the loaded type.
_Key = tuple[str, tuple[tuple[str, int], ...], int, str]


@dataclass
class _Merging:
    """The rewriting of one function."""

    module: Module
    function: Function
    arrays: set[str]
    definitions: dict[str, str] = field(default_factory=dict)
    addresses: dict[str, _Address] = field(default_factory=dict)
    pending: dict[_Key, _Group] = field(default_factory=dict)
    merged: list[_Group] = field(default_factory=list)

    def run(self) -> set[tuple[str, int]]:
        """Rewrite the body; the arrays that vectors are loaded from, and the alignments of those."""
        body = [strip_comment(line) for line in self.function.body]
        for line in body:
            if found := _DEFINITION.match(line):
                self.definitions[found[1]] = found[2]
        for number, line in enumerate(body):
            self._line(number, line)
        self._settle()
        if self.merged:
            self.function.body = without_dead(self._rewritten(body))
        return {(group.array, group.bytes) for group in self.merged}

    def _line(self, number: int, line: str) -> None:
        """Take note of what a line loads or may write."""
        text = line.lstrip()
        if LABEL.match(line):
            self._settle()
        elif "load " in text and (found := _DEFINITION.match(line)) and found[2].startswith("load "):
            if found[2].startswith(_ORDERING):
                self._settle()
            else:
                self._load(number, found[1], split_top_level(found[2][len("load ") :]))
        elif text.startswith("store ") and not text.startswith(_ORDERING):
            self._settle(self.address(split_top_level(text[len("store ") :])[1]).root)
        elif any(word in text for word in _ORDERING) or ("call " in text and not self._keeps_memory(text)):
            self._settle()

    def _keeps_memory(self, line: str) -> bool:
        call = match_call(line)
        if call is None:
            return False
        declared = self.module.declarations.get(call.symbol, "")
        attributes = self.module.attributes_of(line) + self.module.attributes_of(declared)
        return _KEEPS_MEMORY.search(attributes) is not None

    def _settle(self, written: str | None = None) -> None:
        """End the groups that a write to a place may touch, all without one; what is whole of them gets merged."""
        unknown = written is None or self._is_unknown(written)
        for key in [key for key in self.pending if unknown or key[0] == written]:
            self.merged.extend(self.pending.pop(key).parts())

    def _is_unknown(self, root: str) -> bool:
        """Whether a pointer's root may point into any workgroup array: it is no global, private variable, parameter."""
        if root[0] == "@":
            return False
        return root[0] != "%" or not self.definitions.get(root, "alloca").startswith("alloca")

    def _load(self, number: int, name: str, parts: list[str]) -> None:
        type_, pointer = parts[:2]
        if type_ not in _MERGED:
            return
        address, size = self.address(pointer), _SIZES[type_]
        if address.root not in self.arrays:
            return
        stretch = min([WIDE, *(1 << self._zeros_of_term(*term) for term in address.terms)])
        start, within = divmod(address.constant, stretch)
        if stretch < 2 * size or within % size:
            return
        key = (address.root, address.terms, start, type_)
        group = self.pending.setdefault(key, _Group(address.root, type_, stretch))
        group.loads.append(_Load(number, name, pointer, within // size))

    def _zeros_of_term(self, value: str, factor: int) -> int:
        return _zeros_of(factor) + self.zeros(value, ())

    def address(self, typed: str) -> _Address:
        """Take a pointer, written with its type, apart."""
        pointer = typed[len(leading_type(typed)) :].strip()
        known = self.addresses.get(pointer)
        if known is None:
            definition = self.definitions.get(pointer, "") if pointer[0] == "%" else pointer
            known = self._computed(definition) or _Address(pointer, (), 0)
            self.addresses[pointer] = known
        return known

    def _computed(self, text: str) -> _Address | None:
        """The address that an instruction or a constant expression computes, if it is one that we follow."""
        if found := _CAST.match(text):
            return self.address(found[1])
        if not (found := _FLAGS.match(text)):
            return None
        rest = text[found.end() :]
        parts = split_top_level(rest[1:-1] if rest[0] == "(" else rest)
        if len(parts) < 2:
            return None  # a constant expression with `inrange`
        type_, base, *indices = parts
        before = self.address(base)
        terms = dict(before.terms)
        constant = before.constant
        for position, text_ in enumerate(indices):
            if text_.startswith("!"):
                continue
            if position and (array := _ARRAY.match(type_)):
                type_ = array[2]
            elif position:
                return None
            size, index = _size(type_), _INDEX.match(text_)
            if size is None or index is None:
                return None
            constant += self._linear(index[1], size, terms, _DEPTH)
        kept = ((value, factor % 2**32) for value, factor in terms.items())
        return _Address(before.root, tuple(sorted(term for term in kept if term[1])), constant % 2**32)

    def _linear(self, value: str, factor: int, terms: dict[str, int], depth: int) -> int:
        """Add value * factor to the terms, sums taken apart; returns the constant part."""
        if value[0] != "%":
            return int(value) * factor
        definition = self.definitions.get(value, "") if depth else ""
        if found := _RESIZED.match(definition):
            return self._linear(found[1] or found[2], factor, terms, depth - 1)
        if found := _BINARY.match(definition):
            operation, left, right = found.groups()
            if operation in ("or", "xor") and right[0] != "%" and 0 <= int(right) < 2 ** self.zeros(left, ()):
                operation = "add"  # LLVM writes sums so, and `narrow_offsets` drops the flag that says it
            if operation in ("add", "or disjoint", "sub"):
                sign = -1 if operation == "sub" else 1
                first = self._linear(left, factor, terms, depth - 1)
                return first + self._linear(right, sign * factor, terms, depth - 1)
            if operation == "shl" and right[0] != "%":
                return self._linear(left, factor << int(right), terms, depth - 1)
            if operation == "mul" and right[0] != "%":
                return self._linear(left, factor * int(right), terms, depth - 1)
        terms[value] = terms.get(value, 0) + factor
        return 0

    def zeros(self, value: str, followed: tuple[str, ...]) -> int:
        """How many low bits of an integer are certainly zero.

        A phi that is met again while its own operands are followed stands for any number of them: what decides is
        how the loop's other values enter it, as none of the operations here has fewer zeros than its operands.
        """
        if value[0] != "%":
            return _zeros_of(int(value))
        if value in followed:
            return _ALL_ZERO
        definition = self.definitions.get(value, "")
        if len(followed) > _DEPTH:
            return 0
        inner = (*followed, value)
        if definition.startswith("phi "):
            incoming = _INCOMING.findall(definition)
            if len(incoming) != definition.count("[ "):
                return 0
            return min(self.zeros(text, inner) for text in incoming)
        if found := _RESIZED.match(definition):
            return self.zeros(found[1] or found[2], inner)
        if found := _SELECTED.match(definition):
            return min(self.zeros(found[1], inner), self.zeros(found[2], inner))
        if found := _BINARY.match(definition):
            return self._zeros_of_binary(found[1], found[2], found[3], inner)
        if definition.startswith("freeze "):
            return self.zeros(definition.rpartition(" ")[2], inner)
        return 0

    def _zeros_of_binary(self, operation: str, left: str, right: str, followed: tuple[str, ...]) -> int:
        first = self.zeros(left, followed)
        if operation == "shl":
            return min(_ALL_ZERO, first + int(right)) if right[0] != "%" else first
        second = self.zeros(right, followed)
        if operation == "mul":
            return min(_ALL_ZERO, first + second)
        return max(first, second) if operation == "and" else min(first, second)

    def _rewritten(self, body: list[str]) -> list[str]:
        """The body with a vector load before the first load of each group, and elements of it instead of the loads."""
        before: dict[int, list[str]] = {}
        instead: dict[int, str] = {}
        for count, group in enumerate(self.merged):
            first, size = group.loads[0], _SIZES[group.type]
            pointer_type = leading_type(first.pointer)
            pointer, vector, name = (
                first.pointer,
                f"<{group.bytes // size} x {group.type}>",
                f"%nv.wide.{count}",
            )
            lines = before.setdefault(first.line, [])
            if first.slot:
                lines.append(f"  {name}.at = getelementptr i8, {pointer}, i32 {-size * first.slot}")
                pointer = f"{pointer_type} {name}.at"
            notes = "".join(_KEPT_NOTE.findall(body[first.line]))
            lines.append(f"  {name} = load {vector}, {pointer}, align {group.bytes}{notes}")
            for load in group.loads:
                instead[load.line] = f"  {load.name} = extractelement {vector} {name}, i32 {load.slot}"
        result: list[str] = []
        for number, line in enumerate(body):
            result.extend(before.get(number, ()))
            result.append(instead.get(number, line))
        return result


def _zeros_of(number: int) -> int:
    number %= 2**32
    return (number & -number).bit_length() - 1 if number else _ALL_ZERO


def _size(type_: str) -> int | None:
    """The bytes of a scalar or an array of them."""
    factor = 1
    while found := _ARRAY.match(type_):
        factor *= int(found[1])
        type_ = found[2]
    size = _SIZES.get(type_)
    return None if size is None else factor * size
