"""Where in the source an instruction comes from, for messages.

Two kinds of notes say so: debug locations (`clang -g`, Numba's `debug=True`), and a frontend's own
`!nv.at !N`, `!N = !{!"file", i32 line}`, which costs nothing when nobody asks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from nv_lower.errors import Unsupported
from nv_lower.ir import Instruction, Module

_NOTED = re.compile(r'!\{!"([^"]*)", i32 (\d+)\}')
_LINE = re.compile(r"!DILocation\(line: (\d+)")
_UP = re.compile(r"\b(scope|file): !(\d+)")
_FILE = re.compile(r'!DIFile\(filename: "([^"]*)"')
_INLINED = re.compile(r"\binlinedAt: !(\d+)")


def place(module: Module, instruction: Instruction) -> str:
    """`file:line: ` of an instruction of the module, to stand before a message; an empty string if nothing says."""
    notes = instruction.metadata
    if not notes:
        return ""
    nodes = module.nodes()
    if noted := _NOTED.search(nodes.get(notes.get("nv.at", "")[1:], "")):
        return f"{noted[1]}:{noted[2]}: "
    location = nodes.get(notes.get("dbg", "")[1:], "")
    number, file = _LINE.search(location), _file(nodes, location)
    return f"{file}:{number[1]}: " if number and file else ""


def place_of_use(module: Module, words: str) -> str:
    """The place of the first instruction that has a name or a type in its text."""
    for function in module.functions.values():
        for instruction in function.instructions:
            if words in instruction.core:
                return place(module, instruction)
    return ""


@contextmanager
def located(module: Module, instruction: Instruction) -> Iterator[None]:
    """Put the place of an instruction before what is refused while it is worked on."""
    try:
        yield
    except Unsupported as error:
        raise Unsupported(f"{place(module, instruction)}{error}") from None


def _file(nodes: dict[str, str], location: str) -> str:
    """The file of a location: that of its scope, or of the nearest scope around it that has one."""
    text = _INLINED.sub("", location)
    for _ in range(len(nodes)):
        if found := _FILE.search(text):
            return found[1]
        # A subprogram names both: its file, and the scope that it is defined in.
        names = dict(_UP.findall(text))
        following = names.get("file") or names.get("scope")
        if following is None:
            return ""
        text = nodes.get(following, "")
    return ""
