"""Atomic operations on memory that invocations share: one instruction where the device has it, else a loop.

SPIR-V's atomics work on cells of 32 and 64 bits. What it or the device lacks (most operations on floats, `nand`,
`uinc_wrap` …, all operations on 8 and 16 bits) is a loop of compare-and-swap on the cell, in a function of its own:

    old = cell
    until swapped:  new = update(old);  found = compare-and-swap(cell, old, new);  swapped = found == old;  old = found

Numbers of 8 and 16 bits are bits of the aligned word around them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from nv_spirv.grammar import op

from ..errors import Unsupported
from ..target import float_atomic_feature
from . import float_intrinsics, floats, int_intrinsics, integers
from .context import Context
from .enums import Semantics, Storage
from .memory_access import parameters, port_of, reach
from .offsets import byte_offset
from .types import Float, Pointer, Type, width_of
from .values import Place, Value

_INSTRUCTIONS: Final = {
    "add": op.AtomicIAdd,
    "sub": op.AtomicISub,
    "and": op.AtomicAnd,
    "or": op.AtomicOr,
    "xor": op.AtomicXor,
    "min": op.AtomicSMin,
    "max": op.AtomicSMax,
    "umin": op.AtomicUMin,
    "umax": op.AtomicUMax,
    "xchg": op.AtomicExchange,
}
_FLOAT_INSTRUCTIONS: Final = {
    "fadd": op.AtomicFAddEXT,
    "fsub": op.AtomicFAddEXT,
    "fmin": op.AtomicFMinEXT,
    "fmax": op.AtomicFMaxEXT,
}
_CHOICES: Final = {"min": "slt", "max": "sgt", "umin": "ult", "umax": "ugt"}
_FLOAT_CHOICES: Final = {
    "fmin": partial(float_intrinsics.number, True),
    "fmax": partial(float_intrinsics.number, False),
    "fminimum": partial(float_intrinsics.propagating, True),
    "fmaximum": partial(float_intrinsics.propagating, False),
    "fminimumnum": partial(float_intrinsics.ignoring, True),
    "fmaximumnum": partial(float_intrinsics.ignoring, False),
}

Fixed = tuple[int, ...]
Update = Callable[[Value, list[Value]], Value]


@dataclass(frozen=True)
class Cell:
    """What an atomic instruction works on: an integer or a float of 32 or 64 bits."""

    width: int
    is_float: bool = False

    def type_id(self, e: Context) -> int:
        """Return the cell's type."""
        return e.module.float_type(self.width) if self.is_float else e.module.int_type(self.width)


def _is_shared(pointer: Value) -> bool:
    return isinstance(pointer, Place) and pointer.allocation.storage == Storage.Workgroup


def int_cell(e: Context, pointer: Value, width: int) -> Cell:
    """Return the cell of integers of 32 or 64 bits, and declare what it needs."""
    if width not in (32, 64) or width not in e.widths:
        raise Unsupported(f"an atomic operation of {width} bits; the target has them of 32 bits")
    if width == 64:
        feature = f"shader{'Shared' if _is_shared(pointer) else 'Buffer'}Int64Atomics"
        if not e.target.has(feature):
            raise Unsupported(f"an atomic operation of 64 bits: the target lacks {feature}")
        e.module.require("Int64Atomics")
    return Cell(width)


def perform(
    e: Context,
    opcode: int,
    pointer: Value,
    cell: Cell,
    fixed: Fixed,
    *operands: Value,
    gives: bool = True,
) -> int:
    """Append an atomic instruction: scope and semantics are ``fixed``; the operands have the cell's type."""
    held, result = cell.type_id(e), cell.type_id(e) if gives else 0

    def at(pointer: Value, values: list[int]) -> int:
        target = _target(e, pointer, cell)
        if gives:
            return e.b.op(opcode, result, target, *fixed, *values)
        e.b.effect(opcode, target, *fixed, *values)
        return 0

    return reach(e, pointer, (opcode, cell, fixed), result, [(held, operand) for operand in operands], at)


