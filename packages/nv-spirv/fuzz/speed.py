"""Time every tool on kernels of growing size: emit, check, reflect, dis, as, finish; µs for each instruction of the IR.

The kernels are chains of selections whose arms compute, load and store. That the time for an instruction stays the same
is the property; the figures are the machine's.

    python packages/nv-spirv/fuzz/speed.py --blocks 400,4400,40000 --repeat 3
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable

import nv_spirv

ARM = """{arm}{k}:
  %i{arm}{k} = and i32 %v{k}, 1023
  %p{arm}{k} = getelementptr inbounds float, ptr %data, i32 %i{arm}{k}
  %f{arm}{k} = load float, ptr %p{arm}{k}, align 4
  %g{arm}{k} = fmul float %f{arm}{k}, 0x3FF8000000000000
  store float %g{arm}{k}, ptr %p{arm}{k}, align 4
  %n{arm}{k} = {operation} i32 %v{k}, {constant}
  br label %join{k}
"""


def kernel(blocks: int) -> tuple[str, int]:
    """Return a kernel of about that many blocks, four for each selection, and its number of instructions."""
    selections = max(blocks // 3, 1)
    lines = ["define void @k(ptr %data, i32 %n) {", "entry:", "  br label %join0", "join0:"]
    merges = []
    lines.append("  %v0 = add i32 %n, 0")
    for k in range(selections):
        lines.append(f"  %c{k} = icmp ult i32 %v{k}, {k * 7919 % 65536}")
        lines.append(f"  br i1 %c{k}, label %a{k}, label %b{k}, !nv.selection !{k}")
        lines.append(
            ARM.format(arm="a", k=k, operation="mul", constant=k % 97 + 3).replace(f"join{k}", f"join{k + 1}")
        )
        lines.append(
            ARM.format(arm="b", k=k, operation="xor", constant=k % 89 + 1).replace(f"join{k}", f"join{k + 1}")
        )
        lines.append(f"join{k + 1}:")
        lines.append(f"  %v{k + 1} = phi i32 [ %na{k}, %a{k} ], [ %nb{k}, %b{k} ]")
        merges.append(f'!{k} = !{{!"join{k + 1}"}}')
    lines += ["  ret void", "}", *merges, ""]
    text = "\n".join(lines)
    return text, sum(line.startswith("  ") for line in text.split("\n"))


def best(function: Callable[[], object], repeat: int) -> float:
    """Return the shortest of several times, in seconds of the processor: others may be at work here."""
    times = []
    for _ in range(repeat):
        begin = time.process_time()
        function()
        times.append(time.process_time() - begin)
    return min(times)


def main() -> int:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--blocks", default="400,4400,40000")
    parser.add_argument("--repeat", type=int, default=3)
    arguments = parser.parse_args()
    logical = nv_spirv.Options(addressing="logical")
    names = ("emit", "emit logical", "check", "reflect", "dis", "as", "finish")
    print(f"{'blocks':>8} {'instructions':>13} {'emit s':>8}", *(f"{name:>13}" for name in names))
    for blocks in (int(part) for part in arguments.blocks.split(",")):
        ir, count = kernel(blocks)
        spirv = nv_spirv.emit(ir)
        text = nv_spirv.disassemble(spirv)
        tools: tuple[Callable[[], object], ...] = (
            lambda ir=ir: nv_spirv.emit(ir),  # type: ignore[misc]
            lambda ir=ir: nv_spirv.emit(ir, logical),  # type: ignore[misc]
            lambda spirv=spirv: nv_spirv.violations(spirv),  # type: ignore[misc]
            lambda spirv=spirv: nv_spirv.reflect(spirv),  # type: ignore[misc]
            lambda spirv=spirv: nv_spirv.disassemble(spirv),  # type: ignore[misc]
            lambda text=text: nv_spirv.assemble(text),  # type: ignore[misc]
            lambda spirv=spirv: nv_spirv.finish(spirv),  # type: ignore[misc]
        )
        seconds = [best(tool, arguments.repeat) for tool in tools]
        each = (f"{1e6 * value / count:>10.2f} µs" for value in seconds)
        print(f"{ir.count(':'):>8} {count:>13} {seconds[0]:>8.3f}", *each)
    return 0


if __name__ == "__main__":
    sys.exit(main())
