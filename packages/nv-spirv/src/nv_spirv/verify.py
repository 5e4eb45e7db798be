"""The stage's own verifier: is a module one that a driver may be given?

Each check is a module of `nv_spirv.checks`; they run in the order of `CHECKS`, and a family that the later
ones build on ends the examination where it finds something. The rules are those that a mistake of our own
stages, or of a foreign compiler, would break; a module that passes can still be refused by `spirv-val`,
which knows every rule of every extension.
"""

from __future__ import annotations

from collections.abc import Callable

from nv_spirv.binary import Binary, read
from nv_spirv.checks import (
    blocks,
    builtins,
    capabilities,
    declared,
    drivers,
    entries,
    ids,
    layouts,
    plain_memory,
    sections,
    structure,
    types,
    versions,
    words,
)
from nv_spirv.checks.subject import Subject, subject
from nv_spirv.checks.violation import Violation
from nv_spirv.grammar.operands import context_of

CHECKS: tuple[tuple[Callable[[Subject], None], ...], ...] = (
    (
        sections.check,  # whatever stands in the wrong place is read wrongly
        blocks.check,  # the others follow branches
    ),
    (
        ids.check,
        declared.check,
    ),
    (
        structure.check,
        types.check,
        layouts.check,
        plain_memory.check,
        entries.check,
        builtins.check,
        capabilities.check,
        versions.check,
        drivers.check,
    ),
)


def violations(spirv: bytes | Binary) -> list[Violation]:
    """The rules that a module (or what `read` made of one) breaks; none for a module fit for a driver.

    Raises
    ------
    InvalidInput
        When the bytes are not a SPIR-V module, or one cut off.

    Examples
    --------
    >>> nv_spirv.violations(spirv)
    []
    """
    module = read(spirv)
    context = context_of(module.instructions)
    found = words.check(module, context)
    if not found:
        examined = subject(module, context)
        for stage in CHECKS:
            if not examined.violations:
                for check in stage:
                    check(examined)
        found = examined.violations
    if not found:
        return []
    from nv_spirv.text.printer import instruction_lines  # a valid module need not pay for the import

    lines = instruction_lines(module, {violation.index for violation in found})
    return [violation._replace(instruction=lines.get(violation.index, "")) for violation in found]
