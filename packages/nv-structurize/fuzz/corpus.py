"""LLVM IR of any producer: structurize every function of the files given, and check the results.

    python packages/nv-structurize/fuzz/corpus.py [--lower indirectbr] [--accept COMMAND] [--jobs N] FILE.ll …

For each file: no function but those listed is refused, none breaks a rule, structurizing again changes nothing, LLVM
accepts the result, and so does the compiler of `--accept`, which gets its text on standard input (for instance
`--accept "clang-19 -x ir -O1 -c -o /dev/null -"`).
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from nv_structurize import Options, StructurizeError, structurize_with_reports, violations


def check(path: Path, options: Options, accept: list[str], totals: Counter[str]) -> list[str]:
    """What is wrong with a file's result; figures are added to the totals."""
    ir = path.read_text()
    start = time.process_time()
    try:
        result, reports = structurize_with_reports(ir, options)
    except StructurizeError as error:
        totals["files refused"] += 1
        return [f"{path.name}: {type(error).__name__}: {error}"]
    totals["ms"] += int(1000 * (time.process_time() - start))
    totals["functions"] += len(reports)
    for report in reports:
        totals["before"] += report.counts.instructions_before
        totals["after"] += report.counts.instructions_after
    refused = [report for report in reports if report.refused]
    totals["refused"] += len(refused)
    wrong = [f"{path.name}: refused: {report.refused}" for report in refused]
    kept = tuple(report.function for report in reports if not report.refused)
    broken = violations(result, kept)
    totals["violations"] += len(broken)
    wrong += [f"{path.name}: {violation}" for violation in broken[:5]]
    again, once_more = structurize_with_reports(result, options)
    if again != result or any(report.changed for report in once_more):
        wrong.append(f"{path.name}: structurizing again changes the result")
    if accept:
        done = subprocess.run(accept, input=result.encode(), capture_output=True, check=False)
        if done.returncode:
            totals["not accepted"] += 1
            wrong.append(f"{path.name}: {accept[0]}: {done.stderr.decode()[:300]}")
    return wrong


def main() -> int:
    """Check the files and print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--lower", action="append", default=[])
    parser.add_argument("--accept", default="")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    options = Options(lower=tuple(chosen.lower), skip_unsupported=True, jobs=chosen.jobs)
    totals: Counter[str] = Counter()
    wrong = []
    for path in chosen.files:
        found = check(path, options, shlex.split(chosen.accept), totals)
        wrong += found
        for line in found:
            print(line, flush=True)
    growth = totals["after"] / max(1, totals["before"])
    print(
        f"{len(chosen.files)} files, {totals['functions']} functions, {totals['refused']} refused, "
        f"{totals['files refused']} files refused, {totals['violations']} violations, growth {growth:.3f}, "
        f"{totals['ms'] / 1000:.1f} s CPU structurizing, {totals['not accepted']} not accepted, {len(wrong)} findings"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
