"""What kind of memory a pointer of the flat kernel points to.

The kinds follow the contract: an `alloca` is private, an `addrspace(3)` global is workgroup memory, a constant global
is a table, everything else is a buffer. A pointer that a phi or select chooses has the kinds of all its sources. Numba
keeps an array's pointer in a structure; a pointer is followed through those, since `narrow` runs before the optimiser.
"""

from __future__ import annotations

import re

from nv_lower.ir import LOCAL, SYMBOL, WORKGROUP, Function, Instruction, Module

_NAMES = re.compile(rf"{LOCAL}|{SYMBOL}")
#: Opcodes that pass a pointer on, and which operands may be it.
PASSED_ON = {
    "getelementptr": slice(0, 1),
    "addrspacecast": slice(0, 1),
    "bitcast": slice(0, 1),
    "freeze": slice(0, 1),
    "phi": slice(None),
    "select": slice(1, 3),
}
#: The way to a field of a structure: its indices as they are written.
_Path = tuple[str, ...]


class Pointers:
    """The pointers of one function; built once, asked many times."""

    def __init__(self, module: Module, function: Function) -> None:
        self._module = module
        self._definitions = function.definitions()

    def kinds(self, pointer: str) -> frozenset[str]:
        """The kinds among "private", "workgroup", "table" and "buffer" that a pointer may have."""
        return frozenset(self._kind(root) for root in self.roots(pointer))

    def roots(self, pointer: str) -> frozenset[str]:
        """Where a pointer may come from: globals, local arrays and anything else, by their written names."""
        found: set[str] = set()
        seen: set[tuple[str, _Path]] = set()
        pending: list[tuple[str, _Path]] = [(pointer, ())]
        while pending:
            text, path = pending.pop()
            for name in _NAMES.findall(text) or ["null"]:
                if (name, path) in seen:
                    continue
                seen.add((name, path))
                sources = _sources(self._definitions.get(name), path)
                if sources is None:
                    found.add(name)
                else:
                    pending.extend(sources)
        return frozenset(found)

    def _kind(self, root: str) -> str:
        if root[0] != "@":
            made = self._definitions.get(root)
            return "private" if made is not None and made.opcode == "alloca" else "buffer"
        variable = self._module.globals.get(root)
        if variable is None:
            return "buffer"
        if variable.space == WORKGROUP:
            return "workgroup"
        return "table" if variable.is_constant else "buffer"


def _sources(made: Instruction | None, path: _Path) -> list[tuple[str, _Path]] | None:
    """Where what an instruction makes, or a field of it, comes from; None if it begins there."""
    if made is None:
        return None
    if made.opcode in PASSED_ON:
        return [(value, path) for value in made.values[PASSED_ON[made.opcode]]]
    if made.opcode == "extractvalue":
        return [(made.values[0], (*made.tail.split(", "), *path))]
    if made.opcode == "insertvalue":
        structure, value = made.values
        place = tuple(made.tail.split(", "))
        return [(value, path[len(place) :]) if path[: len(place)] == place else (structure, path)]
    return None
