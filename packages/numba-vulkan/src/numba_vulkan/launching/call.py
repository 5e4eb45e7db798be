"""One launch on the long way: typing, compiling, staging NumPy arrays, packing, waiting.

It leaves behind what the short way of `launch` needs.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numba.core import types
from numba.np.numpy_support import from_dtype

import nv_types
from numba_vulkan.arrays.device import SMALL, DeviceArray
from numba_vulkan.compiling import signatures
from numba_vulkan.compiling.target import narrowed
from numba_vulkan.errors import ArgumentError, ReadOnlyError, Unsupported
from numba_vulkan.launching import coarsening, waste
from numba_vulkan.launching.coarsening import Dispatch
from numba_vulkan.launching.configuration import Triple
from numba_vulkan.launching.specialization import Specialization
from numba_vulkan.launching.staging import HostArray, Staging, mark_shared

if TYPE_CHECKING:
    import nv_runtime
    from numba_vulkan.kernel import Kernel
    from numba_vulkan.sessions.session import Session
    from numba_vulkan.sessions.status import StatusCell
    from nv_runtime.streams.order import Access, InOrder

#: Launches arguments of the kinds that it was made for, with the least work.
Short = Callable[[tuple[Any, ...]], None]
MakeShort = Callable[[Triple], Short]


class Call:
    """One launch on the long way."""

    def __init__(
        self, kernel: Kernel, values: tuple[Any, ...], session: Session, stream: Any, local_size: Triple
    ) -> None:
        self._kernel = kernel
        self._session = session
        self._stream = session.stream_of(stream)
        self._target = kernel.target(session)
        self._hosts: list[HostArray] = []
        wrapped = [self._wrap(name, value, name) for name, value in zip(kernel.names, values, strict=True)]
        self._groups = mark_shared(self._hosts)
        given = tuple(self._type(name, value) for name, value in zip(kernel.names, wrapped, strict=True))
        #: Whether a value has another type than values of its class usually have: an integer beyond int64.
        self.unusual = any(isinstance(value, int) and not -(2**63) <= value < 2**63 for value in values)
        if kernel.signatures:
            declared = [signatures.narrowed(signature, self._target) for signature in kernel.signatures]
            given = signatures.choose(kernel.name, kernel.names, declared, given)
        self._values = wrapped
        small = all(_is_small(value) for value in wrapped)
        self._special: Specialization = kernel.specialization(given, self._target, small)
        self._local_size = local_size

    def _wrap(self, name: str, value: Any, path: str) -> Any:
        """The value with each NumPy array in it replaced by a `HostArray`."""
        if isinstance(value, np.ndarray):
            self._check_array(name, value)
            array = HostArray(name, path, value, narrowed(value.dtype, self._target))
            self._hosts.append(array)
            return array
        if isinstance(value, tuple):
            parts = [self._wrap(name, part, f"{path}.{index}") for index, part in enumerate(value)]
            return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
        return value

    def _check_array(self, name: str, array: np.ndarray[Any, Any]) -> None:
        if hasattr(array, "filled"):
            raise ArgumentError(
                f"kernel {self._kernel.name!r}: argument {name!r} is a masked array, whose mask a kernel would not "
                "see; pass .filled() or .data"
            )
        self._check_dtype(name, array.dtype)
        self._checked_type(name, array)

    def _check_dtype(self, name: str, dtype: np.dtype[Any]) -> None:
        if dtype == np.float16:
            raise Unsupported(
                f"kernel {self._kernel.name!r}: argument {name!r} is an array of float16, with which kernels do not "
                "compute yet; pass float32"
            )

    def _type(self, name: str, value: Any) -> Any:
        if isinstance(value, DeviceArray):
            return self._device_type(name, value)
        if isinstance(value, HostArray):
            return types.Array(from_dtype(value.dtype), value.values.ndim, value.order)
        if isinstance(value, tuple):
            return types.BaseTuple.from_types([self._type(name, part) for part in value], type(value))
        if value is None and self._kernel.python_signature.parameters[name].default is None:
            return types.Omitted(None)
        return signatures.narrow(self._checked_type(name, value), self._target)

    def _checked_type(self, name: str, value: Any) -> Any:
        """The Numba type of a value that is a kernel argument, or an error that says what to pass instead."""
        try:
            type_ = nv_types.typeof(value, name)
            nv_types.parameters(name, type_)
        except nv_types.TypesError as error:
            raise ArgumentError(f"kernel {self._kernel.name!r}: {error}") from error
        return type_

    def _device_type(self, name: str, array: DeviceArray) -> Any:
        self._check_dtype(name, array.dtype)
        stored = narrowed(array.dtype, self._target)
        if stored != array.dtype:
            raise ArgumentError(
                f"kernel {self._kernel.name!r}: argument {name!r} is a device array of {array.dtype}, the kernel "
                f"is narrow and takes {stored}; make the array with that dtype"
            )
        return array.kind.type

    def dispatches(self, groups: Triple) -> list[Dispatch]:
        """The kernel as the device has compiled it, with the workgroups that cover a grid."""
        return self._special.dispatches(self._session, self._local_size, groups)

    def look(self, groups: Triple) -> None:
        """Warn if this wastes the device."""
        device = self._session.device
        if not waste.is_graphics(device):
            return
        sizes = [
            value.values.size if isinstance(value, HostArray) else value.size
            for value in _arrays(self._values)
        ]
        invocations = math.prod(groups) * math.prod(self._local_size)
        waste.look(self._kernel, device, invocations, sizes, self._special.argtypes, self._special.spirv)

    def run(self, dispatches: list[Dispatch]) -> None:
        """Launch; where there are NumPy arrays, wait and bring back what was written."""
        if not self._hosts:
            cell = self._special.cell(self._session, self._stream)
            self._dispatch(dispatches, self._values, cell)
            return
        self._check_writable()
        staging = Staging(self._session, self._stream)
        staging.upload(self._hosts, self._groups)
        values = [_on_device(value) for value in self._values]
        cell = self._session.cells.borrow() if self._special.watch is not None else None
        # If this or waiting is interrupted, the cell is not used again.
        behind = self._dispatch(dispatches, values, cell)
        staging.download(self._hosts, self._special.written)
        self._stream.wait()
        self._report(cell)
        self._session.cells.check(self._stream, behind=behind)

    def _report(self, cell: StatusCell | None) -> None:
        if cell is None or self._special.watch is None:
            return
        report = cell.take()
        self._session.cells.give_back(cell)
        if report is not None:
            raise self._special.watch.exception(report)

    def _dispatch(
        self, dispatches: list[Dispatch], values: Sequence[Any], cell: StatusCell | None
    ) -> Mapping[Any, int]:
        """Launch; returns the other streams that the launch depends on, as `InOrder.behind`."""
        special = self._special
        layout = special.layout
        bindings: Sequence[Any] = ()
        offsets: dict[str, int] = {}
        if layout.bindings:
            bindings, offsets = self._bindings(values, cell)
        block = special.packer.block(values, cell.address if cell is not None else 0, offsets)
        keep = None
        if layout.indirect:
            block, keep = self._session.blocks.place(block)
        with self._session.in_order(self._stream, *self._accesses(values)) as order:
            self._stream.launch_parts(dispatches, block, bindings, keep)
        return order.behind

    def _accesses(self, values: Sequence[Any]) -> list[Access]:
        """What the kernel may touch: see `Session.in_order`."""
        if not self._session.others:
            return []
        written = self._special.layout.written
        pointed = self._special.packer.pointed(values)
        return [array.accesses[name in written] for name, array in pointed.items()]

    def _bindings(self, values: Sequence[Any], cell: StatusCell | None) -> tuple[list[Any], dict[str, int]]:
        pointed = self._special.packer.pointed(values)
        bindings = []
        offsets = {}
        most = int(self._session.device.limits["maxStorageBufferRange"])
        for name in self._special.layout.bindings:
            array = pointed.get(name)
            buffer, offset = (array.buffer, array.layout.offset) if array is not None else _cell_place(cell)
            if buffer.nbytes > most:
                raise Unsupported(
                    f"kernel {self._kernel.name!r}: {name} lies in a buffer of {buffer.nbytes} bytes; through "
                    f"descriptors {self._session.device.name} reaches {most}; use physical addressing or smaller arrays"
                )
            bindings.append(buffer)
            offsets[name] = offset
        return bindings, offsets

    def _check_writable(self) -> None:
        for array in self._hosts:
            if not array.values.flags.writeable and array.path in self._special.written:
                raise ReadOnlyError(
                    f"kernel {self._kernel.name!r} writes argument {array.name!r}, which is a read-only NumPy "
                    "array; pass a copy"
                )

    def short(self) -> MakeShort | None:
        """What makes, for a number of workgroups, the function that launches arguments of the same kinds."""
        special = self._special
        arrays = special.packer.arrays
        if arrays is None or special.layout.bindings:
            return None
        passed = zip(self._values, arrays, special.argtypes, strict=True)
        if any(is_array and array.kind.type != type_ for array, is_array, type_ in passed):
            return None  # an explicit signature takes more layouts than the one that `packed` is made for
        cell = special.cell(self._session, self._stream)
        status = () if cell is None else (cell.address,)
        written = [f"{name}.data" in special.layout.written for name in special.names]
        uses = tuple(zip(arrays, written, strict=True))
        session, stream, local_size = self._session, self._stream, self._local_size

        def make(groups: Triple) -> Short:
            launch, dispatched = coarsening.launcher(stream, special.dispatches(session, local_size, groups))
            order = Ordered(stream, session.others, uses)
            if special.layout.indirect:
                return _indirect(
                    special.packer.pack, arrays, status, launch, dispatched, order, session.blocks.place
                )
            return _direct(special.packer.pack, arrays, status, launch, dispatched, order)

        return make


@dataclass(frozen=True, slots=True)
class Ordered:
    """What the short way needs where there are several streams.

    Attributes
    ----------
    stream, others
        Where it launches, and `Session.others`.
    uses
        For each argument whether it is an array, and whether the kernel may write it.
    """

    stream: nv_runtime.Stream
    others: set[nv_runtime.Stream]
    uses: tuple[tuple[bool, bool], ...]

    def __call__(self, arguments: tuple[Any, ...]) -> InOrder:
        """A context manager within which to launch with these arguments."""
        pairs = zip(arguments, self.uses, strict=True)
        accesses = [a.accesses[written] for a, (is_array, written) in pairs if is_array]
        return self.stream.in_order(accesses)


def _direct(
    pack: Any, arrays: tuple[bool, ...], status: tuple[int, ...], launch: Any, groups: Triple, order: Ordered
) -> Short:
    x, y, z = groups
    others = order.others

    def short(arguments: tuple[Any, ...]) -> None:
        # No `strict`, which costs 0.1 us; nothing to keep, since the runtime frees memory after the work before.
        fields = [a.packed if is_array else a for a, is_array in zip(arguments, arrays)]  # noqa: B905
        if others:
            push = pack(*fields, *status)
            with order(arguments):
                launch(push, x, y, z)
            return
        launch(pack(*fields, *status), x, y, z)

    return short


def _indirect(
    pack: Any,
    arrays: tuple[bool, ...],
    status: tuple[int, ...],
    launch: Any,
    groups: Triple,
    order: Ordered,
    place: Any,
) -> Short:
    x, y, z = groups
    others = order.others

    def short(arguments: tuple[Any, ...]) -> None:
        fields = [a.packed if is_array else a for a, is_array in zip(arguments, arrays, strict=True)]
        address, memory = place(pack(*fields, *status))
        if others:
            with order(arguments):
                launch(address, x, y, z, memory)
            return
        launch(address, x, y, z, memory)

    return short


def _cell_place(cell: StatusCell | None) -> tuple[Any, int]:
    assert cell is not None  # a module with a status binding has a watch, hence a cell
    return cell.buffer, cell.offset


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


def _is_small(value: Any) -> bool:
    """Whether every offset within the buffers of the value's arrays fits in 32 bits."""
    if isinstance(value, DeviceArray):
        return value.kind.small
    if isinstance(value, HostArray):
        low, high = value.bounds  # an array that overlaps another travels with what lies between its elements
        return high - low < SMALL
    return not isinstance(value, tuple) or all(_is_small(part) for part in value)
