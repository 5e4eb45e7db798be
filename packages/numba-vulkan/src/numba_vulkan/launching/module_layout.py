"""Where a module wants its arguments: what reflection says, in the terms of packing.

This is the one place that looks into an `nv_spirv.Reflection`; everything else here works on these values.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from numba_vulkan.errors import Internal
from numba_vulkan.launching import coarsening
from numba_vulkan.launching.captures import PREFIXES
from numba_vulkan.sessions.status import Raised

if TYPE_CHECKING:
    from nv_spirv import Reflection

STATUS = "nv.status"
ARGUMENTS = "nv.arguments"
RANDOM = ("nv.random.0", "nv.random.1")
#: The specialization constant that says how many bytes `nv.shared.array(0, dtype)` is about.
SHARED_BYTES = 4


class Member(NamedTuple):
    """One parameter in the block of arguments: its place in bytes."""

    name: str
    offset: int
    size: int


class ModuleLayout(NamedTuple):
    """How a module takes its arguments.

    Attributes
    ----------
    members
        What lies in the block of arguments, by offset.
    size
        Bytes of that block.
    indirect
        Whether the push constants hold only the address of the block.
    bindings
        Names of the pointer parameters that are descriptor bindings, in binding order; empty under physical addressing.
    written
        Names of the pointer parameters through which the kernel may write.
    raised
        What each status code means; empty for a kernel that cannot raise.
    captured
        Names of the pointers to arrays from outside the kernel.
    coarsens
        Whether a workgroup can do the work of several.
    takes_shared_bytes
        Whether the launch says how much workgroup memory there is.
    """

    members: tuple[Member, ...]
    size: int
    indirect: bool
    bindings: tuple[str, ...]
    written: frozenset[str]
    raised: dict[int, Raised]
    captured: tuple[str, ...]
    coarsens: bool
    takes_shared_bytes: bool

    @property
    def has_status(self) -> bool:
        """Return whether the kernel wants a status cell."""
        return STATUS in self.bindings or any(member.name == STATUS for member in self.members)

    @property
    def draws(self) -> bool:
        """Return whether the kernel wants a key of random numbers."""
        return any(member.name in RANDOM for member in self.members)


def of(found: Reflection) -> ModuleLayout:
    """The layout of a module that `nv_spirv.emit` made, from its reflection."""
    members = []
    for member in found.parameters:
        if member.offset is None or member.size is None:
            raise Internal(f"the module's parameter {member.name!r} has no place or no size")
        members.append(Member(member.name, member.offset, member.size))
    pointers = [member for member in found.parameters if member.type.kind == "pointer"]
    written = {member.name for member in pointers if not member.readonly}
    written |= {binding.name for binding in found.bindings if not binding.readonly}
    names = [member.name for member in members] + [binding.name for binding in found.bindings]
    push = found.push_constants
    constants = {constant.id for constant in found.spec_constants}
    return ModuleLayout(
        members=tuple(sorted(members, key=lambda member: member.offset)),
        size=max((member.offset + member.size for member in members), default=0),
        indirect=push is not None and [member.name for member in push.members] == [ARGUMENTS],
        bindings=_binding_names(found.bindings),
        written=frozenset(written),
        raised=_raised(found.notes.get("exceptions", ())),
        captured=tuple(sorted({n for n in names if n.startswith(PREFIXES) and not n.endswith(".offset")})),
        coarsens=coarsening.SPEC_ID in constants,
        takes_shared_bytes=SHARED_BYTES in constants,
    )


def _binding_names(bindings: Any) -> tuple[str, ...]:
    """The name of each binding; one that is read as several types is shown by as many variables."""
    names = {binding.binding: binding.name for binding in bindings if binding.set == 0}
    if {binding.set for binding in bindings} - {0} or sorted(names) != list(range(len(names))):
        places = [(binding.name, binding.set, binding.binding) for binding in bindings]
        raise Internal(f"the module's bindings are not 0, 1, … of set 0, but {places}")
    return tuple(names[index] for index in range(len(names)))


def _raised(rows: Any) -> dict[int, Raised]:
    table = {}
    for row in rows:
        if len(row) not in (6, 7):
            raise Internal(
                f"an exception of the module is {row!r}, not code, type, message, file, line, function"
            )
        code, type_, message, file, line, function, *form = row
        table[int(code)] = Raised(
            str(type_), str(message), str(file), int(line), str(function), str(form[0]) if form else ""
        )
    return table
