"""Turn switches into comparisons: all of them if asked to, else those that drivers get wrong.

Mesa's SPIR-V front end (25.0, all its drivers share it) loses a `continue` on its way out of nested switches: where
three are nested and the outer two are left to go on with the loop, it goes to a merge block instead. So where a block
inside two switches or more goes on with the loop around them, the inner ones become comparisons; switches that nest
without that stay. Which do is known only afterwards, so the driver of the passes asks `left_by_continue` and starts
over with those lowered.

Requires: nothing.
Leaves:   no `switch` in the blocks of `function.lowered_switches`.
Cost:     up to two blocks a case; the depth is logarithmic.
"""

from __future__ import annotations

from typing import NamedTuple

from nv_structurize.graph.blocks import SWITCH, Block, Function
from nv_structurize.graph.switches import lower_switch


def run(function: Function) -> None:
    """Lower the function's switches that are to be lowered."""
    for block in function.blocks[:]:
        if block.kind == SWITCH and block.name in function.lowered_switches:
            lower_switch(function, block)


def left_by_continue(function: Function) -> frozenset[str]:
    """Blocks whose switch stands in the construct of another, a `continue` leading out of both; after `place_blocks`.

    The blocks of a construct stand between its header and its merge block.
    """
    found: set[str] = set()
    loops: list[_Around] = []
    switches: list[_Around] = []  # those inside the innermost loop are the last ones
    for place, block in enumerate(function.blocks):
        for stack in (loops, switches):
            while stack and stack[-1].end <= place:
                stack.pop()
        loop = function.loops.get(block)
        if loop is not None:
            loops.append(_Around(loop.merge.index, block, len(switches)))
        elif block.kind == SWITCH:
            switches.append(_Around(function.selections[block].index, block, 0))
        if not loops or function.loops[loops[-1].header].latch not in block.targets:
            continue
        found.update(switch.header.name for switch in switches[loops[-1].switches + 1 :])
    return frozenset(found)


class _Around(NamedTuple):
    """A construct that the block at hand stands in: where it ends, and how many switches stand around a loop."""

    end: int
    header: Block
    switches: int
