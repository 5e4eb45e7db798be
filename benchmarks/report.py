"""Turn what run.py wrote into the Markdown of docs/benchmarks.md.

python benchmarks/report.py benchmarks/results/latest.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tables import cell, rate, ratio


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table; numbers to the right."""
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join("| " + " | ".join(line) + " |" for line in (head, rule, *rows))


def workloads(report: dict[str, Any]) -> str:
    """One line a workload, with the targets that were there."""
    published = {row["name"]: row for row in report.get("peer", {}).get("workloads", [])}
    others = [name for name in ("cuda", "cpu") if any(name in row for row in report["workloads"])]
    titles = {"cuda": "numba.cuda", "cpu": "Numba CPU", "published": "0.1.0"}
    if published:
        others.append("published")
    contracted = any("contracted" in row for row in report["workloads"])
    head = ["workload", "ms", "rate", "unit"]
    for other in others:
        head += [titles[other], "ratio"]
    if contracted:
        head += ["contracted", "to numba.cuda"]
    lines = []
    for found in report["workloads"]:
        row = {**found, "published": published.get(found["name"], {}).get("published", {})}
        seconds = row["vulkan"].get("seconds")
        line = [row["name"], f"{seconds * 1e3:.3f}" if seconds else "", cell(row, "vulkan"), row["unit"]]
        for other in others:
            share = ratio(row, other)
            lost = rate(row, other) is not None and share and float(share) < 1
            line += [cell(row, other), f"**{share}**" if lost else share]
        if contracted:
            share = ratio(row, "cuda", "contracted")
            line += [cell(row, "contracted"), f"**{share}**" if share and float(share) < 1 else share]
        lines.append(line)
    return table(head, lines)


def host(report: dict[str, Any]) -> str:
    """Launches and fresh processes."""
    costs = report["host"]
    launches = [
        [name, f"{cost['loop_us']:.2f}", f"{cost['wait_us']:.1f}"] for name, cost in costs["launch"].items()
    ]
    both = report.get("peer", {}).get("process", {"vulkan": costs["process"], "published": {}})
    theirs = both["published"]
    processes = [
        [name, f"{seconds:.3f}", f"{theirs[name]:.3f}" if name in theirs else ""]
        for name, seconds in both["vulkan"].items()
    ]
    return (
        table(["launch on", "µs in a loop", "µs with the wait"], launches)
        + "\n\n"
        + table(["fresh process", "s", "0.1.0, s"], processes)
    )


def stages(report: dict[str, Any]) -> str:
    """Milliseconds of each stage."""
    kernels = report["stages"]
    names = list(next(iter(kernels.values())))
    rows = [
        [kernel, *(f"{times[name] * 1e3:.1f}" for name in names), f"{sum(times.values()) * 1e3:.1f}"]
        for kernel, times in kernels.items()
    ]
    return table(["kernel, ms", *names, "sum"], rows)


def main() -> int:
    """Command line."""
    report = json.loads(Path(sys.argv[1]).read_text())
    devices = ", ".join(f"{device} ({target})" for target, device in report["devices"].items())
    versions = ", ".join(f"{name} {version}" for name, version in report["versions"].items())
    parts = [f"{devices}; sizes `{report['sizes']}`; {versions}.", workloads(report)]
    parts += [make(report) for key, make in (("host", host), ("stages", stages)) if key in report]
    print("\n\n".join(parts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
