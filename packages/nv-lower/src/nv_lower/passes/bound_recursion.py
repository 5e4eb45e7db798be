"""Make copies of functions that reach themselves, as many as their bound says.

    define i32 @f(…) "nv.recursion"="3,77" { … call i32 @f(…) … }
    =>
    define i32 @f(…) { … call i32 @f.1(…) … }
    define i32 @f.1(…) { … call i32 @f.2(…) … }
    define i32 @f.2(…) { … call i32 @f.beyond(…) … }
    define i32 @f.beyond(…) { ret i32 77 }

SPIR-V has no recursion, and everything is inlined: a bound makes a chain of it. The attribute of a function says how
many calls may be active at once among all functions that reach each other with it, and the status code that a call
beyond returns, as the frontend's calling convention has it.

Requires: nothing; recursive functions without the attribute stay, and `select_kernel` refuses them.
Leaves:   no call from such a function to itself.
Cost:     a copy of each function for each level; what it grows to when it is inlined `select_kernel` weighs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from nv_lower.ir import Function, Module, bare, parse
from nv_lower.options import Options

_ATTRIBUTE = "nv.recursion"


def run(module: Module, options: Options) -> bool:
    """Copy what is recursive and bounded."""
    bounds = {
        symbol: value
        for symbol, function in module.functions.items()
        if (value := module.attributes_of(function.header.attributes).value(_ATTRIBUTE)) is not None
    }
    if not bounds:
        return False
    calls = {
        symbol: {call.callee for call in function.calls_of(module.functions.keys())}
        for symbol, function in module.functions.items()
    }
    changed = False
    for group in list(_groups(calls)):
        given = [bounds[symbol] for symbol in group if symbol in bounds]
        if given:
            depth, code = min(tuple(int(part) for part in text.split(",")) for text in given)
            _unfold(module, group, depth, code)
            changed = True
    return changed


def _groups(calls: Mapping[str, Iterable[str]]) -> Iterator[list[str]]:
    """The sets of functions that reach each other."""
    reached = {symbol: _reached(calls, symbol) for symbol in calls}
    left = {symbol for symbol in calls if symbol in reached[symbol]}
    while left:
        symbol = min(left)
        group = sorted(other for other in left if other in reached[symbol] and symbol in reached[other])
        yield group
        left.difference_update(group)


def _reached(calls: Mapping[str, Iterable[str]], symbol: str) -> set[str]:
    found: set[str] = set()
    pending = list(calls[symbol])
    while pending:
        other = pending.pop()
        if other not in found:
            found.add(other)
            pending.extend(calls[other])
    return found


def _unfold(module: Module, group: list[str], depth: int, code: int) -> None:
    originals = {symbol: "\n".join(module.functions[symbol].lines()) for symbol in group}
    for level in range(depth):
        names = {
            symbol: _named(symbol, str(level + 1) if level + 1 < depth else "beyond") for symbol in group
        }
        for symbol, text in originals.items():
            own = symbol if level == 0 else _named(symbol, str(level))
            head, brace, body = _renamed(text, symbol, own).partition("{\n")
            module.functions[own] = _function(head + brace + _calling(body, names))
    for symbol in group:
        beyond = _named(symbol, "beyond")
        head = _renamed(originals[symbol], symbol, beyond).partition("{\n")[0]
        module.functions[beyond] = _function(f"{head}{{\n  ret i32 {code}\n}}")


def _named(symbol: str, suffix: str) -> str:
    quoted = symbol.startswith('@"')
    return f'@"{bare(symbol)}.{suffix}"' if quoted else f"{symbol}.{suffix}"


def _renamed(text: str, symbol: str, name: str) -> str:
    """The definition under another name."""
    return text.replace(f"{symbol}(", f"{name}(", 1)


def _calling(body: str, names: Mapping[str, str]) -> str:
    """The body with other callees."""
    pattern = re.compile("|".join(re.escape(f"{symbol}(") for symbol in sorted(names, key=len, reverse=True)))
    return pattern.sub(lambda found: names[found[0][:-1]] + "(", body)


def _function(text: str) -> Function:
    (function,) = parse(text).functions.values()
    return function
