"""Make the arrays that a kernel takes from outside parameters of the kernel.

    define void @k(ptr %x, ptr %nv.status) {        define void @k(ptr %x, ptr readonly %nv.captured.G, ptr …) {
      %p = call ptr @nv.captured.G()          =>      %p = getelementptr i8, ptr %nv.captured.G, i64 0

Requires: one flat function; the optimiser has dropped what is not used.
Leaves:   no call of such a function. Parameters are in the order of their names, before the status.
Cost:     one search through the calls.
"""

from __future__ import annotations

from nv_lower.builtin_names import CAPTURED, UPLOADED
from nv_lower.ir import Instruction, Module, Parameter, bare
from nv_lower.options import Options

_STATUS = "%nv.status"


def run(module: Module, options: Options) -> bool:
    """Replace calls by parameters."""
    symbols = sorted(
        symbol for symbol in module.declarations if bare(symbol).startswith((CAPTURED, UPLOADED))
    )
    if not symbols:
        return False
    named = {symbol: "%" + symbol[1:] for symbol in symbols}

    def rule(call: Instruction) -> list[str] | None:
        if call.callee not in named:
            return None
        return [f"{call.result} = getelementptr i8, ptr {named[call.callee]}, i64 0"]

    for function in module.functions.values():
        used = {call.callee for call in function.calls()}
        added = [_parameter(symbol, named[symbol]) for symbol in symbols if symbol in used]
        function.rewrite(rule, {"call"})
        parameters = list(function.header.parameters)
        at = len(parameters) - (bool(parameters) and parameters[-1].name == _STATUS)
        function.header = function.header.with_parameters([*parameters[:at], *added, *parameters[at:]])
    for symbol in symbols:
        del module.declarations[symbol]
    return True


def _parameter(symbol: str, name: str) -> Parameter:
    """What is uploaded for the kernel is nobody else's."""
    alone = "noalias " if bare(symbol).startswith(UPLOADED) else ""
    return Parameter("ptr", f"{alone}readonly nonnull", name)
