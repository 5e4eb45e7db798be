"""Which functions a function calls, and which variables of the module it uses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from nv_spirv.binary import Instruction
from nv_spirv.errors import InvalidInput
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import Context, shape, uses


class References:
    """For each function, by id, the functions it calls and the variables it uses, directly."""

    __slots__ = ("calls", "variables")

    def __init__(self) -> None:
        self.calls: dict[int, set[int]] = {}
        self.variables: dict[int, set[int]] = {}

    def reached(self, start: int) -> set[int]:
        """The functions that a run of `start` may enter, itself among them."""
        found = {start}
        waiting = [start]
        while waiting:
            for callee in self.calls.get(waiting.pop(), ()):
                if callee not in found:
                    found.add(callee)
                    waiting.append(callee)
        return found

    def used(self, start: int) -> set[int]:
        """The variables that a run of `start` may use."""
        return set().union(*(self.variables.get(function, ()) for function in self.reached(start)))


def references(
    instructions: Sequence[Instruction], variables: Mapping[int, Instruction], context: Context
) -> References:
    """The references of every function of a module to `variables`, its variables by id."""
    result = References()
    known = variables.keys()
    calls: set[int] = set()
    used: set[int] = set()
    for instruction in _bodies(instructions):
        opcode = instruction[0]
        if opcode == op.Function and len(instruction) > 2:
            calls = result.calls.setdefault(instruction[2], set())
            used = result.variables.setdefault(instruction[2], set())
        elif opcode == op.FunctionCall and len(instruction) > 3:
            calls.add(instruction[3])
        if not known.isdisjoint(instruction):  # most instructions name no variable, by id or by chance
            used.update(known & _named(instruction, context))
    return result


def _named(instruction: Instruction, context: Context) -> set[int]:
    """The ids that an instruction names; none for a damaged one, which the checks report."""
    if len(instruction) < shape(instruction[0]).rest:
        return set()
    try:
        return {instruction[place] for place in uses(instruction, context)}
    except InvalidInput:
        return set()


def _bodies(instructions: Sequence[Instruction]) -> Iterable[Instruction]:
    for index, instruction in enumerate(instructions):
        if instruction[0] == op.Function:
            return instructions[index:]
    return ()
