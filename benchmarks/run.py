"""Measure kernels and host costs on this machine's devices, in one run; prints tables, writes JSON.

    python benchmarks/run.py                          # every workload; sizes by the kind of device
    python benchmarks/run.py --only saxpy,dslash --sizes full --json table.json
    python benchmarks/run.py --only host              # launches, import, first results, compiler stages
    python benchmarks/run.py --peer                   # and the published numba-vulkan 0.1.0, see peer.py

On a machine where nothing can be installed, PYTHONPATH=$(echo packages/*/src | tr ' ' :) is enough, beside numba,
numpy, vulkan and platformdirs.

Targets: `vulkan`, numba_vulkan on the selected device; `contracted`, the same with fastmath={"contract"}, as numba.cuda
has it by default; `cuda`, numba.cuda where it has a device; `cpu`, Numba's CPU target in parallel, at the small size,
so that what is compared is rates; `published`, numba-vulkan 0.1.0, in the environment that peer.py makes. Results are
checked before they are timed.
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


def measure_workload(name: str, sizes: str, targets: list[Any], on_cpu: bool) -> dict[str, Any]:
    """All targets on one workload."""
    module_name, maker = WORKLOADS[name]
    module = importlib.import_module(f"workloads.{module_name}")
    case = getattr(module, maker)(module.SIZES[sizes])
    row: dict[str, Any] = {"name": name, "size": module.SIZES[sizes], "unit": case.unit}
    for target in targets:
        row[target.name] = attempt(f"{name} on {target.name}", lambda on=target: measure_on(on, case))
    if on_cpu:
        cpu_sizes = "small" if sizes == "full" else sizes
        if cpu_sizes != sizes:
            case = getattr(module, maker)(module.SIZES[cpu_sizes])
        row["cpu"] = attempt(f"{name} on the CPU", lambda: measure_on_cpu(case))
        row["cpu"]["size"] = module.SIZES[cpu_sizes]
    return row


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
    parser.add_argument(
        "--targets", default="vulkan,contracted,cuda,cpu", help="comma separated; default %(default)s"
    )
    parser.add_argument(
        "--peer",
        nargs="?",
        const="",
        metavar="FOLDER",
        help="measure the published numba-vulkan 0.1.0 too; FOLDER has it, else it is installed from the index",
    )
    options = parser.parse_args(arguments)
    options.names = [name for name in options.only.split(",") if name] or [*WORKLOADS, HOST]
    options.targets = options.targets.split(",")
    unknown = {*options.names} - {*WORKLOADS, HOST} | {*options.targets} - {
        "vulkan",
        "contracted",
        "cuda",
        "cpu",
        "published",
    }
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    return options


def main(arguments: list[str] | None = None) -> int:
    """Command line; 1 if a measurement failed or a result was wrong."""
    options = parse(arguments)
    import targets
    from tables import HEADER, show_host_costs, show_peer, show_stages, workload_line

    found = [getattr(targets, name)() for name in options.targets if name != "cpu"]
    gpus = [target for target in found if target]
    sizes = options.sizes or ("full" if gpus and not gpus[0].on_cpu else "small")
    report: dict[str, Any] = {
        "versions": versions(),
        "devices": {target.name: target.device_name for target in gpus},
        "sizes": sizes,
        "workloads": [],
    }
    options.json.parent.mkdir(parents=True, exist_ok=True)

    def save() -> None:
        options.json.write_text(json.dumps(report, indent=1) + "\n")

    print(f"{report['devices']}, sizes {sizes}\n{report['versions']}\n{HEADER}", flush=True)
    for name in options.names:
        if name != HOST:
            row = measure_workload(name, sizes, gpus, "cpu" in options.targets)
            report["workloads"].append(row)
            print(workload_line(row), flush=True)
            save()
    if HOST in options.names:
        import host_costs

        report["host"] = attempt("host costs", lambda: host_costs.measure(gpus))
        show_host_costs(report["host"])
        if "vulkan" in options.targets:
            import stages

            report["stages"] = attempt("stages", lambda: stages.stage_times(WORKLOADS))
            show_stages(report["stages"])
        save()
    if options.peer is not None:
        import peer

        report["peer"] = attempt("peer", lambda: peer.measure(sizes, options.names, options.peer))
        show_peer(report)
        save()
    print(f"\nwritten to {options.json}")
    return 0 if all_right(report) else 1


def all_right(report: dict[str, Any]) -> bool:
    """Return whether every measurement on our own target was made and right."""
    ours = [row["vulkan"] for row in report["workloads"] if "vulkan" in row]
    failed = [part for part in ("host", "stages") if "failed" in report.get(part, {})]
    return all(cell.get("right", False) for cell in ours) and not failed


if __name__ == "__main__":
    sys.exit(main())
