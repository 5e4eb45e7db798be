"""This version's host costs beside another version's, as ratios of one run.

    python benchmarks/against.py OTHER_PYTHON [--rounds 9] [--only import,warm,cold,launch,numpy]

OTHER_PYTHON is the interpreter of an environment that holds the other version (for instance a worktree of an older
commit, installed editable). The two take turns, and what is counted is processor time, their children's and driver's
threads included, so that other programs disturb little. The least and the median of the rounds are printed.

`import` is `import numba_vulkan` after `import numba`; `cold` and `warm` are a whole process that makes
a first result of saxpy, with empty caches and after it has run before; `launch` and `numpy` are repeated_launch.py's.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from host_costs import CACHE_FOLDERS

HERE = Path(__file__).resolve().parent
IMPORT = "import time, numba; s = time.process_time(); import numba_vulkan; print(time.process_time() - s)"
WHAT = ("import", "warm", "cold", "launch", "numpy")


class Version:
    """One of the two: its interpreter, and folders of its own for every cache."""

    def __init__(self, python: str, folder: Path) -> None:
        self.python = python
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self.environment = {**kept, "PYTHONPYCACHEPREFIX": str(folder / "bytecode")}
        self.warm = folder / "warm"

    def processor_seconds(self, *arguments: str, caches: Path) -> tuple[float, str]:
        """Processor time of a process, and what it prints."""
        environment = {**self.environment, **dict.fromkeys(CACHE_FOLDERS, str(caches))}
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(
            [self.python, *arguments], env=environment, capture_output=True, text=True, check=False
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if done.returncode != 0:
            raise RuntimeError(f"{self.python} {' '.join(arguments)}: {done.stderr.strip()[-500:]}")
        seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return seconds, done.stdout

    def sample(self, what: str) -> float:
        """One figure: milliseconds, of a launch microseconds."""
        first_result = (str(HERE / "first_result.py"), "saxpy")
        if what == "import":
            return float(self.processor_seconds("-c", IMPORT, caches=self.warm)[1]) * 1e3
        if what == "warm":
            return self.processor_seconds(*first_result, "--cache", caches=self.warm)[0] * 1e3
        if what == "cold":
            with tempfile.TemporaryDirectory() as caches:
                return self.processor_seconds(*first_result, caches=Path(caches))[0] * 1e3
        kind = {"launch": "device", "numpy": "numpy"}[what]
        script = str(HERE / "repeated_launch.py")
        return float(self.processor_seconds(script, kind, caches=self.warm)[1])


def compare(versions: tuple[Version, Version], what: str, rounds: int) -> str:
    """A line of the table."""
    taken: tuple[list[float], list[float]] = ([], [])
    for version in versions:
        version.sample(what)  # writes bytecode and caches
    for turn in range(rounds):
        for k in (0, 1) if turn % 2 else (1, 0):
            taken[k].append(versions[k].sample(what))
    unit = "us" if what in ("launch", "numpy") else "ms"

    def figures(reduce: Callable[[list[float]], float]) -> str:
        ours, theirs = reduce(taken[0]), reduce(taken[1])
        return f"{ours:9.2f} / {theirs:9.2f} {unit} = {ours / theirs:5.3f}"

    return f"{what:<8} least {figures(min)}   median {figures(statistics.median)}"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("other", metavar="OTHER_PYTHON")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--only", default=",".join(WHAT), help="comma separated; default %(default)s")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="against-") as scratch:
        folders = [Path(scratch, name) for name in ("this", "other")]
        pythons = (sys.executable, options.other)
        this, other = (Version(python, folder) for python, folder in zip(pythons, folders, strict=True))
        for what in options.only.split(","):
            print(compare((this, other), what, options.rounds), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
