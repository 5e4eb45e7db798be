"""Entry points exist, are called by nobody, say their workgroup size, and list the variables that they use."""

from __future__ import annotations

from nv_spirv.binary import Instruction, decode_string
from nv_spirv.checks.subject import Function, Subject
from nv_spirv.declarations import BUILT_IN, BUILT_IN_WORKGROUP_SIZE, GL_COMPUTE, INPUT, OUTPUT, PUSH_CONSTANT
from nv_spirv.grammar import op
from nv_spirv.references import References, references

_LOCAL_SIZE = 17
_LOCAL_SIZE_ID = 38
_CAPABILITY_LINKAGE = 5
_DERIVATIVE_GROUPS = (5289, 5290)  # DerivativeGroupQuadsKHR, DerivativeGroupLinearKHR
_DERIVES = frozenset(
    {
        *range(op.DPdx, op.FwidthCoarse + 1),
        *range(op.ImageSampleImplicitLod, op.ImageSampleProjDrefExplicitLod, 2),
        *range(op.ImageSparseSampleImplicitLod, op.ImageSparseSampleDrefExplicitLod, 2),
        op.ImageQueryLod,
    }
)
_INTERFACE_ALL = 0x10400  # from SPIR-V 1.4 the interface lists variables of every storage class


def check(subject: Subject) -> None:
    """Report entry points that a driver could not enter."""
    functions = {function.id: function for function in subject.functions}
    refers = references(subject.instructions, subject.found.variables, subject.context)
    _recursion(subject, functions, refers)
    preamble = subject.instructions[: subject.first_function]
    entries = [(index, i) for index, i in enumerate(preamble) if i[0] == op.EntryPoint]
    seen: set[tuple[int, str]] = set()
    for index, entry in entries:
        name, after = decode_string(entry, 3)
        if (entry[1], name) in seen:
            subject.report("entries.name", f"a second entry point {name!r} of its model", index)
        seen.add((entry[1], name))
        if not name.isprintable() and any("\udc80" <= letter <= "\udcff" for letter in name):
            subject.report("entries.name", f"the name of entry point {name!a} is not UTF-8", index)
        if entry[2] not in functions:
            subject.report("entries.function", f"entry point {name!r} is not a function", index)
            continue
        _signature(subject, functions[entry[2]], refers, name, index)
        _interface(subject, entry[after:], refers.used(entry[2]), name, index)
    _modes(subject, {entry[2]: entry[1] for _, entry in entries})
    _derivatives(subject, [entry[2] for _, entry in entries if entry[1] == GL_COMPUTE], functions, refers)
    if not entries and not any(i[0] == op.Capability and i[1] == _CAPABILITY_LINKAGE for i in preamble):
        subject.report("entries.none", "a module without an entry point", 0)


def _derivatives(
    subject: Subject, entries: list[int], functions: dict[int, Function], refers: References
) -> None:
    """Compute shaders have neighbours to derive from only where an execution mode groups them."""
    asking = {
        function.id: index
        for function in subject.functions
        for index in range(function.start, function.end)
        if subject.instructions[index][0] in _DERIVES
    }
    modes = subject.instructions[: subject.first_function]
    grouped = {i[1] for i in modes if i[0] == op.ExecutionMode and i[2] in _DERIVATIVE_GROUPS}
    for entry in entries if asking else ():
        for function in refers.reached(entry) & asking.keys() if entry not in grouped else ():
            message = f"{subject.operation(asking[function])} in a compute shader without derivative groups"
            subject.report("entries.derivative", message, asking[function])


def _recursion(subject: Subject, functions: dict[int, Function], refers: References) -> None:
    for identifier, function in functions.items():
        for callee in refers.calls.get(identifier, ()):
            if identifier in refers.reached(callee):
                subject.report(
                    "entries.recursion", f"{subject.name(identifier)} calls itself", function.start
                )
                return


def _signature(subject: Subject, function: Function, refers: References, name: str, index: int) -> None:
    declared = subject.instructions[function.start]
    signature = subject.found.types.get(declared[4], ())
    void = subject.found.types.get(declared[1], (0,))[0] == op.TypeVoid
    if len(signature) != 3 or not void:
        subject.report("entries.function", f"entry point {name!r} has parameters or returns a value", index)
    if any(function.id in callees for callees in refers.calls.values()):
        subject.report("entries.function", f"entry point {name!r} is called", index)
    if not function.blocks:
        subject.report("entries.function", f"entry point {name!r} has no body", index)


def _interface(subject: Subject, listed: Instruction, used: set[int], name: str, index: int) -> None:
    every = subject.module.version >= _INTERFACE_ALL
    for variable in listed:
        if variable not in subject.found.variables:
            subject.report(
                "entries.interface", f"the interface of {name!r} lists {subject.name(variable)}", index
            )
        elif not every and subject.found.variables[variable][3] not in (INPUT, OUTPUT):
            message = f"the interface of {name!r} lists {subject.name(variable)}, no input or output, before SPIR-V 1.4"
            subject.report("entries.interface", message, index)
    if every and len(set(listed)) != len(listed):
        subject.report("entries.interface", f"the interface of {name!r} lists a variable twice", index)
    for variable in sorted(used.difference(listed)):
        if every or subject.found.variables[variable][3] in (INPUT, OUTPUT):
            message = f"{name!r} uses {subject.name(variable)}, which its interface does not list"
            subject.report("entries.interface", message, index)
    pushed = [v for v in used if subject.found.variables[v][3] == PUSH_CONSTANT]
    if len(pushed) > 1:
        subject.report("entries.push-constants", f"{name!r} uses {len(pushed)} push-constant blocks", index)


def _modes(subject: Subject, models: dict[int, int]) -> None:
    sized: set[int] = set()
    empty: list[int] = []
    for index, instruction in enumerate(subject.instructions[: subject.first_function]):
        if instruction[0] not in (op.ExecutionMode, op.ExecutionModeId):
            continue
        if instruction[1] not in models:
            subject.report("entries.mode", f"{subject.name(instruction[1])} is not an entry point", index)
        if instruction[2] in (_LOCAL_SIZE, _LOCAL_SIZE_ID):
            sized.add(instruction[1])
        if instruction[2] == _LOCAL_SIZE_ID and any(
            subject.found.integer(axis) is None and axis not in subject.found.constants
            for axis in instruction[3:]
        ):
            subject.report("entries.local-size", "a workgroup size of what are not constants", index)
        if instruction[2] == _LOCAL_SIZE and 0 in instruction[3:6]:
            empty.append(index)
    built_in = [
        target
        for target, decorations in subject.found.decorations.items()
        if decorations.get(BUILT_IN) == (BUILT_IN_WORKGROUP_SIZE,) and target in subject.found.constants
    ]
    for index in empty if not built_in else ():  # the built-in size counts, where there is one
        subject.report("entries.local-size", "a workgroup size of 0", index)
    for target in built_in:
        fixed = subject.found.constants[target][0] == op.ConstantComposite
        if fixed and 0 in [subject.found.integer(axis) for axis in subject.found.constants[target][3:]]:
            subject.report("entries.local-size", "a workgroup size of 0", subject.index_of[target])
    for identifier, model in models.items():
        if model == GL_COMPUTE and identifier not in sized and not built_in:
            at = subject.index_of.get(identifier, 0)
            subject.report("entries.local-size", f"{subject.name(identifier)} has no workgroup size", at)
