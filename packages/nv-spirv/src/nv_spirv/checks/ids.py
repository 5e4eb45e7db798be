"""Every id is defined once, before its use or in a block that dominates it.

SPIR-V 2.16.1 ("Universal Validation Rules"): ids are in single-assignment form; each use of a result in a
function is dominated by its definition, a phi's operand at the end of its parent block. Uses in blocks that
nothing reaches are left alone: there is no path on which they could go wrong.

Cost: one look-up an operand; one dominator tree for each function.
"""

from __future__ import annotations

from collections.abc import Iterable

from nv_spirv.binary import Instruction
from nv_spirv.checks.dominance import Dominators
from nv_spirv.checks.subject import BRANCHES, MERGES, Function, Subject
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import shape, uses

# What may name an id that comes later (SPIR-V 2.4, "Logical Layout of a Module").
_FORWARD = frozenset(
    {
        op.EntryPoint,
        op.ExecutionMode,
        op.ExecutionModeId,
        op.Name,
        op.MemberName,
        op.Decorate,
        op.DecorateId,
        op.DecorateString,
        op.MemberDecorate,
        op.MemberDecorateString,
        op.GroupDecorate,
        op.GroupMemberDecorate,
        op.TypeForwardPointer,
        op.ExtInstWithForwardRefsKHR,
    }
)
_HOLDS_FORWARD_POINTERS = frozenset({op.TypeStruct, op.TypeArray, op.TypeRuntimeArray, op.TypePointer})
# What names strings, instruction sets, debug information, types.
_NAMES_ANYTHING = frozenset(
    {
        op.Line,
        op.ExtInst,
        op.ExtInstWithForwardRefsKHR,
        op.CooperativeMatrixLengthKHR,
        op.CooperativeMatrixLengthNV,
    }
)
_CONTROL = BRANCHES | MERGES


def check(subject: Subject) -> None:
    """Report ids that are undefined, used too early, or used where their definition does not reach."""
    bound = subject.module.bound
    for identifier, index in subject.index_of.items():
        if not 0 < identifier < bound:
            subject.report("ids.bound", f"%{identifier} is not below the bound {bound}", index)
    declared = subject.first_function
    _declarations(subject, 0, declared)
    for function in subject.functions:
        _function(subject, function, declared)
    # Between and behind functions stand instructions of non-semantic sets.
    ends = [function.end for function in subject.functions]
    starts = [function.start for function in subject.functions[1:]] + [len(subject.instructions)]
    for end, start in zip(ends, starts, strict=False):
        _declarations(subject, end, start)


def _declarations(subject: Subject, start: int, end: int) -> None:
    index_of = subject.index_of
    declared = subject.instructions[start:end]
    forward = {i[1] for i in declared if i[0] == op.TypeForwardPointer}
    for index, instruction in enumerate(declared, start):
        opcode = instruction[0]
        anywhere = opcode in _FORWARD
        if opcode == op.ExtInst and instruction[3] not in subject.context.sets:
            subject.report("ids.set", f"{subject.name(instruction[3])} is not an instruction set", index)
        for place in uses(instruction, subject.context):
            identifier = instruction[place]
            defined = index_of.get(identifier)
            if defined is None and (identifier or not _debugs(subject, instruction)):
                _undefined(subject, identifier, index)
            elif defined is not None and defined >= index and not anywhere:
                if opcode in _HOLDS_FORWARD_POINTERS and identifier in forward:
                    continue
                subject.report("ids.order", f"{subject.name(identifier)} is defined after its use", index)


def _debugs(subject: Subject, instruction: Instruction) -> bool:
    """Return whether an instruction belongs to a non-semantic set.

    glslang 11 writes id 0 there for operands that it leaves out.
    """
    name = subject.context.sets.get(instruction[3], "") if instruction[0] == op.ExtInst else ""
    return name.startswith("NonSemantic.")


def _undefined(subject: Subject, identifier: int, index: int) -> None:
    subject.report("ids.defined", f"{subject.name(identifier)} is not defined", index)


def _slices(opcodes: Iterable[int]) -> dict[int, tuple[int, int | None] | None]:
    """For each opcode whose ids stand together, result and type left out, where they do."""
    found: dict[int, tuple[int, int | None] | None] = {}
    for opcode in opcodes:
        form = shape(opcode)
        ids = form.ids
        first = ids[0] if ids else form.rest
        together = ids == tuple(range(first, first + len(ids)))
        if not together or (form.rest_ids and ids and form.rest != first + len(ids)):
            found[opcode] = None
        elif form.rest_ids:
            found[opcode] = (first, None)
        else:
            found[opcode] = (first, first + len(ids))
    return found


