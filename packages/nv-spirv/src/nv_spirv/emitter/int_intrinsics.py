"""LLVM's integer intrinsics, as straight-line code at every width.

SPIR-V counts and reverses bits of 32-bit integers only; other widths go through their 32-bit words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from nv_spirv.grammar import op

from . import integers, multiword, selects
from .arithmetic import each
from .body import Body
from .call_site import Call, Expansion
from .context import Context
from .enums import Glsl
from .integers import IntValue, Shape
from .types import Int, Type, element_of, width_of
from .values import Value

ScalarFunction = Callable[..., IntValue]


def _elementwise(function: ScalarFunction, arity: int, e: Context, call: Call) -> Value:
    """Apply a function of (body, shape, values) to scalars or to each element."""
    typed = [e.operand(text) for text in call.arguments[:arity]]
    kind = typed[0][0]
    operands = [value for _, value in typed]

    def scalar(part: Type, *values: Value) -> Value:
        assert isinstance(part, Int)
        return function(e.b, e.shape(part.width), *values)

    return each(kind, scalar, *operands)


# Parts of 32 bits


def words32(b: Body, shape: Shape, x: IntValue) -> list[int]:
    """Return a value as 32-bit words, lowest first; bits beyond the width are zero."""
    if shape.is_bool:
        assert isinstance(x, int)
        return [b.select(b.u32, x, b.const(32, 1), b.const(32, 0))]
    words = []
    for word in x if isinstance(x, tuple) else (x,):
        words.append(b.resized(word, shape.held, 32))
        if shape.held == 64:
            words.append(b.resized(b.shifted(op.ShiftRightLogical, 64, word, 32), 64, 32))
    return words[: -(-shape.width // 32)]


def from_words32(b: Body, shape: Shape, words: list[int]) -> IntValue:
    """Return the value that 32-bit words make."""
    if shape.is_bool:
        return b.test(op.INotEqual, b.masked(32, words[0], 1), b.const(32, 0))
    if shape.held == 64:
        padded = words + [b.const(32, 0)] * (2 * shape.count - len(words))
        vector = b.module.vector(b.u32, 2)
        made = tuple(
            b.op(op.Bitcast, b.module.int_type(64), b.op(op.CompositeConstruct, vector, *padded[i : i + 2]))
            for i in range(0, len(padded), 2)
        )
        return made[0] if shape.count == 1 else made
    if shape.count > 1:
        return tuple(words)
    return b.resized(words[0], 32, shape.held)


def count_ones(b: Body, shape: Shape, x: IntValue) -> IntValue:
    """Append ctpop."""
    total = 0
    for word in words32(b, shape, x):
        ones = b.op(op.BitCount, b.u32, word)
        total = b.int_op(op.IAdd, 32, total, ones) if total else ones
    return _from_count(b, shape, total)


def leading_zeros(b: Body, shape: Shape, x: IntValue) -> IntValue:
    """Append ctlz; of zero it is the width. FindUMsb of zero is -1, so 31 - FindUMsb is right there too."""
    words = words32(b, shape, x)
    total = 0
    for index, word in enumerate(words):
        above = 32 * (len(words) - 1 - index)
        zeros = b.int_op(op.ISub, 32, b.const(32, 31 + above), b.glsl(Glsl.FindUMsb, b.u32, word))
        empty = b.test(op.IEqual, word, b.const(32, 0)) if total else 0
        total = b.select(b.u32, empty, total, zeros) if total else zeros
    excess = 32 * len(words) - shape.width
    return _from_count(b, shape, b.int_op(op.ISub, 32, total, b.const(32, excess)) if excess else total)


def trailing_zeros(b: Body, shape: Shape, x: IntValue) -> IntValue:
    """Append cttz; of zero it is the width."""
    words = words32(b, shape, x)
    total = b.const(32, shape.width)
    for index in reversed(range(len(words))):
        lowest = b.glsl(Glsl.FindILsb, b.u32, words[index])
        if index:
            lowest = b.int_op(op.IAdd, 32, lowest, b.const(32, 32 * index))
        total = b.select(b.u32, b.test(op.IEqual, words[index], b.const(32, 0)), total, lowest)
    return _from_count(b, shape, total)


def _from_count(b: Body, shape: Shape, count: int) -> IntValue:
    return integers.resize(b, Shape(32, 32, 1), shape, count)


def reverse_bits(b: Body, shape: Shape, x: IntValue) -> IntValue:
    """Append bitreverse."""
    return _from_reversed(
        b, shape, [b.op(op.BitReverse, b.u32, word) for word in reversed(words32(b, shape, x))]
    )


def _from_reversed(b: Body, shape: Shape, words: list[int]) -> IntValue:
    """Return the value of reversed words, in which the bits beyond the width are the lowest."""
    excess = 32 * len(words) - shape.width
    if not excess:
        return from_words32(b, shape, words)
    if len(words) == 1:
        return from_words32(b, shape, [b.shifted(op.ShiftRightLogical, 32, words[0], excess)])
    full = Shape(32 * len(words), 32, len(words))
    moved = integers.binary(b, "lshr", full, tuple(words), integers.constant(b, full, excess))
    return from_words32(b, shape, list(moved))


def swap_bytes(b: Body, shape: Shape, x: IntValue) -> IntValue:
    """Append bswap."""
    if shape.width == 16:
        # Times 0x10001 puts a copy above, and the middle is the swap. NVIDIA 580's compiler recognises the usual
        # shifts as a 16-bit swap and makes garbage of that. docs/quirks.md#nvidia-bswap16
        word = words32(b, shape, x)[0]
        twice = b.int_op(op.IMul, 32, word, b.const(32, 0x10001))
        return integers.resize(b, Shape(32, 32, 1), shape, b.shifted(op.ShiftRightLogical, 32, twice, 8))
    words = []
    for word in reversed(words32(b, shape, x)):
        low = b.shifted(
            op.ShiftRightLogical, 32, b.int_op(op.BitwiseAnd, 32, word, b.const(32, 0xFF00FF00)), 8
        )
        high = b.shifted(
            op.ShiftLeftLogical, 32, b.int_op(op.BitwiseAnd, 32, word, b.const(32, 0x00FF00FF)), 8
        )
        pairs = b.int_op(op.BitwiseOr, 32, low, high)
        down = b.shifted(op.ShiftRightLogical, 32, pairs, 16)
        words.append(b.int_op(op.BitwiseOr, 32, down, b.shifted(op.ShiftLeftLogical, 32, pairs, 16)))
    return _from_reversed(b, shape, words)


# Comparisons and choices


def absolute(b: Body, shape: Shape, x: IntValue) -> IntValue:
    """Append abs; of the least value it is itself."""
    return integers.select(b, shape, integers.sign(b, shape, x), integers.negate(b, shape, x), x)


def choice(predicate: str, b: Body, shape: Shape, x: IntValue, y: IntValue) -> IntValue:
    """Append smin, smax, umin or umax: x where the predicate holds. GLSL has them for 32 bits."""
    glsl = {"slt": Glsl.SMin, "sgt": Glsl.SMax, "ult": Glsl.UMin, "ugt": Glsl.UMax}[predicate]
    if shape.is_native and shape.width == 32:
        assert isinstance(x, int) and isinstance(y, int)
        return b.glsl(glsl, b.u32, x, y)
    return integers.select(b, shape, integers.compare(b, predicate, shape, x, y), x, y)


def three_way(signed: bool, e: Context, call: Call) -> Value:
    """Append scmp or ucmp: -1, 0 or 1 in the result's width."""
    kind, x = e.operand(call.arguments[0])
    _, y = e.operand(call.arguments[1])
    returns = call.returns

    def scalar(part: Type, left: Value, right: Value) -> Value:
        assert isinstance(part, Int)
        shape, result = e.shape(part.width), e.shape(width_of(element_of(returns)))
        b, letter = e.b, "s" if signed else "u"
        less = integers.compare(b, f"{letter}lt", shape, left, right)
        greater = integers.compare(b, f"{letter}gt", shape, left, right)
        zero, one, minus = (integers.constant(b, result, value) for value in (0, 1, -1))
        return integers.select(b, result, less, minus, integers.select(b, result, greater, one, zero))

    return each(kind, scalar, x, y)


