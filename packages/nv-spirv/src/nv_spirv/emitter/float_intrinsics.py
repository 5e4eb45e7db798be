"""LLVM's float intrinsics.

What GLSL.std.450 defines exactly is used as it is; what it leaves open (signed zeros, NaN, halfway cases) is
put together from comparisons and bits. The transcendental functions reach the emitter only with the
`afn` flag; nv-lower links the others from its library.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from nv_spirv.grammar import op

from ..errors import Unsupported
from . import floats, integers, rounding
from .arithmetic import choose, each
from .call_site import Call, Expansion
from .casts import CONVERSIONS
from .context import Context
from .enums import Glsl
from .sqrt import square_root
from .types import Float, Int, Type, element_of
from .values import Value

_TRANSCENDENTAL: Final = {
    "sin": Glsl.Sin,
    "cos": Glsl.Cos,
    "tan": Glsl.Tan,
    "asin": Glsl.Asin,
    "acos": Glsl.Acos,
    "atan": Glsl.Atan,
    "sinh": Glsl.Sinh,
    "cosh": Glsl.Cosh,
    "tanh": Glsl.Tanh,
    "atan2": Glsl.Atan2,
    "exp": Glsl.Exp,
    "exp2": Glsl.Exp2,
    "log": Glsl.Log,
    "log2": Glsl.Log2,
    "pow": Glsl.Pow,
}
Scalar = Callable[["Context", Float, frozenset[str], list[int]], int]


def _elementwise(function: Scalar, e: Context, call: Call) -> Value:
    typed = call.typed(e)
    kind = typed[0][0]
    operands = [value for argument, value in typed if argument == kind]

    def scalar(part: Type, *values: Value) -> Value:
        part = floats.float_type(part)
        if part.name == "bfloat" and function not in _BITWISE:
            wide = function(e, Float("float"), call.flags, [floats.widened(e, value) for value in values])
            return floats.narrowed(e, wide)
        return function(e, part, call.flags, list(values))

    return each(kind, scalar, *operands)


def _rounded(name: str, e: Context, kind: Float, flags: frozenset[str], x: list[int]) -> int:
    return rounding.rounded(name, e, kind, x[0])


def fused(e: Context, kind: Float, flags: frozenset[str], x: list[int]) -> int:
    """Append fma. Vulkan lets a device round twice; nv-lower never relies on one rounding."""
    return floats.exact(e, flags, floats.glsl(e, Glsl.Fma, kind, *x))


def multiply_add(e: Context, kind: Float, flags: frozenset[str], x: list[int]) -> int:
    """Append fmuladd: fused where the device fuses cheaply, else a product and a sum that the driver may fuse."""
    if e.target.has(f"shaderFmaFloat{kind.width}"):
        return floats.glsl(e, Glsl.Fma, kind, *x)
    floats.note_use(e, kind, flags)
    type_id = e.module.float_type(kind.width)
    either = flags | {"contract"}
    product = floats.relax(e, either, e.b.op(op.FMul, type_id, x[0], x[1]))
    return floats.relax(e, either, e.b.op(op.FAdd, type_id, product, x[2]))


def copy_sign(e: Context, kind: Float, flags: frozenset[str], x: list[int]) -> int:
    """Append copysign."""
    return floats.copy_sign(e, kind, *x)


def magnitude(e: Context, kind: Float, flags: frozenset[str], x: list[int]) -> int:
    """Append fabs; it clears the sign of a NaN too."""
    if kind.name != "bfloat":
        return floats.absolute(e, kind, x[0])
    held = e.shape(16).held
    return e.b.int_op(op.BitwiseAnd, held, x[0], e.b.const(held, 0x7FFF))


def number(less: bool, e: Context, kind: Float, flags: frozenset[str], x: list[int]) -> int:
    """Append minnum or maxnum: the other operand where one is NaN. Either zero may be returned."""
    return floats.glsl(e, Glsl.NMin if less else Glsl.NMax, kind, *x)


def _ordered(less: bool, e: Context, kind: Float, x: list[int]) -> int:
    """Return the lesser or greater of two numbers, -0 being less than +0. Wrong where one is NaN."""
    b, type_id, shape = e.b, e.module.float_type(kind.width), e.shape(kind.width)
    first = b.test(op.FOrdLessThan if less else op.FOrdGreaterThan, *x)
    chosen = b.select(type_id, first, *x)
    bits = [floats.bits_of(e, kind, value) for value in x]
    zero = floats.from_bits(e, kind, integers.binary(b, "or" if less else "and", shape, *bits))
    return b.select(type_id, b.test(op.FOrdEqual, *x), zero, chosen)


def propagating(less: bool, e: Context, kind: Float, flags: frozenset[str], x: list[int]) -> int:
    """Append minimum or maximum: NaN where an operand is; -0 is less than +0."""
    floats.note_use(e, kind, flags)
    b, type_id = e.b, e.module.float_type(kind.width)
    chosen = _ordered(less, e, kind, x)
    unordered = b.test(op.LogicalOr, floats.is_nan(e, x[0]), floats.is_nan(e, x[1]))
    return b.select(type_id, unordered, b.exact(b.op(op.FAdd, type_id, *x)), chosen)


def ignoring(less: bool, e: Context, kind: Float, flags: frozenset[str], x: list[int]) -> int:
    """Append minimumnum or maximumnum: the other operand where one is NaN; -0 is less than +0."""
    floats.note_use(e, kind, flags)
    b, type_id = e.b, e.module.float_type(kind.width)
    chosen = b.select(type_id, floats.is_nan(e, x[1]), x[0], _ordered(less, e, kind, x))
    return b.select(type_id, floats.is_nan(e, x[0]), x[1], chosen)


def canonical(e: Context, kind: Float, flags: frozenset[str], x: list[int]) -> int:
    """Append canonicalize: x * 1."""
    floats.note_use(e, kind, flags)
    return e.b.exact(e.b.op(op.FMul, e.module.float_type(kind.width), x[0], floats.constant(e, kind, 1.0)))


def transcendental(name: str, e: Context, call: Call) -> Value:
    """Append an approximation by the device, which the flag `afn` asks for."""
    if not call.flags & {"afn", "fast"}:
        raise Unsupported(
            f"@{call.name} without the flag afn; nv-lower links its exact form from the library"
        )

    def function(e: Context, kind: Float, flags: frozenset[str], x: list[int]) -> int:
        if kind.width == 64:
            raise Unsupported(f"@{call.name}: GLSL.std.450 has {name} for half and float only")
        if name == "exp10":
            scale = floats.constant(e, kind, 3.321928094887362)
            return floats.glsl(
                e, Glsl.Exp2, kind, e.b.op(op.FMul, e.module.float_type(kind.width), x[0], scale)
            )
        if name == "log10":
            scale = floats.constant(e, kind, 0.30102999566398120)
            logarithm = floats.glsl(e, Glsl.Log2, kind, x[0])
            return e.b.op(op.FMul, e.module.float_type(kind.width), logarithm, scale)
        return floats.glsl(e, _TRANSCENDENTAL[name], kind, *x)

    return _elementwise(function, e, call)


def class_test(e: Context, call: Call) -> Value:
    """Append is.fpclass, on the bits."""
    kind, x = e.operand(call.arguments[0])
    mask = int(call.arguments[1].rsplit(" ", 1)[-1])
    return each(kind, lambda part, value: _in_class(e, floats.float_type(part), mask, value), x)


def _in_class(e: Context, kind: Float, mask: int, x: Value) -> int:
    """Compare the magnitude's bits with those of infinity, of the least normal and of the quiet NaN."""
    assert isinstance(x, int)
    b, shape = e.b, e.shape(kind.width)
    fraction = floats.FRACTION_BITS[kind.name]
    infinity = ((1 << (kind.width - 1 - fraction)) - 1) << fraction
    bits = floats.bits_of(e, kind, x)
    rest = integers.constant(b, shape, (1 << (kind.width - 1)) - 1)
    size = integers.binary(b, "and", shape, bits, rest)
    negative = integers.sign(b, shape, bits)

    def against(predicate: str, value: int) -> int:
        return integers.compare(b, predicate, shape, size, integers.constant(b, shape, value))

    def both(first: int, second: int) -> int:
        return b.test(op.LogicalAnd, first, second)

    quiet, least = infinity | 1 << (fraction - 1), 1 << fraction
    # Bits of the mask for the negative and the positive values (LLVM's FPClassTest), and what they have in common.
    classes: tuple[tuple[int, int, Callable[[], int]], ...] = (
        (1 << 2, 1 << 9, lambda: against("eq", infinity)),
        (1 << 3, 1 << 8, lambda: both(against("uge", least), against("ult", infinity))),
        (1 << 4, 1 << 7, lambda: both(against("ugt", 0), against("ult", least))),
        (1 << 5, 1 << 6, lambda: against("eq", 0)),
    )
    found = []
    if mask & 1:
        found.append(both(against("ugt", infinity), against("ult", quiet)))
    if mask & 2:
        found.append(against("uge", quiet))
    for below, above, test in classes:
        if mask & (below | above):
            held = test()
            if not mask & above:
                held = both(held, negative)
            elif not mask & below:
                held = both(held, b.test(op.LogicalNot, negative))
            found.append(held)
    result = found[0] if found else e.module.truth(False)
    for held in found[1:]:
        result = b.test(op.LogicalOr, result, held)
    return result


