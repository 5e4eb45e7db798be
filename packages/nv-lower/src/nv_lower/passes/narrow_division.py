"""Divide 64-bit integers in 32 bits where both operands fit, which is found out at run time.

    %q = sdiv i64 %x, %y          =>    %q = call i64 @nv.lower.sdiv.i64(i64 %x, i64 %y)

No GPU divides 64-bit integers: drivers expand a division to a hundred instructions or more. Python's integers are 64
bits wide, and hardly ever large.

Requires: nothing.
Leaves:   no division of 64-bit integers by what is not constant, but in small functions to be inlined.
Cost:     linear; a division costs four instructions and a branch more.
"""

from __future__ import annotations

from nv_lower.ir import PURE, Instruction, Module, is_number
from nv_lower.options import Options

# Signed operands take the short way where neither is negative.
_TEXT = """define internal i64 {symbol}(i64 %x, i64 %y) {options} {{
entry:
  %both = or i64 %x, %y
  %upper = lshr i64 %both, {bits}
  %fits = icmp eq i64 %upper, 0
  br i1 %fits, label %small, label %large
small:
  %a = trunc i64 %x to i32
  %b = trunc i64 %y to i32
  %c = {small} i32 %a, %b
  %narrow = zext i32 %c to i64
  br label %end
large:
  %wide = {operation} i64 %x, %y
  br label %end
end:
  %result = phi i64 [ %narrow, %small ], [ %wide, %large ]
  ret i64 %result
}}"""


def run(module: Module, options: Options) -> bool:
    """Rewrite the 64-bit divisions of every function, but by constants."""
    if options.narrows_integers:
        return False

    def rule(division: Instruction) -> list[str] | None:
        if division.type != "i64" or is_number(division.values[1]):
            return None
        x, y = division.values
        symbol = f"@nv.lower.{division.opcode}.i64"
        text = _TEXT.format(
            symbol=symbol,
            options=PURE,
            bits=31 if division.opcode[0] == "s" else 32,
            small=f"u{division.opcode[1:]}",
            operation=division.opcode,
        )
        module.define(symbol, text)
        return [f"{division.result} = call i64 {symbol}(i64 {x}, i64 {y})"]

    return module.rewrite(rule, {"udiv", "sdiv", "urem", "srem"})
