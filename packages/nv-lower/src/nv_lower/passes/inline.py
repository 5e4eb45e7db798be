"""Tell LLVM to inline everything into the kernel.

    define internal i32 @device(…) {    =>    define internal i32 @device(…) alwaysinline "no-jump-tables"="true" {

Requires: one kernel; no recursion (`select_kernel`); nothing that forbids inlining (`strip_target_attributes`).
Leaves:   every other defined function `alwaysinline`; none whose switches become lookup tables, which would be tables
          in memory on a GPU.
Cost:     linear in the number of functions; the inlining itself is the optimiser's.
"""

from __future__ import annotations

from nv_lower.ir import Module
from nv_lower.options import Options

_NO_TABLES = '"no-jump-tables"="true"'


def run(module: Module, options: Options) -> bool:
    """Mark the functions."""
    for function in module.functions.values():
        words = (_NO_TABLES,) if module.is_kernel(function) else ("alwaysinline", _NO_TABLES)
        function.header = function.header.with_attributes(*words)
    return True
