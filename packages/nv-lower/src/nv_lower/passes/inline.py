"""Tell LLVM to inline everything into the kernel.

    define internal i32 @device(…) {    =>    define internal i32 @device(…) alwaysinline "no-jump-tables"="true" {

Requires: one kernel; no recursion (`select_kernel`); nothing that forbids inlining (`forget_machine`).
Leaves:   every other defined function `alwaysinline`; none whose switches become lookup tables, which would be tables
          in memory on a GPU.
Cost:     linear in the number of functions; the inlining itself is the optimiser's.
"""

from __future__ import annotations

from nv_lower.irtext import Module, split_header
from nv_lower.options import Options


def run(module: Module, options: Options) -> bool:
    """Mark the functions."""
    for function in module.functions.values():
        header = split_header(function.header)
        kernel = '"nv.kernel"' in module.attributes_of(function.header)
        mark = '"no-jump-tables"="true"' if kernel else 'alwaysinline "no-jump-tables"="true"'
        parameters = ", ".join(header.parameters)
        function.header = f"{header.before}{header.symbol}({parameters}) {mark}{header.after}"
    return True
