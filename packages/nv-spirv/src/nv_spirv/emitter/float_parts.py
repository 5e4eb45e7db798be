"""Float operations on exponent and fraction: ldexp, frexp, modf, powi, and the remainder, frem.

The last two are loops, each in a function of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from nv_spirv.grammar import op

from ..errors import Unsupported
from . import floats, int_intrinsics, integers, rounding
from .arithmetic import each, read_pair, take_flags
from .call_site import Call, Expansion
from .context import Context, Handler
from .enums import Glsl
from .types import Float, Int, Struct, Type, Vector, element_of, width_of
from .values import Value


def load_exponent(e: Context, call: Call) -> Value:
    """Append ldexp: x times a power of two in three exact factors, each the power of two nearest to what is left."""
    kind, x = e.operand(call.arguments[0])
    exponent_kind, exponent = e.operand(call.arguments[1])
    if isinstance(kind, Vector) and not isinstance(exponent_kind, Vector):
        exponent = (exponent,) * kind.count
        exponent_kind = Vector(kind.count, exponent_kind)
    width = width_of(element_of(exponent_kind))

    def scalar(part: Type, value: Value, power: Value) -> Value:
        part = floats.float_type(part)
        if part.name == "bfloat":
            wide = scalar(Float("float"), floats.widened(e, value), power)
            return floats.narrowed(e, wide)
        if part.width == 16:  # as a float, where no product of a half and a clamped power is subnormal
            single = e.b.op(op.FConvert, e.module.float_type(32), value)
            wide = scalar(
                Float("float"),
                single,
                _clamped(e, integers.resize(e.b, e.shape(width), e.shape(32), power, signed=True), 60),
            )
            return e.b.op(op.FConvert, e.module.float_type(16), wide)
        return _scaled(e, part, value, integers.resize(e.b, e.shape(width), e.shape(32), power, signed=True))

    return each(kind, scalar, x, exponent)


def _scaled(e: Context, kind: Float, x: Value, power: integers.IntValue) -> int:
    """Multiply by 2**power.

    The factors are chosen so that only the last product can be inexact: |power| is clamped to where the result is
    zero or infinity anyway, each factor is a normal number, and going down the first ones keep enough distance
    from the subnormal range.
    """
    assert isinstance(x, int) and isinstance(power, int)
    b, type_id = e.b, e.module.float_type(kind.width)
    fraction = floats.FRACTION_BITS[kind.name]
    top = (1 << (kind.width - 2 - fraction)) - 1  # the greatest exponent of a normal number
    limit = 2 * top + fraction + 2
    clamped = _clamped(e, power, limit)
    low = b.const(32, -(top - 1) + fraction + 1)  # a step down keeps a normal number normal after the last
    high = b.const(32, top)
    result, left = x, clamped
    for _ in range(3):
        step = b.glsl(Glsl.SMax, b.u32, b.glsl(Glsl.SMin, b.u32, left, high), low)
        biased = b.int_op(op.IAdd, 32, step, b.const(32, top))
        result = b.exact(b.op(op.FMul, type_id, result, _from_exponent(e, kind, fraction, biased)))
        left = b.int_op(op.ISub, 32, left, step)
    return result


def _clamped(e: Context, power: integers.IntValue, limit: int) -> int:
    assert isinstance(power, int)
    b = e.b
    return b.glsl(Glsl.SMax, b.u32, b.glsl(Glsl.SMin, b.u32, power, b.const(32, limit)), b.const(32, -limit))


def _from_exponent(e: Context, kind: Float, fraction: int, biased: int) -> int:
    shape = e.shape(kind.width)
    wide = integers.resize(e.b, e.shape(32), shape, biased)
    bits = integers.binary(e.b, "shl", shape, wide, integers.constant(e.b, shape, fraction))
    return floats.from_bits(e, kind, bits)


def split_exponent(e: Context, call: Call) -> Value:
    """Append frexp: a fraction in [1/2, 1) and an exponent; zero, infinity and NaN are themselves with exponent 0."""
    kind, x = e.operand(call.arguments[0])
    assert isinstance(call.returns, Struct)
    target = element_of(call.returns.fields[1])
    assert isinstance(target, Int)
    return _pairs(kind, x, lambda part, value: _split(e, floats.float_type(part), target, value))


def _pairs(kind: Type, x: Value, function: Callable[[Type, Value], tuple[Value, Value]]) -> Value:
    """Apply a function with two results; of vectors each result is a vector."""
    if not isinstance(kind, Vector):
        return function(kind, x)
    pairs = [function(kind.element, value) for value in x]
    return tuple(first for first, _ in pairs), tuple(second for _, second in pairs)


def _split(e: Context, kind: Float, target: Int, x: Value) -> tuple[Value, Value]:
    if kind.name == "bfloat":
        fraction, exponent = _split(e, Float("float"), target, floats.widened(e, x))
        return floats.narrowed(e, fraction), exponent
    b, shape, type_id = e.b, e.shape(kind.width), e.module.float_type(kind.width)
    digits = floats.FRACTION_BITS[kind.name]
    bias = (1 << (kind.width - 2 - digits)) - 1
    least = floats.constant(e, kind, 2.0 ** (1 - bias))
    magnitude = floats.absolute(e, kind, x)
    small = b.test(op.FOrdLessThan, magnitude, least)
    raised = b.exact(b.op(op.FMul, type_id, x, floats.constant(e, kind, 2.0**digits)))
    normal = b.select(type_id, small, raised, x)
    bits = floats.bits_of(e, kind, normal)
    field = integers.binary(b, "lshr", shape, bits, integers.constant(b, shape, digits))
    held = integers.resize(b, shape, e.shape(32), field)
    biased = b.masked(32, held, kind.width - 1 - digits)
    down = b.select(b.u32, small, b.const(32, bias - 1 + digits), b.const(32, bias - 1))
    mask = ((1 << kind.width) - 1) & ~(((1 << (kind.width - 1 - digits)) - 1) << digits)
    kept = integers.binary(b, "and", shape, bits, integers.constant(b, shape, mask))
    half = integers.binary(b, "or", shape, kept, integers.constant(b, shape, (bias - 1) << digits))
    zero = b.test(op.FOrdEqual, x, floats.constant(e, kind, 0.0))
    number = b.test(op.ULessThan, biased, b.const(32, 2 * bias + 1))
    usable = b.test(op.LogicalAnd, number, b.test(op.LogicalNot, zero))
    fraction = b.select(type_id, usable, floats.from_bits(e, kind, half), x)
    exponent = b.select(b.u32, usable, b.int_op(op.ISub, 32, biased, down), b.const(32, 0))
    return fraction, integers.resize(b, e.shape(32), e.shape(target.width), exponent, signed=True)


def split_whole(e: Context, call: Call) -> Value:
    """Append modf: the part behind the point, and the whole part, both with the operand's sign."""
    kind, x = e.operand(call.arguments[0])

    def scalar(part: Type, value: Value) -> tuple[Value, Value]:
        part = floats.float_type(part)
        if part.name == "bfloat":
            pair = scalar(Float("float"), floats.widened(e, value))
            return floats.narrowed(e, pair[0]), floats.narrowed(e, pair[1])
        b, type_id = e.b, e.module.float_type(part.width)
        whole = rounding.rounded("trunc", e, part, value)
        rest = b.exact(b.op(op.FSub, type_id, value, whole))
        infinite = b.test(op.IsInf, value)
        rest = b.select(type_id, infinite, floats.constant(e, part, 0.0), rest)
        return floats.copy_sign(e, part, rest, value), whole

    return _pairs(kind, x, scalar)


