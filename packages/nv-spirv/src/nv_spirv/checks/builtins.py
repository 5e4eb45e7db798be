"""Built-ins of compute shaders have the types and the storage class that Vulkan's "Built-In Variables" gives them."""

from __future__ import annotations

from nv_spirv.binary import decode_string
from nv_spirv.checks.subject import Subject
from nv_spirv.declarations import BUILT_IN, BUILT_IN_WORKGROUP_SIZE, GL_COMPUTE, INPUT
from nv_spirv.grammar import op
from nv_spirv.grammar.tables import enumerant

# Built-in → its integers of 32 bits: NumWorkgroups to GlobalInvocationId; LocalInvocationIndex, those of subgroups,
# DeviceIndex, the cores of ARM and NVIDIA; the masks of subgroups.
_LENGTHS = {
    **dict.fromkeys((24, 25, 26, 27, 28), 3),
    **dict.fromkeys((29, 36, 38, 40, 41, 4438, *range(4160, 4164), *range(5374, 5378)), 1),
    **dict.fromkeys(range(4416, 4421), 4),
}


def check(subject: Subject) -> None:
    """Report built-ins that a driver would read wrongly; of modules with other shaders only types are looked at."""
    entries = [i for i in subject.instructions[: subject.first_function] if i[0] == op.EntryPoint]
    compute = all(entry[1] == GL_COMPUTE for entry in entries)
    places: dict[int, int] = {}
    for target, decorations in subject.found.decorations.items():
        built_in = decorations.get(BUILT_IN)
        if not built_in or target not in subject.index_of:
            continue
        places[target] = built_in[0]
        wrong = _wrong(subject, target, built_in[0], compute)
        if wrong:
            subject.report("builtins.type", wrong, subject.index_of[target])
    for entry in entries if compute else ():
        listed = entry[decode_string(entry, 3)[1] :]
        inputs = [places[variable] for variable in dict.fromkeys(listed) if variable in places]
        if len(set(inputs)) < len(inputs):
            message = f"the interface of {subject.name(entry[2])} lists two variables of one built-in"
            subject.report("builtins.single", message, subject.index_of.get(entry[2], 0))


def _wrong(subject: Subject, target: int, built_in: int, compute: bool) -> str | None:
    name = f"{subject.name(target)}, the built-in {enumerant('BuiltIn', built_in)},"
    length = _LENGTHS.get(built_in)
    if length is None:
        return f"{name} is none of compute shaders" if compute else None
    type_id = subject.type_of.get(target, 0)
    if target in subject.found.variables:
        if compute and subject.found.variables[target][3] != INPUT:
            return f"{name} is not an input"
        pointer = subject.found.types.get(type_id, (0,))
        type_id = pointer[3] if pointer[0] == op.TypePointer else 0
    elif built_in != BUILT_IN_WORKGROUP_SIZE:
        return f"{name} is not a variable"
    declared = subject.found.types.get(type_id, (0,))
    count = 1
    if declared[0] == op.TypeVector:
        count, declared = declared[3], subject.found.types.get(declared[2], (0,))
    fits = declared[0] == op.TypeInt and declared[2] == 32 and count == length
    wanted = "an integer" if length == 1 else f"{length} integers"
    return None if fits else f"{name} is not {wanted} of 32 bits"