def saturating_conversion(signed: bool, e: Context, call: Call) -> Value:
    """Append fptosi.sat or fptoui.sat: the nearest integer's value, 0 for NaN."""
    kind, x = e.operand(call.arguments[0])
    target = element_of(call.returns)
    assert isinstance(target, Int)
    return each(kind, lambda part, value: _saturated(e, signed, floats.float_type(part), target, value), x)


def _saturated(e: Context, signed: bool, kind: Float, target: Int, x: Value) -> Value:
    if kind.name == "bfloat":
        kind, x = Float("float"), floats.widened(e, x)
    assert isinstance(x, int)
    b, shape = e.b, e.shape(target.width)
    bits = target.width - 1 if signed else target.width
    least, most = (-(1 << bits) if signed else 0), (1 << bits) - 1
    result = CONVERSIONS["fptosi" if signed else "fptoui"](
        e, "fptosi" if signed else "fptoui", kind, target, frozenset(), x
    )
    too_great = b.test(op.FOrdGreaterThanEqual, x, _power(e, kind, bits))
    low = _power(e, kind, bits, negative=True) if signed else floats.constant(e, kind, 0.0)
    too_small = b.test(op.FOrdLessThanEqual, x, low)
    result = choose(e, target, too_great, integers.constant(b, shape, most), result)
    result = choose(e, target, too_small, integers.constant(b, shape, least), result)
    return choose(e, target, floats.is_nan(e, x), integers.constant(b, shape, 0), result)


