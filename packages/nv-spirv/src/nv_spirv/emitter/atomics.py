"""Atomic memory operations and fences.

Vulkan has no sequentially consistent order; `seq_cst` is acquire and release, as every API on Vulkan has it. The
scope is the narrowest that the IR and the storage allow. Private memory is nobody else's: its atomics are plain.
"""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import Final

from nv_spirv.grammar import op

from ..errors import InvalidInput, Unsupported
from . import floats, integers
from .arithmetic import take_flags
from .atomic_cells import bits_of, in_loop, int_cell, load_narrow, perform, read_modify_write, updated
from .context import Context, Handler
from .delimiters import split_top
from .enums import Scope, Semantics, Storage
from .memory import load_value, store_value
from .types import Float, Int, Type
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


def _ordered(e: Context, text: str, pointer: Value) -> tuple[str, list[str], int]:
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
    if isinstance(pointer, Place) and pointer.allocation.storage == Storage.Workgroup:
        scope = max(scope, Scope.Workgroup)
    return text, orderings, scope


def _is_private(pointer: Value) -> bool:
    return isinstance(pointer, Place) and pointer.allocation.is_private


def _pointer(e: Context, text: str) -> Value:
    return e.operand(text)[1]


def atomicrmw(e: Context, opcode: str, result: str, rest: str) -> None:
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
    fixed = e.model.scope(scope), e.model.semantics(_SEMANTICS[ordering])
    e.define(result, read_modify_write(e, operation, pointer, kind, value, fixed))


def _plain(e: Context, operation: str, pointer: Value, kind: Type, value: Value) -> Value:
    """Append a read-modify-write of private memory."""
    old = load_value(e, pointer, kind, kind.size, False)
    store_value(e, pointer, kind, updated(e, operation, kind, old, value), kind.size, False)
    return old


def cmpxchg(e: Context, opcode: str, result: str, rest: str) -> None:
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
    if bits_of(kind) < 32:
        fixed = e.model.scope(scope), e.model.semantics(_SEMANTICS[success])

        def update(old: Value, operands: list[Value]) -> Value:
            same = integers.compare(b, "eq", e.shape(bits_of(kind)), old, operands[0])
            return integers.select(b, e.shape(bits_of(kind)), same, operands[1], old)

        found = in_loop(e, "cmpxchg", pointer, kind, [expected, new], update, fixed)
    else:
        acquires = "acquire" if failure in ("acquire", "seq_cst") else "monotonic"
        order = (
            e.model.scope(scope),
            e.model.semantics(_SEMANTICS[success]),
            e.model.semantics(_SEMANTICS[acquires]),
        )
        cell = int_cell(e, pointer, bits_of(kind))
        found = perform(e, op.AtomicCompareExchange, pointer, cell, order, new, expected)
    e.define(result, (found, b.test(op.IEqual, found, expected)))


def atomic_load(e: Context, result: str, rest: str) -> None:
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
    if bits_of(kind) < 32:
        e.define(result, load_narrow(e, pointer, kind, fixed))
        return
    bits = perform(e, op.AtomicLoad, pointer, int_cell(e, pointer, bits_of(kind)), fixed)
    e.define(result, floats.from_bits(e, kind, bits) if isinstance(kind, Float) else bits)


def atomic_store(e: Context, rest: str) -> None:
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
    releases = "release" if ordering in ("release", "seq_cst") else "monotonic"
    fixed = e.model.scope(scope), e.model.semantics(_SEMANTICS[releases])
    if bits_of(kind) < 32:
        read_modify_write(e, "xchg", pointer, kind, value, fixed)
        return
    bits = floats.bits_of(e, kind, value) if isinstance(kind, Float) else value
    perform(e, op.AtomicStore, pointer, int_cell(e, pointer, bits_of(kind)), fixed, bits, gives=False)


def fence(e: Context, opcode: str, result: str, rest: str) -> None:
    """``fence``."""
    text, orderings, scope = _ordered(e, f" {rest}", 0)
    if text.strip() or len(orderings) != 1:
        raise InvalidInput(f"fence {rest}")
    if scope == Scope.Invocation:
        return
    e.b.effect(op.MemoryBarrier, e.model.scope(scope), e.model.semantics(_SEMANTICS[orderings[0]]))


HANDLERS: Final = MappingProxyType[str, Handler]({"atomicrmw": atomicrmw, "cmpxchg": cmpxchg, "fence": fence})
