"""One of the processes of `parallel`: a share of a module's functions in, what became of them out, both pickled."""

from __future__ import annotations

import pickle
import sys

from nv_structurize.errors import StructurizeError
from nv_structurize.pipeline import work
from nv_structurize.report import Outcome


def main() -> None:
    """Read, work, answer; an error of the input is an answer like any other."""
    share, module = pickle.load(sys.stdin.buffer)
    answer: list[Outcome] | StructurizeError
    try:
        answer = work(share, module)
    except StructurizeError as error:
        answer = error
    pickle.dump(answer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
