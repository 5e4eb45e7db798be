"""What arithmetic, comparisons, conversions and the GLSL instruction set ask of their operands' types."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import InvalidInput
from .grammar import GLSL
from .typing_rules import Types

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
        if kind is not None and kind[0] == "matrix":
            kind = types.kinds.get(kind[1])
        types.need(kind, "float", "a product")
    if o.op in (142, 148):
        first = types.shape(types.kind(o.values[0]))
        vector = first[2] if o.op == 142 else types.shape(types.kind(o.values[1]))[2]
        wanted = types.shape(types.kinds.get(o.type))[2] if o.op == 142 else first[2]
        if first[0] and vector and vector != wanted:
            raise InvalidInput("a product mixes vector sizes")


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
