"""What a module offers its host: entry points, bindings, parameters, specialization constants, notes.

Everything is read from the bytes; nothing is asked of whoever made them. Modules of this project, of
glslang, DXC, Slang, clspv and others read alike, each with the names its compiler left.
"""

from __future__ import annotations

import dataclasses
import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from nv_spirv.binary import Binary, Instruction, decode_string, read
from nv_spirv.clspv import ClspvKernel, clspv_kernels
from nv_spirv.declarations import (
    BINDING,
    BLOCK,
    BUFFER_BLOCK,
    BUILT_IN,
    BUILT_IN_WORKGROUP_SIZE,
    DESCRIPTOR_SET,
    NON_READABLE,
    NON_WRITABLE,
    PUSH_CONSTANT,
    SPEC_ID,
    STORAGE_BUFFER,
    UNIFORM,
    UNIFORM_CONSTANT,
    Declarations,
    declarations,
)
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import context_of
from nv_spirv.grammar.tables import enumerant
from nv_spirv.layout import Layout, Member, all_members, layout
from nv_spirv.numbers import Value, constant_value
from nv_spirv.references import references

LOCAL_SIZE = 17
LOCAL_SIZE_ID = 38
ARGUMENTS = "nv.arguments"

Note = list["Note"] | dict[str, "Note"] | str | int | float | bool | None
"""What a note holds: a JSON value."""


@dataclass(frozen=True, slots=True)
class EntryPoint:
    """One `OpEntryPoint`.

    Parameters
    ----------
    name, model : str
        Its name, and its execution model (`GLCompute`, …).
    local_size : tuple[int, int, int] | None
        The workgroup size with the defaults of specialization constants; None for models without one.
    local_size_spec : tuple[int | None, int | None, int | None]
        The specialization constant that sets each axis; None where the size is fixed.
    modes : tuple[str, ...]
        Its other execution modes, as `spirv-dis` writes them.
    """

    name: str
    model: str
    local_size: tuple[int, int, int] | None
    local_size_spec: tuple[int | None, int | None, int | None]
    modes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Binding:
    """One resource variable.

    Parameters
    ----------
    set, binding : int
        Where it is bound.
    name : str
        Of the variable, or of its block where the variable has none; may be empty.
    kind : str
        `storage_buffer`, `uniform_buffer`, `storage_image`, `sampled_image`, `combined_image_sampler`,
        `sampler`, `storage_texel_buffer`, `uniform_texel_buffer`, `input_attachment`,
        `acceleration_structure` or `other`.
    count : int | None
        Descriptors of an array of resources, 1 for none, None for a run-time array.
    readonly, writeonly : bool
        As declared; a compiler need not declare it.
    used_by : tuple[str, ...]
        The entry points that may use it.
    layout : Layout
        Of the block, image or sampler.
    """

    set: int
    binding: int
    name: str
    kind: str
    count: int | None
    readonly: bool
    writeonly: bool
    used_by: tuple[str, ...]
    layout: Layout

    @property
    def element(self) -> Layout | None:
        """What an array buffer holds: the element of the block's last member, if that is an array."""
        last = self.layout.members[-1].type if self.layout.members else None
        return last.element if last is not None and last.kind == "array" else None


@dataclass(frozen=True, slots=True)
class SpecConstant:
    """One specialization constant: the id the host sets it by, its type as spelled by `Layout`, its default."""

    id: int
    name: str
    type: str
    default: Value


