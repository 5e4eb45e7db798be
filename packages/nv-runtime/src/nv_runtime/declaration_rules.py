"""What annotations, constants and variables of a module may say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import InvalidInput
from .grammar import (
    ADDRESSING,
    DECORATIONS,
    DECORATIONS_BY_ID,
    DECORATIONS_BY_STRING,
    MEMBER_DECORATIONS,
    MEMORY_MODELS,
    MODES,
    MODES_BY_ID,
    extension_number,
)
from .spirv_words import text
from .value_types import STORAGES, Kind, Types

if TYPE_CHECKING:
    from .structure import Operands

UNIFORM_CONSTANT, INPUT = 0, 1
CORE_CAPABILITIES, SHADER = frozenset(range(72)) - {16, 26}, 1
BLOCK, BUFFER_BLOCK = 2, 3
# PhysicalStorageBuffer64 and the Vulkan memory model → PhysicalStorageBufferAddresses, VulkanMemoryModel
MODEL_CAPABILITY = {5348: 5347, 3: 5345}
ONCE = frozenset((1, 6, 11, 33, 34))  # decorations that an id has at most once
COMPUTE_BUILTINS = frozenset((*range(24, 30), 36, 38, 40, 41))
# Subgroup masks, DeviceIndex, what numbers ARM's and NVIDIA's cores.
EXTENSION_BUILTINS = frozenset((*range(4160, 4164), *range(4416, 4421), 4438, *range(5374, 5378)))
VECTOR3_BUILTINS, SCALAR_BUILTINS = frozenset((24, 26, 27, 28)), frozenset((29, 36, 38, 40, 41))


def import_set(types: Types, o: Operands) -> None:
    name = text(o.words, 2)[0]
    if name != "GLSL.std.450" and not name.startswith(("NonSemantic.", "SPV_", "OpenCL.")):
        raise InvalidInput(f"there is no instruction set {name!r}")
    types.extended[o.result] = name


def forward_pointer(types: Types, o: Operands) -> None:
    if o.literals[0] not in STORAGES:
        raise InvalidInput(f"{o.literals[0]} is no storage class of compute modules")


def constant(types: Types, o: Operands) -> None:
    kind = types.kinds.get(o.type, ("",))
    if kind[0] not in ("int", "float") or len(o.literals) != (2 if kind[1] == 64 else 1):
        raise InvalidInput("a constant has another size than its type")
    if kind[0] == "int":
        types.constants[o.result] = o.literals[0]
    if o.op == 50:
        types.specialised.add(o.result)


def truth(types: Types, o: Operands) -> None:
    if types.kinds.get(o.type, ("bool",))[0] != "bool":
        raise InvalidInput("true or false has a type that is not bool")
    if o.op in (48, 49):
        types.specialised.add(o.result)


def decorate(types: Types, o: Operands) -> None:
    target, number, rest = o.values[0], o.literals[0], o.literals[1:]
    _check_decoration(DECORATIONS, number, rest)
    types.decorations.append((target, number))
    if number in ONCE:
        if (target, number) in types.decorated:
            raise InvalidInput(f"id {target} has decoration {number} twice")
        types.decorated.add((target, number))
    if number == BLOCK or (number == BUFFER_BLOCK and types.version <= 3):
        types.blocks.add(target)
    elif number == 11:
        types.builtins[target] = rest[0]
    elif number == 6:
        types.strides[target] = rest[0]
    elif number == BUFFER_BLOCK or (number == 39 and rest[0] > 3):
        raise InvalidInput(f"decoration {number} {rest} is not possible in this version of SPIR-V")


def decorate_by_id(types: Types, o: Operands) -> None:
    if o.literals[0] not in DECORATIONS_BY_ID:
        raise InvalidInput(f"decoration {o.literals[0]} takes no id")


def decorate_by_string(types: Types, o: Operands) -> None:
    if o.literals[0] not in DECORATIONS_BY_STRING:
        raise InvalidInput(f"decoration {o.literals[0]} takes no string")


def member_decorate(types: Types, o: Operands) -> None:
    number, rest = o.literals[1], o.literals[2:]
    _check_decoration(MEMBER_DECORATIONS, number, rest)
    types.members.append((o.types[0], o.literals[0], number, rest[0] if rest else 0))


def member_name(types: Types, o: Operands) -> None:
    types.members.append((o.types[0], o.literals[0], 0, 0))


def entry_point(types: Types, o: Operands) -> None:
    types.interface.update(o.values[1:])


def capability(types: Types, o: Operands) -> None:
    if o.literals[0] not in CORE_CAPABILITIES and not extension_number(o.literals[0]):
        raise InvalidInput(f"there is no capability {o.literals[0]}")
    types.capabilities.add(o.literals[0])


def memory_model(types: Types, o: Operands) -> None:
    if o.literals[0] not in ADDRESSING or o.literals[1] not in MEMORY_MODELS:
        raise InvalidInput(f"the memory model {o.literals[0]}, {o.literals[1]} is none of Vulkan's")
    if SHADER not in types.capabilities:
        raise InvalidInput("the module does not declare the capability Shader")
    for number in o.literals:
        if MODEL_CAPABILITY.get(number, 0) not in (0, *types.capabilities):
            raise InvalidInput(
                f"the memory model asks for capability {MODEL_CAPABILITY[number]}, which is not declared"
            )


def mode(types: Types, o: Operands) -> None:
    number, given = o.literals[0], len(o.literals) - 1 + len(o.values) - 1
    if MODES.get(number) != given:
        raise InvalidInput(f"execution mode {number} with {given} operands is none of compute modules")
    if (o.op == 331) != (number in MODES_BY_ID):
        raise InvalidInput(f"execution mode {number} is given by the wrong instruction")
    types.sizes.update(o.values[1:])


def source(types: Types, o: Operands) -> None:
    if o.literals[0] > 12:
        raise InvalidInput(f"there is no source language {o.literals[0]}")


def variable(types: Types, o: Operands) -> None:
    kind = types.kinds.get(o.type, ("",))
    if kind[0] != "pointer" or kind[1] != o.literals[0]:
        raise InvalidInput("a variable's type is no pointer to its storage class")
    types.variables[o.result] = kind[1]
    pointee = types.kinds.get(kind[2])
    if kind[1] == INPUT:
        types.inputs.add(o.result)
    if kind[1] == UNIFORM_CONSTANT and not _is_resource(types, pointee):
        raise InvalidInput("a variable of the storage class UniformConstant is no image or sampler")
    for value in o.values:
        types.same(kind[2], value, "an initialiser")
    if kind[1] in (2, 9, 12):
        _check_block(types, kind[2])
    builtin = types.builtins.get(o.result)
    if builtin in VECTOR3_BUILTINS and types.shape(pointee) != ("int", 32, 3):
        raise InvalidInput(f"the built-in {builtin} is three 32-bit integers")
    if builtin in SCALAR_BUILTINS and types.shape(pointee) != ("int", 32, 1):
        raise InvalidInput(f"the built-in {builtin} is a 32-bit integer")


def group_decorate(types: Types, o: Operands) -> None:
    types.grouped = True


def _check_block(types: Types, type_id: int) -> None:
    kind = types.kinds.get(type_id)
    while kind is not None and kind[0] in ("array", "rtarray"):
        type_id = kind[1]
        kind = types.kinds.get(type_id)
    if kind is None:
        return
    if kind[0] != "struct":
        raise InvalidInput("a buffer or push constant variable is no struct")
    if type_id not in types.blocks and not types.grouped:
        raise InvalidInput(f"struct type {type_id} of a buffer or push constant variable is no Block")


def _is_resource(types: Types, kind: Kind | None) -> bool:
    while kind is not None and kind[0] in ("array", "rtarray"):
        kind = types.kinds.get(kind[1])
    return kind is None or kind[0] in ("image", "sampler", "sampled image", "other")


def _check_decoration(table: dict[int, int], number: int, rest: list[int]) -> None:
    if number not in table:
        raise InvalidInput(f"there is no decoration {number} here in compute modules")
    if table[number] != len(rest):
        raise InvalidInput(f"decoration {number} takes {table[number]} numbers")
    if number == 11 and rest[0] not in COMPUTE_BUILTINS and rest[0] not in EXTENSION_BUILTINS:
        raise InvalidInput(f"the built-in {rest[0]} is none of compute modules")
