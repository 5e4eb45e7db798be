"""Let a barrier make other invocations' writes visible through `noalias` pointers.

    define void @k(ptr noalias %in, ptr noalias %out)   =>   define void @k(ptr %in, ptr %out) "nv.noalias"="0,1"

LLVM takes `noalias` to mean that no call changes what the pointer reaches, a barrier included: a value loaded before
the barrier would be used again after it, although another invocation has stored a new one. Pointers that are only read
keep the attribute: `trust_noalias` gives it back to those that the optimiser finds to be such.

Requires: the contract's names (`declare_builtins`); clean headers (`forget_machine`).
Leaves:   in a module with barriers, fences or ordering atomics, `noalias` only on parameters marked `readonly`.
Cost:     the optimiser knows less about arrays that such kernels write.
"""

from __future__ import annotations

import re

from nv_lower.irtext import Module, split_header
from nv_lower.options import Options

_ORDERED = re.compile(
    r"^\s*(?:%\S+ = )?(?:fence|atomicrmw|cmpxchg|load atomic|store atomic)\b.*(?:acquire|release|acq_rel|seq_cst)"
)


def run(module: Module, options: Options) -> bool:
    """Take `noalias` from parameters that may be written, in modules that synchronise."""
    if not _synchronises(module):
        return False
    for function in module.functions.values():
        header = split_header(function.header)
        parameters = list(header.parameters)
        taken = []
        for index, parameter in enumerate(parameters):
            if "noalias" in parameter and not re.search(r"\b(?:readonly|readnone)\b", parameter):
                parameters[index] = re.sub(r"\bnoalias ?", "", parameter)
                taken.append(index)
        if not taken:
            continue
        mark = f' "nv.noalias"="{",".join(map(str, taken))}"' if '"nv.kernel"' in header.after else ""
        function.header = f"{header.before}{header.symbol}({', '.join(parameters)}){mark}{header.after}"
    return True


def _synchronises(module: Module) -> bool:
    if "@nv.barrier" in module.declarations or "@nv.subgroup.barrier" in module.declarations:
        return True
    if not module.mentions("fence", "atomic", "cmpxchg"):
        return False
    return any(_ORDERED.match(line) for f in module.functions.values() for line in f.body)
