"""The allocations of the flat kernel: which of them may meet in one variable, and what leads to their memory."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from nv_lower.analysis.loops import Graph
from nv_lower.analysis.provenance import PASSED_ON
from nv_lower.builtin_names import ALLOCATE
from nv_lower.ir import LOCAL, Function, Instruction, Module


@dataclass
class Pool:
    """Allocations that may meet in one variable.

    Attributes
    ----------
    sites
        The allocations.
    values
        All pointers into their memory.
    kept
        Whether a pointer is put where it cannot be followed.
    bytes, align
        What the largest needs.
    """

    sites: list[Instruction]
    values: set[str]
    kept: bool = False
    bytes: int = 0
    align: int = 1


def allocations(module: Module, function: Function) -> list[Instruction]:
    """The calls of `nv.allocate`."""
    symbol = f"@{ALLOCATE}"
    return function.calls_of({symbol}) if symbol in module.declarations else []


def has_allocations(module: Module) -> bool:
    """Whether the kernel allocates at all."""
    return any(allocations(module, function) for function in module.functions.values())


def pools_of(function: Function, sites: list[Instruction]) -> list[Pool]:
    """The allocations in groups that have values in common."""
    users: dict[str, list[Instruction]] = {}
    for instruction in function.instructions:
        for name in dict.fromkeys(instruction.names):
            users.setdefault(name, []).append(instruction)
    pools: list[Pool] = []
    for site in sites:
        found = _follow(site, users)
        for other in [pool for pool in pools if pool.values & found.values]:
            pools.remove(other)
            found = Pool(
                other.sites + found.sites,
                other.values | found.values,
                other.kept or found.kept,
                max(other.bytes, found.bytes),
                max(other.align, found.align),
            )
        pools.append(found)
    return pools


def _follow(site: Instruction, users: Mapping[str, list[Instruction]]) -> Pool:
    """Everything that an allocation's pointer becomes."""
    size, align = site.values[0], int(site.values[1])
    pool = Pool([site], {site.result}, align=align)
    if size.isdigit():
        pool.bytes = -(-int(size) // align) * align
    pending = [site.result]
    while pending:
        name = pending.pop()
        for user in users.get(name, ()):
            passed = PASSED_ON.get(user.opcode)
            if passed is not None and name in user.values[passed]:
                if user.result not in pool.values:
                    pool.values.add(user.result)
                    pending.append(user.result)
            elif user.opcode == "store":
                pool.kept |= user.values[0] == name
            elif user.opcode == "insertvalue":
                pool.kept = True
    return pool


def prepare(function: Function, pools: list[Pool]) -> None:
    """Ready a function for its allocations to become an `alloca`.

    Variables that hold allocations hold anything, rather than null, where they hold none.

    Null comes from the ways on which an exception leaves; nothing is read through it there. Without it a variable whose
    allocations all lie in one place is that place. Calls lose their `tail`, which promises that what is called
    touches no `alloca`: LLVM writes it where there was none.
    """
    values = set().union(*(pool.values for pool in pools))

    def rule(instruction: Instruction) -> list[str] | None:
        if instruction.opcode == "call":
            tail = re.match(rf"((?:{LOCAL} = )?)(?:tail|musttail) ", instruction.text)
            return [tail[1] + instruction.text[tail.end() :]] if tail else None
        if instruction.result not in values or "null" not in instruction.values:
            return None
        if instruction.opcode == "phi":
            ways = (
                (("poison" if value == "null" else value), label) for value, label in instruction.incoming
            )
            return [
                f"{instruction.result} = phi ptr {', '.join(f'[ {value}, %{label} ]' for value, label in ways)}"
            ]
        condition, first, second = instruction.operands
        kept = first if second.value == "null" else second
        return [f"{instruction.result} = select {condition.typed}, {kept.typed}, {kept.typed}"]

    function.rewrite(rule, {"call", "phi", "select"})


def repeated(graph: Graph, values: set[str]) -> set[str]:
    """Those of some results that are defined in blocks that can be reached from themselves."""
    again: set[str] = set()
    for label, block in graph.blocks.items():
        here = {i.result for i in block.instructions if i.result in values}
        if here and _reaches_itself(graph, label):
            again |= here
    return again


def _reaches_itself(graph: Graph, label: str) -> bool:
    seen: set[str] = set()
    pending = [label]
    while pending:
        for target in graph.successors[pending.pop()]:
            if target == label:
                return True
            if target not in seen:
                seen.add(target)
                pending.append(target)
    return False
