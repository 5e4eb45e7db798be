"""Numbers written in a kernel that a device without 64-bit types cannot hold: they would become others silently."""

from __future__ import annotations

import dis
import math
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from numba_vulkan.compiling.mentioned import codes, functions, variables
from numba_vulkan.compiling.target import Target
from numba_vulkan.errors import RangeError

_LARGEST = float(np.finfo(np.float32).max)
#: They stand for "no bound" and become the bounds of 32 bits (`nv_lower.passes.narrow`).
_NO_BOUND = frozenset({2**63 - 1, -(2**63 - 1), -(2**63), 2**64 - 1})


def check(function: Callable[..., Any], target: Target) -> None:
    """Refuse literals and outer variables of a kernel, and of what it calls, that `target` has no type for.

    Raises
    ------
    RangeError
        There is one; the message names its line.
    """
    if not (target.narrow_integers or target.narrow_floats):
        return
    for inner in functions(function):
        code = inner.__code__
        module = str(inner.__module__).partition(".")[0]
        if module in ("numba", "numpy", "nv_lower", "numba_vulkan"):
            continue
        for line, value in _literals(inner):
            kept = _kept(value, target)
            if kept:
                raise RangeError(
                    f"{code.co_filename}:{line}: {value!r} does not fit {kept}, in which this device keeps such numbers"
                )


def _literals(function: Any) -> Iterator[tuple[int, Any]]:
    for code in codes(function.__code__):
        line = code.co_firstlineno
        for instruction in dis.get_instructions(code):
            line = instruction.starts_line or line if instruction.starts_line is not True else line
            if instruction.opcode in dis.hasconst:
                values = (
                    instruction.argval if isinstance(instruction.argval, tuple) else (instruction.argval,)
                )
                yield from ((line, value) for value in values)
    for _, value in variables(function):
        yield function.__code__.co_firstlineno, value


def _kept(value: Any, target: Target) -> str:
    """The type that the number would have and does not fit; empty if it fits."""
    if isinstance(value, int | np.integer) and target.narrow_integers:
        return "" if -(2**31) <= value < 2**32 or value in _NO_BOUND else "32 bits"
    if isinstance(value, float | np.floating) and target.narrow_floats:
        return "float32" if math.isfinite(value) and abs(float(value)) > _LARGEST else ""
    return ""
