"""Bring the names of mathematical functions to one spelling before the optimiser sees them.

    call double @exp(double %x) #7          =>   call double @llvm.exp.f64(double %x)
    call float @numba_ldexpf(float, i32)    =>   call float @ldexpf(float, i32)

libm may set errno, so LLVM keeps every call where it is; the intrinsics and the library's functions have no effects.

Requires: nothing.
Leaves:   functions that have an intrinsic are called as intrinsics; the others by the library's name, without effects;
          functions that nobody knows without attributes, so that calls of them stay until they are refused.
Cost:     linear in the number of calls.
"""

from __future__ import annotations

from nv_lower import library
from nv_lower.irtext import Call as CallLine
from nv_lower.irtext import Module, bare, leading_type, replace_calls, split_header
from nv_lower.math_names import ALIASES, INTRINSICS, TYPE_SUFFIXES, split_library
from nv_lower.options import Options


def run(module: Module, options: Options) -> bool:
    """Rename declared mathematical functions."""
    renamed: dict[str, str] = {}
    for symbol, line in list(module.declarations.items()):
        target = _target(bare(symbol), line)
        header = split_header(line)
        if target is None:
            if not bare(symbol).startswith(("llvm.", "nv.")):
                plain = f"{header.before}{symbol}({', '.join(header.parameters)})"
                if plain != line:
                    module.declarations[symbol] = plain
                    renamed[symbol] = symbol
            continue
        types = [leading_type(parameter) for parameter in header.parameters]
        del module.declarations[symbol]
        renamed[symbol] = target
        attributes = "" if target.startswith("@llvm.") else _attributes(bare(target), types)
        module.declare(target, f"declare {header.type} {target}({', '.join(types)}){attributes}")
    if not renamed:
        return False

    def rewrite(call: CallLine) -> str | None:
        target = renamed.get(call.symbol)
        if target is None:
            return None
        # Attributes of the call site (a group number) speak of the function that it called before.
        return f"{call.before}{target}({', '.join(call.arguments)})" + call.after.partition(" #")[0]

    return replace_calls(module, rewrite)


def _attributes(name: str, types: list[str]) -> str:
    """What LLVM may assume of a function of the library: no more than its definition does.

    `numba_cpow` reads through two of its pointers. Declared to write only, the stores of its operands would go.
    """
    effects = "none"
    if any(type_.startswith("ptr") for type_ in types):
        effects = "argmem: write" if library.writes_only(name) else "argmem: readwrite"
    return f" nocallback nofree nounwind willreturn memory({effects})"


def _target(name: str, line: str) -> str | None:
    """The symbol that a declared function should have; None when it is no mathematical function."""
    if name.startswith(("llvm.", "nv.")):
        return None
    base, type_ = split_library(name)
    header = split_header(line)
    types = [leading_type(parameter) for parameter in header.parameters]
    if base in INTRINSICS:
        matches = header.type == type_ and all(t == type_ for t in types)
        return f"@llvm.{INTRINSICS[base]}.{TYPE_SUFFIXES[type_]}" if matches else None
    wanted = ALIASES.get(base, base) + ("f" if type_ == "float" else "")
    return f"@{wanted}" if wanted in library.NAMES else None