def whole_power(e: Context, call: Call) -> Value:
    """Append powi: products by repeated squaring, as compiler-rt has them; the inverse for negative powers."""
    kind, x = e.operand(call.arguments[0])
    power_kind, power = e.operand(call.arguments[1])
    exponent = integers.resize(e.b, e.shape(width_of(power_kind)), e.shape(32), power, signed=True)

    def scalar(part: Type, value: Value) -> Value:
        part = floats.float_type(part)
        if part.name == "bfloat":
            return floats.narrowed(e, scalar(Float("float"), floats.widened(e, value)))
        held = e.module.float_type(part.width)
        operands = [(held, value), (e.b.u32, exponent)]
        return e.b.call(("powi", part), held, operands, lambda ids: _power(e, part, *ids))

    return each(kind, scalar, x)


def _power(e: Context, kind: Float, x: int, power: int) -> int:
    b, held, one = e.b, e.module.float_type(kind.width), floats.constant(e, kind, 1.0)
    zero = b.const(32, 0)
    floats.note_use(e, kind, frozenset())
    negative = b.test(op.SLessThan, power, zero)
    left = b.select(b.u32, negative, b.op(op.SNegate, b.u32, power), power)

    def step(state: list[int]) -> list[int]:
        square, product, bits = state
        odd = b.test(op.INotEqual, b.masked(32, bits, 1), zero)
        taken = b.select(held, odd, b.exact(b.op(op.FMul, held, product, square)), product)
        doubled = b.exact(b.op(op.FMul, held, square, square))
        return [doubled, taken, b.shifted(op.ShiftRightLogical, 32, bits, 1)]

    initial = [(held, x), (held, one), (b.u32, left)]
    _, product, _ = b.loop(initial, lambda state: b.test(op.INotEqual, state[2], zero), step)
    inverse = b.exact(b.op(op.FDiv, held, one, product))
    return b.select(held, negative, inverse, product)


