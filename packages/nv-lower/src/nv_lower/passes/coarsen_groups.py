"""Let one workgroup do the work of several, one after the other.

    entry:                                          coarse:
      %g = call i32 @nv.group.id(i32 0)               %each = call i32 @nv.coarsening()
      …                                               %wide = call i32 @nv.group.id(i32 0)
      ret void                                        %first = mul i32 %wide, %each
                                                      br label %entry
                                               =>   entry:
                                                      %turn = phi i32 [ 0, %coarse ], [ %next, %turn.end ]
                                                      %g = add i32 %first, %turn
                                                      …
                                                      br label %turn.end
                                                    turn.end:
                                                      %next = add i32 %turn, 1
                                                      %more = icmp ult i32 %next, %each
                                                      br i1 %more, label %entry, label %coarse.end

To start a workgroup costs a device as much as a few dozen instructions of its invocations: an H200 starts 1.4 of
them in a nanosecond, llvmpipe calls a function for each. Kernels of a few dozen instructions notice: saxpy with 256
invocations a workgroup reads and writes 3.2 GB in 0.98 ms, and in 0.90 ms with four workgroups in one. Who launches
decides: the number is a specialization constant, 1 unless set, and with 1 the loop vanishes.

A kernel qualifies whose workgroups are independent pieces of work: no barrier, workgroup memory or subgroup
operation, and not the number of workgroups; without loops, beside which a start does not count.

Requires: one flat, optimised function; offsets narrowed, which look at where a workgroup's number comes from.
Leaves:   the workgroup's number along the first axis computed; allocas in the first block.
Cost:     five instructions, which vanish when the number is 1; linear.
"""

from __future__ import annotations

from nv_lower.analysis.loops import Graph
from nv_lower.builtin_names import declare
from nv_lower.ir import UNNAMED, Block, Function, Header, Instruction, Module, derived
from nv_lower.options import Options

#: Instructions above which starting a workgroup costs little beside running it.
_MAX_LINES = 400
_COUNT = "@nv.coarsening"
_GROUP = "@nv.group.id"
_GLOBAL = "@nv.global.id"
#: What invocations of different workgroups cannot tell.
_INDEPENDENT = frozenset({_GROUP, _GLOBAL, "@nv.local.id", "@nv.local.size", "@nv.rsqrt.f32", "@nv.exp2.f32"})


def run(module: Module, options: Options) -> bool:
    """Wrap the kernel's body in the loop, where `coarsen` asks for it and the kernel qualifies."""
    if not options.coarsen or module.workgroup_arrays():
        return False
    changed = False
    for function in module.functions.values():
        if _may_qualify(function) and not Graph.of(function).cyclic(function.blocks):
            function.blocks = _wrapped(function)
            for name in (_COUNT, _GROUP, "@nv.local.size", "@nv.local.id"):
                declare(module, name)
            changed = True
    return changed


def _may_qualify(function: Function) -> bool:
    """Return whether the kernel qualifies, apart from loops."""
    if function.size > _MAX_LINES:
        return False
    calls = list(function.calls())
    return any(map(_names_group, calls)) and all(map(_keeps_independent, calls))


def _keeps_independent(call: Instruction) -> bool:
    if not call.callee.startswith("@nv."):
        return True
    if call.callee == "@nv.num.groups":
        return call.values[0] != "0"
    return call.callee in _INDEPENDENT or "dot." in call.callee


def _names_group(instruction: Instruction) -> bool:
    return (
        instruction.opcode == "call"
        and instruction.callee in (_GROUP, _GLOBAL)
        and instruction.values == ["0"]
    )


def _wrapped(function: Function) -> dict[str, Block]:
    first = next(iter(function.blocks))
    entry = first if first != UNNAMED else _number_of_first_block(function.header)
    start = function.blocks[first].instructions[0]
    allocas = [i for i in function.instructions if i.opcode == "alloca"]
    head = [
        f"%nv.each = call i32 {_COUNT}()",
        f"%nv.wide = call i32 {_GROUP}(i32 0)",
        "%nv.first = mul i32 %nv.wide, %nv.each",
        f"br label %{entry}",
    ]
    result = {"nv.coarse": Block("nv.coarse", [*allocas, *map(start.heir, head)])}
    for label, block in function.blocks.items():
        name = entry if label == first else label
        result[name] = Block(name, [new for old in block.instructions for new in _in_turn(old)])
    turn = "%nv.turn = phi i32 [ 0, %nv.coarse ], [ %nv.turn.next, %nv.turn.end ]"
    result[entry].instructions.insert(0, start.heir(turn))
    tail = [
        "%nv.turn.next = add i32 %nv.turn, 1",
        "%nv.turn.more = icmp ult i32 %nv.turn.next, %nv.each",
        f"br i1 %nv.turn.more, label %{entry}, label %nv.coarse.end",
    ]
    result["nv.turn.end"] = Block("nv.turn.end", list(map(start.heir, tail)))
    result["nv.coarse.end"] = Block("nv.coarse.end", [start.heir("ret void")])
    return result


def _number_of_first_block(header: Header) -> str:
    """What LLVM calls a first block without a label: it counts on from the parameters without names."""
    return str(sum(parameter.name[1:].isdigit() for parameter in header.parameters))


def _in_turn(instruction: Instruction) -> list[Instruction]:
    """What stands for an instruction in the loop."""
    if instruction.opcode == "alloca":
        return []
    if instruction.opcode == "ret":
        return [instruction.heir("br label %nv.turn.end")]
    return list(map(instruction.heir, _numbered(instruction))) if _names_group(instruction) else [instruction]


def _numbered(call: Instruction) -> list[str]:
    """The number of the workgroup, or of the invocation in the grid, whose turn it is."""
    name = call.result
    if call.callee == _GROUP:
        return [f"{name} = add i32 %nv.first, %nv.turn"]
    group, size, start, local = (derived(name, part) for part in "gsfl")
    return [
        f"{group} = add i32 %nv.first, %nv.turn",
        f"{size} = call i32 @nv.local.size(i32 0)",
        f"{start} = mul i32 {group}, {size}",
        f"{local} = call i32 @nv.local.id(i32 0)",
        f"{name} = add i32 {start}, {local}",
    ]
