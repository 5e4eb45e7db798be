"""Give the geometry functions a constant axis.

    %i = call i32 @nv.global.id(i32 %axis)    =>    %i = call i32 @nv.lower.global.id(i32 %axis)

where the new function picks among the calls for axes 0, 1 and 2. An axis that no device has gives 0 for an index and 1
for a size, as if the grid were one wide there.

Requires: declared names are the contract's (`declare_builtins`); constants have been propagated.
Leaves:   every axis is a constant 0, 1 or 2.
Cost:     three calls and selects for each variable axis.
"""

from __future__ import annotations

from nv_lower.builtin_names import AXIS, declare
from nv_lower.ir import Instruction, Module, bare
from nv_lower.options import Options


def run(module: Module, options: Options) -> bool:
    """Replace calls whose axis is not a constant in range."""

    def rule(call: Instruction) -> list[str] | None:
        name = bare(call.callee)
        if name not in AXIS or call.values[0] in ("0", "1", "2"):
            return None
        declare(module, call.callee)
        return [call.calling(_any_axis(module, name))]

    return module.rewrite(rule, {"call"})


def _any_axis(module: Module, name: str) -> str:
    symbol = f"@nv.lower.{name.removeprefix('nv.')}"
    beyond = "1" if name in ("nv.local.size", "nv.num.groups") else "0"
    lines = [f"define internal i32 {symbol}(i32 %axis) alwaysinline nounwind willreturn memory(none) {{"]
    value = beyond
    for axis in range(3):
        lines += [
            f"  %v{axis} = call i32 @{name}(i32 {axis})",
            f"  %c{axis} = icmp eq i32 %axis, {axis}",
            f"  %s{axis} = select i1 %c{axis}, i32 %v{axis}, i32 {value}",
        ]
        value = f"%s{axis}"
    module.define(symbol, "\n".join([*lines, f"  ret i32 {value}", "}"]))
    return symbol
