"""Each instruction is as long, and made of such words, as its opcode says.

The other checks index into instructions, so a module that breaks this rule is not examined further.
"""

from __future__ import annotations

import functools

from nv_spirv.binary import Binary, Instruction, decode_string
from nv_spirv.checks.violation import Violation
from nv_spirv.errors import InvalidInput
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import Context, extent, parts, shape, walk
from nv_spirv.grammar.tables import Enumeration, enumeration, instruction_row, opcode_name

_MOST = 65536


@functools.cache
def _lengths(opcode: int) -> tuple[int, int, int]:
    """Least and greatest length of an instruction, and the length above which only a walk tells.

    The least length of an unknown instruction is 0.
    """
    row = instruction_row(opcode)
    if row is None:
        return 0, _MOST, _MOST
    form = shape(opcode)
    rest = row.operands[form.rest - 1 :]
    if form.rest_ids is None or any(len(operand.kind) > 1 or operand.kind in "sc" for operand in rest):
        needed = any(not operand.repeat for operand in rest)
        return form.rest, _MOST, form.rest - 1 if needed else form.rest
    most = _MOST if any(operand.repeat == "*" for operand in rest) else form.rest + len(rest)
    return form.rest, most, _MOST


def check(module: Binary, context: Context) -> list[Violation]:
    """Broken rules of single instructions; empty when every instruction fits the grammar."""
    found: list[Violation] = []
    opcodes = {instruction[0] for instruction in module.instructions}
    lengths = {opcode: _lengths(opcode) for opcode in opcodes}
    enumerants = {opcode: places for opcode in opcodes if (places := _enumerants(opcode))}
    for index, instruction in enumerate(module.instructions):
        opcode = instruction[0]
        least, most, plain = lengths[opcode]
        length = len(instruction)
        if not least:
            message = f"instruction {opcode} is unknown; nothing that depends on it can be checked"
            found.append(Violation("words.opcode", message, index))
        elif not least <= length <= most:
            expected = f"{least}" if most == least else f"{least} or more"
            message = f"{opcode_name(opcode)} of {length} words; it takes {expected}"
            found.append(Violation("words.length", message, index))
        elif length > plain:
            try:
                if not _fits(instruction, context):
                    walk(instruction, context)
            except InvalidInput as error:
                found.append(Violation("words.operands", str(error), index))
        elif opcode in enumerants:
            for place, table in enumerants[opcode]:
                wrong = [part for part in parts(table, instruction[place]) if part not in table.by_value]
                if wrong and not (table.mask and instruction[place] == 0):
                    message = f"{opcode_name(opcode)}: unknown enumerant {wrong[0]}"
                    found.append(Violation("words.operands", message, index))
    return found


@functools.cache
def _enumerants(opcode: int) -> tuple[tuple[int, Enumeration], ...]:
    """Where an instruction has enumerants at fixed places, with their tables."""
    row = instruction_row(opcode)
    if row is None:
        return ()
    fixed = row.operands[: shape(opcode).rest - 1]
    return tuple(
        (at, enumeration(operand.kind)) for at, operand in enumerate(fixed, 1) if len(operand.kind) > 2
    )


def _fits(instruction: Instruction, context: Context) -> bool:
    """Return whether an instruction that ends in one string, enumerant or literal has exactly the length it needs.

    A shortcut for the most frequent shapes; what it does not recognise is walked.
    """
    opcode = instruction[0]
    if opcode in (op.Constant, op.SpecConstant):
        number = context.numbers.get(instruction[1])
        return number is not None and len(instruction) == 3 + number.words
    form = shape(opcode)
    if not form.tail or len(instruction) <= form.rest:
        return False
    if form.tail == "s":
        return decode_string(instruction, form.rest)[1] == len(instruction)
    known = extent(form.tail, instruction[form.rest])
    return known is not None and len(instruction) == form.rest + known[0]
