"""Memory, pointer and atomic instructions (SPIR-V 3.49.8 and 3.49.18)."""

from __future__ import annotations

from nv_spirv.binary import Instruction
from nv_spirv.checks.operands.rule import Check, Rule, Types
from nv_spirv.declarations import INPUT, PHYSICAL_STORAGE_BUFFER, PUSH_CONSTANT, UNIFORM_CONSTANT
from nv_spirv.grammar import op

Operands = tuple[int, ...]
_ALIGNED = 2
_READ_ONLY = frozenset({INPUT, PUSH_CONSTANT, UNIFORM_CONSTANT})


def _aligned(types: Types, pointer: int, access: int, alignment: tuple[int, ...]) -> str | None:
    """Physical pointers know nothing of alignment (SPIR-V 2.18.1 "Memory Operands"); the access must say it."""
    if types.storage(pointer) == PHYSICAL_STORAGE_BUFFER and not access & _ALIGNED:
        return "an access through a physical pointer without Aligned"
    if access & _ALIGNED and (not alignment or alignment[0] < 1 or alignment[0] & alignment[0] - 1):
        return f"an alignment of {alignment[0] if alignment else 'nothing'}, which is not a power of two"
    return None


def _load(types: Types, result: int, operands: Operands, instruction: Instruction) -> str | None:
    pointer = operands[0]
    if types.storage(pointer) < 0:
        return f"a load from {types.spell(pointer)}, which is not a pointer"
    pointee = types.pointee(pointer)
    if pointee and pointee != result:
        return f"a load of {types.spell(result)} from a pointer to {types.spell(pointee)}"
    access = instruction[4] if len(instruction) > 4 else 0
    return _aligned(types, pointer, access, instruction[5:6])


def _store(types: Types, _: int, operands: Operands, instruction: Instruction) -> str | None:
    pointer, value = operands[:2]
    storage = types.storage(pointer)
    if storage < 0:
        return f"a store to {types.spell(pointer)}, which is not a pointer"
    if storage in _READ_ONLY:
        return "a store to memory that is read-only"
    pointee = types.pointee(pointer)
    if pointee and pointee != value:
        return f"a store of {types.spell(value)} to a pointer to {types.spell(pointee)}"
    access = instruction[3] if len(instruction) > 3 else 0
    return _aligned(types, pointer, access, instruction[4:5])


def _copy(types: Types, _: int, operands: Operands, __: Instruction) -> str | None:
    if any(types.storage(pointer) < 0 for pointer in operands[:2]):
        return "a copy between what are not pointers"
    if types.storage(operands[0]) in _READ_ONLY:
        return "a copy to memory that is read-only"
    target, source = types.pointee(operands[0]), types.pointee(operands[1])
    if target and source and target != source:
        return f"a copy of {types.spell(source)} over {types.spell(target)}"
    return None


def _copy_sized(types: Types, _: int, operands: Operands, __: Instruction) -> str | None:
    if any(types.storage(pointer) < 0 for pointer in operands[:2]):
        return "a copy between what are not pointers"
    return "a copy to memory that is read-only" if types.storage(operands[0]) in _READ_ONLY else None


def _chain(types: Types, result: int, operands: Operands, instruction: Instruction) -> str | None:
    """The base's type, followed along the indexes, is what the result points to."""
    base, *indexes = operands
    first = 4
    if instruction[0] in (op.PtrAccessChain, op.InBoundsPtrAccessChain):
        indexes, first = indexes[1:], 5
    if types.get(base)[0] != op.TypePointer:
        return f"an access chain into {types.spell(base)}, which is not a pointer"
    if types.get(result)[0] != op.TypePointer:
        return f"an access chain that makes {types.spell(result)}, which is not a pointer"
    if types.storage(base) != types.storage(result):
        return "an access chain that changes the storage class"
    reached = types.pointee(base)
    for place, index in enumerate(indexes):
        numeric = types.numeric(index)
        if numeric is None or numeric.base not in "iu" or numeric.length != 1:
            return f"index {place} is {types.spell(index)}, not an integer"
        # Past the end of a vector or array is undefined only when it runs, but compilers of drivers die of it.
        reached, wrong = types.part(reached, _constant(types, instruction[first + place]))
        if wrong:
            return wrong
    if reached != types.pointee(result):
        return f"the chain leads to {types.spell(reached)}, the result points to {types.spell(types.pointee(result))}"
    return None


