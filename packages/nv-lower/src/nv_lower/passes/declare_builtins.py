"""Give the `nv.*` functions the contract's names and attributes, and workgroup arrays their form.

    declare void @nv_barrier()               =>   declare void @nv.barrier() convergent nounwind
    @tile = internal addrspace(3) global          @tile = external addrspace(3) global [64 x float]
            [64 x float] zeroinitializer

C has neither dots in names nor globals without an initialiser. Without `convergent` the optimiser would copy
barriers into both arms of a branch; with an initialiser and one store it would take a workgroup array for a constant.

Requires: nothing.
Leaves:   every declared `nv.*` function is one of the contract's, with its attributes; no workgroup array has an
          initialiser.
Cost:     linear in the text.
"""

from __future__ import annotations

import re

from nv_lower.builtin_names import closest, declaration, dotted, matrix_attributes
from nv_lower.errors import InvalidInput, Unsupported
from nv_lower.irtext import Module, bare, calls, leading_type, match_call, split_header
from nv_lower.options import Options

_WORKGROUP = re.compile(r"(@\S+|@\"[^\"]*\") = .*?\baddrspace\(3\) (?:global|constant) ")
_ALIGN = re.compile(r", align (\d+)")
_CALL_ATTRIBUTES = re.compile(r"(?:\s+#\d+|\s+\[[^\]]*\])+")


def run(module: Module, options: Options) -> bool:
    """Rename and declare the built-in functions; strip initialisers of workgroup arrays."""
    changed = _declare(module)
    for symbol, line in module.globals.items():
        if _WORKGROUP.match(line):
            module.globals[symbol] = _workgroup(symbol, line)
            changed = True
    return changed


def _declare(module: Module) -> bool:
    renamed: dict[str, str] = {}
    for symbol in list(module.declarations):
        name = bare(symbol)
        if not name.startswith(("nv_", "nv.")):
            continue
        wanted = dotted(name)
        if attributes := matrix_attributes(wanted):
            header = split_header(module.declarations.pop(symbol))
            types = ", ".join(leading_type(parameter) for parameter in header.parameters)
            module.declarations[f"@{wanted}"] = f"declare {header.type} @{wanted}({types}) {attributes}"
            renamed[symbol] = f"@{wanted}"
            continue
        line = declaration(wanted)
        if line is None:
            hint = closest(wanted)
            raise Unsupported(
                f"`{name}` is not a function of a kernel" + (f"; is `{hint}` meant?" if hint else "")
            )
        _check_signature(name, module.declarations.pop(symbol), line)
        module.declarations[f"@{wanted}"] = line
        renamed[symbol] = f"@{wanted}"
    if not renamed:
        return False
    for function in module.functions.values():
        for index, call in list(calls(function.body)):
            if call.symbol in renamed:
                function.body[index] = _plain(function.body[index], renamed[call.symbol])
    return True


def _check_signature(name: str, given: str, wanted: str) -> None:
    def signature(line: str) -> tuple[str, list[str]]:
        header = split_header(line)
        return header.type, [leading_type(parameter) for parameter in header.parameters]

    if signature(given) != signature(wanted):
        result, parameters = signature(wanted)
        raise InvalidInput(
            f"`{name}` is declared with another type; it is {result} ({', '.join(parameters)})"
        )


def _plain(line: str, symbol: str) -> str:
    """The call under its new name, without call-site attributes, which the declaration's replace."""
    call = match_call(line)
    assert call is not None
    arguments = [f"{type_} {value}" for type_, value in zip(call.types(), call.values(), strict=True)]
    name = f"{call.result} = " if call.result else ""
    indent = line[: len(line) - len(line.lstrip())]
    return f"{indent}{name}call {call.type} {symbol}({', '.join(arguments)}){_CALL_ATTRIBUTES.sub('', call.after)}"


def _workgroup(symbol: str, line: str) -> str:
    found = _WORKGROUP.match(line)
    assert found is not None
    rest = line[found.end() :]
    type_ = leading_type(rest)
    initialiser = re.split(r", (?:align|section|comdat)\b|,$", rest[len(type_) :])[0].strip()
    if initialiser not in ("", "undef", "poison", "zeroinitializer"):
        raise Unsupported(
            f"the workgroup array `{bare(symbol)}` has initial values, which workgroup memory cannot have"
        )
    align = _ALIGN.search(rest)
    return f"{symbol} = external addrspace(3) global {type_}" + (f", align {align[1]}" if align else "")
