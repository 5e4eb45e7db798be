"""NumPy's ufuncs of single numbers that Numba lacks, and those whose results it makes in a worse way."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.np import numpy_support

from nv_lower.builtins.bits import popcount
from nv_lower.implementations.registry import overloaded


def _float_of(*arguments: Any) -> types.Type | None:
    """The float type in which NumPy computes with real numbers of these types; None for others."""
    plain = [types.unliteral(argument) for argument in arguments]
    if not all(isinstance(one, types.Integer | types.Float | types.Boolean) for one in plain):
        return None
    found = np.result_type(np.float16, *(numpy_support.as_dtype(one) for one in plain))
    # As Numba, which has no loops of float16: those of float32.
    return types.float64 if found == np.float64 else types.float32


@overloaded(np.frexp)
def _frexp(x: Any) -> Any:
    real = _float_of(x)
    return None if real is None else (lambda x: math.frexp(real(x)))


@overloaded(np.modf)
def _modf(x: Any) -> Any:
    real = _float_of(x)
    return None if real is None else (lambda x: math.modf(real(x)))


@overloaded(np.heaviside)
def _heaviside(x1: Any, x2: Any) -> Any:
    real = _float_of(x1, x2)
    if real is None:
        return None

    def heaviside(x1: Any, x2: Any) -> Any:
        x = real(x1)
        if math.isnan(x):
            return x
        if x == 0:
            return real(x2)
        return real(0) if x < 0 else real(1)

    return heaviside


if hasattr(np, "bitwise_count"):  # NumPy 2

    @overloaded(np.bitwise_count)
    def _bitwise_count(x: Any) -> Any:
        plain = types.unliteral(x)
        if isinstance(plain, types.Boolean):
            return lambda x: np.uint8(x)
        return (lambda x: np.uint8(popcount(abs(x)))) if isinstance(plain, types.Integer) else None


def _of_library(name: str) -> Callable[..., ir.Value]:
    """A loop of one real number that is a function of the math library."""

    def loop(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        real = types.float64 if sig.args[0] == types.float64 else types.float32
        type_ = context.get_value_type(real)
        full = name + ("" if real == types.float64 else "f")
        function = cgutils.get_or_insert_function(builder.module, ir.FunctionType(type_, [type_]), full)
        result = builder.call(function, [context.cast(builder, args[0], sig.args[0], real)])
        return context.cast(builder, result, real, sig.return_type)

    return loop


#: ufunc → the loop that takes the place of Numba's, for every type it has: cbrt as x ** (1/3) loses the sign of zero.
LOOPS: dict[Any, Callable[..., ir.Value]] = {np.cbrt: _of_library("cbrt")}
