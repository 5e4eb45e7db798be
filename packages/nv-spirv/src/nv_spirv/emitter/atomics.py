"""Atomic memory operations and fences.

Vulkan has no sequentially consistent order; `seq_cst` is acquire and release, as every API on Vulkan has it. The
scope is the narrowest that the IR and the storage allow. Private memory is nobody else's: its atomics are plain.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from nv_spirv.grammar import op

from ..errors import InvalidInput, Unsupported
from . import floats, int_intrinsics, integers
from .arithmetic import take_flags
from .brackets import split_top
from .enums import Scope, Semantics, Storage
from .function import Emitter, Handler
from .memory import load_value, store_value
from .ports import port_of, reach
from .types import Float, Int, Pointer, Type, width_of
from .values import Place, Value

_SCOPE = re.compile(r' syncscope\("([^"]*)"\)')
_ORDERINGS: Final = ("unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst")
_SCOPES: Final = {
    "workgroup": Scope.Workgroup,
    "subgroup": Scope.Subgroup,
    "wavefront": Scope.Subgroup,
    "singlethread": Scope.Invocation,
}
_SEMANTICS: Final = {
    "unordered": Semantics.Relaxed,
    "monotonic": Semantics.Relaxed,
    "acquire": Semantics.Acquire,
    "release": Semantics.Release,
    "acq_rel": Semantics.AcquireRelease,
    "seq_cst": Semantics.AcquireRelease,
}
_INT_OPERATIONS: Final = {
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
_MINMAX: Final = {"min": "slt", "max": "sgt", "umin": "ult", "umax": "ugt"}


def _ordered(e: Emitter, text: str, pointer: Value) -> tuple[str, list[str], int]:
    """Take scope and orderings off an instruction's end: (the rest, orderings, scope)."""
    text = re.sub(r", align \d+$", "", text)
    found = _SCOPE.search(text)
    scope = _SCOPES.get(found[1], Scope.Device) if found else Scope.Device
    if found:
        text = text[: found.start()] + text[found.end() :]
    orderings: list[str] = []
    while (word := text.rsplit(" ", 1)[-1]) in _ORDERINGS:
        orderings.insert(0, word)
        text = text.rpartition(" ")[0].strip()
    if isinstance(pointer, Place) and pointer.root.storage == Storage.Workgroup:
        scope = max(scope, Scope.Workgroup)
    return text, orderings, scope


def _is_private(pointer: Value) -> bool:
    return isinstance(pointer, Place) and pointer.root.storage == Storage.Function


def _is_shared(pointer: Value) -> bool:
    return isinstance(pointer, Place) and pointer.root.storage == Storage.Workgroup


def _feature(e: Emitter, pointer: Value, suffix: str) -> None:
    feature = f"shader{'Shared' if _is_shared(pointer) else 'Buffer'}{suffix}"
    if not e.target.has(feature):
        raise Unsupported(
            f"the target lacks {feature}; nv-lower turns the atomic into a compare-and-swap loop"
        )


@dataclass(frozen=True)
class Cell:
    """What an atomic instruction works on: an integer or a float of 32 or 64 bits."""

    width: int
    is_float: bool = False

    def type_id(self, e: Emitter) -> int:
        """Return the cell's type."""
        return e.module.float_type(self.width) if self.is_float else e.module.int_type(self.width)


def _int_cell(e: Emitter, pointer: Value, kind: Type) -> Cell:
    width = 64 if isinstance(kind, Pointer) else width_of(kind)
    if width not in (32, 64) or width not in e.widths:
        raise Unsupported(
            f"an atomic operation of {width} bits; nv-lower widens or splits those the target lacks"
        )
    if width == 64:
        _feature(e, pointer, "Int64Atomics")
        e.module.require("Int64Atomics")
    return Cell(width)


