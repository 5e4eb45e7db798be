"""Instructions that nothing uses any more, removed from a body as text.

Passes that run after the optimiser leave their inputs behind; another run of LLVM only for that would cost more than
all of them together.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from nv_lower.irtext import LOCAL

_DEFINITION = re.compile(rf"\s*({LOCAL}) = (\w+)")
_NAME = re.compile(LOCAL)
_INTEGERS = "add sub mul and or xor shl lshr ashr zext sext trunc getelementptr select"
_OTHERS = "icmp phi freeze addrspacecast bitcast fadd fsub fmul fneg fcmp fpext fptrunc"
_PURE = frozenset(_INTEGERS.split() + _OTHERS.split())


def without_dead(body: Iterable[str]) -> list[str]:
    """The body without pure instructions whose result nothing uses."""
    lines = list(body)
    defined: dict[str, tuple[int, list[str]]] = {}
    uses: Counter[str] = Counter()
    for index, line in enumerate(lines):
        names = _NAME.findall(line)
        found = _DEFINITION.match(line)
        if found:
            names = names[1:]
            if found[2] in _PURE:
                defined[found[1]] = (index, names)
        uses.update(names)
    dead: set[int] = set()
    pending = [name for name in defined if not uses[name]]
    while pending:
        index, names = defined[pending.pop()]
        dead.add(index)
        for name in names:
            uses[name] -= 1
            if not uses[name] and name in defined:
                pending.append(name)
    return [line for index, line in enumerate(lines) if index not in dead]
