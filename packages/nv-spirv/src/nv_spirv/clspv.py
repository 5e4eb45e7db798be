"""clspv's own reflection: what an OpenCL C kernel's arguments became.

clspv leaves `OpExtInst` of the set `NonSemantic.ClspvReflection.N` behind the functions: a `Kernel` names a
function and its entry point, an `Argument…` names the kernel, the ordinal and, by kind, set and binding or
offset and size, all as ids of 32-bit constants.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from nv_spirv.binary import Binary, Instruction, decode_string
from nv_spirv.declarations import Declarations
from nv_spirv.grammar import op
from nv_spirv.grammar.tables import instruction_set

SET = "NonSemantic.ClspvReflection"

_DESCRIPTOR = ("set", "binding")
_IN_DESCRIPTOR = ("set", "binding", "offset", "size")
_PUSHED = ("offset", "size")
# Argument kinds by instruction name, with what their operands after the kernel and the ordinal mean.
_ARGUMENTS = {
    "ArgumentStorageBuffer": ("storage_buffer", _DESCRIPTOR),
    "ArgumentUniform": ("uniform_buffer", _DESCRIPTOR),
    "ArgumentPodStorageBuffer": ("pod_storage_buffer", _IN_DESCRIPTOR),
    "ArgumentPodUniform": ("pod_uniform_buffer", _IN_DESCRIPTOR),
    "ArgumentPodPushConstant": ("pod_push_constant", _PUSHED),
    "ArgumentPointerPushConstant": ("pointer_push_constant", _PUSHED),
    "ArgumentPointerUniform": ("pointer_uniform_buffer", _IN_DESCRIPTOR),
    "ArgumentSampledImage": ("sampled_image", _DESCRIPTOR),
    "ArgumentStorageImage": ("storage_image", _DESCRIPTOR),
    "ArgumentSampler": ("sampler", _DESCRIPTOR),
    "ArgumentStorageTexelBuffer": ("storage_texel_buffer", _DESCRIPTOR),
    "ArgumentUniformTexelBuffer": ("uniform_texel_buffer", _DESCRIPTOR),
    "ArgumentWorkgroup": ("workgroup", ("spec_id", "element_size")),
}


class ClspvArgument(NamedTuple):
    """One argument of an OpenCL kernel; what a kind of argument does not have is None."""

    ordinal: int
    kind: str
    name: str
    type: str
    set: int | None = None
    binding: int | None = None
    offset: int | None = None
    size: int | None = None
    spec_id: int | None = None
    element_size: int | None = None


class ClspvModule(NamedTuple):
    """What clspv tells of a module.

    Parameters
    ----------
    kernels : tuple[ClspvKernel, ...]
        In the order of the module.
    push_constants : Mapping[str, tuple[int, int]]
        Offset and size of what the host pushes beside arguments, by the instruction that asks for it without its
        `PushConstant`: `GlobalSize`, `NumWorkgroups`, …
    data : tuple[tuple[int, int, str], ...]
        Set, binding and contents (hexadecimal digits) of the buffers with a module's constants.
    work_dim_spec : int | None
        The specialization constant that is the number of dimensions of the launch.
    global_offset_spec : tuple[int, ...]
        Those that are the offset of the launch; empty for none.
    unknown : tuple[str, ...]
        Other instructions that a kernel may rely on, by name, by number where the grammar has none.
    """

    kernels: tuple[ClspvKernel, ...]
    push_constants: Mapping[str, tuple[int, int]]
    data: tuple[tuple[int, int, str], ...]
    work_dim_spec: int | None
    global_offset_spec: tuple[int, ...]
    unknown: tuple[str, ...]


class ClspvKernel(NamedTuple):
    """One OpenCL kernel: its name, its arguments in order, the required workgroup size if it has one."""

    name: str
    arguments: tuple[ClspvArgument, ...]
    required_workgroup_size: tuple[int, int, int] | None
    workgroup_size_spec: tuple[int, int, int] | None


def clspv_module(module: Binary, found: Declarations) -> ClspvModule | None:
    """What clspv's reflection describes; None for modules of other compilers."""
    sets = {
        instruction[1]
        for instruction in module.instructions
        if instruction[0] == op.ExtInstImport
        and len(instruction) > 2
        and decode_string(instruction, 2)[0].startswith(SET)
    }
    if not sets:
        return None
    strings = {i[1]: decode_string(i, 2)[0] for i in module.instructions if i[0] == op.String and len(i) > 2}
    table = instruction_set(SET).by_value
    records = [
        (table[i[4]].name if i[4] in table else str(i[4]), i)
        for i in module.instructions
        if i[0] == op.ExtInst and len(i) > 4 and i[3] in sets
    ]
    return _Records(found, strings, records).module()


