"""Variables that pointers without an address point into, and the element that an offset into one is.

Private and workgroup memory is an array of cells as fine as the finest access of the program, or of vectors of such
cells; a storage buffer is one aliased variable for each width.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nv_spirv.grammar import op

from ..errors import Unsupported
from ..words import MOST_WORDS
from .enums import Storage
from .provenance import Member, PointerClass
from .values import Place

if TYPE_CHECKING:
    from .function import Emitter


@dataclass(eq=False)
class Allocation:
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

    @property
    def is_private(self) -> bool:
        """Tell whether each invocation has a variable of its own: in the kernel, or where functions reach it, too."""
        return self.storage in (Storage.Function, Storage.Private, Storage.Null)

    def binding_of(self, name: str) -> int:
        """Return the number of a member among the class's members."""
        return next(index for index, member in enumerate(self.members) if member.name == name)


def null_allocation() -> Allocation:
    """Return what null and poison point into where pointers are no addresses: nothing, accesses have no effect."""
    return Allocation([], Storage.Null, 1, False, {}, 0)


def allocation_of(
    found: PointerClass, widest: int, tables: dict[str, bytes], *, wide: bool = False
) -> Allocation:
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
        return Allocation(
            found.members, Storage.StorageBuffer, 1, False, {m.name: 0 for m in found.members}, 0
        )
    storage = Storage.Workgroup if kind == "workgroup" else Storage.Function
    if storage == Storage.Function and found.into_function:
        storage = Storage.Private
    initialiser = None
    if any(member.kind == "table" for member in found.members):
        data = bytearray(size)
        for member in found.members:
            if member.kind == "table":
                data[bases[member.name] : bases[member.name] + member.size] = tables[member.name]
        initialiser = bytes(data)
    return Allocation(found.members, storage, cell, float_cell, bases, size, initialiser, lanes)


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


def low_bit(value: int) -> int:
    """Return the largest power of two that divides a number."""
    return value & -value


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
    even: list[tuple[int, int]] = []
    odd: tuple[tuple[int, int], ...] = ()
    for term in place.terms:
        value, scale = term
        if scale % size:
            odd += (term,)
        else:
            even.append((value, scale // size))
    if not odd:
        return byte_offset(e, Place(place.allocation, tuple(even), constant // size))
    rest = byte_offset(e, Place(place.allocation, odd, constant % size))
    bits = size.bit_length() - 1
    in_buffer = place.allocation.is_bindings
    shift = op.ShiftRightLogical if in_buffer else op.ShiftRightArithmetic
    may_be_negative = not all(value in place.allocation.starts for value, _ in odd)
    alone = not even and constant // size == 0
    even.append((b.pure(shift, b.u32, rest, b.const(32, bits)), 1))
    index = byte_offset(e, Place(place.allocation, tuple(even), constant // size))
    if in_buffer and may_be_negative and not alone:
        return b.pure(op.BitwiseAnd, b.u32, index, b.const(32, 0xFFFFFFFF >> bits))
    return index


def lane_index(e: Emitter, place: Place, extra: int) -> tuple[int, int]:
    """Return the ids of the index of a vector and of the cell in it.

    What is constant or visibly a multiple of a vector stays out of the shift, so that accesses that differ in
    nothing else share it. What varies may be negative where a constant makes up for it: the shift keeps the sign.
    """
    b, allocation = e.b, place.allocation
    size = allocation.cell * allocation.lanes
    vectors = [(value, scale // size) for value, scale in place.terms if scale % size == 0]
    cells = [
        (value, scale // allocation.cell)
        for value, scale in place.terms
        if scale % size and scale % allocation.cell == 0
    ]
    odd = tuple((value, scale) for value, scale in place.terms if scale % allocation.cell)
    ahead, within = divmod(place.constant + extra, size)
    lane = within // allocation.cell
    if odd:
        rest = byte_offset(e, Place(allocation, odd, within % allocation.cell))
        shift = b.const(32, allocation.cell.bit_length() - 1)
        cells.append((b.pure(op.ShiftRightArithmetic, b.u32, rest, shift), 1))
    if not cells:
        return byte_offset(e, Place(allocation, tuple(vectors), ahead)), b.const(32, lane)
    varying = byte_offset(e, Place(allocation, tuple(cells), lane))
    shift = b.const(32, allocation.lanes.bit_length() - 1)
    vectors.insert(0, (b.pure(op.ShiftRightArithmetic, b.u32, varying, shift), 1))
    mask = b.const(32, allocation.lanes - 1)
    return byte_offset(e, Place(allocation, tuple(vectors), ahead)), b.pure(
        op.BitwiseAnd, b.u32, varying, mask
    )


def cell_variable(e: Emitter, allocation: Allocation) -> int:
    """Return the variable of private or workgroup memory, declared at first use."""
    if allocation.variable:
        return allocation.variable
    module, cell = e.module, e.cell_type(allocation)
    count = allocation.size // allocation.cell
    kind = cell if count == 1 else module.array(cell, count)
    if allocation.lanes > 1:
        kind = module.array(module.vector(cell, allocation.lanes), count // allocation.lanes)
    if allocation.storage == Storage.Workgroup:
        zeroed = any(member.zeroed for member in allocation.members)
        if zeroed and not e.target.has("shaderZeroInitializeWorkgroupMemory"):
            raise Unsupported("workgroup memory that begins as zero; store zeros, then nv.barrier")
        allocation.variable = module.variable(
            Storage.Workgroup, kind, *([module.null(kind)] if zeroed else [])
        )
    elif allocation.initialiser is None:
        allocation.variable = _private_variable(e, allocation, kind)
    else:
        step = allocation.cell
        if count + 3 > MOST_WORDS:
            names = ", ".join(member.name for member in allocation.members)
            raise Unsupported(f"a constant table of {count} elements ({names}); pass it as an array")
        parts = [
            e.cell_constant(allocation, int.from_bytes(allocation.initialiser[i : i + step], "little"))
            for i in range(0, allocation.size, step)
        ]
        initialiser = parts[0] if count == 1 else module.composite(kind, parts)
        allocation.variable = _private_variable(e, allocation, kind, initialiser)
    for member in allocation.members:
        module.name(allocation.variable, member.name[1:])
        break
    return allocation.variable


def _private_variable(e: Emitter, allocation: Allocation, kind: int, *initialiser: int) -> int:
    if allocation.storage == Storage.Private:
        return e.module.variable(Storage.Private, kind, *initialiser)
    return e.b.local(kind, *initialiser)


def binding_variable(e: Emitter, allocation: Allocation, binding: int, size: int, is_float: bool) -> int:
    """Return the variable that shows a binding as an array of one scalar type, declared at first use."""
    key = (binding, size, is_float)
    known = allocation.by_width.get(key)
    if known is None:
        known = allocation.by_width[key] = e.interface.binding(
            allocation.members[binding].name, size, is_float
        )
    return known
