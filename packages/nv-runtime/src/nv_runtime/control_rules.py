"""What functions, calls, returns and branches ask of their operands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import InvalidInput
from .value_types import Types

if TYPE_CHECKING:
    from .structure import Operands


def branch(types: Types, o: Operands) -> None:
    kind = types.kind(o.values[0])
    if kind is not None and kind[0] != "bool":
        raise InvalidInput("a branch's condition is no bool")
    if len(o.literals) not in (0, 2):
        raise InvalidInput("a branch has one weight")


def function(types: Types, o: Operands) -> None:
    kind = types.kinds.get(o.types[0], ("",))
    if o.literals[0] & ~0x1000F:
        raise InvalidInput(f"a function control has unknown bits {o.literals[0]:#x}")
    if kind[0] != "function" or kind[1] != o.type:
        raise InvalidInput("a function's type is no function type, or returns something else")
    types.functions[o.result] = o.types[0]
    types.returns = o.type
    types.parameters = list(kind[2])
    types.of.pop(o.result, None)


def parameter(types: Types, o: Operands) -> None:
    if not types.parameters or types.parameters.pop(0) != o.type:
        raise InvalidInput("a function's parameters are not those of its type")


def label(types: Types, o: Operands) -> None:
    if types.parameters:
        raise InvalidInput("a function lacks parameters of its type")


def call(types: Types, o: Operands) -> None:
    function = types.kinds.get(types.functions.get(o.values[0], 0))
    if function is None:
        return  # defined later: drivers look it up by then
    if function[1] != o.type or len(function[2]) != len(o.values) - 1:
        raise InvalidInput("a call does not fit its function")
    for wanted, value in zip(function[2], o.values[1:], strict=True):
        types.same(wanted, value, "a call")


def nothing(types: Types, o: Operands) -> None:
    if types.kinds.get(types.returns, ("void",))[0] != "void":
        raise InvalidInput("a function that returns a value returns none")


def something(types: Types, o: Operands) -> None:
    types.same(types.returns, o.values[0], "a return")
