"""Loads and stores through a pointer that was chosen between several storage buffers (logical addressing).

A binding cannot be a value, so the choice is a number and the access a SPIR-V function that switches on it; drivers
inline it. Functions leave the kernel's own blocks as they are, so its structured control flow needs no repair.
"""

from __future__ import annotations

from nv_spirv.grammar import op

from . import constants
from .addresses import moved
from .casts import bitcast
from .function import Emitter
from .memory import load_scalar, part_offsets, store_scalar
from .storage import BindingPort, byte_offset, low_bit
from .types import Int, Type, packed_bits
from .values import Place, Value


def load_choice(e: Emitter, place: Place, kind: Type, align: int, volatile: bool) -> Value:
    """Append the loads of a value of any type."""
    if packed := packed_bits(kind):
        return bitcast(e, packed, kind, load_choice(e, place, packed, align, volatile))
    if parts := constants.element_types(kind):
        offsets = part_offsets(kind)
        return tuple(
            load_choice(e, moved(e, place, at), part, low_bit(align | at), volatile)
            for at, part in zip(offsets, parts, strict=True)
        )
    if isinstance(kind, Int) and e.shape(kind.width).count > 1:
        return _load_words(e, place, kind, align, volatile)
    result = e.type_id(kind)
    key = ("load", id(place.root), kind, align, volatile)
    function = e.b.helper(key, lambda: _function(e, place, kind, align, volatile, result))
    return e.b.op(op.FunctionCall, result, function, place.binding, byte_offset(e, place))


def _load_words(e: Emitter, place: Place, kind: Int, align: int, volatile: bool) -> Value:
    held = e.shape(kind.width).held
    step = held // 8
    words = range(e.shape(kind.width).count)
    return tuple(
        load_choice(e, moved(e, place, step * index), Int(held), low_bit(align | step * index), volatile)
        for index in words
    )


def store_choice(e: Emitter, place: Place, kind: Type, value: Value, align: int, volatile: bool) -> None:
    """Append the stores of a value of any type."""
    if packed := packed_bits(kind):
        store_choice(e, place, packed, bitcast(e, kind, packed, value), align, volatile)
        return
    parts = list(constants.element_types(kind))
    offsets = part_offsets(kind) if parts else []
    if isinstance(kind, Int) and e.shape(kind.width).count > 1:
        shape = e.shape(kind.width)
        parts = [Int(shape.held)] * shape.count
        offsets = [index * shape.held // 8 for index in range(shape.count)]
    if parts:
        assert isinstance(value, tuple)
        for at, part, component in zip(offsets, parts, value, strict=True):
            store_choice(e, moved(e, place, at), part, component, low_bit(align | at), volatile)
        return
    key = ("store", id(place.root), kind, align, volatile)
    function = e.b.helper(key, lambda: _function(e, place, kind, align, volatile, 0))
    e.b.op(op.FunctionCall, e.module.void_type(), function, place.binding, byte_offset(e, place), value)


def _function(e: Emitter, place: Place, kind: Type, align: int, volatile: bool, result: int) -> int:
    """Write a function of (binding, offset) that loads, or of (binding, offset, value) that stores."""
    b, module = e.b, e.module
    returns = result or module.void_type()
    held = result or e.type_id(kind)
    signature = [b.u32, b.u32] if result else [b.u32, b.u32, held]
    function = module.new_id()
    b.words += (
        5 << 16 | op.Function,
        returns,
        function,
        0,
        module.declare(op.TypeFunction, returns, *signature),
    )
    binding, offset, *value = (b.op(op.FunctionParameter, type_id) for type_id in signature)
    entry, end = module.new_id(), module.new_id()
    labels = [module.new_id() for _ in place.root.members]
    b.begin_block(entry)
    b.effect(op.SelectionMerge, end, 0)
    cases = [word for index, label in enumerate(labels) if index for word in (index, label)]
    b.effect(op.Switch, binding, labels[0], *cases)
    incoming = []
    for index, label in enumerate(labels):
        b.begin_block(label)
        port = BindingPort(e, Place(place.root, ((offset, 1),), offset=offset), volatile, index)
        if result:
            incoming += [load_scalar(e, port, kind, align), label]
        else:
            store_scalar(e, port, kind, value[0], align)
        b.effect(op.Branch, end)
    b.begin_block(end)
    if result:
        b.effect(op.ReturnValue, b.op(op.Phi, result, *incoming))
    else:
        b.effect(op.Return)
    b.words.append(1 << 16 | op.FunctionEnd)
    return function


__all__ = ["load_choice", "store_choice"]
