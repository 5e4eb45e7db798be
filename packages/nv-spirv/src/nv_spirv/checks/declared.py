"""Types, decorations and names are declared of what can have them (SPIR-V 3.49.3 to 3.49.6)."""

from __future__ import annotations

from nv_spirv.binary import Instruction, decode_string
from nv_spirv.checks.subject import Subject
from nv_spirv.declarations import (
    ARRAY_STRIDE,
    BINDING,
    BLOCK,
    BUFFER_BLOCK,
    BUILT_IN,
    BUILT_IN_WORKGROUP_SIZE,
    DESCRIPTOR_SET,
    INPUT,
    MATRIX_STRIDE,
    NO_CONTRACTION,
    NON_READABLE,
    NON_WRITABLE,
    OFFSET,
    OUTPUT,
    SPEC_ID,
    STORAGE_BUFFER,
    UNIFORM,
    UNIFORM_CONSTANT,
)
from nv_spirv.grammar import op
from nv_spirv.grammar.tables import enumerant, instruction_set

_SCALARS = frozenset({op.TypeInt, op.TypeFloat, op.TypeBool})
_AGGREGATES = frozenset(
    {op.TypeArray, op.TypeRuntimeArray, op.TypeStruct, op.TypePointer, op.TypeUntypedPointerKHR}
)
_UNSIZED = frozenset({op.TypeVoid, op.TypeFunction, 0})
_NESTED = frozenset({op.TypeVector, op.TypeMatrix, op.TypeArray, op.TypeRuntimeArray, op.TypeStruct})
_DEEPEST = 255
_STRIDED = frozenset({op.TypeArray, op.TypeRuntimeArray, op.TypePointer, op.TypeUntypedPointerKHR})
_SPECIALIZED = frozenset({op.SpecConstantTrue, op.SpecConstantFalse, op.SpecConstant})
_VARIABLES = frozenset({op.Variable, op.UntypedVariableKHR})
_MEMORY_OBJECTS = _VARIABLES | {op.FunctionParameter, 5398}  # RawAccessChain
_MEMBERS_ONLY = frozenset({4, 5, MATRIX_STRIDE, OFFSET})  # RowMajor, ColMajor
_OF_MEMORY = frozenset({19, 20, 21, 23, NON_WRITABLE, NON_READABLE})  # Restrict, Aliased, Volatile, Coherent
_OF_VARIABLES = frozenset(
    {30, 31, 32, BINDING, DESCRIPTOR_SET, 43}
)  # Location, Component, Index, InputAttachmentIndex
# RelaxedPrecision, Uniform, SaturatedConversion, rounding and fast-math modes, NoContraction, no wrapping, NonUniform,
# RestrictPointer, AliasedPointer
_OF_VALUES = frozenset({0, 26, 28, 39, 40, NO_CONTRACTION, 4469, 4470, 5300, 5355, 5356})
_NOT_MEMBERS = frozenset(
    {
        *(ARRAY_STRIDE, BLOCK, BUFFER_BLOCK, SPEC_ID, BINDING, DESCRIPTOR_SET),
        *(8, 9, 10, 22, 32, 38, 41, 43, 44, 45),  # packings, Constant, Index, attributes, linkage, alignments
    }
) | (_OF_VALUES - {0, 26})
_STORAGES = {  # of the variables that may have them
    BINDING: frozenset({UNIFORM_CONSTANT, UNIFORM, STORAGE_BUFFER}),
    DESCRIPTOR_SET: frozenset({UNIFORM_CONSTANT, UNIFORM, STORAGE_BUFFER}),
    30: frozenset({INPUT, OUTPUT, *range(5328, 5344)}),  # and the storage classes of ray tracing
}
# Instruction sets that have no table here.
_SETS = frozenset({"OpenCL.DebugInfo.100", "DebugInfo", "Arm.MotionEngine.100", "TOSA.001000.1"})
_LAST_BUFFER_BLOCK = 0x103FF
_CAPABILITY_VECTOR16 = 7
_CAPABILITY_LONG_VECTOR = 5425
_REPEATABLE = frozenset(
    {5634, 5635, 5636, 40, 38}
)  # CounterBuffer, UserSemantic, UserTypeGOOGLE, fast math, parameters


