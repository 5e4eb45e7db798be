"""A kernel and arrays that are on the device become one launch of the runtime."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from numba_vulkan.errors import Unsupported
from numba_vulkan.launching.coarsening import Dispatch
from numba_vulkan.launching.random_keys import KEYS
from numba_vulkan.launching.specialization import Specialization
from numba_vulkan.sessions.session import Session
from numba_vulkan.sessions.status import StatusCell

if TYPE_CHECKING:
    import nv_runtime


class Prepared(NamedTuple):
    """A compiled kernel and the grid to launch on a stream.

    Attributes
    ----------
    session, stream
        Where it runs.
    special
        The kernel compiled for the arguments' types.
    dispatches
        The kernel as the device has compiled it, with the workgroups that cover the grid.
    """

    session: Session
    stream: nv_runtime.Stream
    special: Specialization
    dispatches: list[Dispatch]


def dispatch(
    prepared: Prepared, values: Sequence[Any], cell: StatusCell | None
) -> Mapping[nv_runtime.Stream, int]:
    """Launch.

    Parameters
    ----------
    values
        One for each parameter; arrays are device arrays.
    cell
        Where the kernel reports; None for one that cannot raise.

    Returns
    -------
    The other streams that the launch depends on, as `InOrder.behind`.
    """
    special, session = prepared.special, prepared.session
    layout = special.layout
    captured = special.captured(session)
    bindings: Sequence[Any] = ()
    offsets: dict[str, int] = {}
    if layout.bindings:
        bindings, offsets = _bindings(prepared, values, cell)
    key = KEYS.next() if layout.draws else (0, 0)
    status = cell.address if cell is not None else 0
    block = special.packer.block(values, status, offsets, captured, key)
    keep = None
    if layout.indirect:
        block, keep = session.blocks.place(block)
    with session.in_order(prepared.stream, *_accesses(prepared, values)) as order:
        prepared.stream.launch_parts(prepared.dispatches, block, bindings, keep)
    return order.behind


def _accesses(prepared: Prepared, values: Sequence[Any]) -> list[Any]:
    """What the kernel may touch: see `Session.in_order`."""
    if not prepared.session.others:
        return []
    written = prepared.special.layout.written
    pointed = prepared.special.packer.pointed(values)
    captured = prepared.special.captured(prepared.session).values()
    return [
        *(array.accesses[name in written] for name, array in pointed.items()),
        *(array.accesses[False] for array in captured),
    ]


def _bindings(
    prepared: Prepared, values: Sequence[Any], cell: StatusCell | None
) -> tuple[list[Any], dict[str, int]]:
    special, device = prepared.special, prepared.session.device
    pointed = {**special.packer.pointed(values), **special.captured(prepared.session)}
    bindings = []
    offsets = {}
    most = int(device.limits["maxStorageBufferRange"])
    for name in special.layout.bindings:
        array = pointed.get(name)
        buffer, offset = (array.buffer, array.layout.offset) if array is not None else _cell_place(cell)
        if buffer.nbytes > most:
            raise Unsupported(
                f"kernel {special.name!r}: {name} lies in a buffer of {buffer.nbytes} bytes; through "
                f"descriptors {device.name} reaches {most}; use physical addressing or smaller arrays"
            )
        bindings.append(buffer)
        offsets[name] = offset
    return bindings, offsets


def _cell_place(cell: StatusCell | None) -> tuple[Any, int]:
    assert cell is not None  # a module with a status binding has a watch, hence a cell
    return cell.buffer, cell.offset
