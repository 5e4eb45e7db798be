"""Decide for each shape of a product of matrices whether the device multiplies it itself.

    %n = call i1 @nv.matrix.native.f16.f32.16x16x16()    =>    %n = icmp eq i1 true, true

`nv_lower.implementations.matrix` writes both ways and asks; the optimiser drops the one that is not taken.

Requires: the contract's names (`declare_builtins`).
Leaves:   no such question, which nv-spirv does not know.
Cost:     one search through the calls.
"""

from __future__ import annotations

from nv_lower.ir import Instruction, Module, bare
from nv_lower.options import Options

_ASKING = "nv.matrix.native."


def run(module: Module, options: Options) -> bool:
    """Replace the questions by their answers."""
    asked = {symbol for symbol in module.declarations if bare(symbol).startswith(_ASKING)}
    if not asked:
        return False

    def rule(call: Instruction) -> list[str] | None:
        if call.callee not in asked:
            return None
        feature = f"matrix.{bare(call.callee).removeprefix(_ASKING)}"
        has = options.has("cooperativeMatrix") and options.has(feature)
        return [f"{call.result} = icmp eq i1 true, {str(has).lower()}"]

    module.rewrite(rule, {"call"})
    for symbol in asked:
        del module.declarations[symbol]
    return True
