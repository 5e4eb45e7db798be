"""Which capabilities a module uses: for the check that it declares them, and the pass that drops the others.

What an opcode or an enumerant asks for stands in the grammar's tables, what depends on types in `capability_types`. A
capability that is not in `JUDGED` may be needed for reasons that this module does not know; the pass never drops it.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from nv_spirv.binary import Instruction
from nv_spirv.capability_types import (
    FLOAT_ATOMICS,
    POINTER_MAKERS,
    RULES,
    STORAGE_8,
    STORAGE_16,
    Alternatives,
    small_arithmetic,
)
from nv_spirv.declarations import Declarations
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import Context, parts, shape, walk
from nv_spirv.grammar.tables import enumeration, instruction_row


class Need(NamedTuple):
    """One use: any of the capabilities `any_of` allows it; the index of the instruction that makes it."""

    any_of: Alternatives
    index: int  # type: ignore[assignment]


JUDGED: frozenset[str] = frozenset(
    {
        "Float64",
        "Float16",
        "Int8",
        "Int16",
        "Int64",
        "Int64Atomics",
        "GroupNonUniform",
        "GroupNonUniformArithmetic",
        "GroupNonUniformClustered",
        "VariablePointers",
        "VariablePointersStorageBuffer",
        "PhysicalStorageBufferAddresses",
        "VulkanMemoryModel",
        "DotProduct",
        "DotProductInputAll",
        "DotProductInput4x8Bit",
        "DotProductInput4x8BitPacked",
        "BFloat16TypeKHR",
        "BFloat16CooperativeMatrixKHR",
        "DenormPreserve",
        "DenormFlushToZero",
        "SignedZeroInfNanPreserve",
        "RoundingModeRTE",
        "RoundingModeRTZ",
        "FloatControls2",
        "GroupNonUniformVote",
        "GroupNonUniformBallot",
        "GroupNonUniformShuffle",
        "GroupNonUniformShuffleRelative",
        "GroupNonUniformQuad",
        "GroupNonUniformRotateKHR",
        "SubgroupBallotKHR",
        "SubgroupVoteKHR",
        "CooperativeMatrixKHR",
        "ShaderClockKHR",
        *FLOAT_ATOMICS.values(),
        *(name for table in (STORAGE_16, STORAGE_8) for names in table.values() for name in names),
    }
) - {
    "WorkgroupMemoryExplicitLayout16BitAccessKHR",
    "WorkgroupMemoryExplicitLayout8BitAccessKHR",
}
"""The capabilities whose every use `needs` finds."""


def with_implied(capabilities: Iterable[str]) -> set[str]:
    """Capabilities with all that declaring them declares too."""
    known = enumeration("Capability").by_name
    result: set[str] = set()
    waiting = list(capabilities)
    while waiting:
        capability = waiting.pop()
        if capability not in result:
            result.add(capability)
            waiting += known[capability].capabilities if capability in known else ()
    return result


def needs(module: Sequence[Instruction], found: Declarations) -> Iterator[Need]:
    """The uses of capabilities that the instructions and types of a module make: each way of using one once."""
    type_of: dict[int, int] = {}
    plans = {opcode: _plan(opcode) for opcode in {instruction[0] for instruction in module}}
    asked: set[Alternatives] = set()
    seen: set[tuple[object, ...]] = set()
    for index, instruction in enumerate(module):
        opcode = instruction[0]
        plan = plans[opcode]
        if plan is not None:
            for any_of in _named(plan, instruction, seen):
                if any_of not in asked:
                    asked.add(any_of)
                    yield Need(any_of, index)
            if not plan.places and not plan.tail:
                plans[opcode] = None  # its next use asks for nothing new
        if opcode in RULES:
            for any_of in RULES[opcode](instruction, found, type_of):
                yield Need(any_of, index)
        if opcode in POINTER_MAKERS and len(instruction) > 2:
            type_of[instruction[2]] = instruction[1]


class _Plan(NamedTuple):
    """Where an instruction asks for capabilities: itself, enumerants at fixed places, and those from `tail` on."""

    capabilities: Alternatives
    places: tuple[tuple[int, str], ...]
    tail: int


@functools.cache
def _bears(kind: str) -> bool:
    """Return whether an enumerant of a kind, or one of its operands, needs capabilities."""
    if len(kind) < 3 or kind == "Capability":
        return False
    table = enumeration(kind)
    return table.asks or any(map(_bears, table.operand_kinds))


@functools.cache
def _plan(opcode: int) -> _Plan | None:
    row = instruction_row(opcode)
    if row is None:
        return None
    fixed = shape(opcode).rest - 1
    places = tuple((at, o.kind) for at, o in enumerate(row.operands[:fixed], 1) if _bears(o.kind))
    tail = fixed + 1 if any(_bears(operand.kind) for operand in row.operands[fixed:]) else 0
    return _Plan(row.capabilities, places, tail) if row.capabilities or places or tail else None


def _named(plan: _Plan, instruction: Instruction, seen: set[tuple[object, ...]]) -> Iterator[Alternatives]:
    """What the opcode and the enumerants of an instruction ask for, by the grammar."""
    key: tuple[object, ...]
    if plan.capabilities:
        yield plan.capabilities
    for at, kind in plan.places:
        key = (kind, instruction[at])
        if key not in seen:
            seen.add(key)
            yield from _enumerant(kind, instruction[at])
    if plan.tail and len(instruction) > plan.tail:
        key = (instruction[0], instruction[plan.tail :])
        if key not in seen:
            seen.add(key)
            for kind, start, _ in walk(instruction, Context()):
                if start >= plan.tail and len(kind) > 2:
                    yield from _enumerant(kind, instruction[start])


def _enumerant(kind: str, value: int) -> Iterator[Alternatives]:
    table = enumeration(kind)
    for part in parts(table, value):
        row = table.by_value.get(part)
        if row is not None and row.capabilities and (kind, row.name) not in _FREE:
            yield row.capabilities


# What the grammar's tables ask capabilities for, and Vulkan does not, or this module asks for itself.
_FREE = frozenset({("GroupOperation", "ClusteredReduce")})


def arithmetic_needs(module: Sequence[Instruction], found: Declarations) -> Iterator[Need]:
    """The uses of 8- and 16-bit numbers beyond loading, storing and converting them."""
    small = {type_id: need for type_id in found.types if (need := small_arithmetic(found, type_id))}
    if not small:
        return
    type_of: dict[int, int] = {}
    for index, instruction in enumerate(module):
        opcode = instruction[0]
        if opcode in _MOVES or opcode in _DECLARING:
            if opcode == op.Load or opcode in _CONVERSIONS:
                type_of[instruction[2]] = instruction[1]
            continue
        operands = shape(opcode)
        if operands.typed and instruction[1] in small:
            type_of[instruction[2]] = instruction[1]
            yield Need((small[instruction[1]],), index)
        for operand in instruction[operands.result + 1 :]:
            if type_of.get(operand) in small:
                yield Need((small[type_of[operand]],), index)


_CONVERSIONS = frozenset({op.UConvert, op.SConvert, op.FConvert})
_MOVES = _CONVERSIONS | {
    op.Load,
    op.Store,
    op.CopyMemory,
    op.AccessChain,
    op.InBoundsAccessChain,
    op.Variable,
}
_DECLARING = frozenset(
    {
        op.Name,
        op.MemberName,
        op.Decorate,
        op.MemberDecorate,
        op.TypeVector,
        op.TypeMatrix,
        op.TypeArray,
        op.TypeRuntimeArray,
        op.TypeStruct,
        op.TypePointer,
        op.TypeFunction,
    }
)
