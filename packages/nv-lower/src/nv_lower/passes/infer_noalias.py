"""Give `noalias` back to pointers that turned out to be read only.

    define void @k(ptr readonly %in, …) "nv.noalias"="0,1"   =>   define void @k(ptr noalias readonly %in, …)

The second half of `drop_noalias`: what no invocation writes, no barrier can change.

Requires: the optimiser has run once and marked what is only read.
Leaves:   no `"nv.noalias"` attribute.
Cost:     one look at the kernel's header.
"""

from __future__ import annotations

from nv_lower.ir import Module
from nv_lower.options import Options

_MARK = "nv.noalias"


def run(module: Module, options: Options) -> bool:
    """Restore the attribute where it is safe."""
    changed = False
    for function in module.functions.values():
        marked = module.attributes_of(function.header.attributes).value(_MARK)
        if marked is None:
            continue
        parameters = list(function.header.parameters)
        for index in map(int, marked.split(",")):
            if index < len(parameters) and parameters[index].has("readonly", "readnone"):
                words = f"noalias {parameters[index].attributes}"
                parameters[index] = parameters[index]._replace(attributes=words)
        header = function.header.with_parameters(parameters)
        function.header = header.changed(header.attributes.without(_MARK))
        for number, group in module.attributes.items():
            module.attributes[number] = group.without(_MARK)
        changed = True
    return changed
