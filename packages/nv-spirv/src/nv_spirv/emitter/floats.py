"""Float arithmetic: exactly IEEE unless LLVM's flags allow otherwise.

Every driver contracts and reassociates what is not decorated NoContraction ((1 + x) - 1 became x on all that were
tried), so an operation keeps the decoration unless it carries `contract` or `reassoc`. A bfloat is held as
its 16 bits and computed with as a float, rounded once after each operation as LLVM does.
"""

from __future__ import annotations

from typing import Final

from nv_spirv.grammar import op

from ..errors import InvalidInput
from . import constants, integers
from .context import Context
from .enums import FastMath, Glsl
from .selects import opaque_float_zero
from .types import Float, Type
from .values import Value

_BINARY: Final = {"fadd": op.FAdd, "fsub": op.FSub, "fmul": op.FMul, "fdiv": op.FDiv}
_COMPARE: Final = {
    "oeq": op.FOrdEqual,
    "ogt": op.FOrdGreaterThan,
    "oge": op.FOrdGreaterThanEqual,
    "olt": op.FOrdLessThan,
    "ole": op.FOrdLessThanEqual,
    "one": op.FOrdNotEqual,
    "ueq": op.FUnordEqual,
    "ugt": op.FUnordGreaterThan,
    "uge": op.FUnordGreaterThanEqual,
    "ult": op.FUnordLessThan,
    "ule": op.FUnordLessThanEqual,
    "une": op.FUnordNotEqual,
}
_ALLOWED = frozenset({"fast", "contract", "reassoc"})
_FAST_MATH: Final = {
    "nnan": FastMath.NotNaN,
    "ninf": FastMath.NotInf,
    "nsz": FastMath.NSZ,
    "arcp": FastMath.AllowRecip,
    "contract": FastMath.AllowContract,
    "reassoc": FastMath.AllowReassoc,
    "fast": FastMath.Fast,
}
FRACTION_BITS: Final = {"half": 10, "bfloat": 7, "float": 23, "double": 52}


def float_type(kind: Type) -> Float:
    """Return the type if it is a float's, else raise."""
    if not isinstance(kind, Float):
        raise InvalidInput("a float type is expected")
    return kind


def note_use(e: Context, kind: Float, flags: frozenset[str]) -> None:
    """Remember that floats of a width are computed with, and whether NaN, infinity and signed zero matter."""
    relaxed = "fast" in flags or {"nnan", "ninf", "nsz"} <= flags
    e.float_widths[kind.width] = e.float_widths.get(kind.width, False) or not relaxed


def exact(e: Context, flags: frozenset[str], result: int) -> int:
    """Forbid contraction and reassociation of a result unless the flags lift it; remember what they allow."""
    relax(e, flags, result)
    return result if flags & _ALLOWED else e.b.exact(result)


def relax(e: Context, flags: frozenset[str], result: int) -> int:
    """Remember what LLVM's flags allow of an instruction, where that can be said (`modes`); returns its result."""
    bits = 0
    for flag in flags:
        bits |= _FAST_MATH.get(flag, 0)
    if bits:
        e.b.relaxed[result] = bits
    return result


def binary(e: Context, name: str, kind: Type, flags: frozenset[str], x: Value, y: Value) -> Value:
    """Append fadd, fsub, fmul or fdiv."""
    kind = float_type(kind)
    if kind.name == "bfloat":
        single = Float("float")
        wide = binary(e, name, single, flags, widened(e, x), widened(e, y))
        return narrowed(e, wide)
    note_use(e, kind, flags)
    if name != "fmul" and "fast" not in flags:
        x, y = _no_zero_constant(e, kind, x), _no_zero_constant(e, kind, y)
    return exact(e, flags, e.b.op(_BINARY[name], e.module.float_type(kind.width), x, y))


def _no_zero_constant(e: Context, kind: Float, x: Value) -> Value:
    """Return the operand; for a constant zero one that the driver's compiler does not recognise.

    llvmpipe folds them as if there were no NaN, infinity or negative zero: 0/x became 0, x/0 undefined, -0 + 0 stayed
    -0. docs/quirks.md#llvmpipe-zero-operands
    """
    bits = e.float_constants.get(x, -1) if isinstance(x, int) else -1
    return opaque_float_zero(e, kind.width, bits) if bits in (0, 1 << (kind.width - 1)) else x


def negate(e: Context, kind: Type, x: Value) -> Value:
    """Append the change of the sign bit."""
    kind = float_type(kind)
    if kind.name == "bfloat":
        return e.b.int_op(op.BitwiseXor, e.shape(16).held, x, e.b.const(e.shape(16).held, 0x8000))
    note_use(e, kind, frozenset())
    return e.b.op(op.FNegate, e.module.float_type(kind.width), x)


