"""Python's own functions and operators where Numba has none for a kernel's values."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from numba.core import types

from nv_lower.implementations.registry import overloaded


def _compared(compare: Callable[[str, str], bool]) -> Callable[[Any, Any], Any]:
    """Strings are part of the types, so that what a comparison gives is known when the kernel is compiled."""

    def overload(a: Any, b: Any) -> Any:
        if not isinstance(a, types.StringLiteral) or not isinstance(b, types.StringLiteral):
            return None
        result = compare(a.literal_value, b.literal_value)
        return (lambda a, b: True) if result else (lambda a, b: False)

    return overload


for _operator in (operator.eq, operator.ne):
    overloaded(_operator, prefer_literal=True)(_compared(_operator))


@overloaded(float)
def _float(x: Any) -> Any:
    return (lambda x: 1.0 if x else 0.0) if isinstance(x, types.Boolean) else None


@overloaded(reversed)
def _reversed(sequence: Any) -> Any:
    if isinstance(sequence, types.RangeType):
        return lambda sequence: range(
            sequence.start + (len(sequence) - 1) * sequence.step,
            sequence.start - sequence.step,
            -sequence.step,
        )
    if isinstance(sequence, types.List | types.BaseTuple) or (
        isinstance(sequence, types.Array) and sequence.ndim
    ):
        return lambda sequence: sequence[::-1]
    return None
