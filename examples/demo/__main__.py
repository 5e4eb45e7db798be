"""The demo: six workloads on a Vulkan device, each checked against NumPy, timed, and drawn into demo/.

python examples/demo                      # everything, on the current device
python examples/demo ising sph            # some of it
python examples/demo --device gpu --folder pictures
"""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import matplotlib  # noqa: E402

matplotlib.use("Agg")  # files only; no window, no display needed

from outcome import Outcome  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn  # noqa: E402
from rich.table import Table  # noqa: E402

import numba_vulkan as nv  # noqa: E402

WORKLOADS = ("photograph", "mandelbrot", "nbody", "ising", "dslash", "sph")


def run_all(names: list[str], folder: Path, console: Console) -> list[Outcome]:
    """Run workloads one after the other under a progress bar each."""
    outcomes = []
    columns = (
        TextColumn("{task.description:<12}"),
        BarColumn(),
        TextColumn("{task.fields[doing]:<16}"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=console) as bars:
        tasks = {name: bars.add_task(name, total=1.0, doing="", start=False) for name in names}
        for name, task in tasks.items():
            bars.start_task(task)

            def report(fraction: float, doing: str, task=task) -> None:
                bars.update(task, completed=fraction, doing=doing)

            outcomes.append(importlib.import_module(name).run(folder, report))
            bars.update(task, completed=1.0, doing="done")
    return outcomes


def closing_table(outcomes: list[Outcome], device: str) -> Table:
    """What ran, where, how long it took, how far it is from NumPy."""
    table = Table("workload", "size", "device", "time", "error", "")
    for outcome in outcomes:
        table.add_row(
            outcome.workload,
            outcome.size,
            device,
            f"{outcome.seconds * 1e3:.1f} ms",
            f"{outcome.error:.1e} ({outcome.measure})",
            "right" if outcome.right else f"[red]wrong[/], limit {outcome.tolerance:.0e}",
        )
    return table


def main(arguments: list[str] | None = None) -> int:
    """Command line; 1 if a result is not NumPy's."""
    parser = argparse.ArgumentParser(prog="demo", description="Six workloads on a Vulkan device.")
    parser.add_argument("workload", nargs="*", help=f"some of {', '.join(WORKLOADS)}; default all")
    parser.add_argument("--device", help="part of a device's name, its index, 'cpu' or 'gpu'")
    parser.add_argument("--folder", type=Path, default=Path("demo"), help="where pictures go; default demo/")
    options = parser.parse_args(arguments)
    unknown = set(options.workload) - set(WORKLOADS)
    if unknown:
        parser.error(f"no workload {', '.join(sorted(unknown))}; there are {', '.join(WORKLOADS)}")
    if options.device:
        nv.select_device(options.device)
    device = nv.current_device().name
    options.folder.mkdir(parents=True, exist_ok=True)
    console = Console()
    if not console.is_terminal:
        console = Console(width=160)  # a log has no width of its own, and a wrapped table is hard to read
    outcomes = run_all(options.workload or list(WORKLOADS), options.folder, console)
    console.print(closing_table(outcomes, device))
    pictures = [str(options.folder / picture) for outcome in outcomes for picture in outcome.pictures]
    console.print(f"pictures: {', '.join(pictures)}")
    return 0 if all(outcome.right for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
