"""What is known only when the whole function has been written: float controls, and the notes that pass through.

Without SignedZeroInfNanPreserve drivers may assume there is no NaN (NVIDIA then turns Python's `min` into an
instruction that ignores them); without the rounding mode the result of an addition is one of two neighbours.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from nv_spirv.grammar import op

from ..words import instruction
from .constants import int_literal
from .enums import Mode
from .read import node_operands, node_string

if TYPE_CHECKING:
    from .function import Emitter


def declare(e: Emitter) -> None:
    """Add execution modes and notes to the module."""
    function = e.module.entry[2]
    for width in sorted(e.float_widths):
        _float_controls(e, function, width)
    for name, value in notes(e.function.nodes).items():
        e.module.string(f"{name}: {json.dumps(value, separators=(',', ':'), ensure_ascii=False)}")


def _float_controls(e: Emitter, function: int, width: int) -> None:
    wanted = []
    if e.float_widths[width]:
        wanted.append("SignedZeroInfNanPreserve")
    flushes = e.function.attributes.get("denormal-fp-math", "").startswith("preserve-sign")
    if width == 32 and "denormal-fp-math-f32" in e.function.attributes:
        flushes = e.function.attributes["denormal-fp-math-f32"].startswith("preserve-sign")
    wanted.append("DenormFlushToZero" if flushes else "DenormPreserve")
    wanted.append("RoundingModeRTE")
    for name in wanted:
        if e.target.has(f"shader{name}Float{width}"):
            e.module.require(name)
            e.module.modes += instruction(op.ExecutionMode, function, getattr(Mode, name), width)


def notes(nodes: dict[str, str]) -> dict[str, list[list[str | int]]]:
    """Return the named metadata ``!nv.*``: a list of tuples of strings and integers each."""
    found = {}
    for name, text in nodes.items():
        if not name.startswith("!nv."):
            continue
        found[name[1:]] = [_tuple(nodes.get(reference, "!{}")) for reference in node_operands(text)]
    return found


def _tuple(text: str) -> list[str | int]:
    return [
        node_string(operand) if operand.startswith('!"') else int_literal(operand.rsplit(" ", 1)[-1])
        for operand in node_operands(text)
    ]
