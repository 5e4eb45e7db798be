"""Measure kernels and host costs on this machine's devices, in one run; prints tables, writes JSON.

    python benchmarks/run.py                          # every workload; sizes by the kind of device
    python benchmarks/run.py --only saxpy,dslash --sizes full --json table.json
    python benchmarks/run.py --only host              # launches, import, first results, compiler stages
    python benchmarks/run.py --peer                   # and the published numba-vulkan 0.1.0, see peer.py

Three targets where they exist: numba_vulkan on the selected device, numba.cuda, and Numba's CPU target (parallel).
The CPU runs its own, smaller size; the comparison is of rates. Results are checked before they are timed.
"""

from __future__ import annotations

import argparse
import importlib
import json
import platform
import sys
import time
import traceback
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

# name: (module in workloads, the function there that makes the case)
WORKLOADS = {
    "saxpy": ("saxpy", "case"),
    "mandelbrot": ("mandelbrot", "case"),
    "mandelbrot-fast": ("mandelbrot", "fast_case"),
    "nbody": ("nbody", "case"),
    "nbody-fast": ("nbody", "fast_case"),
    "nbody-tiled": ("nbody", "tiled_case"),
    "nbody-tiled-fast": ("nbody", "fast_tiled_case"),
    "ising": ("ising", "case"),
    "dslash": ("dslash", "case"),
    "sph": ("sph", "case"),
    "matmul": ("matmul", "case"),
    "block-sum": ("block_sum", "case"),
    "histogram": ("histogram", "case"),
    "black-scholes": ("black_scholes", "case"),
    "black-scholes-fast": ("black_scholes", "fast_case"),
    "heat": ("heat", "case"),
}
HOST = "host"


def measure_on(target: Any, case: Any) -> dict[str, Any]:
    """Check and time a case on one GPU target."""
    from measure import time_runs

    start = time.perf_counter()
    program = case.program(target)
    prepared = time.perf_counter()
    program.run()
    target.synchronize()
    first = time.perf_counter()
    error = case.error(program.result())
    timing = time_runs(program.run, target.synchronize)
    return {
        "device": target.device_name,
        "error": error,
        "right": bool(error <= case.tolerance),
        "prepare_s": prepared - start,
        "first_run_s": first - prepared,
        "seconds": timing.median,
        "best_s": timing.best,
        "rate": case.work / timing.median,
    }


def measure_on_cpu(case: Any) -> dict[str, Any]:
    """Check and time a case with Numba's CPU target."""
    from measure import time_runs

    error = case.error(case.cpu())
    timing = time_runs(case.cpu, lambda: None)
    return {
        "error": error,
        "right": bool(error <= case.tolerance),
        "seconds": timing.median,
        "rate": case.work / timing.median,
    }


