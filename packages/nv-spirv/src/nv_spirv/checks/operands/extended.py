"""Instructions of GLSL.std.450 ("Extended Instructions for GLSL", chapter 2)."""

from __future__ import annotations

from nv_spirv.binary import Instruction
from nv_spirv.checks.operands.rule import Types, same
from nv_spirv.grammar.tables import instruction_set

Operands = tuple[int, ...]

_ONLY_32 = frozenset(
    [
        "Sin",
        "Cos",
        "Tan",
        "Asin",
        "Acos",
        "Atan",
        "Sinh",
        "Cosh",
        "Tanh",
        "Asinh",
        "Acosh",
        "Atanh",
        "Atan2",
        "Pow",
        "Exp",
        "Log",
        "Exp2",
        "Log2",
    ]
)
_FLOAT = _ONLY_32 | frozenset(
    [
        "Round",
        "RoundEven",
        "Trunc",
        "FAbs",
        "FSign",
        "Floor",
        "Ceil",
        "Fract",
        "Radians",
        "Degrees",
        "Sqrt",
        "InverseSqrt",
        "FMin",
        "FMax",
        "FClamp",
        "FMix",
        "Step",
        "SmoothStep",
        "Fma",
        "Normalize",
        "FaceForward",
        "Reflect",
        "NMin",
        "NMax",
        "NClamp",
    ]
)
_INTEGER = frozenset(
    ["SAbs", "SSign", "UMin", "SMin", "UMax", "SMax", "UClamp", "SClamp", "FindILsb", "FindSMsb", "FindUMsb"]
)
_ONLY_32_INTEGER = frozenset(["FindSMsb", "FindUMsb"])


def glsl(types: Types, result: int, operands: Operands, instruction: Instruction) -> str | None:
    """What is wrong with an instruction of GLSL.std.450; None for one that is right or not looked at."""
    row = instruction_set("GLSL.std.450").by_value.get(instruction[4])
    if row is None:
        return f"GLSL.std.450 has no instruction {instruction[4]}"
    numeric = types.numeric(result)
    if row.name in _FLOAT:
        if numeric is None or numeric.base != "f":
            return f"{row.name} makes {types.spell(result)}, not a float"
        if row.name in _ONLY_32 and numeric.width > 32:
            return f"{row.name} of {numeric.width} bits; drivers have it for 16 and 32"
        return same(types, result, operands)
    if row.name in _INTEGER:
        if numeric is None or numeric.base not in "iu":
            return f"{row.name} makes {types.spell(result)}, not an integer"
        if row.name in _ONLY_32_INTEGER and numeric.width != 32:
            return f"{row.name} of {numeric.width} bits; it has 32"
        for operand in operands:
            given = types.numeric(operand)
            if given is None or given.base not in "iu" or given[1:] != numeric[1:]:
                return f"{row.name} of {types.spell(operand)}, not {types.spell(result)}"
        return None
    if row.name == "Ldexp":
        exponent = types.numeric(operands[1])
        if (
            exponent is None
            or exponent.base not in "iu"
            or numeric is None
            or exponent.length != numeric.length
        ):
            return f"Ldexp with an exponent of type {types.spell(operands[1])}"
        return same(types, result, operands[:1])
    return None
