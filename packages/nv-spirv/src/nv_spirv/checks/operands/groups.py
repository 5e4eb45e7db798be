"""Group operations (SPIR-V 3.49.21 and 3.49.24): the types of what they take and give."""

from __future__ import annotations

from nv_spirv.binary import Instruction
from nv_spirv.checks.operands.rule import Check, Numeric, Rule, Types, same
from nv_spirv.grammar import op

Operands = tuple[int, ...]
_BOOL = Numeric("b", 1, 1)


def _value(bases: str, value: int) -> Check:
    """The operand at `value` (counted among the ids) has the result's type, of these bases."""

    def check(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
        numeric = types.numeric(result)
        if numeric is None or numeric.base not in bases or isinstance(numeric.length, tuple):
            return f"the result is {types.spell(result)}"
        return same(types, result, operands[value : value + 1])

    return check


def _vote(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    if types.numeric(result) != _BOOL:
        return f"the result is {types.spell(result)}, not a bool"
    return (
        None
        if all(types.numeric(operand) == _BOOL for operand in operands[1:2])
        else "the operand is no bool"
    )


def _all_equal(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    if types.numeric(result) != _BOOL:
        return f"the result is {types.spell(result)}, not a bool"
    return None if types.numeric(operands[1]) else "the operand is no number"


def _ballot(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    if types.numeric(result) != Numeric("u", 32, 4):
        return f"the result is {types.spell(result)}, not four unsigned integers of 32 bits"
    return None if types.numeric(operands[1]) == _BOOL else "the operand is no bool"


_VALUE_RULES = {
    "iufb": (
        op.GroupNonUniformBroadcast,
        op.GroupNonUniformBroadcastFirst,
        op.GroupNonUniformShuffle,
        op.GroupNonUniformShuffleXor,
        op.GroupNonUniformShuffleUp,
        op.GroupNonUniformShuffleDown,
        op.GroupNonUniformQuadBroadcast,
        op.GroupNonUniformQuadSwap,
        op.GroupNonUniformRotateKHR,
    ),
    "iu": (
        op.GroupNonUniformIAdd,
        op.GroupNonUniformIMul,
        op.GroupNonUniformSMin,
        op.GroupNonUniformSMax,
        op.GroupNonUniformUMin,
        op.GroupNonUniformUMax,
        op.GroupNonUniformBitwiseAnd,
        op.GroupNonUniformBitwiseOr,
        op.GroupNonUniformBitwiseXor,
    ),
    "f": (op.GroupNonUniformFAdd, op.GroupNonUniformFMul, op.GroupNonUniformFMin, op.GroupNonUniformFMax),
    "b": (op.GroupNonUniformLogicalAnd, op.GroupNonUniformLogicalOr, op.GroupNonUniformLogicalXor),
}

RULES: dict[int, Rule] = {
    op.GroupNonUniformElect: Rule(_vote),
    op.GroupNonUniformAll: Rule(_vote),
    op.GroupNonUniformAny: Rule(_vote),
    op.GroupNonUniformAllEqual: Rule(_all_equal),
    op.GroupNonUniformBallot: Rule(_ballot),
    **{opcode: Rule(_value(bases, 1)) for bases, opcodes in _VALUE_RULES.items() for opcode in opcodes},
}