def attempt(what: str, measurement: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """A measurement, or the error that it ended in: one failure must not cost the rest of the table."""
    try:
        return measurement()
    except Exception as error:
        traceback.print_exc()
        print(f"{what}: {type(error).__name__}: {error}", file=sys.stderr)
        return {"failed": f"{type(error).__name__}: {error}"}


def measure_workload(name: str, sizes: str, targets: list[Any], with_cpu: bool) -> dict[str, Any]:
    """All targets on one workload."""
    module_name, maker = WORKLOADS[name]
    module = importlib.import_module(f"workloads.{module_name}")
    case = getattr(module, maker)(module.SIZES[sizes])
    row: dict[str, Any] = {"name": name, "size": module.SIZES[sizes], "unit": case.unit}
    for target in targets:
        row[target.name] = attempt(f"{name} on {target.name}", lambda on=target: measure_on(on, case))
    if with_cpu:
        cpu_sizes = "small" if sizes == "full" else sizes
        if cpu_sizes != sizes:
            case = getattr(module, maker)(module.SIZES[cpu_sizes])
        row["cpu"] = attempt(f"{name} on the CPU", lambda: measure_on_cpu(case))
        row["cpu"]["size"] = module.SIZES[cpu_sizes]
    return row


def ratio(row: dict[str, Any], other: str) -> str:
    """How many times faster Vulkan is than `other`, where both have a rate."""
    ours, theirs = row.get("vulkan", {}).get("rate"), row.get(other, {}).get("rate")
    return f"{ours / theirs:.2f}" if ours and theirs else ""


def workload_line(row: dict[str, Any]) -> str:
    """One row of the table."""

    def cell(target: str) -> str:
        found = row.get(target, {})
        if "failed" in found:
            return "failed"
        if not found:
            return ""
        return f"{found['rate']:.4g}" + ("" if found["right"] else " WRONG")

    ours = row.get("vulkan", {})
    milliseconds = f"{ours['seconds'] * 1e3:.3f}" if "seconds" in ours else ""
    error = f"{ours['error']:.1e}" if "error" in ours else ""
    return (
        f"{row['name']:<19} {milliseconds:>10} {cell('vulkan'):>14} {cell('cuda'):>14} {ratio(row, 'cuda'):>7} "
        f"{cell('cpu'):>14} {ratio(row, 'cpu'):>7} {row['unit']:<12} {error:>8}"
    )


HEADER = (
    f"{'workload':<19} {'ms':>10} {'vulkan':>14} {'numba.cuda':>14} {'ratio':>7} {'numba cpu':>14} {'ratio':>7} "
    f"{'rate in':<12} {'error':>8}"
)


def versions() -> dict[str, str]:
    """What was measured."""
    found = {"python": platform.python_version(), "machine": platform.machine()}
    for name in ("numba-vulkan", "numba", "llvmlite", "numpy", "numba-cuda"):
        try:
            found[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return found


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="run.py", description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", choices=("tiny", "small", "full"), help="default: by the kind of device")
    parser.add_argument(
        "--only", default="", help=f"names, comma separated, of: {', '.join(WORKLOADS)}, {HOST}"
    )
    parser.add_argument("--json", type=Path, default=HERE / "results" / "latest.json", help="where to write")
    parser.add_argument("--no-cpu", action="store_true", help="leave Numba's CPU target out")
    parser.add_argument("--no-cuda", action="store_true", help="leave numba.cuda out")
    parser.add_argument("--peer", action="store_true", help="measure the published numba-vulkan 0.1.0 too")
    options = parser.parse_args(arguments)
    options.names = [name for name in options.only.split(",") if name] or [*WORKLOADS, HOST]
    unknown = set(options.names) - {*WORKLOADS, HOST}
    if unknown:
        parser.error(f"unknown workload {', '.join(sorted(unknown))}")
    return options


def main(arguments: list[str] | None = None) -> int:
    """Command line; 1 if a measurement failed or a result was wrong."""
    options = parse(arguments)
    import targets

    ours = targets.vulkan()
    peers = [] if options.no_cuda else [target for target in [targets.cuda()] if target]
    sizes = options.sizes or ("small" if ours.on_cpu else "full")
    report: dict[str, Any] = {
        "versions": versions(),
        "device": ours.device_name,
        "sizes": sizes,
        "workloads": [],
    }
    options.json.parent.mkdir(parents=True, exist_ok=True)

    def save() -> None:
        options.json.write_text(json.dumps(report, indent=1) + "\n")

    print(f"{ours.device_name}, sizes {sizes}; versions {report['versions']}\n{HEADER}", flush=True)
    for name in options.names:
        if name != HOST:
            row = measure_workload(name, sizes, [ours, *peers], not options.no_cpu)
            report["workloads"].append(row)
            print(workload_line(row), flush=True)
            save()
    if HOST in options.names:
        import host_costs

        report["host"] = attempt("host costs", lambda: host_costs.measure(ours, peers))
        host_costs.show(report["host"])
        save()
    if options.peer:
        import peer

        report["peer"] = attempt("peer", lambda: peer.measure(sizes))
        peer.show(report["peer"], report)
        save()
    print(f"\nwritten to {options.json}")
    return 0 if all_right(report) else 1


def all_right(report: dict[str, Any]) -> bool:
    """Whether every workload ran on Vulkan and was right there."""
    ours = [row["vulkan"] for row in report["workloads"]]
    return all(cell.get("right", False) for cell in ours) and "failed" not in report.get("host", {})


if __name__ == "__main__":
    sys.exit(main())
