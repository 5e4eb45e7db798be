"""The tables that run.py prints: one line a workload, then the host's costs, then the published version."""

from __future__ import annotations

from typing import Any

HEADER = (
    f"{'workload':<19} {'ms':>10} {'vulkan':>12} {'contracted':>12} {'numba.cuda':>12} {'ratio':>6} {'contr.':>6} "
    f"{'numba cpu':>12} {'ratio':>6} {'rate in':<12} {'error':>8}"
)


def rate(row: dict[str, Any], target: str) -> float | None:
    """What a target reached on a workload, if it ran and was right."""
    found = row.get(target, {})
    return found["rate"] if found.get("right") else None


def ratio(row: dict[str, Any], other: str, own: str = "vulkan") -> str:
    """How many times faster Vulkan is than `other`, where both have a rate."""
    ours, theirs = rate(row, own), rate(row, other)
    return f"{ours / theirs:.2f}" if ours and theirs else ""


def cell(row: dict[str, Any], target: str) -> str:
    """A target's rate, or what went wrong."""
    found = row.get(target, {})
    if not found:
        return ""
    if "failed" in found:
        return "failed"
    return f"{found['rate']:.4g}" if found["right"] else f"WRONG {found['error']:.0e}"


def workload_line(row: dict[str, Any]) -> str:
    """One workload on all targets."""
    shown = row.get("vulkan") or row.get("published") or row.get("cuda") or {}
    milliseconds = f"{shown['seconds'] * 1e3:.3f}" if "seconds" in shown else ""
    error = f"{shown['error']:.1e}" if "error" in shown else ""
    ours = cell(row, "vulkan") or cell(row, "published")
    return (
        f"{row['name']:<19} {milliseconds:>10} {ours:>12} {cell(row, 'contracted'):>12} {cell(row, 'cuda'):>12} "
        f"{ratio(row, 'cuda'):>6} {ratio(row, 'cuda', 'contracted'):>6} {cell(row, 'cpu'):>12} {ratio(row, 'cpu'):>6} "
        f"{row['unit']:<12} {error:>8}"
    )


def show_host_costs(costs: dict[str, Any]) -> None:
    """Launches, import, first results, stages."""
    if "failed" in costs:
        print(f"\nhost costs: {costs['failed']}")
        return
    print("\nlaunch, us                 in a loop   one and wait")
    for name, launch in costs["launch"].items():
        print(f"  {name:<22} {launch['loop_us']:>11.2f} {launch['wait_us']:>14.2f}")
    print("\nfresh processes, s")
    for name, seconds in costs["process"].items():
        print(f"  {name:<34} {seconds:>7.3f}")


def show_stages(kernels: dict[str, Any]) -> None:
    """The compiler's stages, kernel by kernel."""
    if "failed" in kernels:
        print(f"\nstages: {kernels['failed']}")
        return
    stages = list(next(iter(kernels.values())))
    print(f"\ncompiling, ms      {''.join(f'{stage:>14}' for stage in stages)}")
    for kernel, times in kernels.items():
        print(f"  {kernel:<19}{''.join(f'{times[stage] * 1e3:>14.1f}' for stage in stages)}")


def show_peer(report: dict[str, Any]) -> None:
    """The published version beside ours."""
    peer = report["peer"]
    if "failed" in peer:
        print(f"\npublished numba-vulkan: {peer['failed']}")
        return
    print(f"\n{'':<19} {'vulkan':>12} {'0.1.0':>12} {'ratio':>6}")
    ours = {row["name"]: row for row in report["workloads"]}
    for theirs in peer["workloads"]:
        row = {**ours.get(theirs["name"], {}), **theirs}
        print(
            f"{row['name']:<19} {cell(row, 'vulkan'):>12} {cell(row, 'published'):>12} "
            f"{ratio(row, 'published'):>6} {row['unit']}"
        )
    print(f"\n{'fresh processes, s':<34} {'vulkan':>8} {'0.1.0':>8}")
    for name, seconds in peer["process"]["vulkan"].items():
        print(f"{name:<34} {seconds:>8.3f} {peer['process']['published'][name]:>8.3f}")
