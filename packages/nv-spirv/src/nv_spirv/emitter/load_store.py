"""Handlers of load and store, plain, volatile and atomic."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import Final

from nv_spirv.grammar import op

from .arithmetic import take_flags
from .atomics import atomic_load, atomic_store
from .context import Context, Handler
from .delimiters import split_top
from .enums import MemoryAccess, Storage
from .memory import load_value, store_value
from .types import Float, Int

_LOAD = re.compile(r"(volatile )?([a-z0-9]+), ptr(?: addrspace\(\d+\))? (%[-\w.$]+), align (\d+)")
_STORE = re.compile(
    r"(volatile )?([a-z0-9]+) ([-\w.$%+]+), ptr(?: addrspace\(\d+\))? (%[-\w.$]+), align (\d+)"
)
_ALIGN = re.compile(r", align (\d+)")


def load(e: Context, opcode: str, result: str, rest: str) -> None:
    """``load``, also atomic and volatile ones."""
    fast = _LOAD.fullmatch(rest)
    if fast is not None and fast[1] is None and (address := e.values.get(fast[3])) is not None:
        align = int(fast[4])
        if type(address) is int and (direct := _direct(e, fast[2])) is not None and align >= direct[2]:
            b = e.b
            pointer = b.pure(op.ConvertUToPtr, direct[1], address)
            e.values[result] = b.op(op.Load, direct[0], pointer, direct[3], align)
        else:
            e.define(result, load_value(e, address, e.types.parse(fast[2]), align, False))
        return
    if rest.startswith("atomic "):
        atomic_load(e, result, rest[7:])
        return
    flags, text = take_flags(rest)
    parts = split_top(text)
    kind = e.types.parse(parts[0])
    _, pointer = e.operand(parts[1])
    written = _ALIGN.search(rest)
    align = int(written[1]) if written else kind.align
    e.define(result, load_value(e, pointer, kind, align, "volatile" in flags))


def store(e: Context, opcode: str, result: str, rest: str) -> None:
    """``store``, also atomic and volatile ones."""
    fast = _STORE.fullmatch(rest)
    if fast is not None and fast[1] is None and (address := e.values.get(fast[4])) is not None:
        kind, align = e.types.parse(fast[2]), int(fast[5])
        value = e.value(kind, fast[3])
        if type(address) is int and (direct := _direct(e, fast[2])) is not None and align >= direct[2]:
            pointer = e.b.pure(op.ConvertUToPtr, direct[1], address)
            e.b.effect(op.Store, pointer, value, direct[3], align)
        else:
            store_value(e, address, kind, value, align, False)
        return
    if rest.startswith("atomic "):
        atomic_store(e, rest[7:])
        return
    flags, text = take_flags(rest)
    parts = split_top(text)
    kind, value = e.operand(parts[0])
    _, pointer = e.operand(parts[1])
    written = _ALIGN.search(rest)
    store_value(e, pointer, kind, value, int(written[1]) if written else kind.align, "volatile" in flags)


def _direct(e: Context, text: str) -> tuple[int, int, int, int] | None:
    """Return (type, pointer type, size, memory operands) for a type that a buffer holds as registers do."""
    if text in e.direct_types:
        return e.direct_types[text]
    kind, held = e.types.parse(text), 0
    if isinstance(kind, Int) and kind.width in e.storage_widths and e.shape(kind.width).is_native:
        held = e.memory_type(kind.size, False)
    elif isinstance(kind, Float) and kind.name != "bfloat" and kind.width in e.storage_floats:
        held = e.memory_type(kind.size, True)
    direct = None
    if held:
        e.module.require("PhysicalStorageBufferAddresses")
        access = e.model.access | MemoryAccess.Aligned
        direct = held, e.module.pointer(Storage.PhysicalStorageBuffer, held), kind.size, access
    e.direct_types[text] = direct
    return direct


HANDLERS: Final = MappingProxyType[str, Handler]({"load": load, "store": store})
