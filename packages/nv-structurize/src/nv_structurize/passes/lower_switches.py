"""Turn switches into comparisons: all of them if asked to, else those that would stand inside another switch.

Mesa's SPIR-V front end (25.0, all its drivers share it) loses a `continue` on its way out of nested switches: where
three are nested and the outer two are left to go on with the loop, it goes to a merge block instead. Which switches
nest is known only afterwards, so the driver of the passes asks `nested` and starts over with those lowered.

Requires: nothing.
Leaves:   no `switch` in the blocks of `function.lowered_switches`.
Cost:     up to two blocks a case; the depth is logarithmic.
"""

from __future__ import annotations

from nv_structurize.graph.blocks import SWITCH, Function
from nv_structurize.graph.switches import lower_switch


def run(function: Function) -> None:
    """Lower the function's switches that are to be lowered."""
    for block in function.blocks[:]:
        if block.kind == SWITCH and block.name in function.lowered_switches:
            lower_switch(function, block)


def nested(function: Function) -> frozenset[str]:
    """Blocks with a switch inside the construct of another, no loop in between; `place_blocks` has run.

    The blocks of a construct stand between its header and its merge block.
    """
    found: set[str] = set()
    around: list[tuple[int, bool]] = []  # where the construct ends, and whether it is a switch
    for place, block in enumerate(function.blocks):
        while around and around[-1][0] <= place:
            around.pop()
        if block in function.loops:
            around.append((function.loops[block].merge.index, False))
        elif block.kind == SWITCH:
            if around and around[-1][1]:
                found.add(block.name)
            around.append((function.selections[block].index, True))
    return frozenset(found)