def check(subject: Subject) -> None:
    """Report declarations that no module may hold."""
    _nesting(subject)
    end = subject.first_function
    capabilities = {i[1] for i in subject.instructions[:end] if i[0] == op.Capability}
    declared: dict[tuple[int, ...], int] = {}
    decorated: set[tuple[int, ...]] = set()
    for index, instruction in enumerate(subject.instructions[:end]):
        opcode = instruction[0]
        if (
            len(instruction) > 1
            and instruction[1] in subject.found.types
            and subject.index_of.get(instruction[1]) == index
        ):
            wrong = _type(subject, instruction, capabilities)
            if wrong:
                subject.report("declared.type", wrong, index)
            shape = (opcode, *instruction[2:])
            if opcode not in _AGGREGATES and declared.setdefault(shape, instruction[1]) != instruction[1]:
                subject.report("declared.duplicate", f"the same type as %{declared[shape]}", index)
        elif opcode in (op.Decorate, op.MemberDecorate):
            wrong = _decoration(subject, instruction) or _repeated(instruction, decorated)
            if wrong:
                subject.report("declared.decoration", wrong, index)
        elif opcode == op.ExtInstImport:
            name = decode_string(instruction, 2)[0]
            if (
                not name.startswith("NonSemantic.")
                and not instruction_set(name).by_value
                and name not in _SETS
            ):
                subject.report("declared.set", f"the instruction set {name!r} is unknown", index)
        elif opcode == op.MemberName:
            wrong = _member(subject, instruction)
            if wrong:
                subject.report("declared.name", wrong, index)


def _nesting(subject: Subject) -> None:
    """Types nest at most as deep as SPIR-V 2.17 ("Universal Limits") lets structs; the checks that follow recurse."""
    depths: dict[int, int] = {}
    for type_id, declared in subject.found.types.items():
        if declared[0] in _NESTED:
            inner = declared[2:] if declared[0] == op.TypeStruct else declared[2:3]
            depths[type_id] = 1 + max((depths.get(part, 0) for part in inner), default=0)
            if depths[type_id] > _DEEPEST:
                index = subject.index_of[type_id]
                subject.report("declared.nesting", f"types nested more than {_DEEPEST} deep", index)
                return


def _type(subject: Subject, instruction: Instruction, capabilities: set[int]) -> str | None:
    opcode = instruction[0]
    types = subject.found.types

    def kind(type_id: int) -> int:
        return types.get(type_id, (0,))[0]

    if opcode == op.TypeInt:
        fine = instruction[2] in (8, 16, 32, 64) and instruction[3] in (0, 1)
        return None if fine else f"an integer of {instruction[2]} bits and signedness {instruction[3]}"
    if opcode == op.TypeFloat:
        widths = (16, 32, 64) if len(instruction) == 3 else (8, 16)
        return None if instruction[2] in widths else f"a float of {instruction[2]} bits"
    if opcode == op.TypeVector:
        lengths = (2, 3, 4, 8, 16) if _CAPABILITY_VECTOR16 in capabilities else (2, 3, 4)
        if instruction[3] not in lengths and _CAPABILITY_LONG_VECTOR not in capabilities:
            return f"a vector of {instruction[3]} components"
        return None if kind(instruction[2]) in _SCALARS else "a vector of what is not a scalar"
    if opcode == op.TypeMatrix:
        column = types.get(instruction[2], (0, 0, 0))
        if column[0] != op.TypeVector or kind(column[2]) != op.TypeFloat:
            return "a matrix whose columns are not vectors of floats"
        return None if instruction[3] in (2, 3, 4) else f"a matrix of {instruction[3]} columns"
    if opcode in (op.TypeArray, op.TypeRuntimeArray) and kind(instruction[2]) in _UNSIZED:
        return "an array of what has no size"
    if opcode == op.TypeArray:
        return _length(subject, instruction[3])
    if opcode == op.TypeStruct and any(kind(member) in _UNSIZED for member in instruction[2:]):
        return "a struct with a member that has no size"
    if opcode == op.TypePointer and not kind(instruction[3]):
        return "a pointer to what is not a type"
    if opcode == op.TypeFunction and not (kind(instruction[2]) and all(map(kind, instruction[3:]))):
        return "a function type of what are not types"
    return None


