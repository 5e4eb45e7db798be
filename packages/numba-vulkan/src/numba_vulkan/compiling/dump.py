"""An observer that writes what every pass of every stage leaves into a folder.

The files are numbered in the order in which the passes ran: `007-inline.ll`, `031-emit.spv`. Comparing two neighbours
shows what a pass did; comparing two folders shows where two versions of the compiler part.
"""

from __future__ import annotations

import itertools
import re
from pathlib import Path


class Dump:
    """Called as `dump(name, artifact)` after every pass; give it to `Job.observe`."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self._numbers = itertools.count(1)

    def __call__(self, name: str, artifact: str | bytes) -> None:
        suffix = "ll" if isinstance(artifact, str) else "spv"
        safe = re.sub(r"[^\w.-]+", "-", name)
        path = self.folder / f"{next(self._numbers):03}-{safe}.{suffix}"
        path.write_bytes(artifact.encode() if isinstance(artifact, str) else artifact)
