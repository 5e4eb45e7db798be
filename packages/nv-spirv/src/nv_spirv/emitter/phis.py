"""Phis: their values may be defined later, so their words are filled in at the end."""

from __future__ import annotations

from collections.abc import Callable

from nv_spirv.grammar import op

from ..errors import Unsupported
from ..words import MOST_WORDS
from . import constants, selects
from .context import Context
from .types import Int, Pointer, Type
from .values import Place, Value, flatten


def phi(e: Context, result: str, kind: Type, incoming: list[tuple[str, str]]) -> None:
    """Append the phis that a value needs, one for each id it consists of."""
    unique = list({block: text for text, block in incoming}.items())
    if 3 + 2 * len(unique) > MOST_WORDS:
        raise Unsupported(f"a phi of {len(unique)} blocks")
    slots: list[tuple[str, list[int]]] = [(text, []) for _, text in unique]
    words = e.b.words

    def one(type_id: int) -> int:
        new = e.module.new_id()
        words.extend((3 + 2 * len(unique) << 16 | op.Phi, type_id, new))
        for (block, _), (_, positions) in zip(unique, slots, strict=True):
            positions.append(len(words))
            words.extend((0, e.label(block)))
        return new

    value = e.values[result] = _fresh(e, kind, result, one)
    e.phis.append((kind, value, slots))


def _fresh(e: Context, kind: Type, name: str, one: Callable[[int], int]) -> Value:
    parts = constants.element_types(kind)
    if parts:
        return tuple(_fresh(e, part, name, one) for part in parts)
    if isinstance(kind, Pointer) and name in e.allocations:
        allocation = e.allocations[name]
        offset = one(e.b.u32)
        binding = one(e.b.u32) if allocation.is_bindings and len(allocation.members) > 1 else 0
        return Place(allocation, ((offset, 1),), binding=binding, offset=offset)
    if isinstance(kind, Pointer) and not e.u64:
        return Place(e.null_allocation, offset=e.b.const(32, 0))  # null whichever way it comes
    type_id = e.type_id(kind)
    if isinstance(kind, Int) and e.shape(kind.width).count > 1:
        return tuple(one(type_id) for _ in range(e.shape(kind.width).count))
    return one(type_id)


def _ids_as(e: Context, result: Value, value: Value) -> list[int]:
    """Return the ids of a value that enters a phi, which are as many as those of the phi's result."""
    if isinstance(result, tuple):
        pairs = zip(result, value, strict=True)
        return [found for part, incoming in pairs for found in _ids_as(e, part, incoming)]
    if not isinstance(result, Place):
        return flatten(value)
    if result.allocation is e.null_allocation:
        return []
    if not isinstance(value, Place) or value.allocation is not result.allocation:  # null or poison
        return [e.b.const(32, 0)] * len(flatten(result))
    return flatten(e.materialised(value))  # without an offset yet: a constant expression


def resolve(e: Context) -> None:
    """Fill in the values of all phis."""
    words = e.b.words
    for kind, result, slots in e.phis:
        columns = [_ids_as(e, result, e.value(kind, text)) for text, _ in slots]
        for (_, positions), ids in zip(slots, selects.shielded(e, kind, columns), strict=True):
            for position, value in zip(positions, ids, strict=True):
                words[position] = value
