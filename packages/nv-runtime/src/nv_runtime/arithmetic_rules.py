"""What arithmetic, comparisons, conversions and the GLSL instruction set ask of their operands' types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import InvalidInput
from .grammar import GLSL
from .value_types import Kind, Types

if TYPE_CHECKING:
    from .structure import Operands

FLOAT_ARITHMETIC = frozenset((127, 129, 131, 133, 136, 140, 141))
INTEGER_ARITHMETIC = frozenset((126, 128, 130, 132, 134, 135, 137, 138, 139, 197, 198, 199, 200, 204, 205))
SHIFTS = frozenset((194, 195, 196))
INTEGER_COMPARE, FLOAT_COMPARE = frozenset(range(170, 180)), frozenset(range(180, 192))
LOGICAL = frozenset((164, 165, 166, 167, 168))
CONVERSIONS = {
    109: "fi",
    110: "fi",
    111: "if",
    112: "if",
    113: "ii",
    114: "ii",
    115: "ff",
    116: "ff",
}  # from, to
ADDRESS = ("pointer", 5349)  # to PhysicalStorageBuffer; others are no numbers


def floats(types: Types, o: Operands) -> None:
    types.need(types.kinds.get(o.type), "float", "the instruction")
    for value in o.values:
        types.same(o.type, value, "float arithmetic")


def integers(types: Types, o: Operands) -> None:
    shape = types.need(types.kinds.get(o.type), "int", "the instruction")
    for value in o.values:
        other = types.need(types.kind(value), "int", "integer arithmetic")
        if other[0] and (other[1:] != shape[1:]) and o.op not in (205,):
            raise InvalidInput("integer arithmetic mixes widths or vector sizes")


def shift(types: Types, o: Operands) -> None:
    shape = types.need(types.kinds.get(o.type), "int", "a shift")
    base, amount = (types.need(types.kind(v), "int", "a shift") for v in o.values)
    if (base[0] and base[1:] != shape[1:]) or (amount[0] and amount[2] != shape[2]):
        raise InvalidInput("a shift mixes vector sizes")


def compare(types: Types, o: Operands) -> None:
    wanted = "int" if o.op in INTEGER_COMPARE else "float"
    result = types.need(types.kinds.get(o.type), "bool", "a comparison's result")
    shapes = [types.need(types.kind(v), wanted, "a comparison") for v in o.values]
    shapes = [s for s in shapes if s[0]]
    if any(s[1] != shapes[0][1] or s[2] != result[2] for s in shapes):
        raise InvalidInput("a comparison mixes widths or vector sizes")


def logical(types: Types, o: Operands) -> None:
    types.need(types.kinds.get(o.type), "bool", "a logical instruction")
    for value in o.values:
        types.same(o.type, value, "a logical instruction")


def float_test(types: Types, o: Operands) -> None:
    result = types.need(types.kinds.get(o.type), "bool", "a test's result")
    operand = types.need(types.kind(o.values[0]), "float", "a test")
    if operand[0] and operand[2] != result[2]:
        raise InvalidInput("a test mixes vector sizes")


def any_all(types: Types, o: Operands) -> None:
    operand = types.need(types.kind(o.values[0]), "bool", "any and all")
    if (operand[0] and operand[2] < 2) or types.shape(types.kinds.get(o.type)) != ("bool", 0, 1):
        raise InvalidInput("any and all take a vector of bools and give a bool")


def select(types: Types, o: Operands) -> None:
    condition = types.need(types.kind(o.values[0]), "bool", "a select's condition")
    if condition[2] > 1 and condition[2] != types.shape(types.kinds.get(o.type))[2]:
        raise InvalidInput("a select's condition has another size than its values")
    for value in o.values[1:]:
        types.same(o.type, value, "a select")


def convert(types: Types, o: Operands) -> None:
    names = {"f": "float", "i": "int"}
    source, target = CONVERSIONS[o.op][0], CONVERSIONS[o.op][1]
    given = types.need(types.kind(o.values[0]), names[source], "a conversion")
    made = types.need(types.kinds.get(o.type), names[target], "a conversion's result")
    if given[0] and given[2] != made[2]:
        raise InvalidInput("a conversion changes the number of components")


def bitcast(types: Types, o: Operands) -> None:
    given, made = types.shape(types.kind(o.values[0])), types.shape(types.kinds.get(o.type))
    for kind in (types.kind(o.values[0]), types.kinds.get(o.type)):
        if kind is not None and kind[0] not in ("int", "float", "bool", "vector") and kind[:2] != ADDRESS:
            raise InvalidInput(f"a {kind[0]} has no bits to cast")
    if given[1] and made[1] and given[1] * given[2] != made[1] * made[2]:
        raise InvalidInput("a bitcast changes the size")
    if "bool" in (given[0], made[0]):
        raise InvalidInput("a bool has no bits to cast")


def pointer_cast(types: Types, o: Operands) -> None:
    pointer = types.kinds.get(o.type) if o.op == 120 else types.kind(o.values[0])
    number = types.kind(o.values[0]) if o.op == 120 else types.kinds.get(o.type)
    if (pointer is not None and pointer[0] != "pointer") or types.shape(number)[0] not in ("", "int"):
        raise InvalidInput("a pointer conversion takes one pointer and one integer")


def scaled(types: Types, o: Operands) -> None:
    """The products of vectors, matrices and scalars: all of floats."""
    for kind in (types.kinds.get(o.type), *(types.kind(v) for v in o.values)):
        if kind is not None and kind[0] == "cooperative":  # may be of integers
            return
        if kind is not None and kind[0] == "matrix":
            kind = types.kinds.get(kind[1])
        types.need(kind, "float", "a product")
    if o.op == 143:
        types.same(o.type, o.values[0], "a product")
    if o.op in (142, 148):
        first = types.shape(types.kind(o.values[0]))
        vector = first[2] if o.op == 142 else types.shape(types.kind(o.values[1]))[2]
        wanted = types.shape(types.kinds.get(o.type))[2] if o.op == 142 else first[2]
        if o.op == 148 and 1 in (first[2], vector):
            raise InvalidInput("a dot product takes vectors")
        if first[0] and vector and vector != wanted:
            raise InvalidInput("a product mixes vector sizes")


def matrix(types: Types, o: Operands) -> None:
    """Products with matrices, and the transposition: rows and columns fit, and all are of one kind of float."""
    shapes = [_matrix_shape(types, types.kind(v)) for v in o.values]
    result = _matrix_shape(types, types.kinds.get(o.type))
    if "" in (result[0], *(s[0] for s in shapes)):
        return
    if o.op == 144:  # a vector is one row here, one column everywhere else
        shapes[0] = (shapes[0][0], 1, shapes[0][1])
        result = (result[0], 1, result[1])
    if o.op == 147:
        shapes[1] = (shapes[1][0], 1, shapes[1][1])
    if o.op == 84:
        wanted = (shapes[0][0], shapes[0][2], shapes[0][1])
        fits = True
    else:
        wanted = (shapes[0][0], shapes[0][1], shapes[1][2])
        fits = shapes[0][0] == shapes[1][0] and shapes[0][2] == shapes[1][1]
    if not fits or result != wanted:
        raise InvalidInput("a product or transposition mixes sizes of matrices and vectors")


def _matrix_shape(types: Types, kind: Kind | None) -> tuple[Any, int, int]:
    """(scalar type, rows, columns); the first is "" if the type is not known."""
    if kind is None:
        return "", 0, 0
    columns = 1
    if kind[0] == "matrix":
        columns, kind = kind[2], types.kinds.get(kind[1], ("",))
    if kind[0] != "vector" or types.kinds.get(kind[1], ("",))[0] != "float":
        raise InvalidInput("a product of matrices takes something else")
    return kind[1], kind[2], columns


def extended_arithmetic(types: Types, o: Operands) -> None:
    kind = types.kinds.get(o.type, ("",))
    if kind[0] != "struct" or len(kind[1]) != 2 or kind[1][0] != kind[1][1]:
        raise InvalidInput("an instruction with two results gives no struct of two")
    types.need(types.kinds.get(kind[1][0]), "int", "the instruction")
    for value in o.values:
        types.need(types.kind(value), "int", "the instruction")


def extended_set(types: Types, o: Operands) -> None:
    name = types.extended.get(o.values[0])
    if name is None:
        raise InvalidInput(f"id {o.values[0]} is no instruction set")
    if name != "GLSL.std.450":
        return
    if any(value not in types.of for value in o.values[1:]):
        raise InvalidInput("GLSL.std.450 takes an id that is no value")
    number, values = o.literals[0], o.values[1:]
    count, wanted = GLSL.get(number, (0, ""))
    if len(values) != count:
        raise InvalidInput(f"GLSL.std.450 {number} does not exist or takes another number of operands")
    if wanted == "f":
        _floats_of(types, o.type, values)
    elif wanted == "i":
        shape = types.need(types.kinds.get(o.type), "int", "GLSL.std.450")
        for value in values:
            if types.need(types.kind(value), "int", "GLSL.std.450")[1:] not in (shape[1:], (0, 0)):
                raise InvalidInput("GLSL.std.450 mixes widths or vector sizes")


def _floats_of(types: Types, type_id: int, values: list[int]) -> None:
    types.need(types.kinds.get(type_id), "float", "GLSL.std.450")
    for value in values:
        types.same(type_id, value, "GLSL.std.450")