@dataclass(frozen=True, slots=True)
class Reflection:
    """All that a host needs to run a module.

    `push_constants` is the push-constant block, None where there is none. `parameters` are its members or,
    for a block that holds one pointer named `nv.arguments`, the members of the block behind that pointer.
    """

    version: tuple[int, int]
    generator: int
    addressing_model: str
    memory_model: str
    capabilities: tuple[str, ...]
    extensions: tuple[str, ...]
    entry_points: tuple[EntryPoint, ...]
    bindings: tuple[Binding, ...]
    push_constants: Layout | None
    parameters: tuple[Member, ...]
    spec_constants: tuple[SpecConstant, ...]
    notes: Mapping[str, Note]
    clspv: tuple[ClspvKernel, ...]

    def as_json(self) -> str:
        """The same as JSON, indented; absent values are `null`, infinities and NaN their names as strings."""
        return json.dumps(_finite(dataclasses.asdict(self)), indent=2, allow_nan=False)

    def as_text(self) -> str:
        """The same for people, one thing a line."""
        lines = [f"SPIR-V {self.version[0]}.{self.version[1]}, {self.addressing_model}, {self.memory_model}"]
        lines.append(f"capabilities   {' '.join(self.capabilities)}")
        if self.extensions:
            lines.append(f"extensions     {' '.join(self.extensions)}")
        for entry in self.entry_points:
            size = "×".join(map(str, entry.local_size or ())) or "-"
            ids = ",".join("-" if spec is None else str(spec) for spec in entry.local_size_spec)
            modes = f"; {', '.join(entry.modes)}" if entry.modes else ""
            lines.append(f"entry point    {entry.name}: {entry.model}, workgroup {size} (spec {ids}){modes}")
        for binding in self.bindings:
            access = " readonly" * binding.readonly + " writeonly" * binding.writeonly
            count = "" if binding.count == 1 else f"[{'' if binding.count is None else binding.count}]"
            holds = binding.element if len(binding.layout.members) == 1 else binding.layout
            holds = holds or binding.layout
            lines.append(
                f"binding        {binding.set}.{binding.binding}: {binding.name}{count}, {binding.kind}{access},"
                f" {holds.spelling}"
            )
        for member in self.parameters:
            access = " readonly" * member.readonly + " writeonly" * member.writeonly
            lines.append(f"parameter      {member.offset}: {member.name}, {member.type.spelling}{access}")
        lines += [f"spec constant  {s.id}: {s.name}, {s.type} = {s.default}" for s in self.spec_constants]
        lines += [f"note           {name}: {json.dumps(value)}" for name, value in self.notes.items()]
        for kernel in self.clspv:
            names = ", ".join(argument.name or str(argument.ordinal) for argument in kernel.arguments)
            lines.append(f"OpenCL kernel  {kernel.name}({names})")
        return "\n".join(lines) + "\n"


def _finite(value: Any) -> Any:
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if isinstance(value, dict):
        return {key: _finite(item) for key, item in value.items()}
    return [_finite(item) for item in value] if isinstance(value, (list, tuple)) else value


def reflect(spirv: bytes) -> Reflection:
    """What a module offers its host.

    Raises
    ------
    InvalidInput
        When the bytes are no SPIR-V module.

    Examples
    --------
    >>> nv_spirv.reflect(spirv).entry_points[0].name
    'saxpy'
    """
    module = read(spirv)
    found = declarations(module.instructions)
    push = _push_constants(found)
    model = next((i for i in module.instructions if i[0] == op.MemoryModel and len(i) > 2), (0, 0, 0))
    return Reflection(
        version=(module.version >> 16 & 0xFF, module.version >> 8 & 0xFF),
        generator=module.generator,
        addressing_model=enumerant("AddressingModel", model[1]),
        memory_model=enumerant("MemoryModel", model[2]),
        capabilities=tuple(
            enumerant("Capability", i[1]) for i in module.instructions if i[0] == op.Capability and len(i) > 1
        ),
        extensions=tuple(
            decode_string(i, 1)[0] for i in module.instructions if i[0] == op.Extension and len(i) > 1
        ),
        entry_points=_entry_points(module, found),
        bindings=_bindings(module, found),
        push_constants=push,
        parameters=_parameters(push),
        spec_constants=_spec_constants(found),
        notes=_notes(module),
        clspv=clspv_kernels(module, found),
    )


