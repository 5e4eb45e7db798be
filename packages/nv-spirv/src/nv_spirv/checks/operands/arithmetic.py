"""Arithmetic, bit, comparison, logic and conversion instructions (SPIR-V 3.49.11 to 3.49.15)."""

from __future__ import annotations

from nv_spirv.binary import Instruction
from nv_spirv.checks.operands.rule import Check, Numeric, Rule, Types, same
from nv_spirv.declarations import PHYSICAL_STORAGE_BUFFER
from nv_spirv.grammar import op

Operands = tuple[int, ...]
_FLOATS = "fBEM"


def _result(types: Types, result: int, bases: str, what: str) -> tuple[Numeric | None, str | None]:
    numeric = types.numeric(result)
    if numeric is None or numeric.base not in bases:
        return None, f"the result is {types.spell(result)}, not {what}"
    return numeric, None


def _wrong(types: Types, result: int, bases: str, what: str) -> str | None:
    return _result(types, result, bases, what)[1]


def _like(types: Types, operands: Operands, bases: str, width: int | None, count: object) -> str | None:
    """Each operand has one of the bases, the count, and the width unless that is None."""
    for place, operand in enumerate(operands):
        found = types.numeric(operand)
        if found is None or found.base not in bases:
            return f"operand {place + 1} is {types.spell(operand)}"
        if found.length != count or (width is not None and found.width != width):
            return f"operand {place + 1}, {types.spell(operand)}, does not fit the result"
    return None


