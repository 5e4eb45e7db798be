"""Functions shared out to several processes.

Each runs `python -m nv_structurize.worker`, which takes its share from standard input and gives what became of it on
standard output. They import this package and nothing of the caller's, so that no `if __name__ == "__main__"` is needed
and threads of the caller do no harm.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

from nv_structurize.errors import Internal, StructurizeError

if TYPE_CHECKING:
    from nv_structurize.reading import Piece
    from nv_structurize.report import Outcome


def in_processes(wanted: list[Piece], module: object, jobs: int) -> list[list[Outcome]]:
    """What became of the functions, in order, in shares; the first one refused raises as it does without processes.

    `module` is what `worker` hands on to `pipeline.work`; it must be possible to pickle it.
    """
    shares = _shares(wanted, jobs)
    answers: list[bytes] = [b""] * len(shares)
    workers = [
        subprocess.Popen(
            [sys.executable, "-m", "nv_structurize.worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        for _ in shares
    ]

    def ask(place: int) -> None:
        answers[place], _ = workers[place].communicate(pickle.dumps((shares[place], module)))

    threads = [threading.Thread(target=ask, args=(place,)) for place in range(len(shares))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found: list[list[Outcome]] = []
    for answer, worker in zip(answers, workers, strict=True):
        if worker.returncode or not answer:
            raise Internal(f"a process that structurizes ended with status {worker.returncode}")
        outcome = pickle.loads(answer)
        if isinstance(outcome, StructurizeError):
            raise outcome
        found.append(outcome)
    return found


def _shares(wanted: list[Piece], jobs: int) -> list[list[Piece]]:
    """The functions in their order, cut where each share has about as many lines as the others."""
    total = sum(len(piece.lines) for piece in wanted)
    shares: list[list[Piece]] = [[]]
    lines = 0
    for piece in wanted:
        if shares[-1] and len(shares) < jobs and lines >= total * len(shares) / jobs:
            shares.append([])
        shares[-1].append(piece)
        lines += len(piece.lines)
    return shares
