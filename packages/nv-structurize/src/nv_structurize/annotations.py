"""The structure that a module states: `!nv.selection` and `!nv.loop` on terminators."""

from __future__ import annotations

import re
from collections.abc import Callable

from nv_structurize.graph.blocks import BRANCH, CONDITIONAL, SWITCH, Block, Function, Loop

_SELECTION = re.compile(r"!nv\.selection !(\d+)")
_LOOP = re.compile(r"!nv\.loop !(\d+)")
_NODE = re.compile(r"^!(\d+) = (?:distinct )?!\{(.*)\}$", re.MULTILINE)
_STRINGS = re.compile(r'!"([^"]*)"')


def annotation_nodes(text: str) -> dict[str, list[str]]:
    """Block names in each metadata node that holds only strings, by number; empty if nothing is annotated."""
    if "!nv.selection" not in text and "!nv.loop" not in text:
        return {}
    return {number: _STRINGS.findall(node) for number, node in _NODE.findall(text) if '!"' in node}


def read_annotations(
    function: Function, nodes: dict[str, list[str]], report: Callable[[Block, str, str], None]
) -> tuple[dict[Block, Block], dict[Block, Loop]]:
    """Return the merge block of each selection header and the loop of each loop header.

    `report(block, rule, message)` is called for annotations that name no block or do not fit their terminator.
    """
    selections: dict[Block, Block] = {}
    loops: dict[Block, Loop] = {}
    by_name = {block.name.strip('"'): block for block in function.blocks}
    for block in function.blocks:
        if "!nv." not in block.tail:
            continue
        selection, loop = _SELECTION.search(block.tail), _LOOP.search(block.tail)
        match = selection or loop
        if match is None:
            continue
        if selection and loop:
            report(block, "known", "both a selection and a loop header")
            continue
        names = nodes.get(match.group(1), [])
        named = [by_name[name] for name in names if name in by_name]
        if len(names) != (1 if selection else 2) or len(named) != len(names):
            report(block, "known", f"annotation names {names or 'no block'}")
        elif selection:
            if block.kind not in (CONDITIONAL, SWITCH):
                report(block, "known", "a selection header without a choice")
            selections[block] = named[0]
        else:
            loops[block] = Loop(named[1], named[0])
            if block.kind not in (BRANCH, CONDITIONAL):
                report(block, "known", "a loop header ends in a branch")
    return selections, loops
