"""The command line of programs that check one random program for each seed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable


def main(check: Callable[[int], object], description: str | None, agreement: str, count: int) -> int:
    """Check `--count` seeds from `--seed` on.

    Prints each failure, how far it has come every 50 seeds, and a closing line.

    Parameters
    ----------
    check
        Raises where the program of a seed differs.
    description
        The module's docstring; its first line is the command's.
    agreement
        What is counted, and with what it agrees: "programs agree with CPython".
    count
        How many seeds without `--count`.

    Returns
    -------
    int
        The exit status: 1 if any failed.
    """
    parser = argparse.ArgumentParser(description=(description or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=count)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    failed: list[int] = []
    for number, seed in enumerate(range(options.seed, options.seed + options.count)):
        if number and number % 50 == 0:
            print(f"{number} seeds, {len(failed)} failed", flush=True)
        try:
            check(seed)
        except Exception as error:
            failed.append(seed)
            notes = "\n".join(["", *getattr(error, "__notes__", [])])
            print(f"seed {seed}: {type(error).__name__}: {error}{notes}", file=sys.stderr)
    print(f"{options.count - len(failed)} of {options.count} {agreement}; failed: {failed}")
    return 1 if failed else 0
