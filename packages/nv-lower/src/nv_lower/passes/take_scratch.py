"""Take memory whose size is known only when the kernel runs from an arena of fixed size.

    %p = call ptr @nv.allocate(i64 %n, i64 16)     =>     %p = %arena + top; top += %n, rounded up
    %failed = icmp eq ptr %p, null                        %failed = %n > the bytes that are left

The arena is private memory of `Options.scratch_bytes`. It is a stack: a trip around a loop ends by giving back what it
took, unless a variable carries some of it into the next trip. What does not fit raises MemoryError in that invocation,
which is the null that the frontend asks for.

Requires: one flat function; `place_allocations` has taken what is of constant size.
Leaves:   no call of `nv.allocate`.
Cost:     six instructions an allocation, a phi for each loop that holds one; the arena's bytes for each invocation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nv_lower.analysis.allocations import Pool, allocations, pools_of, prepare
from nv_lower.analysis.loops import Graph
from nv_lower.errors import Unsupported
from nv_lower.ir import Block, Function, Instruction, Module
from nv_lower.locations import place
from nv_lower.options import Options

_ARENA, _TOP = "%nv.scratch", "%nv.scratch.top"
#: Every allocation begins at a multiple of it.
_ALIGNMENT = 16


def run(module: Module, options: Options) -> bool:
    """Take all allocations that are left from the arena."""
    changed = False
    for function in module.functions.values():
        sites = allocations(module, function)
        if not sites:
            continue
        size = options.scratch_bytes // _ALIGNMENT * _ALIGNMENT
        if not size:
            raise Unsupported(
                f"{place(module, sites[0])}how large an array is that is made here is known only when the kernel runs; "
                "say how many bytes such arrays may take in each invocation: @nv.jit(scratch_bytes=1024)"
            )
        pools = pools_of(function, sites)
        prepare(function, pools)
        _release(function, pools)
        _take(function, sites, size)
        changed = True
    return changed


def _take(function: Function, sites: list[Instruction], size: int) -> None:
    names = {site.result: f"%nv.scratch{number}" for number, site in enumerate(sites)}

    def rule(instruction: Instruction) -> Iterable[str] | None:
        if instruction.opcode == "call":
            return (
                _allocation(instruction, names[instruction.result], size)
                if instruction.result in names
                else None
            )
        first, second = instruction.values
        if second != "null" or first not in names or instruction.predicate not in ("eq", "ne"):
            return None
        wanted = "false" if instruction.predicate == "eq" else "true"
        return [f"{instruction.result} = icmp eq i1 {names[first]}.fits, {wanted}"]

    function.rewrite(rule, {"call", "icmp"})
    entry = next(iter(function.blocks.values())).instructions
    start = [
        f"{_ARENA} = alloca [{size} x i8], align {_ALIGNMENT}",
        f"{_TOP} = alloca i32, align 4",
        f"store i32 0, ptr {_TOP}, align 4",
    ]
    entry[:0] = map(Instruction, start)


def _allocation(site: Instruction, name: str, size: int) -> Iterator[str]:
    wanted = site.operands[0]
    yield f"{name}.top = load i32, ptr {_TOP}, align 4"
    yield f"{name}.room = sub i32 {size}, {name}.top"
    if wanted.type == "i32":
        yield f"{name}.bytes = add i32 0, {wanted.value}"
        yield f"{name}.fits = icmp ule i32 {name}.bytes, {name}.room"
    else:
        yield f"{name}.left = zext i32 {name}.room to {wanted.type}"
        yield f"{name}.fits = icmp ule {wanted.typed}, {name}.left"
        yield f"{name}.bytes = trunc {wanted.typed} to i32"
    yield f"{name}.more = add i32 {name}.bytes, {_ALIGNMENT - 1}"
    yield f"{name}.rounded = and i32 {name}.more, {-_ALIGNMENT}"
    yield f"{name}.taken = select i1 {name}.fits, i32 {name}.rounded, i32 0"
    yield f"{name}.next = add i32 {name}.top, {name}.taken"
    yield f"store i32 {name}.next, ptr {_TOP}, align 4"
    yield f"{site.result} = getelementptr inbounds i8, ptr {_ARENA}, i32 {name}.top"


def _release(function: Function, pools: list[Pool]) -> None:
    """Give back at the head of a loop what the trip before took."""
    graph = Graph.of(function)
    labels = {
        i.result: label for label, block in graph.blocks.items() for i in block.instructions if i.result
    }
    heads = [
        label
        for label in graph.blocks
        if (loop := graph.loop(label)) and _ends(loop.blocks, graph, label, pools, labels)
    ]
    for number, head in enumerate(heads):
        loop = graph.loop(head)
        assert loop is not None
        name = f"%nv.scratch.loop{number}"
        ways = []
        for position, source in enumerate(graph.predecessors[head]):
            value = f"{name}.start"
            if source not in loop.latches:
                value = f"{name}.before{position}"
                _before_end(graph.blocks[source], f"{value} = load i32, ptr {_TOP}, align 4")
            ways.append(f"[ {value}, %{source} ]")
        block = graph.blocks[head]
        behind = len(block.phis)
        block.instructions[behind:behind] = [
            Instruction(f"{name}.start = phi i32 {', '.join(ways)}"),
            Instruction(f"store i32 {name}.start, ptr {_TOP}, align 4"),
        ]


def _ends(
    blocks: tuple[str, ...], graph: Graph, head: str, pools: list[Pool], labels: dict[str, str]
) -> bool:
    """Whether a loop takes memory, and what it takes is used in the same trip alone."""
    inside = [pool for pool in pools if any(labels[site.result] in blocks for site in pool.sites)]
    phis = {phi.result for phi in graph.blocks[head].phis}
    return bool(inside) and all(not pool.kept and phis.isdisjoint(pool.values) for pool in inside)


def _before_end(block: Block, text: str) -> None:
    block.instructions.insert(len(block.instructions) - 1, Instruction(text))