# What needs no answer: it is read with a kernel, or tells what the module already says.
_READ = frozenset(
    {
        "Kernel",
        "ArgumentInfo",
        "PropertyRequiredWorkgroupSize",
        "SpecConstantWorkgroupSize",
        "SpecConstantSubgroupMaxSize",
        "WorkgroupVariableSize",
        "NormalizedSamplerMaskPushConstant",
        *_ARGUMENTS,
    }
)
_PUSHES = "PushConstant"


class _Records:
    """The reflection instructions of one module."""

    def __init__(
        self, found: Declarations, strings: dict[int, str], records: list[tuple[str, Instruction]]
    ) -> None:
        self.found = found
        self.strings = strings
        self.records = records
        self.infos = {i[2]: i for name, i in records if name == "ArgumentInfo" and len(i) > 5}

    def integers(self, ids: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(self.found.integer(constant) or 0 for constant in ids)

    def triple(self, wanted: str, kernel: int | None) -> tuple[int, int, int] | None:
        for name, i in self.records:
            ids = i[5:] if kernel is None else i[6:]
            if name == wanted and len(ids) == 3 and (kernel is None or i[5] == kernel):
                x, y, z = self.integers(ids)
                return x, y, z
        return None

    def module(self) -> ClspvModule:
        push: dict[str, tuple[int, int]] = {}
        data: list[tuple[int, int, str]] = []
        dimensions: int | None = None
        offset: tuple[int, ...] = ()
        unknown: list[str] = []
        for name, i in self.records:
            values = self.integers(i[5:])
            if name.startswith(_PUSHES) and len(values) > 1:
                push[name.removeprefix(_PUSHES)] = (values[0], values[1])
            elif name in ("ConstantDataStorageBuffer", "ConstantDataUniform") and len(values) > 2:
                data.append((values[0], values[1], self.strings.get(i[7], "")))
            elif name == "SpecConstantWorkDim" and values:
                dimensions = values[0]
            elif name == "SpecConstantGlobalOffset":
                offset = values[:3]
            elif name not in _READ:
                unknown.append(name)
        return ClspvModule(
            self.kernels(), push, tuple(data), dimensions, offset, tuple(dict.fromkeys(unknown))
        )

    def kernels(self) -> tuple[ClspvKernel, ...]:
        spec = self.triple("SpecConstantWorkgroupSize", None)
        result: list[ClspvKernel] = []
        for name, i in self.records:
            if name == "Kernel" and len(i) > 6:
                own = [self.argument(other, a) for other, a in self.records if self.belongs(other, a, i[2])]
                own.sort(key=lambda argument: argument.ordinal)
                required = self.triple("PropertyRequiredWorkgroupSize", i[2])
                result.append(ClspvKernel(self.strings.get(i[6], ""), tuple(own), required, spec))
        return tuple(result)

    @staticmethod
    def belongs(name: str, i: Instruction, kernel: int) -> bool:
        return name in _ARGUMENTS and len(i) >= 7 + len(_ARGUMENTS[name][1]) and i[5] == kernel

    def argument(self, name: str, i: Instruction) -> ClspvArgument:
        kind, fields = _ARGUMENTS[name]
        after = 7 + len(fields)
        values = dict(zip(fields, self.integers(i[7:after]), strict=True))
        info = self.infos.get(i[after]) if len(i) > after else None
        label = self.strings.get(info[5], "") if info else ""
        type_ = self.strings.get(info[6], "") if info and len(info) > 6 else ""
        return ClspvArgument(self.integers(i[6:7])[0], kind, label, type_, **values)
