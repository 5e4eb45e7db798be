"""What `nv.dot4` means in a kernel."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.typing import signature

from nv_lower.builtins.dot_products import dot4
from nv_lower.errors import Unsupported
from nv_lower.implementations.registry import builtin, declared

_INT32 = ir.IntType(32)
_WORDS = (types.int32, types.uint32)


@builtin(dot4)
def _dot4(context: Any, x: types.Type, y: types.Type, addend: types.Type = types.none) -> Any:
    if x not in _WORDS or y not in _WORDS:
        raise Unsupported(f"nv.dot4 of {x} and {y}: it takes int32 and uint32; convert with numpy.int32(...)")
    result = types.uint32 if x == y == types.uint32 else types.int32
    plain = isinstance(addend, types.NoneType | types.Omitted)
    if not plain and not isinstance(addend, types.Integer):
        raise Unsupported(f"nv.dot4: the addend is an integer, not {addend}")
    name = {types.int32: "sdot", types.uint32: "udot"}[x] if x == y else "sudot"
    swapped = (x, y) == (types.uint32, types.int32)

    def generate(target_context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        left, right = (args[1], args[0]) if swapped else (args[0], args[1])
        if plain:
            return builder.call(
                declared(builder.module, f"nv.{name}.i32.i32", _INT32, _INT32, _INT32), [left, right]
            )
        start = target_context.cast(builder, args[2], sig.args[2], result)
        function = declared(builder.module, f"nv.{name}.sat.i32.i32", _INT32, _INT32, _INT32, _INT32)
        return builder.call(function, [left, right, start])

    return signature(result, x, y, addend), generate
