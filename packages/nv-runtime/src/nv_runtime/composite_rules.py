"""How vectors, arrays and structs are built, taken apart and changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import InvalidInput
from .value_types import Kind, Types

if TYPE_CHECKING:
    from .structure import Operands


def composite(types: Types, o: Operands) -> None:
    """Constant and run-time composites; vectors may be built from shorter vectors."""
    kind = types.kinds.get(o.type, ("",))
    parts = _parts(types, kind)
    if parts is None:
        if kind[0] in ("int", "float", "bool", "pointer", "void"):
            raise InvalidInput(f"a composite of type {kind[0]} is not possible")
        return
    if kind[0] == "vector":
        total = sum(types.shape(types.kind(v))[2] or 1 for v in o.values)
        if total != kind[2] or any(_component(types, v) not in (None, kind[1]) for v in o.values):
            raise InvalidInput("a vector is built from too many, too few or the wrong parts")
        return
    if len(o.values) != len(parts):
        raise InvalidInput(f"a composite of {len(parts)} parts is built from {len(o.values)}")
    for part, value in zip(parts, o.values, strict=True):
        types.same(part, value, "a part")


def _component(types: Types, value: int) -> int | None:
    """The type of a vector's components, of anything else its own type; None if it is not known."""
    kind = types.kind(value)
    if kind is None:
        return None
    return int(kind[1]) if kind[0] == "vector" else types.of[value]


def _parts(types: Types, kind: Kind) -> list[int] | None:
    if kind[0] == "struct":
        return list(kind[1])
    if kind[0] in ("vector", "matrix"):
        return [kind[1]] * int(kind[2])
    if kind[0] == "array" and kind[2] is not None and kind[2] <= 65536:
        return [kind[1]] * int(kind[2])
    return None


def extract(types: Types, o: Operands) -> None:
    at = types.of.get(o.values[0])
    if at is None:
        return
    for index in o.literals:
        at = types.step(at, index)
    if at != o.type:
        raise InvalidInput("an extraction has another type than the part")


def insert(types: Types, o: Operands) -> None:
    types.same(o.type, o.values[1], "an insertion")
    at = o.type
    for index in o.literals:
        at = types.step(at, index)
    types.same(at, o.values[0], "an insertion")


def shuffle(types: Types, o: Operands) -> None:
    kinds = [types.kind(v) for v in o.values]
    if any(kind is not None and kind[0] != "vector" for kind in kinds):
        raise InvalidInput("a shuffle takes vectors")
    shapes = [types.shape(kind) for kind in kinds]
    result = types.shape(types.kinds.get(o.type))
    if all(s[0] for s in shapes):
        total = sum(s[2] for s in shapes)
        wrong = any(i >= total and i != 0xFFFFFFFF for i in o.literals)
        if wrong or len(o.literals) != result[2] or any(s[:2] != result[:2] for s in shapes):
            raise InvalidInput("a shuffle has impossible components")


def dynamic(types: Types, o: Operands) -> None:
    kind = types.kind(o.values[0])
    if kind is None:
        return
    if kind[0] != "vector":
        raise InvalidInput("a component is chosen from something that is no vector")
    if o.op == 77 and kind[1] != o.type:
        raise InvalidInput("a component has another type than its vector")
    if o.op == 78:
        types.same(o.type, o.values[0], "an insertion")
        types.same(kind[1], o.values[1], "an insertion")


def copy(types: Types, o: Operands) -> None:
    types.same(o.type, o.values[0], "a copy")
