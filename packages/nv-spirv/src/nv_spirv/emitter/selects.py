"""Zeros that a driver's compiler must not see.

Compilers take a choice between constants for arithmetic on the condition, and get a zero wrong. They look at bits and
not at types, so integers with the bits of these floats are met too; and branches that only choose a value become
selections first, so a phi is a choice like any other. A zero that would suffer is hidden behind one that no compiler
knows to be constant.

NVIDIA 580 makes a saturating subtraction of a choice between 0 and a 64-bit difference (`n == 0 ? 0 : n - 1`), and
gets it wrong where much else is computed of the same operands; the zero of such a choice is hidden too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nv_spirv.grammar import op

from . import constants
from .context import Context
from .enums import BuiltIn
from .types import Float, Int, Type

_FRACTION_BITS: Final = {16: 10, 32: 23, 64: 52}


def opaque_zero(e: Context, width: int, bits: int) -> int:
    """Return an integer of zero bits, or of the sign bit alone (as `bits` says), that has no known value.

    It hangs on the workgroup's id, which is below 2**31; the local id is a constant in workgroups of one invocation.
    """
    b = e.b
    value = b.hoisted(op.ShiftRightLogical, b.u32, e.interface.input(BuiltIn.WorkgroupId, 0), b.const(32, 31))
    if width != 32:
        value = b.hoisted(op.UConvert, e.module.int_type(width), value)
    if bits:
        value = b.hoisted(op.BitwiseOr, e.module.int_type(width), value, b.const(width, bits))
    return value


def opaque_float_zero(e: Context, width: int, bits: int) -> int:
    """Return the same as a float: +0.0, or -0.0."""
    return e.b.hoisted(op.Bitcast, e.module.float_type(width), opaque_zero(e, width, bits))


def shielded(e: Context, kind: Type, columns: list[list[int]]) -> list[list[int]]:
    """Return the ids that each side of a choice has, those of the zeros that would suffer replaced.

    Mesa 25.0 (NIR) makes -1.0 or +0.0 by a condition into -float(condition), which gives -0.0; it takes +0.0 and
    -0.0 for the same in this rule. NVIDIA 580 makes +0.0 of -1.0 or -0.0. docs/quirks.md#select-of-zero
    An integer zero beside a 64-bit difference: docs/quirks.md#nvidia-usub64
    """
    result = [list(column) for column in columns]
    for at, (width, is_float) in enumerate(_words(e, kind)):
        if width in _FRACTION_BITS:
            ids = [column[at] for column in columns]
            hidden = _hidden(e, width, is_float, ids)
            if width == 64 and not e.b.differences.isdisjoint(ids):
                hidden = [opaque_zero(e, 64, 0) if e.b.known(value) == 0 else value for value in hidden]
            for column, value in zip(result, hidden, strict=True):
                column[at] = value
    return result


def select(e: Context, kind: Float, condition: int, true: int, false: int) -> int:
    """Append a selection between floats."""
    (x,), (y,) = shielded(e, kind, [[true], [false]])
    return e.b.select(e.type_id(kind), condition, x, y)


def _words(e: Context, kind: Type) -> Iterator[tuple[int, bool]]:
    """Width of each id that a value consists of, and whether it is a float; 0 for what no rule is about."""
    if parts := constants.element_types(kind):
        for part in parts:
            yield from _words(e, part)
    elif isinstance(kind, Float):
        plain = kind.name != "bfloat" and e.shape(kind.width).is_native
        yield (kind.width if plain else 0), True
    elif isinstance(kind, Int):
        shape = e.shape(kind.width)
        yield from ((0 if shape.is_bool else shape.held, False) for _ in range(shape.count))
    else:
        yield 0, False


def _hidden(e: Context, width: int, is_float: bool, ids: list[int]) -> list[int]:
    known = e.float_constants if is_float else e.module.known
    bits = [known.get(value, -1) for value in ids]
    one = (1 << (width - 2)) - (1 << _FRACTION_BITS[width])
    sign = 1 << (width - 1)
    suffering = {
        zero for number, zero in ((one, sign), (one | sign, 0), (one | sign, sign)) if number in bits
    }
    if suffering.isdisjoint(bits):
        return ids
    zero = opaque_float_zero if is_float else opaque_zero
    return [
        zero(e, width, found) if found in suffering else value for found, value in zip(bits, ids, strict=True)
    ]
