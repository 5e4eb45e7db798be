"""Launching: from Python arguments to one call of the runtime.

A launch of a kernel that was launched before with arguments of the same kinds, all of them device arrays and numbers,
takes the fast path (`Launcher.__call__`, first lines): look the kinds up, pack, launch. Everything else goes through
`slow_path`: bind, specialise, stage, dispatch; `fast_path` then makes of it what later launches take.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

import numpy as np

import nv_types
from numba_vulkan import gc_pause
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.boundary import translated, trim
from numba_vulkan.devices import SELECTION, session_of
from numba_vulkan.errors import ArgumentError
from numba_vulkan.launching import slow_path
from numba_vulkan.launching.bind import Bound, bind
from numba_vulkan.launching.configuration import Triple, Workgroup
from numba_vulkan.launching.dispatch import Prepared
from numba_vulkan.launching.fast_path import fast_path
from numba_vulkan.launching.launchable import FastPath, Launchable, MakeFastPath
from numba_vulkan.sessions.session import Session

# Classes whose value is a field of the packed block as it stands, and whose type does not depend on the value, except
# that an integer too large for int64 fails to pack, which takes the slow path.
_DIRECT = frozenset(
    {int, float, bool, np.bool_, np.float16, np.float32, np.float64}
    | {np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64}
)


class Launcher:
    """A kernel with a launch configuration; calling it launches."""

    __slots__ = ("_device", "_fast", "_groups", "_kernel", "_stream", "_workgroup")

    def __init__(
        self,
        kernel: Launchable,
        groups: Triple,
        workgroup: Workgroup,
        stream: Any = None,
        device: Any = None,
    ) -> None:
        self._kernel = kernel
        self._groups = groups
        self._workgroup = workgroup
        self._stream = stream
        self._device = device
        self._fast: dict[tuple[Any, ...], FastPath] = {}

    def __call__(self, *arguments: Any, **named: Any) -> None:
        """Launch the kernel.

        Without NumPy arrays among the arguments this returns at once; an exception of the kernel is then raised
        when the host next waits for the device. With them it waits, and the arrays that the kernel wrote are updated.
        """
        # As `boundary.public` does, without a call more.
        try:
            try:
                if not named:
                    kinds = tuple([a.kind if a.__class__ is DeviceArray else a.__class__ for a in arguments])
                    fast = self._fast.get(kinds) or self._adopt(kinds)
                    if fast is not None:
                        try:
                            fast(arguments)
                            return
                        except (struct.error, OverflowError):
                            pass  # a number too large for its kind; the slow path says which, or finds a type
                self._launch(arguments, named)
            except Exception as error:
                ours = translated(error)
                if ours is error:
                    raise
                raise ours from error
        except Exception as error:
            trim(error)
            raise

    def __repr__(self) -> str:
        where = [str(place) for place in (self._stream, self._device) if place is not None]
        on = f" on {' and '.join(where)}" if where else ""
        kernel, given = self._kernel, self._workgroup.shared_bytes
        shared = f" with {given} bytes of shared arrays" if given else ""
        return (
            f"<launcher of {kernel.name}({', '.join(kernel.names)}): {_extents(self._groups)} workgroup(s) of "
            f"{_extents(self._workgroup.size)} invocation(s){shared}{on}; call it with the arguments>"
        )

    def _adopt(self, kinds: tuple[Any, ...]) -> FastPath | None:
        """The fast path that a launch of another number of workgroups has left."""
        make = self._kernel.fast_paths.get((self._workgroup, self._stream, self._device, kinds))
        if make is None:
            return None
        fast = self._fast[kinds] = make(self._groups)
        return fast

    def _launch(self, arguments: tuple[Any, ...], named: dict[str, Any]) -> None:
        values = self._in_order(arguments, named)
        kernel, workgroup, groups = self._kernel, self._workgroup, self._groups
        with gc_pause.paused():
            session = self._session(values)
            bound = bind(kernel, values, session)
            prepared = slow_path.specialise(kernel, bound, session, self._stream, workgroup, groups)
        slow_path.look(kernel, bound, prepared, workgroup.size, groups)
        slow_path.run(bound, prepared)
        if not named:
            self._remember(arguments, values[len(arguments) :], bound, prepared)

    def _in_order(self, arguments: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
        """One value for each parameter, defaults included."""
        kernel = self._kernel
        try:
            bound = kernel.python_signature.bind(*arguments, **named)
        except TypeError as error:
            expected = f"{kernel.name}{kernel.python_signature}"
            raise ArgumentError(f"kernel {kernel.name!r}: {error}; it is {expected}") from None
        bound.apply_defaults()
        return tuple(nv_types.as_tuple(value, name) for name, value in bound.arguments.items())

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

    def _remember(
        self, arguments: tuple[Any, ...], defaults: tuple[Any, ...], bound: Bound, prepared: Prepared
    ) -> None:
        """Keep the fast path for arguments of these kinds, followed by the same defaults."""
        kinds = [_kind(argument) for argument in arguments]
        if None in kinds or None in map(_kind, defaults) or bound.unusual:
            return
        follows_selection = self._device is None and self._stream is None
        if follows_selection and not any(isinstance(argument, DeviceArray) for argument in arguments):
            return
        make = fast_path(bound, prepared, self._workgroup)
        if make is not None:
            key = (self._workgroup, self._stream, self._device, tuple(kinds))
            self._kernel.fast_paths[key] = _with_defaults(make, defaults) if defaults else make


def _extents(triple: Triple) -> str:
    """Three extents as text, without the axes of extent 1 at the end."""
    used = max((axis + 1 for axis in range(3) if triple[axis] != 1), default=1)
    return " x ".join(map(str, triple[:used]))


def _with_defaults(make: MakeFastPath, defaults: tuple[Any, ...]) -> MakeFastPath:
    def make_longer(groups: Triple) -> FastPath:
        fast = make(groups)
        return lambda arguments: fast(arguments + defaults)

    return make_longer


def _kind(argument: Any) -> Any:
    """What the fast path looks arguments up by; None for those that take the slow path."""
    if argument.__class__ is DeviceArray:
        return argument.kind
    return argument.__class__ if argument.__class__ in _DIRECT else None


def _leaves(value: Any, class_: type) -> list[Any]:
    if isinstance(value, class_):
        return [value]
    if isinstance(value, tuple):
        return [leaf for part in value for leaf in _leaves(part, class_)]
    return []
