"""Give every cycle one entry."""

from __future__ import annotations

from nv_structurize.errors import Unsupported
from nv_structurize.graph.blocks import Function
from nv_structurize.graph.snapshot import Snapshot


def run(function: Function) -> None:
    """Send the entries of each cycle through one block."""
    graph = Snapshot(function)
    tree = graph.dominators()
    for source, target in graph.retreating:
        if not tree.dominates(target, source):
            raise Unsupported(f"function @{function.name}: irreducible at %{function.blocks[target].name}")
