"""Which rule of `typing_rules` and `arithmetic_rules` holds for which instruction."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from . import arithmetic_rules, operand_rules
from .spirv_words import Op
from .typing_rules import Types

if TYPE_CHECKING:
    from .structure import Operands

ATOMICS = frozenset((227, 229, 230, 232, 233, *range(234, 243), 5614, 5615, 6035))
Rule = Callable[[Types, "Operands"], None]


def _both(first: Rule, second: Rule) -> Rule:
    def rule(types: Types, o: Operands) -> None:
        first(types, o)
        second(types, o)

    return rule


RULES: dict[int, Rule] = {
    **dict.fromkeys((*range(19, 31), 32, 33, 4456), Types.define),
    Op.ExtInstImport: Types.import_set,
    Op.ExtInst: arithmetic_rules.extended_set,
    **dict.fromkeys((43, 50), Types.constant),
    **dict.fromkeys((41, 42, 48, 49), Types.truth),
    **dict.fromkeys((44, 51, 80), Types.composite),
    Op.Capability: Types.capability,
    14: Types.memory_model,
    **dict.fromkeys((16, 331), Types.mode),
    3: Types.source,
    Op.Decorate: Types.decorate,
    Op.MemberDecorate: Types.member_decorate,
    Op.MemberName: Types.member_name,
    Op.Variable: Types.variable,
    Op.EntryPoint: Types.entry_point,
    Op.TypeForwardPointer: Types.forward_pointer,
    Op.Load: _both(Types.load, operand_rules.memory_access),
    Op.Store: _both(Types.store, operand_rules.memory_access),
    **dict.fromkeys((Op.CopyMemory, Op.CopyMemorySized), operand_rules.memory_access),
    **dict.fromkeys((87, 88, 95, 96, 98, Op.ImageWrite), operand_rules.image_operands),
    246: operand_rules.loop_control,
    247: operand_rules.selection_control,
    **dict.fromkeys((65, 66, 67, 70), Types.chain),
    Op.ArrayLength: Types.array_length,
    **dict.fromkeys(ATOMICS, Types.atomic),
    228: Types.atomic_store,
    **dict.fromkeys((224, 225), Types.barrier),
    **dict.fromkeys((*range(333, 366), 366), Types.group),
    **dict.fromkeys(arithmetic_rules.FLOAT_ARITHMETIC, arithmetic_rules.floats),
    **dict.fromkeys(arithmetic_rules.INTEGER_ARITHMETIC, arithmetic_rules.integers),
    **dict.fromkeys(arithmetic_rules.SHIFTS, arithmetic_rules.shift),
    **dict.fromkeys(
        arithmetic_rules.INTEGER_COMPARE | arithmetic_rules.FLOAT_COMPARE, arithmetic_rules.compare
    ),
    **dict.fromkeys(arithmetic_rules.LOGICAL, arithmetic_rules.logical),
    **dict.fromkeys((156, 157), arithmetic_rules.float_test),
    **dict.fromkeys((154, 155), arithmetic_rules.any_all),
    Op.Select: arithmetic_rules.select,
    **dict.fromkeys(arithmetic_rules.CONVERSIONS, arithmetic_rules.convert),
    124: arithmetic_rules.bitcast,
    **dict.fromkeys((117, 120), arithmetic_rules.pointer_cast),
    **dict.fromkeys(range(142, 149), arithmetic_rules.scaled),
    **dict.fromkeys(range(149, 153), arithmetic_rules.extended_arithmetic),
    81: Types.extract,
    82: Types.insert,
    79: Types.shuffle,
    **dict.fromkeys((77, 78), Types.dynamic),
    Op.CopyObject: Types.copy,
    250: Types.branch,
    54: Types.function,
    55: Types.parameter,
    248: Types.label,
    57: Types.call,
    253: Types.nothing,
    254: Types.something,
}
