"""Square roots, correctly rounded where the device's own are not."""

from __future__ import annotations

from nv_spirv.grammar import op

from . import floats
from .context import Context
from .enums import BuiltIn, Glsl
from .types import Float

_EXACT = "exactSqrtFloat32"


def square_root(e: Context, kind: Float, flags: frozenset[str], x: list[int]) -> int:
    """Append sqrt, correctly rounded unless the flags allow less.

    Vulkan allows three ulp; NVIDIA 580 is wrong by one for 17 % of floats, right for all doubles. A device whose
    floats are right too says `exactSqrtFloat32`. A half is exact by way of a float: 24 bits are twice 11 and two.
    """
    if flags & {"afn", "fast"} or kind.width == 64 or (kind.width == 32 and e.target.has(_EXACT)):
        return floats.exact(e, flags, floats.glsl(e, Glsl.Sqrt, kind, *x))
    if kind.width == 16:
        single = e.b.op(op.FConvert, e.module.float_type(32), x[0])
        floats.note_use(e, kind, flags)
        root = square_root(e, Float("float"), flags, [single])
        return e.b.op(op.FConvert, e.module.float_type(16), root)
    return _exact_root(e, kind, x[0])


def _exact_root(e: Context, kind: Float, x: int) -> int:
    """Append a square root and one step of Newton's method with an exact remainder (Markstein's algorithm).

    The step needs a multiplication and addition with one rounding. Vulkan does not promise one, so the kernel
    tests at its beginning whether Fma is; where it is not, the device's square root stays. Zero, infinity
    and NaN make the step NaN, and the device's result stays too. Tiny operands are scaled, or the remainder would
    be subnormal.
    """
    b, type_id = e.b, e.module.float_type(32)

    def product(left: int, right: int) -> int:
        return b.exact(b.op(op.FMul, type_id, left, right))

    tiny = b.test(op.FOrdLessThan, x, floats.constant(e, kind, 2.0**-96))
    up, down, one = (floats.constant(e, kind, value) for value in (2.0**64, 2.0**-32, 1.0))
    scaled = product(x, b.select(type_id, tiny, up, one))
    root = floats.glsl(e, Glsl.Sqrt, kind, scaled)
    half = product(floats.glsl(e, Glsl.InverseSqrt, kind, scaled), floats.constant(e, kind, 0.5))
    negated = b.op(op.FNegate, type_id, root)
    rest = b.exact(floats.glsl(e, Glsl.Fma, kind, negated, root, scaled))
    step = b.exact(floats.glsl(e, Glsl.Fma, kind, rest, half, root))
    usable = b.test(op.FOrdEqual, step, step)
    if not e.target.has("shaderFmaFloat32"):
        usable = b.test(op.LogicalAnd, usable, _fma_rounds_once(e, kind))
    return product(b.select(type_id, usable, step, root), b.select(type_id, tiny, down, one))


def _fma_rounds_once(e: Context, kind: Float) -> int:
    """Return a bool, computed at the kernel's beginning: whether Fma rounds once.

    a = 1 + 2**-12 has the square 1 + 2**-11 + 2**-24, a tie that rounds down; what is left after subtracting the
    rounded square is 2**-24 or nothing. The operand hangs on the workgroup's id, which is below 2**31: a constant
    would be folded by the driver's compiler, which may round otherwise than the device, and the local id is a constant
    where the workgroup has one invocation.
    """
    b, type_id, module = e.b, e.module.float_type(32), e.module
    group = e.interface.input(BuiltIn.WorkgroupId, 0)
    nothing = b.hoisted(op.ShiftRightLogical, b.u32, group, b.const(32, 31))
    bits = b.hoisted(op.BitwiseOr, b.u32, nothing, b.const(32, 0x3F800800))
    a = b.hoisted(op.Bitcast, type_id, bits)
    square = e.float_constant(kind, 0xBF801000)
    fresh = module.bound
    left = b.hoisted(op.ExtInst, type_id, module.glsl(), Glsl.Fma, a, a, square)
    if left >= fresh:
        b.exact(left)
    return b.hoisted(op.FOrdNotEqual, b.bool, left, floats.constant(e, kind, 0.0))
