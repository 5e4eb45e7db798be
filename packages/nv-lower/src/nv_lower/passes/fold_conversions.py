"""Round a float to an integer and back without leaving floats.

    %n = fptosi float %x to i64              %t = call float @llvm.trunc.f32(float %x)
    %y = sitofp i64 %n to double       =>    %y = <%t + 0.0 as a double, or -2**63 where %x has no place in an i64>

`math.floor`, `int` and their like are integers in Python, and what is computed with them often is not. GPUs convert to
64-bit integers and back at a fraction of the rate of float arithmetic. A float that is whole is exact as an integer
and as a double, so nothing is rounded differently; adding 0.0 takes the sign off -0.0, which integers do not have. What
an i64 does not hold, and NaN, becomes -2**63, which x86 processors and so Numba make of it.

Requires: mathematical functions are intrinsics (`name_math`).
Leaves:   no conversion of an i64 that comes from a float straight back to one that holds all of it.
Cost:     linear; a round trip costs five operations on floats.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from nv_lower.ir import PURE, Instruction, Module
from nv_lower.math_names import TYPE_SUFFIXES
from nv_lower.options import Options

_LEAST = "0xC3E0000000000000"  # -2**63, as a float and as a double
_WIDER = {("float", "float"), ("float", "double"), ("double", "double")}


def run(module: Module, options: Options) -> bool:
    """Rewrite the round trips of every function."""
    if options.narrows:
        return False
    changed = False
    for function in module.functions.values():
        integers = {
            instruction.result: instruction
            for instruction in function.instructions
            if instruction.opcode == "fptosi" and instruction.type == "i64"
        }
        if integers:
            changed |= function.rewrite(partial(_folded, module, integers), {"sitofp"})
    return changed


def _folded(module: Module, integers: Mapping[str, Instruction], back: Instruction) -> list[str] | None:
    made = integers.get(back.values[0])
    if made is None or (made.operands[0].type, back.type) not in _WIDER:
        return None
    symbol = _define(module, made.operands[0].type, back.type)
    return [f"{back.result} = call {back.type} {symbol}({made.operands[0]})"]


def _define(module: Module, source: str, target: str) -> str:
    short = TYPE_SUFFIXES[source]
    trunc, fabs = (f"@llvm.{name}.{short}" for name in ("trunc", "fabs"))
    for name in (trunc, fabs):
        module.declare(name, source, [source])
    symbol = f"@nv.lower.whole.{short}.{TYPE_SUFFIXES[target]}"
    widened = "%positive" if source == target else "%wide"
    lines = [
        f"define internal {target} {symbol}({source} %x) {PURE} {{",
        f"  %whole = call {source} {trunc}({source} %x)",
        f"  %positive = fadd {source} %whole, 0.0",
        *([] if source == target else [f"  %wide = fpext {source} %positive to {target}"]),
        f"  %size = call {source} {fabs}({source} %x)",
        f"  %fits = fcmp olt {source} %size, 0x43E0000000000000",
        f"  %result = select i1 %fits, {target} {widened}, {target} {_LEAST}",
        f"  ret {target} %result",
        "}",
    ]
    module.define(symbol, "\n".join(lines))
    return symbol
