"""What came of each operation, and the report of all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, Literal

#: Wrong operations that the table for people shows one by one.
_MAX_SHOWN = 40

Verdict = Literal["right", "wrong", "refused"]


@dataclass(frozen=True)
class Outcome:
    """One operation in one mode.

    Attributes
    ----------
    area, subject, operation
        Where it belongs: "arithmetic", "double", "trunc".
    addressing
        "physical" or "logical".
    verdict
        "right", "wrong", or "refused" where the device lacks something.
    compared
        How many results were compared.
    detail
        For what is wrong the first difference, for what is refused what is lacking.
    """

    area: str
    subject: str
    operation: str
    addressing: str
    verdict: Verdict
    compared: int = 0
    detail: str = ""


@dataclass(frozen=True)
class Report:
    """All outcomes on one device."""

    device: str
    driver: str
    properties: tuple[str, ...]
    outcomes: tuple[Outcome, ...]
    seconds: float

    @classmethod
    def of(cls, device: Any, outcomes: Iterable[Outcome], seconds: float) -> Report:
        """The report on an open device."""
        found = device.features - device.info.features
        return cls(device.name, device.driver, tuple(sorted(found)), tuple(outcomes), seconds)

    @property
    def passed(self) -> bool:
        """Return whether something ran and nothing was wrong."""
        return any(o.verdict == "right" for o in self.outcomes) and not self.wrong

    @property
    def wrong(self) -> tuple[Outcome, ...]:
        """The operations whose results differ."""
        return tuple(o for o in self.outcomes if o.verdict == "wrong")

    def as_dict(self) -> dict[str, Any]:
        """The report as JSON has it."""
        return {**asdict(self), "passed": self.passed}

    def __str__(self) -> str:
        """A table for people: a line a subject, then what is refused and what is wrong."""
        lines = [f"{self.device}, {self.driver}"]
        lines += [f"found on the device: {' '.join(self.properties) or 'nothing'}", ""]
        modes = list(dict.fromkeys(o.addressing for o in self.outcomes))
        rows = list(dict.fromkeys((o.area, o.subject) for o in self.outcomes))
        wide = max([len(subject) for _, subject in rows], default=0)
        lines.append(" " * (wide + 14) + "".join(f"{mode:<28}" for mode in modes).rstrip())
        before = ""
        for area, subject in rows:
            shown = "".join(f"{self._cell(area, subject, mode):<28}" for mode in modes)
            lines.append(f"{area if area != before else '':<12}{subject:<{wide + 2}}{shown}".rstrip())
            before = area
        lines += ["", *self._reasons()]
        counts = Counter(o.verdict for o in self.outcomes)
        compared = sum(o.compared for o in self.outcomes)
        lines.append(
            f"{len(self.outcomes)} operations, {compared:,} results: {counts['right']} right, {counts['wrong']} wrong,"
            f" {counts['refused']} refused; {self.seconds:.1f} s"
        )
        return "\n".join(lines)

    def _cell(self, area: str, subject: str, mode: str) -> str:
        of = (o for o in self.outcomes if (o.area, o.subject, o.addressing) == (area, subject, mode))
        counts = Counter(o.verdict for o in of)
        return ", ".join(
            f"{counts[verdict]} {verdict}" for verdict in ("right", "wrong", "refused") if counts[verdict]
        )

    def _reasons(self) -> list[str]:
        refused: dict[str, list[str]] = {}
        for o in self.outcomes:
            if o.verdict == "refused":
                refused.setdefault(o.detail, []).append(f"{o.subject} {o.operation}")
        lines = []
        for detail, names in refused.items():
            different = list(dict.fromkeys(names))
            shown = ", ".join(different[:3]) + (
                f" and {len(different) - 3} more" if len(different) > 3 else ""
            )
            lines.append(f"refused: {shown}: {detail}")
        places = (
            (o, f"{o.area} {o.subject} {o.operation} ({o.addressing})") for o in self.wrong[:_MAX_SHOWN]
        )
        lines += [f"WRONG: {place}: {o.detail}" for o, place in places]
        if len(self.wrong) > _MAX_SHOWN:
            lines.append(f"WRONG: {len(self.wrong) - _MAX_SHOWN} more; --json FILE has them all")
        return [*lines, ""] if lines else []
