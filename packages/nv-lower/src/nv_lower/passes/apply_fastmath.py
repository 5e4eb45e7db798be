"""Put the fast-math flags that the options grant on every float operation.

    %s = fadd float %a, %b        =>    %s = fadd reassoc nnan … float %a, %b

Requires: nothing; flags that are there stay.
Leaves:   with `fastmath`, every float operation that may carry flags has them; without, nothing changes.
Cost:     one look at each instruction, only with `fastmath`.
"""

from __future__ import annotations

import re

from nv_lower.ir import FASTMATH, Instruction, Module
from nv_lower.options import Options

_OPERATIONS = frozenset({"fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "fcmp"})
_BY_TYPE = frozenset({"phi", "select", "call"})
_FLOAT = re.compile(r"(?:<\d+ x )?(?:half|bfloat|float|double)\b")


def run(module: Module, options: Options) -> bool:
    """Add the flags of `options.fastmath`."""
    if not options.fastmath:
        return False
    granted = {"fast"} if options.fastmath is True else set(options.fastmath)

    def rule(instruction: Instruction) -> list[str] | None:
        if not _may_carry(instruction):
            return None
        flags = granted | instruction.fastmath
        shown = " ".join(sorted({"fast"} if "fast" in flags else flags))
        head, opcode, rest = instruction.text.partition(f"{instruction.opcode} ")
        words = rest.split(" ")
        while words[0] in FASTMATH:
            words.pop(0)
        return [f"{head}{opcode}{shown} {' '.join(words)}"]

    module.rewrite(rule)
    return True


def _may_carry(instruction: Instruction) -> bool:
    if instruction.opcode in _OPERATIONS:
        return True
    return (
        instruction.opcode in _BY_TYPE
        and bool(instruction.result)
        and _FLOAT.match(instruction.type) is not None
    )
