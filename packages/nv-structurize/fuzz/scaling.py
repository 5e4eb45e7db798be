"""Time, memory and growth from 1,000 to 100,000 blocks, beside LLVM's own structurizer.

    python packages/nv-structurize/fuzz/scaling.py [--sizes 1000,5000,20000] [--families chain,nest] [--plot FILE.svg]
    python packages/nv-structurize/fuzz/scaling.py --functions 2000,16000 --files sqlite3.ll,zig.ll

The second line measures modules: of so many functions of four blocks, and files of IR. Every point is measured in a
process of its own: CPU seconds from text to text, peak memory above that of an empty process, and instructions after
for one before.
"""

from __future__ import annotations

import argparse
import json
import math
import resource
import subprocess
import sys
import time
from pathlib import Path

from families import FAMILIES, small_functions

from nv_structurize import Options, structurize_with_reports

HERE = Path(__file__).parent
LLVM_UP_TO = 20_000
LLVM_SECONDS = 60
BOUNDED = ("leaving_all_levels",)  # has at most 200 levels


def one(family: str, size: int) -> None:
    """Measure a point and print it as JSON."""
    ir = FAMILIES[family](size)
    structurize_with_reports("define void @f() {\ne:\n  ret void\n}\n")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    start = time.process_time()
    _, (report,) = structurize_with_reports(ir, Options())
    seconds = time.process_time() - start
    memory = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    growth = report.counts.instructions_after / report.counts.instructions_before
    print(json.dumps({"seconds": seconds, "MiB": memory, "growth": growth, "passes": report.seconds}))


def module(what: str) -> None:
    """Measure a module, of so many small functions or from a file, and print it as a line of the table."""
    ir = small_functions(int(what)) if what.isdecimal() else Path(what).read_text()
    start = time.process_time()
    _, reports = structurize_with_reports(ir, Options(lower=("indirectbr",)))
    seconds = time.process_time() - start
    name = f"{what} small functions" if what.isdecimal() else Path(what).name
    print(f"{name:28}{len(reports):10}{ir.count(chr(10)):10}{len(ir) / 1e6:8.1f}{seconds:9.2f}", flush=True)


def ours(family: str, size: int) -> dict[str, float]:
    """A point, measured in a process of its own."""
    command = [sys.executable, __file__, "--one", family, str(size)]
    return dict(json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout))


def llvms(family: str, size: int) -> float | None:
    """Seconds that LLVM's structurizer takes; None if it fails or takes too long."""
    if size > LLVM_UP_TO:
        return None
    command = [sys.executable, str(HERE / "llvm_structurizer.py")]
    try:
        done = subprocess.run(
            command,
            input=FAMILIES[family](size),
            capture_output=True,
            text=True,
            timeout=LLVM_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return None
    return float(done.stderr.split("\n")[0]) if done.returncode == 0 else None


def plot(points: dict[str, list[tuple[int, float]]], path: Path) -> None:
    """Seconds over blocks, both logarithmic, as a small SVG; the dotted line is n log n."""
    width, height, left, bottom = 720, 460, 60, 40
    low, high = (math.log10(f(x for line in points.values() for x, _ in line)) for f in (min, max))
    floor, top = -2.0, 2.0

    def place(size: float, seconds: float) -> str:
        x = left + (math.log10(size) - low) / (high - low) * (width - left - 170)
        y = (height - bottom) - (math.log10(max(seconds, 10**floor)) - floor) / (top - floor) * (
            height - bottom - 20
        )
        return f"{x:.1f},{y:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        'font-family="sans-serif" font-size="12">'
    ]
    parts.append(f'<rect width="{width}" height="{height}" fill="white"/>')
    for power in range(int(floor), int(top) + 1):
        a, b = place(10**low, 10**power).split(","), place(10**high, 10**power).split(",")
        parts.append(f'<path d="M{",".join(a)} L{",".join(b)}" stroke="#ddd"/>')
        parts.append(
            f'<text x="{left - 8}" y="{float(a[1]) + 4:.0f}" text-anchor="end">{10.0**power:g} s</text>'
        )
    for size in (1000, 5000, 20_000, 100_000):
        if low <= math.log10(size) <= high:
            x = place(size, 1).split(",")[0]
            parts.append(f'<text x="{x}" y="{height - 18}" text-anchor="middle">{size:,} blocks</text>')
    reference = [(10**low * 10 ** (k * (high - low) / 20)) for k in range(21)]
    scale = 0.05 / (1000 * math.log(1000))
    line = " L".join(place(n, scale * n * math.log(n)) for n in reference)
    parts.append(f'<path d="M{line}" fill="none" stroke="#888" stroke-dasharray="3,4"/>')
    for number, (name, line_points) in enumerate(points.items()):
        colour = f"hsl({number * 360 // len(points)},70%,40%)"
        line = " L".join(place(*point) for point in line_points)
        parts.append(f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{width - 160}" y="{30 + 18 * number}" fill="{colour}">{name}</text>')
    parts.append(
        f'<text x="{width - 160}" y="{30 + 18 * len(points)}" fill="#888">dotted: n log n</text></svg>'
    )
    path.write_text("\n".join(parts) + "\n")


def main() -> int:
    """Measure, print a table, and draw if asked to."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--sizes", default="1000,5000,20000,100000")
    parser.add_argument("--families", default=",".join(name for name in FAMILIES if name not in BOUNDED))
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--no-llvm", action="store_true")
    parser.add_argument("--functions", default="")
    parser.add_argument("--files", default="")
    parser.add_argument("--module", help=argparse.SUPPRESS)
    parser.add_argument("--one", nargs=2, metavar=("FAMILY", "SIZE"), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.one:
        one(chosen.one[0], int(chosen.one[1]))
        return 0
    if chosen.module:
        module(chosen.module)
        return 0
    modules = [each for given in (chosen.functions, chosen.files) for each in given.split(",") if each]
    if modules:
        print(f"{'module':28}{'functions':>10}{'lines':>10}{'MB':>8}{'CPU s':>9}", flush=True)
        for each in modules:
            subprocess.run([sys.executable, __file__, "--module", each], check=True)
        return 0
    points: dict[str, list[tuple[int, float]]] = {}
    print(f"{'family':18}{'blocks':>8}{'CPU s':>9}{'s/(n log n)':>13}{'MiB':>8}{'growth':>8}{'LLVM s':>9}")
    for family in chosen.families.split(","):
        for size in map(int, chosen.sizes.split(",")):
            found = ours(family, size)
            other = None if chosen.no_llvm else llvms(family, size)
            points.setdefault(family, []).append((size, found["seconds"]))
            unit = 1e9 * found["seconds"] / (size * math.log(size))
            beside = "-" if other is None else f"{other:.3f}"
            print(
                f"{family:18}{size:8}{found['seconds']:9.3f}{unit:11.0f}ns{found['MiB']:8.0f}{found['growth']:8.2f}{beside:>9}",
                flush=True,
            )
    if chosen.plot:
        plot(points, chosen.plot)
    return 0


if __name__ == "__main__":
    sys.exit(main())
