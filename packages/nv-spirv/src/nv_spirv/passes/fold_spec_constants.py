"""Turn specialization constants into constants, with the values a host would set or their defaults.

    OpDecorate %k SpecId 3
    %k = OpSpecConstant %int 4            with 3 = 8      %k = OpConstant %int 8
    %n = OpSpecConstantOp %int IMul %k %k   =>            %n = OpConstant %int 64

Requires: nothing.
Leaves:   no specialization constant among those asked for (all, where no values are given); an operation on
          constants that `spec_constants.evaluate` does not know stays an OpSpecConstantOp, which means the same.
Cost:     linear in the declarations.
"""

from __future__ import annotations

from collections.abc import Mapping

from nv_spirv.binary import Binary, Instruction
from nv_spirv.declarations import SPEC_ID, Declarations, declarations
from nv_spirv.errors import InvalidInput, Unsupported
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import Number
from nv_spirv.numbers import words_of
from nv_spirv.options import Options
from nv_spirv.sections import ANNOTATIONS, DECLARATIONS, Sections
from nv_spirv.spec_constants import evaluate
from nv_spirv.text.literals import parse_number

_FOLDED = {
    op.SpecConstantTrue: op.ConstantTrue,
    op.SpecConstantFalse: op.ConstantFalse,
    op.SpecConstant: op.Constant,
    op.SpecConstantComposite: op.ConstantComposite,
    op.SpecConstantCompositeReplicateEXT: op.ConstantCompositeReplicateEXT,
}


def run(module: Binary, _: Options, values: Mapping[int, bool | int | float] | None = None) -> Binary:
    """Run the pass.

    Parameters
    ----------
    values : Mapping[int, bool | int | float] | None
        What the constants with these ids are; the others stay. None folds all to their defaults.

    Raises
    ------
    InvalidInput
        Where the module has no specialization constant with an id of `values`, or its type cannot hold the
        value.
    Unsupported
        Where the values leave an array without elements.
    """
    sections = Sections.of(module)
    found = declarations(module.instructions)
    ids = {d[SPEC_ID][0]: target for target, d in found.decorations.items() if SPEC_ID in d}
    for identifier in values or ():
        if identifier not in ids:
            raise InvalidInput(
                f"the module has no specialization constant {identifier}; it has {sorted(ids)}"
            )
    chosen = (
        {ids[i]: value for i, value in values.items()} if values is not None else dict.fromkeys(ids.values())
    )
    folded = _Folder(found, chosen).run(sections[DECLARATIONS])
    _check_lengths(found)
    sections.keep(DECLARATIONS, folded)
    sections.keep(
        ANNOTATIONS,
        [
            i
            for i in sections[ANNOTATIONS]
            if not (i[0] == op.Decorate and i[2] == SPEC_ID and i[1] in chosen)
        ],
    )
    return sections.join()


def _check_lengths(found: Declarations) -> None:
    """An array may be as short as its specialization constant says, but not as a constant says."""
    for type_id, declared in found.types.items():
        if declared[0] == op.TypeArray and found.constants.get(declared[3], (0,))[0] == op.Constant:
            length = found.integer(declared[3])
            if length is not None and length < 1:
                raise Unsupported(f"array %{type_id} of {length} elements with these values; choose others")


class _Folder:
    """Folds declarations in order; `found` follows, so that later operations see constants."""

    def __init__(self, found: Declarations, chosen: Mapping[int, bool | int | float | None]) -> None:
        self.found = found
        self.chosen = chosen

    def run(self, body: list[Instruction]) -> list[Instruction]:
        result: list[Instruction] = []
        for instruction in body:
            if (
                len(instruction) > 2
                and instruction[2] in self.found.constants
                and instruction[0] in _SPECIALIZED
            ):
                instruction = self.fold(instruction)
                self.found.constants[instruction[2]] = instruction
            result.append(instruction)
        return result

    def fold(self, instruction: Instruction) -> Instruction:
        opcode, _, target = instruction[:3]
        if opcode == op.SpecConstantOp:
            return evaluate(self.found, instruction) or instruction
        if opcode in (op.SpecConstantComposite, op.SpecConstantCompositeReplicateEXT):
            parts = [self.found.constants.get(part, (0,))[0] for part in instruction[3:]]
            return instruction if _SPECIALIZED.intersection(parts) else (_FOLDED[opcode], *instruction[1:])
        if target not in self.chosen:
            # One without SpecId can never be set: a constant already.
            return (
                instruction if self.found.decoration(target, SPEC_ID) else (_FOLDED[opcode], *instruction[1:])
            )
        value = self.chosen[target]
        if value is None:
            return (_FOLDED[opcode], *instruction[1:])
        if opcode != op.SpecConstant:
            return (op.ConstantTrue if value else op.ConstantFalse, *instruction[1:])
        number = self.found.number(instruction[1])
        if number is None:
            raise InvalidInput(f"%{target} is not a number")
        return (op.Constant, *instruction[1:3], *words_of(_bits(value, number), number))


def _bits(value: bool | int | float, number: Number) -> int:
    if number.kind == "float":
        return parse_number(float(value).hex(), number)
    if isinstance(value, float) and not value.is_integer():
        raise InvalidInput(f"{value} for a constant that is an integer")
    return parse_number(str(int(value)), number)


_SPECIALIZED = frozenset({*_FOLDED, op.SpecConstantOp})
