"""Reading what a module offers its host.

Everything is read from the bytes; nothing is asked of whoever made them. Modules of this project, of
glslang, DXC, Slang, clspv and others read alike, each with the names its compiler left.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from nv_spirv import slang
from nv_spirv.binary import Binary, Instruction, decode_string, read
from nv_spirv.declarations import (
    BINDING,
    BLOCK,
    BUFFER_BLOCK,
    BUILT_IN,
    BUILT_IN_NUM_WORKGROUPS,
    BUILT_IN_WORKGROUP_SIZE,
    DESCRIPTOR_SET,
    NON_READABLE,
    NON_WRITABLE,
    PHYSICAL_STORAGE_BUFFER,
    PUSH_CONSTANT,
    SPEC_ID,
    STORAGE_BUFFER,
    UNIFORM,
    UNIFORM_CONSTANT,
    WORKGROUP,
    Declarations,
    declarations,
)
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import context_of
from nv_spirv.grammar.tables import enumerant
from nv_spirv.layout import all_members, layout, memory_size
from nv_spirv.nesting import nesting
from nv_spirv.numbers import constant_value
from nv_spirv.references import references
from nv_spirv.reflection import Binding, EntryPoint, Layout, Member, Note, Reflection, SpecConstant
from nv_spirv.spec_constants import specialized
from nv_spirv.writes import written

if TYPE_CHECKING:
    from nv_spirv.clspv import ClspvModule

LOCAL_SIZE = 17
LOCAL_SIZE_ID = 38
ARGUMENTS = "nv.arguments"


def reflect(spirv: bytes | Binary, specialization: Mapping[int, bytes] | None = None) -> Reflection:
    """What a module offers its host.

    Parameters
    ----------
    spirv : bytes | Binary
        The module, or what `read` made of it.
    specialization : Mapping[int, bytes] | None
        The bytes of specialization constants by id, as VkSpecializationInfo holds them: sizes and counts that are
        computed from them are those with these values. Others have their defaults.

    Raises
    ------
    InvalidInput
        When the bytes are not a SPIR-V module.

    Examples
    --------
    >>> nv_spirv.reflect(spirv).entry_points[0].name
    'saxpy'
    """
    module = read(spirv)
    declared = declarations(module.instructions)
    if module.generator >> 16 == slang.GENERATOR:
        declared.names = slang.source_names(declared.names)
    found = specialized(declared, specialization or {})
    model = next((i for i in module.instructions if i[0] == op.MemoryModel and len(i) > 2), (0, 0, 0))
    preamble = list(itertools.takewhile(lambda i: i[0] != op.MemoryModel, module.instructions))
    context = context_of(module.instructions)
    uses = references(module.instructions, found.variables, context)
    entries = [i for i in module.instructions if i[0] == op.EntryPoint and len(i) > 3]
    users = {entry[2]: uses.used(entry[2]) for entry in entries}
    bindings = _bindings(found, written(module.instructions, found), entries, users)
    push = _push_constants(found, found.variables)
    return Reflection(
        version=(module.version >> 16 & 0xFF, module.version >> 8 & 0xFF),
        generator=module.generator,
        addressing_model=enumerant("AddressingModel", model[1]),
        memory_model=enumerant("MemoryModel", model[2]),
        capabilities=tuple(
            enumerant("Capability", i[1]) for i in preamble if i[0] == op.Capability and len(i) > 1
        ),
        extensions=tuple(decode_string(i, 1)[0] for i in preamble if i[0] == op.Extension and len(i) > 1),
        entry_points=_entry_points(module, found, entries, users, bindings),
        bindings=tuple(bindings.values()),
        push_constants=push,
        parameters=_parameters(push),
        spec_constants=_spec_constants(declared),
        notes=_notes(module),
        clspv=_clspv(preamble, module, found),
        recursive_types=_holds_itself(found),
        sized_by_constants=any(
            array[0] == op.TypeArray and declared.constants.get(array[3], (0,))[0] in _SPECIALIZED
            for array in declared.types.values()
            if len(array) > 3
        ),
        nesting=nesting(module.instructions, context, found),
        float_widths=tuple(sorted({t[2] for t in declared.types.values() if t[0] == op.TypeFloat})),
    )


_SPECIALIZED = (op.SpecConstant, op.SpecConstantOp)


def _holds_itself(found: Declarations) -> bool:
    """Return whether the types behind a pointer lead back to the pointer."""
    pointers = [declared for declared in found.types.values() if declared[0] == op.TypePointer]
    physical = [declared for declared in pointers if declared[2:3] == (PHYSICAL_STORAGE_BUFFER,)]
    return any(pointer[1] in _reached(found, pointer) for pointer in physical)


def _reached(found: Declarations, start: Instruction) -> set[int]:
    """The types that a type is made of or points to."""
    seen: set[int] = set()
    waiting = [start]
    while waiting:
        declared = waiting.pop()
        parts = declared[_PARTS[declared[0]]] if declared[0] in _PARTS else ()
        waiting += [found.types[part] for part in set(parts) - seen if part in found.types]
        seen.update(parts)
    return seen


_PARTS = {
    op.TypeStruct: slice(2, None),
    op.TypePointer: slice(3, 4),
    op.TypeArray: slice(2, 3),
    op.TypeRuntimeArray: slice(2, 3),
}


def _entry_points(
    module: Binary,
    found: Declarations,
    entries: list[Instruction],
    users: Mapping[int, set[int]],
    bindings: Mapping[int, Binding],
) -> tuple[EntryPoint, ...]:
    modes: dict[int, list[Instruction]] = {}
    for instruction in module.instructions:
        if instruction[0] in (op.ExecutionMode, op.ExecutionModeId) and len(instruction) > 2:
            modes.setdefault(instruction[1], []).append(instruction)
    result: list[EntryPoint] = []
    for entry in entries:
        own = modes.get(entry[2], [])
        size, spec = _local_size(own, found)
        used = users[entry[2]]
        result.append(
            EntryPoint(
                name=decode_string(entry, 3)[0],
                model=enumerant("ExecutionModel", entry[1]),
                local_size=size,
                local_size_spec=spec,
                modes=tuple(_mode(mode) for mode in own if mode[2] not in (LOCAL_SIZE, LOCAL_SIZE_ID)),
                bindings=tuple(binding for variable, binding in bindings.items() if variable in used),
                push_constants=_push_constants(found, used),
                workgroup_bytes=_workgroup_bytes(found, used),
                reads_num_workgroups=any(
                    found.decoration(variable, BUILT_IN) == (BUILT_IN_NUM_WORKGROUPS,) for variable in used
                ),
            )
        )
    return tuple(result)


def _workgroup_bytes(found: Declarations, used: set[int]) -> int | None:
    total = 0
    for variable in used:
        declared = found.variables[variable]
        pointer = found.types.get(declared[1], ())
        if declared[3:4] == (WORKGROUP,):
            size = memory_size(found, pointer[3]) if len(pointer) > 3 else None
            if size is None:
                return None
            total += size
    return total


def _clspv(preamble: list[Instruction], module: Binary, found: Declarations) -> ClspvModule | None:
    """What clspv's reflection says; other modules need not pay for the import."""
    sets = [decode_string(i, 2)[0] for i in preamble if i[0] == op.ExtInstImport and len(i) > 2]
    if not any(name.startswith("NonSemantic.ClspvReflection") for name in sets):
        return None
    from nv_spirv.clspv import clspv_module

    return clspv_module(module, found)


