"""What became of a function: its new text, and what was done to it."""

from __future__ import annotations

from dataclasses import dataclass, field

from nv_structurize.graph.blocks import Counts


@dataclass
class Report:
    """What was done to one function."""

    function: str
    changed: bool
    counts: Counts
    seconds: dict[str, float] = field(default_factory=dict)
    refused: str = ""  # why it was left as it is (`Options.skip_unsupported`)


@dataclass(frozen=True)
class Outcome:
    """A function's new text, None if it stays as it is."""

    text: str | None
    report: Report
