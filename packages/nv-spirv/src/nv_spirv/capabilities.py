"""Which capabilities a module uses: for the check that it declares them, and the pass that drops the others.

What an opcode or an enumerant asks for stands in the grammar's tables. What depends on types stands here: numbers and
their storage, atomics, variable pointers, dot products, cooperative matrices. A capability that is not in `JUDGED`
may be needed for reasons that this module does not know; the pass never drops it.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from nv_spirv.binary import Instruction
from nv_spirv.declarations import (
    BLOCK,
    FUNCTION,
    PHYSICAL_STORAGE_BUFFER,
    PRIVATE,
    PUSH_CONSTANT,
    STORAGE_BUFFER,
    UNIFORM,
    WORKGROUP,
    Declarations,
)
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import Context, parts, shape, walk
from nv_spirv.grammar.tables import enumeration, instruction_row

Alternatives = tuple[str, ...]


class Need(NamedTuple):
    """One use: any of the capabilities `any_of` allows it; the index of the instruction that makes it."""

    any_of: Alternatives
    index: int  # type: ignore[assignment]


_DOTS = dict.fromkeys((op.SDot, op.UDot, op.SUDot), 5) | dict.fromkeys(
    (op.SDotAccSat, op.UDotAccSat, op.SUDotAccSat), 6
)
"""Opcode -> length of an instruction whose operands are vectors; one more where they are packed."""
_BFLOAT = 0
_STORAGE_16 = {
    STORAGE_BUFFER: ("StorageBuffer16BitAccess", "UniformAndStorageBuffer16BitAccess"),
    PHYSICAL_STORAGE_BUFFER: ("StorageBuffer16BitAccess", "UniformAndStorageBuffer16BitAccess"),
    UNIFORM: ("UniformAndStorageBuffer16BitAccess",),
    PUSH_CONSTANT: ("StoragePushConstant16",),
    WORKGROUP: ("WorkgroupMemoryExplicitLayout16BitAccessKHR",),
}
_STORAGE_8 = {
    STORAGE_BUFFER: ("StorageBuffer8BitAccess", "UniformAndStorageBuffer8BitAccess"),
    PHYSICAL_STORAGE_BUFFER: ("StorageBuffer8BitAccess", "UniformAndStorageBuffer8BitAccess"),
    UNIFORM: ("UniformAndStorageBuffer8BitAccess",),
    PUSH_CONSTANT: ("StoragePushConstant8",),
    WORKGROUP: ("WorkgroupMemoryExplicitLayout8BitAccessKHR",),
}
_ANY_16 = (
    "StorageBuffer16BitAccess",
    "UniformAndStorageBuffer16BitAccess",
    "StoragePushConstant16",
    "StorageInputOutput16",
)
_ANY_8 = ("StorageBuffer8BitAccess", "UniformAndStorageBuffer8BitAccess", "StoragePushConstant8")
_TYPES: dict[tuple[int, int], Alternatives] = {
    (op.TypeInt, 8): ("Int8", *_ANY_8, "WorkgroupMemoryExplicitLayout8BitAccessKHR"),
    (op.TypeInt, 16): ("Int16", *_ANY_16, "WorkgroupMemoryExplicitLayout16BitAccessKHR"),
    (op.TypeInt, 64): ("Int64",),
    (op.TypeFloat, 16): ("Float16", "Float16Buffer", *_ANY_16, "WorkgroupMemoryExplicitLayout16BitAccessKHR"),
    (op.TypeFloat, 64): ("Float64",),
}
_FLOAT_ATOMICS = {
    (op.AtomicFAddEXT, 16): "AtomicFloat16AddEXT",
    (op.AtomicFAddEXT, 32): "AtomicFloat32AddEXT",
    (op.AtomicFAddEXT, 64): "AtomicFloat64AddEXT",
    (op.AtomicFMinEXT, 16): "AtomicFloat16MinMaxEXT",
    (op.AtomicFMinEXT, 32): "AtomicFloat32MinMaxEXT",
    (op.AtomicFMinEXT, 64): "AtomicFloat64MinMaxEXT",
    (op.AtomicFMaxEXT, 16): "AtomicFloat16MinMaxEXT",
    (op.AtomicFMaxEXT, 32): "AtomicFloat32MinMaxEXT",
    (op.AtomicFMaxEXT, 64): "AtomicFloat64MinMaxEXT",
}
_ATOMICS = frozenset(range(op.AtomicLoad, op.AtomicXor + 1))

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
        *_FLOAT_ATOMICS.values(),
        *(name for table in (_STORAGE_16, _STORAGE_8) for names in table.values() for name in names),
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
        if opcode in _INTERESTING:
            for any_of in _INTERESTING[opcode](instruction, found, type_of):
                yield Need(any_of, index)
        if opcode in _POINTER_MAKERS and len(instruction) > 2:
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
    small = {type_id: need for type_id in found.types if (need := _small(found, type_id))}
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


def _small(found: Declarations, type_id: int) -> str:
    """The capability that arithmetic on a type asks for, if it is small; of composites that of a part."""
    declared = found.types[type_id]
    number = found.number(type_id)
    if number is not None:
        if number.width == 8:
            return "Int8" if number.kind != "float" else ""
        return (
            ("Float16" if number.kind == "float" else "Int16")
            if number.width == 16 and number.encoding < 0
            else ""
        )
    composites = (op.TypeVector, op.TypeMatrix, op.TypeArray, op.TypeCooperativeMatrixKHR)
    if declared[0] in composites and declared[2] in found.types:
        return _small(found, declared[2]) if declared[2] != type_id else ""
    return ""


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


def _type(instruction: Instruction, _: Declarations, __: dict[int, int]) -> Iterator[Alternatives]:
    if instruction[0] == op.TypeFloat and len(instruction) > 3:
        if instruction[3] == _BFLOAT:
            yield ("BFloat16TypeKHR",)
        return  # other encodings have capabilities of their own
    found = _TYPES.get((instruction[0], instruction[2]))
    if found:
        yield found


def _matrix(instruction: Instruction, found: Declarations, _: dict[int, int]) -> Iterator[Alternatives]:
    yield ("CooperativeMatrixKHR",)
    number = found.number(instruction[2])
    if number is not None and number.encoding == _BFLOAT:
        yield ("BFloat16CooperativeMatrixKHR",)


def _dot(instruction: Instruction, _: Declarations, __: dict[int, int]) -> Iterator[Alternatives]:
    yield ("DotProduct",)
    if len(instruction) > _DOTS[instruction[0]]:
        yield ("DotProductInput4x8BitPacked",)
    else:
        yield ("DotProductInput4x8Bit", "DotProductInputAll")


def _pointer(instruction: Instruction, found: Declarations, _: dict[int, int]) -> Iterator[Alternatives]:
    storage, pointee = instruction[2:4]
    if storage == PHYSICAL_STORAGE_BUFFER:
        yield ("PhysicalStorageBufferAddresses",)
    if storage in (FUNCTION, PRIVATE):
        return
    if storage == UNIFORM and found.decoration(pointee, BLOCK) is None:
        storage = STORAGE_BUFFER  # a BufferBlock, how SPIR-V before 1.3 says it, or a part of one
    widths = _widths(found, pointee, set())
    if 16 in widths and storage in _STORAGE_16:
        yield (*_STORAGE_16[storage], "Int16", "Float16")
    if 8 in widths and storage in _STORAGE_8:
        yield (*_STORAGE_8[storage], "Int8")


def _variable(instruction: Instruction, found: Declarations, _: dict[int, int]) -> Iterator[Alternatives]:
    """Variables of a function or an invocation hold small numbers only where arithmetic on them is allowed."""
    pointer = found.types.get(instruction[1], (0,))
    if instruction[3] in (FUNCTION, PRIVATE) and pointer[0] == op.TypePointer:
        for capability in sorted(_parts(found, pointer[3], set())):
            yield (capability,)


def _parts(found: Declarations, type_id: int, seen: set[int]) -> set[str]:
    """The capabilities that arithmetic on any part of a type asks for; pointers inside it are not followed."""
    if type_id in seen or type_id not in found.types:
        return set()
    seen.add(type_id)
    declared = found.types[type_id]
    if declared[0] in (op.TypeArray, op.TypeRuntimeArray):
        return _parts(found, declared[2], seen)
    if declared[0] == op.TypeStruct:
        return set().union(*(_parts(found, member, seen) for member in declared[2:]))
    small = _small(found, type_id)
    return {small} if small else set()


def _widths(found: Declarations, type_id: int, seen: set[int]) -> set[int]:
    """The widths of all numbers in a type; pointers inside it are not followed."""
    if type_id in seen or type_id not in found.types:
        return set()
    seen.add(type_id)
    declared = found.types[type_id]
    number = found.number(type_id)
    if number is not None:
        return {number.width} if number.encoding < 0 else set()
    if declared[0] in (op.TypeVector, op.TypeMatrix, op.TypeArray, op.TypeRuntimeArray):
        return _widths(found, declared[2], seen)
    if declared[0] == op.TypeStruct:
        return set().union(*(_widths(found, member, seen) for member in declared[2:]))
    return set()


def _atomic(instruction: Instruction, found: Declarations, type_of: dict[int, int]) -> Iterator[Alternatives]:
    typed = instruction[0] not in (op.AtomicStore,)
    type_id = instruction[1] if typed else found.types.get(type_of.get(instruction[1], 0), (0,) * 4)[3]
    number = found.number(type_id)
    if number is None:
        return
    if (instruction[0], number.width) in _FLOAT_ATOMICS:
        yield (_FLOAT_ATOMICS[instruction[0], number.width],)
    elif number.width == 64 and number.kind != "float":
        yield ("Int64Atomics",)


def _image_access(
    instruction: Instruction, found: Declarations, type_of: dict[int, int]
) -> Iterator[Alternatives]:
    """A storage image without a format is read and written only where that is declared."""
    write = instruction[0] == op.ImageWrite
    image = found.types.get(type_of.get(instruction[1 if write else 3], 0), (0,))
    if image[0] == op.TypeImage and image[8] == 0 and image[7] == _STORAGE and image[3] != _SUBPASS_DATA:
        yield (f"StorageImage{'Write' if write else 'Read'}WithoutFormat",)


_STORAGE, _SUBPASS_DATA = 2, 6


def _variable_pointer(
    instruction: Instruction, found: Declarations, _: dict[int, int]
) -> Iterator[Alternatives]:
    declared = found.types.get(instruction[1], (0,))
    if declared[0] != op.TypePointer:
        return
    if declared[2] == STORAGE_BUFFER:
        yield ("VariablePointersStorageBuffer", "VariablePointers")
    elif declared[2] == WORKGROUP:
        yield ("VariablePointers",)


_VARIABLE_POINTERS = (
    op.Phi,
    op.Select,
    op.FunctionCall,
    op.ConstantNull,
    op.Load,
    op.PtrAccessChain,
    op.InBoundsPtrAccessChain,
)
_POINTER_MAKERS = frozenset(
    {
        *_VARIABLE_POINTERS,
        op.Variable,
        op.AccessChain,
        op.InBoundsAccessChain,
        op.FunctionParameter,
        op.CopyObject,
    }
    | {op.ConvertUToPtr, op.Bitcast}
)

_INTERESTING = {
    op.TypeInt: _type,
    op.TypeFloat: _type,
    op.TypePointer: _pointer,
    op.Variable: _variable,
    op.TypeCooperativeMatrixKHR: _matrix,
    **dict.fromkeys(_DOTS, _dot),
    **dict.fromkeys((op.ImageRead, op.ImageSparseRead, op.ImageWrite), _image_access),
    **dict.fromkeys((*_ATOMICS, op.AtomicFAddEXT, op.AtomicFMinEXT, op.AtomicFMaxEXT), _atomic),
    **dict.fromkeys(_VARIABLE_POINTERS, _variable_pointer),
}