def _floats(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    wrong = _wrong(types, result, "f", "a float")
    return wrong or same(types, result, operands)


def _integers(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    numeric, wrong = _result(types, result, "iu", "an integer")
    if numeric is None:
        return wrong
    return _like(types, operands, "iu", numeric.width, numeric.length)


def _unsigned(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    wrong = _wrong(types, result, "u", "an unsigned integer")
    return wrong or same(types, result, operands)


def _shift(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    numeric, wrong = _result(types, result, "iu", "an integer")
    if numeric is None:
        return wrong
    base = _like(types, operands[:1], "iu", numeric.width, numeric.length)
    return base or _like(types, operands[1:], "iu", None, numeric.length)


def _bit_field(types: Types, result: int, operands: Operands, instruction: Instruction) -> str | None:
    wrong = _wrong(types, result, "iu", "an integer")
    bases = 2 if instruction[0] == op.BitFieldInsert else 1
    return wrong or same(types, result, operands[:bases]) or _like(types, operands[bases:], "iu", None, 1)


def _bit_count(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    numeric, wrong = _result(types, result, "iu", "an integer")
    return wrong if numeric is None else _like(types, operands, "iu", None, numeric.length)


def _comparison(bases: str) -> Check:
    def check(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
        numeric, wrong = _result(types, result, "b", "a bool")
        if numeric is None:
            return wrong
        first = types.numeric(operands[0])
        width = first.width if first is not None else None
        return _like(types, operands, bases, width, numeric.length)

    return check


def _logical(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    wrong = _wrong(types, result, "b", "a bool")
    return wrong or same(types, result, operands)


def _vote(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    if types.numeric(result) != Numeric("b", 1, 1):
        return f"the result is {types.spell(result)}, not a bool"
    found = types.numeric(operands[0])
    return None if found is not None and found.base == "b" and found.length != 1 else "no vector of bools"


def _select(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    condition, numeric = types.numeric(operands[0]), types.numeric(result)
    if condition is None or condition.base != "b":
        return f"the condition is {types.spell(operands[0])}, not a bool"
    vector = condition.length != 1
    if vector and (numeric is None or numeric.length != condition.length):
        return "the condition has not as many components as the result"
    composite = types.get(result)[0] not in (op.TypePointer, op.TypeUntypedPointerKHR) and (
        numeric is None or numeric.length != 1
    )
    if composite and not vector and types.version < 0x10400:
        return "a single condition selects a composite; SPIR-V before 1.4 asks for one a component"
    return same(types, result, operands[1:])


def _convert(to: str, from_: str, widths_differ: bool = False) -> Check:
    def check(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
        numeric, wrong = _result(types, result, to, "what this conversion makes")
        if numeric is None:
            return wrong
        found = types.numeric(operands[0])
        if found is None or found.base not in from_:
            return f"a conversion from {types.spell(operands[0])}"
        if not _same_shape(found.length, numeric.length):
            return "a conversion that changes the number of components"
        if (
            widths_differ
            and (found.base in "iu" or found.base == numeric.base)
            and found.width == numeric.width
        ):
            return f"a conversion from {found.width} bits to as many"
        return None

    return check


def _same_shape(one: int | tuple[int, ...], other: int | tuple[int, ...]) -> bool:
    """Equal counts; cooperative matrices may change their use (SPV_NV_cooperative_matrix2)."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return one[:4] == other[:4]
    return one == other


def _bitcast(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    to, from_ = types.numeric(result), types.numeric(operands[0])
    pointers = types.storage(result) >= 0, types.storage(operands[0]) >= 0
    if any(pointers) and types.logical:
        for pointer in (result, operands[0]):
            if types.storage(pointer) not in (-1, PHYSICAL_STORAGE_BUFFER):
                return "a bitcast of a pointer that is not a number"
    if any(pointers):
        other = from_ if pointers[0] else to
        return (
            None
            if all(pointers) or (other and other.base in "iu")
            else "a bitcast between a pointer and no integer"
        )
    if to is None or from_ is None or "b" in (to.base, from_.base):
        return f"a bitcast from {types.spell(operands[0])} to {types.spell(result)}"
    if isinstance(to.length, tuple) or isinstance(from_.length, tuple):
        return None
    if to.width * to.length != from_.width * from_.length:
        return f"a bitcast from {from_.width * from_.length} bits to {to.width * to.length}"
    return None


def _pointer_to_integer(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    wrong = _wrong(types, result, "u", "an unsigned integer")
    physical = types.storage(operands[0]) == PHYSICAL_STORAGE_BUFFER
    return wrong or (None if physical else "the operand is not a physical pointer")


def _integer_to_pointer(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    found = types.numeric(operands[0])
    if found is None or found.base not in "iu" or found.length != 1:
        return f"the address is {types.spell(operands[0])}, not an integer"
    return (
        None if types.storage(result) == PHYSICAL_STORAGE_BUFFER else "the result is not a physical pointer"
    )


def _quantize(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    numeric, wrong = _result(types, result, "f", "a float")
    if numeric is not None and numeric.width != 32:
        return "the result has not 32 bits"
    return wrong or same(types, result, operands)


def _float_test(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    numeric, wrong = _result(types, result, "b", "a bool")
    return wrong if numeric is None else _like(types, operands, "f", None, numeric.length)


def _dot(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    numeric, wrong = _result(types, result, _FLOATS, "a float")
    if numeric is None:
        return wrong
    first = types.numeric(operands[0])
    if first is None or first.length == 1 or (first.base, first.width) != (numeric.base, numeric.width):
        return f"operand 1 is {types.spell(operands[0])}"
    return same(types, operands[0], operands[1:])


def _extended(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    """A struct of two members, both of the operands' type."""
    declared = types.get(result)
    if declared[0] != op.TypeStruct or len(declared) != 4:
        return "the result is not a struct of two members"
    wrong = _wrong(types, declared[2], "iu", "a struct of integers")
    return wrong or same(types, declared[2], (declared[3], *operands))


def _columns(types: Types, matrix: int) -> tuple[int, int] | None:
    declared = types.get(matrix)
    return (declared[2], declared[3]) if declared[0] == op.TypeMatrix else None


def _times_scalar(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    columns = _columns(types, result)
    numeric = types.numeric(columns[0] if columns else result)
    scalar = types.numeric(operands[1])
    if numeric is None or scalar is None or scalar.length != 1 or scalar[:2] != numeric[:2]:
        return f"{types.spell(operands[1])} does not scale {types.spell(result)}"
    return same(types, result, operands[:1])


def _vector_times_matrix(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    columns, numeric = _columns(types, operands[1]), types.numeric(result)
    if columns is None or numeric is None or numeric.length != columns[1]:
        return "the matrix has not as many columns as the result components"
    return same(types, columns[0], operands[:1])


def _matrix_times_vector(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    columns, numeric = _columns(types, operands[0]), types.numeric(operands[1])
    if columns is None or numeric is None or numeric.length != columns[1]:
        return "the matrix has not as many columns as the vector components"
    return same(types, columns[0], (result,))


def _matrix_times_matrix(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    left, right, made = (_columns(types, type_) for type_ in (*operands, result))
    if left is None or right is None or made is None:
        return "an operand or the result is not a matrix"
    numeric = types.numeric(right[0])
    if made != (left[0], right[1]) or numeric is None or numeric.length != left[1]:
        return "the matrices' sizes do not fit"
    return None


def _mixed_dot(length: int, width: int) -> Check:
    """SPV_VALVE_mixed_float_dot_product: vectors of small floats, summed in a wider one."""

    def check(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
        numeric = types.numeric(result)
        if numeric is None or numeric.base not in _FLOATS or (numeric.width, numeric.length) != (width, 1):
            return f"the result is {types.spell(result)}, not a float of {width} bits"
        vector = types.numeric(operands[0])
        if vector is None or vector.base not in _FLOATS or vector.length != length:
            return f"operand 1 is {types.spell(operands[0])}, not {length} floats"
        return same(types, operands[0], operands[1:2]) or same(types, result, operands[2:])

    return check


def _rules(check: Check, *opcodes: int) -> dict[int, Rule]:
    return dict.fromkeys(opcodes, Rule(check))


RULES: dict[int, Rule] = {
    **_rules(_floats, op.FAdd, op.FSub, op.FMul, op.FDiv, op.FRem, op.FMod, op.FNegate),
    **_rules(_integers, op.IAdd, op.ISub, op.IMul, op.SDiv, op.SRem, op.SMod, op.SNegate, op.Not),
    **_rules(_integers, op.BitwiseAnd, op.BitwiseOr, op.BitwiseXor),
    **_rules(_unsigned, op.UDiv, op.UMod),
    **_rules(_shift, op.ShiftLeftLogical, op.ShiftRightLogical, op.ShiftRightArithmetic),
    **_rules(_bit_field, op.BitFieldInsert, op.BitFieldSExtract, op.BitFieldUExtract),
    **_rules(_bit_count, op.BitCount),
    **_rules(_integers, op.BitReverse),
    **_rules(_comparison("iu"), *range(op.IEqual, op.SLessThanEqual + 1)),
    **_rules(_comparison("f"), *range(op.FOrdEqual, op.FUnordGreaterThanEqual + 1)),
    **_rules(_logical, op.LogicalEqual, op.LogicalNotEqual, op.LogicalOr, op.LogicalAnd, op.LogicalNot),
    **_rules(_vote, op.Any, op.All),
    **_rules(_select, op.Select),
    **_rules(_convert("u", _FLOATS), op.ConvertFToU),
    **_rules(_convert("iu", _FLOATS), op.ConvertFToS),
    **_rules(_convert(_FLOATS, "iu"), op.ConvertSToF, op.ConvertUToF),
    **_rules(_convert("u", "iu", True), op.UConvert),
    **_rules(_convert("iu", "iu", True), op.SConvert),
    **_rules(_convert(_FLOATS, _FLOATS, True), op.FConvert),
    **_rules(_quantize, op.QuantizeToF16),
    **_rules(_bitcast, op.Bitcast),
    **_rules(_pointer_to_integer, op.ConvertPtrToU),
    **_rules(_integer_to_pointer, op.ConvertUToPtr),
    **_rules(_float_test, op.IsNan, op.IsInf),
    **_rules(_dot, op.Dot),
    **_rules(_mixed_dot(2, 32), op.FDot2MixAcc32VALVE),
    **_rules(_mixed_dot(2, 16), op.FDot2MixAcc16VALVE),
    **_rules(_mixed_dot(4, 32), op.FDot4MixAcc32VALVE),
    **_rules(_extended, op.IAddCarry, op.ISubBorrow, op.UMulExtended, op.SMulExtended),
    **_rules(_times_scalar, op.VectorTimesScalar, op.MatrixTimesScalar),
    **_rules(_vector_times_matrix, op.VectorTimesMatrix),
    **_rules(_matrix_times_vector, op.MatrixTimesVector),
    **_rules(_matrix_times_matrix, op.MatrixTimesMatrix),
}
