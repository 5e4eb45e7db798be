"""Take the status parameter off a kernel that raises nothing.

    define void @k(ptr %x.data, ptr %nv.status) { …never used… }    =>    define void @k(ptr %x.data) {…}

A frontend gives the parameter to every kernel; only optimisation shows whether an exception is left.

Requires: one flat, optimised function.
Leaves:   `%nv.status` and `!nv.exceptions` only where the kernel can raise.
Cost:     one search through the text.
"""

from __future__ import annotations

from nv_lower.irtext import Module, split_header
from nv_lower.options import Options


def run(module: Module, options: Options) -> bool:
    """Drop the unused status."""
    changed = False
    for function in module.functions.values():
        header = split_header(function.header)
        if not header.parameters or not header.parameters[-1].endswith(" %nv.status"):
            continue
        if any("%nv.status" in line for line in function.body):
            continue
        parameters = ", ".join(header.parameters[:-1])
        function.header = f"{header.before}{header.symbol}({parameters}){header.after}"
        module.metadata = [line for line in module.metadata if not line.startswith("!nv.exceptions = ")]
        changed = True
    return changed