def _target(e: Context, pointer: Value, cell: Cell) -> int:
    size = cell.width // 8
    port = port_of(e, pointer, size, False)
    if port.granule(size) < size:
        raise Unsupported(
            "an atomic operation on workgroup memory that is also accessed by smaller parts;"
            " nv-lower makes those parts of words"
        )
    return port.pointer(0, size, cell.is_float)


def read_modify_write(
    e: Context, operation: str, pointer: Value, kind: Type, value: Value, fixed: Fixed
) -> Value:
    """Append one of LLVM's operations; returns the old value."""
    if isinstance(kind, Float) and operation != "xchg":
        feature = float_atomic_feature(operation, kind.width, shared=_is_shared(pointer))
        if kind.name != "bfloat" and e.target.has(feature) and _takes_float(e, pointer, kind):
            return _float_instruction(e, operation, pointer, kind, value, fixed)
    elif operation in _INSTRUCTIONS and bits_of(kind) >= 32:
        bits = floats.bits_of(e, kind, value) if isinstance(kind, Float) else value
        old = perform(e, _INSTRUCTIONS[operation], pointer, int_cell(e, pointer, bits_of(kind)), fixed, bits)
        return floats.from_bits(e, kind, old) if isinstance(kind, Float) else old

    def update(old: Value, operands: list[Value]) -> Value:
        return updated(e, operation, kind, old, operands[0])

    return in_loop(e, operation, pointer, kind, [value], update, fixed)


def bits_of(kind: Type) -> int:
    """Return the bits of a number or a pointer."""
    return 64 if isinstance(kind, Pointer) else width_of(kind)


def _takes_float(e: Context, pointer: Value, kind: Float) -> bool:
    return not isinstance(pointer, Place) or port_of(e, pointer, kind.size, False).takes_float(kind.size)


def _float_instruction(
    e: Context, operation: str, pointer: Value, kind: Float, value: Value, fixed: Fixed
) -> int:
    e.module.require(f"AtomicFloat{kind.width}{'Add' if operation in ('fadd', 'fsub') else 'MinMax'}EXT")
    if operation == "fsub":
        value = floats.negate(e, kind, value)
    return perform(e, _FLOAT_INSTRUCTIONS[operation], pointer, Cell(kind.width, is_float=True), fixed, value)


def updated(e: Context, operation: str, kind: Type, old: Value, value: Value) -> Value:
    """Append what an operation makes of an old value."""
    b = e.b
    if operation == "xchg":
        return value
    if isinstance(kind, Float):
        return _updated_float(e, operation, kind, old, value)
    shape = e.shape(bits_of(kind))
    if operation in _CHOICES:
        return int_intrinsics.choice(_CHOICES[operation], b, shape, old, value)
    if operation in _INSTRUCTIONS:
        return integers.binary(b, operation, shape, old, value)
    zero, one, ones = (integers.constant(b, shape, number) for number in (0, 1, -1))
    if operation == "nand":
        return integers.binary(b, "xor", shape, integers.binary(b, "and", shape, old, value), ones)
    reached = integers.compare(b, "uge", shape, old, value)
    if operation == "uinc_wrap":
        return integers.select(b, shape, reached, zero, integers.binary(b, "add", shape, old, one))
    if operation == "udec_wrap":
        beyond = integers.compare(b, "ugt", shape, old, value)
        wraps = b.test(op.LogicalOr, integers.compare(b, "eq", shape, old, zero), beyond)
        return integers.select(b, shape, wraps, value, integers.binary(b, "sub", shape, old, one))
    if operation in ("usub_cond", "usub_sat"):
        otherwise = old if operation == "usub_cond" else zero
        return integers.select(b, shape, reached, integers.binary(b, "sub", shape, old, value), otherwise)
    raise Unsupported(f"atomicrmw {operation} is not known")


def _updated_float(e: Context, operation: str, kind: Float, old: Value, value: Value) -> Value:
    if operation in ("fadd", "fsub"):
        return floats.binary(e, operation, kind, frozenset(), old, value)
    if operation not in _FLOAT_CHOICES:
        raise Unsupported(f"atomicrmw {operation} is not known")
    if kind.name != "bfloat":
        return _FLOAT_CHOICES[operation](e, kind, frozenset(), [old, value])
    single = [floats.widened(e, number) for number in (old, value)]
    return floats.narrowed(e, _FLOAT_CHOICES[operation](e, Float("float"), frozenset(), single))


