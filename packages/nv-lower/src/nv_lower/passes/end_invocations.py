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

import re

from nv_lower.irtext import Module
from nv_lower.options import Options

_TRAP = re.compile(r"^\s*(?:tail )?call void @llvm\.(trap|ubsantrap|debugtrap)\(")


def run(module: Module, options: Options) -> bool:
    """Replace traps by returns."""
    if not module.mentions("@llvm.trap(", "@llvm.ubsantrap(", "@llvm.debugtrap("):
        return False
    for function in module.functions.values():
        body: list[str] = []
        skipping = False
        for line in function.body:
            starts_block = not line.startswith((" ", "\t"))
            skipping = skipping and not starts_block
            if skipping:
                continue
            found = _TRAP.match(line)
            if found is None:
                body.append(line)
            elif found[1] != "debugtrap":
                body.append("  ret void")
                skipping = True  # up to the block's end: what follows a trap is never reached
        function.body = body
    return True
