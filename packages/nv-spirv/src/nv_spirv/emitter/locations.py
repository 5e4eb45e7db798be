"""Where an instruction comes from: its text, its block, and the Python line that its debug location names.

An error while an instruction is read or written leaves through `explained`: errors of this package get notes
that say where; anything else means that either the input or this package is wrong, and LLVM's own parser decides which,
where llvmlite is installed.
"""

from __future__ import annotations

import re

from ..errors import Internal, InvalidInput, SpirvError
from .read import Block, Function, unescape

_FIELD = re.compile(r'(\w+): ("(?:[^"\\]|\\.)*"|![-\w.]+|[-\w.]+)')


def _fields(nodes: dict[str, str], reference: str) -> dict[str, str]:
    return dict(_FIELD.findall(nodes.get(reference, "")))


def location(function: Function, reference: str) -> tuple[str, int, int] | None:
    """Return (file, line, column) of a ``!DILocation``; None where it does not lead to a file."""
    found = _fields(function.nodes, reference)
    scope, file = found.get("scope", ""), ""
    for _ in range(64):  # blocks within blocks within the subprogram
        outer = _fields(function.nodes, scope)
        if file := outer.get("file", ""):
            break
        scope = outer.get("scope", "")
    name = _fields(function.nodes, file).get("filename", "")
    if not name or "line" not in found:
        return None
    return unescape(name.strip('"')), int(found["line"]), int(found.get("column", 0))


def shown(line: tuple[str, str, str]) -> str:
    """Return an instruction as text, shortened."""
    result, opcode, rest = line
    text = f"{result} = {opcode} {rest}" if result else f"{opcode} {rest}"
    return text if len(text) < 160 else text[:157] + "..."


def explained(error: Exception, function: Function, block: Block, index: int) -> SpirvError:
    """Return the error to raise for what went wrong at an instruction."""
    line = block.lines[index] if index < len(block.lines) else ("", "", "")
    if not isinstance(error, SpirvError):
        error = classified(error, function.source, shown(line))
    error.add_note(f"at: {shown(line)}  (block {block.label})")
    place = location(function, block.locations.get(index, ""))
    if place is not None:
        error.add_note(f"from: {place[0]}:{place[1]}")
    return error


def classified(error: Exception, source: str, text: str) -> SpirvError:
    """Decide whose fault an unexpected exception is: the input's if LLVM does not take it either.

    Without llvmlite nobody can tell; then it counts as the input's, and a note says so.
    """
    made: SpirvError
    try:
        import llvmlite.binding as llvm

        llvm.parse_assembly(source).verify()
    except ImportError:
        made = InvalidInput(f"cannot read: {text} ({type(error).__name__}: {error})")
        made.add_note(
            "if LLVM takes this module, this is a bug of nv-spirv: pip install nv-spirv[llvm] tells"
        )
    except RuntimeError as refused:
        made = InvalidInput(f"cannot read: {text} ({str(refused).strip().splitlines()[0]})")
    else:
        made = Internal(f"cannot write: {text} ({type(error).__name__}: {error})")
        made.add_note("reproduce: nv-spirv emit with this module on its input:\n" + source)
    made.__cause__ = error
    return made
