"""Dot products of short vectors of integers (SPV_KHR_integer_dot_product, part of SPIR-V 1.6).

`nv.sdot`, `nv.udot` and `nv.sudot` (the first vector signed, the second not) are the sum of the products modulo two to
the power of the result's width; their `.sat` forms add a third operand and saturate, all before being exact.
Operands of type i32 are four bytes each, the lowest first.

SPIR-V leaves a dot product whose sum overflows undefined, so its instructions serve where no operands can overflow
(bytes into 32 bits cannot), and on devices that have them; all else is written as multiplications and additions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Final

from nv_spirv.grammar import op

from ..errors import InvalidInput
from . import int_intrinsics, integers
from .call_site import Call, Expansion
from .context import Context
from .types import Int, Type, Vector
from .values import Value

_PACKED: Final = 0  # PackedVectorFormat4x8Bit
_SIGNS: Final = {"sdot": (True, True), "udot": (False, False), "sudot": (True, False)}
_NATIVE: Final = {
    ("sdot", False): op.SDot,
    ("udot", False): op.UDot,
    ("sudot", False): op.SUDot,
    ("sdot", True): op.SDotAccSat,
    ("udot", True): op.UDotAccSat,
    ("sudot", True): op.SUDotAccSat,
}


@dataclass(frozen=True)
class _Form:
    """What a call computes: elements of each vector, bits of an element, bits of the result."""

    name: str
    count: int
    width: int
    result: int
    packed: bool

    @property
    def signed(self) -> bool:
        """Tell whether the sum is signed."""
        return _SIGNS[self.name][0]

    @property
    def bits(self) -> int:
        """Return the bits that the sum of the products takes."""
        left, right = _SIGNS[self.name]
        greatest = [(1 << (self.width - 1)) if signed else (1 << self.width) - 1 for signed in (left, right)]
        return (self.count * greatest[0] * greatest[1]).bit_length() + self.signed

    @property
    def fits(self) -> bool:
        """Tell whether no operands make the sum overflow."""
        return self.bits <= self.result


def _form(name: str, call: Call, kind: Type) -> _Form:
    if not isinstance(call.returns, Int):
        raise InvalidInput(f"@{call.name} gives an integer")
    if kind == Int(32):
        return _Form(name, 4, 8, call.returns.width, packed=True)
    if (
        not isinstance(kind, Vector)
        or not isinstance(kind.element, Int)
        or kind.element.width > call.returns.width
    ):
        raise InvalidInput(
            f"@{call.name} takes i32 (four bytes), or vectors of integers no wider than its result"
        )
    return _Form(name, kind.count, kind.element.width, call.returns.width, packed=False)


def dot(name: str, saturates: bool, e: Context, call: Call) -> Value:
    """Append a dot product."""
    (kind, x), (_, y), *rest = call.typed(e)
    form = _form(name, call, kind)
    addend = rest[0][1] if saturates else None
    if _is_native(e, form, saturates):
        return _instruction(e, form, x, y, addend)
    left, right = (_elements(e, form, value) for value in (x, y))
    if addend is None:
        return _sum(e, form, form.result, left, right)
    shape = e.shape(form.result)
    if form.fits:
        total = _sum(e, form, form.result, left, right)
        return int_intrinsics.saturated("sadd" if form.signed else "uadd", e.b, shape, total, addend)
    return _clamped_sum(e, form, left, right, addend)


def _is_native(e: Context, form: _Form, saturates: bool) -> bool:
    """Tell whether an instruction does it; NVIDIA's saturates 64-bit sums to 32 bits (docs/quirks.md)."""
    typed = form.packed or (form.count <= 4 and form.width in e.widths)
    sound = form.fits and not (saturates and form.result > 32)
    return e.target.has("shaderIntegerDotProduct") and sound and typed and form.result in e.widths


def _instruction(e: Context, form: _Form, x: Value, y: Value, addend: Value | None) -> int:
    e.module.require("DotProduct")
    operands = [x, y]
    if form.packed:
        e.module.require("DotProductInput4x8BitPacked")
    else:
        e.module.require(
            "DotProductInput4x8Bit" if (form.count, form.width) == (4, 8) else "DotProductInputAll"
        )
        vector = e.module.vector(e.module.int_type(form.width), form.count)
        operands = [e.b.op(op.CompositeConstruct, vector, *value) for value in operands]
    operands += [] if addend is None else [addend]
    opcode = _NATIVE[form.name, addend is not None]
    return e.b.op(opcode, e.module.int_type(form.result), *operands, *([_PACKED] if form.packed else []))


def _elements(e: Context, form: _Form, value: Value) -> list[Value]:
    """Return the elements of a vector, held as integers of their width are."""
    if not form.packed:
        return list(value)
    shape = e.shape(8)
    bytes_ = (
        e.b.masked(32, e.b.shifted(op.ShiftRightLogical, 32, value, 8 * index), 8) for index in range(4)
    )
    return [e.b.resized(byte, 32, shape.held) for byte in bytes_]


def _sum(e: Context, form: _Form, width: int, left: list[Value], right: list[Value]) -> Value:
    """Append the sum of the products, modulo two to the power of ``width``."""
    b, narrow, shape = e.b, e.shape(form.width), e.shape(width)
    signed_left, signed_right = _SIGNS[form.name]
    total: Value = None
    for x, y in zip(left, right, strict=True):
        factors = (
            integers.resize(b, narrow, shape, x, signed=signed_left),
            integers.resize(b, narrow, shape, y, signed=signed_right),
        )
        product = integers.binary(b, "mul", shape, *factors)
        total = product if total is None else integers.binary(b, "add", shape, total, product)
    return total


def _clamped_sum(e: Context, form: _Form, left: list[Value], right: list[Value], addend: Value) -> Value:
    """Append sum and addition in as many bits as they take, brought into the result's range in the end."""
    b, narrow = e.b, e.shape(form.result)
    wide = e.shape(max(form.bits, form.result) + 1)
    total = _sum(e, form, wide.width, left, right)
    addend = integers.resize(b, narrow, wide, addend, signed=form.signed)
    total = integers.binary(b, "add", wide, total, addend)
    top = (1 << (form.result - form.signed)) - 1
    limits = [("slt" if form.signed else "ult", top)] + ([("sgt", -top - 1)] if form.signed else [])
    for predicate, limit in limits:
        total = int_intrinsics.choice(predicate, b, wide, total, integers.constant(b, wide, limit))
    return integers.resize(b, wide, narrow, total)


EXPANSIONS: Final[Mapping[str, Expansion]] = MappingProxyType(
    {
        f"{name}{'.sat' * saturates}": partial(dot, name, saturates)
        for name in _SIGNS
        for saturates in (False, True)
    }
)
