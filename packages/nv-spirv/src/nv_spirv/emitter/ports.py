"""Ways to reach memory.

A *port* loads and stores integers of 1, 2, 4 or 8 bytes at a constant distance from a pointer. Module `memory` builds
every type from that.

| Port | Memory |
|---|---|
| `AddressPort` | PhysicalStorageBuffer, an address turned into a pointer |
| `CellPort` | private and workgroup memory: an array of cells as fine as the finest access, or of vectors of such |
| `BindingPort` | a storage buffer, one aliased variable for each width |
| `NullPort` | null, where pointers are not addresses |
| `memory_access.ChoicePort` | one of several storage buffers |
"""

from __future__ import annotations

from typing import Protocol

from nv_spirv.grammar import op

from . import floats
from .context import Context
from .enums import MemoryAccess, Scope, Semantics, Storage
from .offsets import byte_offset, element_index, lane_index, low_bit
from .storage import binding_variable, cell_variable
from .types import Float
from .values import Place


class Port(Protocol):
    """A way to reach memory at a pointer."""

    def granule(self, align: int) -> int:
        """Return the most bytes that one load or store can move, given the alignment."""

    def load(self, offset: int, size: int, is_float: bool) -> int:
        """Load ``size`` bytes as an integer (held as `integers` holds that width) or as a float."""

    def store(self, offset: int, size: int, is_float: bool, value: int) -> None:
        """Store what `load` gives."""

    def pointer(self, offset: int, size: int, is_float: bool) -> int:
        """Return a pointer to a cell, for an atomic operation."""

    def takes_float(self, size: int) -> bool:
        """Tell whether `load` gives floats of this size without a conversion."""


class AddressPort:
    """Memory behind a 64-bit address."""

    def __init__(self, e: Context, address: int, align: int, volatile: bool) -> None:
        self.e = e
        self.address = address
        self.align = align
        self.access = shared_access(e, volatile)

    def granule(self, align: int) -> int:
        return buffer_granule(self.e, align)

    def takes_float(self, size: int) -> bool:
        return size * 8 in self.e.storage_floats

    def operands(self, offset: int, size: int) -> tuple[int, int]:
        align = self.align if offset == 0 else low_bit(self.align | offset)
        return self.access | MemoryAccess.Aligned, max(align, size)

    def pointer(self, offset: int, size: int, is_float: bool) -> int:
        pointee = self.e.memory_type(size, is_float)
        return self.typed(offset, pointee)

    def typed(self, offset: int, pointee: int) -> int:
        b = self.e.b
        self.e.module.require("PhysicalStorageBufferAddresses")
        address = self.address
        if offset:
            address = b.pure(op.IAdd, self.e.u64, address, b.const(64, offset))
        return b.pure(
            op.ConvertUToPtr, self.e.module.pointer(Storage.PhysicalStorageBuffer, pointee), address
        )

    def load(self, offset: int, size: int, is_float: bool) -> int:
        if size * 8 not in self.e.storage_widths and not is_float:
            return self._load_within_word(offset, size)
        pointee = self.e.memory_type(size, is_float)
        return self.e.b.op(op.Load, pointee, self.typed(offset, pointee), *self.operands(offset, size))

    def store(self, offset: int, size: int, is_float: bool, value: int) -> None:
        if size * 8 not in self.e.storage_widths and not is_float:
            self._store_within_word(offset, size, value)
            return
        pointee = self.e.memory_type(size, is_float)
        self.e.b.effect(op.Store, self.typed(offset, pointee), value, *self.operands(offset, size))

    def _word(self, offset: int) -> tuple[int, int]:
        b, u64 = self.e.b, self.e.u64
        address = b.pure(op.IAdd, u64, self.address, b.const(64, offset)) if offset else self.address
        aligned = b.pure(op.BitwiseAnd, u64, address, b.const(64, -4))
        self.e.module.require("PhysicalStorageBufferAddresses")
        kind = self.e.module.pointer(Storage.PhysicalStorageBuffer, b.u32)
        return b.pure(op.ConvertUToPtr, kind, aligned), b.resized(address, 64, 32)

    def _load_within_word(self, offset: int, size: int) -> int:
        pointer, position = self._word(offset)
        word = self.e.b.op(op.Load, self.e.b.u32, pointer, self.access | MemoryAccess.Aligned, 4)
        return extract_from_word(self.e, word, position, size)

    def _store_within_word(self, offset: int, size: int, value: int) -> None:
        pointer, position = self._word(offset)
        insert_into_word(self.e, pointer, position, size, value)


