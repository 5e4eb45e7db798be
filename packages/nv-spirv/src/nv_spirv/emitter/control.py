"""Handlers of the terminators and of phi.

The merge and continue blocks are written in the IR (docs/contracts.md, "Structured form"); here they become
OpSelectionMerge and OpLoopMerge in front of the branch.
"""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import Final

from nv_spirv.grammar import op

from ..errors import InvalidInput, Unsupported
from ..words import MOST_WORDS
from . import phis
from .constants import int_literal
from .context import Context, Handler
from .delimiters import split_top
from .multiword import Words
from .types import Int

_INCOMING = re.compile(r"\[ (.*?), %([-\w.$]+) \](?:, |$)")
_CASE = re.compile(r"i\d+ (-?\d+|true|false), label %([-\w.$]+)")
_CONDITIONAL = re.compile(r"i1 (.+), label %([-\w.$]+), label %([-\w.$]+)")


def phi(e: Context, opcode: str, result: str, rest: str) -> None:
    """``phi``."""
    while rest.partition(" ")[0] in ("nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"):
        rest = rest.partition(" ")[2]
    kind, text = e.types.prefix(rest)
    phis.phi(e, result, kind, _INCOMING.findall(text))


def _merge(e: Context, *, selects: bool) -> None:
    block = e.block
    if block.loop is not None:
        merge, continuation = block.loop
        e.b.effect(op.LoopMerge, e.label(merge), e.label(continuation), 0)
    elif block.selection is not None and selects:
        e.b.effect(op.SelectionMerge, e.label(block.selection), 0)


def br(e: Context, opcode: str, result: str, rest: str) -> None:
    """``br``: conditional or not."""
    if rest.startswith("label %"):
        _merge(e, selects=False)
        e.b.effect(op.Branch, e.label(rest[7:]))
        return
    match = _CONDITIONAL.fullmatch(rest)
    if match is None:
        raise InvalidInput(f"br {rest}")
    condition, then, other = match.groups()
    if then == other:
        _merge(e, selects=False)
        e.b.effect(op.Branch, e.label(then))
        return
    chosen = e.scalar(Int(1), condition)
    _merge(e, selects=True)
    e.b.effect(op.BranchConditional, chosen, e.label(then), e.label(other))


def switch(e: Context, opcode: str, result: str, rest: str) -> None:
    """``switch``; a wide or odd selector is compared as 32 bits where all of its bits fit."""
    head, _, cases_text = rest.partition("[")
    value, default = split_top(head.strip())
    kind, selector = e.operand(value)
    assert isinstance(kind, Int)
    cases = [(int_literal(literal), block) for literal, block in _CASE.findall(cases_text)]
    default = default.removeprefix("label %")
    shape = e.shape(kind.width)
    if isinstance(selector, tuple):
        selector, cases = _numbered(e, kind, selector, cases)
        width = 32
    elif shape.is_bool:
        selector = e.b.select(e.b.u32, selector, e.b.const(32, 1), e.b.const(32, 0))
        width = 32
    else:
        width = max(shape.held, 32)
        selector = e.b.resized(selector, shape.held, width)
    _merge(e, selects=True)
    operands = [selector, e.label(default)]
    for literal, block in cases:
        literal &= (1 << kind.width) - 1
        operands += [literal & 0xFFFFFFFF] if width == 32 else [literal & 0xFFFFFFFF, literal >> 32]
        operands.append(e.label(block))
    if len(operands) >= MOST_WORDS:
        raise Unsupported(f"a switch with {len(cases)} cases; look the value up in an array")
    e.b.effect(op.Switch, *operands)


def _numbered(
    e: Context, kind: Int, selector: Words, cases: list[tuple[int, str]]
) -> tuple[int, list[tuple[int, str]]]:
    """Return a 32-bit selector that is the number of the case, one beyond the last for none."""
    from . import integers

    shape, chosen = e.shape(kind.width), e.b.const(32, len(cases))
    for index, (literal, _) in enumerate(cases):
        same = integers.compare(e.b, "eq", shape, selector, integers.constant(e.b, shape, literal))
        chosen = e.b.select(e.b.u32, same, e.b.const(32, index), chosen)
    return chosen, [(index, block) for index, (_, block) in enumerate(cases)]


def ret(e: Context, opcode: str, result: str, rest: str) -> None:
    """``ret void``."""
    if rest != "void":
        raise InvalidInput("a kernel returns void")
    e.b.effect(op.Return)


def unreachable(e: Context, opcode: str, result: str, rest: str) -> None:
    """``unreachable``."""
    e.b.effect(op.Unreachable)


HANDLERS: Final = MappingProxyType[str, Handler](
    {"phi": phi, "br": br, "switch": switch, "ret": ret, "unreachable": unreachable}
)
