"""Which rule of the modules `…_rules` holds for which instruction."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from . import (
    arithmetic_rules,
    composite_rules,
    control_rules,
    declaration_rules,
    group_rules,
    image_rules,
    memory_rules,
    operand_rules,
)
from .grammar import DERIVATIVES
from .spirv_words import Op
from .value_types import Types

if TYPE_CHECKING:
    from .structure import Operands

ATOMICS = frozenset((227, 229, 230, 232, 233, *range(234, 243), 5614, 5615, 6035))
# What OpSpecConstantOp may name, without the capability Kernel.
SPEC_OPERATIONS = frozenset(
    (
        79,
        81,
        82,
        113,
        114,
        115,
        116,
        126,
        128,
        130,
        132,
        134,
        135,
        137,
        138,
        139,
        *range(164, 180),
        *range(194, 201),
    )
)
Rule = Callable[[Types, "Operands"], None]


def _both(first: Rule, second: Rule) -> Rule:
    def rule(types: Types, o: Operands) -> None:
        first(types, o)
        second(types, o)

    return rule


RULES: dict[int, Rule] = {
    **dict.fromkeys((*range(19, 31), 32, 33, 4456), Types.define),
    Op.ExtInstImport: declaration_rules.import_set,
    Op.ExtInst: arithmetic_rules.extended_set,
    **dict.fromkeys((43, 50), declaration_rules.constant),
    **dict.fromkeys((41, 42, 48, 49), declaration_rules.truth),
    **dict.fromkeys((44, 51, 80), composite_rules.composite),
    Op.Capability: declaration_rules.capability,
    14: declaration_rules.memory_model,
    **dict.fromkeys((16, 331), declaration_rules.mode),
    3: declaration_rules.source,
    Op.Decorate: declaration_rules.decorate,
    Op.MemberDecorate: declaration_rules.member_decorate,
    Op.MemberName: declaration_rules.member_name,
    74: declaration_rules.group_decorate,
    Op.Variable: declaration_rules.variable,
    Op.EntryPoint: declaration_rules.entry_point,
    Op.TypeForwardPointer: declaration_rules.forward_pointer,
    Op.Load: _both(memory_rules.load, operand_rules.memory_access),
    Op.Store: _both(memory_rules.store, operand_rules.memory_access),
    **dict.fromkeys(
        (Op.CopyMemory, Op.CopyMemorySized), _both(memory_rules.copy, operand_rules.memory_access)
    ),
    **dict.fromkeys((*range(87, 101), *range(103, 108), *range(305, 316), 320), image_rules.image),
    60: image_rules.texel_pointer,
    86: image_rules.sampled_image,
    **dict.fromkeys(DERIVATIVES, image_rules.derivative),
    332: declaration_rules.decorate_by_id,
    5632: declaration_rules.decorate_by_string,
    246: operand_rules.loop_control,
    247: operand_rules.selection_control,
    **dict.fromkeys((65, 66, 67, 70), memory_rules.chain),
    Op.ArrayLength: memory_rules.array_length,
    **dict.fromkeys(ATOMICS, memory_rules.atomic),
    228: memory_rules.atomic_store,
    **dict.fromkeys((224, 225), memory_rules.barrier),
    **dict.fromkeys((*range(333, 366), 366), group_rules.group),
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
    **dict.fromkeys((142, 143, 148), arithmetic_rules.scaled),
    **dict.fromkeys((84, *range(144, 148)), arithmetic_rules.matrix),
    **dict.fromkeys(range(149, 153), arithmetic_rules.extended_arithmetic),
    81: composite_rules.extract,
    82: composite_rules.insert,
    79: composite_rules.shuffle,
    **dict.fromkeys((77, 78), composite_rules.dynamic),
    Op.CopyObject: composite_rules.copy,
    250: control_rules.branch,
    54: control_rules.function,
    55: control_rules.parameter,
    248: control_rules.label,
    57: control_rules.call,
    253: control_rules.nothing,
    254: control_rules.something,
}
