"""Instructions stand in the order of SPIR-V 2.4 ("Logical Layout of a Module"), function bodies inside blocks."""

from __future__ import annotations

from nv_spirv.checks.subject import TERMINATORS, Subject
from nv_spirv.grammar import op
from nv_spirv.sections import ANYWHERE, DECLARATIONS, FUNCTIONS, section_of

_OUTSIDE_BLOCKS = frozenset({op.Function, op.FunctionParameter, op.FunctionEnd, op.Label})


def check(subject: Subject) -> None:
    """Report instructions out of place, and modules without a memory model."""
    _module(subject)
    for function in subject.functions:
        _function(subject, function.start, function.end)


def _module(subject: Subject) -> None:
    reached = 0
    models = 0
    for index, instruction in enumerate(subject.instructions[: subject.first_function]):
        rank = section_of(instruction[0])
        if rank == FUNCTIONS:
            subject.report("sections.block", f"{subject.operation(index)} stands outside a function", index)
            return
        if rank == ANYWHERE:
            rank = reached if instruction[0] in (op.Line, op.NoLine, op.Nop) else DECLARATIONS
        if rank < reached:
            subject.report(
                "sections.order", f"{subject.operation(index)} stands too late in the module", index
            )
            return
        reached = rank
        models += instruction[0] == op.MemoryModel
    if models != 1:
        subject.report("sections.memory-model", f"a module with {models} memory models", 0)


def _function(subject: Subject, start: int, end: int) -> None:
    inside = False
    instructions_ = subject.instructions
    for index in range(start + 1, min(end, len(instructions_) - 1) + 1):
        opcode = instructions_[index][0]
        if opcode == op.Label:
            inside = True
        elif section_of(opcode) < FUNCTIONS:
            subject.report("sections.order", f"{subject.operation(index)} stands in a function", index)
        elif not inside and opcode not in _OUTSIDE_BLOCKS and section_of(opcode) != ANYWHERE:
            subject.report("sections.block", f"{subject.operation(index)} stands outside a block", index)
        elif inside and opcode in (op.FunctionParameter, op.Function):
            subject.report("sections.block", f"{subject.operation(index)} stands in a block", index)
        elif opcode in TERMINATORS:
            inside = False
    for index in range(end + 1, len(instructions_)):
        opcode = instructions_[index][0]
        if opcode == op.Function:
            return
        if section_of(opcode) != ANYWHERE:
            subject.report("sections.block", f"{subject.operation(index)} stands between functions", index)
            return
