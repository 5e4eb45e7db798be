"""nv_runtime's devices, streams and events as this package hands them out: their errors are this package's.

Every public method and property of theirs is decorated with `boundary.public`. What nv_runtime and this package call
themselves stays as it is, since they know nv_runtime's errors.
"""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import Iterator
from types import FunctionType

import nv_runtime
from numba_vulkan.boundary import public


class Event(nv_runtime.Event):
    """A point in a stream, as `nv_runtime.Event`."""

    __slots__ = ()


class Stream(nv_runtime.Stream):
    """A queue of work on a device, as `nv_runtime.Stream`: launches and copies on it keep their order."""

    device: nv_runtime.Device
    event_kind = Event

    def query(self) -> bool:
        """Return whether everything recorded on this stream has completed, as `done`; as numba.cuda has it."""
        return self.done()

    @contextlib.contextmanager
    def auto_synchronize(self) -> Iterator[Stream]:
        """`with stream.auto_synchronize():` waits for the stream at the end, and raises what its kernels raised."""
        yield self
        self.synchronize()


class Device(nv_runtime.Device):
    """An open device, as `nv_runtime.Device`."""

    stream_kind = Stream


def members(class_: type) -> Iterator[tuple[str, FunctionType | property]]:
    """The public methods and properties of a class, as they are defined."""
    for name in dir(class_):
        member = inspect.getattr_static(class_, name)
        if not name.startswith("_") and isinstance(member, FunctionType | property):
            yield name, member


for _class in (Device, Stream, Event):
    for _name, _member in list(members(_class)):
        if isinstance(_member, property):
            assert _member.fget is not None and _member.fset is None
            setattr(_class, _name, property(public(_member.fget), doc=_member.__doc__))
        else:
            setattr(_class, _name, public(_member))
