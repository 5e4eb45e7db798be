"""A broken rule, and how it is told."""

from __future__ import annotations

from typing import NamedTuple


class Violation(NamedTuple):
    """One broken rule.

    Parameters
    ----------
    rule : str
        Which one, as `family.rule` (`structure.exit`, `ids.dominance`, …).
    message : str
        What is wrong, with ids as `%12` and their names.
    index : int
        Of the instruction in the module, from 0.
    instruction : str
        That instruction, disassembled.
    """

    rule: str
    message: str
    index: int  # type: ignore[assignment]
    instruction: str = ""

    def __str__(self) -> str:
        where = f"instruction {self.index}"
        return (
            f"{self.rule}: {self.message} [{where}: {self.instruction}]"
            if self.instruction
            else (f"{self.rule}: {self.message} [{where}]")
        )
