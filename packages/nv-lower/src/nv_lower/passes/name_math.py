"""Bring the names of mathematical functions to one spelling before the optimiser sees them.

    call double @exp(double %x) #7          =>   call double @llvm.exp.f64(double %x)
    call float @numba_ldexpf(float, i32)    =>   call float @ldexpf(float, i32)
    call float @_ZN05numba6python3remE5float(…)  =>   call float @numba_divmodf(…)

libm may set errno, so LLVM keeps every call where it is; the intrinsics and the library's functions have no effects.
What Numba defines itself and the library has in a better form gives way to it.

Requires: nothing.
Leaves:   functions that have an intrinsic are called as intrinsics; the others by the library's name, without effects;
          functions that nobody knows without attributes, so that calls of them stay until they are refused.
Cost:     linear in the number of calls.
"""

from __future__ import annotations

from dataclasses import replace

from nv_lower import library
from nv_lower.ir import Declaration, Header, Module, bare
from nv_lower.math_names import ALIASES, INTRINSICS, SUPERSEDED, TYPE_SUFFIXES, split_library
from nv_lower.options import Options


def run(module: Module, options: Options) -> bool:
    """Rename declared mathematical functions."""
    renamed: dict[str, str] = {}
    for symbol in [symbol for symbol in module.functions if bare(symbol) in SUPERSEDED]:
        header = module.functions.pop(symbol).header
        module.declare(symbol, header.type, header.types)
    for symbol, declared in list(module.declarations.items()):
        name = bare(symbol)
        if name.startswith(("llvm.", "nv.")):
            continue
        header = declared.header
        target = _target(name, header)
        if target is None:
            plain = Declaration(symbol, str(replace(header, after="")))
            if plain.text != declared.text:
                module.declarations[symbol] = plain
                renamed[symbol] = symbol
            continue
        del module.declarations[symbol]
        renamed[symbol] = target
        attributes = "" if target.startswith("@llvm.") else _attributes(bare(target), header.types)
        module.declare(target, header.type, header.types, attributes)
    if not renamed:
        return False

    # Attributes of the call site speak of the function that it called before.
    return module.rewrite_calls(
        renamed.keys(), lambda call: [call.calling(renamed[call.callee], attributes=False)]
    )


def _attributes(name: str, types: list[str]) -> str:
    """What LLVM may assume of a function of the library: no more than its definition does.

    `numba_cpow` reads through two of its pointers. Declared to write only, the stores of its operands would go.
    """
    effects = "none"
    if any(type_.startswith("ptr") for type_ in types):
        effects = "argmem: write" if library.writes_only(name) else "argmem: readwrite"
    return f"nocallback nofree nounwind willreturn memory({effects})"


def _target(name: str, header: Header) -> str | None:
    """The symbol that a declared function should have; None when it is not a mathematical function."""
    base, type_ = split_library(SUPERSEDED.get(name, name))
    if base in INTRINSICS:
        matches = header.type == type_ and all(t == type_ for t in header.types)
        return f"@llvm.{INTRINSICS[base]}.{TYPE_SUFFIXES[type_]}" if matches else None
    wanted = ALIASES.get(base, base) + ("f" if type_ == "float" else "")
    return f"@{wanted}" if wanted in library.NAMES else None
