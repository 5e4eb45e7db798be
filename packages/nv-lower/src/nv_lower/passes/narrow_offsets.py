"""Compute offsets into small arrays in 32 bits.

    %r = mul i64 %width, %row                         %r.n = mul i32 %width.n, %row.n
    %o = add i64 %r, %column                =>        %o.n = add i32 %r.n, %column.n
    %p = getelementptr float, ptr %x, i64 %o          %o.w = sext i32 %o.n to i64
                                                      %p = getelementptr float, ptr %x, i64 %o.w

GPUs compute in 32 bits; a 64-bit multiplication costs them four instructions and an addition two. An access that is in
bounds of an array of less than 2^31 bytes has an offset whose sign extension from 32 bits is itself, and sums and
products wrap alike in both widths, so the offset may be computed modulo 2^32, whatever its parts are. An access that is
out of bounds stays out of bounds, elsewhere.

Which pointers are small: kernel parameters with the attribute `"nv.small"` (the host has looked: no byte reached
through it is 2^31 - 1 bytes or more away), workgroup memory and local arrays.

A chain of `getelementptr` becomes one addition of what varies and one of what is constant, which the hardware
adds for free; accesses of one block that differ only in the constant share the first.

Requires: one flat function, optimised.
Leaves:   64-bit arithmetic only where its value is used as such; dead instructions are removed.
Cost:     linear; two regular expressions a line.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from nv_lower.dead import without_dead
from nv_lower.irtext import LABEL, LOCAL, SYMBOL, Function, Module, split_header, strip_comment
from nv_lower.options import Options
from nv_lower.passes.narrow import narrows_integers

MARK = '"nv.small"'

_DEFINITION = re.compile(rf"\s*({LOCAL}) = (\w+)")
_NAME = re.compile(LOCAL)
_GEP = re.compile(
    rf"\s*({LOCAL}) = getelementptr((?: inbounds| nusw| nuw)*) (\S+), (ptr(?: addrspace\(\d+\))?) "
    rf"(addrspacecast \(ptr addrspace\(3\) {SYMBOL} to ptr\)|{LOCAL}|{SYMBOL}), i64 (-?\d+|{LOCAL})$"
)
_BINARY = re.compile(
    rf"\s*{LOCAL} = (add|sub|mul|and|or|xor|shl)(?: \w+)* i64 (-?\d+|{LOCAL}), (-?\d+|{LOCAL})$"
)
_EXTENSION = re.compile(rf"\s*{LOCAL} = (zext|sext)(?: nneg)? (i\d+) (\S+) to i64$")
_SELECT = re.compile(rf"\s*{LOCAL} = select i1 (\S+), i64 (-?\d+|{LOCAL}), i64 (-?\d+|{LOCAL})$")
_SIZES = {"i8": 1, "i16": 2, "half": 2, "bfloat": 2, "i32": 4, "float": 4, "i64": 8, "double": 8, "ptr": 8}
_PURE = frozenset(
    [
        "add",
        "sub",
        "mul",
        "and",
        "or",
        "xor",
        "shl",
        "lshr",
        "ashr",
        "zext",
        "sext",
        "trunc",
        "getelementptr",
        "select",
        "icmp",
        "phi",
        "freeze",
        "addrspacecast",
    ]
)


def run(module: Module, options: Options) -> bool:
    """Rewrite the accesses of each function that reach small memory."""
    if not options.opt_level or narrows_integers(options):
        return False  # without 64-bit integers every offset is narrow already
    changed = False
    for function in module.functions.values():
        roots = _roots(module, function)
        if roots and _Narrowing(function, roots).run():
            changed = True
    return changed


def _roots(module: Module, function: Function) -> frozenset[str]:
    """The pointers, as operands are written, that small memory starts at."""
    found = {
        parameter.rpartition(" ")[2]
        for parameter in split_header(function.header).parameters
        if MARK in parameter
    }
    for symbol, text in module.globals.items():
        if "addrspace(3)" in text:
            found |= {symbol, f"addrspacecast (ptr addrspace(3) {symbol} to ptr)"}
    for line in function.body:
        if " = alloca " in line:
            found.add(line.split(" = ")[0].strip())
    return frozenset(found)


@dataclass(frozen=True)
class _Place:
    """A pointer as `root + unit * varying + constant`, in bytes; `varying` names an i32."""

    root: str
    pointer: str  # the type that the root is written with
    unit: int
    varying: str | None
    constant: int


@dataclass
class _Narrowing:
    """The rewriting of one function."""

    function: Function
    roots: frozenset[str]
    places: dict[str, _Place] = field(default_factory=dict)
    shared: dict[tuple[str, int, str], str] = field(default_factory=dict)
    wanted: dict[str, None] = field(default_factory=dict)
    definitions: dict[str, str] = field(default_factory=dict)
    count: int = 0

    def run(self) -> bool:
        body = [strip_comment(line) for line in self.function.body]
        for line in body:
            if found := _DEFINITION.match(line):
                self.definitions[found[1]] = line
        rewritten: list[str] = []
        for line in body:
            if LABEL.match(line):
                self.shared.clear()
            found = _GEP.match(line) if " getelementptr " in line else None
            rewritten.extend(self._access(found) if found else [line])
        if not self.places:
            return False
        self.function.body = without_dead(self._with_narrow(rewritten))
        return True

    def _access(self, found: re.Match[str]) -> list[str]:
        """The lines that stand for one `getelementptr`."""
        name, _, element, pointer, base, index = found.groups()
        size = _SIZES.get(element)
        before = self.places.get(base)
        if before is None and base in self.roots:
            before = _Place(base, pointer, 0, None, 0)
        if size is None or before is None:
            return [found.string]
        lines: list[str] = []
        if _is_number(index):
            place = _Place(
                before.root, pointer, before.unit, before.varying, before.constant + size * int(index)
            )
        elif before.unit in (0, size):
            varying = self._sum(lines, before.varying, self._narrow(index))
            place = _Place(before.root, pointer, size, varying, before.constant)
        else:
            return [found.string]
        if not -(2**31) < place.constant < 2**31:
            return [found.string]
        self.places[name] = place
        separate = place.constant
        if place.unit == 1 and place.constant:
            # Of bytes, what varies may lie outside 32 bits when the whole does not; of wider elements it cannot.
            separate = 0
            place = replace(place, varying=self._sum(lines, place.varying, str(place.constant)))
        start = place.root
        if place.varying is not None:
            start = self._start(lines, place, name if separate == 0 else None)
        if start != name:
            lines.append(f"  {name} = getelementptr i8, {pointer} {start}, i64 {separate}")
        return lines

    def _start(self, lines: list[str], place: _Place, name: str | None) -> str:
        """The pointer without the constant part: an earlier one of the block, or a new one, under `name` if given."""
        assert place.varying is not None
        key = (place.root, place.unit, place.varying)
        known = self.shared.get(key)
        if known is not None and name is None:
            return known
        wide = self._fresh()
        start = name or self._fresh()
        lines.append(f"  {wide} = sext i32 {place.varying} to i64")
        element = f"i{8 * place.unit}"
        lines.append(f"  {start} = getelementptr {element}, {place.pointer} {place.root}, i64 {wide}")
        self.shared[key] = start
        return start

    def _sum(self, lines: list[str], left: str | None, right: str) -> str:
        if left is None:
            return right
        name = self._fresh()
        lines.append(f"  {name} = add i32 {left}, {right}")
        return name

    def _narrow(self, value: str) -> str:
        """The i32 that holds the lower half of an i64, to be computed where the i64 is."""
        if _is_number(value):
            return str((int(value) + 2**31) % 2**32 - 2**31)
        extension = _EXTENSION.match(self.definitions.get(value, ""))
        if extension and extension[2] == "i32":
            return extension[3]
        self.wanted[value] = None
        return _narrowed(value)

    def _with_narrow(self, body: list[str]) -> list[str]:
        """The body with the narrow twin of every wanted value behind it."""
        twins: dict[str, str] = {}
        pending = list(self.wanted)
        while pending:
            value = pending.pop()
            if value in twins:
                continue
            already = set(self.wanted)
            twins[value] = self._twin(value)
            pending.extend(new for new in self.wanted if new not in already)
        first = [f"  {twin}" for value, twin in twins.items() if value not in self.definitions]
        result: list[str] = []
        waiting: list[str] = []
        placed = False
        for line in body:
            found = _DEFINITION.match(line)
            if not placed and not LABEL.match(line):
                result.extend(first)  # twins of parameters, at the top of the entry block
                placed = True
            if waiting and not (found and found[2] == "phi"):
                result.extend(waiting)
                waiting = []
            result.append(line)
            twin = twins.get(found[1]) if found else None
            if twin is not None and found is not None:
                (waiting if found[2] == "phi" else result).append(f"  {twin}")
        return result

    def _twin(self, value: str) -> str:
        line = self.definitions.get(value, "")
        name = _narrowed(value)
        if found := _BINARY.match(line):
            operation, left, right = found.groups()
            if operation == "shl" and _is_number(right):
                amount = int(right)
                return (
                    f"{name} = shl i32 {self._narrow(left)}, {amount}"
                    if amount < 32
                    else f"{name} = add i32 0, 0"
                )
            if operation != "shl":
                return f"{name} = {operation} i32 {self._narrow(left)}, {self._narrow(right)}"
        if found := _EXTENSION.match(line):
            return f"{name} = {found[1]} {found[2]} {found[3]} to i32"
        if found := _SELECT.match(line):
            return (
                f"{name} = select i1 {found[1]}, i32 {self._narrow(found[2])}, i32 {self._narrow(found[3])}"
            )
        return f"{name} = trunc i64 {value} to i32"

    def _fresh(self) -> str:
        self.count += 1
        return f"%nv.offset.{self.count}"


def _is_number(text: str) -> bool:
    return text[0] != "%"


def _narrowed(value: str) -> str:
    return f'%"{value[1:].strip(chr(34))}.n"'
