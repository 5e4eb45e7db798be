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

from dataclasses import dataclass, field, replace

from nv_lower.analysis.dead import remove_dead
from nv_lower.ir import Function, Instruction, Module, derived, is_number
from nv_lower.options import Options

MARK = '"nv.small"'

_SIZES = {"i8": 1, "i16": 2, "half": 2, "bfloat": 2, "i32": 4, "float": 4, "i64": 8, "double": 8, "ptr": 8}
_ARITHMETIC = frozenset({"add", "sub", "mul", "and", "or", "xor", "shl"})


def run(module: Module, options: Options) -> bool:
    """Rewrite the accesses of each function that reach small memory."""
    if not options.opt_level or options.narrows_integers:
        return False  # without 64-bit integers every offset is narrow already
    changed = False
    for function in module.functions.values():
        roots = _roots(module, function)
        if roots and _Narrowing(function, roots).run():
            changed = True
    return changed


def _roots(module: Module, function: Function) -> frozenset[str]:
    """The pointers, as operands are written, that small memory starts at."""
    found = {parameter.name for parameter in function.header.parameters if MARK in parameter.attributes}
    for symbol in module.workgroup_arrays():
        found |= {symbol, f"addrspacecast (ptr addrspace(3) {symbol} to ptr)"}
    found.update(i.result for i in function.instructions if i.opcode == "alloca")
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
    definitions: dict[str, Instruction] = field(default_factory=dict)
    count: int = 0

    def run(self) -> bool:
        self.definitions = self.function.definitions()
        for block in self.function.blocks.values():
            self.shared.clear()
            block.instructions = [new for old in block.instructions for new in self._access(old)]
        if not self.places:
            return False
        self._add_twins()
        remove_dead(self.function)
        return True

    def _access(self, instruction: Instruction) -> list[Instruction]:
        """What stands for an instruction: for a `getelementptr` of small memory, the same address computed narrow."""
        lines = self._address(instruction) if instruction.opcode == "getelementptr" else None
        return [instruction] if lines is None else list(map(instruction.heir, lines))

    def _address(self, instruction: Instruction) -> list[str] | None:
        base, *indices = instruction.operands
        if len(indices) != 1 or indices[0].type != "i64":
            return None
        name, pointer, index = instruction.result, base.type, indices[0].value
        if not (index[0] == "%" or is_number(index)):
            return None
        size = _SIZES.get(instruction.element)
        before = self.places.get(base.value)
        if before is None and base.value in self.roots:
            before = _Place(base.value, pointer, 0, None, 0)
        if size is None or before is None:
            return None
        lines: list[str] = []
        if is_number(index):
            constant = before.constant + size * int(index)
            place = _Place(before.root, pointer, before.unit, before.varying, constant)
        elif before.unit in (0, size):
            varying = self._sum(lines, before.varying, self._narrow(index))
            place = _Place(before.root, pointer, size, varying, before.constant)
        else:
            return None
        if not -(2**31) < place.constant < 2**31:
            return None
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
            lines.append(f"{name} = getelementptr i8, {pointer} {start}, i64 {separate}")
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
        lines.append(f"{wide} = sext i32 {place.varying} to i64")
        element = f"i{8 * place.unit}"
        lines.append(f"{start} = getelementptr {element}, {place.pointer} {place.root}, i64 {wide}")
        self.shared[key] = start
        return start

    def _sum(self, lines: list[str], left: str | None, right: str) -> str:
        if left is None:
            return right
        name = self._fresh()
        lines.append(f"{name} = add i32 {left}, {right}")
        return name

    def _narrow(self, value: str) -> str:
        """The i32 that holds the lower half of an i64, to be computed where the i64 is."""
        if is_number(value):
            return str((int(value) + 2**31) % 2**32 - 2**31)
        made = self.definitions.get(value)
        if made is not None and made.opcode in ("zext", "sext") and made.operands[0].type == "i32":
            return made.values[0]
        self.wanted[value] = None
        return derived(value, "n")

    def _add_twins(self) -> None:
        """Compute the narrow twin of every wanted value right behind it; of parameters, at the top."""
        twins: dict[str, str] = {}
        pending = list(self.wanted)
        while pending:
            value = pending.pop()
            if value in twins:
                continue
            already = set(self.wanted)
            twins[value] = self._twin(value)
            pending.extend(new for new in self.wanted if new not in already)
        self.function.insert_behind({value: [text] for value, text in twins.items()})

    def _twin(self, value: str) -> str:
        name = derived(value, "n")
        made = self.definitions.get(value)
        text = self._computed_narrow(made) if made is not None and made.type == "i64" else None
        return f"{name} = {text or f'trunc i64 {value} to i32'}"

    def _computed_narrow(self, made: Instruction) -> str | None:
        """The lower half of what an instruction computes, of the lower halves of its operands."""
        values = made.values
        if any(value[0] != "%" and not is_number(value) for value in values[made.opcode == "select" :]):
            return None
        if made.opcode == "shl":
            if not is_number(values[1]):
                return None
            amount = int(values[1])
            return f"shl i32 {self._narrow(values[0])}, {amount}" if amount < 32 else "add i32 0, 0"
        if made.opcode in _ARITHMETIC:
            return f"{made.opcode} i32 {self._narrow(values[0])}, {self._narrow(values[1])}"
        if made.opcode in ("zext", "sext") and int(made.operands[0].type[1:]) < 32:
            return f"{made.opcode} {made.operands[0]} to i32"
        if made.opcode == "select":
            first, second = map(self._narrow, values[1:])
            return f"select i1 {values[0]}, i32 {first}, i32 {second}"
        return None

    def _fresh(self) -> str:
        self.count += 1
        return f"%nv.offset.{self.count}"
