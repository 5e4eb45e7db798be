"""The blocks of a function's body as text, and the innermost loops among them.

Loops are found backwards from their heads: the blocks from which a way leads to the head without leaving what the head
dominates. A loop larger than its caller can use is given up while it is being followed, so that finding all small loops
of a function costs time linear in its length.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from nv_lower.irtext import LABEL, strip_comment

_TARGET = re.compile(r'label %("[^"]*"|[-\w$.]+)')
#: The label of a first block that has none; LLVM writes none where the block is numbered.
UNNAMED = ""


@dataclass
class Blocks:
    """The blocks of a body in order: the lines of each without its label, where it goes, where it is come from."""

    lines: dict[str, list[str]] = field(default_factory=dict)
    successors: dict[str, list[str]] = field(default_factory=dict)
    predecessors: dict[str, list[str]] = field(default_factory=dict)

    @staticmethod
    def read(body: Iterable[str]) -> Blocks:
        """Cut a body into blocks; comments are dropped."""
        blocks = Blocks()
        label = UNNAMED
        for line in map(strip_comment, body):
            if found := LABEL.match(line):
                label = found[1]
                blocks.lines[label] = []
            elif line:
                blocks.lines.setdefault(label, []).append(line)
        for source, lines in blocks.lines.items():
            targets = [t for line in lines if "label %" in line for t in _TARGET.findall(line)]
            blocks.successors[source] = list(dict.fromkeys(targets))
            for target in blocks.successors[source]:
                blocks.predecessors.setdefault(target, []).append(source)
        return blocks

    def body(self) -> list[str]:
        """The lines of all blocks, each after its label."""
        result: list[str] = []
        for label, lines in self.lines.items():
            result += [f"{label}:", *lines] if label != UNNAMED else lines
        return result

    def loop(
        self, head: str, size: Callable[[str], int] | None = None, most: int = sys.maxsize
    ) -> Loop | None:
        """The loop with this head; None if there is none, or its blocks' sizes add up to more than `most`."""
        inside = {head: None}
        latches = []
        for source in self.predecessors.get(head, []):
            reached = self._back_to(head, source, size or (lambda label: 0), most)
            if reached is not None:
                latches.append(source)
                inside.update(reached)
        if not latches or (size and sum(map(size, inside)) > most):
            return None
        return Loop(head, tuple(latches), tuple(label for label in self.lines if label in inside))

    def _back_to(
        self, head: str, source: str, size: Callable[[str], int], most: int
    ) -> dict[str, None] | None:
        """The blocks on the ways from a head to one of its predecessors; None if there is a way around the head."""
        reached = {head: None, source: None}
        pending = [source] if source != head else []
        total = 0
        while pending:
            label = pending.pop()
            total += size(label)
            before = self.predecessors.get(label, [])
            if total > most or not before:
                return None
            pending += [other for other in before if other not in reached]
            reached.update(dict.fromkeys(before))
        return reached

    def holds_another(self, loop: Loop) -> bool:
        """Whether there is a loop inside: whether its blocks but the head form a cycle."""
        return self.cyclic(label for label in loop.blocks if label != loop.head)

    def cyclic(self, labels: Iterable[str]) -> bool:
        """Whether one of these blocks reaches itself by way of them (Kahn's algorithm leaves some over then)."""
        waiting = dict.fromkeys(labels, 0)
        for label in waiting:
            waiting[label] = sum(source in waiting for source in self.predecessors.get(label, ()))
        ready = [label for label, count in waiting.items() if not count]
        done = 0
        while ready:
            done += 1
            for target in self.successors[ready.pop()]:
                if target in waiting:
                    waiting[target] -= 1
                    if not waiting[target]:
                        ready.append(target)
        return done < len(waiting)


@dataclass(frozen=True)
class Loop:
    """A loop: the block that every way in passes, those from which it starts again, and all of its blocks in order."""

    head: str
    latches: tuple[str, ...]
    blocks: tuple[str, ...]
