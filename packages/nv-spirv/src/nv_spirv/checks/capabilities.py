"""A module declares the capabilities that its types and instructions use."""

from __future__ import annotations

from nv_spirv.capabilities import needs, with_implied
from nv_spirv.checks.subject import Subject
from nv_spirv.grammar import op
from nv_spirv.grammar.tables import enumerant


def check(subject: Subject) -> None:
    """Report, once each, capabilities that are used and not declared."""
    declared = {
        enumerant("Capability", i[1])
        for i in subject.instructions[: subject.first_function]
        if i[0] == op.Capability
    }
    declared = with_implied(declared)
    reported: set[tuple[str, ...]] = set()
    for need in needs(subject.instructions, subject.found):
        if declared.isdisjoint(need.any_of) and need.any_of not in reported:
            reported.add(need.any_of)
            what = " or ".join(need.any_of)
            subject.report(
                "capabilities.missing", f"{subject.operation(need.index)} needs {what}", need.index
            )