# Overflow and saturation


def overflow_of(name: str, b: Body, shape: Shape, x: IntValue, y: IntValue) -> tuple[IntValue, int]:
    """Return the wrapped result of uadd, sadd, usub, ssub, umul or smul, and whether it wrapped."""
    operation = name[1:]
    if operation == "mul":
        return _multiply_overflow(b, shape, x, y, signed=name[0] == "s")
    result = integers.binary(b, operation, shape, x, y)
    if name == "uadd":
        return result, integers.compare(b, "ult", shape, result, x)
    if name == "usub":
        return result, integers.compare(b, "ult", shape, x, y)
    changed = integers.binary(b, "xor", shape, x, result)
    other = integers.binary(b, "xor", shape, y, result if name == "sadd" else x)
    return result, integers.sign(b, shape, integers.binary(b, "and", shape, changed, other))


def _multiply_overflow(
    b: Body, shape: Shape, x: IntValue, y: IntValue, *, signed: bool
) -> tuple[IntValue, int]:
    if (shape.is_native and shape.width == 64) or (shape.is_native and shape.width == 32):
        assert isinstance(x, int) and isinstance(y, int)
        low, high = multiword.multiply_extended(b, shape.held, x, y)
        if not signed:
            return low, b.test(op.INotEqual, high, b.const(shape.held, 0))
        zero = b.const(shape.held, 0)
        for left, right in ((x, y), (y, x)):
            negative = b.test(op.SLessThan, left, zero)
            correction = b.select(b.module.int_type(shape.held), negative, right, zero)
            high = b.int_op(op.ISub, shape.held, high, correction)
        fill = b.shifted(op.ShiftRightArithmetic, shape.held, low, shape.held - 1)
        return low, b.test(op.INotEqual, high, fill)
    double = integers.shape_of(2 * shape.width, tuple(w for w in (8, 16, 32, 64) if w in _native_widths(b)))
    left = integers.resize(b, shape, double, x, signed=signed)
    right = integers.resize(b, shape, double, y, signed=signed)
    product = integers.binary(b, "mul", double, left, right)
    result = integers.resize(b, double, shape, product)
    if not signed and shape.is_native and shape.width in (8, 16):
        # The high word of (x << (32 - width)) * y is what overflows. NVIDIA 580's compiler recognises a comparison
        # of the product as an overflow test of 8 or 16 bits and then fails. docs/quirks.md#nvidia-umul16
        high, other = (b.resized(value, shape.held, 32) for value in (x, y))
        high = b.shifted(op.ShiftLeftLogical, 32, high, 32 - shape.width)
        _, over = multiword.multiply_extended(b, 32, high, other)
        return result, b.test(op.INotEqual, over, b.const(32, 0))
    back = integers.resize(b, shape, double, result, signed=signed)
    return result, integers.compare(b, "ne", double, back, product)


