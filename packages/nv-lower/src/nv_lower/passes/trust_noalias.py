"""Give `noalias` back to pointers that turned out to be read only.

    define void @k(ptr readonly %in, …) "nv.noalias"="0,1"   =>   define void @k(ptr noalias readonly %in, …)

The second half of `distrust_noalias`: what no invocation writes, no barrier can change.

Requires: the optimiser has run once and marked what is only read.
Leaves:   no `"nv.noalias"` attribute.
Cost:     one look at the kernel's header.
"""

from __future__ import annotations

import re

from nv_lower.irtext import Module, split_header
from nv_lower.options import Options

_MARK = re.compile(r' ?"nv\.noalias"="([\d,]*)"')


def run(module: Module, options: Options) -> bool:
    """Restore the attribute where it is safe."""
    changed = False
    for function in module.functions.values():
        found = _MARK.search(module.attributes_of(function.header))
        if found is None:
            continue
        header = split_header(function.header)
        parameters = list(header.parameters)
        for index in map(int, found[1].split(",")):
            if index < len(parameters) and re.search(r"\b(?:readonly|readnone)\b", parameters[index]):
                parameters[index] = re.sub(r"^(ptr(?: addrspace\(\d+\))?)", r"\1 noalias", parameters[index])
        function.header = (
            f"{header.before}{header.symbol}({', '.join(parameters)}){_MARK.sub('', header.after)}"
        )
        for number, text in module.attributes.items():
            module.attributes[number] = _MARK.sub("", text)
        changed = True
    return changed
