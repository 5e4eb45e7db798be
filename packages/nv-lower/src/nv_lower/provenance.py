"""What kind of memory a pointer of the flat kernel points to, read off the text.

The kinds follow the contract: an `alloca` is private, an `addrspace(3)` global is workgroup memory, a constant global
is a table, everything else is a buffer. A pointer that a phi or select chooses has the kinds of all its sources.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from nv_lower.irtext import LOCAL, SYMBOL, Module, split_top_level

_POINTER = re.compile(
    rf"^\s*({LOCAL}) = (getelementptr|addrspacecast|bitcast|phi|select|alloca|freeze)\b(.*)$"
)
_NAMES = re.compile(rf"{LOCAL}|{SYMBOL}")
_PHI_VALUE = re.compile(r"\[ (.+?), %(?:\"[^\"]*\"|[-\w$.]+) \]")


class Pointers:
    """The pointers of one function body; built once, asked many times."""

    def __init__(self, module: Module, body: Iterable[str]) -> None:
        self._module = module
        self._sources: dict[str, tuple[str, list[str]]] = {}
        for line in body:
            if (" ptr" in line or "alloca" in line) and (found := _POINTER.match(line)):
                name, operation, rest = found.groups()
                self._sources[name] = (operation, _operands(operation, rest))

    def kinds(self, pointer: str) -> frozenset[str]:
        """The kinds among "private", "workgroup", "table" and "buffer" that a pointer may have."""
        return frozenset(self._kind(root) for root in self.roots(pointer))

    def roots(self, pointer: str) -> frozenset[str]:
        """Where a pointer may come from: globals, local arrays and anything else, by their written names."""
        found: set[str] = set()
        seen: set[str] = set()
        pending = [pointer]
        while pending:
            text = pending.pop()
            for name in _NAMES.findall(text) or ["null"]:
                if name in seen:
                    continue
                seen.add(name)
                operation, operands = self._sources.get(name, ("", []))
                if operation and operation != "alloca":
                    pending.extend(operands)
                else:
                    found.add(name)
        return frozenset(found)

    def _kind(self, root: str) -> str:
        if root[0] != "@":
            return "private" if root in self._sources else "buffer"
        line = self._module.globals.get(root, "")
        if re.search(r"\baddrspace\(3\)", line):
            return "workgroup"
        return "table" if " constant " in line else "buffer"


def _operands(operation: str, rest: str) -> list[str]:
    """The pointers that a pointer instruction passes on."""
    if operation == "alloca":
        return []
    if operation == "phi":
        return _PHI_VALUE.findall(rest)
    parts = split_top_level(rest)
    if operation == "select":
        return [_value(part) for part in parts[1:3]]
    if operation == "getelementptr":
        return [_value(parts[1])]
    return [_value(parts[0].partition(" to ")[0])]


def _value(part: str) -> str:
    """The operand text behind its type: a name, or a constant expression that mentions one."""
    return re.sub(r"^(?:\S+ )*?ptr(?: addrspace\(\d+\))? ", "", part)
