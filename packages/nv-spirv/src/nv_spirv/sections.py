"""The parts of a module, in the order that SPIR-V 2.4 ("Logical Layout of a Module") gives them."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import dataclass, field

from nv_spirv.binary import Binary, Instruction
from nv_spirv.grammar import op
from nv_spirv.grammar.tables import instruction_row

(
    CAPABILITIES,
    EXTENSIONS,
    IMPORTS,
    MEMORY_MODEL,
    ENTRY_POINTS,
    MODES,
    SOURCES,
    NAMES,
    PROCESSED,
    ANNOTATIONS,
) = range(10)
DECLARATIONS = 10
FUNCTIONS = 11
ANYWHERE = 12  # from the declarations on

_OPCODES = (
    (op.Capability,),
    (op.Extension,),
    (op.ExtInstImport,),
    (op.MemoryModel,),
    (op.EntryPoint,),
    (op.ExecutionMode, op.ExecutionModeId),
    (op.String, op.SourceExtension, op.Source, op.SourceContinued),
    (op.Name, op.MemberName),
    (op.ModuleProcessed,),
    (
        op.Decorate,
        op.DecorateId,
        op.DecorateString,
        op.MemberDecorate,
        op.MemberDecorateString,
        op.DecorationGroup,
        op.GroupDecorate,
        op.GroupMemberDecorate,
    ),
)
_RANKS = {opcode: rank for rank, opcodes in enumerate(_OPCODES) for opcode in opcodes}
_LOOSE = frozenset(
    {
        op.Line,
        op.NoLine,
        op.ExtInst,
        op.ExtInstWithForwardRefsKHR,
        op.Undef,
        op.Variable,
        op.UntypedVariableKHR,
        op.Nop,
    }
)


@functools.cache
def section_of(opcode: int) -> int:
    """The section of an opcode; `ANYWHERE` for what declarations and functions both hold."""
    if opcode in _RANKS:
        return _RANKS[opcode]
    if opcode in _LOOSE:
        return ANYWHERE
    row = instruction_row(opcode)
    name = row.name if row else ""
    # Types and constants of every extension are named so; the conditional forms of Intel stand with what they wrap.
    declares = name.startswith(("Type", "Constant", "SpecConstant", "Conditional", "Alias", "Asm"))
    return DECLARATIONS if declares else FUNCTIONS


@dataclass(slots=True, eq=False, repr=False)
class Sections:
    """A module split for editing: change the lists, then `join` them."""

    module: Binary
    parts: list[list[Instruction]] = field(default_factory=lambda: [[] for _ in range(FUNCTIONS + 1)])
    bound: int = 0

    @classmethod
    def of(cls, module: Binary) -> Sections:
        """Split a module; what stands out of order is put where it belongs."""
        result = cls(module, bound=module.bound)
        inside = False
        for instruction in module.instructions:
            inside = inside or instruction[0] == op.Function
            place = FUNCTIONS if inside else min(section_of(instruction[0]), DECLARATIONS)
            result.parts[place].append(instruction)
        return result

    def __getitem__(self, section: int) -> list[Instruction]:
        return self.parts[section]

    def fresh(self) -> int:
        """A new id."""
        self.bound += 1
        return self.bound - 1

    def keep(self, section: int, kept: Iterable[Instruction]) -> None:
        """Replace what a section holds."""
        self.parts[section] = list(kept)

    def join(self) -> Binary:
        """The module again."""
        return self.module.with_instructions([i for part in self.parts for i in part], self.bound)
