"""Values in memory, and handlers of alloca and of the parts of aggregates.

A value of any type is moved as its scalars; a scalar is moved in pieces no larger than its alignment and its
storage allow, usually one. Vectors of 32- and 64-bit elements behind an address move as SPIR-V vectors.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from nv_spirv.grammar import op

from ..errors import Unsupported
from . import constants, floats, integers
from .casts import bitcast
from .context import Context, Handler
from .delimiters import split_top
from .memory_access import port_of
from .offsets import low_bit
from .ports import AddressPort, CellPort, Port
from .types import NO_MEMORY, Array, Float, Int, Pointer, Struct, Type, Vector, packed_bits
from .values import Place, Value


def alloca(e: Context, opcode: str, result: str, rest: str) -> None:
    """``alloca``: its allocation knows its place."""
    allocation = e.allocations[result]
    offset = allocation.bases[result]
    e.values[result] = Place(allocation, constant=offset, offset=e.b.const(32, offset))


def pointer_of(value: Value) -> int | Place:
    """Return a pointer, or raise for anything else."""
    if not isinstance(value, int | Place):
        raise Unsupported("memory reached through a vector of pointers")
    return value


def load_value(e: Context, pointer: Value, kind: Type, align: int, volatile: bool) -> Value:
    """Append the loads of a value of any type."""
    return _load(e, port_of(e, pointer_of(pointer), align, volatile), 0, kind, align)


def store_value(e: Context, pointer: Value, kind: Type, value: Value, align: int, volatile: bool) -> None:
    """Append the stores of a value of any type."""
    _store(e, port_of(e, pointer_of(pointer), align, volatile), 0, kind, value, align)


def _part_offsets(kind: Type) -> list[int]:
    """Return the offsets of an aggregate's parts."""
    if isinstance(kind, Struct):
        return list(kind.offsets)
    assert isinstance(kind, Array | Vector)
    step = kind.element.stored if isinstance(kind, Vector) else kind.element.size
    return [index * step for index in range(kind.count)]


def _load(e: Context, port: Port, offset: int, kind: Type, align: int) -> Value:
    if packed := packed_bits(kind):
        return bitcast(e, packed, kind, _load_scalar(e, port, packed, align, offset))
    if parts := constants.element_types(kind):
        if (
            isinstance(port, CellPort)
            and isinstance(kind, Vector)
            and _is_element(port, kind, align | offset)
        ):
            return _load_element(e, port, offset, kind)
        whole = _vector_chunks(e, port, kind, align, offset)
        if whole:
            return tuple(
                component for at, count in whole for component in _load_vector(e, port, at, count, kind)
            )
        offsets = _part_offsets(kind)
        return tuple(
            _load(e, port, offset + at, part, align) for at, part in zip(offsets, parts, strict=True)
        )
    return _load_scalar(e, port, kind, align, offset)


def _is_element(port: CellPort, kind: Vector, align: int) -> bool:
    """Tell whether a vector is one element of the array that it is loaded from."""
    lanes, cell, element = port.allocation.lanes, port.allocation.cell, kind.element
    if lanes != kind.count or lanes == 1 or align % (lanes * cell):
        return False
    return isinstance(element, Int | Float) and element.width == 8 * cell


def _load_element(e: Context, port: CellPort, offset: int, kind: Vector) -> Value:
    element = kind.element
    cells = port.load_lanes(offset)
    if isinstance(element, Int):
        return tuple(
            integers.resize(e.b, e.shape(8 * port.allocation.cell), e.shape(element.width), c) for c in cells
        )
    assert isinstance(element, Float)
    return tuple(c if port.takes_float(element.size) else floats.from_bits(e, element, c) for c in cells)


def _load_scalar(e: Context, port: Port, kind: Type, align: int, offset: int = 0) -> Value:
    """Append the loads of a scalar."""
    align = low_bit(align | offset) if offset else align
    if isinstance(kind, Float):
        if kind.name != "bfloat" and align >= kind.size and port.takes_float(kind.size):
            return port.load(offset, kind.size, True)
        return floats.from_bits(e, kind, _load_int(e, port, offset, kind.width, align))
    if isinstance(kind, Pointer):
        if not e.u64:
            raise Unsupported("a pointer loaded from memory needs addresses (physical addressing)")
        return _load_int(e, port, offset, 64, align)
    if not isinstance(kind, Int):
        raise Unsupported(NO_MEMORY)
    return _load_int(e, port, offset, kind.width, align)


