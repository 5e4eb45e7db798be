"""Remove the blocks that the entry does not reach.

Structure is defined by dominators, and the unreachable has none.

Requires: nothing.
Leaves:   every block reachable.
Cost:     linear.
"""

from __future__ import annotations

from nv_structurize.graph.blocks import Block, Function


def run(function: Function) -> None:
    """Drop what a walk from the entry does not meet, and its values from phi nodes."""
    entry = function.blocks[0]
    seen: set[Block] = {entry}
    stack = [entry]
    while stack:
        for target in stack.pop().targets:
            if target not in seen:
                seen.add(target)
                stack.append(target)
    if len(seen) == len(function.blocks):
        return
    function.blocks = [block for block in function.blocks if block in seen]
    for block in function.blocks:
        for phi in block.phis:
            for source in [source for source in phi.incoming if source not in seen]:
                del phi.incoming[source]
    function.number()