def _constant(types: Types, identifier: int) -> int | None:
    found = types.found.constants.get(identifier)
    return types.found.integer(identifier) if found and found[0] in (op.Constant, op.ConstantNull) else None


def _array_length(types: Types, result: int, operands: Operands, instruction: Instruction) -> str | None:
    numeric = types.numeric(result)
    if numeric is None or (numeric.base, numeric.width, numeric.length) != ("u", 32, 1):
        return "the result is not an unsigned integer of 32 bits"
    declared = types.get(types.pointee(operands[0]))
    if declared[0] != op.TypeStruct or instruction[4] != len(declared) - 3:
        return "not the last member of a struct"
    return None if types.get(declared[-1])[0] == op.TypeRuntimeArray else "the member is not a run-time array"


def _atomic(values: slice, has_result: bool = True) -> Check:
    """An atomic: the pointee, the result and the values all have one type."""

    def check(types: Types, result: int, operands: Operands, _: Instruction) -> str | None:
        pointer = operands[0]
        if types.storage(pointer) < 0:
            return f"an atomic on {types.spell(pointer)}, which is not a pointer"
        if types.storage(pointer) in _READ_ONLY and (values.stop or not has_result):
            return "an atomic on memory that is read-only"
        pointee = types.pointee(pointer)
        expected = result if has_result else pointee
        if pointee and pointee != expected:
            return f"an atomic of {types.spell(expected)} on a pointer to {types.spell(pointee)}"
        for value in operands[values]:
            if expected and value != expected:
                return f"the value is {types.spell(value)}, not {types.spell(expected)}"
        numeric = types.numeric(expected)
        if expected and (numeric is None or numeric.base == "b"):
            return f"an atomic of {types.spell(expected)}"
        return None

    return check


def _pointer_comparison(
    types: Types, result: int, operands: Operands, instruction: Instruction
) -> str | None:
    numeric = types.numeric(result)
    wanted = "iu" if instruction[0] == op.PtrDiff else "b"
    if numeric is None or numeric.base not in wanted or numeric.length != 1:
        return f"the result is {types.spell(result)}"
    if any(types.storage(operand) < 0 for operand in operands) or len(set(operands)) > 1:
        return "the operands are not pointers of one type"
    return None


_BINARY_ATOMICS = (
    op.AtomicExchange,
    *range(op.AtomicIAdd, op.AtomicXor + 1),
    op.AtomicFAddEXT,
    op.AtomicFMinEXT,
    op.AtomicFMaxEXT,
)

RULES: dict[int, Rule] = {
    op.Load: Rule(_load, exact=True),
    op.Store: Rule(_store, exact=True),
    op.CopyMemory: Rule(_copy),
    op.CopyMemorySized: Rule(_copy_sized),
    op.AccessChain: Rule(_chain, exact=True),
    op.InBoundsAccessChain: Rule(_chain, exact=True),
    op.PtrAccessChain: Rule(_chain, exact=True),
    op.InBoundsPtrAccessChain: Rule(_chain, exact=True),
    op.ArrayLength: Rule(_array_length, exact=True),
    op.AtomicLoad: Rule(_atomic(slice(0, 0))),
    op.AtomicStore: Rule(_atomic(slice(3, 4), has_result=False)),
    op.AtomicCompareExchange: Rule(_atomic(slice(4, 6))),
    op.AtomicIIncrement: Rule(_atomic(slice(0, 0))),
    op.AtomicIDecrement: Rule(_atomic(slice(0, 0))),
    **dict.fromkeys(_BINARY_ATOMICS, Rule(_atomic(slice(3, 4)))),
    op.PtrEqual: Rule(_pointer_comparison),
    op.PtrNotEqual: Rule(_pointer_comparison),
    op.PtrDiff: Rule(_pointer_comparison),
}