def _perform(
    e: Emitter,
    opcode: int,
    pointer: Value,
    cell: Cell,
    fixed: tuple[int, ...],
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


def _target(e: Emitter, pointer: Value, cell: Cell) -> int:
    size = cell.width // 8
    port = port_of(e, pointer, size, False)
    if cell.is_float and not port.takes_float(size):
        raise Unsupported(
            "a native float atomic on an array that has integer atomics or smaller parts, too;"
            " nv-lower turns it into a compare-and-swap loop"
        )
    if port.granule(size) < size:
        raise Unsupported("an atomic operation on an array that is also accessed by smaller parts")
    return port.pointer(0, size, cell.is_float)


def _pointer(e: Emitter, text: str) -> Value:
    return e.operand(text)[1]


def atomicrmw(e: Emitter, opcode: str, result: str, rest: str) -> None:
    """``atomicrmw``."""
    _, text = take_flags(rest)
    operation, _, text = text.partition(" ")
    pointer_text, value_text = split_top(re.sub(r", align \d+$", "", text))[:2]
    pointer = _pointer(e, pointer_text)
    value_text, (ordering,), scope = _ordered(e, value_text, pointer)
    kind, value = e.operand(value_text)
    if _is_private(pointer):
        e.define(result, _plain(e, operation, pointer, kind, value))
        return
    if operation in ("fadd", "fsub", "fmin", "fmax"):
        e.define(result, _float_rmw(e, operation, pointer, kind, value, scope, ordering))
        return
    if operation not in _INT_OPERATIONS:
        raise Unsupported(f"atomicrmw {operation}; nv-lower turns it into a compare-and-swap loop")
    cell = _int_cell(e, pointer, kind)
    bits = floats.bits_of(e, kind, value) if isinstance(kind, Float) else value
    fixed = e.model.scope(scope), e.model.semantics(_SEMANTICS[ordering])
    old = _perform(e, _INT_OPERATIONS[operation], pointer, cell, fixed, bits)
    e.define(result, floats.from_bits(e, kind, old) if isinstance(kind, Float) else old)


def _float_rmw(
    e: Emitter, operation: str, pointer: Value, kind: Type, value: Value, scope: int, ordering: str
) -> int:
    kind, adds = floats.float_type(kind), operation in ("fadd", "fsub")
    _feature(e, pointer, f"Float{kind.width}Atomic{'Add' if adds else 'MinMax'}")
    e.module.require(f"AtomicFloat{kind.width}{'Add' if adds else 'MinMax'}EXT")
    if operation == "fsub":
        value = floats.negate(e, kind, value)
    opcode = {"fmin": op.AtomicFMinEXT, "fmax": op.AtomicFMaxEXT}.get(operation, op.AtomicFAddEXT)
    fixed = e.model.scope(scope), e.model.semantics(_SEMANTICS[ordering])
    return _perform(e, opcode, pointer, Cell(kind.width, is_float=True), fixed, value)


def _plain(e: Emitter, operation: str, pointer: Value, kind: Type, value: Value) -> Value:
    """Append a read-modify-write of private memory."""
    old = load_value(e, pointer, kind, kind.size, False)
    if operation == "xchg":
        new = value
    elif operation in ("fadd", "fsub"):
        new = floats.binary(e, operation, kind, frozenset(), old, value)
    elif isinstance(kind, Int) and operation in _MINMAX:
        new = int_intrinsics.choice(_MINMAX[operation], e.b, e.shape(kind.width), old, value)
    elif isinstance(kind, Int) and operation in _INT_OPERATIONS:
        new = integers.binary(e.b, operation, e.shape(kind.width), old, value)
    else:
        raise Unsupported(f"atomicrmw {operation} of private memory")
    store_value(e, pointer, kind, new, kind.size, False)
    return old


def cmpxchg(e: Emitter, opcode: str, result: str, rest: str) -> None:
    """``cmpxchg``: gives the old value and whether it was the expected one."""
    _, text = take_flags(rest.replace("weak ", "", 1))
    parts = split_top(re.sub(r", align \d+$", "", text))
    pointer = _pointer(e, parts[0])
    kind, expected = e.operand(parts[1])
    new_text, (success, failure), scope = _ordered(e, parts[2], pointer)
    _, new = e.operand(new_text)
    b = e.b
    if _is_private(pointer):
        assert isinstance(kind, Int)
        old = load_value(e, pointer, kind, kind.size, False)
        same = integers.compare(b, "eq", e.shape(kind.width), old, expected)
        chosen = integers.select(b, e.shape(kind.width), same, new, old)
        store_value(e, pointer, kind, chosen, kind.size, False)
        e.define(result, (old, same))
        return
    fixed = (
        e.model.scope(scope),
        e.model.semantics(_SEMANTICS[success]),
        e.model.semantics(_SEMANTICS["acquire" if failure in ("acquire", "seq_cst") else "monotonic"]),
    )
    found = _perform(e, op.AtomicCompareExchange, pointer, _int_cell(e, pointer, kind), fixed, new, expected)
    e.define(result, (found, b.test(op.IEqual, found, expected)))


def atomic_load(e: Emitter, result: str, rest: str) -> None:
    """``load atomic``."""
    _, text = take_flags(rest)
    kind_text, pointer_text = split_top(re.sub(r", align \d+$", "", text))[:2]
    kind = e.types.parse(kind_text)
    pointer_text, (ordering,), _ = _ordered(e, pointer_text, 0)
    pointer = _pointer(e, pointer_text)
    _, _, scope = _ordered(e, rest, pointer)
    if _is_private(pointer):
        e.define(result, load_value(e, pointer, kind, kind.size, False))
        return
    acquires = "acquire" if ordering in ("acquire", "seq_cst") else "monotonic"
    fixed = e.model.scope(scope), e.model.semantics(_SEMANTICS[acquires])
    bits = _perform(e, op.AtomicLoad, pointer, _int_cell(e, pointer, kind), fixed)
    e.define(result, floats.from_bits(e, kind, bits) if isinstance(kind, Float) else bits)


def atomic_store(e: Emitter, rest: str) -> None:
    """``store atomic``."""
    _, text = take_flags(rest)
    value_text, pointer_text = split_top(re.sub(r", align \d+$", "", text))[:2]
    kind, value = e.operand(value_text)
    pointer_text, (ordering,), _ = _ordered(e, pointer_text, 0)
    pointer = _pointer(e, pointer_text)
    _, _, scope = _ordered(e, rest, pointer)
    if _is_private(pointer):
        store_value(e, pointer, kind, value, kind.size, False)
        return
    if isinstance(value, Place):
        raise Unsupported("the address of private or workgroup memory is stored in memory")
    bits = floats.bits_of(e, kind, value) if isinstance(kind, Float) else value
    releases = "release" if ordering in ("release", "seq_cst") else "monotonic"
    fixed = e.model.scope(scope), e.model.semantics(_SEMANTICS[releases])
    _perform(e, op.AtomicStore, pointer, _int_cell(e, pointer, kind), fixed, bits, gives=False)


def fence(e: Emitter, opcode: str, result: str, rest: str) -> None:
    """``fence``."""
    text, orderings, scope = _ordered(e, f" {rest}", 0)
    if text.strip() or len(orderings) != 1:
        raise InvalidInput(f"fence {rest}")
    if scope == Scope.Invocation:
        return
    e.b.effect(op.MemoryBarrier, e.model.scope(scope), e.model.semantics(_SEMANTICS[orderings[0]]))


HANDLERS: Final = MappingProxyType[str, Handler]({"atomicrmw": atomicrmw, "cmpxchg": cmpxchg, "fence": fence})
