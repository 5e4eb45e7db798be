"""Variables of storage without addresses, each declared where it is first used."""

from __future__ import annotations

from ..errors import Unsupported
from ..words import MOST_WORDS
from .allocation import Allocation
from .context import Context
from .enums import Storage


def cell_variable(e: Context, allocation: Allocation) -> int:
    """Return the variable of private or workgroup memory, declared at first use."""
    if allocation.variable:
        return allocation.variable
    module, cell = e.module, e.cell_type(allocation)
    count = allocation.size // allocation.cell
    element, elements = cell, count // allocation.lanes
    if allocation.lanes > 1:
        element = module.vector(cell, allocation.lanes)
    if allocation.dynamic:
        length = e.interface.shared_length(elements, allocation.cell * allocation.lanes)
        kind = module.array_of(element, length)
    else:
        kind = cell if count == 1 else module.array(element, elements)
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


def _private_variable(e: Context, allocation: Allocation, kind: int, *initialiser: int) -> int:
    if allocation.storage == Storage.Private:
        return e.module.variable(Storage.Private, kind, *initialiser)
    return e.b.local(kind, *initialiser)


def binding_variable(e: Context, allocation: Allocation, binding: int, size: int, is_float: bool) -> int:
    """Return the variable that shows a binding as an array of one scalar type, declared at first use."""
    key = (binding, size, is_float)
    known = allocation.by_width.get(key)
    if known is None:
        known = allocation.by_width[key] = e.interface.binding(
            allocation.members[binding].name, size, is_float
        )
    return known