def _length(subject: Subject, identifier: int) -> str | None:
    constant = subject.found.constants.get(identifier)
    number = subject.found.number(constant[1]) if constant else None
    if constant is None or number is None or number.kind == "float":
        return f"an array whose length {subject.name(identifier)} is not an integer constant"
    length = subject.found.integer(identifier)
    return f"an array of {length} elements" if length is not None and length < 1 else None


def _decoration(subject: Subject, instruction: Instruction) -> str | None:
    member = instruction[0] == op.MemberDecorate
    decoration = instruction[3 if member else 2]
    name = enumerant("Decoration", decoration)
    if member:
        if decoration in _NOT_MEMBERS:
            return f"{name} of a member"
        return _member(subject, instruction)
    target = instruction[1]
    kind = subject.found.types.get(target, (0,))[0]
    made_by = subject.instructions[subject.index_of[target]][0] if target in subject.index_of else 0
    if made_by == op.DecorationGroup:
        return None
    if decoration in _MEMBERS_ONLY:
        return f"{name} of what is not a member"
    if decoration in (BLOCK, BUFFER_BLOCK) and kind != op.TypeStruct:
        return f"{name} of {subject.name(target)}, which is not a struct"
    if decoration == BUFFER_BLOCK and subject.module.version > _LAST_BUFFER_BLOCK:
        return f"{name} in SPIR-V after 1.3"
    if decoration == ARRAY_STRIDE and (kind not in _STRIDED or instruction[3] == 0):
        return f"{name} {instruction[3]} of {subject.name(target)}"
    if decoration == SPEC_ID and made_by not in _SPECIALIZED:
        return f"{name} of {subject.name(target)}, which is not a specialization constant"
    if decoration in _OF_MEMORY and made_by not in _MEMORY_OBJECTS:
        return f"{name} of {subject.name(target)}, which is not a variable or parameter"
    if decoration in _OF_VARIABLES and made_by not in _VARIABLES:
        return f"{name} of {subject.name(target)}, which is not a variable"
    if (
        decoration in _STORAGES
        and subject.instructions[subject.index_of[target]][3] not in _STORAGES[decoration]
    ):
        return f"{name} of {subject.name(target)}, whose storage class has none"
    if decoration in _OF_VALUES and kind:
        return f"{name} of {subject.name(target)}, which is a type"
    if decoration == BUILT_IN and target not in subject.found.variables:
        size = instruction[3] == BUILT_IN_WORKGROUP_SIZE and target in subject.found.constants
        return None if size else f"{name} of {subject.name(target)}, which is not a variable"
    return None


def _member(subject: Subject, instruction: Instruction) -> str | None:
    declared = subject.found.types.get(instruction[1], (0,))
    if declared[0] != op.TypeStruct:
        return f"{subject.name(instruction[1])} is not a struct"
    if instruction[2] >= len(declared) - 2:
        return f"member {instruction[2]} of a struct of {len(declared) - 2} members"
    return None


def _repeated(instruction: Instruction, decorated: set[tuple[int, ...]]) -> str | None:
    length = 4 if instruction[0] == op.MemberDecorate else 3
    decoration = instruction[length - 1]
    key = instruction[:length]
    if key in decorated and decoration not in _REPEATABLE:
        return f"{enumerant('Decoration', decoration)} is given twice"
    decorated.add(key)
    return None
