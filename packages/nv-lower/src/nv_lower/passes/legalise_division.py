"""Divide what the device cannot divide, or not exactly.

    %q = sdiv i128 %a, %b        =>    %q = call i128 @__divti3(i128 %a, i128 %b)
    %q = fdiv float %a, %b       =>    %q = call float @nv_div_f32(float %a, float %b)

Vulkan has no 128-bit division, and promises 2.5 ulp for a float division where IEEE and NumPy mean the nearest float.
The second rewriting happens where the target says that its own division or square root is not exact
(`inexactDivisionFloat32`, `inexactSqrtFloat32` and the same for 64 bits among its features) and the operation carries
no flag that allows it.

Requires: nothing.
Leaves:   no division of more than 64 bits.
Cost:     linear; an exact float division costs about ten instructions.
"""

from __future__ import annotations

from nv_lower.errors import Unsupported
from nv_lower.ir import Instruction, Module
from nv_lower.locations import located
from nv_lower.options import Options

_SQRT = {"@llvm.sqrt.f32": ("float", "f32"), "@llvm.sqrt.f64": ("double", "f64")}
_WIDE = {"udiv": "@__udivti3", "sdiv": "@__divti3", "urem": "@__umodti3", "srem": "@__modti3"}
_APPROXIMATE = frozenset({"arcp", "afn", "fast"})
_EFFECTS = "nocallback nofree nounwind willreturn memory(none)"


def run(module: Module, options: Options) -> bool:
    """Rewrite wide integer divisions, and float divisions where the device's are not exact."""
    divisions = {t for t, w in (("float", 32), ("double", 64)) if options.has(f"inexactDivisionFloat{w}")}
    roots = {t for t, w in (("float", 32), ("double", 64)) if options.has(f"inexactSqrtFloat{w}")}

    def rule(instruction: Instruction) -> list[str] | None:
        opcode = instruction.opcode
        if opcode in _WIDE:
            return _integer(module, instruction)
        if opcode == "fdiv":
            return _float(module, instruction, divisions)
        return _root(module, instruction, roots)

    opcodes = {*_WIDE, *(("fdiv",) if divisions else ()), *(("call",) if roots else ())}
    return module.rewrite(rule, opcodes)


def _integer(module: Module, division: Instruction) -> list[str] | None:
    type_ = division.type
    bits = int(type_[1:]) if type_[1:].isdigit() else 0
    if bits <= 64:
        return None
    if bits > 128:
        with located(module, division):
            raise Unsupported(f"division of {bits}-bit integers; 128 bits are the most")
    left, right = division.values
    if bits == 128:
        symbol = _WIDE[division.opcode]
        module.declare(symbol, "i128", ["i128"] * 2, _EFFECTS)
    else:
        symbol = _odd(module, division.opcode, bits)
    return [f"{division.result} = call {type_} {symbol}({type_} {left}, {type_} {right})"]


def _odd(module: Module, operation: str, bits: int) -> str:
    """A division between 64 and 128 bits, done in 128."""
    wide = _WIDE[operation]
    module.declare(wide, "i128", ["i128"] * 2, _EFFECTS)
    extend = "sext" if operation[0] == "s" else "zext"
    symbol = f"@nv.lower.{operation}.i{bits}"
    module.define(
        symbol,
        f"define internal i{bits} {symbol}(i{bits} %a, i{bits} %b) alwaysinline {_EFFECTS} {{\n"
        f"  %x = {extend} i{bits} %a to i128\n"
        f"  %y = {extend} i{bits} %b to i128\n"
        f"  %q = call i128 {wide}(i128 %x, i128 %y)\n"
        f"  %r = trunc i128 %q to i{bits}\n"
        f"  ret i{bits} %r\n}}",
    )
    return symbol


def _float(module: Module, division: Instruction, inexact: set[str]) -> list[str] | None:
    type_ = division.type
    if type_ not in inexact or _APPROXIMATE & division.fastmath:
        return None
    symbol = "@nv_div_f32" if type_ == "float" else "@nv_div_f64"
    module.declare(symbol, type_, [type_] * 2, _EFFECTS)
    flags = "".join(f"{flag} " for flag in division.flags)
    left, right = division.values
    return [f"{division.result} = call {flags}{type_} {symbol}({type_} {left}, {type_} {right})"]


def _root(module: Module, call: Instruction, inexact: set[str]) -> list[str] | None:
    type_, suffix = _SQRT.get(call.callee, ("", ""))
    if type_ not in inexact or call.fastmath & _APPROXIMATE:
        return None
    symbol = f"@nv_sqrt_{suffix}"
    module.declare(symbol, type_, [type_], _EFFECTS)
    return [call.calling(symbol)]
