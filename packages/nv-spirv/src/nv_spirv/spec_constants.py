"""Constants worked out: the value of an OpSpecConstantOp of integers, bools and composites, and what a host chose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from nv_spirv.binary import Instruction
from nv_spirv.declarations import SPEC_ID, Declarations
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import Number
from nv_spirv.numbers import bits_of, words_of


def evaluate(found: Declarations, instruction: Instruction) -> Instruction | None:
    """The constant that an OpSpecConstantOp makes; None where an operand is not a constant or the operation is unknown.

    Division by zero and shifts past the width, whose results are undefined, are left to the driver.
    """
    type_id, target, opcode, *operands = instruction[1:]
    if opcode == op.Select:
        return _copy(found, instruction, _pick(found, operands))
    if opcode == op.CompositeExtract:
        return _copy(found, instruction, _part(found, operands))
    values = [_value(found, operand) for operand in operands]
    if any(value is None for value in values):
        return None
    numbers = [value for value in values if value is not None]
    number = found.number(type_id)
    if opcode in _COMPARISONS:
        truth = _COMPARISONS[opcode](numbers)
        return (op.ConstantTrue if truth else op.ConstantFalse, type_id, target)
    if number is None or number.kind == "float" or opcode not in _INTEGERS:
        return None
    result = _INTEGERS[opcode](numbers, number)
    if result is None:
        return None
    return (op.Constant, type_id, target, *words_of(result, number))


_FIXED = {
    op.SpecConstantTrue: op.ConstantTrue,
    op.SpecConstantFalse: op.ConstantFalse,
    op.SpecConstant: op.Constant,
    op.SpecConstantComposite: op.ConstantComposite,
}


def specialized(found: Declarations, chosen: Mapping[int, bytes]) -> Declarations:
    """The declarations with constants in place of specialization constants.

    `chosen` holds the bytes of values by SpecId, as VkSpecializationInfo does; the others get their defaults.
    """
    result = replace(found, constants=dict(found.constants))
    for target, declared in found.constants.items():
        if declared[0] == op.SpecConstantOp:
            try:
                result.constants[target] = evaluate(result, declared) or declared
            except IndexError:  # too few operands
                continue
        elif declared[0] in _FIXED:
            value = chosen.get((found.decoration(target, SPEC_ID) or (-1,))[0])
            opcode, words = _FIXED[declared[0]], declared[3:]
            if value is not None and opcode == op.Constant:
                words = tuple(
                    int.from_bytes(value[at : at + 4], "little") for at in range(0, max(len(value), 1), 4)
                )
            elif value is not None and opcode != op.ConstantComposite:
                opcode = op.ConstantTrue if any(value) else op.ConstantFalse
            result.constants[target] = (opcode, *declared[1:3], *words)
    return result


class _Int:
    """An integer operand: its bit pattern as an unsigned and as a signed number, and its width."""

    __slots__ = ("signed", "unsigned", "width")

    def __init__(self, bits: int, width: int) -> None:
        self.unsigned = bits
        self.signed = bits - (1 << width) if bits >> width - 1 else bits
        self.width = width


def _value(found: Declarations, identifier: int) -> _Int | None:
    constant = found.constants.get(identifier)
    if constant is None:
        return None
    if constant[0] in (op.ConstantTrue, op.ConstantFalse):
        return _Int(int(constant[0] == op.ConstantTrue), 1)
    number = found.number(constant[1])
    if number is None or number.kind == "float":
        return None
    if constant[0] == op.ConstantNull:
        return _Int(0, number.width)
    return _Int(bits_of(constant[3:], number), number.width) if constant[0] == op.Constant else None


_CONSTANTS = frozenset(
    {op.Constant, op.ConstantTrue, op.ConstantFalse, op.ConstantNull, op.ConstantComposite}
)


def _copy(found: Declarations, instruction: Instruction, source: int | None) -> Instruction | None:
    """The constant `source` again, under the result of `instruction`."""
    constant = found.constants.get(source or 0)
    if constant is None or constant[0] not in _CONSTANTS or constant[1] != instruction[1]:
        return None
    return (constant[0], constant[1], instruction[2], *constant[3:])


def _pick(found: Declarations, operands: list[int]) -> int | None:
    condition = found.constants.get(operands[0], (0,))[0]
    return {op.ConstantTrue: operands[1], op.ConstantFalse: operands[2]}.get(condition)


def _part(found: Declarations, operands: list[int]) -> int | None:
    current, *indexes = operands
    for index in indexes:
        constant = found.constants.get(current)
        if constant is None or constant[0] != op.ConstantComposite or index + 3 >= len(constant):
            return None
        current = constant[3 + index]
    return current


def _quotient(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _divide(a: _Int, b: _Int) -> int | None:
    return _quotient(a.signed, b.signed) if b.signed else None


def _remainder(a: _Int, b: _Int) -> int | None:
    return a.signed - b.signed * _quotient(a.signed, b.signed) if b.signed else None


def _shift(value: Callable[[_Int, int], int]) -> Callable[[list[_Int], Number], int | None]:
    return lambda v, _: value(v[0], v[1].unsigned) if v[1].unsigned < v[0].width else None


_INTEGERS: MappingProxyType[int, Callable[[list[_Int], Number], int | None]] = MappingProxyType(
    {
        op.SNegate: lambda v, _: -v[0].signed,
        op.Not: lambda v, _: ~v[0].unsigned,
        op.IAdd: lambda v, _: v[0].unsigned + v[1].unsigned,
        op.ISub: lambda v, _: v[0].unsigned - v[1].unsigned,
        op.IMul: lambda v, _: v[0].unsigned * v[1].unsigned,
        op.UDiv: lambda v, _: v[0].unsigned // v[1].unsigned if v[1].unsigned else None,
        op.UMod: lambda v, _: v[0].unsigned % v[1].unsigned if v[1].unsigned else None,
        op.SDiv: lambda v, _: _divide(v[0], v[1]),
        op.SRem: lambda v, _: _remainder(v[0], v[1]),
        op.SMod: lambda v, _: v[0].signed % v[1].signed if v[1].signed else None,
        op.ShiftLeftLogical: _shift(lambda a, by: a.unsigned << by),
        op.ShiftRightLogical: _shift(lambda a, by: a.unsigned >> by),
        op.ShiftRightArithmetic: _shift(lambda a, by: a.signed >> by),
        op.BitwiseAnd: lambda v, _: v[0].unsigned & v[1].unsigned,
        op.BitwiseOr: lambda v, _: v[0].unsigned | v[1].unsigned,
        op.BitwiseXor: lambda v, _: v[0].unsigned ^ v[1].unsigned,
        op.UConvert: lambda v, _: v[0].unsigned,
        op.SConvert: lambda v, _: v[0].signed,
    }
)
_COMPARISONS: MappingProxyType[int, Callable[[list[_Int]], bool]] = MappingProxyType(
    {
        op.IEqual: lambda v: v[0].unsigned == v[1].unsigned,
        op.INotEqual: lambda v: v[0].unsigned != v[1].unsigned,
        op.ULessThan: lambda v: v[0].unsigned < v[1].unsigned,
        op.ULessThanEqual: lambda v: v[0].unsigned <= v[1].unsigned,
        op.UGreaterThan: lambda v: v[0].unsigned > v[1].unsigned,
        op.UGreaterThanEqual: lambda v: v[0].unsigned >= v[1].unsigned,
        op.SLessThan: lambda v: v[0].signed < v[1].signed,
        op.SLessThanEqual: lambda v: v[0].signed <= v[1].signed,
        op.SGreaterThan: lambda v: v[0].signed > v[1].signed,
        op.SGreaterThanEqual: lambda v: v[0].signed >= v[1].signed,
        op.LogicalAnd: lambda v: bool(v[0].unsigned and v[1].unsigned),
        op.LogicalOr: lambda v: bool(v[0].unsigned or v[1].unsigned),
        op.LogicalNot: lambda v: not v[0].unsigned,
        op.LogicalEqual: lambda v: v[0].unsigned == v[1].unsigned,
        op.LogicalNotEqual: lambda v: v[0].unsigned != v[1].unsigned,
    }
)
