"""Offsets of places: in bytes, in elements, in vectors and their components."""

from __future__ import annotations

from nv_spirv.grammar import op

from .body import Body
from .values import Place


def low_bit(value: int) -> int:
    """Return the largest power of two that divides a number."""
    return value & -value


def byte_offset(b: Body, place: Place, extra: int = 0) -> int:
    """Return the id of a place's offset in bytes."""
    if place.offset and not extra:
        return place.offset
    total = 0
    for value, scale in place.terms:
        scaled = scaled_by(b, value, scale)
        total = b.pure(op.IAdd, b.u32, total, scaled) if total else scaled
    constant = place.constant + extra
    if not total:
        return b.const(32, constant)
    return b.pure(op.IAdd, b.u32, total, b.const(32, constant)) if constant else total


def scaled_by(b: Body, value: int, scale: int) -> int:
    """Return value * scale, in 32 bits."""
    if scale == 1:
        return value
    constant = b.known(value)
    if constant is not None:
        return b.const(32, constant * scale)
    if scale > 0 and scale & (scale - 1) == 0:
        return b.pure(op.ShiftLeftLogical, b.u32, value, b.const(32, scale.bit_length() - 1))
    return b.pure(op.IMul, b.u32, value, b.const(32, scale))


def element_index(b: Body, place: Place, extra: int, size: int) -> int:
    """Return the id of the index, in elements of ``size`` bytes, of an aligned place.

    The whole offset is a multiple of the size. Terms that visibly are become multiples of the index; so the
    sum of the others is one too, and may be shifted on its own. That sum may be negative where the rest makes up
    for it. In a variable the shift keeps the sign; a buffer may be larger than a sign leaves room for, and there
    the bits that the shift lost are cut off at the end.
    """
    constant = place.constant + extra
    even: list[tuple[int, int]] = []
    odd: tuple[tuple[int, int], ...] = ()
    for term in place.terms:
        value, scale = term
        if scale % size:
            odd += (term,)
        else:
            even.append((value, scale // size))
    if not odd:
        return byte_offset(b, Place(place.allocation, tuple(even), constant // size))
    rest = byte_offset(b, Place(place.allocation, odd, constant % size))
    bits = size.bit_length() - 1
    in_buffer = place.allocation.is_bindings
    shift = op.ShiftRightLogical if in_buffer else op.ShiftRightArithmetic
    may_be_negative = not all(value in place.allocation.starts for value, _ in odd)
    alone = not even and constant // size == 0
    even.append((b.pure(shift, b.u32, rest, b.const(32, bits)), 1))
    index = byte_offset(b, Place(place.allocation, tuple(even), constant // size))
    if in_buffer and may_be_negative and not alone:
        return b.pure(op.BitwiseAnd, b.u32, index, b.const(32, 0xFFFFFFFF >> bits))
    return index


def lane_index(b: Body, place: Place, extra: int) -> tuple[int, int]:
    """Return the ids of the index of a vector and of the cell in it.

    What is constant or visibly a multiple of a vector stays out of the shift, so that accesses that differ in
    nothing else share it. What varies may be negative where a constant makes up for it: the shift keeps the sign.
    """
    allocation = place.allocation
    size = allocation.cell * allocation.lanes
    vectors = [(value, scale // size) for value, scale in place.terms if scale % size == 0]
    cells = [
        (value, scale // allocation.cell)
        for value, scale in place.terms
        if scale % size and scale % allocation.cell == 0
    ]
    odd = tuple((value, scale) for value, scale in place.terms if scale % allocation.cell)
    ahead, within = divmod(place.constant + extra, size)
    lane = within // allocation.cell
    if odd:
        rest = byte_offset(b, Place(allocation, odd, within % allocation.cell))
        shift = b.const(32, allocation.cell.bit_length() - 1)
        cells.append((b.pure(op.ShiftRightArithmetic, b.u32, rest, shift), 1))
    if not cells:
        return byte_offset(b, Place(allocation, tuple(vectors), ahead)), b.const(32, lane)
    varying = byte_offset(b, Place(allocation, tuple(cells), lane))
    shift = b.const(32, allocation.lanes.bit_length() - 1)
    vectors.insert(0, (b.pure(op.ShiftRightArithmetic, b.u32, varying, shift), 1))
    mask = b.const(32, allocation.lanes - 1)
    return byte_offset(b, Place(allocation, tuple(vectors), ahead)), b.pure(
        op.BitwiseAnd, b.u32, varying, mask
    )