def _mode(instruction: Instruction) -> str:
    prefix = "%" if instruction[0] == op.ExecutionModeId else ""
    words = [enumerant("ExecutionMode", instruction[2]), *(f"{prefix}{word}" for word in instruction[3:])]
    return " ".join(words)


_Size = tuple[int, int, int]
_Ids = tuple[int | None, int | None, int | None]


def _local_size(modes: list[Instruction], found: Declarations) -> tuple[_Size | None, _Ids]:
    """The built-in WorkgroupSize overrides the execution modes (Vulkan, "Built-In Variables", WorkgroupSize)."""
    axes: tuple[int, ...] = ()
    for target, decorations in found.decorations.items():
        if decorations.get(BUILT_IN) == (BUILT_IN_WORKGROUP_SIZE,) and target in found.constants:
            axes = found.constants[target][3:6]
    if not axes:
        axes = next((mode[3:6] for mode in modes if mode[2] == LOCAL_SIZE_ID), ())
    if len(axes) == 3:
        sizes = [found.integer(axis) for axis in axes]
        ids = [(found.decoration(axis, SPEC_ID) or (None,))[0] for axis in axes]
        x, y, z = (1 if size is None else size for size in sizes)
        return (x, y, z), (ids[0], ids[1], ids[2])
    fixed = next((mode[3:6] for mode in modes if mode[2] == LOCAL_SIZE), ())
    return ((fixed[0], fixed[1], fixed[2]) if len(fixed) == 3 else None), (None, None, None)


def _bindings(
    found: Declarations, writes: set[int], entries: list[Instruction], users: Mapping[int, set[int]]
) -> dict[int, Binding]:
    """The resources by variable, in the order of sets and bindings."""
    names = {entry[2]: decode_string(entry, 3)[0] for entry in entries}
    result: dict[int, Binding] = {}
    for variable, declared in found.variables.items():
        place = found.decoration(variable, BINDING)
        pointer = found.types.get(declared[1])
        if not place or pointer is None or len(pointer) < 4 or pointer[0] != op.TypePointer:
            continue
        resource, count = _resource(found, pointer[3])
        kind = _kind(found, pointer[2], resource)
        readonly = kind == "uniform_buffer" or _access(found, variable, resource, NON_WRITABLE)
        result[variable] = Binding(
            set=(found.decoration(variable, DESCRIPTOR_SET) or (0,))[0],
            binding=place[0],
            name=found.names.get(variable) or found.names.get(resource) or f"binding{place[0]}",
            kind=kind,
            count=count,
            written=variable in writes and not readonly and kind in _WRITABLE,
            readonly=readonly,
            writeonly=_access(found, variable, resource, NON_READABLE),
            used_by=tuple(names[entry] for entry, used in users.items() if variable in used),
            layout=layout(found, resource),
        )
    return dict(sorted(result.items(), key=lambda item: (item[1].set, item[1].binding)))


