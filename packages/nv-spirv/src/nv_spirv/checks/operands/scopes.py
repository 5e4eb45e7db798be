"""Scopes and memory semantics: constants, with values that Vulkan allows.

Vulkan, appendix "Vulkan Environment for SPIR-V" ("Standalone SPIR-V Validation", the rules on Scope and
MemorySemantics): a barrier runs across a workgroup or a subgroup, group operations across a subgroup;
semantics name one memory order at most, an order names what memory it is about and the other way round; what Vulkan's
memory model brought (availability, visibility, queue families) needs its capability.
"""

from __future__ import annotations

from nv_spirv.binary import Instruction
from nv_spirv.checks.operands.rule import Types
from nv_spirv.grammar import op

_DEVICE_TO_INVOCATION = (1, 2, 3, 4, 5, 6)
_DEVICE, _WORKGROUP, _SUBGROUP, _INVOCATION, _QUEUE_FAMILY = 1, 2, 3, 4, 5
_ACQUIRE, _RELEASE, _ACQUIRE_RELEASE, _SEQUENTIAL = 2, 4, 8, 16
_ORDERS = _ACQUIRE | _RELEASE | _ACQUIRE_RELEASE | _SEQUENTIAL
_MEMORY = 0x40 | 0x100 | 0x800 | 0x1000  # Uniform, Workgroup, Image, Output
_MAKE_AVAILABLE, _MAKE_VISIBLE, _VOLATILE = 0x2000, 0x4000, 0x8000
_OF_VULKAN_MODEL = 0x1000 | _MAKE_AVAILABLE | _MAKE_VISIBLE | _VOLATILE
_VULKAN_MODEL, _VULKAN_MODEL_DEVICE_SCOPE = 5345, 5346  # capabilities

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
    values = [types.found.integer(instruction[place]) or 0 for place in semantics]
    if memory and (wrong := _reach(types, types.found.integer(instruction[memory]), values)):
        return wrong
    if opcode == op.AtomicCompareExchange and (wrong := _unequal(*values)):
        return f"memory semantics {values[1]:#x} where nothing is stored: {wrong}"
    return next((wrong for value in values if (wrong := _semantics(types, opcode, value))), None)


def _unequal(equal: int, unequal: int) -> str | None:
    """What is wrong with the semantics of an exchange that finds another value, beside those of one that does not."""
    rules = (
        (unequal & (_RELEASE | _ACQUIRE_RELEASE), "a release"),
        (
            unequal & _ACQUIRE and not equal & (_ACQUIRE | _ACQUIRE_RELEASE),
            "stronger than where it is stored",
        ),
        (unequal & ~equal & (_MEMORY | _MAKE_VISIBLE), "more memory than where it is stored"),
        ((unequal ^ equal) & _VOLATILE, "volatile on one side only"),
    )
    return next((what for broken, what in rules if broken), None)


def _reach(types: Types, scope: int | None, semantics: list[int]) -> str | None:
    """What is wrong with a memory scope."""
    if scope not in _DEVICE_TO_INVOCATION:
        return f"memory scope {scope}; Vulkan has 1 (device) to 6"
    if scope == _QUEUE_FAMILY and _VULKAN_MODEL not in types.capabilities:
        return "memory scope 5 (queue family) without VulkanMemoryModel"
    if scope == _DEVICE and types.vulkan_model and _VULKAN_MODEL_DEVICE_SCOPE not in types.capabilities:
        return "memory scope 1 (device) without VulkanMemoryModelDeviceScope"
    if scope == _INVOCATION and any(value & _ORDERS for value in semantics):
        return "a memory order in the scope of one invocation"
    return None


def _constant(types: Types, identifier: int) -> str | None:
    numeric = types.numeric(types.type_of.get(identifier, 0))
    if numeric is None or numeric.base not in "iu" or numeric.width != 32 or numeric.length != 1:
        return f"scope or semantics %{identifier} is not an integer of 32 bits"
    return (
        None if identifier in types.found.constants else f"scope or semantics %{identifier} is not a constant"
    )


def _semantics(types: Types, opcode: int, value: int) -> str | None:
    order, said = value & _ORDERS, f"memory semantics {value:#x}"
    barrier = opcode in (op.ControlBarrier, op.MemoryBarrier)
    rules = (
        (order & order - 1, "with more than one order"),
        (order & _SEQUENTIAL, "whose order, SequentiallyConsistent, Vulkan has not"),
        (order & _UNORDERED.get(opcode, 0), "whose order is for the other direction"),
        (opcode == op.MemoryBarrier and not order, "a memory barrier without an order"),
        (order and not value & _MEMORY, "an order without memory that it is about"),
        (value & _MEMORY and not order, "memory without an order"),
        (
            value & _OF_VULKAN_MODEL and _VULKAN_MODEL not in types.capabilities,
            "bits of the Vulkan memory model without VulkanMemoryModel",
        ),
        (
            value & _MAKE_AVAILABLE and not order & (_RELEASE | _ACQUIRE_RELEASE),
            "MakeAvailable without a release",
        ),
        (
            value & _MAKE_VISIBLE and not order & (_ACQUIRE | _ACQUIRE_RELEASE),
            "MakeVisible without an acquire",
        ),
        (barrier and value & _VOLATILE, "a volatile barrier"),
    )
    return next((f"{said}: {what}" for broken, what in rules if broken), None)
