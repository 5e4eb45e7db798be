"""What a compute module asks of its caller, read from its bytes.

`reflect` returns entry points, descriptor bindings, push-constant members, specialization constants,
capabilities, and whether the grid's size is read. It is a reader of declarations, not a validator; but every
index it follows is checked, so a damaged module gives `InvalidInput`, never another exception.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from dataclasses import dataclass, field

from .declarations import (
    BUILTIN_NUM_WORKGROUPS,
    BUILTIN_WORKGROUP_SIZE,
    DECORATION_BINDING,
    DECORATION_BUFFER_BLOCK,
    DECORATION_BUILTIN,
    DECORATION_NON_WRITABLE,
    DECORATION_SET,
    DECORATION_SPEC_ID,
    KERNEL_MODEL,
    MODE_LOCAL_SIZE,
    MODE_LOCAL_SIZE_ID,
    STORAGE_INPUT,
    STORAGE_PUSH_CONSTANT,
    STORAGE_STORAGE_BUFFER,
    STORAGE_UNIFORM,
    STORAGE_UNIFORM_CONSTANT,
    STORAGE_WORKGROUP,
    Declarations,
    Member,
    Type,
)
from .errors import InvalidInput
from .spirv_words import Op, words_of


@dataclass(frozen=True, slots=True)
class Binding:
    """One descriptor.

    `kind` is "storage", "uniform", "storage image", "sampled image", "sampler", "combined", "texel" or
    "storage texel".
    """

    set: int
    binding: int
    name: str
    kind: str
    count: int
    written: bool
    variable: int
    type: Type | None = None
    dim: int = 0
    arrayed: bool = False
    format: int = 0


@dataclass(frozen=True, slots=True)
class SpecConstant:
    """A specialization constant: its SpecId, name, type and default value."""

    id: int
    name: str
    type: Type
    default: int | float | bool


@dataclass(frozen=True, slots=True)
class EntryPoint:
    """A compute entry point. `local_size_ids` are the SpecIds that set the workgroup size, None where it is fixed."""

    name: str
    local_size: tuple[int, int, int]
    local_size_ids: tuple[int | None, int | None, int | None]
    bindings: tuple[Binding, ...]
    push: tuple[Member, ...]
    push_size: int
    shared_bytes: int
    reads_num_groups: bool


@dataclass(frozen=True, slots=True)
class Reflection:
    """Everything that `reflect` reads from a module."""

    version: tuple[int, int]
    entry_points: tuple[EntryPoint, ...]
    spec_constants: tuple[SpecConstant, ...]
    capabilities: frozenset[int]
    extensions: frozenset[str]
    recursive: bool = False  # some struct holds, behind addresses, pointers to itself
    notes: dict[str, str] = field(default_factory=dict)

    def entry(self, name: str | None = None) -> EntryPoint:
        """The named entry point; without a name the only one, or "main"."""
        names = [e.name for e in self.entry_points]
        if name is None:
            if len(names) != 1 and "main" not in names:
                raise InvalidInput(
                    f"the module has the entry points {', '.join(names)}: say which with entry="
                )
            name = names[0] if len(names) == 1 else "main"
        for entry in self.entry_points:
            if entry.name == name:
                return entry
        raise InvalidInput(f"the module has no entry point {name!r}; it has {', '.join(names)}")


def reflect(spirv: bytes) -> Reflection:
    """Read a module's interface from its bytes.

    Raises
    ------
    InvalidInput
        If the bytes are no SPIR-V module, or hold no compute entry point.

    Examples
    --------
    >>> [member.name for member in nv_runtime.reflect(spirv).entry_points[0].push]
    ['x', 'y', 'a', 'n']
    """
    words = words_of(spirv)
    try:
        return _reflect(words)
    except (LookupError, RecursionError) as error:
        raise InvalidInput(
            f"the module is damaged: {type(error).__name__} while reading its declarations"
        ) from None


def _reflect(words: memoryview) -> Reflection:
    module = Declarations(words)
    if not module.entries:
        raise InvalidInput(
            "the module was made for OpenCL (Kernel), not for Vulkan; compile it with clspv"
            if KERNEL_MODEL in module.capabilities
            else "the module has no compute (GLCompute) entry point"
        )
    notes = {}
    for string in module.strings:
        key, colon, value = string.partition(": ")
        if colon and key.startswith("nv."):
            notes[key[3:]] = value
    return Reflection(
        version=((words[1] >> 16) & 0xFF, (words[1] >> 8) & 0xFF),
        entry_points=tuple(_entry_point(module, *entry) for entry in module.entries),
        spec_constants=tuple(_spec_constants(module)),
        capabilities=frozenset(module.capabilities),
        extensions=frozenset(module.extensions),
        recursive=module.has_recursive_types(),
        notes=notes,
    )


def _entry_point(module: Declarations, function: int, name: str, interface: tuple[int, ...]) -> EntryPoint:
    variables = sorted(module.reachable(function, interface))
    bindings: list[Binding] = []
    push: tuple[Member, ...] = ()
    push_size = shared = 0
    num_groups = False
    for variable in variables:
        pointer, storage = module.variables[variable]
        if storage == STORAGE_PUSH_CONSTANT:
            layout = module.layout(module.pointee(pointer))
            push, push_size = layout.members, -(-layout.size // 4) * 4  # Vulkan pushes whole words
        elif storage == STORAGE_WORKGROUP:
            shared += module.layout(module.pointee(pointer)).size
        elif storage == STORAGE_INPUT:
            builtin = module.decorations.get(variable, {}).get(DECORATION_BUILTIN)
            num_groups |= builtin == (BUILTIN_NUM_WORKGROUPS,)
        elif storage in (STORAGE_UNIFORM, STORAGE_STORAGE_BUFFER, STORAGE_UNIFORM_CONSTANT):
            bindings.append(_binding(module, variable, pointer, storage))
    size, ids = _local_size(module, function)
    bindings.sort(key=lambda b: (b.set, b.binding))
    return EntryPoint(name, size, ids, tuple(bindings), push, push_size, shared, num_groups)


def _binding(module: Declarations, variable: int, pointer: int, storage: int) -> Binding:
    d = module.decorations.get(variable, {})
    if DECORATION_BINDING not in d:
        raise InvalidInput(f"variable {module.names.get(variable) or variable} has no Binding decoration")
    type_id, count = module.pointee(pointer), 1
    while module.types.get(type_id, (0,))[0] in (Op.TypeArray, Op.TypeRuntimeArray):
        op, ins = module.types[type_id]
        count = module.constant(ins[3]) * count if op == Op.TypeArray else 0
        type_id = ins[2]
    op, ins = module.lookup(module.types, type_id, "type")
    name = module.names.get(variable) or module.names.get(type_id) or f"binding{d[DECORATION_BINDING][0]}"
    written = variable in module.written and DECORATION_NON_WRITABLE not in d
    common = (d.get(DECORATION_SET, (0,))[0], d[DECORATION_BINDING][0], name)
    if op == Op.TypeSampler:
        return Binding(*common, "sampler", count, False, variable)
    if op in (Op.TypeImage, Op.TypeSampledImage):
        image = module.lookup(module.types, ins[2], "type")[1] if op == Op.TypeSampledImage else ins
        if image[3] == 5:
            kind = "storage texel" if image[7] == 2 else "texel"
        elif op == Op.TypeSampledImage:
            kind = "combined"
        else:
            kind = "storage image" if image[7] == 2 else "sampled image"
        return Binding(
            *common,
            kind,
            count,
            written and image[7] == 2,
            variable,
            None,
            image[3],
            bool(image[5]),
            image[8],
        )
    block = module.decorations.get(type_id, {})
    is_storage = storage == STORAGE_STORAGE_BUFFER or DECORATION_BUFFER_BLOCK in block
    kind = "storage" if is_storage else "uniform"
    changes = is_storage and written and not module.frozen(type_id)
    return Binding(*common, kind, count, changes, variable, module.layout(type_id))


def _local_size(
    module: Declarations, function: int
) -> tuple[tuple[int, int, int], tuple[int | None, int | None, int | None]]:
    modes = module.modes.get(function, {})
    size = list(modes.get(MODE_LOCAL_SIZE, (1, 1, 1)))
    ids: list[int] = list(modes.get(MODE_LOCAL_SIZE_ID, ()))
    for target, d in module.decorations.items():
        if d.get(DECORATION_BUILTIN) == (BUILTIN_WORKGROUP_SIZE,) and target in module.constants:
            ids = list(module.constants[target][1][3:])
    if ids:
        size = [module.constant(i) for i in ids]
    if len(size) != 3:
        raise InvalidInput("the workgroup size has not three dimensions")
    spec = [module.decorations.get(i, {}).get(DECORATION_SPEC_ID, (None,))[0] for i in ids] or [None] * 3
    return (size[0], size[1], size[2]), (spec[0], spec[1], spec[2])


def _spec_constants(module: Declarations) -> Iterable[SpecConstant]:
    for value, (op, ins) in module.constants.items():
        d = module.decorations.get(value, {})
        if DECORATION_SPEC_ID not in d:
            continue
        if op not in (Op.SpecConstant, Op.SpecConstantTrue, Op.SpecConstantFalse):
            raise InvalidInput(f"id {value} has a SpecId but is no scalar specialization constant")
        layout = module.layout(ins[1])
        default = _literal(layout, bytes(ins[3:])) if op == Op.SpecConstant else op == Op.SpecConstantTrue
        yield SpecConstant(d[DECORATION_SPEC_ID][0], module.names.get(value, ""), layout, default)


def _literal(layout: Type, raw: bytes) -> int | float:
    if len(raw) < layout.size:
        raise InvalidInput("a constant has fewer words than its type")
    if layout.kind == "float" and layout.size in (2, 4, 8):
        value: float = struct.unpack({2: "<e", 4: "<f", 8: "<d"}[layout.size], raw[: layout.size])[0]
        return value
    return int.from_bytes(raw[: layout.size], "little", signed=layout.kind == "int")
