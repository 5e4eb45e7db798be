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
    if o.values[0] in types.functions:
        _check_call(types, o.values[0], o.type, [types.of.get(v, 0) for v in o.values[1:]])
    else:
        types.early_calls.append((o.values[0], o.type, [types.of.get(v, 0) for v in o.values[1:]]))


def check_early_calls(types: Types) -> None:
    """The calls of functions that stood after them; what is not defined at all is found elsewhere."""
    for function, result, arguments in types.early_calls:
        if function in types.functions:
            _check_call(types, function, result, arguments)


def _check_call(types: Types, function: int, result: int, arguments: list[int]) -> None:
    kind = types.kinds[types.functions[function]]
    fits = kind[1] == result and len(kind[2]) == len(arguments)
    if not fits or any(given not in (0, wanted) for given, wanted in zip(arguments, kind[2], strict=True)):
        raise InvalidInput(f"a call does not fit function {function}")


def nothing(types: Types, o: Operands) -> None:
    if types.kinds.get(types.returns, ("void",))[0] != "void":
        raise InvalidInput("a function that returns a value returns none")


def something(types: Types, o: Operands) -> None:
    types.same(types.returns, o.values[0], "a return")
