"""Module-level variables and declared functions, read when somebody asks for a part of them.

As with instructions, what nobody replaced prints the text that it was read from.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from nv_lower.ir.header import LINKAGE, Header, split_header
from nv_lower.ir.syntax import leading_type, split_first, split_top_level

#: Symbol, what stands before the kind, and the kind.
_VARIABLE = re.compile(r'(?:@"[^"]*"|@\S+) = (.*?)\b(global|constant|alias|ifunc) ')
_SPACE = re.compile(r"addrspace\((\d+)\)")


class _Parts(NamedTuple):
    words: tuple[str, ...] = ()
    kind: str = ""
    type: str = ""
    initialiser: str = ""
    notes: tuple[str, ...] = ()


class _Entity:
    """What a module names with a symbol, and prints in one line."""

    def __init__(self, symbol: str, text: str) -> None:
        self.symbol = symbol
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"


class Global(_Entity):
    """A variable: `@tile = internal addrspace(3) global [64 x i32] undef, align 16`."""

    @cached_property
    def _parts(self) -> _Parts:
        found = _VARIABLE.match(self.text)
        if found is None:
            return _Parts()
        rest = self.text[found.end() :]
        type_ = leading_type(rest)
        initialiser, notes = split_first(rest[len(type_) :])
        return _Parts(
            tuple(found[1].split()), found[2], type_, initialiser.strip(), tuple(split_top_level(notes))
        )

    @property
    def words(self) -> tuple[str, ...]:
        """What stands before the kind: linkage, `unnamed_addr`, `addrspace(3)` …"""
        return self._parts.words

    @property
    def is_constant(self) -> bool:
        """Return whether nobody may write the variable."""
        return self._parts.kind == "constant"

    @property
    def is_declared(self) -> bool:
        """Return whether the variable is defined in another module."""
        return not {"external", "extern_weak"}.isdisjoint(self.words)

    @property
    def space(self) -> int:
        """The number of the address space."""
        found = next(filter(None, map(_SPACE.fullmatch, self.words)), None)
        return int(found[1]) if found else 0

    @property
    def type(self) -> str:
        """The type of the variable, not of a pointer to it."""
        return self._parts.type

    @property
    def initialiser(self) -> str:
        """The initial value without its type; an empty string if there is none."""
        return self._parts.initialiser

    @property
    def notes(self) -> tuple[str, ...]:
        """What follows the initial value: `align 16`, `comdat`, `!dbg !4` …"""
        return self._parts.notes

    @property
    def align(self) -> int:
        """The alignment that is stated; 0 if none is."""
        return next((int(note[6:]) for note in self.notes if note.startswith("align ")), 0)

    def with_parts(
        self,
        *,
        words: Iterable[str] | None = None,
        kind: str = "",
        type: str | None = None,
        initialiser: str | None = None,
        notes: Iterable[str] | None = None,
    ) -> Global:
        """The variable with other parts; those that are not given stay."""
        head = (*(self.words if words is None else words), kind or self._parts.kind)
        value = (
            self.type if type is None else type,
            self.initialiser if initialiser is None else initialiser,
        )
        first = " ".join(filter(None, (*head, *value)))
        text = ", ".join((f"{self.symbol} = {first}", *(self.notes if notes is None else notes)))
        return Global(self.symbol, text)

    def aligned(self, align: int) -> Global:
        """The variable with this alignment at least."""
        if align <= self.align:
            return self
        if not self.align:
            return self.with_parts(notes=(*self.notes, f"align {align}"))
        return self.with_parts(
            notes=(f"align {align}" if note.startswith("align ") else note for note in self.notes)
        )

    def internal(self) -> Global:
        """The variable, private to the module and to no group of it; one that is only declared stays as it is."""
        if self._parts.kind not in ("global", "constant") or self.is_declared:
            return self
        words = ("internal", *(word for word in self.words if word not in LINKAGE))
        return self.with_parts(words=words, notes=(n for n in self.notes if not n.startswith("comdat")))


class Declaration(_Entity):
    """A function that is declared: `declare float @llvm.fma.f32(float, float, float)`."""

    @cached_property
    def header(self) -> Header:
        """The line taken apart."""
        return split_header(self.text)

    def renamed(self, symbol: str) -> Declaration:
        """The declaration of a function of the same type and attributes."""
        return Declaration(symbol, self.text.replace(f"{self.symbol}(", f"{symbol}(", 1))

    @property
    def type(self) -> str:
        """The type of the result."""
        return self.header.type

    @property
    def types(self) -> list[str]:
        """The types of the parameters."""
        return self.header.types


def declared(symbol: str, type_: str, types: Iterable[str], attributes: str = "") -> Declaration:
    """The declaration of a function, from the types of its result and its parameters."""
    words = f" {attributes}" if attributes else ""
    return Declaration(symbol, f"declare {type_} {symbol}({', '.join(types)}){words}")