def compare(e: Context, predicate: str, kind: Type, flags: frozenset[str], x: Value, y: Value) -> int:
    """Append a comparison; gives a bool."""
    kind = float_type(kind)
    if predicate in ("true", "false"):
        return e.module.truth(predicate == "true")
    if kind.name == "bfloat":
        kind, x, y = Float("float"), widened(e, x), widened(e, y)
    note_use(e, kind, flags)
    assert isinstance(x, int) and isinstance(y, int)
    if predicate in ("ord", "uno"):
        # OpOrdered and OpUnordered need the Kernel capability.
        unordered = is_nan(e, x)
        if y != x and not _is_number(e, kind, y):
            unordered = e.b.test(op.LogicalOr, unordered, is_nan(e, y))
        return unordered if predicate == "uno" else e.b.test(op.LogicalNot, unordered)
    return relax(e, flags, e.b.test(_COMPARE[predicate], x, y))


def _is_number(e: Context, kind: Float, x: int) -> bool:
    """Tell whether an id is a constant other than NaN and infinity."""
    infinity = ((1 << (kind.width - 1)) - 1) & ~((1 << FRACTION_BITS[kind.name]) - 1)
    return e.float_constants.get(x, infinity) & infinity != infinity


def is_nan(e: Context, x: int) -> int:
    """Append a test for NaN."""
    return e.b.test(op.IsNan, x)


def widened(e: Context, x: Value) -> int:
    """Return a bfloat, held as its bits, as a float."""
    assert isinstance(x, int)
    b = e.b
    bits = b.shifted(op.ShiftLeftLogical, 32, b.resized(x, e.shape(16).held, 32), 16)
    return b.op(op.Bitcast, e.module.float_type(32), bits)


def narrowed(e: Context, x: Value) -> int:
    """Return a float rounded to bfloat, to nearest even; NaN stays NaN."""
    assert isinstance(x, int)
    b = e.b
    bits = b.op(op.Bitcast, b.u32, x)
    odd = b.masked(32, b.shifted(op.ShiftRightLogical, 32, bits, 16), 1)
    rounded = b.int_op(op.IAdd, 32, b.int_op(op.IAdd, 32, bits, b.const(32, 0x7FFF)), odd)
    quiet = b.int_op(op.BitwiseOr, 32, bits, b.const(32, 0x400000))
    chosen = b.select(b.u32, is_nan(e, x), quiet, rounded)
    return b.resized(b.shifted(op.ShiftRightLogical, 32, chosen, 16), 32, e.shape(16).held)


def glsl(e: Context, instruction: int, kind: Float, *operands: int) -> int:
    """Append an instruction of GLSL.std.450 that gives a float."""
    note_use(e, kind, frozenset())
    return e.b.glsl(instruction, e.module.float_type(kind.width), *operands)


def bits_of(e: Context, kind: Float, x: int) -> Value:
    """Return the bits of a float as an integer of its width is held."""
    shape = e.shape(kind.width)
    if kind.name == "bfloat":
        return x
    if shape.count == 2:
        pair = e.b.op(op.Bitcast, e.module.vector(e.b.u32, 2), x)
        return tuple(e.b.op(op.CompositeExtract, e.b.u32, pair, index) for index in (0, 1))
    if shape.held == kind.width:
        return e.b.op(op.Bitcast, e.module.int_type(kind.width), x)
    # half without 16-bit integers: by way of a pair of halves
    zero = e.module.float_constant(16, 0)
    both = e.b.op(op.CompositeConstruct, e.module.vector(e.module.float_type(16), 2), x, zero)
    return e.b.op(op.Bitcast, e.b.u32, both)


def from_bits(e: Context, kind: Float, bits: Value) -> int:
    """Return the float with these bits."""
    if kind.name == "bfloat":
        assert isinstance(bits, int)
        return bits
    float_id = e.module.float_type(kind.width)
    if isinstance(bits, tuple):
        pair = e.b.op(op.CompositeConstruct, e.module.vector(e.b.u32, 2), *bits)
        return e.b.op(op.Bitcast, float_id, pair)
    assert isinstance(bits, int)
    if e.shape(kind.width).held == kind.width:
        return e.b.op(op.Bitcast, float_id, bits)
    both = e.b.op(op.Bitcast, e.module.vector(float_id, 2), bits)
    return e.b.op(op.CompositeExtract, float_id, both, 0)


def absolute(e: Context, kind: Float, x: int) -> int:
    """Append fabs."""
    return glsl(e, Glsl.FAbs, kind, x)


def copy_sign(e: Context, kind: Float, size: int, sign: int) -> int:
    """Append copysign, on the bits."""
    shape = e.shape(kind.width)
    top = integers.constant(e.b, shape, 1 << (kind.width - 1))
    rest = integers.constant(e.b, shape, (1 << (kind.width - 1)) - 1)
    magnitude = integers.binary(e.b, "and", shape, bits_of(e, kind, size), rest)
    bit = integers.binary(e.b, "and", shape, bits_of(e, kind, sign), top)
    return from_bits(e, kind, integers.binary(e.b, "or", shape, magnitude, bit))


def constant(e: Context, kind: Float, value: float) -> int:
    """Return a float constant by value."""
    return e.float_constant(kind, constants.float_bits(kind, repr(value)))
