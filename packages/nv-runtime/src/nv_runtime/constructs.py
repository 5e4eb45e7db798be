"""Whether branches enter and leave the constructs of structured control flow where they may.

A construct is what its header dominates and its merge block does not; the ways to dominate over are the branches and
those from a header to its merge block and continue target, taken or not (structural dominance; SPIR-V specification,
section 2.11). Then

    entries    a construct is entered through its header alone
    exits      a loop is left through its merge block; a selection through its own, through the merge block of a loop
               or switch around it, or to such a loop's continue target
    loops      each has one branch back, from a block that its continue target dominates; nothing but that block leaves
               what the continue target dominates
    cases      a switch alone leads to its cases, and a case goes on with the next at most
    choices    a branch on a condition declares a merge block, unless one of its ways is known from elsewhere

Compilers of drivers that meet anything else crash or do not come to an end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from .dominators import Dominators
from .errors import InvalidInput


@dataclass(frozen=True, slots=True)
class Header:
    """A block that declares a merge block; `continues` is 0 for selections, `cases` are the targets of a switch."""

    merge: int
    continues: int
    cases: tuple[int, ...]


def check(headers: Mapping[int, Header], next_of: Mapping[int, list[int]], first: int) -> None:
    """Raise InvalidInput for a function with other control flow, naming the blocks; `first` is its first block."""
    ways = {label: list(targets) for label, targets in next_of.items()}
    for label, header in headers.items():
        ways[label] += [header.merge, header.continues] if header.continues else [header.merge]
    tree = Dominators(first, ways)
    backs = _back_edges(headers, next_of, tree)
    around = _around(headers, tree)
    for label, header in headers.items():
        if tree.reachable(label):
            _check_header(label, header, headers, around, tree)
    for block in tree.number:
        for target in next_of[block]:
            _check_branch(block, target, headers, around)
    for label, header in headers.items():
        if not tree.reachable(label):
            continue
        if header.continues:
            _check_continue(label, header, backs, next_of, tree)
        elif header.cases:
            _check_cases(label, header, next_of, tree)
    _check_choices(headers, next_of, tree)


def _back_edges(
    headers: Mapping[int, Header], next_of: Mapping[int, list[int]], tree: Dominators
) -> dict[int, int]:
    """The block that branches back to each loop header."""
    backs: dict[int, int] = {}
    for block in tree.number:
        for target in dict.fromkeys(next_of[block]):
            if tree.number[target] > tree.number[block]:
                continue
            loop = target in headers and headers[target].continues
            if not loop or target in backs or not tree.dominates(target, block):
                raise InvalidInput(f"the branch from {block} back to {target} makes no declared loop")
            backs[target] = block
    return backs


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


def _check_header(
    label: int, header: Header, headers: Mapping[int, Header], around: Mapping[int, int], tree: Dominators
) -> None:
    merge, continues = header.merge, header.continues
    if not tree.dominates(label, merge):
        raise InvalidInput(f"block {label} does not come before its merge block {merge} on every way")
    place = merge if merge in headers else around[merge]
    if around[label] and not _is_in(around[label], place, around):
        raise InvalidInput(f"block {label} is in a loop or selection, but its merge block {merge} is not")
    if continues and continues != label and not _is_in(label, around[continues], around):
        raise InvalidInput(f"the continue target {continues} of block {label} is not in its loop")


def _check_branch(block: int, target: int, headers: Mapping[int, Header], around: Mapping[int, int]) -> None:
    inner, place = (label if label in headers else around[label] for label in (block, target))
    if not _is_in(around[target], inner, around):
        raise InvalidInput(f"the branch from {block} to {target} enters a loop or selection past its header")
    if not _may_leave(inner, place, target, headers, around):
        raise InvalidInput(f"the branch from {block} to {target} leaves its loop or selection")


def _may_leave(
    inner: int, place: int, target: int, headers: Mapping[int, Header], around: Mapping[int, int]
) -> bool:
    """Whether a branch in construct `inner` may go to `target`, which is in construct `place`."""
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


def _check_continue(
    label: int, header: Header, backs: Mapping[int, int], next_of: Mapping[int, list[int]], tree: Dominators
) -> None:
    """The way from the continue target leads to the branch back, and to nothing else."""
    target = header.continues
    if label not in backs:
        raise InvalidInput(f"no branch goes back to block {label}, which declares a loop")
    if not tree.dominates(target, backs[label]):
        raise InvalidInput(
            f"the branch from {backs[label]} back to {label} does not follow its continue target"
        )
    for block in tree.below(target, header.merge):
        if block != backs[label] and (not next_of[block] or header.merge in next_of[block]):
            raise InvalidInput(
                f"block {block} ends what follows the continue target {target} before the branch back"
            )


def _check_cases(label: int, header: Header, next_of: Mapping[int, list[int]], tree: Dominators) -> None:
    """A case goes on with the one that is listed next, or with the default and from there with the one listed next."""
    default, *targets = header.cases
    listed = [case for case, last in zip(targets, (0, *targets), strict=False) if case != last]
    cases = set(header.cases) - {header.merge}
    follower: dict[int, int] = {}
    for case in cases:
        if not tree.dominates(label, case):
            raise InvalidInput(
                f"the switch in block {label} does not come before its case {case} on every way"
            )
        body = list(tree.below(case, header.merge))
        goes_to = {
            target for block in body for target in next_of[block] if target in cases and target != case
        }
        if len(goes_to) > 1 or not goes_to.isdisjoint(follower.values()):
            raise InvalidInput(f"the cases of the switch in block {label} go on with each other in no order")
        for target in goes_to:
            follower[case] = target
    for case, target in follower.items():
        if target == default and default not in listed:
            target = follower.get(default, 0)
        if target and case in listed and (case, target) not in pairwise(listed):
            raise InvalidInput(
                f"case {case} of the switch in block {label} goes on with {target}, which is not next"
            )


def _check_choices(headers: Mapping[int, Header], next_of: Mapping[int, list[int]], tree: Dominators) -> None:
    """A way is known if it leads to a merge block or continue target, or if another block chooses it, too."""
    known = {way for header in headers.values() for way in (header.merge, header.continues, *header.cases)}
    choosers = Counter(target for targets in next_of.values() if len(targets) > 1 for target in set(targets))
    for block in tree.number:
        ways = set(next_of[block])
        declares = block in headers and not headers[block].continues
        if len(ways) > 1 and not declares and not any(way in known or choosers[way] > 1 for way in ways):
            raise InvalidInput(f"block {block} branches on a condition, but declares no merge block")
