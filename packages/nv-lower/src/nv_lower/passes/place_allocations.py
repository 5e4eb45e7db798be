"""Give what the kernel allocates a place in private memory.

    %p = call ptr @nv.allocate(i64 24, i64 16)     =>     %p.pool = alloca [24 x i8], align 16      (entry)

An allocation outside loops is made once, so it has a place of its own. One in a loop is made again while what the
trip before made may still be in use (`x = x + dx`). Allocations that may meet in one variable (a phi or select) share
a pool of slots, and each takes the first slot that no variable in use refers to:

    loop:                                           loop:
      %x = phi ptr [ %a, %entry ], [ %b, %loop ]      %x.slot = phi i32 [ 0, %entry ], [ %b.slot, %loop ]
      %b = call ptr @nv.allocate(i64 24, …)    =>     %b.slot = 1 if %x.slot is 0, else 0
      …reads %x, writes %b…                           %b = %pool + 24 %b.slot

As many slots as variables are in use at once, and one more, are always enough. Without such a variable the slot is a
constant, and the optimiser goes on to make registers of the memory.

Sizes that are known only at run time, and what is kept in memory while it is made again, is left to `take_scratch`.

Requires: one flat function whose sizes have been computed as far as they can be.
Leaves:   calls of `nv.allocate` whose size is no constant, or whose pointer is stored and made again.
Cost:     one sweep over the function for each loop level, and two instructions for each pair of an allocation and a
          variable in use.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count

from nv_lower.analysis.allocations import Pool, allocations, pools_of, prepare, repeated
from nv_lower.analysis.liveness import live_behind
from nv_lower.analysis.loops import Graph
from nv_lower.errors import Unsupported
from nv_lower.ir import Function, Instruction, Module
from nv_lower.locations import place
from nv_lower.options import Options

#: Bytes of private memory that allocations of one kernel may take together.
MOST_BYTES = 1 << 18


def run(module: Module, options: Options) -> bool:
    """Place the allocations whose sizes are constants."""
    changed = False
    for function in module.functions.values():
        if sites := [call for call in allocations(module, function) if call.values[0].isdigit()]:
            changed |= _place(module, function, sites)
    return changed


def _place(module: Module, function: Function, sites: list[Instruction]) -> bool:
    graph = Graph.of(function)
    again = repeated(graph, {site.result for site in sites})
    text = function.text()
    names = next(f"%nv.pool{number}" for number in count() if f"%nv.pool{number}." not in text)
    total = 0
    added: dict[str, list[str]] = {"": []}
    replaced: dict[str, list[str]] = {}
    pools = pools_of(function, sites)
    prepare(function, pools)
    definitions = function.definitions()
    for number, pool in enumerate(pools):
        name = f"{names}.{number}"
        made_again = not again.isdisjoint(site.result for site in pool.sites)
        if made_again and pool.kept:
            continue
        if made_again:
            live = _in_use(graph, pool, definitions)
            places = 1 + max(map(len, live.values()))
            slots = _share(pool, live, definitions, name, added, replaced)
        else:
            slots = {site.result: str(slot) for slot, site in enumerate(pool.sites)}
            places = len(pool.sites)
        total += places * pool.bytes
        if total > MOST_BYTES:
            raise Unsupported(
                f"{place(module, pool.sites[0])}the arrays that this kernel makes take more than {MOST_BYTES} bytes "
                "for each invocation; make smaller ones, or pass arrays in"
            )
        added[""].append(f"{name} = alloca [{max(places * pool.bytes, 1)} x i8], align {pool.align}")
        for site in pool.sites:
            replaced.setdefault(site.result, []).extend(_pointer(site.result, name, pool, slots[site.result]))
    function.insert_behind(added)
    return function.rewrite(lambda call: replaced.get(call.result) if call.result else None, {"call"})


def _pointer(result: str, name: str, pool: Pool, slot: str) -> Iterator[str]:
    """A slot's address."""
    if slot.isdigit():
        yield f"{result} = getelementptr inbounds i8, ptr {name}, i32 {int(slot) * pool.bytes}"
        return
    yield f"{slot}.bytes = mul nuw nsw i32 {slot}, {pool.bytes}"
    yield f"{result} = getelementptr inbounds i8, ptr {name}, i32 {slot}.bytes"


def _in_use(graph: Graph, pool: Pool, definitions: Mapping[str, Instruction]) -> dict[str, tuple[str, ...]]:
    """For each allocation, the variables that refer to others of the pool and are in use behind it."""
    live = live_behind(graph, pool.values, {site.result for site in pool.sites})
    roots = {site: {_root(value, definitions) for value in values} for site, values in live.items()}
    return {site: tuple(sorted(found - {site})) for site, found in roots.items()}


def _root(value: str, definitions: Mapping[str, Instruction]) -> str:
    """The allocation, phi or select whose slot a pointer points into."""
    while (made := definitions[value]).opcode not in ("call", "phi", "select"):
        value = made.values[0]
    return value


def _share(
    pool: Pool,
    live: Mapping[str, tuple[str, ...]],
    definitions: Mapping[str, Instruction],
    name: str,
    added: dict[str, list[str]],
    replaced: dict[str, list[str]],
) -> dict[str, str]:
    """The slot that each allocation takes, where a variable's slot follows the variable."""
    variables = sorted({_root(value, definitions) for value in pool.values})
    slots = {variable: f"{name}.slot{number}" for number, variable in enumerate(variables)}
    slots |= {site: "0" for site, others in live.items() if not others}

    def slot(value: str) -> str:
        return slots[_root(value, definitions)] if value in pool.values else "-1"

    for variable in variables:
        made = definitions[variable]
        if made.opcode == "phi":
            ways = ", ".join(f"[ {slot(value)}, %{label} ]" for value, label in made.incoming)
            added[variable] = [f"{slots[variable]} = phi i32 {ways}"]
        elif made.opcode == "select":
            condition, first, second = made.operands
            chosen = f"i32 {slot(first.value)}, i32 {slot(second.value)}"
            added[variable] = [f"{slots[variable]} = select {condition.typed}, {chosen}"]
        elif live[variable]:
            replaced[variable] = list(
                _first_free(slots[variable], [slots[other] for other in live[variable]])
            )
    return slots


def _first_free(result: str, taken: list[str]) -> Iterator[str]:
    """The smallest number that is none of those taken."""
    yield f"{result}.{len(taken)} = add i32 0, {len(taken)}"
    for number in reversed(range(len(taken))):
        is_taken = "false"
        for position, other in enumerate(taken):
            yield f"{result}.{number}.is{position} = icmp eq i32 {other}, {number}"
            yield f"{result}.{number}.or{position} = or i1 {is_taken}, {result}.{number}.is{position}"
            is_taken = f"{result}.{number}.or{position}"
        otherwise = f"i32 {result}.{number + 1}, i32 {number}"
        yield f"{result}{f'.{number}' if number else ''} = select i1 {is_taken}, {otherwise}"
