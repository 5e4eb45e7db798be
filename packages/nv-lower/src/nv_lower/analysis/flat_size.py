"""How large a kernel is once everything is inlined into it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from nv_lower.ir import Instruction, Module

Calls = Mapping[str, Sequence[Instruction]]


def flat_sizes(module: Module, order: Iterable[str], calls: Calls) -> dict[str, int]:
    """The instructions of each function with what it calls; `order` has callees first.

    Inlining multiplies: a function that calls two that call two … doubles with each level.
    """
    found: dict[str, int] = {}
    for symbol in order:
        inlined = sum(found.get(call.callee, 0) for call in calls[symbol])
        found[symbol] = module.functions[symbol].size + inlined
    return found


def flat_size(module: Module) -> int:
    """The instructions of the largest function of a module without recursion, everything inlined."""
    known = module.functions.keys()
    calls = {symbol: function.calls_of(known) for symbol, function in module.functions.items()}
    done: dict[str, None] = {}
    stack = [(symbol, False) for symbol in known]
    while stack:
        symbol, leaving = stack.pop()
        if leaving:
            done[symbol] = None
        elif symbol not in done:
            stack.append((symbol, True))
            stack += [(call.callee, False) for call in calls[symbol] if call.callee not in done]
    return max(flat_sizes(module, done, calls).values(), default=0)
