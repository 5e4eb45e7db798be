"""Modules that are valid, or nearly, and that drivers are known to choke on.

The limits are those that SPIR-V 2.17 ("Universal Limits") obliges every consumer to accept: beyond them a
driver may fail as it likes. A switch that names a value twice jumps wherever the driver's table says; a
run-time array anywhere but at the end of a block makes drivers compute sizes from nothing.
"""

from __future__ import annotations

from nv_spirv.checks.subject import Subject
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import walk

_GREATEST_BOUND = 0x3FFFFF
_MEMBERS = 16383
_CASES = 16383
_INDEXES = 255
_GLOBALS = 65535
_LOCALS = 524287
_ACCESS_CHAINS = (op.AccessChain, op.InBoundsAccessChain, op.PtrAccessChain, op.InBoundsPtrAccessChain)


def check(subject: Subject) -> None:
    """Report what no driver need survive."""
    if subject.module.bound > _GREATEST_BOUND:
        subject.report(
            "drivers.bound", f"a bound of {subject.module.bound}; drivers accept {_GREATEST_BOUND}", 0
        )
    _types(subject)
    count = len(subject.found.variables)
    if count > _GLOBALS:
        subject.report("drivers.variables", f"{count} variables of the module; drivers accept {_GLOBALS}", 0)
    for function in subject.functions:
        body = subject.instructions[function.start : function.end]
        for at, instruction in enumerate(body, function.start):
            opcode = instruction[0]
            if opcode == op.Switch:
                _switch(subject, at)
            elif len(instruction) - 4 > _INDEXES and opcode in _ACCESS_CHAINS:
                message = f"{len(instruction) - 4} indexes; drivers accept {_INDEXES}"
                subject.report("drivers.indexes", message, at)
        count = sum(instruction[0] == op.Variable for instruction in body)
        if count > _LOCALS:
            message = f"{count} variables of a function; drivers accept {_LOCALS}"
            subject.report("drivers.variables", message, function.start)


def _switch(subject: Subject, index: int) -> None:
    instruction = subject.instructions[index]
    cases = [instruction[start:end] for kind, start, end in walk(instruction, subject.context) if kind == "c"]
    if len(cases) > _CASES:
        subject.report("drivers.switch", f"{len(cases)} cases; drivers accept {_CASES}", index)
    if len(set(cases)) < len(cases):
        subject.report("drivers.switch", "a switch that names a value twice", index)


def _types(subject: Subject) -> None:
    types = subject.found.types
    for type_id, declared in types.items():
        if declared[0] != op.TypeStruct:
            continue
        index = subject.index_of[type_id]
        members = declared[2:]
        if len(members) > _MEMBERS:
            subject.report("drivers.members", f"{len(members)} members; drivers accept {_MEMBERS}", index)
        if any(types.get(member, (0,))[0] == op.TypeRuntimeArray for member in members[:-1]):
            subject.report("drivers.run-time-array", "a run-time array that is not the last member", index)
