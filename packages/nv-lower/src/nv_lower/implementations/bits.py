"""What `nv.popcount`, `nv.clz`, `nv.ctz`, `nv.brev`, `nv.select` and `nv.byte_perm` mean in a kernel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.typing import signature

from nv_lower.builtins.bits import brev, byte_perm, clz, ctz, popcount, select
from nv_lower.errors import Unsupported
from nv_lower.implementations.registry import builtin

_I32, _I64 = ir.IntType(32), ir.IntType(64)


def _integer(name: str, type_: types.Type) -> types.Integer:
    plain = types.unliteral(type_)
    if not isinstance(plain, types.Integer):
        raise Unsupported(f"nv.{name}: an integer is wanted, not {plain}")
    return plain


def _define(
    stub: Callable[..., Any], code: Callable[[ir.IRBuilder, ir.Value], ir.Value], counts: bool
) -> None:
    @builtin(stub)
    def typed(context: Any, x: types.Type) -> Any:
        type_ = _integer(stub.__name__, x)

        def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
            found = code(builder, context.cast(builder, args[0], sig.args[0], type_))
            return builder.zext(found, _I64) if counts and type_.bitwidth < 64 else found

        return signature(types.int64 if counts else type_, x), generate


def _no_poison(count: str) -> Callable[[ir.IRBuilder, ir.Value], ir.Value]:
    return lambda builder, x: getattr(builder, count)(x, ir.Constant(ir.IntType(1), 0))


_define(popcount, lambda builder, x: builder.ctpop(x), counts=True)
_define(clz, _no_poison("ctlz"), counts=True)
_define(ctz, _no_poison("cttz"), counts=True)
_define(brev, lambda builder, x: builder.bitreverse(x), counts=False)


@builtin(select)
def _select(context: Any, condition: types.Type, x: types.Type, y: types.Type) -> Any:
    result = context.unify_types(types.unliteral(x), types.unliteral(y))
    if not isinstance(result, types.Number | types.Boolean):
        raise Unsupported(f"nv.select: {x} and {y} are not two numbers")

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        holds = context.cast(builder, args[0], sig.args[0], types.boolean)
        chosen = [context.cast(builder, args[k], sig.args[k], result) for k in (1, 2)]
        return builder.select(holds, *chosen)

    return signature(result, condition, x, y), generate


@builtin(byte_perm)
def _byte_perm(context: Any, x: types.Type, y: types.Type, selector: types.Type) -> Any:
    given = [_integer("byte_perm", type_) for type_ in (x, y, selector)]

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        plain = [context.cast(builder, *pair) for pair in zip(args, sig.args, given, strict=True)]
        low, high, chosen = (
            context.cast(builder, *pair, types.uint32) for pair in zip(plain, given, strict=True)
        )
        result = ir.Constant(_I32, 0)
        for index in range(4):
            which = builder.lshr(chosen, ir.Constant(_I32, 4 * index))
            of_high = builder.icmp_unsigned(
                "!=", builder.and_(which, ir.Constant(_I32, 4)), ir.Constant(_I32, 0)
            )
            shift = builder.shl(builder.and_(which, ir.Constant(_I32, 3)), ir.Constant(_I32, 3))
            byte = builder.and_(
                builder.lshr(builder.select(of_high, high, low), shift), ir.Constant(_I32, 255)
            )
            result = builder.or_(result, builder.shl(byte, ir.Constant(_I32, 8 * index)))
        return result

    return signature(types.uint32, x, y, selector), generate
