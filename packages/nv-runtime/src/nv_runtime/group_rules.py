"""What the instructions of subgroups ask of their operands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import InvalidInput
from .memory_rules import scope_constants
from .value_types import Types

if TYPE_CHECKING:
    from .structure import Operands

BALLOT_SHAPE = ("int", 32, 4)
TAKES_BOOL = frozenset((334, 335, 339))
TAKES_BALLOT = frozenset((340, 341, 342, 343, 344))
GIVES_BOOL = frozenset((333, 334, 335, 336, 340, 341))
GIVES_INTEGER = frozenset((342, 343, 344))
TAKES_INDEX = frozenset((337, 341, *range(345, 349), 365, 366))
KEEPS_TYPE = frozenset((337, 338, *range(345, 365), 365, 366))
ARITHMETIC = {
    **dict.fromkeys((349, 351, 353, 354, 356, 357, 359, 360, 361), "int"),
    **dict.fromkeys((350, 352, 355, 358), "float"),
    **dict.fromkeys((362, 363, 364), "bool"),
}
# Reduce, InclusiveScan, ExclusiveScan; those that take a further operand are ClusteredReduce and NVIDIA's Partitioned….
GROUP_OPERATIONS = {0: 0, 1: 0, 2: 0, 3: 1, 6: 1, 7: 1, 8: 1}


def group(types: Types, o: Operands) -> None:
    scope_constants(types, o.values[:1])
    op, values = o.op, o.values[1:]
    result = types.kinds.get(o.type)
    if op in GIVES_BOOL and types.shape(result) != ("bool", 0, 1):
        raise InvalidInput("the subgroup instruction gives a bool")
    if op in GIVES_INTEGER and types.shape(result)[::2] != ("int", 1):
        raise InvalidInput("the subgroup instruction gives an integer")
    if op == 339 and types.shape(result) != BALLOT_SHAPE:
        raise InvalidInput("a ballot gives four 32-bit integers")
    if op in KEEPS_TYPE:
        types.same(o.type, values[0], "the subgroup instruction")
    if op in TAKES_BOOL:
        _need(types, values[0], ("bool", 0, 1), "a bool")
    if op in TAKES_BALLOT:
        _need(types, values[0], BALLOT_SHAPE, "four 32-bit integers")
    if op in TAKES_INDEX:
        kind = types.kind(values[1])
        if kind is not None and types.shape(kind)[::2] != ("int", 1):
            raise InvalidInput("the number of an invocation is no integer")
    if op in ARITHMETIC:
        types.need(result, ARITHMETIC[op], "the subgroup instruction")
    if o.literals and GROUP_OPERATIONS.get(o.literals[0]) != len(values) - 1:
        raise InvalidInput(
            f"group operation {o.literals[0]} does not exist or takes another number of operands"
        )


def _need(types: Types, value: int, shape: tuple[str, int, int], what: str) -> None:
    kind = types.kind(value)
    if kind is not None and types.shape(kind) != shape:
        raise InvalidInput(f"the subgroup instruction takes {what}")
