"""Handlers of LLVM's conversions."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from nv_spirv.grammar import op

from ..errors import InvalidInput, Unsupported
from . import floats, integers, selects
from .arithmetic import each, take_flags
from .context import Context, Handler
from .multiword_floats import from_word, to_float, to_int
from .offsets import byte_offset
from .types import Float, Int, Pointer, Type, Vector
from .values import Place, Value

# The integer that stands for the address of private or workgroup memory begins here, so that it is never null.
_PLACE_BASE: Final = 1 << 16


def cast(e: Context, opcode: str, result: str, rest: str) -> None:
    """Every ``opcode type value to type``."""
    flags, text = take_flags(rest)
    source, _, target = text.rpartition(" to ")
    old, x = e.operand(source)
    new = e.types.parse(target)
    if opcode == "bitcast":
        e.define(result, bitcast(e, old, new, x))
        return
    convert = CONVERSIONS[opcode]
    if isinstance(old, Vector) and isinstance(new, Vector):
        element = new.element
        e.define(result, each(old, lambda part, a: convert(e, opcode, part, element, flags, a), x))
        return
    e.define(result, convert(e, opcode, old, new, flags, x))


def _resize(e: Context, opcode: str, old: Type, new: Type, flags: frozenset[str], x: Value) -> Value:
    if not isinstance(old, Int) or not isinstance(new, Int):
        raise InvalidInput(f"{opcode} is between integers")
    shapes = e.shape(old.width), e.shape(new.width)
    return integers.resize(e.b, *shapes, x, signed=opcode == "sext")


def _float_to_float(e: Context, opcode: str, old: Type, new: Type, flags: frozenset[str], x: Value) -> Value:
    old, new = floats.float_type(old), floats.float_type(new)
    if old.name == "bfloat":
        wide = floats.widened(e, x)
        return wide if new.width == 32 else _float_to_float(e, opcode, Float("float"), new, flags, wide)
    if new.name == "bfloat":
        if old.width == 64:
            x = _round_to_odd(e, x)
        elif old.width == 16:
            x = _float_to_float(e, opcode, old, Float("float"), flags, x)
        return floats.narrowed(e, x)
    if old.width == 64 and new.width == 16:
        # lavapipe (Mesa 25.0.7): a double beyond float's range became NaN. docs/quirks.md#double-to-half
        x, old = _round_to_odd(e, x), Float("float")
    floats.note_use(e, old, flags)
    floats.note_use(e, new, flags)
    assert isinstance(x, int)
    return e.b.op(op.FConvert, e.module.float_type(new.width), x)


def _round_to_odd(e: Context, x: Value) -> int:
    """Return a double as a float with its last bit set if inexact, so that rounding again is exact."""
    assert isinstance(x, int)
    b = e.b
    single = b.op(op.FConvert, e.module.float_type(32), x)
    back = b.op(op.FConvert, e.module.float_type(64), single)
    bits = b.op(op.Bitcast, b.u32, single)
    too_far = b.test(
        op.FOrdGreaterThan,
        e.b.glsl(4, e.module.float_type(64), back),
        e.b.glsl(4, e.module.float_type(64), x),
    )
    truncated = b.select(b.u32, too_far, b.int_op(op.ISub, 32, bits, b.const(32, 1)), bits)
    inexact = b.test(op.FOrdNotEqual, back, x)
    sticky = b.select(b.u32, inexact, b.int_op(op.BitwiseOr, 32, truncated, b.const(32, 1)), bits)
    return b.op(op.Bitcast, e.module.float_type(32), sticky)


def _to_float(e: Context, opcode: str, old: Type, new: Type, flags: frozenset[str], x: Value) -> Value:
    if not isinstance(old, Int):
        raise InvalidInput(f"{opcode} is from an integer")
    new = floats.float_type(new)
    if new.name == "bfloat":
        return floats.narrowed(e, _to_float(e, opcode, old, Float("float"), flags, x))
    floats.note_use(e, new, flags)
    b, shape, signed = e.b, e.shape(old.width), opcode == "sitofp"
    type_id = e.module.float_type(new.width)
    if shape.is_bool:
        one = floats.constant(e, new, -1.0 if signed else 1.0)
        return selects.select(e, new, x, one, floats.constant(e, new, 0.0))
    if isinstance(x, tuple):
        return to_float(e, shape, new, x, signed=signed)
    assert isinstance(x, int)
    if signed and not shape.is_native:
        x = integers.extended(b, shape, x)
    if (
        shape.held == 32
        and new.width == 32
        and not signed
        and not e.target.has("shaderRoundingModeRTEFloat32")
    ):
        return from_word(e, x)
    return b.op(op.ConvertSToF if signed else op.ConvertUToF, type_id, x)


def _to_int(e: Context, opcode: str, old: Type, new: Type, flags: frozenset[str], x: Value) -> Value:
    old = floats.float_type(old)
    if not isinstance(new, Int):
        raise InvalidInput(f"{opcode} is to an integer")
    if old.name == "bfloat":
        old, x = Float("float"), floats.widened(e, x)
    floats.note_use(e, old, flags)
    assert isinstance(x, int)
    b, shape, signed = e.b, e.shape(new.width), opcode == "fptosi"
    if shape.count > 1:
        return to_int(e, shape, old, x, signed=signed)
    held = 32 if shape.is_bool else shape.held
    converted = b.op(op.ConvertFToS if signed else op.ConvertFToU, e.module.int_type(held), x)
    if shape.is_bool:
        return b.test(op.INotEqual, converted, b.const(32, 0))
    return b.masked(held, converted, shape.width)


def _int_to_pointer(e: Context, opcode: str, old: Type, new: Type, flags: frozenset[str], x: Value) -> Value:
    if not isinstance(old, Int):
        raise InvalidInput("inttoptr is from an integer")
    if not e.u64:
        raise Unsupported(
            f"an integer turned into a pointer needs addresses (physical addressing, shaderInt64): {opcode}"
        )
    return integers.resize(e.b, e.shape(old.width), e.shape(64), x)


def _pointer_to_int(e: Context, opcode: str, old: Type, new: Type, flags: frozenset[str], x: Value) -> Value:
    if not isinstance(new, Int):
        raise InvalidInput("ptrtoint is to an integer")
    if isinstance(x, Place):
        offset = byte_offset(e.b, x)
        if x.allocation is not e.null_allocation:
            offset = e.b.int_op(op.IAdd, 32, offset, e.b.const(32, _PLACE_BASE))
        return integers.resize(e.b, e.shape(32), e.shape(new.width), offset)
    return integers.resize(e.b, e.shape(64), e.shape(new.width), x)


def _same_pointer(e: Context, opcode: str, old: Type, new: Type, flags: frozenset[str], x: Value) -> Value:
    return x


def bitcast(e: Context, old: Type, new: Type, x: Value) -> Value:
    """Append a reinterpretation; vectors are taken apart and put together through one integer."""
    if isinstance(old, Pointer) or old == new:
        return x
    if not isinstance(old, Vector) and not isinstance(new, Vector):
        bits = floats.bits_of(e, old, x) if isinstance(old, Float) else x
        return floats.from_bits(e, new, bits) if isinstance(new, Float) else bits
    if isinstance(old, Vector) and isinstance(new, Vector) and _width(old.element) == _width(new.element):
        return tuple(bitcast(e, old.element, new.element, part) for part in x)
    return _split(e, new, _joined(e, old, x))


def _width(kind: Type) -> int:
    if isinstance(kind, Int | Float):
        return kind.width
    if isinstance(kind, Vector):
        return kind.count * _width(kind.element)
    return 64


def _joined(e: Context, kind: Type, x: Value) -> Value:
    """Return all bits of a scalar or vector as one integer."""
    if not isinstance(kind, Vector):
        return bitcast(e, kind, Int(_width(kind)), x)
    total, each_width = Int(_width(kind)), _width(kind.element)
    shape = e.shape(total.width)
    result = integers.constant(e.b, shape, 0)
    for index, part in enumerate(x):
        bits = bitcast(e, kind.element, Int(each_width), part)
        bits = integers.resize(e.b, e.shape(each_width), shape, bits)
        amount = integers.constant(e.b, shape, index * each_width)
        moved = integers.binary(e.b, "shl", shape, bits, amount) if index else bits
        result = integers.binary(e.b, "or", shape, result, moved) if index else moved
    return result


def _split(e: Context, kind: Type, bits: Value) -> Value:
    if not isinstance(kind, Vector):
        return bitcast(e, Int(_width(kind)), kind, bits)
    shape, each_width = e.shape(_width(kind)), _width(kind.element)
    parts = []
    for index in range(kind.count):
        amount = integers.constant(e.b, shape, index * each_width)
        moved = integers.binary(e.b, "lshr", shape, bits, amount) if index else bits
        part = integers.resize(e.b, shape, e.shape(each_width), moved)
        parts.append(bitcast(e, Int(each_width), kind.element, part))
    return tuple(parts)


CONVERSIONS: Final = MappingProxyType(
    {
        "trunc": _resize,
        "zext": _resize,
        "sext": _resize,
        "fptrunc": _float_to_float,
        "fpext": _float_to_float,
        "sitofp": _to_float,
        "uitofp": _to_float,
        "fptosi": _to_int,
        "fptoui": _to_int,
        "inttoptr": _int_to_pointer,
        "ptrtoint": _pointer_to_int,
        "ptrtoaddr": _pointer_to_int,
        "addrspacecast": _same_pointer,
    }
)
HANDLERS: Final = MappingProxyType[str, Handler](dict.fromkeys([*CONVERSIONS, "bitcast"], cast))
