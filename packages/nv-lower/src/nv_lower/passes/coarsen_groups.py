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

import re

from nv_lower.builtin_names import declaration
from nv_lower.irtext import LOCAL, Call, Module, calls, split_header
from nv_lower.loops import UNNAMED, Blocks
from nv_lower.options import Options

#: Instructions above which starting a workgroup costs little beside running it.
_MOST_LINES = 400
_COUNT = "@nv.coarsening"
_GROUP = "@nv.group.id"
_GLOBAL = "@nv.global.id"
#: What invocations of different workgroups cannot tell.
_INDEPENDENT = frozenset({_GROUP, _GLOBAL, "@nv.local.id", "@nv.local.size", "@nv.rsqrt.f32", "@nv.exp2.f32"})
_NUMBERED = re.compile(r"%\d+$")
_ALLOCA = re.compile(rf"\s*{LOCAL} = alloca ")


def run(module: Module, options: Options) -> bool:
    """Wrap the kernel's body in the loop, where `coarsen` asks for it and the kernel qualifies."""
    if not options.coarsen or any("addrspace(3)" in text for text in module.globals.values()):
        return False
    changed = False
    for function in module.functions.values():
        blocks = Blocks.read(function.body) if _may_qualify(function.body) else None
        if blocks is not None and not blocks.cyclic(blocks.lines):
            function.body = _wrapped(function.header, blocks)
            for name in (_COUNT, _GROUP, "@nv.local.size", "@nv.local.id"):
                text = declaration(name[1:])
                assert text is not None
                module.declare(name, text)
            changed = True
    return changed


def _may_qualify(body: list[str]) -> bool:
    """Whether the kernel qualifies if it has no loop."""
    if len(body) > _MOST_LINES or not any(_names_group(line) for line in body):
        return False
    return all(_keeps_independent(call) for _, call in calls(body))


def _keeps_independent(call: Call) -> bool:
    if not call.symbol.startswith("@nv."):
        return True
    if call.symbol == "@nv.num.groups":
        return call.values()[0] != "0"
    return call.symbol in _INDEPENDENT or "dot." in call.symbol


def _names_group(line: str) -> bool:
    return f"{_GROUP}(i32 0)" in line or f"{_GLOBAL}(i32 0)" in line


def _wrapped(header: str, blocks: Blocks) -> list[str]:
    first, *others = blocks.lines
    entry = first if first != UNNAMED else _number_of_first_block(header)
    lines = [
        *blocks.lines[first],
        *(line for label in others for line in (f"{label}:", *blocks.lines[label])),
    ]
    result = [
        "nv.coarse:",
        *(line for line in lines if _ALLOCA.match(line)),
        f"  %nv.each = call i32 {_COUNT}()",
        f"  %nv.wide = call i32 {_GROUP}(i32 0)",
        "  %nv.first = mul i32 %nv.wide, %nv.each",
        f"  br label %{entry}",
        f"{entry}:",
        "  %nv.turn = phi i32 [ 0, %nv.coarse ], [ %nv.turn.next, %nv.turn.end ]",
    ]
    for line in lines:
        if _ALLOCA.match(line):
            continue
        if line.strip() == "ret void" or line.strip().startswith("ret void,"):
            result.append("  br label %nv.turn.end")
        elif _names_group(line):
            result += _numbered(line)
        else:
            result.append(line)
    return [
        *result,
        "nv.turn.end:",
        "  %nv.turn.next = add i32 %nv.turn, 1",
        "  %nv.turn.more = icmp ult i32 %nv.turn.next, %nv.each",
        f"  br i1 %nv.turn.more, label %{entry}, label %nv.coarse.end",
        "nv.coarse.end:",
        "  ret void",
    ]


def _number_of_first_block(header: str) -> str:
    """What LLVM calls a first block without a label: it counts on from the parameters without names."""
    return str(sum(bool(_NUMBERED.search(parameter)) for parameter in split_header(header).parameters))


def _numbered(line: str) -> list[str]:
    """The number of the workgroup, or of the invocation in the grid, whose turn it is."""
    name = line.split(" = ")[0].strip()
    if _GROUP in line:
        return [f"  {name} = add i32 %nv.first, %nv.turn"]
    group, size, start, local = (f'%"{name[1:].strip(chr(34))}.{part}"' for part in "gsfl")
    return [
        f"  {group} = add i32 %nv.first, %nv.turn",
        f"  {size} = call i32 @nv.local.size(i32 0)",
        f"  {start} = mul i32 {group}, {size}",
        f"  {local} = call i32 @nv.local.id(i32 0)",
        f"  {name} = add i32 {start}, {local}",
    ]
