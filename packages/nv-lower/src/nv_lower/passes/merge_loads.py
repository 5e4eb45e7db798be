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
Cost:     one look at each instruction; a walk of bounded depth for each access to workgroup memory.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from nv_lower.analysis.addresses import SIZES, Addresses
from nv_lower.analysis.dead import remove_dead
from nv_lower.ir import Function, Instruction, Module
from nv_lower.options import Options

#: Without it a driver may write the whole vector where a kernel stores one component, which other invocations share.
FEATURE = "wideWorkgroupLoads"
#: Bytes of the widest vector.
WIDE = 16

_MERGED = frozenset({"i32", "float", "i64", "double"})
_ORDERING = frozenset({"fence", "atomicrmw", "cmpxchg"})
_ORDERED = frozenset({"atomic", "volatile"})
_CALLS = frozenset({"call", "invoke", "callbr"})


def run(module: Module, options: Options) -> bool:
    """Merge the loads of each block."""
    arrays = module.workgroup_arrays()
    if not arrays or not options.opt_level or not options.has(FEATURE):
        return False
    changed = False
    for function in module.functions.values():
        for array, align in _Merging(module, function, arrays).run():
            module.globals[array] = module.globals[array].aligned(align)
            changed = True
    return changed


@dataclass(frozen=True)
class _Load:
    """A load that may become part of a vector, and which element it is."""

    load: Instruction
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
        count = self.bytes // SIZES[self.type]
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
    addresses: Addresses = field(init=False)
    pending: dict[_Key, _Group] = field(default_factory=dict)
    merged: list[_Group] = field(default_factory=list)

    def run(self) -> set[tuple[str, int]]:
        """Rewrite the body; the arrays that vectors are loaded from, and the alignments of those."""
        self.addresses = Addresses(self.function.definitions())
        for block in self.function.blocks.values():
            for instruction in block.instructions:
                self._note(instruction)
            self._settle()
        if self.merged:
            self._rewrite()
            remove_dead(self.function)
        return {(group.array, group.bytes) for group in self.merged}

    def _note(self, instruction: Instruction) -> None:
        """Take note of what an instruction loads or may write."""
        opcode = instruction.opcode
        if opcode in ("load", "store"):
            if not _ORDERED.isdisjoint(instruction.flags):
                self._settle()
            elif opcode == "load":
                self._load(instruction)
            else:
                self._settle(self.addresses.of(instruction.pointer.value).root)
        elif opcode in _ORDERING or (opcode in _CALLS and not self._keeps_memory(instruction)):
            self._settle()

    def _keeps_memory(self, call: Instruction) -> bool:
        if call.callee[0] != "@":
            return False
        effects = self.module.attributes_of_call(call).value("memory") or ""
        return effects == "none" or (effects.startswith("inaccessiblemem: ") and "," not in effects)

    def _settle(self, written: str | None = None) -> None:
        """End the groups that a write to a place may touch, all without one; what is whole of them gets merged."""
        if not self.pending:
            return
        unknown = written is None or self._is_unknown(written)
        for key in [key for key in self.pending if unknown or key[0] == written]:
            self.merged.extend(self.pending.pop(key).parts())

    def _is_unknown(self, root: str) -> bool:
        """Return whether a pointer's root may point into any array.

        A global, a private variable and a parameter do not.
        """
        if root[0] == "@":
            return False
        made = self.addresses.definitions.get(root)
        return root[0] != "%" or (made is not None and made.opcode != "alloca")

    def _load(self, load: Instruction) -> None:
        if load.type not in _MERGED:
            return
        address, size = self.addresses.of(load.pointer.value), SIZES[load.type]
        if address.root not in self.arrays:
            return
        stretch = min([WIDE, *(1 << self.addresses.zeros_of_term(*term) for term in address.terms)])
        start, within = divmod(address.constant, stretch)
        if stretch < 2 * size or within % size:
            return
        key = (address.root, address.terms, start, load.type)
        group = self.pending.setdefault(key, _Group(address.root, load.type, stretch))
        group.loads.append(_Load(load, within // size))

    def _rewrite(self) -> None:
        """Put a vector load before the first load of each group, and elements of it in the place of the loads."""
        lines: dict[str, list[str]] = {}
        for count, group in enumerate(self.merged):
            first, size = group.loads[0], SIZES[group.type]
            pointer, name = first.load.pointer, f"%nv.wide.{count}"
            vector = f"<{group.bytes // size} x {group.type}>"
            before, address = [], str(pointer)
            if first.slot:
                before.append(f"{name}.at = getelementptr i8, {pointer}, i32 {-size * first.slot}")
                address = f"{pointer.type} {name}.at"
            before.append(f"{name} = load {vector}, {address}, align {group.bytes}")
            for part in group.loads:
                element = f"{part.load.result} = extractelement {vector} {name}, i32 {part.slot}"
                lines[part.load.result] = [*before, element]
                before = []
        self.function.rewrite(lambda load: lines.get(load.result), {"load"})