def _vector_chunks(e: Context, port: Port, kind: Type, align: int, offset: int) -> list[tuple[int, int]]:
    """Return (offset, count) of the SPIR-V vectors that a vector is moved as; none where it is not possible."""
    if not isinstance(kind, Vector) or not isinstance(port, AddressPort) or kind.count < 2:
        return []
    element = kind.element
    if (
        not isinstance(element, Int | Float)
        or element.width < 32
        or element.width not in e.storage_widths | e.storage_floats
    ):
        return []
    if isinstance(element, Int) and not e.shape(element.width).is_native:
        return []
    if (low_bit(align | offset) if offset else align) < element.size:
        return []
    counts = [4] * (kind.count // 4) + ([kind.count % 4] if kind.count % 4 else [])
    if counts[-1] == 1:
        return []
    starts = [4 * index * element.size + offset for index in range(len(counts))]
    return list(zip(starts, counts, strict=True))


def _vector_type(e: Context, kind: Type, count: int) -> tuple[int, int]:
    assert isinstance(kind, Vector)
    element = e.type_id(kind.element)
    return element, e.module.vector(element, count)


def _load_vector(e: Context, port: Port, offset: int, count: int, kind: Type) -> list[int]:
    assert isinstance(port, AddressPort) and isinstance(kind, Vector)
    element, vector = _vector_type(e, kind, count)
    loaded = e.b.op(op.Load, vector, port.typed(offset, vector), *port.operands(offset, kind.element.size))
    return [e.b.op(op.CompositeExtract, element, loaded, index) for index in range(count)]


def _pieces(port: Port, size: int, align: int) -> list[tuple[int, int]]:
    """Split a scalar into (offset, bytes) no larger than the port can move at once."""
    pieces, at = [], 0
    while at < size:
        granule = port.granule(low_bit(align | at) if at else align)
        while granule > size - at:
            granule //= 2
        pieces.append((at, granule))
        at += granule
    return pieces


def _load_int(e: Context, port: Port, offset: int, width: int, align: int) -> Value:
    b, shape, size = e.b, e.shape(width), (width + 7) // 8
    pieces = _pieces(port, size, align)
    loaded = []
    for at, count in pieces:
        value = port.load(offset + at, count, False)
        loaded.append((at, count, value))
    if len(loaded) == 1:
        return integers.resize(b, e.shape(pieces[0][1] * 8), shape, loaded[0][2])
    if shape.held == 64 and shape.count == 1 and [count for _, count in pieces] == [4, 4]:
        pair = b.op(op.CompositeConstruct, e.module.vector(b.u32, 2), loaded[0][2], loaded[1][2])
        return b.masked(64, b.op(op.Bitcast, e.module.int_type(64), pair), width)
    full = e.shape(size * 8)
    total: Value = 0
    for at, count, value in loaded:
        part = integers.resize(b, e.shape(count * 8), full, value)
        part = integers.binary(b, "shl", full, part, integers.constant(b, full, at * 8)) if at else part
        total = integers.binary(b, "or", full, total, part) if total else part
    return integers.resize(b, full, shape, total)


def _store(e: Context, port: Port, offset: int, kind: Type, value: Value, align: int) -> None:
    if packed := packed_bits(kind):
        _store_scalar(e, port, packed, bitcast(e, kind, packed, value), align, offset)
        return
    if parts := constants.element_types(kind):
        assert isinstance(value, tuple)
        if whole := _vector_chunks(e, port, kind, align, offset):
            _store_vectors(e, port, whole, kind, value)
            return
        for at, part, component in zip(_part_offsets(kind), parts, value, strict=True):
            _store(e, port, offset + at, part, component, align)
        return
    _store_scalar(e, port, kind, value, align, offset)


def _store_scalar(e: Context, port: Port, kind: Type, value: Value, align: int, offset: int = 0) -> None:
    """Append the stores of a scalar."""
    align = low_bit(align | offset) if offset else align
    if isinstance(kind, Float):
        assert isinstance(value, int)
        if kind.name != "bfloat" and align >= kind.size and port.takes_float(kind.size):
            port.store(offset, kind.size, True, value)
            return
        _store_int(e, port, offset, kind.width, floats.bits_of(e, kind, value), align)
        return
    if isinstance(kind, Pointer):
        if isinstance(value, Place) or not e.u64:
            raise Unsupported(
                "a pointer stored to memory must be the address of a buffer (physical addressing)"
            )
        _store_int(e, port, offset, 64, value, align)
        return
    if not isinstance(kind, Int):
        raise Unsupported(NO_MEMORY)
    _store_int(e, port, offset, kind.width, value, align)


def _store_vectors(
    e: Context, port: Port, chunks: list[tuple[int, int]], kind: Type, value: tuple[Value, ...]
) -> None:
    assert isinstance(port, AddressPort) and isinstance(kind, Vector)
    first = 0
    for at, count in chunks:
        _, vector = _vector_type(e, kind, count)
        components = value[first : first + count]
        whole = e.b.op(op.CompositeConstruct, vector, *components)
        e.b.effect(op.Store, port.typed(at, vector), whole, *port.operands(at, kind.element.size))
        first += count


def _store_int(e: Context, port: Port, offset: int, width: int, value: Value, align: int) -> None:
    b, size = e.b, (width + 7) // 8
    full = e.shape(size * 8)
    bits = integers.resize(b, e.shape(width), full, value)
    for at, count in _pieces(port, size, align):
        part = integers.binary(b, "lshr", full, bits, integers.constant(b, full, at * 8)) if at else bits
        piece: Value = integers.resize(b, full, e.shape(count * 8), part)
        port.store(offset + at, count, False, piece)


def extractvalue(e: Context, opcode: str, result: str, rest: str) -> None:
    """``extractvalue``: no instruction, the parts are held apart."""
    whole, *path = split_top(rest)
    _, value = e.operand(whole)
    for index in path:
        assert isinstance(value, tuple)
        value = value[int(index)]
    e.define(result, value)


def insertvalue(e: Context, opcode: str, result: str, rest: str) -> None:
    """``insertvalue``."""
    whole, part, *path = split_top(rest)
    _, value = e.operand(whole)
    _, new = e.operand(part)
    e.define(result, _replaced(value, [int(index) for index in path], new))


def _replaced(value: Value, path: list[int], new: Value) -> Value:
    if not path:
        return new
    assert isinstance(value, tuple)
    index = path[0]
    return (*value[:index], _replaced(value[index], path[1:], new), *value[index + 1 :])


HANDLERS: Final = MappingProxyType[str, Handler](
    {
        "alloca": alloca,
        "extractvalue": extractvalue,
        "insertvalue": insertvalue,
    }
)
