"""Copies and fills of a constant size, which LLVM leaves as calls; larger ones are loops by now (nv-lower)."""

from __future__ import annotations

import re
from typing import Final

from ..errors import Unsupported
from . import integers
from .addresses import moved
from .function import Emitter
from .memory import load_value, store_value
from .storage import low_bit
from .types import Int
from .values import Value

LARGEST_COPY: Final = 4096  # bytes


def copy(e: Emitter, arguments: list[str]) -> None:
    """``llvm.memcpy`` and ``llvm.memmove`` of a constant size: everything is read before anything is written."""
    size = _constant_size(arguments[2])
    target_align, source_align = (_argument_align(text) for text in arguments[:2])  # granule: see provenance
    _, target = e.operand(arguments[0])
    _, source = e.operand(arguments[1])
    loaded = [
        (kind, at, load_value(e, moved(e, source, at), kind, low_bit(source_align | at), False))
        for at, kind in _chunks(size, min(source_align, target_align))
    ]
    for kind, at, value in loaded:
        store_value(e, moved(e, target, at), kind, value, low_bit(target_align | at), False)


def fill(e: Emitter, arguments: list[str]) -> None:
    """``llvm.memset`` of a constant size."""
    size, align = _constant_size(arguments[2]), _argument_align(arguments[0])
    _, target = e.operand(arguments[0])
    _, byte = e.operand(arguments[1])
    filled: dict[int, Value] = {}
    for at, kind in _chunks(size, align):
        if kind.width not in filled:
            shape = e.shape(kind.width)
            wide = integers.resize(e.b, e.shape(8), shape, byte)
            ones = integers.constant(e.b, shape, int.from_bytes(b"\1" * kind.size, "little"))
            filled[kind.width] = _repeated(e, shape, wide, ones)
        store_value(e, moved(e, target, at), kind, filled[kind.width], low_bit(align | at), False)


def _repeated(e: Emitter, shape: integers.Shape, byte: integers.IntValue, ones: integers.IntValue) -> Value:
    known = integers.known(e.b, shape, byte)
    if known is not None:
        factor = integers.known(e.b, shape, ones)
        assert factor is not None
        return integers.constant(e.b, shape, known * factor)
    return integers.binary(e.b, "mul", shape, byte, ones)


def _constant_size(text: str) -> int:
    size = text.rsplit(" ", 1)[-1]
    if not size.isdigit() or int(size) > LARGEST_COPY:
        raise Unsupported(f"a copy of {size} bytes; run-time and large sizes are loops by now (nv-lower)")
    return int(size)


def _argument_align(text: str) -> int:
    match = re.search(r"align (\d+)", text)
    return int(match[1]) if match else 1


def _chunks(size: int, align: int) -> list[tuple[int, Int]]:
    chunks, at = [], 0
    step = min(align, 8)
    while at < size:
        while step > size - at:
            step //= 2
        chunks.append((at, Int(step * 8)))
        at += step
    return chunks
