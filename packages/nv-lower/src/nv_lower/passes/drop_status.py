"""Take the status parameter off a kernel that raises nothing.

    define void @k(ptr %x.data, ptr %nv.status) { …never used… }    =>    define void @k(ptr %x.data) {…}

A frontend gives the parameter to every kernel; only optimisation shows whether an exception is left.

Requires: one flat, optimised function.
Leaves:   `%nv.status` and `!nv.exceptions` only where the kernel can raise.
Cost:     one search through the text.
"""

from __future__ import annotations

from nv_lower.ir import Module
from nv_lower.options import Options

_STATUS = "%nv.status"


def run(module: Module, options: Options) -> bool:
    """Drop the unused status."""
    changed = False
    for function in module.functions.values():
        *others, last = function.header.parameters or (None,)
        if last is None or last.name != _STATUS or any(_STATUS in i.text for i in function.instructions):
            continue
        function.header = function.header.with_parameters(others)
        module.metadata = [line for line in module.metadata if not line.startswith("!nv.exceptions = ")]
        changed = True
    return changed