def remainder(e: Context, opcode: str, result: str, rest: str) -> None:
    """``frem``: what is left of x after taking off y as often as it fits, with the sign of x; exact."""
    _, text = take_flags(rest)
    kind, x, y = read_pair(e, text)

    def scalar(part: Type, left: Value, right: Value) -> Value:
        part = floats.float_type(part)
        single = Float("float")
        if part.name == "bfloat":
            return floats.narrowed(e, scalar(single, floats.widened(e, left), floats.widened(e, right)))
        if part.width == 16:
            wide = [e.b.op(op.FConvert, e.module.float_type(32), value) for value in (left, right)]
            return e.b.op(op.FConvert, e.module.float_type(16), scalar(single, *wide))
        if e.shape(part.width).count > 1:
            raise Unsupported("frem of double needs shaderInt64 here; nv-lower links it from the library")
        held = e.module.float_type(part.width)
        return e.b.call(
            ("frem", part), held, [(held, left), (held, right)], lambda ids: _remainder(e, part, *ids)
        )

    e.define(result, each(kind, scalar, x, y))


def _remainder(e: Context, kind: Float, x: int, y: int) -> int:
    """Take y's significand off x's, one bit of the quotient a round, as in a division by hand.

    Significands have the leading one at bit ``digits``; those of subnormals are moved up to it.
    """
    b, held = e.b, e.module.float_type(kind.width)
    word, digits = e.module.int_type(kind.width), floats.FRACTION_BITS[kind.name]
    floats.note_use(e, kind, frozenset())

    def number(value: int) -> int:
        return b.const(kind.width, value)

    def reduced(left: int, right: int) -> tuple[int, int]:
        """Return left - right and whether right fits."""
        fits = b.test(op.UGreaterThanEqual, left, right)
        return b.select(word, fits, b.int_op(op.ISub, kind.width, left, right), left), fits

    def parts(value: int) -> tuple[int, int]:
        """Return exponent field (below 1 for subnormals) and significand."""
        bits = b.masked(kind.width, floats.bits_of(e, kind, value), kind.width - 1)
        field = b.shifted(op.ShiftRightLogical, kind.width, bits, digits)
        field = b.resized(field, kind.width, 32)
        fraction = b.masked(kind.width, bits, digits)
        up, normal = _leading(e, kind, fraction), b.test(op.INotEqual, field, b.const(32, 0))
        raised = b.int_op(op.ShiftLeftLogical, kind.width, fraction, up)
        one = b.int_op(op.BitwiseOr, kind.width, fraction, number(1 << digits))
        exponent = b.select(b.u32, normal, field, b.int_op(op.ISub, 32, b.const(32, 1), up))
        return exponent, b.select(word, normal, one, raised)

    (ex, mx), (ey, my) = parts(x), parts(y)

    def step(state: list[int]) -> list[int]:
        rest, _ = reduced(state[1], my)
        return [
            b.int_op(op.ISub, 32, state[0], b.const(32, 1)),
            b.shifted(op.ShiftLeftLogical, kind.width, rest, 1),
        ]

    _, last = b.loop([(b.u32, ex), (word, mx)], lambda state: b.test(op.SGreaterThan, state[0], ey), step)
    rest, _ = reduced(last, my)
    up = _leading(e, kind, rest)
    exponent = b.int_op(op.ISub, 32, ey, up)
    normal = b.test(op.SGreaterThan, exponent, b.const(32, 0))
    raised = b.masked(kind.width, b.int_op(op.ShiftLeftLogical, kind.width, rest, up), digits)
    field = b.shifted(op.ShiftLeftLogical, kind.width, b.resized(exponent, 32, kind.width), digits)
    lifted = b.int_op(op.BitwiseOr, kind.width, raised, field)
    # A subnormal has the exponent 1 without a leading one: the remainder moves up by less, or is as y's was.
    low = b.int_op(op.ISub, 32, ey, b.const(32, 1))
    above = b.test(op.SGreaterThanEqual, low, b.const(32, 0))
    down = b.select(b.u32, above, b.const(32, 0), b.op(op.SNegate, b.u32, low))
    low = b.select(b.u32, above, low, b.const(32, 0))
    bits = b.int_op(op.ShiftLeftLogical, kind.width, rest, low)
    bits = b.int_op(op.ShiftRightLogical, kind.width, bits, down)
    bits = b.select(word, normal, lifted, bits)
    bits = b.select(word, b.test(op.IEqual, rest, number(0)), number(0), bits)
    found = floats.copy_sign(e, kind, floats.from_bits(e, kind, bits), x)
    sizes = [floats.absolute(e, kind, value) for value in (x, y)]
    found = b.select(held, b.test(op.FOrdLessThan, *sizes), x, found)
    zero, nan = floats.constant(e, kind, 0.0), floats.constant(e, kind, float("nan"))
    undefined = b.test(op.FOrdEqual, sizes[1], zero)
    for condition in (floats.is_nan(e, x), floats.is_nan(e, y), b.test(op.IsInf, x)):
        undefined = b.test(op.LogicalOr, undefined, condition)
    return b.select(held, undefined, nan, found)


def _leading(e: Context, kind: Float, value: int) -> int:
    """Return by how much a significand moves up until its leading one is at its place."""
    shape, above = e.shape(kind.width), kind.width - 1 - floats.FRACTION_BITS[kind.name]
    zeros = int_intrinsics.leading_zeros(e.b, shape, value)
    return e.b.int_op(op.ISub, 32, e.b.resized(zeros, kind.width, 32), e.b.const(32, above))


HANDLERS: Final[Mapping[str, Handler]] = MappingProxyType({"frem": remainder})
EXPANSIONS: Final[Mapping[str, Expansion]] = MappingProxyType(
    {
        "ldexp": load_exponent,
        "frexp": split_exponent,
        "modf": split_whole,
        "powi": whole_power,
    }
)
