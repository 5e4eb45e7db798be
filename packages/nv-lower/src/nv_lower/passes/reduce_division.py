"""Divide 64-bit integers by constants with multiplications.

    %q = udiv i64 %x, 13          =>    %q = call i64 @nv.lower.udiv.i64.13(i64 %x)
    %r = srem i64 %x, 1000        =>    %r = call i64 @nv.lower.srem.i64.1000(i64 %x)

No GPU divides 64-bit integers: drivers expand a division to a hundred instructions or more, whether the divisor is a
constant or not. The high word of a product with the scaled reciprocal gives the exact quotient by a constant (Granlund
and Montgomery, Division by invariant integers using multiplication, 1994; for signed operands Warren, Hacker's Delight,
2nd edition, section 10-1).

Requires: constants have been propagated.
Leaves:   no division of 64-bit integers by a constant, but by 0; small functions, to be inlined.
Cost:     linear; a quotient costs about twenty instructions.
"""

from __future__ import annotations

from nv_lower.analysis.reciprocals import reciprocal, signed_reciprocal
from nv_lower.ir import PURE, Instruction, Module, is_number
from nv_lower.options import Options

_WORD = 1 << 64
_HIGH_PRODUCT = "@nv.lower.mulhu.i64"

# The products of the halves of both factors; no sum in between exceeds 64 bits.
_HIGH_PRODUCT_TEXT = f"""define internal i64 {_HIGH_PRODUCT}(i64 %x, i64 %y) {PURE} {{
  %x.low = and i64 %x, 4294967295
  %x.high = lshr i64 %x, 32
  %y.low = and i64 %y, 4294967295
  %y.high = lshr i64 %y, 32
  %low = mul nuw i64 %x.low, %y.low
  %middle = mul nuw i64 %x.high, %y.low
  %other = mul nuw i64 %x.low, %y.high
  %high = mul nuw i64 %x.high, %y.high
  %carried = lshr i64 %low, 32
  %sum = add nuw i64 %middle, %carried
  %sum.low = and i64 %sum, 4294967295
  %sum.high = lshr i64 %sum, 32
  %rest = add nuw i64 %other, %sum.low
  %rest.high = lshr i64 %rest, 32
  %both = add nuw i64 %high, %sum.high
  %result = add nuw i64 %both, %rest.high
  ret i64 %result
}}"""


def run(module: Module, options: Options) -> bool:
    """Rewrite the 64-bit divisions by constants of every function."""
    if options.narrows_integers:
        return False

    def rule(division: Instruction) -> list[str] | None:
        if division.type != "i64":
            return None
        x, y = division.values
        if not is_number(y):
            return None
        symbol = _by_constant(module, division.opcode, int(y))
        return None if symbol is None else [f"{division.result} = call i64 {symbol}(i64 {x})"]

    return module.rewrite(rule, {"udiv", "sdiv", "urem", "srem"})


def _by_constant(module: Module, operation: str, divisor: int) -> str | None:
    """Define an operation by a constant; its symbol, or None where there is nothing to gain."""
    signed = operation[0] == "s"
    divisor = divisor if signed else divisor % _WORD
    if abs(divisor) < 2 or divisor == -(_WORD >> 1):
        return None
    module.define(_HIGH_PRODUCT, _HIGH_PRODUCT_TEXT)
    symbol = f"@nv.lower.{operation}.i64.{divisor}".replace("-", "m")
    lines = _signed_quotient(divisor) if signed else _unsigned_quotient(divisor)
    if operation.endswith("rem"):
        lines += [f"%whole = mul i64 %quotient, {_printed(divisor)}", "%rest = sub i64 %x, %whole"]
        lines.append("ret i64 %rest")
    else:
        lines.append("ret i64 %quotient")
    body = "\n".join(f"  {line}" for line in lines)
    module.define(symbol, f"define internal i64 {symbol}(i64 %x) {PURE} {{\n{body}\n}}")
    return symbol


def _printed(number: int) -> int:
    """Return a 64-bit number as LLVM prints it."""
    return (number + (_WORD >> 1)) % _WORD - (_WORD >> 1)


def _high_product(result: str, x: str, factor: int) -> str:
    return f"{result} = call i64 {_HIGH_PRODUCT}(i64 {x}, i64 {_printed(factor)})"


def _unsigned_quotient(divisor: int) -> list[str]:
    found = reciprocal(divisor)
    if found.factor < _WORD:
        return [_high_product("%high", "%x", found.factor), f"%quotient = lshr i64 %high, {found.shift}"]
    even = (divisor & -divisor).bit_length() - 1
    if even:
        found = reciprocal(divisor >> even, 64 - even)
        return [
            f"%part = lshr i64 %x, {even}",
            _high_product("%high", "%part", found.factor),
            f"%quotient = lshr i64 %high, {found.shift}",
        ]
    return [
        _high_product("%high", "%x", found.factor - _WORD),
        "%missing = sub i64 %x, %high",
        "%half = lshr i64 %missing, 1",
        "%sum = add i64 %half, %high",
        f"%quotient = lshr i64 %sum, {found.shift - 1}",
    ]


def _signed_quotient(divisor: int) -> list[str]:
    """Divide towards zero: one more than the floor where the dividend is negative, then the divisor's sign."""
    size = abs(divisor)
    negative = "%negative = ashr i64 %x, 63"
    if size & (size - 1) == 0:
        shift = size.bit_length() - 1
        lines = [
            negative,
            f"%bias = lshr i64 %negative, {64 - shift}",
            "%biased = add i64 %x, %bias",
            f"%floor = ashr i64 %biased, {shift}",
        ]
    else:
        found = signed_reciprocal(size)
        lines = [
            negative,
            _high_product("%unsigned", "%x", found.factor),
            # The factor is unsigned and x is not: where x is negative, the product holds the factor once too often.
            f"%excess = and i64 %negative, {_printed(found.factor)}",
            "%high = sub i64 %unsigned, %excess",
            f"%down = ashr i64 %high, {found.shift}",
            "%floor = sub i64 %down, %negative",
        ]
    lines.append("%quotient = sub i64 0, %floor" if divisor < 0 else "%quotient = add i64 %floor, 0")
    return lines
