"""Which capabilities a compute module uses: for the check that it declares them, and the pass that drops the others.

The table covers what compute shaders use: number types and their storage, atomics, subgroup operations,
float controls, memory model, pointers, dot products, cooperative matrices. A capability that is not in
`JUDGED` may be needed for reasons this module does not know; it is never reported missing and never
dropped.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from nv_spirv.binary import Instruction
from nv_spirv.declarations import (
    BLOCK,
    BUILT_IN,
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
from nv_spirv.grammar.operands import shape

Alternatives = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Need:
    """One use: any of the capabilities `any_of` allows it; the index of the instruction that makes it."""

    any_of: Alternatives
    index: int


IMPLIES: dict[str, Alternatives] = {
    "Shader": ("Matrix",),
    "Int64Atomics": ("Int64",),
    "GroupNonUniformVote": ("GroupNonUniform",),
    "GroupNonUniformArithmetic": ("GroupNonUniform",),
    "GroupNonUniformBallot": ("GroupNonUniform",),
    "GroupNonUniformShuffle": ("GroupNonUniform",),
    "GroupNonUniformShuffleRelative": ("GroupNonUniform",),
    "GroupNonUniformClustered": ("GroupNonUniform",),
    "GroupNonUniformQuad": ("GroupNonUniform",),
    "GroupNonUniformRotateKHR": ("GroupNonUniform",),
    "GroupNonUniformPartitionedNV": ("GroupNonUniform",),
    "UniformAndStorageBuffer16BitAccess": ("StorageBuffer16BitAccess",),
    "UniformAndStorageBuffer8BitAccess": ("StorageBuffer8BitAccess",),
    "VariablePointers": ("VariablePointersStorageBuffer",),
    "DotProductInput4x8Bit": ("Int8",),
    "BFloat16DotProductKHR": ("BFloat16TypeKHR",),
    "BFloat16CooperativeMatrixKHR": ("BFloat16TypeKHR", "CooperativeMatrixKHR"),
}
"""What declaring a capability declares too (directly)."""

_GROUP = {
    (op.GroupNonUniformElect,): "GroupNonUniform",
    (op.GroupNonUniformAll, op.GroupNonUniformAny, op.GroupNonUniformAllEqual): "GroupNonUniformVote",
    (
        op.GroupNonUniformBroadcast,
        op.GroupNonUniformBroadcastFirst,
        *range(op.GroupNonUniformBallot, op.GroupNonUniformBallotFindMSB + 1),
    ): "GroupNonUniformBallot",
    (op.GroupNonUniformShuffle, op.GroupNonUniformShuffleXor): "GroupNonUniformShuffle",
    (op.GroupNonUniformShuffleUp, op.GroupNonUniformShuffleDown): "GroupNonUniformShuffleRelative",
    (op.GroupNonUniformQuadBroadcast, op.GroupNonUniformQuadSwap): "GroupNonUniformQuad",
    (op.GroupNonUniformRotateKHR,): "GroupNonUniformRotateKHR",
    (op.SubgroupBallotKHR, op.SubgroupFirstInvocationKHR): "SubgroupBallotKHR",
    (op.SubgroupAllKHR, op.SubgroupAnyKHR, op.SubgroupAllEqualKHR): "SubgroupVoteKHR",
    (
        op.CooperativeMatrixLoadKHR,
        op.CooperativeMatrixStoreKHR,
        op.CooperativeMatrixMulAddKHR,
        op.CooperativeMatrixLengthKHR,
        op.TypeCooperativeMatrixKHR,
    ): "CooperativeMatrixKHR",
    (op.ReadClockKHR,): "ShaderClockKHR",
}
_BY_OPCODE = {opcode: capability for opcodes, capability in _GROUP.items() for opcode in opcodes}
_DOTS = dict.fromkeys((op.SDot, op.UDot, op.SUDot), 5) | dict.fromkeys(
    (op.SDotAccSat, op.UDotAccSat, op.SUDotAccSat), 6
)
"""Opcode -> length of an instruction whose operands are vectors; one more where they are packed."""
_BFLOAT = 0
_ARITHMETIC = frozenset(range(op.GroupNonUniformIAdd, op.GroupNonUniformLogicalXor + 1))
_PARTITIONED_FROM = 6  # group operations from here on are SPV_NV_shader_subgroup_partitioned's
_CLUSTERED = 3

_MODES = {
    4459: "DenormPreserve",
    4460: "DenormFlushToZero",
    4461: "SignedZeroInfNanPreserve",
    4462: "RoundingModeRTE",
    4463: "RoundingModeRTZ",
    6028: "FloatControls2",
}
_FAST_MATH_MODE = 40
_BUILT_INS: dict[int, Alternatives] = {
    36: ("GroupNonUniform", "SubgroupBallotKHR", "Kernel"),  # SubgroupSize
    38: ("GroupNonUniform", "Kernel"),  # NumSubgroups
    40: ("GroupNonUniform", "Kernel"),  # SubgroupId
    41: ("GroupNonUniform", "SubgroupBallotKHR", "Kernel"),  # SubgroupLocalInvocationId
    **dict.fromkeys(
        range(4416, 4421), ("GroupNonUniformBallot", "SubgroupBallotKHR")
    ),  # SubgroupEqMask and its kin
}
_VULKAN_MEMORY_MODEL = 3
_PHYSICAL_ADDRESSING = 5348

_STORAGE_16 = {
    STORAGE_BUFFER: ("StorageBuffer16BitAccess", "UniformAndStorageBuffer16BitAccess"),
    PHYSICAL_STORAGE_BUFFER: ("StorageBuffer16BitAccess", "UniformAndStorageBuffer16BitAccess"),
    UNIFORM: ("UniformAndStorageBuffer16BitAccess",),
    PUSH_CONSTANT: ("StoragePushConstant16",),
    WORKGROUP: ("Int16", "Float16", "WorkgroupMemoryExplicitLayout16BitAccessKHR"),
}
_STORAGE_8 = {
    STORAGE_BUFFER: ("StorageBuffer8BitAccess", "UniformAndStorageBuffer8BitAccess"),
    PHYSICAL_STORAGE_BUFFER: ("StorageBuffer8BitAccess", "UniformAndStorageBuffer8BitAccess"),
    UNIFORM: ("UniformAndStorageBuffer8BitAccess",),
    PUSH_CONSTANT: ("StoragePushConstant8",),
    WORKGROUP: ("Int8", "WorkgroupMemoryExplicitLayout8BitAccessKHR"),
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
        *_MODES.values(),
        *_BY_OPCODE.values(),
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
    result: set[str] = set()
    waiting = list(capabilities)
    while waiting:
        capability = waiting.pop()
        if capability not in result:
            result.add(capability)
            waiting += IMPLIES.get(capability, ())
    return result


def needs(instructions: Sequence[Instruction], found: Declarations) -> Iterator[Need]:
    """Every use of a capability that the instructions and types of a module make."""
    type_of: dict[int, int] = {}
    for index, instruction in enumerate(instructions):
        opcode = instruction[0]
        if opcode in _INTERESTING:
            for any_of in _INTERESTING[opcode](instruction, found, type_of):
                yield Need(any_of, index)
        if opcode in _POINTER_MAKERS and len(instruction) > 2:
            type_of[instruction[2]] = instruction[1]


def arithmetic_needs(instructions: Sequence[Instruction], found: Declarations) -> Iterator[Need]:
    """The uses of 8- and 16-bit numbers beyond loading, storing and converting them."""
    small = {type_id: need for type_id in found.types if (need := _small(found, type_id))}
    if not small:
        return
    type_of: dict[int, int] = {}
    for index, instruction in enumerate(instructions):
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
        yield _STORAGE_16[storage]
    if 8 in widths and storage in _STORAGE_8:
        yield _STORAGE_8[storage]


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


def _mode(instruction: Instruction, _: Declarations, __: dict[int, int]) -> Iterator[Alternatives]:
    capability = _MODES.get(instruction[2])
    if capability:
        yield (capability,)


def _decorate(instruction: Instruction, _: Declarations, __: dict[int, int]) -> Iterator[Alternatives]:
    if instruction[2] == _FAST_MATH_MODE:
        yield ("FloatControls2", "Kernel")
    elif instruction[2] == BUILT_IN and instruction[3] in _BUILT_INS:
        yield _BUILT_INS[instruction[3]]


def _model(instruction: Instruction, _: Declarations, __: dict[int, int]) -> Iterator[Alternatives]:
    if instruction[2] == _VULKAN_MEMORY_MODEL:
        yield ("VulkanMemoryModel",)
    if instruction[1] == _PHYSICAL_ADDRESSING:
        yield ("PhysicalStorageBufferAddresses",)


def _group(instruction: Instruction, _: Declarations, __: dict[int, int]) -> Iterator[Alternatives]:
    operation = instruction[4]
    if operation == _CLUSTERED:
        yield ("GroupNonUniformClustered",)
    elif operation >= _PARTITIONED_FROM:
        yield ("GroupNonUniformPartitionedNV",)
    else:
        yield ("GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedNV")
        yield ("GroupNonUniformArithmetic", "GroupNonUniformBallot")  # what Reduce and the scans ask for


def _named(instruction: Instruction, _: Declarations, __: dict[int, int]) -> Iterator[Alternatives]:
    yield (_BY_OPCODE[instruction[0]],)


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
    op.ExecutionMode: _mode,
    op.ExecutionModeId: _mode,
    op.Decorate: _decorate,
    op.MemoryModel: _model,
    **dict.fromkeys(_BY_OPCODE, _named),
    op.TypeCooperativeMatrixKHR: _matrix,
    **dict.fromkeys(_DOTS, _dot),
    **dict.fromkeys(_ARITHMETIC, _group),
    **dict.fromkeys((*_ATOMICS, op.AtomicFAddEXT, op.AtomicFMinEXT, op.AtomicFMaxEXT), _atomic),
    **dict.fromkeys(_VARIABLE_POINTERS, _variable_pointer),
}