def _power(e: Context, kind: Float, exponent: int, *, negative: bool = False) -> int:
    """Return 2**exponent as a constant, infinity where the type has no such number."""
    fraction = floats.FRACTION_BITS[kind.name]
    exponent_bits = kind.width - 1 - fraction
    biased = min(exponent + (1 << (exponent_bits - 1)) - 1, (1 << exponent_bits) - 1)
    return e.float_constant(kind, int(negative) << (kind.width - 1) | biased << fraction)


def round_to_int(name: str, e: Context, call: Call) -> Value:
    """Append lrint, llrint, lround or llround."""
    kind, x = e.operand(call.arguments[0])
    target = element_of(call.returns)

    def scalar(part: Type, value: Value) -> Value:
        part = floats.float_type(part)
        assert isinstance(value, int)
        whole = rounding.rounded(name, e, part, value)
        return CONVERSIONS["fptosi"](e, "fptosi", part, target, call.flags, whole)

    return each(kind, scalar, x)


def fence(e: Context, call: Call) -> Value:
    """``arithmetic.fence``: operations keep their order here anyway."""
    return call.values(e)[0]


_BITWISE: Final = (copy_sign, magnitude)

EXPANSIONS: Final[Mapping[str, Expansion]] = MappingProxyType(
    {
        **{name: partial(_elementwise, partial(_rounded, name)) for name in rounding.NAMES},
        **{name: partial(transcendental, name) for name in (*_TRANSCENDENTAL, "exp10", "log10")},
        "fabs": partial(_elementwise, magnitude),
        "sqrt": partial(_elementwise, square_root),
        "fma": partial(_elementwise, fused),
        "fmuladd": partial(_elementwise, multiply_add),
        "copysign": partial(_elementwise, copy_sign),
        "canonicalize": partial(_elementwise, canonical),
        "minnum": partial(_elementwise, partial(number, True)),
        "maxnum": partial(_elementwise, partial(number, False)),
        "minimum": partial(_elementwise, partial(propagating, True)),
        "maximum": partial(_elementwise, partial(propagating, False)),
        "minimumnum": partial(_elementwise, partial(ignoring, True)),
        "maximumnum": partial(_elementwise, partial(ignoring, False)),
        "is.fpclass": class_test,
        "fptosi.sat": partial(saturating_conversion, True),
        "fptoui.sat": partial(saturating_conversion, False),
        "lrint": partial(round_to_int, "rint"),
        "llrint": partial(round_to_int, "rint"),
        "lround": partial(round_to_int, "round"),
        "llround": partial(round_to_int, "round"),
        "arithmetic.fence": fence,
    }
)
