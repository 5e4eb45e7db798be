"""Drop what a frontend said for another machine, or to stop its own optimiser.

    attributes #0 = { noinline optnone "target-cpu"="x86-64" nounwind }    =>    attributes #0 = { nounwind }
    !5 = !{!"llvm.loop.unroll.disable"}                                    =>    !5 = !{!"nv.none"}

`clang -O1` writes on every loop that it must not be unrolled; here it must.

Requires: nothing.
Leaves:   attribute groups and headers with LLVM's own attributes, `"nv.*"` and `"denormal-fp-math*"` only.
Cost:     linear in the number of attribute groups, functions and metadata nodes.
"""

from __future__ import annotations

from nv_lower.ir import Module, name_of
from nv_lower.options import Options

_DROPPED = frozenset(
    {
        "noinline",
        "optnone",
        "optsize",
        "minsize",
        "inlinehint",
        "alwaysinline",
        "nonlazybind",
        "noredzone",
        "noimplicitfloat",
        "strictfp",
        "noprofile",
        "sspstrong",
        "sspreq",
        "ssp",
        "safestack",
        "uwtable",
    }
)


def run(module: Module, options: Options) -> bool:
    """Clean attribute groups, headers and loop metadata."""
    for number, group in module.attributes.items():
        module.attributes[number] = group.keep(_is_kept)
    for function in module.functions.values():
        header = function.header.without_address()
        function.header = header.changed(header.attributes.keep(_is_kept))
    module.metadata = [line.replace('"llvm.loop.unroll.disable"', '"nv.none"') for line in module.metadata]
    return True


def _is_kept(word: str) -> bool:
    name = name_of(word)
    return name.startswith(("nv.", "denormal-fp-math")) if word[0] == '"' else name not in _DROPPED
