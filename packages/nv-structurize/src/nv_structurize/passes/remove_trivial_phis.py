"""Use values where they are wanted, not through phi nodes that only pass them on.

Once all ways to a join lead through one merge block, the join's own phi nodes have one operand: a phi node of the merge
block. They go, and what they passed on takes the name that the source gave them, if it was made here.

    merge:  %nv.carry = phi [ 1, %a ], [ %x, %b ]          merge:  %r = phi [ 1, %a ], [ %x, %b ]
    join:   %r = phi [ %nv.carry, %merge ]           =>    join:

Requires: nothing.
Leaves:   phi nodes that bring different values, or that only became copies through others here.
Cost:     linear; where there is nothing to forward, one look at each phi node.
"""

from __future__ import annotations

from nv_structurize.graph.blocks import Function
from nv_structurize.graph.operands import renamed

ROUNDS = 2
"""Forwarding makes more copies; a third round finds hardly any."""


def run(function: Function) -> None:
    """Find the copies, then rename everything once."""
    copies: dict[str, str] = {}
    for _ in range(ROUNDS):
        _find(function, copies)
    if not copies:
        return
    names = {copy: _source(value, copies) for copy, value in copies.items()}
    given: dict[str, str] = {}
    for copy, value in names.items():
        if value.startswith("%nv.") and not copy.startswith("nv."):
            given.setdefault(value[1:], f"%{copy}")
    names = {copy: given.get(value[1:], value) for copy, value in names.items()} | given
    for block in function.blocks:
        block.phis = [phi for phi in block.phis if phi.name not in copies]
        for phi in block.phis:
            phi.name = names.get(phi.name, f"%{phi.name}")[1:]
            for source, value in phi.incoming.items():
                phi.incoming[source] = renamed(value, names)
        block.body = [renamed(line, names) for line in block.body]
        block.condition = renamed(block.condition, names)
        block.text = renamed(block.text, names)


def _find(function: Function, copies: dict[str, str]) -> None:
    """Add each phi node that brings one value."""
    for block in function.blocks:
        for phi in block.phis:
            if phi.name not in copies:
                brought = {_source(value, copies) for value in phi.incoming.values()} - {f"%{phi.name}"}
                if len(brought) == 1:
                    (copies[phi.name],) = brought


def _source(value: str, copies: dict[str, str]) -> str:
    """What is passed on in the end."""
    while value[0] == "%" and value[1:] in copies:
        value = copies[value[1:]]
    return value
