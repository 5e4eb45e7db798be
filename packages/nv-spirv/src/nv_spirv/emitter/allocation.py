"""The variable, or the bindings, that pointers without an address point into, and how its members are laid out.

Private and workgroup memory is an array of cells as fine as the finest access of the program, or of vectors of such
cells; a storage buffer is one aliased variable for each width.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .enums import Storage
from .provenance import Member, PointerClass


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
    dynamic: bool = False  # behind `size` bytes lie as many as the launch gives
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
    """Return what null and poison point into where pointers are not addresses: nothing, accesses have no effect."""
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
    bases, size, dynamic = _laid_out(found.members, cell * lanes)
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
    return Allocation(found.members, storage, cell, float_cell, bases, size, initialiser, dynamic, lanes)


def _laid_out(members: list[Member], step: int) -> tuple[dict[str, int], int, bool]:
    """Return where each member begins, the bytes of all, and whether as many as the launch gives lie behind them."""
    bases, end = {}, 0
    fixed = [member for member in members if not member.dynamic]
    dynamic = [member for member in members if member.dynamic]
    for member in fixed:
        align = max(member.align, step)
        end = -(-end // align) * align
        bases[member.name] = end
        end += member.size
    align = max([step, *(member.align for member in dynamic)])
    size = -(-end // align) * align
    bases |= dict.fromkeys((member.name for member in dynamic), size)
    return bases, size if dynamic else max(size, step), bool(dynamic)


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
