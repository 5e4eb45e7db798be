"""Drop what explains a module and is not needed to run it.

    OpName %12 "sum"                 names of ids that no host asks for
    OpLine %3 17 4                   source lines and sources
    OpExtInst %5 DebugScope …        instructions of non-semantic sets, and the imports and strings that only they use

Names of the interface stay: of resource variables, of their blocks and members, of specialization
constants. So do notes (`OpString "nv.…"`), and clspv's reflection, which hosts read.

Requires: nothing.
Leaves:   a module with the same reflection and the same meaning.
Cost:     linear.
"""

from __future__ import annotations

from collections.abc import Sequence

from nv_spirv.binary import Binary, Instruction, decode_string
from nv_spirv.declarations import BINDING, PUSH_CONSTANT, SPEC_ID, Declarations, declarations
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import Context, context_of, uses
from nv_spirv.options import Options
from nv_spirv.sections import (
    DECLARATIONS,
    EXTENSIONS,
    FUNCTIONS,
    IMPORTS,
    NAMES,
    PROCESSED,
    SOURCES,
    Sections,
)

_NON_SEMANTIC = "SPV_KHR_non_semantic_info"
_READ_BY_HOSTS = "NonSemantic.ClspvReflection"
_LINES = frozenset({op.Line, op.NoLine, op.Nop})


def run(module: Binary, _: Options) -> Binary:
    """Run the pass."""
    sections = Sections.of(module)
    context = context_of(module.instructions)
    found = declarations(module.instructions)
    dropped = {
        identifier
        for identifier, name in context.sets.items()
        if name.startswith("NonSemantic.") and not name.startswith(_READ_BY_HOSTS)
    }
    for section in (DECLARATIONS, FUNCTIONS):
        sections.keep(section, [i for i in sections[section] if not _explains(i, dropped)])
    sections.keep(IMPORTS, [i for i in sections[IMPORTS] if i[1] not in dropped])
    kept_sets = [i for i in sections[IMPORTS] if decode_string(i, 2)[0].startswith("NonSemantic.")]
    if not kept_sets:
        sections.keep(
            EXTENSIONS, [i for i in sections[EXTENSIONS] if decode_string(i, 1)[0] != _NON_SEMANTIC]
        )
    used = _used(sections[DECLARATIONS], context) | _used(sections[FUNCTIONS], context)
    sections.keep(
        SOURCES, [i for i in sections[SOURCES] if i[0] == op.String and (i[1] in used or _is_note(i))]
    )
    interface = _interface(found)
    sections.keep(NAMES, [i for i in sections[NAMES] if i[1] in interface])
    sections.keep(PROCESSED, [])
    return sections.join()


def _explains(instruction: Instruction, dropped: set[int]) -> bool:
    opcode = instruction[0]
    extended = opcode in (op.ExtInst, op.ExtInstWithForwardRefsKHR)
    return opcode in _LINES or (extended and instruction[3] in dropped)


def _used(instructions: Sequence[Instruction], context: Context) -> set[int]:
    """The ids that clspv's reflection and other instructions refer to, among them strings."""
    return {i[place] for i in instructions if i[0] in (op.ExtInst, op.Line) for place in uses(i, context)}


def _is_note(instruction: Instruction) -> bool:
    return decode_string(instruction, 2)[0].startswith("nv.")


def _interface(found: Declarations) -> set[int]:
    """Ids whose names reflection gives: resource variables and all types below them, specialization constants."""
    result = {target for target in found.constants if found.decoration(target, SPEC_ID) is not None}
    waiting: list[int] = []
    for variable, declared in found.variables.items():
        if found.decoration(variable, BINDING) is not None or declared[3] == PUSH_CONSTANT:
            result.add(variable)
            waiting.append(declared[1])
    while waiting:
        type_id = waiting.pop()
        declared = found.types.get(type_id, (0,))
        if type_id not in result and len(declared) > 2:
            result.add(type_id)
            waiting += declared[2:]
    return result
