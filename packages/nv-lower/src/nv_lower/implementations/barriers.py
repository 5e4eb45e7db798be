"""What `nv.barrier` and `nv.fence` mean in a kernel."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.typing import signature

from nv_lower.builtins.barriers import barrier, fence
from nv_lower.errors import Unsupported
from nv_lower.implementations.registry import builtin, declared, noted


@builtin(barrier)
def _barrier(context: Any) -> Any:
    def generate(target_context: Any, builder: ir.IRBuilder, _sig: Any, _args: Any) -> Any:
        function = declared(builder.module, "nv.barrier", ir.VoidType())
        function.attributes.add("convergent")
        noted(target_context, builder, builder.call(function, []))
        return target_context.get_dummy_value()

    return signature(types.none), generate


#: Scope → LLVM's name of it; a device's is the default.
_SCOPES = {"device": None, "workgroup": "workgroup", "subgroup": "subgroup"}


@builtin(fence)
def _fence(context: Any, scope: types.Type = types.none) -> Any:
    plain = isinstance(scope, types.NoneType | types.Omitted)
    named = "device" if plain else getattr(scope, "literal_value", None)
    if named not in _SCOPES:
        raise Unsupported('nv.fence: the scope is "device", "workgroup" or "subgroup", a constant')

    def generate(target_context: Any, builder: ir.IRBuilder, _sig: Any, _args: Any) -> Any:
        builder.fence("acq_rel", _SCOPES[named])
        return target_context.get_dummy_value()

    return signature(types.none, scope), generate
