"""What loads, stores, access chains and atomics ask of their pointers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import InvalidInput
from .spirv_words import Op
from .value_types import Types

if TYPE_CHECKING:
    from .structure import Operands

READ_ONLY = (0, 1, 9)  # UniformConstant, Input, PushConstant
FLOAT_ATOMICS = {  # minimum, maximum and sum of floats: the capabilities of which one must be declared
    5614: frozenset((5612, 5613, 5616, 5404)),
    5615: frozenset((5612, 5613, 5616, 5404)),
    6035: frozenset((6033, 6034, 6095, 5404)),
}


def load(types: Types, o: Operands) -> None:
    target = types.pointee(o.values[0], "a load")
    if target is not None and target != o.type:
        raise InvalidInput("a load has another type than its pointer")


def store(types: Types, o: Operands) -> None:
    target = types.pointee(o.values[0], "a store")
    if target is not None:
        types.same(target, o.values[1], "a store")
        _writable(types, o.values[0], "a store")


def copy(types: Types, o: Operands) -> None:
    """OpCopyMemory and OpCopyMemorySized."""
    target, source = (types.pointee(pointer, "a copy") for pointer in o.values[:2])
    if o.op == Op.CopyMemory and None not in (target, source) and target != source:
        raise InvalidInput("a copy has another type than what it copies")
    if target is not None:
        _writable(types, o.values[0], "a copy")


def _writable(types: Types, pointer: int, what: str) -> None:
    kind = types.kind(pointer)
    if kind is not None and kind[1] in READ_ONLY:
        raise InvalidInput(f"{what} goes to storage class {kind[1]}, which is only read")


def chain(types: Types, o: Operands) -> None:
    base = types.kind(o.values[0])
    result = types.kinds.get(o.type, ("",))
    if result[0] != "pointer":
        raise InvalidInput("an access chain gives no pointer")
    if base is None:
        return
    if base[0] != "pointer" or base[1] != result[1]:
        raise InvalidInput("an access chain begins at no pointer, or changes the storage class")
    indices = o.values[1:] if o.op in (65, 66) else o.values[2:]
    at: int = base[2]
    for index in indices:
        kind = types.kind(index)
        if kind is not None and types.shape(kind)[::2] != ("int", 1):
            raise InvalidInput("an access chain has an index that is no integer")
        at = types.step(at, types.constants.get(index))
    if at != result[2]:
        raise InvalidInput("an access chain's type is not that of the place it leads to")


def array_length(types: Types, o: Operands) -> None:
    target = types.pointee(o.values[0], "an array length")
    kind = types.kinds.get(target or 0)
    if kind is None:
        return
    if (
        kind[0] != "struct"
        or o.literals[0] != len(kind[1]) - 1
        or types.kinds.get(kind[1][-1], ("",))[0] != "rtarray"
    ):
        raise InvalidInput(
            "an array length is asked of something that is no run-time array at a struct's end"
        )


def atomic(types: Types, o: Operands) -> None:
    if o.op in FLOAT_ATOMICS and not FLOAT_ATOMICS[o.op] & types.capabilities:
        raise InvalidInput("an atomic on floats is used without its capability")
    target = types.pointee(o.values[0], "an atomic")
    if target is not None and target != o.type:
        raise InvalidInput("an atomic has another type than its pointer")
    if target is not None:
        _writable(types, o.values[0], "an atomic")
    if types.shape(types.kinds.get(o.type))[2] != 1:
        raise InvalidInput("an atomic's type is no number")
    scope_constants(types, o.values[1:3])
    for value in o.values[4 if o.op == 230 else 3 :]:
        types.same(o.type, value, "an atomic")


def atomic_store(types: Types, o: Operands) -> None:
    target = types.pointee(o.values[0], "an atomic store")
    scope_constants(types, o.values[1:3])
    if target is not None:
        types.same(target, o.values[3], "an atomic store")
        _writable(types, o.values[0], "an atomic store")


def barrier(types: Types, o: Operands) -> None:
    scope_constants(types, o.values)


def scope_constants(types: Types, values: list[int]) -> None:
    for value in values:
        if value not in types.constants:
            raise InvalidInput("a scope or its memory semantics is no constant")
