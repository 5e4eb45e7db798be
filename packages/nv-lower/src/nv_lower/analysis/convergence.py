"""Barriers that not all invocations of a workgroup reach, and locks that never open, are told.

    if nv.local_id(0) < 16:                          while nv.atomic.cas(lock, 0, 0, 1) != 0:
        nv.barrier()   # the others never come           pass   # the holder waits for those that wait for it

A barrier inside a branch or loop, or behind an early return, whose condition follows from the invocation's own index
(or from data read at such an index) is undefined unless the condition happens to be the same for a whole workgroup,
which only the author knows. Invocations of one subgroup run in step on most GPUs: one that holds a lock may wait for
those that spin for it.

Looks at one flat function, and says nothing of a branch whose other way raises an exception. Costs one traversal of the
graph for each branch that differs between invocations, in kernels with barriers.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator

from nv_lower.analysis.loops import Graph
from nv_lower.errors import ConvergenceWarning
from nv_lower.ir import Block, Function, Instruction, Module
from nv_lower.locations import place

_OWN = re.compile(r"@nv\.(?:local\.id|global\.id|subgroup\.(?!size|barrier)\S*)")
_ATOMIC = frozenset({"atomicrmw", "cmpxchg"})
_END = "the end"  # no label: it has a space without quotes
_CONSTANT = re.compile(r"-?\d+|true|false")


def warn_of_waiting(module: Module) -> None:
    """Warn of each barrier and lock, with its line where that is known."""
    for function in module.functions.values():
        for waiting in _spins(function):
            _warn(
                module,
                waiting,
                "a loop that waits for a lock (compare and swap of constants) may never end: invocations of one "
                "subgroup run in step, and the one that holds the lock waits for those that spin; let one invocation "
                "of a workgroup take the lock, or use atomic operations on the data instead",
            )
        if "@nv.barrier" in module.declarations:
            for barrier, branch in _unmet(function):
                where = place(module, branch)
                _warn(
                    module,
                    barrier,
                    "not every invocation of a workgroup may reach this barrier: whether it does depends on the "
                    f"invocation's own index or data{_at(where)}; put the work, not the barrier, under the condition",
                )


def _at(where: str) -> str:
    return f" (line {where.rstrip(': ').rpartition(':')[2]})" if where else ""


def _warn(module: Module, instruction: Instruction, text: str) -> None:
    warnings.warn(f"{place(module, instruction)}{text}", ConvergenceWarning, stacklevel=2)


def _spins(function: Function) -> Iterator[Instruction]:
    """Compare-and-swaps of constants, or exchanges with one, whose result decides about trying again at once."""
    graph: Graph | None = None
    for block in function.blocks.values():
        for made in block.instructions:
            if made.opcode not in _ATOMIC or (made.opcode == "atomicrmw" and made.operation != "xchg"):
                continue
            if not all(_CONSTANT.fullmatch(operand.value) for operand in made.operands[1:]):
                continue
            graph = graph or Graph.of(function)
            if block.label in graph.successors[block.label] and _depends(block, made):
                yield made


def _depends(block: Block, made: Instruction) -> bool:
    """Return whether the branch at the block's end depends on the instruction's result."""
    known = {made.result}
    for later in block.instructions:
        if later.result and known & set(later.values):
            known.add(later.result)
    return bool(known & set(block.terminator.values))


def _unmet(function: Function) -> Iterator[tuple[Instruction, Instruction]]:
    """Barriers, each with a branch that differs between invocations and on which depends whether they come to it."""
    barriers = {
        block.label: made
        for block in function.blocks.values()
        for made in block.instructions
        if made.opcode == "call" and made.callee == "@nv.barrier"
    }
    ways = _ways(function)
    ends = _post_dominators(ways)
    differing = _differing(function)
    told = set()
    for label, targets in ways.items():
        branch = function.blocks[label].terminator
        if len(targets) < 2 or not differing & set(branch.values):
            continue
        for reached in _region(ways, targets, ends.get(label)):
            if reached in barriers and reached not in told:
                told.add(reached)
                yield barriers[reached], branch


def _ways(function: Function) -> dict[str, list[str]]:
    """The successors of each block, without those from which every way leads to where an exception is reported."""
    successors = {
        label: list(dict.fromkeys(targets)) for label, targets in Graph.of(function).successors.items()
    }
    raising = {
        block.label
        for block in function.blocks.values()
        if any("%nv.status" in made.text for made in block.instructions)
    }
    grown = True
    while grown:
        more = {
            label
            for label, targets in successors.items()
            if label not in raising and targets and raising.issuperset(targets)
        }
        raising |= more
        grown = bool(more)
    return {
        label: [target for target in targets if target not in raising]
        for label, targets in successors.items()
        if label not in raising
    }


def _post_dominators(ways: dict[str, list[str]]) -> dict[str, str | None]:
    """The block at which all ways from each block meet first; None where they meet only at the end, or never end.

    Cooper, Harvey and Kennedy, "A simple, fast dominance algorithm", on the reversed graph with one end for all.
    """
    sources: dict[str, list[str]] = {label: [] for label in (_END, *ways)}
    for label, targets in ways.items():
        for target in targets or [_END]:
            sources[target].append(label)
    number = {label: index for index, label in enumerate(_postorder(sources))}
    nearest: dict[str, str] = {_END: _END}
    changed = True
    while changed:
        changed = False
        for label in sorted(number, key=number.__getitem__, reverse=True):
            if label == _END:
                continue
            known = [target for target in (ways[label] or [_END]) if target in nearest]
            if not known:
                continue
            met = known[0]
            for other in known[1:]:
                while met != other:
                    if number[met] < number[other]:
                        met = nearest[met]
                    else:
                        other = nearest[other]
            if nearest.get(label) != met:
                nearest[label], changed = met, True
    return {label: nearest[label] if nearest.get(label, _END) != _END else None for label in ways}


def _postorder(sources: dict[str, list[str]]) -> list[str]:
    """The blocks from which the end is reached, each behind those that lead to it."""
    order: list[str] = []
    seen = {_END}
    stack = [(_END, iter(sources[_END]))]
    while stack:
        label, rest = stack[-1]
        following = next((source for source in rest if source not in seen), None)
        if following is None:
            order.append(label)
            stack.pop()
        else:
            seen.add(following)
            stack.append((following, iter(sources[following])))
    return order


def _region(ways: dict[str, list[str]], targets: list[str], end: str | None) -> set[str]:
    """The blocks reached from the targets before the end."""
    pending, seen = [target for target in targets if target != end], set()
    while pending:
        label = pending.pop()
        if label not in seen:
            seen.add(label)
            pending.extend(target for target in ways[label] if target != end)
    return seen


def _differing(function: Function) -> set[str]:
    """Values that follow from the invocation's own index, from atomics, or from data read at such an index."""
    uses: dict[str, list[Instruction]] = {}
    pending = []
    for made in function.instructions:
        if made.opcode in _ATOMIC or (made.opcode == "call" and _OWN.match(made.callee)):
            pending.append(made.result)
        elif made.result:
            for name in made.names:
                uses.setdefault(name, []).append(made)
    found: set[str] = set()
    while pending:
        name = pending.pop()
        if name and name not in found:
            found.add(name)
            pending.extend(made.result for made in uses.get(name, ()))
    return found
