"""Instructions stand in the order of SPIR-V 2.4 ("Logical Layout of a Module"), function bodies inside blocks."""

from __future__ import annotations

import functools

from nv_spirv.checks.subject import TERMINATORS, Subject
from nv_spirv.grammar import op
from nv_spirv.grammar.tables import instructions

_SECTIONS = (
    (op.Capability,),
    (op.Extension,),
    (op.ExtInstImport,),
    (op.MemoryModel,),
    (op.EntryPoint,),
    (op.ExecutionMode, op.ExecutionModeId),
    (op.String, op.SourceExtension, op.Source, op.SourceContinued),
    (op.Name, op.MemberName),
    (op.ModuleProcessed,),
    (
        op.Decorate,
        op.DecorateId,
        op.DecorateString,
        op.MemberDecorate,
        op.MemberDecorateString,
        op.DecorationGroup,
        op.GroupDecorate,
        op.GroupMemberDecorate,
    ),
)
_DECLARATIONS = len(_SECTIONS)
_FUNCTIONS = _DECLARATIONS + 1
_ANYWHERE = 99  # from the declarations on
_RANKS = {opcode: rank for rank, opcodes in enumerate(_SECTIONS) for opcode in opcodes}
_OUTSIDE_BLOCKS = frozenset({op.Function, op.FunctionParameter, op.FunctionEnd, op.Label})
_LOOSE = frozenset(
    {op.Line, op.NoLine, op.ExtInst, op.ExtInstWithForwardRefsKHR, op.Undef, op.Variable, op.UntypedVariableKHR, op.Nop}
)


@functools.cache
def _rank(opcode: int) -> int:
    """The section of an opcode."""
    if opcode in _RANKS:
        return _RANKS[opcode]
    if opcode in _LOOSE:
        return _ANYWHERE
    row = instructions().get(opcode)
    name = row.name if row else ""
    # Types and constants of every extension are named so; the conditional forms of Intel stand with what they wrap.
    declares = name.startswith(("Type", "Constant", "SpecConstant", "Conditional", "Alias", "Asm"))
    return _DECLARATIONS if declares else _FUNCTIONS


def check(subject: Subject) -> None:
    """Report instructions out of place, and modules without a memory model."""
    _module(subject)
    for function in subject.functions:
        _function(subject, function.start, function.end)


def _module(subject: Subject) -> None:
    reached = 0
    models = 0
    for index, instruction in enumerate(subject.instructions[: subject.first_function]):
        rank = _rank(instruction[0])
        if rank == _FUNCTIONS:
            subject.report("sections.block", f"{subject.operation(index)} stands outside a function", index)
            return
        if rank == _ANYWHERE:
            rank = reached if instruction[0] in (op.Line, op.NoLine, op.Nop) else _DECLARATIONS
        if rank < reached:
            subject.report("sections.order", f"{subject.operation(index)} stands too late in the module", index)
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
        elif _rank(opcode) < _FUNCTIONS:
            subject.report("sections.order", f"{subject.operation(index)} stands in a function", index)
        elif not inside and opcode not in _OUTSIDE_BLOCKS and opcode not in _LOOSE:
            subject.report("sections.block", f"{subject.operation(index)} stands outside a block", index)
        elif inside and opcode in (op.FunctionParameter, op.Function):
            subject.report("sections.block", f"{subject.operation(index)} stands in a block", index)
        elif opcode in TERMINATORS:
            inside = False
    for index in range(end + 1, len(instructions_)):
        opcode = instructions_[index][0]
        if opcode == op.Function:
            return
        if opcode not in _LOOSE:
            subject.report("sections.block", f"{subject.operation(index)} stands between functions", index)
            return