class CellPort:
    """Private or workgroup memory."""

    def __init__(self, e: Context, place: Place, volatile: bool) -> None:
        self.e = e
        self.place = place
        self.allocation = place.allocation
        shared = self.allocation.storage == Storage.Workgroup
        self.operands = _operands(shared_access(e, volatile) if shared else 0)

    def granule(self, align: int) -> int:
        return self.allocation.cell

    def takes_float(self, size: int) -> bool:
        return self.allocation.float_cell and size == self.allocation.cell

    def pointer(self, offset: int, size: int, is_float: bool) -> int:
        e, allocation = self.e, self.allocation
        pointee = e.cell_type(allocation)
        variable = cell_variable(e, allocation)
        if allocation.size == allocation.cell and not allocation.dynamic:
            return variable
        if allocation.lanes > 1:
            index, lane = lane_index(e.b, self.place, offset)
            return e.b.pure(
                op.AccessChain, e.module.pointer(allocation.storage, pointee), variable, index, lane
            )
        index = element_index(e.b, self.place, offset, allocation.cell)
        return e.b.pure(op.AccessChain, e.module.pointer(allocation.storage, pointee), variable, index)

    def load_lanes(self, offset: int) -> list[int]:
        """Load all cells of an element at once."""
        b, allocation = self.e.b, self.allocation
        cell = self.e.cell_type(allocation)
        vector = self.e.module.vector(cell, allocation.lanes)
        variable = cell_variable(self.e, allocation)
        index, _ = lane_index(self.e.b, self.place, offset)
        pointer = b.pure(op.AccessChain, self.e.module.pointer(allocation.storage, vector), variable, index)
        loaded = b.op(op.Load, vector, pointer, *self.operands)
        return [b.op(op.CompositeExtract, cell, loaded, lane) for lane in range(allocation.lanes)]

    def load(self, offset: int, size: int, is_float: bool) -> int:
        loaded = self.e.b.op(
            op.Load, self.e.cell_type(self.allocation), self.pointer(offset, size, is_float), *self.operands
        )
        if self.allocation.float_cell and not is_float:
            bits = floats.bits_of(self.e, self._float(), loaded)
            assert isinstance(bits, int)  # a cell is no wider than the target's integers
            return bits
        return loaded

    def store(self, offset: int, size: int, is_float: bool, value: int) -> None:
        if self.allocation.float_cell and not is_float:
            value = floats.from_bits(self.e, self._float(), value)
        self.e.b.effect(op.Store, self.pointer(offset, size, is_float), value, *self.operands)

    def _float(self) -> Float:
        return Float({2: "half", 4: "float", 8: "double"}[self.allocation.cell])


