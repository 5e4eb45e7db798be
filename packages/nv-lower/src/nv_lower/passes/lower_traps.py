"""End the invocation where the program says that it cannot go on.

    call void @llvm.trap()          ret void
    unreachable                =>

A GPU has no trap. The other invocations go on; a kernel that wants to tell the host stores a status first (the
contract's `%nv.status`), as the Python frontend does.

Requires: one flat function.
Leaves:   no `trap`, `debugtrap`, `ubsantrap`.
Cost:     linear in the text, only if there is one.
"""

from __future__ import annotations

from nv_lower.ir import Block, Instruction, Module
from nv_lower.options import Options

_TRAPS = frozenset({"@llvm.trap", "@llvm.ubsantrap"})
_BREAKPOINT = "@llvm.debugtrap"


def run(module: Module, options: Options) -> bool:
    """Replace traps by returns."""
    if not any(symbol in module.declarations for symbol in (*_TRAPS, _BREAKPOINT)):
        return False
    changed = False
    for function in module.functions.values():
        for block in function.blocks.values():
            changed |= _end(block)
    return changed


def _end(block: Block) -> bool:
    """Return in a trap's place; what follows it in the block is never reached."""
    kept: list[Instruction] = []
    for instruction in block.instructions:
        callee = instruction.callee if instruction.opcode == "call" else ""
        if callee in _TRAPS:
            kept.append(instruction.heir("ret void"))
            break
        if callee != _BREAKPOINT:
            kept.append(instruction)
    changed = len(kept) != len(block.instructions) or kept[-1] is not block.terminator
    block.instructions = kept
    return changed
