"""Each instruction is as long, and made of such words, as its opcode says.

The other checks index into instructions, so a module that breaks this rule is not examined further.
"""

from __future__ import annotations

import functools

from nv_spirv.binary import Binary, Instruction
from nv_spirv.checks.violation import Violation
from nv_spirv.errors import InvalidInput
from nv_spirv.grammar.operands import Context, context_of, extent, shape, walk
from nv_spirv.grammar.tables import instructions, opcode_name

_MOST = 65536


@functools.cache
def _lengths(opcode: int) -> tuple[int, int, int]:
    """Least and greatest length of an instruction, and the length above which only a walk tells.

    The least length of an unknown instruction is 0.
    """
    row = instructions().get(opcode)
    if row is None:
        return 0, _MOST, _MOST
    form = shape(opcode)
    rest = row.operands[form.rest - 1 :]
    if form.rest_ids is None or any(len(operand.kind) > 1 or operand.kind in "sc" for operand in rest):
        needed = any(not operand.repeat for operand in rest)
        return form.rest, _MOST, form.rest - 1 if needed else form.rest
    most = _MOST if any(operand.repeat == "*" for operand in rest) else form.rest + len(rest)
    return form.rest, most, _MOST


def check(module: Binary) -> list[Violation]:
    """Broken rules of single instructions; empty when every instruction fits the grammar."""
    found: list[Violation] = []
    lengths = {opcode: _lengths(opcode) for opcode in {i[0] for i in module.instructions}}
    context: Context | None = None
    for index, instruction in enumerate(module.instructions):
        least, most, plain = lengths[instruction[0]]
        if not least:
            message = f"instruction {instruction[0]} is unknown; nothing that depends on it can be checked"
            found.append(Violation("words.opcode", message, index))
            continue
        length = len(instruction)
        if not least <= length <= most:
            expected = f"{least}" if most == least else f"{least} or more"
            message = f"{opcode_name(instruction[0])} of {length} words; it takes {expected}"
            found.append(Violation("words.length", message, index))
        elif length > plain and not _fits(instruction):
            context = context or _safe_context(module)
            try:
                walk(instruction, context)
            except InvalidInput as error:
                found.append(Violation("words.operands", str(error), index))
    return found


def _fits(instruction: Instruction) -> bool:
    """Whether an instruction that ends in one enumerant is exactly as long as that enumerant asks."""
    form = shape(instruction[0])
    if not form.tail or len(instruction) <= form.rest:
        return False
    known = extent(form.tail, instruction[form.rest])
    return known is not None and len(instruction) == form.rest + known[0]


def _safe_context(module: Binary) -> Context:
    """The context of the instructions that are long enough to say what they declare."""
    return context_of(i for i in module.instructions if len(i) >= shape(i[0]).rest)