_WRITABLE = frozenset({"storage_buffer", "storage_image", "storage_texel_buffer", "other"})


def _access(found: Declarations, variable: int, resource: int, decoration: int) -> bool:
    on_variable = found.decoration(variable, decoration) is not None
    return on_variable or all_members(found, resource, decoration)


def _resource(found: Declarations, type_id: int) -> tuple[int, int | None]:
    """What an array of resources holds, and how many; 1 for a resource by itself."""
    count: int | None = 1
    for _ in range(_ARRAYS):
        declared = found.types.get(type_id, (0,))
        if declared[0] not in (op.TypeArray, op.TypeRuntimeArray) or len(declared) < 3:
            break
        length = found.integer(declared[3]) if declared[0] == op.TypeArray and len(declared) > 3 else None
        count = None if count is None or length is None else count * length
        type_id = declared[2]
    return type_id, count


_ARRAYS = 16  # of arrays of resources, at most


_IMAGES = {  # (the image's dimension is Buffer, its Sampled operand is 2)
    (False, False): "sampled_image",
    (False, True): "storage_image",
    (True, False): "uniform_texel_buffer",
    (True, True): "storage_texel_buffer",
}
_DIM_BUFFER = 5
_DIM_SUBPASS_DATA = 6


def _kind(found: Declarations, storage: int, resource: int) -> str:
    if storage == STORAGE_BUFFER:
        return "storage_buffer"
    if storage == UNIFORM:
        if found.decoration(resource, BUFFER_BLOCK) is not None:
            return "storage_buffer"
        return "uniform_buffer" if found.decoration(resource, BLOCK) is not None else "other"
    declared = found.types.get(resource, (0,))
    if storage != UNIFORM_CONSTANT:
        return "other"
    if declared[0] == op.TypeSampledImage and len(declared) > 2:
        image = found.types.get(declared[2], (0,))
        if len(image) > 3 and image[3] == _DIM_BUFFER:
            return "uniform_texel_buffer"  # GLSL's samplerBuffer
    if declared[0] == op.TypeImage and len(declared) > 8:
        if declared[3] == _DIM_SUBPASS_DATA:
            return "input_attachment"
        return _IMAGES[declared[3] == _DIM_BUFFER, declared[7] == 2]
    return {
        op.TypeSampledImage: "combined_image_sampler",
        op.TypeSampler: "sampler",
        op.TypeAccelerationStructureKHR: "acceleration_structure",
    }.get(declared[0], "other")


def _push_constants(found: Declarations, variables: Iterable[int]) -> Layout | None:
    for variable in sorted(variables):
        declared = found.variables[variable]
        pointer = found.types.get(declared[1], (0,))
        if len(declared) > 3 and declared[3] == PUSH_CONSTANT and len(pointer) > 3:
            return layout(found, pointer[3])
    return None


def _parameters(push: Layout | None) -> tuple[Member, ...]:
    if push is None:
        return ()
    only = push.members[0] if len(push.members) == 1 else None
    if only is not None and only.name == ARGUMENTS and only.type.element is not None:
        return only.type.element.members
    return push.members


def _spec_constants(found: Declarations) -> tuple[SpecConstant, ...]:
    result: list[SpecConstant] = []
    for target, declared in found.constants.items():
        spec_id = found.decoration(target, SPEC_ID)
        if spec_id:
            type_ = layout(found, declared[1])
            value = constant_value(found, declared)
            name, size = found.names.get(target, ""), type_.size or 4  # a VkBool32
            result.append(SpecConstant(spec_id[0], name, type_.spelling, value, type_.kind, size))
    return tuple(sorted(result, key=lambda constant: constant.id))


def _notes(module: Binary) -> dict[str, Note]:
    """The module's `OpString "nv.<name>: <JSON>"`, by name; of two with one name the last counts."""
    notes: dict[str, Note] = {}
    for instruction in module.instructions:
        if instruction[0] == op.Function:
            break
        if instruction[0] == op.String and len(instruction) > 2:
            name, colon, value = decode_string(instruction, 2)[0].partition(": ")
            if name.startswith("nv.") and colon:
                import json

                try:
                    notes[name.removeprefix("nv.")] = json.loads(value)
                except (json.JSONDecodeError, RecursionError):
                    continue  # somebody else's string that happens to look like a note
    return notes
