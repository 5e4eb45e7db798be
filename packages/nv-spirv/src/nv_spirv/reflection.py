"""What a module offers its host: entry points, bindings, parameters, specialization constants, notes.

`reflect` of `module_interface` fills these in. This file imports no reader, so that a host which kept a reflection
loads none.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from nv_spirv.errors import InvalidInput

if TYPE_CHECKING:
    from nv_spirv.clspv import ClspvModule
    from nv_spirv.numbers import Value

Note = list["Note"] | dict[str, "Note"] | str | int | float | bool | None
"""What a note holds: a JSON value."""


class Layout(NamedTuple):
    """One type.

    Parameters
    ----------
    kind : str
        `int`, `uint`, `float`, `bool`, `vector`, `matrix`, `array`, `struct`, `pointer`, `void`, or `opaque`.
    spelling : str
        `u32`, `f64`, `vec4<f32>`, `array<f32>` (run-time size), `array<f32, 8>`, `ptr<physical, f32>`, a
        struct's name.
    size : int | None
        Bytes; None where it has none or only the run knows it.
    count : int | None
        Elements of a vector, matrix (columns) or array; None for a run-time array.
    stride : int | None
        Bytes from one element, or one column, to the next.
    element : Layout | None
        Of a vector, matrix, array, or pointer; None for a pointer back to a type that it is part of.
    members : tuple[Member, ...]
        Of a struct.
    row_major : bool
        Of a matrix in a block: its rows lie one after the other, `stride` apart, not its columns.
    """

    kind: str
    spelling: str
    size: int | None
    count: int | None = None  # type: ignore[assignment]
    stride: int | None = None
    element: Layout | None = None
    members: tuple[Member, ...] = ()
    row_major: bool = False


class Member(NamedTuple):
    """One member of a struct: its name (`member0`, … where the module gives none), offset in bytes, and type.

    `readonly` and `writeonly` tell of the member itself; for a physical pointer, of what it points to.
    """

    name: str
    offset: int | None
    type: Layout
    readonly: bool = False
    writeonly: bool = False

    @property
    def size(self) -> int | None:
        """Bytes of the member."""
        return self.type.size


class EntryPoint(NamedTuple):
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
    bindings : tuple[Binding, ...]
        The resources that it may use, by set and binding.
    push_constants : Layout | None
        The push-constant block that it may use.
    workgroup_bytes : int | None
        Workgroup memory that it may use, with the values of specialization constants given or their defaults; None
        where a size is unknown.
    reads_num_workgroups : bool
        It may read the built-in NumWorkgroups.
    """

    name: str
    model: str
    local_size: tuple[int, int, int] | None
    local_size_spec: tuple[int | None, int | None, int | None]
    modes: tuple[str, ...]
    bindings: tuple[Binding, ...]
    push_constants: Layout | None
    workgroup_bytes: int | None
    reads_num_workgroups: bool

    @property
    def push(self) -> tuple[Member, ...]:
        """The members of the push-constant block; none without one."""
        return self.push_constants.members if self.push_constants else ()

    @property
    def push_size(self) -> int:
        """Bytes to push: the block's, in whole words, as Vulkan pushes them."""
        return -(-((self.push_constants.size or 0) if self.push_constants else 0) // 4) * 4


class Binding(NamedTuple):
    """One resource variable.

    Parameters
    ----------
    set, binding : int
        Where it is bound.
    name : str
        Of the variable, or of its block where the variable has none; `binding3` where neither has one.
    kind : str
        `storage_buffer`, `uniform_buffer`, `storage_image`, `sampled_image`, `combined_image_sampler`,
        `sampler`, `storage_texel_buffer`, `uniform_texel_buffer`, `input_attachment`,
        `acceleration_structure` or `other`.
    count : int | None
        Descriptors of an array (or array of arrays) of resources, 1 for none, None for a run-time array.
    written : bool
        Whether the module may write it: an instruction does, and nothing is declared to the contrary.
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
    count: int | None  # type: ignore[assignment]
    written: bool
    readonly: bool
    writeonly: bool
    used_by: tuple[str, ...]
    layout: Layout

    def listed(self) -> Iterator[tuple[int | None, str, str]]:
        """Every value of the block: offset, path (`lights[].power`, `origin.x`) and type; of arrays the first."""
        return _listed(self.layout.members, 0, "")

    @property
    def element(self) -> Layout | None:
        """What an array buffer holds: the element of the block's last member, if that is an array."""
        last = self.layout.members[-1].type if self.layout.members else None
        return last.element if last is not None and last.kind == "array" else None


def _listed(members: tuple[Member, ...], base: int, path: str) -> Iterator[tuple[int | None, str, str]]:
    for member in members:
        inner, name = member.type, path + member.name
        while (
            inner.kind == "array" and inner.element is not None and inner.element.kind in ("array", "struct")
        ):
            inner, name = inner.element, f"{name}[]"
        offset = None if member.offset is None else base + member.offset
        if inner.kind == "struct" and inner.members:
            yield from _listed(inner.members, offset or 0, f"{name}.")
        else:
            yield offset, name, inner.spelling


class SpecConstant(NamedTuple):
    """One specialization constant: the id the host sets it by, its type as `Layout` has it, its default.

    `type` is the type's spelling (`u32`), `kind` its kind (`uint`), `size` its bytes in VkSpecializationInfo.
    """

    id: int
    name: str
    type: str
    default: Value
    kind: str
    size: int


class Reflection(NamedTuple):
    """All that a host needs to run a module.

    `nesting` is how deep a driver may come to nest the control flow, counting early exits (`nv_spirv.nesting`).
    `push_constants` is the push-constant block, None where there is none. `parameters` are its members or,
    for a block that holds one pointer named `nv.arguments`, the members of the block behind that pointer. `clspv` is
    what clspv tells, None for other compilers; `sized_by_constants` whether a size or count depends on specialization
    constants; `recursive_types` whether some struct holds, behind addresses, pointers
    to itself; `float_widths` the bits of each float type that the module declares, also where it only stores them.
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
    clspv: ClspvModule | None
    recursive_types: bool
    sized_by_constants: bool
    nesting: int = 0
    float_widths: tuple[int, ...] = ()

    def entry(self, name: str | None = None) -> EntryPoint:
        """The named compute entry point; without a name the only one, or "main".

        Raises
        ------
        InvalidInput
            When there is no such entry point, or several and none is named.
        """
        entries = [entry for entry in self.entry_points if entry.model == "GLCompute"]
        names = [entry.name for entry in entries]
        if not entries:
            raise InvalidInput(
                "the module was made for OpenCL (Kernel), not for Vulkan; compile it with clspv"
                if "Kernel" in self.capabilities
                else "the module has no compute (GLCompute) entry point"
            )
        if name is None:
            if len(names) != 1 and "main" not in names:
                raise InvalidInput(
                    f"the module has the entry points {', '.join(names)}: say which with entry="
                )
            name = names[0] if len(names) == 1 else "main"
        if name not in names:
            raise InvalidInput(f"the module has no entry point {name!r}; it has {', '.join(names)}")
        return entries[names.index(name)]

    def as_json(self) -> str:
        """The same as JSON, indented; absent values are `null`, infinities and NaN their names as strings."""
        import json

        return json.dumps(_plain(self), indent=2, allow_nan=False)

    def as_text(self) -> str:
        """The same for people, one thing a line."""
        import json

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
            if binding.kind == "uniform_buffer":
                lines += [
                    f"  member       {place}: {name}, {spelling}"
                    for place, name, spelling in binding.listed()
                ]
        for member in self.parameters:
            access = " readonly" * member.readonly + " writeonly" * member.writeonly
            lines.append(f"parameter      {member.offset}: {member.name}, {member.type.spelling}{access}")
        lines += [f"spec constant  {s.id}: {s.name}, {s.type} = {s.default}" for s in self.spec_constants]
        lines += [f"note           {name}: {json.dumps(value)}" for name, value in self.notes.items()]
        for kernel in self.clspv.kernels if self.clspv else ():
            names = ", ".join(argument.name or str(argument.ordinal) for argument in kernel.arguments)
            lines.append(f"OpenCL kernel  {kernel.name}({names})")
        return "\n".join(lines) + "\n"


def _plain(value: Any) -> Any:
    """The same as dictionaries and lists, for JSON."""
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if hasattr(value, "_asdict"):
        value = value._asdict()
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, (list, tuple)) else value
