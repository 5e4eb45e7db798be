"""Drop what cannot influence a run: functions nobody calls, values nobody uses, declarations of those.

    %7 = OpFunction …      not reachable from an entry point
    %9 = OpFMul %4 %8 %8   no store, branch or call depends on it
    %5 = OpTypeInt 8 0     nothing left uses it: and with it goes the Int8 capability (`trim_capabilities`)

An instruction stays if it does something (stores, calls, branches, synchronises) or if one that stays uses
its result. Volatile loads and atomics do something. Branches are left as they are.

Requires: a module whose instructions follow the grammar.
Leaves:   every result is used, exported, or does something.
Cost:     linear: each instruction is marked once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from nv_spirv.binary import Binary, Instruction, decode_string
from nv_spirv.declarations import BUILT_IN, BUILT_IN_WORKGROUP_SIZE
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import Context, context_of, shape, uses
from nv_spirv.options import Options
from nv_spirv.sections import (
    ANNOTATIONS,
    DECLARATIONS,
    ENTRY_POINTS,
    FUNCTIONS,
    IMPORTS,
    MODES,
    NAMES,
    SOURCES,
    Sections,
)

_VOLATILE = 1
_GLSL_STORES = frozenset({35, 51})  # Modf and Frexp write through a pointer
_CAPABILITY_LINKAGE = 5
_INTERFACE_ALL = 0x10400
_PURE = frozenset(
    {
        *range(op.VectorExtractDynamic, op.Transpose + 1),
        *range(op.ConvertFToU, op.Bitcast + 1),
        *range(op.SNegate, op.BitCount + 1),
        op.AccessChain,
        op.InBoundsAccessChain,
        op.PtrAccessChain,
        op.InBoundsPtrAccessChain,
        op.ArrayLength,
        op.Phi,
        op.Undef,
        op.Variable,
        op.CopyLogical,
        op.Image,
        op.SampledImage,
        op.ImageQuerySize,
        op.ImageQuerySizeLod,
    }
)


def run(module: Binary, _: Options) -> Binary:
    """Run the pass."""
    if any(i[0] == op.Capability and i[1] == _CAPABILITY_LINKAGE for i in module.instructions):
        return module  # any function may be called from elsewhere
    sections = Sections.of(module)
    context = context_of(module.instructions)
    live = _Marker(sections, context).run()
    sections.keep(FUNCTIONS, _kept_functions(sections[FUNCTIONS], live))
    for section in (DECLARATIONS, IMPORTS):
        sections.keep(section, [i for i in sections[section] if _stays(i, live)])
    sections.keep(SOURCES, [i for i in sections[SOURCES] if i[0] != op.String or i[1] in live])
    for section in (NAMES, ANNOTATIONS):
        sections.keep(section, _kept_targets(sections[section], live))
    sections.keep(ENTRY_POINTS, [_interface(i, live) for i in sections[ENTRY_POINTS]])
    return sections.join()


def _interface(entry: Instruction, live: set[int]) -> Instruction:
    """An entry point without the variables that are gone."""
    after = decode_string(entry, 3)[1]
    return entry[:after] + tuple(variable for variable in entry[after:] if variable in live)


def _stays(instruction: Instruction, live: set[int]) -> bool:
    place = shape(instruction[0]).result
    if instruction[0] == op.TypeForwardPointer:
        return instruction[1] in live
    return not place or instruction[place] in live


def _kept_targets(instructions: Sequence[Instruction], live: set[int]) -> list[Instruction]:
    kept: list[Instruction] = []
    for instruction in instructions:
        if instruction[0] == op.GroupDecorate:
            targets = tuple(target for target in instruction[2:] if target in live)
            if targets:
                kept.append((*instruction[:2], *targets))
        elif instruction[0] == op.GroupMemberDecorate:
            pairs = zip(instruction[2::2], instruction[3::2], strict=False)
            flat = [word for pair in pairs if pair[0] in live for word in pair]
            if flat:
                kept.append((*instruction[:2], *flat))
        elif instruction[1] in live or instruction[0] == op.DecorationGroup:
            kept.append(instruction)
    groups = {i[1] for i in kept if i[0] in (op.GroupDecorate, op.GroupMemberDecorate)}
    defined = {i[1] for i in kept if i[0] == op.DecorationGroup}
    unused = defined - groups
    return [i for i in kept if i[1] not in unused]


def _kept_functions(instructions: Sequence[Instruction], live: set[int]) -> list[Instruction]:
    kept: list[Instruction] = []
    inside = False
    for instruction in instructions:
        opcode = instruction[0]
        if opcode == op.Function:
            inside = instruction[2] in live
        if inside and (opcode not in _REMOVABLE or instruction[2] in live):
            kept.append(instruction)
        if opcode == op.FunctionEnd and inside:
            inside = False
        elif not inside and opcode == op.ExtInst and instruction[2] in live:
            kept.append(instruction)  # reflection stands behind the functions
    return kept


class _Marker:
    """Marks the ids that must stay, from what does something to what it uses."""

    def __init__(self, sections: Sections, context: Context) -> None:
        self.sections = sections
        self.context = context
        self.live: set[int] = set()
        self.waiting: list[Instruction] = []
        self.makers: dict[int, Instruction] = {}
        self.bodies: dict[int, list[Instruction]] = {}
        self.attached: dict[int, list[Instruction]] = defaultdict(list)
        self.roots: list[int] = []
        self.glsl = {identifier for identifier, name in context.sets.items() if name == "GLSL.std.450"}

    def run(self) -> set[int]:
        self.gather()
        for root in self.roots:
            self.mark(root)
        for entry in self.sections[ENTRY_POINTS]:
            self.mark(entry[2])
            if self.sections.module.version < _INTERFACE_ALL:
                for variable in entry[decode_string(entry, 3)[1] :]:
                    self.mark(variable)
        for mode in self.sections[MODES]:
            self.follow(mode)
        while self.waiting:
            instruction = self.waiting.pop()
            self.follow(instruction)
            if instruction[0] == op.Function:
                for inner in self.bodies[instruction[2]]:
                    if self.acts(inner):
                        place = shape(inner[0]).result
                        if place:
                            self.mark(inner[place])
                        else:
                            self.follow(inner)
        return self.live

    def gather(self) -> None:
        body: list[Instruction] | None = None
        for section in (IMPORTS, SOURCES, ANNOTATIONS, DECLARATIONS, FUNCTIONS):
            for instruction in self.sections[section]:
                opcode = instruction[0]
                place = shape(opcode).result
                if place:
                    self.makers[instruction[place]] = instruction
                if opcode == op.Function:
                    body = self.bodies[instruction[2]] = []
                elif opcode == op.FunctionEnd:
                    body = None
                elif body is not None:
                    body.append(instruction)
                else:
                    self.global_(instruction)

    def global_(self, instruction: Instruction) -> None:
        """What keeps itself alive outside functions: notes, reflection, the built-in workgroup size."""
        opcode = instruction[0]
        if opcode == op.DecorateId:
            self.attached[instruction[1]].append(instruction)
        elif opcode in (op.ExtInst, op.ExtInstWithForwardRefsKHR):
            self.roots.append(instruction[2])
        elif (opcode == op.String and decode_string(instruction, 2)[0].startswith("nv.")) or (
            opcode == op.Decorate and instruction[2:4] == (BUILT_IN, BUILT_IN_WORKGROUP_SIZE)
        ):
            self.roots.append(instruction[1])
        elif opcode in (op.Line, op.Source):
            self.roots += [instruction[place] for place in uses(instruction, self.context)]

    def mark(self, identifier: int) -> None:
        if identifier in self.live:
            return
        self.live.add(identifier)
        maker = self.makers.get(identifier)
        if maker is not None:
            self.waiting.append(maker)
        for decoration in self.attached.get(identifier, ()):
            self.follow(decoration)

    def follow(self, instruction: Instruction) -> None:
        for place in uses(instruction, self.context):
            self.mark(instruction[place])

    def acts(self, instruction: Instruction) -> bool:
        """Return whether an instruction must stay although nothing uses its result."""
        opcode = instruction[0]
        if opcode == op.Load:
            return len(instruction) > 4 and bool(instruction[4] & _VOLATILE)
        if opcode == op.ExtInst and instruction[3] in self.glsl:
            return instruction[4] in _GLSL_STORES
        return opcode not in _REMOVABLE


_REMOVABLE = _PURE | {op.Load, op.ExtInst}