def _native_widths(b: Body) -> tuple[int, ...]:
    return b.module.target.integer_widths()


def with_overflow(name: str, e: Context, call: Call) -> Value:
    """Append ``*.with.overflow``."""
    (kind, x), (_, y) = call.typed(e)
    if isinstance(kind, Int):
        return overflow_of(name, e.b, e.shape(kind.width), x, y)
    shape = e.shape(width_of(element_of(kind)))
    pairs = [overflow_of(name, e.b, shape, *part) for part in zip(x, y, strict=True)]
    return tuple(value for value, _ in pairs), tuple(over for _, over in pairs)


def _extreme(b: Body, shape: Shape, name: str) -> IntValue:
    values = {"umax": -1, "smax": (1 << (shape.width - 1)) - 1, "smin": 1 << (shape.width - 1)}
    return integers.constant(b, shape, values[name])


def _signed_limit(b: Body, shape: Shape, x: IntValue) -> IntValue:
    return integers.select(
        b, shape, integers.sign(b, shape, x), _extreme(b, shape, "smin"), _extreme(b, shape, "smax")
    )


def saturated(name: str, b: Body, shape: Shape, x: IntValue, y: IntValue) -> IntValue:
    """Append uadd.sat, sadd.sat or ssub.sat."""
    result, over = overflow_of(name, b, shape, x, y)
    limit = _extreme(b, shape, "umax") if name == "uadd" else _signed_limit(b, shape, x)
    return integers.select(b, shape, over, limit, result)


