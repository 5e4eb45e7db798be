"""The fast path: what launches a kernel again with device arrays and numbers of the same kinds, with the least work."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from numba_vulkan.launching import coarsening
from numba_vulkan.launching.bind import Bound
from numba_vulkan.launching.configuration import Triple, Workgroup
from numba_vulkan.launching.dispatch import Prepared
from numba_vulkan.launching.launchable import FastPath, MakeFastPath
from numba_vulkan.launching.random_keys import KEYS

if TYPE_CHECKING:
    import nv_runtime
    from nv_runtime.streams.order import Access, InOrder


def fast_path(bound: Bound, prepared: Prepared, workgroup: Workgroup) -> MakeFastPath | None:
    """What makes, for a number of workgroups, the function that launches arguments of the same kinds.

    None where such arguments need more work than packing.
    """
    special, session, stream = prepared.special, prepared.session, prepared.stream
    arrays = special.packer.arrays
    if arrays is None or special.layout.bindings:
        return None
    passed = zip(bound.values, arrays, special.argtypes, strict=True)
    if any(is_array and array.kind.type != type_ for array, is_array, type_ in passed):
        return None  # an explicit signature takes more layouts than the one that `packed` is made for
    cell = special.cell(session, stream)
    captured = special.captured(session)
    addresses: list[int] = [captured[name].address or 0 for name in special.packer.outside]
    status = (*addresses, *(() if cell is None else (cell.address,)))
    written = [f"{name}.data" in special.layout.written for name in special.names]
    uses = tuple(zip(arrays, written, strict=True))
    pack = _with_keys(special.packer.pack, len(arrays)) if special.layout.draws else special.packer.pack

    def make(groups: Triple) -> FastPath:
        launch = coarsening.launcher(stream, special.dispatches(session, workgroup, groups))
        read = tuple(array.accesses[False] for array in captured.values())
        order = Ordered(stream, session.others, uses, read)
        if special.layout.indirect:
            return _indirect(pack, arrays, status, launch, order, session.blocks.place)
        return _direct(pack, arrays, status, launch, order)

    return make


def _with_keys(pack: Any, count: int) -> Callable[..., bytes]:
    """Packing with the key of the launch's random numbers behind the arguments."""

    def pack_with_key(*values: Any) -> bytes:
        packed: bytes = pack(*values[:count], *KEYS.next(), *values[count:])
        return packed

    return pack_with_key


class Ordered(NamedTuple):
    """What the fast path needs where there are several streams.

    Attributes
    ----------
    stream, others
        Where it launches, and `Session.others`.
    uses
        For each argument whether it is an array, and whether the kernel may write it.
    read
        What it reads beside its arguments.
    """

    stream: nv_runtime.Stream
    others: set[nv_runtime.Stream]
    uses: tuple[tuple[bool, bool], ...]
    read: tuple[Access, ...]

    def __call__(self, arguments: tuple[Any, ...]) -> InOrder:
        """A context manager within which to launch with these arguments."""
        pairs = zip(arguments, self.uses, strict=True)
        accesses = [a.accesses[written] for a, (is_array, written) in pairs if is_array]
        return self.stream.in_order([*accesses, *self.read])


def _direct(
    pack: Any, arrays: tuple[bool, ...], status: tuple[int, ...], launch: Any, order: Ordered
) -> FastPath:
    others, only_arrays = order.others, all(arrays) and not status

    def launch_again(arguments: tuple[Any, ...]) -> None:
        # Nothing to keep, since the runtime frees memory after the work before.
        if only_arrays:
            push = pack(*[a.packed for a in arguments])
        else:  # no `strict`, which costs 0.1 us
            fields = [a.packed if is_array else a for a, is_array in zip(arguments, arrays)]  # noqa: B905
            push = pack(*fields, *status)
        if others:
            with order(arguments):
                launch(push)
            return
        launch(push)

    return launch_again


def _indirect(
    pack: Any, arrays: tuple[bool, ...], status: tuple[int, ...], launch: Any, order: Ordered, place: Any
) -> FastPath:
    others = order.others

    def launch_again(arguments: tuple[Any, ...]) -> None:
        fields = [a.packed if is_array else a for a, is_array in zip(arguments, arrays, strict=True)]
        address, memory = place(pack(*fields, *status))
        if others:
            with order(arguments):
                launch(address, memory)
            return
        launch(address, memory)

    return launch_again
