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
        else "the operand is not a bool"
    )


def _all_equal(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    if types.numeric(result) != _BOOL:
        return f"the result is {types.spell(result)}, not a bool"
    return None if types.numeric(operands[1]) else "the operand is not a number"


def _ballot(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
    if types.numeric(result) != Numeric("u", 32, 4):
        return f"the result is {types.spell(result)}, not four unsigned integers of 32 bits"
    return None if types.numeric(operands[1]) == _BOOL else "the operand is not a bool"


def _scalar(types: Types, type_id: int) -> bool:
    numeric = types.numeric(type_id)
    return numeric is not None and numeric.base in "iu" and numeric.length == 1


def _chosen(value: Check, signed: bool = False) -> Check:
    """`value`, and the operand behind it is the number of an invocation."""

    def check(types: Types, result: int, operands: Operands, instruction: Instruction) -> str | None:
        if not _scalar(types, operands[2]) or (not signed and types.numeric(operands[2])[0] != "u"):  # type: ignore[index]
            return f"the invocation is {types.spell(operands[2])}, not an unsigned integer"
        return value(types, result, operands, instruction)

    return check


def _of_ballot(bases: str) -> Check:
    """Something about a ballot: a bool or an integer."""

    def check(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
        made, ballot = types.numeric(result), types.numeric(operands[1])
        if made is None or made.base not in bases or made.length != 1:
            return f"the result is {types.spell(result)}"
        if ballot is None or ballot.base not in "iu" or ballot[1:] != (32, 4):
            return f"the ballot is {types.spell(operands[1])}, not four integers of 32 bits"
        if len(operands) > 2 and not _scalar(types, operands[2]):
            return f"the bit is {types.spell(operands[2])}, not an integer"
        return None

    return check


# Group operation -> how many operands follow the value: Reduce, the scans, ClusteredReduce, NVIDIA's partitioned ones.
_FOLLOWING = {0: 0, 1: 0, 2: 0, 3: 1, 6: 1, 7: 1, 8: 1}


def _reduced(value: Check) -> Check:
    """`value`, and the group operation has the operands that it takes."""

    def check(types: Types, result: int, operands: Operands, instruction: Instruction) -> str | None:
        if _FOLLOWING.get(instruction[4]) != len(instruction) - 6:
            return f"{len(instruction) - 6} operands behind the value for group operation {instruction[4]}"
        return value(types, result, operands, instruction)

    return check


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

_CHOSEN = frozenset(
    {
        op.GroupNonUniformBroadcast,
        *range(op.GroupNonUniformShuffle, op.GroupNonUniformShuffleDown + 1),
        op.GroupNonUniformQuadBroadcast,
        op.GroupNonUniformQuadSwap,
        op.GroupNonUniformRotateKHR,
    }
)
_REDUCED = frozenset(range(op.GroupNonUniformIAdd, op.GroupNonUniformLogicalXor + 1))


def _rule(opcode: int, value: Check) -> Rule:
    if opcode in _CHOSEN:
        return Rule(_chosen(value))
    return Rule(_reduced(value), exact=True) if opcode in _REDUCED else Rule(value)


RULES: dict[int, Rule] = {
    op.GroupNonUniformElect: Rule(_vote),
    op.GroupNonUniformAll: Rule(_vote),
    op.GroupNonUniformAny: Rule(_vote),
    op.GroupNonUniformAllEqual: Rule(_all_equal),
    op.GroupNonUniformBallot: Rule(_ballot),
    op.GroupNonUniformInverseBallot: Rule(_of_ballot("b")),
    op.GroupNonUniformBallotBitExtract: Rule(_of_ballot("b")),
    op.GroupNonUniformBallotBitCount: Rule(_of_ballot("iu")),
    op.GroupNonUniformBallotFindLSB: Rule(_of_ballot("iu")),
    op.GroupNonUniformBallotFindMSB: Rule(_of_ballot("iu")),
    **{
        opcode: _rule(opcode, _value(bases, 1))
        for bases, opcodes in _VALUE_RULES.items()
        for opcode in opcodes
    },
}