class BindingPort:
    """A storage buffer, which binding being known."""

    def __init__(self, e: Context, place: Place, volatile: bool) -> None:
        self.e = e
        self.place = place
        self.allocation = place.allocation
        self.binding = (e.b.known(place.binding) or 0) if place.binding else 0
        self.operands = _operands(shared_access(e, volatile))

    def granule(self, align: int) -> int:
        return buffer_granule(self.e, align)

    def takes_float(self, size: int) -> bool:
        return size * 8 in self.e.storage_floats

    def pointer(self, offset: int, size: int, is_float: bool) -> int:
        e, place = self.e, self.place
        key = (id(self.allocation), self.binding, place.terms, place.constant + offset, size, is_float)
        known = e.b.pointers.get(key)
        if known is None:
            variable = binding_variable(e, self.allocation, self.binding, size, is_float)
            index = element_index(e.b, place, offset, size)
            kind = e.module.pointer(Storage.StorageBuffer, e.memory_type(size, is_float))
            known = e.b.op(op.AccessChain, kind, variable, e.b.const(32, 0), index)
            e.b.pointers[key] = known
        return known

    def load(self, offset: int, size: int, is_float: bool) -> int:
        e = self.e
        if size * 8 not in e.storage_widths and not is_float:
            pointer, position = self._word(offset)
            return extract_from_word(e, e.b.op(op.Load, e.b.u32, pointer, *self.operands), position, size)
        pointer = self.pointer(offset, size, is_float)
        return e.b.op(op.Load, e.memory_type(size, is_float), pointer, *self.operands)

    def store(self, offset: int, size: int, is_float: bool, value: int) -> None:
        e = self.e
        if size * 8 not in e.storage_widths and not is_float:
            pointer, position = self._word(offset)
            insert_into_word(e, pointer, position, size, value)
            return
        e.b.effect(op.Store, self.pointer(offset, size, is_float), value, *self.operands)

    def _word(self, offset: int) -> tuple[int, int]:
        e = self.e
        position = byte_offset(e.b, self.place, offset)
        index = e.b.shifted(op.ShiftRightLogical, 32, position, 2)
        variable = binding_variable(e, self.allocation, self.binding, 4, False)
        kind = e.module.pointer(Storage.StorageBuffer, e.b.u32)
        return e.b.pure(op.AccessChain, kind, variable, e.b.const(32, 0), index), position


class NullPort:
    """Null and poison where pointers are not addresses: LLVM leaves such accesses on paths that are never taken."""

    def __init__(self, e: Context) -> None:
        self.e = e

    def granule(self, align: int) -> int:
        return buffer_granule(self.e, align)

    def takes_float(self, size: int) -> bool:
        return size * 8 in self.e.storage_floats

    def pointer(self, offset: int, size: int, is_float: bool) -> int:
        raise AssertionError("nothing that needs a pointer asks for one to null")

    def load(self, offset: int, size: int, is_float: bool) -> int:
        module = self.e.module
        kind = module.float_type(size * 8) if is_float else module.int_type(self.e.shape(size * 8).held)
        return module.null(kind)

    def store(self, offset: int, size: int, is_float: bool, value: int) -> None:
        pass


def extract_from_word(e: Context, word: int, position: int, size: int) -> int:
    """Return the 1 or 2 bytes at a byte position of a word, held as an integer of that width is."""
    b = e.b
    shift = b.shifted(op.ShiftLeftLogical, 32, b.masked(32, position, 2), 3)
    value = b.masked(32, b.int_op(op.ShiftRightLogical, 32, word, shift), size * 8)
    return b.resized(value, 32, e.shape(size * 8).held)


def insert_into_word(e: Context, pointer: int, position: int, size: int, value: int) -> None:
    """Replace 1 or 2 bytes of a word. Other invocations may write its other bytes meanwhile: hence the atomics."""
    b = e.b
    shift = b.shifted(op.ShiftLeftLogical, 32, b.masked(32, position, 2), 3)
    mask = b.int_op(op.ShiftLeftLogical, 32, b.const(32, (1 << size * 8) - 1), shift)
    bits = b.int_op(op.ShiftLeftLogical, 32, b.resized(value, e.shape(size * 8).held, 32), shift)
    scope, relaxed = e.model.scope(Scope.Device), e.model.semantics(Semantics.Relaxed)
    b.op(op.AtomicAnd, b.u32, pointer, scope, relaxed, b.int_op(op.Not, 32, mask))
    b.op(op.AtomicOr, b.u32, pointer, scope, relaxed, bits)


def buffer_granule(e: Context, align: int) -> int:
    """Return the most bytes that one access to a buffer can move; words always can be accessed."""
    limit = min(align, e.widths[-1] // 8)
    while limit > 1 and limit * 8 not in e.storage_widths and limit != 4:
        limit //= 2
    return limit


def shared_access(e: Context, volatile: bool) -> int:
    """Return the operands of an access to memory that other invocations see."""
    return e.model.access | (MemoryAccess.Volatile if volatile else 0)


def _operands(access: int) -> tuple[int, ...]:
    return (access,) if access else ()
