"""Launching: from Python arguments to one call of the runtime.

A launch of a kernel that was launched before with arguments of the same kinds, all of them device arrays and numbers,
takes the short way (`Launcher.__call__`, first lines): look the kinds up, pack, launch. Everything else goes through
`_Call`, which types, compiles, stages NumPy arrays, and leaves behind what the short way needs.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import nv_types
from numba.core import types
from numba.np.numpy_support import from_dtype

from numba_vulkan import signatures
from numba_vulkan.array.device import SMALL, DeviceArray
from numba_vulkan.configuration import Triple
from numba_vulkan.devices import SELECTION, session_of
from numba_vulkan.errors import ArgumentError, ReadOnlyError, Unsupported
from numba_vulkan.specialization import Specialization
from numba_vulkan.staging import HostArray, Staging, mark_shared
from numba_vulkan.target import narrowed

if TYPE_CHECKING:
    from numba_vulkan.kernel import Kernel
    from numba_vulkan.session import Session
    from numba_vulkan.status import StatusCell

# Classes whose value is a field of the packed block as it stands, and whose type does not depend on the value, except
# that an integer too large for int64 fails to pack, which takes the long way.
_DIRECT = frozenset(
    {int, float, bool, np.bool_, np.float32, np.float64}
    | {np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64}
)

Short = Callable[[tuple[Any, ...]], None]


class Launcher:
    """A kernel with a launch configuration; calling it launches."""

    __slots__ = ("_device", "_groups", "_kernel", "_local_size", "_short", "_stream")

    def __init__(
        self,
        kernel: Kernel,
        groups: Triple,
        local_size: Triple,
        stream: Any = None,
        device: Any = None,
    ) -> None:
        self._kernel = kernel
        self._groups = groups
        self._local_size = local_size
        self._stream = stream
        self._device = device
        self._short: dict[tuple[Any, ...], Short] = {}

    def __call__(self, *arguments: Any, **named: Any) -> None:
        """Launch the kernel.

        Without NumPy arrays among the arguments this returns at once; an exception of the kernel is then raised
        when the host next waits for the device. With them it waits, and the arrays that the kernel wrote are updated.
        """
        if not named:
            short = self._short.get(
                tuple([a.kind if a.__class__ is DeviceArray else a.__class__ for a in arguments])
            )
            if short is not None:
                try:
                    short(arguments)
                    return
                except (struct.error, OverflowError):
                    pass  # a number too large for the type of its kind; the long way says which, or finds a type
        self._launch(arguments, named)

    def _launch(self, arguments: tuple[Any, ...], named: dict[str, Any]) -> None:
        values = self._bind(arguments, named)
        call = _Call(self._kernel, values, self._session(values), self._stream, self._local_size)
        call.run(self._groups)
        if not named and len(values) == len(arguments):
            self._remember(arguments, call)

    def _bind(self, arguments: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
        kernel = self._kernel
        try:
            bound = kernel.python_signature.bind(*arguments, **named)
        except TypeError as error:
            expected = f"{kernel.name}{kernel.python_signature}"
            raise ArgumentError(f"kernel {kernel.name!r}: {error}; it is {expected}") from None
        bound.apply_defaults()
        return tuple(bound.arguments.values())

    def _session(self, values: Sequence[Any]) -> Session:
        """Where to run: the given device, the stream's, the arrays', the current one, in this order."""
        chosen = self._device if self._device is not None else getattr(self._stream, "device", None)
        session = session_of(chosen) if chosen is not None else None
        for name, value in zip(self._kernel.names, values, strict=True):
            for array in _leaves(value, DeviceArray):
                if session is None:
                    session = array.session
                elif array.session is not session:
                    raise ArgumentError(
                        f"kernel {self._kernel.name!r}: argument {name!r} is on {array.device.name}, the launch on "
                        f"{session.device.name}; copy it there with nv.to_device(x.copy_to_host(), device=...)"
                    )
        return session if session is not None else SELECTION.current()

    def _remember(self, arguments: tuple[Any, ...], call: _Call) -> None:
        """Keep the short way for arguments of these kinds."""
        kinds: list[Any] = []
        for argument in arguments:
            if argument.__class__ is DeviceArray:
                kinds.append(argument.kind)
            elif argument.__class__ in _DIRECT:
                kinds.append(argument.__class__)
            else:
                return
        fixed = self._device is not None or self._stream is not None
        if not fixed and not any(isinstance(argument, DeviceArray) for argument in arguments):
            return  # it follows the current device
        short = call.short(self._groups)
        if short is not None and not (call.unusual and not self._kernel.signatures):
            self._short[tuple(kinds)] = short


class _Call:
    """One launch on the long way."""

    def __init__(
        self, kernel: Kernel, values: tuple[Any, ...], session: Session, stream: Any, local_size: Triple
    ) -> None:
        self._kernel = kernel
        self._session = session
        self._stream = stream if stream is not None else session.stream
        self._target = kernel.target(session)
        self._hosts: list[HostArray] = []
        wrapped = [self._wrap(name, value, name) for name, value in zip(kernel.names, values, strict=True)]
        self._groups = mark_shared(self._hosts)
        given = tuple(self._type(name, value) for name, value in zip(kernel.names, wrapped, strict=True))
        self.unusual = any(isinstance(value, int) and not -(2**63) <= value < 2**63 for value in values)
        if kernel.signatures:
            given = signatures.choose(kernel.name, kernel.names, kernel.signatures, given)
        self._values = wrapped
        small = all(_is_small(value) for value in wrapped)
        self._special: Specialization = kernel.specialization(given, self._target, small)
        self._loaded = self._special.loaded(session, local_size)

    def _wrap(self, name: str, value: Any, path: str) -> Any:
        """The value with each NumPy array in it replaced by a `HostArray`."""
        if isinstance(value, np.ndarray):
            self._checked_type(name, value)
            array = HostArray(name, path, value, narrowed(value.dtype, self._target))
            self._hosts.append(array)
            return array
        if isinstance(value, tuple):
            parts = [self._wrap(name, part, f"{path}.{index}") for index, part in enumerate(value)]
            return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
        return value

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
        stored = narrowed(array.dtype, self._target)
        if stored != array.dtype:
            raise ArgumentError(
                f"kernel {self._kernel.name!r}: argument {name!r} is a device array of {array.dtype}, the kernel "
                f"is narrow and takes {stored}; make the array with that dtype"
            )
        return array.kind.type

    def run(self, groups: Triple) -> None:
        """Launch; where there are NumPy arrays, wait and bring back what was written."""
        if not self._hosts:
            cell = self._special.cell(self._session)
            self._dispatch(groups, self._values, cell)
            return
        self._check_writable()
        staging = Staging(self._session, self._stream)
        staging.upload(self._hosts, self._groups)
        values = [_on_device(value) for value in self._values]
        cell = self._session.cells.borrow() if self._special.watch is not None else None
        self._dispatch(groups, values, cell)
        staging.download(self._hosts, self._special.written)
        self._stream.synchronize()
        self._report(cell)
        self._session.cells.check()

    def _report(self, cell: StatusCell | None) -> None:
        if cell is None or self._special.watch is None:
            return
        code = cell.take()
        self._session.cells.give_back(cell)
        if code:
            raise self._special.watch.exception(code)

    def _dispatch(self, groups: Triple, values: Sequence[Any], cell: StatusCell | None) -> None:
        special = self._special
        layout = special.layout
        bindings: Sequence[Any] = ()
        offsets: dict[str, int] = {}
        if layout.bindings:
            bindings, offsets = self._bindings(values, cell)
        block = special.packer.block(values, cell.address if cell is not None else 0, offsets)
        keep: Any = (values, bindings)
        if layout.indirect:
            block, argument_buffer = indirect(self._session, block)
            keep = (keep, argument_buffer)
        self._stream.launch(self._loaded, groups, block, bindings, keep)

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

    def short(self, groups: Triple) -> Short | None:
        """A function that launches arguments of the same kinds with the least work; None where there is none."""
        special = self._special
        arrays = special.packer.arrays
        if arrays is None or special.layout.indirect or special.layout.bindings:
            return None
        if any(
            is_array and a.kind.type != type_
            for a, is_array, type_ in zip(self._values, arrays, special.argtypes, strict=True)
        ):
            return None  # an explicit signature takes more layouts than the one that `packed` is made for
        pack = special.packer.pack
        launch = self._stream.launcher(self._loaded)
        x, y, z = groups
        cell = special.cell(self._session)
        tail = () if cell is None else (cell.address,)

        def short(arguments: tuple[Any, ...]) -> None:
            fields = [a.packed if is_array else a for a, is_array in zip(arguments, arrays)]  # noqa: B905 (0.1 us)
            launch(pack(*fields, *tail), x, y, z)  # the runtime frees memory only after the work before

        return short


def indirect(session: Session, block: bytes) -> tuple[bytes, Any]:
    """Arguments too many for push constants: a buffer that holds them, and its address as the push constants."""
    buffer = session.device.buffer(len(block), host=True)
    buffer.view[: len(block)] = block
    return buffer.address.to_bytes(8, "little"), buffer


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


def _is_small(value: Any) -> bool:
    """Whether every offset within the buffers of the value's arrays fits in 32 bits."""
    if isinstance(value, DeviceArray):
        return value.kind.small
    if isinstance(value, HostArray):
        low, high = value.bounds  # an array that overlaps another travels with what lies between its elements
        return high - low < SMALL
    return not isinstance(value, tuple) or all(_is_small(part) for part in value)


def _leaves(value: Any, class_: type) -> list[Any]:
    if isinstance(value, class_):
        return [value]
    if isinstance(value, tuple):
        return [leaf for part in value for leaf in _leaves(part, class_)]
    return []
