"""One launch in full: bind, specialise, stage, dispatch.

`bind` types the arguments, `specialise` compiles the kernel for those types, staging brings NumPy arrays to the device
and back, and `dispatch` packs and launches. What is launched again with device arrays and numbers takes the fast path,
which `fast_path` makes of what the first two found.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.errors import ReadOnlyError
from numba_vulkan.launching import waste
from numba_vulkan.launching.bind import Bound
from numba_vulkan.launching.configuration import Triple, Workgroup
from numba_vulkan.launching.dispatch import Prepared, dispatch
from numba_vulkan.launching.launchable import Launchable
from numba_vulkan.launching.specialization import Specialization
from numba_vulkan.launching.staging import HostArray, Staging
from numba_vulkan.sessions.session import Session
from numba_vulkan.sessions.status import StatusCell


def specialise(
    kernel: Launchable, bound: Bound, session: Session, stream: Any, workgroup: Workgroup, groups: Triple
) -> Prepared:
    """Compile the kernel for the arguments, or find it compiled, and divide the grid into dispatches."""
    special = kernel.specialization(bound.argtypes, bound.target, bound.small)
    return Prepared(
        session=session,
        stream=session.stream_of(stream),
        special=special,
        dispatches=special.dispatches(session, workgroup, groups),
    )


def run(bound: Bound, prepared: Prepared) -> None:
    """Launch; where there are NumPy arrays, wait and bring back what was written."""
    if bound.hosts:
        _run_staged(bound, prepared)
        return
    cell = prepared.special.cell(prepared.session, prepared.stream)
    dispatch(prepared, bound.values, cell)


def _run_staged(bound: Bound, prepared: Prepared) -> None:
    special, session, stream = prepared.special, prepared.session, prepared.stream
    _check_writable(bound, special)
    staging = Staging(session, stream)
    staging.upload(bound.hosts, bound.overlapping)
    values = [_on_device(value) for value in bound.values]
    cell = session.cells.borrow() if special.watch is not None else None
    # If this or waiting is interrupted, the cell is not used again.
    behind = dispatch(prepared, values, cell)
    staging.download(bound.hosts, special.written)
    stream.wait()
    _report(cell, prepared)
    session.cells.check(stream, behind=behind)


def _report(cell: StatusCell | None, prepared: Prepared) -> None:
    watch = prepared.special.watch
    if cell is None or watch is None:
        return
    report = cell.take()
    prepared.session.cells.give_back(cell)
    if report is not None:
        raise watch.exception(report)


def _check_writable(bound: Bound, special: Specialization) -> None:
    for array in bound.hosts:
        if not array.values.flags.writeable and array.path in special.written:
            raise ReadOnlyError(
                f"kernel {special.name!r} writes argument {array.name!r}, which is a read-only NumPy "
                "array; pass a copy"
            )


def look(kernel: Launchable, bound: Bound, prepared: Prepared, local_size: Triple, groups: Triple) -> None:
    """Warn if the launch wastes the device."""
    device, special = prepared.session.device, prepared.special
    if not waste.is_graphics(device):
        return
    sizes = [
        value.values.size if isinstance(value, HostArray) else value.size for value in _arrays(bound.values)
    ]
    invocations = math.prod(groups) * math.prod(local_size)
    waste.look(kernel, device, invocations, sizes, special.argtypes, special.spirv)


def _on_device(value: Any) -> Any:
    if isinstance(value, HostArray):
        return value.on_device
    if isinstance(value, tuple):
        parts = [_on_device(part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value


def _arrays(values: Sequence[Any]) -> Iterator[Any]:
    for value in values:
        if isinstance(value, HostArray | DeviceArray):
            yield value
        elif isinstance(value, tuple):
            yield from _arrays(value)
