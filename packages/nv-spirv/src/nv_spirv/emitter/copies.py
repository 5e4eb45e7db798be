"""Copies and fills. Small constant sizes are loads and stores in place, all others a loop in a function of its own.

The loop moves units as large as the alignment of both sides allows and then single bytes; `llvm.memmove` goes from the
end to the beginning where the target lies behind the source. (nv-lower writes faster ones.)
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from nv_spirv.grammar import op

from . import integers
from .addresses import moved
from .context import Context
from .memory import load_value, pointer_of, store_value
from .memory_access import parameters
from .offsets import low_bit
from .provenance import size_in_place
from .types import Int, width_of
from .values import Place, Value

LARGEST_UNIT: Final = 8  # bytes


def copy(e: Context, arguments: list[str]) -> None:
    """``llvm.memcpy`` and ``llvm.memmove``."""
    aligns = tuple(_argument_align(text) for text in arguments[:2])  # granule: see provenance
    target, source = (pointer_of(e.operand(text)[1]) for text in arguments[:2])
    volatile = arguments[3].endswith("true")
    size = size_in_place(arguments[2])
    if size is None:
        _copy_in_loop(e, target, source, arguments[2], min(aligns), volatile)
        return
    loaded = [
        (kind, at, load_value(e, moved(e, source, at), kind, low_bit(aligns[1] | at), volatile))
        for at, kind in _chunks(size, min(aligns))
    ]
    for kind, at, value in loaded:  # everything is read before anything is written
        store_value(e, moved(e, target, at), kind, value, low_bit(aligns[0] | at), volatile)


def fill(e: Context, arguments: list[str]) -> None:
    """``llvm.memset``."""
    size, align = size_in_place(arguments[2]), _argument_align(arguments[0])
    target = pointer_of(e.operand(arguments[0])[1])
    _, byte = e.operand(arguments[1])
    volatile = arguments[3].endswith("true")
    if size is None:
        _fill_in_loop(e, target, byte, arguments[2], align, volatile)
        return
    for at, kind in _chunks(size, align):
        store_value(e, moved(e, target, at), kind, _repeated(e, kind, byte), low_bit(align | at), volatile)


def _repeated(e: Context, kind: Int, byte: integers.IntValue) -> Value:
    """Return an integer of which every byte is the same."""
    shape = e.shape(kind.width)
    ones = int.from_bytes(b"\1" * kind.size, "little")
    known = integers.known(e.b, e.shape(8), byte)
    if known is not None:
        return integers.constant(e.b, shape, known * ones)
    wide = integers.resize(e.b, e.shape(8), shape, byte)
    return (
        wide
        if kind.size == 1
        else integers.binary(e.b, "mul", shape, wide, integers.constant(e.b, shape, ones))
    )


def _argument_align(text: str) -> int:
    match = re.search(r"align (\d+)", text)
    return int(match[1]) if match else 1


def _chunks(size: int, align: int) -> list[tuple[int, Int]]:
    chunks, at = [], 0
    step = min(align, LARGEST_UNIT)
    while at < size:
        while step > size - at:
            step //= 2
        chunks.append((at, Int(step * 8)))
        at += step
    return chunks


def _copy_in_loop(
    e: Context, target: int | Place, source: int | Place, size_text: str, align: int, volatile: bool
) -> None:
    b = e.b
    width, size = _size(e, size_text, target, source)
    where, to, target_of = parameters(e, target)
    whence, off, source_of = parameters(e, source)
    unit = _unit(e, align, target, source)

    def write(ids: list[int]) -> int:
        here, there = target_of(ids[: len(to)]), source_of(ids[len(to) : -1])

        def move(at: int, kind: Int) -> None:
            value = load_value(e, _indexed(e, there, width, at), kind, kind.size, volatile)
            store_value(e, _indexed(e, here, width, at), kind, value, kind.size, volatile)

        _units(e, width, ids[-1], unit, move, _lies_behind(e, here, there))
        return 0

    key = ("copy", unit, volatile, width, where, whence)
    b.call(key, 0, [*to, *off, (b.module.int_type(width), size)], write)


def _fill_in_loop(
    e: Context, target: int | Place, byte: Value, size_text: str, align: int, volatile: bool
) -> None:
    b = e.b
    width, size = _size(e, size_text, target)
    where, to, target_of = parameters(e, target)
    unit = _unit(e, align, target)

    def write(ids: list[int]) -> int:
        here, (value, count) = target_of(ids[: len(to)]), ids[-2:]

        def put(at: int, kind: Int) -> None:
            store_value(e, _indexed(e, here, width, at), kind, _repeated(e, kind, value), kind.size, volatile)

        _units(e, width, count, unit, put)
        return 0

    operands = [*to, (e.type_id(Int(8)), byte), (b.module.int_type(width), size)]
    b.call(("fill", unit, volatile, width, where), 0, operands, write)


def _size(e: Context, text: str, *pointers: int | Place) -> tuple[int, int]:
    """Return width and id of the size: 64 bits where addresses are moved along, else 32."""
    kind, size = e.operand(text)
    width = 64 if any(isinstance(pointer, int) for pointer in pointers) else 32
    return width, integers.resize(e.b, e.shape(width_of(kind)), e.shape(width), size)


def _unit(e: Context, align: int, *pointers: int | Place) -> int:
    """Return the bytes to move at once: no variable is an array of elements larger than a byte here (`provenance`)."""
    variable = any(isinstance(pointer, Place) and not pointer.allocation.is_bindings for pointer in pointers)
    return 1 if variable else min(align, LARGEST_UNIT, e.widths[-1] // 8)


def _indexed(e: Context, pointer: Value, width: int, at: int) -> Value:
    """Return the pointer a run-time number of bytes further."""
    if isinstance(pointer, Place):
        return Place(
            pointer.allocation, (*pointer.terms, (e.b.resized(at, width, 32), 1)), 0, pointer.binding
        )
    return e.b.int_op(op.IAdd, 64, pointer, at)


def _lies_behind(e: Context, target: Value, source: Value) -> int:
    """Append whether a target begins after its source in the same memory; 0 where they cannot overlap."""
    if isinstance(target, Place) and isinstance(source, Place):
        return (
            e.b.test(op.UGreaterThan, target.offset, source.offset)
            if target.allocation is source.allocation
            else 0
        )
    if isinstance(target, Place) or isinstance(source, Place):
        return 0
    return e.b.test(op.UGreaterThan, target, source)


def _units(
    e: Context,
    width: int,
    size: int,
    unit: int,
    move: Callable[[int, Int], None],
    backward: int = 0,
) -> None:
    """Append the loops over whole units and over the bytes behind them; where ``backward`` holds, from the end."""
    b, kind = e.b, e.module.int_type(width)
    zero = b.const(width, 0)
    whole = b.int_op(op.BitwiseAnd, width, size, b.const(width, -unit))

    def over(first: int, last: int, step: int) -> None:
        """Move what lies from ``first`` to ``last``, both bounds being bytes."""

        def goes_on(state: list[int]) -> int:
            return b.test(op.ULessThan, state[0], last)

        def one(state: list[int]) -> list[int]:
            at = state[0]
            if backward:
                mirrored = b.int_op(op.ISub, width, b.int_op(op.ISub, width, last, b.const(width, step)), at)
                mirrored = b.int_op(op.IAdd, width, mirrored, first)
                at = b.select(kind, backward, mirrored, at)
            move(at, Int(8 * step))
            return [b.int_op(op.IAdd, width, state[0], b.const(width, step))]

        b.loop([(kind, first)], goes_on, one)

    if unit == 1:
        over(zero, size, 1)
        return
    if not backward:
        over(zero, whole, unit)
        over(whole, size, 1)
        return
    # from the end: the bytes behind the units first
    tail = b.select(kind, backward, whole, size)
    over(tail, size, 1)
    over(zero, whole, unit)
    rest = b.select(kind, backward, size, whole)
    over(rest, size, 1)
