"""Blocks that end the function, and copies of them.

Structured form lets `ret` stand anywhere, so a copy of a short ending where control would have to be led out to it
saves a route. What an ending defines is used in it alone, which makes the copy simple. A block that branches to
nothing but `ret` is an ending, too; that is how an exception is raised.
"""

from __future__ import annotations

import re

from nv_structurize.graph.blocks import BRANCH, END, Block, Function, Phi
from nv_structurize.graph.operands import NAME, defined_name, renamed

ENDING_INSTRUCTIONS = 4
"""An ending of at most this many instructions may be copied; raising an exception takes one or two."""

_CALL = re.compile(rf"\bcall\b.*?@({NAME})\(")
_GROUP = re.compile(r"#\d+")


def is_rooted(function: Function, block: Block) -> bool:
    """Return whether a call in the block must be neither copied nor moved. An unknown callee must not."""
    for line in block.body:
        if "call " not in line:
            continue
        callee = _CALL.search(line)
        if callee is None or callee.group(1).strip('"') in function.rooted:
            return True
        if not function.rooted.isdisjoint(_GROUP.findall(line)):
            return True
    return False


def last_of(block: Block) -> Block | None:
    """The block whose `ret` or `unreachable` ends an ending; None if `block` is none."""
    if block.kind == END:
        return block
    if block.kind == BRANCH:
        last = block.targets[0]
        if last.kind == END and not last.size() and not last.phis:
            return last
    return None


def is_short_ending(function: Function, block: Block) -> bool:
    """Return whether copies of the block may stand in for it."""
    return (
        block.size() <= ENDING_INSTRUCTIONS and last_of(block) is not None and not is_rooted(function, block)
    )


def copy_ending(function: Function, original: Block, sources: list[Block]) -> Block:
    """A copy of a block that ends the function, which `sources` branch to instead."""
    function.counts.copies += 1
    copy = Block(function.fresh(original.name), original.stem)
    copy.index = len(function.blocks)
    function.blocks.append(copy)
    twins: dict[str, str] = {}
    for phi in original.phis:
        twin = Phi(function.fresh(phi.name), phi.type, phi.flags, phi.tail)
        twin.incoming = {source: phi.incoming.pop(source) for source in sources}
        copy.phis.append(twin)
        twins[phi.name] = f"%{twin.name}"
    for line in original.body:
        made = defined_name(line)
        if made is not None:
            twins[made] = f"%{function.fresh(made)}"
    copy.body = [renamed(line, twins) for line in original.body]
    last = last_of(original) or original
    copy.text, copy.tail = renamed(last.text, twins), last.tail
    for source in sources:
        source.retarget(original, copy)
    return copy
