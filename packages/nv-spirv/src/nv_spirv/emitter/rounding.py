"""Rounding to whole numbers, in both float widths, on devices whose own instructions do it wrongly too.

GLSL.std.450 has an instruction for each kind. Drivers expand those that their hardware lacks, and do it wrongly:
lavapipe without SSE4.1 loses the sign of a zero that Floor and Ceil give, and without AVX-512 gives doubles above 2**24
back as they are (docs/quirks.md#lavapipe-rounding). A device that was seen to be right says `exactRoundingFloat32` or
`exactRoundingFloat64`, and gets the instruction. On others the number is made of sums, comparisons and bits:

    magnitude + 2**52 - 2**52        is the nearest whole number, halves to even, of magnitudes below 2**52 (2**23 for
                                     floats); what is greater is whole, infinite or not a number
    less or plus 1                   where that lies on the wrong side of the operand
    the operand's sign               last, so that zeros have it too
"""

from __future__ import annotations

from typing import Final

from nv_spirv.grammar import op

from . import floats, integers
from .context import Context
from .enums import Glsl
from .types import Float
from .values import Value

_INSTRUCTIONS: Final = {
    "floor": Glsl.Floor,
    "ceil": Glsl.Ceil,
    "trunc": Glsl.Trunc,
    "rint": Glsl.RoundEven,
    "nearbyint": Glsl.RoundEven,
    "roundeven": Glsl.RoundEven,
}
NAMES: Final = (*_INSTRUCTIONS, "round")


def rounded(name: str, e: Context, kind: Float, x: int) -> int:
    """Append ``floor``, ``ceil``, ``trunc``, ``rint``, ``nearbyint``, ``roundeven`` or ``round``."""
    if kind.width == 16 or e.target.has(f"exactRoundingFloat{kind.width}"):
        return (
            _away_from_trunc(e, kind, x) if name == "round" else floats.glsl(e, _INSTRUCTIONS[name], kind, x)
        )
    size = floats.absolute(e, kind, x)
    nearest = _nearest(e, kind, size)
    if name in ("floor", "ceil"):
        size, nearest = x, _signed(e, kind, nearest, x)
    return _signed(e, kind, _corrected(name, e, kind, size, nearest), x)


def _nearest(e: Context, kind: Float, size: int) -> int:
    """Return the whole number nearest to a magnitude, halves to even."""
    b, type_id = e.b, e.module.float_type(kind.width)
    whole = floats.constant(e, kind, 2.0 ** floats.FRACTION_BITS[kind.name])
    sum_ = b.exact(b.op(op.FAdd, type_id, size, whole))
    back = b.exact(b.op(op.FSub, type_id, sum_, whole))
    return b.select(type_id, b.test(op.FOrdLessThan, size, whole), back, size)


def _corrected(name: str, e: Context, kind: Float, x: int, nearest: int) -> int:
    """Return the nearest whole number moved by one where another was asked for."""
    b, type_id = e.b, e.module.float_type(kind.width)
    if name == "round":  # a half went down to an even number
        rest = b.exact(b.op(op.FSub, type_id, x, nearest))
        wrong, step = b.test(op.FOrdEqual, rest, floats.constant(e, kind, 0.5)), op.FAdd
    elif name in ("floor", "trunc"):
        wrong, step = b.test(op.FOrdGreaterThan, nearest, x), op.FSub
    elif name == "ceil":
        wrong, step = b.test(op.FOrdLessThan, nearest, x), op.FAdd
    else:
        return nearest
    moved = b.exact(b.op(step, type_id, nearest, floats.constant(e, kind, 1.0)))
    return b.select(type_id, wrong, moved, nearest)


def _away_from_trunc(e: Context, kind: Float, x: int) -> int:
    """Append round from Trunc: x - trunc(x) is exact, so the test against a half is too."""
    b, type_id = e.b, e.module.float_type(kind.width)
    truncated = floats.glsl(e, Glsl.Trunc, kind, x)
    rest = floats.absolute(e, kind, b.exact(b.op(op.FSub, type_id, x, truncated)))
    up = b.test(op.FOrdGreaterThanEqual, rest, floats.constant(e, kind, 0.5))
    one = floats.copy_sign(e, kind, floats.constant(e, kind, 1.0), x)
    away = b.exact(b.op(op.FAdd, type_id, truncated, one))
    return floats.copy_sign(e, kind, b.select(type_id, up, away, truncated), x)


def _signed(e: Context, kind: Float, magnitude: int, sign: int) -> int:
    """Return a number whose sign bit is that of `sign` or is set already."""
    top = integers.constant(e.b, e.shape(kind.width), 1 << (kind.width - 1))
    bit = integers.binary(e.b, "and", e.shape(kind.width), floats.bits_of(e, kind, sign), top)
    bits: Value = integers.binary(e.b, "or", e.shape(kind.width), floats.bits_of(e, kind, magnitude), bit)
    return floats.from_bits(e, kind, bits)
