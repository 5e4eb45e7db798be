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

import re

from nv_lower.errors import Unsupported
from nv_lower.irtext import LOCAL, Module, calls, split_top_level
from nv_lower.options import Options

_INTEGER = re.compile(rf"^(\s*{LOCAL} = )([us](?:div|rem)) (?:exact )?i(\d+) (.*)$")
_FLOAT = re.compile(rf"^(\s*{LOCAL} = )fdiv ((?:[a-z]+ )*?)(float|double) (.*)$")
_SQRT = {"@llvm.sqrt.f32": "f32", "@llvm.sqrt.f64": "f64"}
_WIDE = {"udiv": "@__udivti3", "sdiv": "@__divti3", "urem": "@__umodti3", "srem": "@__modti3"}
_APPROXIMATE = frozenset({"arcp", "afn", "fast"})
_EFFECTS = "nocallback nofree nounwind willreturn memory(none)"


def run(module: Module, options: Options) -> bool:
    """Rewrite wide integer divisions, and float divisions where the device's are not exact."""
    changed = False
    divisions = {t for t, w in (("float", 32), ("double", 64)) if options.has(f"inexactDivisionFloat{w}")}
    roots = {f"f{w}" for w in (32, 64) if options.has(f"inexactSqrtFloat{w}")}
    for function in module.functions.values():
        body = function.body
        for index, line in enumerate(body):
            replaced = None
            if "div i" in line or "rem i" in line or "div exact i" in line:
                replaced = _integer(module, line)
            elif divisions and " fdiv " in line:
                replaced = _float(module, line, divisions)
            if replaced is not None:
                body[index] = replaced
                changed = True
        for index, call in list(calls(body)) if roots else ():
            suffix = _SQRT.get(call.symbol)
            if suffix in roots and not call.flags & _APPROXIMATE:
                type_ = "float" if suffix == "f32" else "double"
                symbol = f"@nv_sqrt_{suffix}"
                module.declare(symbol, f"declare {type_} {symbol}({type_}) {_EFFECTS}")
                body[index] = call.rewritten(symbol)
                changed = True
    return changed


def _integer(module: Module, line: str) -> str | None:
    found = _INTEGER.match(line)
    if found is None or int(found[3]) <= 64:
        return None
    name, operation, bits, rest = found.groups()
    if int(bits) > 128:
        raise Unsupported(f"division of {bits}-bit integers; 128 bits are the most")
    left, right = split_top_level(rest)[:2]
    if int(bits) == 128:
        symbol = _WIDE[operation]
        module.declare(symbol, f"declare i128 {symbol}(i128, i128) {_EFFECTS}")
        return f"{name}call i128 {symbol}(i128 {left}, i128 {right})"
    return f"{name}call i{bits} {_odd(module, operation, bits)}(i{bits} {left}, i{bits} {right})"


def _odd(module: Module, operation: str, bits: str) -> str:
    """A division between 64 and 128 bits, done in 128."""
    wide = _WIDE[operation]
    module.declare(wide, f"declare i128 {wide}(i128, i128) {_EFFECTS}")
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


def _float(module: Module, line: str, inexact: set[str]) -> str | None:
    found = _FLOAT.match(line)
    if found is None or found[3] not in inexact or _APPROXIMATE & set(found[2].split()):
        return None
    name, flags, type_, rest = found.groups()
    left, right = split_top_level(rest)[:2]
    symbol = "@nv_div_f32" if type_ == "float" else "@nv_div_f64"
    module.declare(symbol, f"declare {type_} {symbol}({type_}, {type_}) {_EFFECTS}")
    return f"{name}call {flags}{type_} {symbol}({type_} {left}, {type_} {right})"