def in_loop(
    e: Context, name: str, pointer: Value, kind: Type, operands: list[Value], update: Update, fixed: Fixed
) -> Value:
    """Append an atomic update of any number by compare-and-swap; returns the old value.

    ``update`` appends the new value, given the old one and the operands, which are of the number's type too;
    ``name`` says which update it is.
    """
    b, width = e.b, bits_of(kind)
    cell = int_cell(e, pointer, max(width, 32))
    word, held = cell.type_id(e), e.type_id(kind)
    scope, semantics = fixed
    where, placed, rebuilt = parameters(e, pointer)

    def write(ids: list[int]) -> int:
        target, values = rebuilt(ids[: len(placed)]), list(ids[len(placed) :])
        position = 0
        if width < 32:
            target, position = _word_around(e, target)
        relaxed = e.model.semantics(Semantics.Relaxed)
        begin = perform(e, op.AtomicLoad, target, cell, (scope, relaxed))

        def step(state: list[int]) -> list[int]:
            old = state[1]
            new = _inserted(e, kind, old, position, update(_number(e, kind, old, position), values))
            order = scope, semantics, relaxed
            found = perform(e, op.AtomicCompareExchange, target, cell, order, new, old)
            return [b.test(op.INotEqual, found, old), found]

        state = b.loop([(b.bool, e.module.truth(True)), (word, begin)], lambda state: state[0], step)
        return b.op(op.CopyObject, held, _number(e, kind, state[1], position))

    key = ("atomic", name, kind, fixed, where)
    return b.call(key, held, [*placed, *((held, value) for value in operands)], write)


def load_narrow(e: Context, pointer: Value, kind: Type, fixed: Fixed) -> Value:
    """Append an atomic load of 8 or 16 bits."""
    target, position = _word_around(e, pointer)
    return _number(e, kind, perform(e, op.AtomicLoad, target, int_cell(e, pointer, 32), fixed), position)


def _word_around(e: Context, pointer: Value) -> tuple[Value, int]:
    """Return a pointer to the aligned word around a number, and the number's lowest bit in it."""
    b = e.b
    if isinstance(pointer, Place):
        offset = byte_offset(e.b, pointer)
        aligned = b.int_op(op.BitwiseAnd, 32, offset, b.const(32, -4))
        word: Value = Place(pointer.allocation, ((aligned, 1),), binding=pointer.binding, offset=aligned)
    else:
        offset = b.resized(pointer, 64, 32)
        word = b.int_op(op.BitwiseAnd, 64, pointer, b.const(64, -4))
    return word, b.shifted(op.ShiftLeftLogical, 32, b.masked(32, offset, 2), 3)


def _number(e: Context, kind: Type, word: int, position: int) -> Value:
    """Return the number that a cell holds at a bit position (0: all of it)."""
    b, width = e.b, bits_of(kind)
    bits: Value = word
    if position:
        moved = b.int_op(op.ShiftRightLogical, 32, word, position)
        bits = integers.resize(b, e.shape(32), e.shape(width), moved)
    return floats.from_bits(e, kind, bits) if isinstance(kind, Float) else bits


def _inserted(e: Context, kind: Type, word: int, position: int, value: Value) -> int:
    """Return a cell with a number replaced."""
    b, width = e.b, bits_of(kind)
    bits = floats.bits_of(e, kind, value) if isinstance(kind, Float) else value
    if not position:
        assert isinstance(bits, int)
        return bits
    wide = integers.resize(b, e.shape(width), e.shape(32), bits)
    mask = b.int_op(op.ShiftLeftLogical, 32, b.const(32, (1 << width) - 1), position)
    kept = b.int_op(op.BitwiseAnd, 32, word, b.int_op(op.Not, 32, mask))
    return b.int_op(op.BitwiseOr, 32, kept, b.int_op(op.ShiftLeftLogical, 32, wide, position))
