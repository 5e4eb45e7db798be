"""What came after SPIR-V 1.0 is there: the module has the version, or declares an extension, that brings it.

SPIR-V 3.1 ("Magic Number" to "Version") and the "Enabling Extensions" of each row of its tables. An instruction or
enumerant without extensions is there from its version on; one without a version only with an extension, or by the
capability that it asks for.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator

from nv_spirv.binary import Instruction, decode_string
from nv_spirv.checks.subject import Subject
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import Context, parts, shape, walk
from nv_spirv.grammar.tables import (
    Availability,
    availability,
    enumerant,
    enumeration,
    instruction_row,
    opcode_name,
)

# Extensions that are written against a later version, which the module must have (their "Dependencies").
_FROM = {
    "SPV_KHR_vulkan_memory_model": 0x103,
    "SPV_QCOM_cooperative_matrix_conversion": 0x103,
    **dict.fromkeys(
        (
            "SPV_EXT_mesh_shader",
            "SPV_EXT_shader_invocation_reorder",
            "SPV_KHR_workgroup_memory_explicit_layout",
            "SPV_NV_cluster_acceleration_structure",
            "SPV_NV_linear_swept_spheres",
            "SPV_NV_shader_invocation_reorder",
            "SPV_QCOM_image_processing",
            "SPV_QCOM_image_processing2",
        ),
        0x104,
    ),
}


def check(subject: Subject) -> None:
    """Report, once each, instructions and enumerants that the module's version and extensions lack."""
    version = subject.module.version >> 8
    extensions: set[str] = set()
    for index, instruction in enumerate(subject.instructions[: subject.first_function]):
        if instruction[0] == op.Extension:
            name = decode_string(instruction, 1)[0]
            extensions.add(name)
            if _FROM.get(name, 0) > version:
                needed = f"SPIR-V {_FROM[name] >> 8}.{_FROM[name] & 0xFF}"
                subject.report("versions.missing", f"{name} needs {needed}", index)

    def lacking(found: Availability | None) -> str:
        if found is None or (found.version and found.version <= version):
            return ""
        if found.extensions:
            return "" if extensions & set(found.extensions) else f"extension {' or '.join(found.extensions)}"
        return f"SPIR-V {found.version >> 8}.{found.version & 0xFF}" if found.version else ""

    known = availability()
    seen: set[tuple[object, ...]] = set()
    for index, instruction in enumerate(subject.instructions):
        for kind, value in _uses(instruction, subject.context, seen):
            what = lacking(known.get((kind, value)))
            if what:
                name = opcode_name(value) if kind == "op" else f"{kind} {enumerant(kind, value)}"
                subject.report("versions.missing", f"{name} needs {what}", index)


def _uses(
    instruction: Instruction, context: Context, seen: set[tuple[object, ...]]
) -> Iterator[tuple[str, int]]:
    """What an instruction uses and none before it did: kinds and values, as `availability` names them."""
    opcode = instruction[0]
    if ("op", opcode) not in seen:
        seen.add(("op", opcode))
        row = instruction_row(opcode)
        if row is not None and not row.capabilities:  # else the capability needs what the instruction does
            yield "op", opcode
    places, tail = _enumerants(opcode)
    spans = [(kind, instruction[place]) for place, kind in places]
    if tail and len(instruction) > tail and (opcode, *instruction[tail:]) not in seen:
        seen.add((opcode, *instruction[tail:]))
        spans += [
            (kind, instruction[start]) for kind, start, _ in walk(instruction, context) if start >= tail
        ]
    for kind, value in spans:
        if len(kind) > 2 and (kind, value) not in seen:
            seen.add((kind, value))
            for part in parts(enumeration(kind), value):
                yield kind, part


@functools.cache
def _enumerants(opcode: int) -> tuple[tuple[tuple[int, str], ...], int]:
    """Where an instruction has enumerants: at fixed places, and from `tail` on (0 for nowhere)."""
    row = instruction_row(opcode)
    if row is None:
        return (), 0
    fixed = shape(opcode).rest - 1
    places = tuple((at, o.kind) for at, o in enumerate(row.operands[:fixed], 1) if len(o.kind) > 2)
    return places, fixed + 1 if any(len(o.kind) > 2 for o in row.operands[fixed:]) else 0
