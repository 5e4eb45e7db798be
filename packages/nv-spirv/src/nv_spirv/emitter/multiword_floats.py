"""Conversions between floats and integers of several words.

To a float: the magnitude is shifted until its top bit is set; what does not fit into the bits converted is
collected in the lowest of them ("sticky"), so that the one rounding that follows is the right one.
From a float: the fraction's bits are shifted to where the exponent says.
"""

from __future__ import annotations

from nv_spirv.grammar import op

from . import floats, integers
from .context import Context
from .int_intrinsics import leading_zeros, words32
from .integers import IntValue, Shape
from .multiword import Words
from .types import Float


def to_float(e: Context, shape: Shape, kind: Float, x: Words, *, signed: bool) -> int:
    """Append sitofp or uitofp of a wide integer."""
    b, value = e.b, x
    negative = integers.sign(b, shape, x) if signed else 0
    magnitude: IntValue = (
        integers.select(b, shape, negative, integers.negate(b, shape, x), x) if negative else value
    )
    words = words32(b, shape, magnitude)
    full = Shape(32 * len(words), 32, len(words))
    zeros = leading_zeros(b, full, tuple(words))
    assert isinstance(zeros, tuple)
    top, *rest = reversed(integers.binary(b, "shl", full, tuple(words), zeros))
    if kind.width == 64:
        low, *rest = rest
        result = _double(e, top, _sticky(e, low, rest))
    else:
        result = _single(e, kind, top, rest)
    # The result stands for top.rest, whose unit is 2**(bits - 32); zeros were shifted in.
    work = Float("float") if kind.width == 16 else kind
    power = b.int_op(op.ISub, 32, b.const(32, full.width - 32), zeros[0])
    result = b.exact(b.op(op.FMul, e.module.float_type(work.width), result, _two_to(e, work, power)))
    nothing = integers.compare(b, "eq", full, tuple(words), integers.constant(b, full, 0))
    result = b.select(e.module.float_type(work.width), nothing, floats.constant(e, work, 0.0), result)
    if negative:
        negated = b.op(op.FNegate, e.module.float_type(work.width), result)
        result = b.select(e.module.float_type(work.width), negative, negated, result)
    return b.op(op.FConvert, e.module.float_type(16), result) if kind.width == 16 else result


def _sticky(e: Context, word: int, rest: list[int]) -> int:
    """Return a word whose lowest bit also tells whether any of the rest is not zero."""
    if not rest:
        return word
    b, together = e.b, rest[0]
    for other in rest[1:]:
        together = b.int_op(op.BitwiseOr, 32, together, other)
    some = b.test(op.INotEqual, together, b.const(32, 0))
    return b.int_op(op.BitwiseOr, 32, word, b.select(b.u32, some, b.const(32, 1), b.const(32, 0)))


def _double(e: Context, top: int, low: int) -> int:
    """Return top + low / 2**32 as a double; only the sum rounds."""
    b, double = e.b, e.module.float_type(64)
    kind = Float("double")
    upper, lower = (b.op(op.ConvertUToF, double, word) for word in (top, low))
    scaled = b.exact(b.op(op.FMul, double, lower, floats.constant(e, kind, 2.0**-32)))
    return b.exact(b.op(op.FAdd, double, upper, scaled))


def _single(e: Context, kind: Float, top: int, rest: list[int]) -> int:
    """Return the top word as a float: rounded for float, exact in 24 bits with a sticky one for half."""
    b = e.b
    word = _sticky(e, top, rest)
    if kind.width == 16:
        kept = b.shifted(op.ShiftRightLogical, 32, word, 8)
        word = b.shifted(op.ShiftLeftLogical, 32, _sticky(e, kept, [b.masked(32, word, 8)]), 8)
    return from_word(e, word)


def from_word(e: Context, word: int) -> int:
    """Return a 32-bit word as a float, in two exact halves, so that the sum alone rounds.

    SwiftShader, which promises no rounding mode, rounds the conversion itself twice. docs/quirks.md#swiftshader-utof
    """
    b, type_id = e.b, e.module.float_type(32)
    upper = b.op(op.ConvertUToF, type_id, b.shifted(op.ShiftRightLogical, 32, word, 16))
    lower = b.op(op.ConvertUToF, type_id, b.masked(32, word, 16))
    scaled = b.exact(b.op(op.FMul, type_id, upper, floats.constant(e, Float("float"), 65536.0)))
    return b.exact(b.op(op.FAdd, type_id, scaled, lower))


def _two_to(e: Context, kind: Float, power: int) -> int:
    """Return 2**power; a power below the normal range only meets a zero."""
    fraction = floats.FRACTION_BITS[kind.name]
    bias = (1 << (kind.width - 2 - fraction)) - 1
    shape = e.shape(kind.width)
    biased = e.b.int_op(op.IAdd, 32, power, e.b.const(32, bias))
    wide = integers.resize(e.b, e.shape(32), shape, biased)
    bits = integers.binary(e.b, "shl", shape, wide, integers.constant(e.b, shape, fraction))
    return floats.from_bits(e, kind, bits)


def to_int(e: Context, shape: Shape, kind: Float, x: int, *, signed: bool) -> Words:
    """Append fptosi or fptoui to a wide integer; what is out of range gives anything."""
    b = e.b
    if kind.width == 16:
        kind, x = Float("float"), b.op(op.FConvert, e.module.float_type(32), x)
    fraction = floats.FRACTION_BITS[kind.name]
    bias = (1 << (kind.width - 2 - fraction)) - 1
    bits_shape = e.shape(kind.width)
    bits: IntValue = floats.bits_of(e, kind, x)
    top = words32(b, bits_shape, bits)[-1]
    position = fraction % 32
    exponent = b.masked(32, b.shifted(op.ShiftRightLogical, 32, top, position), kind.width - 1 - fraction)
    exponent = b.int_op(op.ISub, 32, exponent, b.const(32, bias))
    mask = integers.constant(b, bits_shape, (1 << fraction) - 1)
    implicit = integers.constant(b, bits_shape, 1 << fraction)
    digits = integers.binary(b, "or", bits_shape, integers.binary(b, "and", bits_shape, bits, mask), implicit)
    # Wide enough to hold both the digits and the result.
    work = e.shape(max(shape.width, 64))
    value = integers.resize(b, bits_shape, work, digits)
    zero, full = b.const(32, 0), b.const(32, work.width - 1)
    left = b.int_op(op.ISub, 32, exponent, b.const(32, fraction))
    right = b.int_op(op.ISub, 32, b.const(32, fraction), exponent)
    for name, amount in (("shl", left), ("lshr", right)):
        limited = b.glsl(42, b.u32, amount, zero)  # SMax
        limited = b.glsl(38, b.u32, limited, full)  # UMin
        value = integers.binary(b, name, work, value, integers.resize(b, e.shape(32), work, limited))
    small = b.test(op.SLessThan, exponent, zero)
    value = integers.select(b, work, small, integers.constant(b, work, 0), value)
    if signed:
        negative = b.test(op.SLessThan, top, zero)
        value = integers.select(b, work, negative, integers.negate(b, work, value), value)
    result = integers.resize(b, work, shape, value)
    assert isinstance(result, tuple)
    return result
