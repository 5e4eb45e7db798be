"""Property: every function of the math library is within its bound, however the device divides and fuses.

    python math_accuracy.py [--count N] [--seed S] [--mode fused apart rough] [--width 32 64] [--table] [NAME ...]
    python math_accuracy.py --exhaustive [--step K] NAME ...       every K-th of the 2**32 float32 arguments

Prints the largest error found, in units in the last place, and where it was; exit status 1 when a bound is exceeded.
`--table` prints the rows of docs/math.md instead. Needs clang-19 and gcc with libquadmath.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "math"))

from accuracy import MODES, SUBJECTS, Subject, Worst, exhaustive, missing, worst


def line(subject: Subject, width: int, mode: str, found: Worst) -> str:
    over = "  <-- over" if found.error > subject.bound[width] else ""
    return f"{subject.name:10} f{width} {mode:6} {found.error:8.4g}  at {found.at}{over}"


def row(subject: Subject, found: dict[int, Worst]) -> str:
    """A line of the accuracy table: the largest error over all modes, beside the bound."""
    cells = []
    for width in (32, 64):
        if width in found:
            error = "exact" if subject.bound[width] == 0.5 else f"{found[width].error:.2f}"
            cells += [error, "correctly rounded" if error == "exact" else f"{subject.bound[width]:g}"]
        else:
            cells += ["", ""]
    return f"| `{subject.name}` | {' | '.join(cells)} |"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument(
        "--count", type=int, default=1_000_000, help="float32 arguments from each box; a tenth for float64"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mode", nargs="+", default=list(MODES), choices=MODES)
    parser.add_argument("--width", type=int, nargs="+", default=[32, 64], choices=[32, 64])
    parser.add_argument("--exhaustive", action="store_true")
    parser.add_argument("--step", type=int, default=1)
    parser.add_argument("--table", action="store_true")
    given = parser.parse_args()
    if missing():
        print(f"skipped: {' and '.join(missing())} not found", file=sys.stderr)
        return 0
    failures = 0
    for subject in SUBJECTS:
        if given.names and subject.name not in given.names:
            continue
        if given.exhaustive and subject.arguments > 1:
            continue
        largest: dict[int, Worst] = {}
        for width in [32] if given.exhaustive else given.width:
            count = given.count if width == 32 else given.count // 10
            for mode in given.mode:
                if given.exhaustive:
                    found = exhaustive(subject, mode, given.step)
                else:
                    found = worst(subject, mode, width, count, given.seed)
                failures += found.error > subject.bound[width]
                largest[width] = max(found, largest.get(width, found), key=lambda w: w.error)
                if not given.table:
                    print(line(subject, width, mode, found), flush=True)
        if given.table:
            print(row(subject, largest), flush=True)
    return failures > 0


if __name__ == "__main__":
    raise SystemExit(main())
