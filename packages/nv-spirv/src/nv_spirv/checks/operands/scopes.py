"""Scopes and memory semantics: constants, with values that Vulkan allows.

Vulkan, appendix "Vulkan Environment for SPIR-V" ("Standalone SPIR-V Validation", the rules on Scope and
MemorySemantics): a barrier runs across a workgroup or a subgroup, group operations across a subgroup;
semantics name one memory order at most, and an order names what memory it is about.
"""

from __future__ import annotations

from nv_spirv.binary import Instruction
from nv_spirv.checks.operands.rule import Types
from nv_spirv.grammar import op

_DEVICE_TO_INVOCATION = (1, 2, 3, 4, 5, 6)
_WORKGROUP, _SUBGROUP = 2, 3
_ACQUIRE, _RELEASE, _ACQUIRE_RELEASE, _SEQUENTIAL = 2, 4, 8, 16
_ORDERS = _ACQUIRE | _RELEASE | _ACQUIRE_RELEASE | _SEQUENTIAL
_MEMORY = 0x40 | 0x100 | 0x800 | 0x1000  # Uniform, Workgroup, Image, Output

_UPDATES = (
    op.AtomicExchange,
    *range(op.AtomicIIncrement, op.AtomicXor + 1),
    op.AtomicFAddEXT,
    op.AtomicFMinEXT,
    op.AtomicFMaxEXT,
)
# Opcode → indexes of execution scope, memory scope (0 for none), and memory semantics.
_PLACES: dict[int, tuple[int, int, tuple[int, ...]]] = {
    op.ControlBarrier: (1, 2, (3,)),
    op.MemoryBarrier: (0, 1, (2,)),
    op.AtomicLoad: (0, 4, (5,)),
    op.AtomicStore: (0, 2, (3,)),
    op.AtomicCompareExchange: (0, 4, (5, 6)),
    op.ReadClockKHR: (0, 3, ()),
    **dict.fromkeys(_UPDATES, (0, 4, (5,))),
    **dict.fromkeys(range(op.GroupNonUniformElect, op.GroupNonUniformQuadSwap + 1), (3, 0, ())),
    op.GroupNonUniformRotateKHR: (3, 0, ()),
}
_UNORDERED = {  # orders that make no sense for an instruction
    op.AtomicLoad: _RELEASE | _ACQUIRE_RELEASE | _SEQUENTIAL,
    op.AtomicStore: _ACQUIRE | _ACQUIRE_RELEASE | _SEQUENTIAL,
}

SCOPED = frozenset(_PLACES)


def check(types: Types, instruction: Instruction) -> str | None:
    """What is wrong with the scopes and semantics of an instruction of `SCOPED`."""
    opcode = instruction[0]
    execution, memory, semantics = _PLACES[opcode]
    for place in (execution, memory, *semantics):
        wrong = _constant(types, instruction[place]) if place else None
        if wrong:
            return wrong
    scope = types.found.integer(instruction[execution]) if execution else _SUBGROUP
    if not types.logical:
        return None  # OpenCL's rules are others
    if scope not in ((_WORKGROUP, _SUBGROUP) if opcode == op.ControlBarrier else (_SUBGROUP,)):
        return f"execution scope {scope}; Vulkan has 3 (subgroup) and, for barriers, 2 (workgroup)"
    reach = types.found.integer(instruction[memory]) if memory else _SUBGROUP
    if reach not in _DEVICE_TO_INVOCATION:
        return f"memory scope {reach}; Vulkan has 1 (device) to 6"
    return next(
        (wrong for place in semantics if (wrong := _semantics(types, opcode, instruction[place]))), None
    )


def _constant(types: Types, identifier: int) -> str | None:
    numeric = types.numeric(types.type_of.get(identifier, 0))
    if numeric is None or numeric.base not in "iu" or numeric.width != 32 or numeric.length != 1:
        return f"scope or semantics %{identifier} is not an integer of 32 bits"
    return (
        None if identifier in types.found.constants else f"scope or semantics %{identifier} is not a constant"
    )


def _semantics(types: Types, opcode: int, identifier: int) -> str | None:
    value = types.found.integer(identifier) or 0
    order = value & _ORDERS
    if order & order - 1:
        return f"memory semantics {value:#x} with more than one order"
    if order & _UNORDERED.get(opcode, 0):
        return f"memory semantics {value:#x}, whose order is for the other direction"
    if opcode == op.MemoryBarrier and not order:
        return f"memory semantics {value:#x}: a memory barrier without an order"
    barrier = opcode in (op.ControlBarrier, op.MemoryBarrier)
    if barrier and order and not value & _MEMORY:
        return f"memory semantics {value:#x}: an order without memory that it is about"
    return None
