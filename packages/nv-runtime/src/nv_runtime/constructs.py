"""Whether branches leave the constructs of structured control flow where they may.

A construct is what its header dominates and its merge block does not. A loop is left through its merge block alone; a
selection through its own, through the merge block of a loop or switch around it, or to such a loop's continue target
(SPIR-V specification, section 2.11). Compilers of drivers that meet another exit may not come to an end.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .dominators import Dominators
from .errors import InvalidInput


@dataclass(frozen=True, slots=True)
class Header:
    """A block that declares a merge block; `continues` is 0 for selections, `cases` are the targets of a switch."""

    merge: int
    continues: int
    cases: frozenset[int]


def check(headers: Mapping[int, Header], next_of: Mapping[int, list[int]], tree: Dominators) -> None:
    """Raise InvalidInput for a construct that is only partly in another, or a branch that leaves one in another way."""
    around = _around(headers, tree)
    for label, header in headers.items():
        if tree.reachable(label) and tree.reachable(header.merge):
            place = header.merge if header.merge in headers else around[header.merge]
            if around[label] and not _is_in(around[label], place, around):
                raise InvalidInput(
                    f"block {label} is in a loop or selection, but its merge block {header.merge} is not"
                )
    for block in tree.number:
        for target in next_of[block]:
            if not _may_branch(block, target, headers, around):
                raise InvalidInput(f"the branch from {block} to {target} leaves its loop or selection")


def _around(headers: Mapping[int, Header], tree: Dominators) -> dict[int, int]:
    """The innermost construct around each block, its own not counted; 0 for none."""
    merge_of = {header.merge: label for label, header in headers.items()}
    continue_of = {header.continues: label for label, header in headers.items() if header.continues}
    around: dict[int, int] = {}
    for block in tree.number:  # dominators come first
        parent = tree.parent[block]
        inner = 0 if parent == block else parent if parent in headers else around[parent]
        # A merge block is outside, a continue target in no selection of its loop, whatever dominates them.
        if _is_in(merge_of.get(block, -1), inner, around):
            inner = around[merge_of[block]]
        elif _is_in(continue_of.get(block, -1), inner, around):
            inner = continue_of[block]
        around[block] = inner
    return around


def _is_in(construct: int, inner: int, around: Mapping[int, int]) -> bool:
    """Whether a construct is `inner` or one around it."""
    while inner and inner != construct:
        inner = around[inner]
    return inner == construct


def _may_branch(block: int, target: int, headers: Mapping[int, Header], around: Mapping[int, int]) -> bool:
    inner, place = (label if label in headers else around[label] for label in (block, target))
    left = False
    while inner and not _is_in(inner, place, around):
        header = headers[inner]
        if target == header.merge:
            return not left or bool(header.continues or header.cases)
        if header.continues:
            return False
        left = True
        inner = around[inner]
    if not left:
        return True
    return bool(inner) and (target == headers[inner].continues or target in headers[inner].cases)
