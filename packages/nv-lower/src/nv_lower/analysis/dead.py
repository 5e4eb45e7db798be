"""Instructions that nothing uses any more, removed from a function.

Passes that run after the optimiser leave their inputs behind; another run of LLVM only for that would cost more than
all of them together.
"""

from __future__ import annotations

from collections import Counter

from nv_lower.ir import Function, Instruction

_INTEGERS = "add sub mul and or xor shl lshr ashr zext sext trunc getelementptr select"
_OTHERS = "icmp phi freeze addrspacecast bitcast fadd fsub fmul fneg fcmp fpext fptrunc"
_PURE = frozenset(_INTEGERS.split() + _OTHERS.split())


def remove_dead(function: Function) -> None:
    """Take out pure instructions whose result nothing uses."""
    defined: dict[str, tuple[Instruction, list[str]]] = {}
    uses: Counter[str] = Counter()
    for instruction in function.instructions:
        names = instruction.names
        uses.update(names)
        if instruction.result and instruction.opcode in _PURE:
            defined[instruction.result] = instruction, names
    dead: set[str] = set()
    pending = [name for name in defined if not uses[name]]
    while pending:
        name = pending.pop()
        dead.add(name)
        for used in defined[name][1]:
            uses[used] -= 1
            if not uses[used] and used in defined:
                pending.append(used)
    if not dead:
        return
    for block in function.blocks.values():
        block.instructions = [i for i in block.instructions if i.result not in dead]
