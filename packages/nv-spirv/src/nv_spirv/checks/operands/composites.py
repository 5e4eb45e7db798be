"""Composite instructions and composite constants (SPIR-V 3.49.7 and 3.49.12)."""

from __future__ import annotations

from nv_spirv.binary import Instruction
from nv_spirv.checks.operands.rule import Rule, Types, same
from nv_spirv.grammar import op

Operands = tuple[int, ...]


def _construct(types: Types, result: int, operands: Operands, instruction: Instruction) -> str | None:
    declared = types.get(result)
    kind = declared[0]
    if kind == op.TypeStruct:
        if len(operands) != len(declared) - 2:
            return f"{len(operands)} members for a struct of {len(declared) - 2}"
        for place, (operand, member) in enumerate(zip(operands, declared[2:], strict=True)):
            if operand != member:
                return f"member {place} is {types.spell(operand)}, not {types.spell(member)}"
        return None
    if kind == op.TypeVector:
        return _vector(types, declared, operands, instruction)
    if kind == op.TypeMatrix:
        count: int | None = declared[3]
    elif kind == op.TypeArray:
        count = types.found.integer(declared[3])
    elif kind in (op.TypeCooperativeMatrixKHR, op.TypeCooperativeMatrixNV):
        count = 1
    elif kind == op.TypeCooperativeVectorNV:
        count = types.found.integer(declared[3])
    else:
        return f"a composite of type {types.spell(result)}"
    if count is not None and len(operands) != count and not _specialized(types, declared):
        return f"{len(operands)} parts for {types.spell(result)} of {count}"
    return same(types, declared[2], operands)


def _specialized(types: Types, declared: Instruction) -> bool:
    """Return whether a specialization constant sets the length of an array."""
    length = types.found.constants.get(declared[3], (0,)) if len(declared) > 3 else (0,)
    return length[0] != op.Constant and declared[0] != op.TypeMatrix


def _vector(types: Types, declared: Instruction, operands: Operands, instruction: Instruction) -> str | None:
    """Scalars, or (except in constants) vectors whose components follow each other."""
    total = 0
    component = types.numeric(declared[2])
    for place, operand in enumerate(operands):
        numeric = types.numeric(operand)
        if numeric is None or component is None or numeric[:2] != component[:2]:
            return f"part {place} is {types.spell(operand)}, not {types.spell(declared[2])}"
        if numeric.length != 1 and instruction[0] != op.CompositeConstruct:
            return f"part {place} of a constant is {types.spell(operand)}"
        total += numeric.length if isinstance(numeric.length, int) else 0
    return None if total == declared[3] else f"{total} components for a vector of {declared[3]}"


def _walk(types: Types, type_id: int, indexes: tuple[int, ...]) -> tuple[int, str | None]:
    for index in indexes:
        type_id, wrong = types.part(type_id, index)
        if wrong:
            return 0, wrong
    return type_id, None


def _extract(types: Types, result: int, operands: Operands, instruction: Instruction) -> str | None:
    reached, wrong = _walk(types, operands[0], instruction[4:])
    if wrong:
        return wrong
    return None if reached == result else f"the part is {types.spell(reached)}, not {types.spell(result)}"


def _insert(types: Types, result: int, operands: Operands, instruction: Instruction) -> str | None:
    reached, wrong = _walk(types, operands[1], instruction[5:])
    if wrong:
        return wrong
    if reached != operands[0]:
        return f"the part is {types.spell(reached)}, the object {types.spell(operands[0])}"
    return same(types, result, operands[1:])


def _shuffle(types: Types, result: int, operands: Operands, instruction: Instruction) -> str | None:
    made, one, other = (types.numeric(type_) for type_ in (result, *operands))
    if made is None or one is None or other is None or not made[:2] == one[:2] == other[:2]:
        return "the vectors' components have not one type"
    if not (isinstance(one.length, int) and isinstance(other.length, int)) or 1 in (one.length, other.length):
        return "an operand is not a vector"
    if made.length != len(instruction) - 5:
        return f"{len(instruction) - 5} components for {types.spell(result)}"
    for index in instruction[5:]:
        if index >= one.length + other.length and index != 0xFFFFFFFF:
            return f"component {index} of {one.length + other.length}"
    return None


def _extract_dynamic(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    vector, index, made = (types.numeric(type_) for type_ in (*operands, result))
    if vector is None or made is None or vector.length == 1 or made != (*vector[:2], 1):
        return f"a component of {types.spell(operands[0])} as {types.spell(result)}"
    return (
        _index(types, operands[1]) if index is None or index.base not in "iu" or index.length != 1 else None
    )


def _insert_dynamic(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    vector, part, index = (types.numeric(type_) for type_ in operands)
    if vector is None or part is None or vector.length == 1 or part != (*vector[:2], 1):
        return f"{types.spell(operands[1])} as a component of {types.spell(operands[0])}"
    if index is None or index.base not in "iu" or index.length != 1:
        return _index(types, operands[2])
    return same(types, result, operands[:1])


def _index(types: Types, index: int) -> str:
    return f"the index is {types.spell(index)}, not an integer"


def _copy(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    return same(types, result, operands)


def _bool(types: Types, result: int, _: Operands, __: Instruction) -> str | None:
    return None if types.get(result)[0] == op.TypeBool else f"a bool constant of type {types.spell(result)}"


def _null(types: Types, result: int, _: Operands, __: Instruction) -> str | None:
    kind = types.get(result)[0]
    return f"a null of type {types.spell(result)}" if kind in (op.TypeVoid, op.TypeFunction, 0) else None


def _transpose(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    made, given = types.get(result), types.get(operands[0])
    if made[0] != op.TypeMatrix or given[0] != op.TypeMatrix:
        return "no matrix"
    rows, columns = types.numeric(made[2]), types.numeric(given[2])
    fits = (
        rows and columns and rows[:2] == columns[:2] and (rows.length, columns.length) == (given[3], made[3])
    )
    return None if fits else "the result's size is not the operand's transposed"


RULES: dict[int, Rule] = {
    op.CompositeConstruct: Rule(_construct),
    op.ConstantComposite: Rule(_construct),
    op.SpecConstantComposite: Rule(_construct),
    op.CompositeExtract: Rule(_extract, exact=True),
    op.CompositeInsert: Rule(_insert, exact=True),
    op.VectorShuffle: Rule(_shuffle, exact=True),
    op.VectorExtractDynamic: Rule(_extract_dynamic),
    op.VectorInsertDynamic: Rule(_insert_dynamic),
    op.CopyObject: Rule(_copy),
    op.Transpose: Rule(_transpose),
    op.ConstantTrue: Rule(_bool),
    op.ConstantFalse: Rule(_bool),
    op.SpecConstantTrue: Rule(_bool),
    op.SpecConstantFalse: Rule(_bool),
    op.ConstantNull: Rule(_null),
}
