"""A call as an expansion gets it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .context import Context
from .types import Type
from .values import Value


@dataclass(frozen=True)
class Call:
    """A call: the callee's name, the fast-math flags, the return type, the arguments as text."""

    name: str
    flags: frozenset[str]
    returns: Type
    arguments: list[str]

    def values(self, e: Context) -> list[Value]:
        """Return the arguments' values."""
        return [e.operand(text)[1] for text in self.arguments]

    def typed(self, e: Context) -> list[tuple[Type, Value]]:
        """Return the arguments' types and values."""
        return [e.operand(text) for text in self.arguments]


Expansion = Callable[[Context, Call], Value | None]
