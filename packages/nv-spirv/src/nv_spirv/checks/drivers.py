"""Modules that are valid, or nearly, and that drivers are known to choke on.

The limits are those that SPIR-V 2.17 ("Universal Limits") obliges every consumer to accept: beyond them a
driver may fail as it likes. A switch that names a value twice jumps wherever the driver's table says; a
run-time array anywhere but at the end of a block makes drivers compute sizes from nothing.
"""

from __future__ import annotations

from nv_spirv.checks.subject import Subject
from nv_spirv.declarations import BUILT_IN, GL_COMPUTE, INPUT
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
    if subject.module.schema:
        subject.report("drivers.schema", f"the header's schema is {subject.module.schema}, not 0", 0)
    _types(subject)
    _inputs(subject)
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


def _inputs(subject: Subject) -> None:
    """Compute shaders have no inputs but built-ins; compilers look for where others come from."""
    entries = [i for i in subject.instructions[: subject.first_function] if i[0] == op.EntryPoint]
    if any(entry[1] != GL_COMPUTE for entry in entries):
        return
    found = subject.found
    for variable, declared in found.variables.items():
        pointee = found.types.get(declared[1], (0, 0, 0, 0))[3:]
        members = found.types.get(pointee[0], ())[2:] if pointee else ()
        built_in = found.decoration(variable, BUILT_IN) or any(
            found.member_decoration(pointee[0], member, BUILT_IN) for member in range(len(members))
        )
        if declared[3] == INPUT and not built_in:
            message = f"{subject.name(variable)} is an input of compute shaders and no built-in"
            subject.report("drivers.input", message, subject.index_of[variable])


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
