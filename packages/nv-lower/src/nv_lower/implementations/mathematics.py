"""Functions of `math` and `numpy` that Numba has no implementation of, or none that does without a heap.

They become calls of the C library's function of that name, which nv-lower links with its own math library.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.typing import signature

from nv_lower.builtins import bits
from nv_lower.errors import Unsupported
from nv_lower.implementations.registry import builtin

# Python function → the C library's function for float64; float32 has an "f" behind it.
BINARY: dict[Callable[..., Any], str] = {math.fmod: "fmod", math.remainder: "remainder"}
UNARY: dict[Callable[..., Any], str] = {math.cbrt: "cbrt"} if hasattr(math, "cbrt") else {}


def _float_of(*arguments: types.Type) -> types.Type | None:
    """float32 if every argument is, float64 for other numbers, None if one is no number."""
    plain = [types.unliteral(argument) for argument in arguments]
    if not all(isinstance(argument, types.Number | types.Boolean) for argument in plain):
        return None
    if any(isinstance(argument, types.Complex) for argument in plain):
        return None
    return types.float32 if all(argument == types.float32 for argument in plain) else types.float64


def _call(builder: ir.IRBuilder, name: str, type_: ir.Type, arguments: list[ir.Value]) -> ir.Value:
    full = name + ("f" if isinstance(type_, ir.FloatType) else "")
    function = cgutils.get_or_insert_function(
        builder.module, ir.FunctionType(type_, [argument.type for argument in arguments]), full
    )
    return builder.call(function, arguments)


def _define(function: Callable[..., Any], name: str, arity: int) -> None:
    def typed(*arguments: types.Type) -> Any:
        real = _float_of(*arguments)
        if real is None:
            return None

        def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
            values = [
                context.cast(builder, value, type_, real) for value, type_ in zip(args, sig.args, strict=True)
            ]
            return _call(builder, name, context.get_value_type(real), values)

        return signature(real, *arguments), generate

    if arity == 1:
        builtin(function)(lambda context, x: typed(x))
    else:
        builtin(function)(lambda context, x, y: typed(x, y))


for _function, _name in UNARY.items():
    _define(_function, _name, 1)
for _function, _name in BINARY.items():
    _define(_function, _name, 2)


def _fma(context: Any, x: types.Type, y: types.Type, z: types.Type) -> Any:
    given = [types.unliteral(operand) for operand in (x, y, z)]
    if not all(isinstance(operand, types.Integer | types.Float | types.Boolean) for operand in given):
        raise Unsupported(f"nv.fma: three real numbers are wanted, not {', '.join(map(str, given))}")
    single = all(operand in (types.float32, types.float16) for operand in given)
    real = types.float32 if single else types.float64

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        values = [
            context.cast(builder, value, type_, real) for value, type_ in zip(args, sig.args, strict=True)
        ]
        return builder.fma(*values)

    return signature(real, x, y, z), generate


for _stub in (bits.fma, getattr(math, "fma", None)):  # Python has it from 3.13 on
    if _stub is not None:
        builtin(_stub)(_fma)


@builtin(math.modf)
def _modf(context: Any, x: types.Type) -> Any:
    real = _float_of(x)
    if real is None:
        return None

    def generate(target_context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        value = target_context.cast(builder, args[0], sig.args[0], real)
        whole = builder.call(builder.module.declare_intrinsic("llvm.trunc", [value.type]), [value])
        # An infinity minus itself is NaN, its fraction is a zero; the fraction has the sign of x, a zero included.
        magnitude = builder.call(builder.module.declare_intrinsic("llvm.fabs", [value.type]), [value])
        infinite = builder.fcmp_ordered("==", magnitude, ir.Constant(value.type, float("inf")))
        fraction = builder.select(infinite, ir.Constant(value.type, 0.0), builder.fsub(value, whole))
        copysign = builder.module.declare_intrinsic(
            "llvm.copysign", [value.type], ir.FunctionType(value.type, [value.type] * 2)
        )
        return target_context.make_tuple(
            builder, sig.return_type, [builder.call(copysign, [fraction, value]), whole]
        )

    return signature(types.UniTuple(real, 2), x), generate
