"""Copies of blocks that only return: structured form lets `ret` stand anywhere, so a copy saves a route."""

from __future__ import annotations

import re

from nv_structurize.graph.blocks import Block, Function, Phi


def copy_return(function: Function, original: Block, sources: list[Block]) -> Block:
    """A copy of `original`, a block of nothing but phi nodes and an end, that `sources` branch to instead."""
    function.counts.copies += 1
    copy = Block(function.fresh(original.name), original.stem)
    copy.index = len(function.blocks)
    function.blocks.append(copy)
    copy.text, copy.tail = original.text, original.tail
    for phi in original.phis:
        twin = Phi(function.fresh(phi.name), phi.type, phi.flags, phi.tail)
        twin.incoming = {source: phi.incoming.pop(source) for source in sources}
        copy.phis.append(twin)
        copy.text = rename_local(copy.text, phi.name, twin.name)
    for source in sources:
        source.retarget(original, copy)
    return copy


def rename_local(text: str, old: str, new: str) -> str:
    """Replace one local value's name in an instruction."""
    return re.sub(rf"%{re.escape(old)}(?![-\w$.])", lambda match: f"%{new}", text)