def _function(subject: Subject, function: Function, declared: int) -> None:
    if not function.blocks:
        return
    tree = function.tree()
    instructions, index_of, types = subject.instructions, subject.index_of, subject.found.types
    type_of = subject.type_of
    opcodes = {instruction[0] for instruction in instructions[function.start : function.end]}
    slices = _slices(opcodes - _CONTROL - {op.Phi, op.FunctionCall})
    tails = {opcode for opcode in opcodes if shape(opcode).rest_ids is None}
    typed = {opcode for opcode in opcodes if shape(opcode).typed}
    homes = _homes(subject, function)
    for number, block in enumerate(function.blocks):
        start = block.start
        for index in range(start + 1, block.end + 1):
            instruction = instructions[index]
            opcode = instruction[0]
            if opcode in typed and instruction[1] not in types:
                subject.report("ids.type", f"{subject.name(instruction[1])} is not a type", index)
            where = slices.get(opcode)
            if where is None:
                _special(subject, function, tree, homes, number, index)
                continue
            ids: Iterable[int] = instruction[where[0] : where[1]]
            if opcode in tails and len(instruction) > shape(opcode).rest:
                ids = _values(subject, instruction)
            for identifier in ids:
                defined = index_of.get(identifier)
                if defined is None:
                    if identifier or not _debugs(subject, instruction):
                        _undefined(subject, identifier, index)
                elif defined < declared:
                    if identifier not in type_of and opcode not in _NAMES_ANYTHING:
                        subject.report("ids.value", f"{subject.name(identifier)} is not a value", index)
                elif not start < defined < index:
                    _reaches(subject, function, tree, homes, number, identifier, index)


def _homes(subject: Subject, function: Function) -> dict[int, int]:
    """The block that defines each id of a function; -1 for its parameters."""
    homes: dict[int, int] = {}
    shapes = {i[0]: shape(i[0]) for i in subject.instructions[function.start : function.end]}
    first = function.blocks[0].start
    for instruction in subject.instructions[function.start + 1 : first]:
        if instruction[0] == op.FunctionParameter:
            homes[instruction[2]] = -1
    for number, block in enumerate(function.blocks):
        for instruction in subject.instructions[block.start + 1 : block.end]:
            place = shapes[instruction[0]].result
            if place:
                homes[instruction[place]] = number
    return homes


def _values(subject: Subject, instruction: Instruction) -> list[int]:
    """Every id of an instruction but its type and result."""
    skip = 1 if shape(instruction[0]).typed else 0
    return [instruction[place] for place in uses(instruction, subject.context) if place != skip]


def _special(
    subject: Subject, function: Function, tree: Dominators, homes: dict[int, int], number: int, index: int
) -> None:
    instruction = subject.instructions[index]
    opcode = instruction[0]
    if opcode == op.Phi:
        _phi(subject, function, tree, homes, index)
        return
    values: Iterable[int]
    if opcode in MERGES or opcode == op.Branch:
        return  # labels only; `blocks` looks at those
    if opcode in (op.BranchConditional, op.Switch):
        values = instruction[1:2]
    elif opcode == op.FunctionCall:
        if instruction[3] not in subject.index_of:
            _undefined(subject, instruction[3], index)
        values = instruction[4:]
    else:
        values = _values(subject, instruction)
    for identifier in values:
        _reaches(subject, function, tree, homes, number, identifier, index)


def _phi(subject: Subject, function: Function, tree: Dominators, homes: dict[int, int], index: int) -> None:
    instruction = subject.instructions[index]
    for value, parent in zip(instruction[3::2], instruction[4::2], strict=False):
        number = function.numbers.get(parent)
        if number is not None:  # else `blocks` reports it
            _reaches(subject, function, tree, homes, number, value, function.blocks[number].end + 1)


def _reaches(
    subject: Subject,
    function: Function,
    tree: Dominators,
    homes: dict[int, int],
    number: int,
    identifier: int,
    index: int,
) -> None:
    """Report unless the definition of `identifier` reaches instruction `index`, in block `number`."""
    defined = subject.index_of.get(identifier)
    place = min(index, function.blocks[number].end)
    if defined is None:
        _undefined(subject, identifier, place)
        return
    if defined < subject.first_function:
        return
    home = homes.get(identifier)
    if home is None:
        if subject.instructions[defined][0] == op.Function:
            return  # some operands are functions (OpCooperativeMatrixPerElementOpNV); any may come later
        if not function.start < defined < function.end:
            subject.report("ids.function", f"{subject.name(identifier)} belongs to another function", place)
        elif subject.instructions[defined][0] != op.Label:
            subject.report("ids.order", f"{subject.name(identifier)} is defined outside every block", place)
        return
    if home < 0 or not tree.reachable(number):
        return
    if home == number:
        if defined >= index:
            subject.report("ids.order", f"{subject.name(identifier)} is defined after its use", place)
    elif not tree.dominates(home, number):
        label = function.blocks[home].label
        subject.report(
            "ids.dominance",
            f"{subject.name(identifier)} is used where its block {subject.name(label)} need not have run",
            place,
        )
