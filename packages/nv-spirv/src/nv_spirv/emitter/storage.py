"""Variables that pointers without an address point into, and how a scalar of one is reached.

A *port* is one way to reach memory: it loads and stores integers of 1, 2, 4 or 8 bytes at a constant distance
from a pointer. Module `memory` builds every type from that. There are three:

- `AddressPort`: PhysicalStorageBuffer, an address turned into a pointer;
- `CellPort`: private and workgroup memory, an array of cells as fine as the finest access of the program, or of
  vectors of such cells;
- `BindingPort`: storage buffers, one aliased variable for each width.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from nv_spirv.grammar import op

from ..errors import Unsupported
from ..words import MOST_WORDS
from . import floats
from .enums import MemoryAccess, Scope, Semantics, Storage
from .provenance import Member, PointerClass
from .types import Float
from .values import Place

if TYPE_CHECKING:
    from .function import Emitter


@dataclass(eq=False)
class Root:
    """The variable, or the bindings, that a class of pointers points into."""

    members: list[Member]
    storage: int
    cell: int  # bytes
    float_cell: bool
    bases: dict[str, int]
    size: int
    initialiser: bytes | None = None
    lanes: int = 1  # cells of one element of the variable, which is a vector where there are several
    variable: int = 0
    starts: set[int] = field(default_factory=set)  # the ids of the offsets that bindings begin at
    by_width: dict[tuple[int, int, bool], int] = field(
        default_factory=dict
    )  # (binding, width, float) -> variable

    @property
    def is_bindings(self) -> bool:
        """Tell whether the pointers are storage buffers."""
        return self.storage == Storage.StorageBuffer

    def binding_of(self, name: str) -> int:
        """Return the number of a member among the class's members."""
        return next(index for index, member in enumerate(self.members) if member.name == name)


