"""What a module declares outside its functions, by id: names, decorations, types, constants, variables.

Reflection, the checks and the passes ask the same questions of a module ("what is this id called", "what
does this type hold", "is this member read-only"); this is the one place that answers them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from nv_spirv.binary import Instruction, decode_string
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import Number, number_type

# Decorations that code of this package asks about.
SPEC_ID = 1
BLOCK = 2
BUFFER_BLOCK = 3
ARRAY_STRIDE = 6
MATRIX_STRIDE = 7
BUILT_IN = 11
NON_WRITABLE = 24
NON_READABLE = 25
BINDING = 33
DESCRIPTOR_SET = 34
OFFSET = 35
NO_CONTRACTION = 42

BUILT_IN_NUM_WORKGROUPS = 24
BUILT_IN_WORKGROUP_SIZE = 25

GL_COMPUTE = 5

# Storage classes.
UNIFORM_CONSTANT = 0
INPUT = 1
UNIFORM = 2
OUTPUT = 3
WORKGROUP = 4
PRIVATE = 6
FUNCTION = 7
PUSH_CONSTANT = 9
STORAGE_BUFFER = 12
PHYSICAL_STORAGE_BUFFER = 5349

Decorations = dict[int, tuple[int, ...]]
"""Decoration → its operands."""


@dataclass(slots=True, eq=False, repr=False)
class Declarations:
    """The declarations of one module.

    Parameters
    ----------
    names, member_names : dict
        `OpName` by id, `OpMemberName` by (id, member).
    decorations, member_decorations : dict
        By id, and by (id, member); decoration groups are resolved. A decoration given twice keeps its last
        operands.
    types, constants, variables : dict[int, Instruction]
        The declaring instruction by result id; `variables` holds those of module scope.
    """

    names: dict[int, str] = field(default_factory=dict)
    member_names: dict[tuple[int, int], str] = field(default_factory=dict)
    decorations: dict[int, Decorations] = field(default_factory=lambda: defaultdict(dict))
    member_decorations: dict[tuple[int, int], Decorations] = field(default_factory=lambda: defaultdict(dict))
    types: dict[int, Instruction] = field(default_factory=dict)
    constants: dict[int, Instruction] = field(default_factory=dict)
    variables: dict[int, Instruction] = field(default_factory=dict)

    def decoration(self, target: int, decoration: int) -> tuple[int, ...] | None:
        """The operands of a decoration of an id; None where it has no such decoration."""
        found = self.decorations.get(target)
        return None if found is None else found.get(decoration)

    def member_decoration(self, target: int, member: int, decoration: int) -> tuple[int, ...] | None:
        """The operands of a decoration of a struct member; None where it has no such decoration."""
        found = self.member_decorations.get((target, member))
        return None if found is None else found.get(decoration)

    def number(self, type_id: int) -> Number | None:
        """A numeric type; None for every other."""
        found = self.types.get(type_id)
        return None if found is None else number_type(found)

    def integer(self, constant_id: int) -> int | None:
        """The value of an integer constant, or the default of a specialization constant; None for others."""
        found = self.constants.get(constant_id)
        if found is None:
            return None
        number = self.number(found[1])
        if number is None or number.kind == "float":
            return None
        if found[0] == op.ConstantNull:
            return 0
        if found[0] not in (op.Constant, op.SpecConstant) or len(found) < 4:
            return None
        value = sum(word << 32 * at for at, word in enumerate(found[3:])) & (1 << number.width) - 1
        return value - (1 << number.width) if number.kind == "int" and value >> number.width - 1 else value


def declarations(instructions: Iterable[Instruction]) -> Declarations:
    """Gather the declarations of a module; instructions too short to say what they should are passed over."""
    result = Declarations()
    groups: set[int] = set()
    inside = False
    for instruction in instructions:
        opcode = instruction[0]
        if opcode == op.Function:
            inside = True
        if inside or len(instruction) < 2:
            continue
        if opcode == op.DecorationGroup:
            groups.add(instruction[1])
        elif opcode in op.TYPES:
            result.types[instruction[1]] = instruction
        elif len(instruction) > 2:
            _gather(result, instruction, groups)
    return result


def _gather(result: Declarations, instruction: Instruction, groups: set[int]) -> None:
    opcode, target, second = instruction[:3]
    if opcode == op.Name:
        result.names[target] = decode_string(instruction, 2)[0]
    elif opcode in (op.Decorate, op.DecorateId, op.DecorateString):
        result.decorations[target][second] = instruction[3:]
    elif opcode in (op.Variable, op.UntypedVariableKHR):
        result.variables[second] = instruction
    elif opcode in op.CONSTANTS:
        result.constants[second] = instruction
    elif opcode == op.MemberName:
        result.member_names[target, second] = decode_string(instruction, 3)[0]
    elif opcode in (op.MemberDecorate, op.MemberDecorateString) and len(instruction) > 3:
        result.member_decorations[target, second][instruction[3]] = instruction[4:]
    elif opcode == op.GroupDecorate and target in groups:
        for to in instruction[2:]:
            result.decorations[to].update(result.decorations.get(target, {}))
    elif opcode == op.GroupMemberDecorate and target in groups:
        for to, member in zip(instruction[2::2], instruction[3::2], strict=False):
            result.member_decorations[to, member].update(result.decorations.get(target, {}))
