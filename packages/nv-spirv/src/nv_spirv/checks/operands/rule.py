"""What a typing rule sees, and the questions rules ask of types.

A rule gets the result type's id and the types of the instruction's id operands (0 for an operand that has
no type: a type, a label, a function), and answers with what is wrong or None. Most rules depend on nothing
else, so that their answers can be remembered by opcode and types; a rule that also reads literals or
constants says so with `exact`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from nv_spirv.binary import Instruction
from nv_spirv.declarations import Declarations
from nv_spirv.grammar import op
from nv_spirv.grammar.tables import opcode_name


class Numeric(NamedTuple):
    """A scalar, vector, or cooperative matrix or vector of numbers or bools.

    `base` is `i` (signed), `u` (unsigned), `f` or `b`, another letter for floats that are not IEEE's;
    `length` is 1 for a scalar, the length of a vector, the distinguishing operands of a cooperative type.
    """

    base: str
    width: int
    length: int | tuple[int, ...]


_BASES = {-1: "f", 0: "B", 4214: "E", 4215: "M"}


@dataclass(slots=True, eq=False, repr=False)
class Types:
    """The types of a module, with the answers already given.

    `logical` tells that pointers are not numbers, but for those to PhysicalStorageBuffer; `vulkan_model` that the
    memory model is Vulkan's; `capabilities` are those declared.
    """

    found: Declarations
    version: int
    logical: bool
    type_of: dict[int, int]
    capabilities: frozenset[int] = frozenset()
    vulkan_model: bool = False
    numerics: dict[int, Numeric | None] = field(default_factory=dict)

    def get(self, type_id: int) -> Instruction:
        """The declaring instruction; `(0,)` for what is not a type."""
        return self.found.types.get(type_id, (0,))

    def numeric(self, type_id: int) -> Numeric | None:
        """The type as a `Numeric`; None where it is none."""
        if type_id not in self.numerics:
            self.numerics[type_id] = self._numeric(type_id)
        return self.numerics[type_id]

    def _numeric(self, type_id: int) -> Numeric | None:
        declared = self.get(type_id)
        opcode = declared[0]
        if opcode == op.TypeBool:
            return Numeric("b", 1, 1)
        number = self.found.number(type_id)
        if number is not None:
            base = {"int": "i", "uint": "u"}.get(number.kind) or _BASES.get(number.encoding, "?")
            return Numeric(base, number.width, 1)
        count: int | tuple[int, ...]
        if opcode == op.TypeVector:
            count = declared[3]
        elif opcode in (op.TypeCooperativeMatrixKHR, op.TypeCooperativeMatrixNV, op.TypeCooperativeVectorNV):
            count = (opcode, *declared[3:])
        else:
            return None
        component = self.found.types.get(declared[2], (0,))
        if component[0] not in (op.TypeBool, op.TypeInt, op.TypeFloat):
            return None
        scalar = self.numeric(declared[2])
        return None if scalar is None else Numeric(scalar.base, scalar.width, count)

    def pointee(self, type_id: int) -> int:
        """What a pointer type points to; 0 for what is not a typed pointer."""
        declared = self.get(type_id)
        return declared[3] if declared[0] == op.TypePointer else 0

    def storage(self, type_id: int) -> int:
        """The storage class of a pointer type; -1 for what is not a pointer."""
        declared = self.get(type_id)
        return declared[2] if declared[0] in (op.TypePointer, op.TypeUntypedPointerKHR) else -1

    def part(self, type_id: int, index: int | None) -> tuple[int, str | None]:
        """The type of a member or element, or what is wrong with the index, which is None if not constant."""
        declared = self.get(type_id)
        opcode = declared[0]
        if opcode == op.TypeStruct:
            if index is None:
                return 0, "a struct is indexed by what is not a constant"
            if not 0 <= index < len(declared) - 2:
                return 0, f"member {index} of a struct of {len(declared) - 2} members"
            return declared[2 + index], None
        if opcode in (op.TypeVector, op.TypeMatrix):
            if index is not None and not 0 <= index < declared[3]:
                return 0, f"component {index} of {declared[3]}"
            return declared[2], None
        if opcode == op.TypeArray:
            length = self.found.integer(declared[3])
            fixed = self.found.constants.get(declared[3], (0,))[0] == op.Constant
            if fixed and index is not None and length is not None and not 0 <= index < length:
                return 0, f"element {index} of an array of {length}"
            return declared[2], None
        if opcode in (
            op.TypeRuntimeArray,
            op.TypeCooperativeMatrixKHR,
            op.TypeCooperativeMatrixNV,
            op.TypeCooperativeVectorNV,
        ):
            return declared[2], None
        return 0, f"an index into {opcode_name(opcode) if opcode else 'no type'}"

    def spell(self, type_id: int) -> str:
        """A type for a message."""
        numeric = self.numeric(type_id)
        if numeric is not None:
            scalar = "bool" if numeric.base == "b" else f"{numeric.base}{numeric.width}"
            return scalar if numeric.length == 1 else f"{scalar}×{numeric.length}"
        name = self.found.names.get(type_id)
        kind = self.get(type_id)[0]
        return f"%{type_id} ({name})" if name else f"%{type_id} ({opcode_name(kind) if kind else 'no type'})"


Check = Callable[[Types, int, tuple[int, ...], Instruction], str | None]


class Rule(NamedTuple):
    """One rule; `exact` when its answer depends on more than the opcode and the types."""

    check: Check
    exact: bool = False


def same(types: Types, expected: int, operands: tuple[int, ...]) -> str | None:
    """All operands have the expected type."""
    for place, operand in enumerate(operands):
        if operand != expected:
            return f"operand {place + 1} is {types.spell(operand)}, not {types.spell(expected)}"
    return None
