"""How an LLVM value is held while the function is written.

- a scalar: one id, or a tuple of ids for a wide integer;
- an aggregate or vector: a tuple with one value for each part. Aggregates exist only here: building, taking
  apart and choosing between them costs no instruction beyond those on the scalars;
- a pointer: the id of a 64-bit address, or a `Place` in storage that has no addresses.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .allocation import Allocation

# int | tuple[Value, ...] | Place, as the value's LLVM type says: a union would have to be narrowed by hand wherever
# that type is known, which is everywhere.
Value = Any


@dataclass(frozen=True, slots=True)
class Place:
    """A byte offset into an allocation: ``constant`` + the sum of id * scale (32-bit ids).

    The sum stays symbolic so that an access can use ``id`` as an element's index instead of shifting it up
    and down again. ``binding`` tells which of the allocation's bindings, where there are several.
    """

    allocation: Allocation
    terms: tuple[tuple[int, int], ...] = ()
    constant: int = 0
    binding: int = 0
    offset: int = field(default=0, compare=False)  # the id of the whole offset, where it has been computed

    def moved(self, distance: int) -> Place:
        """Return the place some bytes further."""
        return (
            Place(self.allocation, self.terms, self.constant + distance, self.binding) if distance else self
        )


def flatten(value: Value) -> list[int]:
    """Return the ids a value consists of."""
    if isinstance(value, int):
        return [value]
    if isinstance(value, tuple):
        return [leaf for part in value for leaf in flatten(part)]
    return [value.offset, value.binding] if value.binding else [value.offset]
