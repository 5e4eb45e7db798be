"""Give a module the size of its grid as a constant: NumWorkgroups no longer comes from the dispatch.

A host that launches a grid in parts starts each at a base workgroup (`vkCmdDispatchBase`); WorkgroupId and
GlobalInvocationId are right then, NumWorkgroups is that of the part.
"""

from __future__ import annotations

from nv_spirv.binary import Binary, Instruction, decode_string, read
from nv_spirv.declarations import BUILT_IN, BUILT_IN_NUM_WORKGROUPS, PRIVATE, declarations
from nv_spirv.errors import InvalidInput, Unsupported
from nv_spirv.grammar import op

_INTERFACE_ALL = 0x10400  # from SPIR-V 1.4 the interface lists variables of every storage class


def with_num_workgroups(spirv: bytes | Binary, groups: tuple[int, int, int]) -> bytes:
    """The module with the built-in NumWorkgroups replaced by a constant.

    The variable becomes a private one that begins with the constant; access chains into it change their storage
    class with it; nothing else of the module does.

    Raises
    ------
    InvalidInput
        When the module has no such built-in.
    Unsupported
        When it copies the pointer to it.

    Examples
    --------
    >>> nv_spirv.with_num_workgroups(spirv, (8, 1, 1))
    Traceback (most recent call last):
        ...
    nv_spirv.errors.InvalidInput: ...
    """
    module = read(spirv)
    found = declarations(module.instructions)
    variables = [
        variable
        for variable in found.variables
        if found.decoration(variable, BUILT_IN) == (BUILT_IN_NUM_WORKGROUPS,)
    ]
    if not variables:
        raise InvalidInput("the module has no variable for NumWorkgroups")
    variable = variables[0]
    vector = found.types[found.variables[variable][1]][3]
    scalar = found.types[vector][2]
    bound = module.bound
    pointer, scalar_pointer, value = bound, bound + 1, bound + 5
    sizes = range(bound + 2, bound + 5)
    declared: list[Instruction] = [
        *((op.Constant, scalar, size, count) for size, count in zip(sizes, groups, strict=True)),
        (op.ConstantComposite, vector, value, *sizes),
        (op.TypePointer, pointer, PRIVATE, vector),
        (op.TypePointer, scalar_pointer, PRIVATE, scalar),
        (op.Variable, pointer, variable, PRIVATE, value),
    ]
    result: list[Instruction] = []
    for instruction in module.instructions:
        opcode = instruction[0]
        if opcode == op.Decorate and instruction[1] == variable:
            continue
        if opcode == op.EntryPoint and module.version < _INTERFACE_ALL:
            result.append(_without(instruction, variable))
        elif opcode == op.Variable and instruction[2] == variable:
            result += declared
        elif opcode in (op.AccessChain, op.InBoundsAccessChain) and instruction[3] == variable:
            result.append((opcode, scalar_pointer, *instruction[2:]))
        elif opcode == op.CopyObject and instruction[3] == variable:
            raise Unsupported("the module copies the pointer to NumWorkgroups")
        else:
            result.append(instruction)
    return module.with_instructions(result, bound + 6).to_bytes()


def _without(entry: Instruction, variable: int) -> Instruction:
    """The entry point without the variable: before SPIR-V 1.4 its interface holds inputs and outputs only."""
    after = decode_string(entry, 3)[1]
    return (*entry[:after], *(listed for listed in entry[after:] if listed != variable))
