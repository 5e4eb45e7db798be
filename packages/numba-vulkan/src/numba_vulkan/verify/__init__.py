"""Does this machine's device compute what strict kernels promise? `numba-vulkan verify` runs every operation on it.

Small modules go through the compiler as kernels do, run on the device, and are compared with NumPy, bit for bit: each
operation of LLVM that kernels come to (`operations`, `conversions`) at every width, loads and stores of every width in
every kind of memory (`memory`), atomics (`atomics`), subgroups (`subgroups`), and Python's own operators, control flow
and barriers through `@nv.jit` (`language`). Where a device offers both, all is done by address and through descriptors.

What a device lacks is refused, which is no failure. A wrong result is one, and worth a report: a driver's mistake
becomes a workaround here (docs/quirks.md) or a refusal.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numba_vulkan.verify.outcome import Outcome, Report

#: Area → the module of this folder whose `outcomes(bench)` runs it, in the order of the report.
AREAS = {
    "arithmetic": "operations",
    "conversions": "conversions",
    "memory": "memory",
    "atomics": "atomics",
    "subgroups": "subgroups",
    "language": "language",
}


def verify(
    device: Any = None,
    *,
    areas: Iterable[str] = tuple(AREAS),
    quick: bool = False,
    progress: Callable[[Outcome], None] | None = None,
) -> Report:
    """Run the conformance tests on a device.

    Parameters
    ----------
    device
        What `nv.select_device` takes; None is the current device.
    areas
        Some of `AREAS`; all by default.
    quick
        Whether memory is reached in the way that the device does best alone.
    progress
        Called with each outcome as it comes.

    Returns
    -------
    Report
        Every operation's outcome; `report.passed` says whether none is wrong.
    """
    from numba_vulkan.devices import session_of
    from numba_vulkan.verify.outcome import Report

    start = time.perf_counter()
    session = session_of(device)
    outcomes = []
    for outcome in _outcomes(session, tuple(areas), quick):
        outcomes.append(outcome)
        if progress is not None:
            progress(outcome)
    return Report.of(session.device, outcomes, time.perf_counter() - start)


def _outcomes(session: Any, areas: tuple[str, ...], quick: bool) -> Iterator[Outcome]:
    import importlib

    from numba_vulkan.verify.bench import Bench

    own = session.target.addressing
    modes: tuple[Any, ...] = ("physical", "logical") if own == "physical" and not quick else (own,)
    for addressing in modes:
        bench = Bench(session, addressing)
        for area in areas:
            module = importlib.import_module(f"numba_vulkan.verify.{AREAS[area]}")
            yield from module.outcomes(bench)
