"""What capabilities types ask for: numbers and their storage, atomics, variable pointers, dot products, matrices."""

from __future__ import annotations

from collections.abc import Iterator

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

#: Capabilities of which any one allows a use.
Alternatives = tuple[str, ...]

_DOTS = dict.fromkeys((op.SDot, op.UDot, op.SUDot), 5) | dict.fromkeys(
    (op.SDotAccSat, op.UDotAccSat, op.SUDotAccSat), 6
)
"""Opcode -> length of an instruction whose operands are vectors; one more where they are packed."""
_BFLOAT = 0
#: Storage class -> capabilities that allow 16-bit numbers in it.
STORAGE_16 = {
    STORAGE_BUFFER: ("StorageBuffer16BitAccess", "UniformAndStorageBuffer16BitAccess"),
    PHYSICAL_STORAGE_BUFFER: ("StorageBuffer16BitAccess", "UniformAndStorageBuffer16BitAccess"),
    UNIFORM: ("UniformAndStorageBuffer16BitAccess",),
    PUSH_CONSTANT: ("StoragePushConstant16",),
    WORKGROUP: ("WorkgroupMemoryExplicitLayout16BitAccessKHR",),
}
#: Storage class -> capabilities that allow 8-bit numbers in it.
STORAGE_8 = {
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
FLOAT_ATOMICS = {
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
    if 16 in widths and storage in STORAGE_16:
        yield (*STORAGE_16[storage], "Int16", "Float16")
    if 8 in widths and storage in STORAGE_8:
        yield (*STORAGE_8[storage], "Int8")


def _variable(instruction: Instruction, found: Declarations, _: dict[int, int]) -> Iterator[Alternatives]:
    """Variables of a function or an invocation hold small numbers only where arithmetic on them is allowed."""
    pointer = found.types.get(instruction[1], (0,))
    if instruction[3] in (FUNCTION, PRIVATE) and pointer[0] == op.TypePointer:
        for capability in sorted(_parts(found, pointer[3], set())):
            yield (capability,)


def small_arithmetic(found: Declarations, type_id: int) -> str:
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
        return small_arithmetic(found, declared[2]) if declared[2] != type_id else ""
    return ""


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
    small = small_arithmetic(found, type_id)
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
    if (instruction[0], number.width) in FLOAT_ATOMICS:
        yield (FLOAT_ATOMICS[instruction[0], number.width],)
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
#: Instructions whose results may be pointers.
POINTER_MAKERS = frozenset(
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

#: Opcode -> what an instruction asks for by the types of its operands.
RULES = {
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