def _entry_points(module: Binary, found: Declarations) -> tuple[EntryPoint, ...]:
    modes: dict[int, list[Instruction]] = {}
    for instruction in module.instructions:
        if instruction[0] in (op.ExecutionMode, op.ExecutionModeId) and len(instruction) > 2:
            modes.setdefault(instruction[1], []).append(instruction)
    result: list[EntryPoint] = []
    for instruction in module.instructions:
        if instruction[0] == op.EntryPoint and len(instruction) > 3:
            own = modes.get(instruction[2], [])
            size, spec = _local_size(own, found)
            others = tuple(_mode(mode) for mode in own if mode[2] not in (LOCAL_SIZE, LOCAL_SIZE_ID))
            name = decode_string(instruction, 3)[0]
            result.append(EntryPoint(name, enumerant("ExecutionModel", instruction[1]), size, spec, others))
    return tuple(result)


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


def _users(module: Binary, found: Declarations) -> dict[int, list[str]]:
    """The names of the entry points that may use each variable."""
    refers = references(module.instructions, found.variables, context_of(module.instructions))
    users: dict[int, list[str]] = {}
    for instruction in module.instructions:
        if instruction[0] == op.Function:
            break
        if instruction[0] == op.EntryPoint and len(instruction) > 3:
            for variable in refers.used(instruction[2]):
                users.setdefault(variable, []).append(decode_string(instruction, 3)[0])
    return users


def _bindings(module: Binary, found: Declarations) -> tuple[Binding, ...]:
    users = _users(module, found)
    result: list[Binding] = []
    for variable, declared in found.variables.items():
        place = found.decoration(variable, BINDING)
        pointer = found.types.get(declared[1])
        if not place or pointer is None or len(pointer) < 4 or pointer[0] != op.TypePointer:
            continue
        resource, count = _resource(found, pointer[3])
        kind = _kind(found, pointer[2], resource)
        uniform = kind == "uniform_buffer"
        result.append(
            Binding(
                set=(found.decoration(variable, DESCRIPTOR_SET) or (0,))[0],
                binding=place[0],
                name=found.names.get(variable, "") or found.names.get(resource, ""),
                kind=kind,
                count=count,
                readonly=uniform or _access(found, variable, resource, NON_WRITABLE),
                writeonly=_access(found, variable, resource, NON_READABLE),
                used_by=tuple(users.get(variable, ())),
                layout=layout(found, resource),
            )
        )
    return tuple(sorted(result, key=lambda binding: (binding.set, binding.binding)))


def _access(found: Declarations, variable: int, resource: int, decoration: int) -> bool:
    on_variable = found.decoration(variable, decoration) is not None
    return on_variable or all_members(found, resource, decoration)


def _resource(found: Declarations, type_id: int) -> tuple[int, int | None]:
    """What an array of resources holds, and how many; 1 for a resource by itself."""
    declared = found.types.get(type_id, (0,))
    if declared[0] == op.TypeRuntimeArray and len(declared) > 2:
        return declared[2], None
    if declared[0] == op.TypeArray and len(declared) > 3:
        return declared[2], found.integer(declared[3])
    return type_id, 1


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
    if declared[0] == op.TypeImage and len(declared) > 8:
        if declared[3] == _DIM_SUBPASS_DATA:
            return "input_attachment"
        return _IMAGES[declared[3] == _DIM_BUFFER, declared[7] == 2]
    return {
        op.TypeSampledImage: "combined_image_sampler",
        op.TypeSampler: "sampler",
        op.TypeAccelerationStructureKHR: "acceleration_structure",
    }.get(declared[0], "other")


def _push_constants(found: Declarations) -> Layout | None:
    for declared in found.variables.values():
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
            type_ = layout(found, declared[1]).spelling
            value = constant_value(found, declared)
            result.append(SpecConstant(spec_id[0], found.names.get(target, ""), type_, value))
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
                try:
                    notes[name.removeprefix("nv.")] = json.loads(value)
                except (json.JSONDecodeError, RecursionError):
                    continue  # somebody else's string that happens to look like a note
    return notes