def root_of(found: PointerClass, widest: int, tables: dict[str, bytes], *, wide: bool = False) -> Root:
    """Lay the members of a class out in one array; ``wide`` allows one of vectors in workgroup memory."""
    granules = [min(access.size, access.align, widest // 8) for access in found.accesses]
    cell = min(granules, default=4)
    float_cell = bool(granules) and all(
        access.kind == "f" and access.size == cell for access in found.accesses
    )
    float_cell = float_cell or _has_float_atomics(found, cell)
    lanes = _lanes(found, cell) if wide else 1
    bases, end = {}, 0
    for member in found.members:
        align = max(member.align, cell * lanes)
        end = -(-end // align) * align
        bases[member.name] = end
        end += member.size
    size = max(-(-end // (cell * lanes)) * cell * lanes, cell * lanes)
    kind = found.members[0].kind
    if kind == "binding":
        return Root(found.members, Storage.StorageBuffer, 1, False, {m.name: 0 for m in found.members}, 0)
    storage = Storage.Workgroup if kind == "workgroup" else Storage.Function
    initialiser = None
    if any(member.kind == "table" for member in found.members):
        data = bytearray(size)
        for member in found.members:
            if member.kind == "table":
                data[bases[member.name] : bases[member.name] + member.size] = tables[member.name]
        initialiser = bytes(data)
    return Root(found.members, storage, cell, float_cell, bases, size, initialiser, lanes)


def _lanes(found: PointerClass, cell: int) -> int:
    """Return how many cells one element of a variable has: several where a load of all of them is one instruction.

    A cell is then a component of a vector, which no atomic and nothing narrower than it may touch.
    """
    if found.vector <= cell or found.members[0].kind != "workgroup" or cell < 4:
        return 1
    scalar = any(access.size != cell or access.atomic for access in found.accesses)
    return 1 if scalar else found.vector // cell


def _has_float_atomics(found: PointerClass, cell: int) -> bool:
    """Tell whether workgroup memory needs cells that are floats, for the sake of native float atomics.

    LLVM copies floats as integers; such plain accesses convert the bits. Atomics on integers could not.
    """
    atomic = {access.kind for access in found.accesses if access.atomic and access.size == cell}
    return found.members[0].kind == "workgroup" and atomic == {"f"}


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


def low_bit(value: int) -> int:
    """Return the largest power of two that divides a number."""
    return value & -value


class AddressPort:
    """Memory behind a 64-bit address."""

    def __init__(self, e: Emitter, address: int, align: int, volatile: bool) -> None:
        self.e = e
        self.address = address
        self.align = align
        self.volatile = MemoryAccess.Volatile if volatile else 0

    def granule(self, align: int) -> int:
        limit = min(align, self.e.widths[-1] // 8)
        while limit > 1 and limit * 8 not in self.e.storage_widths and limit != 4:
            limit //= 2
        return limit

    def takes_float(self, size: int) -> bool:
        return size * 8 in self.e.storage_floats

    def operands(self, offset: int, size: int) -> tuple[int, int]:
        align = self.align if offset == 0 else low_bit(self.align | offset)
        return MemoryAccess.Aligned | self.volatile, max(align, size)

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
        word = self.e.b.op(op.Load, self.e.b.u32, pointer, MemoryAccess.Aligned | self.volatile, 4)
        return extract_from_word(self.e, word, position, size)

    def _store_within_word(self, offset: int, size: int, value: int) -> None:
        pointer, position = self._word(offset)
        insert_into_word(self.e, pointer, position, size, value)


class CellPort:
    """Private or workgroup memory."""

    def __init__(self, e: Emitter, place: Place, volatile: bool) -> None:
        self.e = e
        self.place = place
        self.root = place.root
        self.operands = (
            (MemoryAccess.Volatile,) if volatile and self.root.storage == Storage.Workgroup else ()
        )

    def granule(self, align: int) -> int:
        return self.root.cell

    def takes_float(self, size: int) -> bool:
        return self.root.float_cell and size == self.root.cell

    def pointer(self, offset: int, size: int, is_float: bool) -> int:
        e, root = self.e, self.root
        pointee = e.cell_type(root)
        variable = cell_variable(e, root)
        if root.size == root.cell:
            return variable
        if root.lanes > 1:
            index, lane = lane_index(e, self.place, offset)
            return e.b.pure(op.AccessChain, e.module.pointer(root.storage, pointee), variable, index, lane)
        index = element_index(e, self.place, offset, root.cell)
        return e.b.pure(op.AccessChain, e.module.pointer(root.storage, pointee), variable, index)

    def load_lanes(self, offset: int) -> list[int]:
        """Load all cells of an element at once."""
        b, root = self.e.b, self.root
        cell = self.e.cell_type(root)
        vector = self.e.module.vector(cell, root.lanes)
        variable = cell_variable(self.e, root)
        index, _ = lane_index(self.e, self.place, offset)
        pointer = b.pure(op.AccessChain, self.e.module.pointer(root.storage, vector), variable, index)
        loaded = b.op(op.Load, vector, pointer, *self.operands)
        return [b.op(op.CompositeExtract, cell, loaded, lane) for lane in range(root.lanes)]

    def load(self, offset: int, size: int, is_float: bool) -> int:
        loaded = self.e.b.op(
            op.Load, self.e.cell_type(self.root), self.pointer(offset, size, is_float), *self.operands
        )
        if self.root.float_cell and not is_float:
            bits = floats.bits_of(self.e, self._float(), loaded)
            assert isinstance(bits, int)  # a cell is no wider than the target's integers
            return bits
        return loaded

    def store(self, offset: int, size: int, is_float: bool, value: int) -> None:
        if self.root.float_cell and not is_float:
            value = floats.from_bits(self.e, self._float(), value)
        self.e.b.effect(op.Store, self.pointer(offset, size, is_float), value, *self.operands)

    def _float(self) -> Float:
        return Float({2: "half", 4: "float", 8: "double"}[self.root.cell])


class BindingPort:
    """A storage buffer, which binding being known."""

    def __init__(self, e: Emitter, place: Place, volatile: bool, binding: int = 0) -> None:
        self.e = e
        self.place = place
        self.root = place.root
        self.binding = binding
        self.operands = (MemoryAccess.Volatile,) if volatile else ()

    def granule(self, align: int) -> int:
        limit = min(align, self.e.widths[-1] // 8)
        while limit > 1 and limit * 8 not in self.e.storage_widths and limit != 4:
            limit //= 2
        return limit

    def takes_float(self, size: int) -> bool:
        return size * 8 in self.e.storage_floats

    def pointer(self, offset: int, size: int, is_float: bool) -> int:
        e = self.e
        pointee = e.memory_type(size, is_float)
        variable = binding_variable(e, self.root, self.binding, size, is_float)
        index = element_index(e, self.place, offset, size)
        kind = e.module.pointer(Storage.StorageBuffer, pointee)
        return e.b.pure(op.AccessChain, kind, variable, e.b.const(32, 0), index)

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
        position = byte_offset(e, self.place, offset)
        index = e.b.shifted(op.ShiftRightLogical, 32, position, 2)
        variable = binding_variable(e, self.root, self.binding, 4, False)
        kind = e.module.pointer(Storage.StorageBuffer, e.b.u32)
        return e.b.pure(op.AccessChain, kind, variable, e.b.const(32, 0), index), position


def byte_offset(e: Emitter, place: Place, extra: int = 0) -> int:
    """Return the id of a place's offset in bytes."""
    if place.offset and not extra:
        return place.offset
    b, total = e.b, 0
    for value, scale in place.terms:
        scaled = scaled_by(e, value, scale)
        total = b.pure(op.IAdd, b.u32, total, scaled) if total else scaled
    constant = place.constant + extra
    if not total:
        return b.const(32, constant)
    return b.pure(op.IAdd, b.u32, total, b.const(32, constant)) if constant else total


def scaled_by(e: Emitter, value: int, scale: int) -> int:
    """Return value * scale, in 32 bits."""
    b = e.b
    if scale == 1:
        return value
    constant = b.known(value)
    if constant is not None:
        return b.const(32, constant * scale)
    if scale > 0 and scale & (scale - 1) == 0:
        return b.pure(op.ShiftLeftLogical, b.u32, value, b.const(32, scale.bit_length() - 1))
    return b.pure(op.IMul, b.u32, value, b.const(32, scale))


def element_index(e: Emitter, place: Place, extra: int, size: int) -> int:
    """Return the id of the index, in elements of ``size`` bytes, of an aligned place.

    The whole offset is a multiple of the size. Terms that visibly are become multiples of the index; so the
    sum of the others is one too, and may be shifted on its own. That sum may be negative where the rest makes up
    for it. In a variable the shift keeps the sign; a buffer may be larger than a sign leaves room for, and there
    the bits that the shift lost are cut off at the end.
    """
    b = e.b
    constant = place.constant + extra
    even = [(value, scale // size) for value, scale in place.terms if scale % size == 0]
    odd = tuple((value, scale) for value, scale in place.terms if scale % size)
    if not odd:
        return byte_offset(e, Place(place.root, tuple(even), constant // size))
    rest = byte_offset(e, Place(place.root, odd, constant % size))
    bits = size.bit_length() - 1
    in_buffer = place.root.is_bindings
    shift = op.ShiftRightLogical if in_buffer else op.ShiftRightArithmetic
    may_be_negative = not all(value in place.root.starts for value, _ in odd)
    alone = not even and constant // size == 0
    even.append((b.pure(shift, b.u32, rest, b.const(32, bits)), 1))
    index = byte_offset(e, Place(place.root, tuple(even), constant // size))
    if in_buffer and may_be_negative and not alone:
        return b.pure(op.BitwiseAnd, b.u32, index, b.const(32, 0xFFFFFFFF >> bits))
    return index


def lane_index(e: Emitter, place: Place, extra: int) -> tuple[int, int]:
    """Return the ids of the index of a vector and of the cell in it.

    What is constant or visibly a multiple of a vector stays out of the shift, so that accesses that differ in
    nothing else share it. What varies may be negative where a constant makes up for it: the shift keeps the sign.
    """
    b, root = e.b, place.root
    size = root.cell * root.lanes
    vectors = [(value, scale // size) for value, scale in place.terms if scale % size == 0]
    cells = [
        (value, scale // root.cell) for value, scale in place.terms if scale % size and scale % root.cell == 0
    ]
    odd = tuple((value, scale) for value, scale in place.terms if scale % root.cell)
    ahead, within = divmod(place.constant + extra, size)
    lane = within // root.cell
    if odd:
        rest = byte_offset(e, Place(root, odd, within % root.cell))
        shift = b.const(32, root.cell.bit_length() - 1)
        cells.append((b.pure(op.ShiftRightArithmetic, b.u32, rest, shift), 1))
    if not cells:
        return byte_offset(e, Place(root, tuple(vectors), ahead)), b.const(32, lane)
    varying = byte_offset(e, Place(root, tuple(cells), lane))
    shift = b.const(32, root.lanes.bit_length() - 1)
    vectors.insert(0, (b.pure(op.ShiftRightArithmetic, b.u32, varying, shift), 1))
    mask = b.const(32, root.lanes - 1)
    return byte_offset(e, Place(root, tuple(vectors), ahead)), b.pure(op.BitwiseAnd, b.u32, varying, mask)


def cell_variable(e: Emitter, root: Root) -> int:
    """Return the variable of private or workgroup memory, declared at first use."""
    if root.variable:
        return root.variable
    module, cell = e.module, e.cell_type(root)
    count = root.size // root.cell
    kind = cell if count == 1 else module.array(cell, count)
    if root.lanes > 1:
        kind = module.array(module.vector(cell, root.lanes), count // root.lanes)
    if root.storage == Storage.Workgroup:
        zeroed = any(member.zeroed for member in root.members)
        if zeroed and not e.target.has("shaderZeroInitializeWorkgroupMemory"):
            raise Unsupported("workgroup memory that begins as zero; store zeros, then nv.barrier")
        root.variable = module.variable(Storage.Workgroup, kind, *([module.null(kind)] if zeroed else []))
    elif root.initialiser is None:
        root.variable = e.b.local(kind)
    else:
        step = root.cell
        if count + 3 > MOST_WORDS:
            names = ", ".join(member.name for member in root.members)
            raise Unsupported(f"a constant table of {count} elements ({names}); pass it as an array")
        parts = [
            e.cell_constant(root, int.from_bytes(root.initialiser[i : i + step], "little"))
            for i in range(0, root.size, step)
        ]
        root.variable = e.b.local(kind, parts[0] if count == 1 else module.composite(kind, parts))
    for member in root.members:
        module.name(root.variable, member.name[1:])
        break
    return root.variable


def binding_variable(e: Emitter, root: Root, binding: int, size: int, is_float: bool) -> int:
    """Return the variable that shows a binding as an array of one scalar type, declared at first use."""
    key = (binding, size, is_float)
    known = root.by_width.get(key)
    if known is None:
        known = root.by_width[key] = e.interface.binding(root.members[binding].name, size, is_float)
    return known


def extract_from_word(e: Emitter, word: int, position: int, size: int) -> int:
    """Return the 1 or 2 bytes at a byte position of a word, held as an integer of that width is."""
    b = e.b
    shift = b.shifted(op.ShiftLeftLogical, 32, b.masked(32, position, 2), 3)
    value = b.masked(32, b.int_op(op.ShiftRightLogical, 32, word, shift), size * 8)
    return b.resized(value, 32, e.shape(size * 8).held)


def insert_into_word(e: Emitter, pointer: int, position: int, size: int, value: int) -> None:
    """Replace 1 or 2 bytes of a word. Other invocations may write its other bytes meanwhile: hence the atomics."""
    b = e.b
    shift = b.shifted(op.ShiftLeftLogical, 32, b.masked(32, position, 2), 3)
    mask = b.int_op(op.ShiftLeftLogical, 32, b.const(32, (1 << size * 8) - 1), shift)
    bits = b.int_op(op.ShiftLeftLogical, 32, b.resized(value, e.shape(size * 8).held, 32), shift)
    scope, relaxed = b.const(32, Scope.Device), b.const(32, Semantics.Relaxed)
    b.op(op.AtomicAnd, b.u32, pointer, scope, relaxed, b.int_op(op.Not, 32, mask))
    b.op(op.AtomicOr, b.u32, pointer, scope, relaxed, bits)


def port_of(e: Emitter, pointer: int | Place, align: int, volatile: bool) -> Port:
    """Return the way to reach memory at a pointer."""
    if isinstance(pointer, int):
        return AddressPort(e, pointer, align, volatile)
    if not pointer.root.is_bindings:
        return CellPort(e, pointer, volatile)
    binding = e.b.known(pointer.binding) if pointer.binding else 0
    if binding is None:
        raise Unsupported("an access of this kind to a choice between buffers; choose the value, or branch")
    return BindingPort(e, pointer, volatile, binding)


def is_choice(e: Emitter, pointer: int | Place) -> bool:
    """Tell whether it depends on run-time values which buffer a pointer points into."""
    return isinstance(pointer, Place) and bool(pointer.binding) and e.b.known(pointer.binding) is None
