"""Drop what a frontend said for another machine, or to stop its own optimiser.

    attributes #0 = { noinline optnone "target-cpu"="x86-64" nounwind }    =>    attributes #0 = { nounwind }
    !5 = !{!"llvm.loop.unroll.disable"}                                    =>    !5 = !{!"nv.none"}

`clang -O1` writes on every loop that it must not be unrolled; here it must.

Requires: nothing.
Leaves:   attribute groups and headers with LLVM's own attributes, `"nv.*"` and `"denormal-fp-math*"` only.
Cost:     linear in the number of attribute groups, functions and metadata nodes.
"""

from __future__ import annotations

import re
from dataclasses import replace

from nv_lower.ir import Module
from nv_lower.options import Options

_KEPT_STRING = re.compile(r'"(?:nv\.[^"]*|denormal-fp-math[^"]*)"')
# An attribute of LLVM's own may hold a string, `allockind("alloc")`, which the first alternative steps over.
_STRING = re.compile(r'(\w+\([^()]*\))|"[^"]*"(?:="[^"]*")? ?')
_DROPPED = re.compile(
    r"\b(?:noinline|optnone|optsize|minsize|inlinehint|alwaysinline|nonlazybind|noredzone|noimplicitfloat"
    r"|strictfp|noprofile|sspstrong|sspreq|ssp|safestack|uwtable(?:\((?:a?sync)\))?)\b ?"
)
_PERSONALITY = re.compile(r" personality [^{]*(?=\{|$)")
_ADDRESS = re.compile(r" (?:local_)?unnamed_addr\b")


def run(module: Module, options: Options) -> bool:
    """Clean attribute groups, headers and loop metadata."""
    for number, text in module.attributes.items():
        module.attributes[number] = _clean(text)
    for function in module.functions.values():
        after = _ADDRESS.sub("", _PERSONALITY.sub(" ", _clean(function.header.after)))
        function.header = replace(function.header, after=after)
    module.metadata = [line.replace('"llvm.loop.unroll.disable"', '"nv.none"') for line in module.metadata]
    return True


def _clean(text: str) -> str:
    text = _STRING.sub(lambda found: found[0] if found[1] or _KEPT_STRING.match(found[0]) else "", text)
    return _DROPPED.sub("", text)
