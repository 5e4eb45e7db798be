"""What kind of memory a pointer of the flat kernel points to, read off the text.

The kinds follow the contract: an `alloca` is private, an `addrspace(3)` global is workgroup memory, a constant global
is a table, everything else is a buffer. A pointer that a phi or select chooses has the kinds of all its sources. Numba
keeps an array's pointer in a structure; a pointer is followed through those, since `narrow` runs before the optimiser.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from nv_lower.irtext import LOCAL, SYMBOL, Module, split_top_level

_POINTER = re.compile(
    rf"^\s*({LOCAL}) = (getelementptr|addrspacecast|bitcast|phi|select|alloca|freeze|extractvalue|insertvalue)\b(.*)$"
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
        seen: set[tuple[str, tuple[str, ...]]] = set()
        pending: list[tuple[str, tuple[str, ...]]] = [
            (pointer, ())
        ]  # with the way to a field, in a structure
        while pending:
            text, path = pending.pop()
            for name in _NAMES.findall(text) or ["null"]:
                if (name, path) in seen:
                    continue
                seen.add((name, path))
                operation, operands = self._sources.get(name, ("", []))
                if operation == "extractvalue":
                    pending.append((operands[0], (*operands[1:], *path)))
                elif operation == "insertvalue":
                    pending.append(_field(operands, path))
                elif operation and operation != "alloca":
                    pending.extend((operand, path) for operand in operands)
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


def _field(inserted: list[str], path: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Where a field of the result of `insertvalue` comes from: the inserted value, or the structure it went into."""
    structure, value, *place = inserted
    if path[: len(place)] == tuple(place):
        return value, path[len(place) :]
    return structure, path


def _operands(operation: str, rest: str) -> list[str]:
    """The pointers that a pointer instruction passes on."""
    if operation == "alloca":
        return []
    if operation == "phi":
        return _PHI_VALUE.findall(rest)
    parts = split_top_level(rest)
    if operation in ("extractvalue", "insertvalue"):
        return [part.strip() for part in parts if not part.startswith("!")]
    if operation == "select":
        return [_value(part) for part in parts[1:3]]
    if operation == "getelementptr":
        return [_value(parts[1])]
    return [_value(parts[0].partition(" to ")[0])]


def _value(part: str) -> str:
    """The operand text behind its type: a name, or a constant expression that mentions one."""
    return re.sub(r"^(?:\S+ )*?ptr(?: addrspace\(\d+\))? ", "", part)
