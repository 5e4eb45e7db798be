"""Put the fast-math flags that the options grant on every float operation.

    %s = fadd float %a, %b        =>    %s = fadd reassoc nnan … float %a, %b

Requires: nothing; flags that are there stay.
Leaves:   with `fastmath`, every float operation that may carry flags has them; without, nothing changes.
Cost:     one regular expression a line, only with `fastmath`.
"""

from __future__ import annotations

import re

from nv_lower.irtext import FASTMATH, Module
from nv_lower.options import Options

_FLOAT = r"(?:<\d+ x )?(?:half|bfloat|float|double)\b"
_FLAGS = r"((?:(?:" + "|".join(sorted(FASTMATH)) + r") )*)"
_OPERATION = re.compile(rf"(= (?:fadd|fsub|fmul|fdiv|frem|fneg|fcmp) ){_FLAGS}")
_FLOW = re.compile(rf"(= (?:phi|select) ){_FLAGS}(?={_FLOAT}|i1 \S+, {_FLOAT})")
_CALL = re.compile(rf"(= (?:tail |musttail |notail )?call ){_FLAGS}(?=(?:[a-z]+ )*{_FLOAT})")


def run(module: Module, options: Options) -> bool:
    """Add the flags of `options.fastmath`."""
    if not options.fastmath:
        return False
    granted = {"fast"} if options.fastmath is True else set(options.fastmath)

    def add(found: re.Match[str]) -> str:
        flags = granted | set(found[2].split())
        return found[1] + " ".join(sorted({"fast"} if "fast" in flags else flags)) + " "

    for function in module.functions.values():
        body = function.body
        for index, line in enumerate(body):
            if " = " in line:
                for pattern in (_OPERATION, _FLOW, _CALL):
                    line, count = pattern.subn(add, line, count=1)
                    if count:
                        body[index] = line
                        break
    return True
