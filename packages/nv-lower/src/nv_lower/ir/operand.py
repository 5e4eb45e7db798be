"""A value with its type, as an operand of an instruction."""

from __future__ import annotations

import re
from typing import NamedTuple

from nv_lower.ir.syntax import leading_type

_ALIGN = re.compile(r"\balign (\d+)")
_ATTRIBUTE = re.compile(r'align \d+\s+|([a-z_]+)(?:\((?:[^()]|\([^()]*\))*\))?\s+|"[^"]*"(?:="[^"]*")?\s+')
#: Words that begin a constant, as opposed to a parameter attribute.
_CONSTANTS = frozenset(
    {
        "getelementptr",
        "addrspacecast",
        "inttoptr",
        "ptrtoint",
        "bitcast",
        "trunc",
        "add",
        "sub",
        "xor",
        "splat",
        "blockaddress",
    }
)


class Operand(NamedTuple):
    """A value with its type, and the attributes that a call gives an argument, as they are written."""

    type: str
    value: str
    attributes: str = ""

    def __str__(self) -> str:
        return f"{self.type} {self.attributes} {self.value}" if self.attributes else self.typed

    @property
    def typed(self) -> str:
        """The operand without attributes."""
        return f"{self.type} {self.value}"

    @property
    def align(self) -> int:
        """The alignment that the attributes promise; 1 without."""
        found = _ALIGN.search(self.attributes)
        return int(found[1]) if found else 1


def read_operand(text: str) -> Operand:
    """Take a typed operand, with attributes or without, apart."""
    type_ = leading_type(text)
    rest = start = text[len(type_) :].lstrip()
    while (found := _ATTRIBUTE.match(rest)) and found[1] not in _CONSTANTS:
        rest = rest[found.end() :]
    return Operand(type_, rest, start[: len(start) - len(rest)].rstrip())


def typed(text: str) -> Operand:
    """Take a typed operand without attributes apart."""
    type_ = leading_type(text)
    return Operand(type_, text[len(type_) :].strip())