def saturated_difference(e: Context, call: Call) -> Value:
    """Append usub.sat: a choice between 0 and the difference.

    The zero is one that no compiler knows: NVIDIA 580 gets its own saturating subtraction of 64 bits wrong.
    docs/quirks.md#nvidia-usub64
    """

    def difference(b: Body, shape: Shape, x: IntValue, y: IntValue) -> IntValue:
        is_hidden = shape.is_native and shape.width == 64
        zero = selects.opaque_zero(e, 64, 0) if is_hidden else integers.constant(b, shape, 0)
        less = integers.compare(b, "ult", shape, x, y)
        return integers.select(b, shape, less, zero, integers.binary(b, "sub", shape, x, y))

    return _elementwise(difference, 2, e, call)


def saturated_shift(signed: bool, b: Body, shape: Shape, x: IntValue, y: IntValue) -> IntValue:
    """Append ushl.sat or sshl.sat."""
    result = integers.binary(b, "shl", shape, x, y)
    back = integers.binary(b, "ashr" if signed else "lshr", shape, result, y)
    limit = _signed_limit(b, shape, x) if signed else _extreme(b, shape, "umax")
    return integers.select(b, shape, integers.compare(b, "ne", shape, back, x), limit, result)


def funnel_shift(
    left: bool, b: Body, shape: Shape, high: IntValue, low: IntValue, amount: IntValue
) -> IntValue:
    """Append fshl or fshr; the amount counts modulo the width, so the far part moves in two steps."""
    if shape.is_bool:
        return high if left else low
    width = shape.width
    if width == 16 and high == low and integers.known(b, shape, amount) == 8:
        return swap_bytes(b, shape, high)
    if width & (width - 1) == 0:
        amount = integers.binary(b, "and", shape, amount, integers.constant(b, shape, width - 1))
    else:
        amount = integers.binary(b, "urem", shape, amount, integers.constant(b, shape, width))
    rest = integers.binary(b, "sub", shape, integers.constant(b, shape, width - 1), amount)
    one = integers.constant(b, shape, 1)
    if left:
        near = integers.binary(b, "shl", shape, high, amount)
        far = integers.binary(b, "lshr", shape, integers.binary(b, "lshr", shape, low, one), rest)
    else:
        near = integers.binary(b, "lshr", shape, low, amount)
        far = integers.binary(b, "shl", shape, integers.binary(b, "shl", shape, high, one), rest)
    return integers.binary(b, "or", shape, near, far)


def _scalar(arity: int, function: ScalarFunction, *bound: object) -> Callable[[Context, Call], Value]:
    return partial(_elementwise, partial(function, *bound) if bound else function, arity)


EXPANSIONS: Final[Mapping[str, Expansion]] = MappingProxyType(
    {
        "abs": _scalar(1, absolute),
        "smin": _scalar(2, choice, "slt"),
        "smax": _scalar(2, choice, "sgt"),
        "umin": _scalar(2, choice, "ult"),
        "umax": _scalar(2, choice, "ugt"),
        "scmp": partial(three_way, True),
        "ucmp": partial(three_way, False),
        "ctpop": _scalar(1, count_ones),
        "ctlz": _scalar(1, leading_zeros),
        "cttz": _scalar(1, trailing_zeros),
        "bswap": _scalar(1, swap_bytes),
        "bitreverse": _scalar(1, reverse_bits),
        "fshl": _scalar(3, funnel_shift, True),
        "fshr": _scalar(3, funnel_shift, False),
        "ushl.sat": _scalar(2, saturated_shift, False),
        "sshl.sat": _scalar(2, saturated_shift, True),
        **{f"{name}.sat": _scalar(2, saturated, name) for name in ("uadd", "sadd", "ssub")},
        "usub.sat": saturated_difference,
        **{
            f"{name}.with.overflow": partial(with_overflow, name)
            for name in ("uadd", "sadd", "usub", "ssub", "umul", "smul")
        },
    }
)
