"""How an exception raised in a kernel becomes the same exception in Python.

A kernel that can raise stores a code in its status cell: four bytes in memory that the host reads cheaply. Launches
that nobody waits for share one cell for each kernel and stream, which is read whenever the host waits for the stream,
or for an array that depends on its work. A launch that waits borrows a cell of its own, so that two threads never see
each other's errors. What each code means stands in the module's notes (`!nv.exceptions` of the contract).
"""

from __future__ import annotations

import builtins
import sys
import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from numba_vulkan.boundary import placed
from numba_vulkan.sessions.raised_arguments import decode

if TYPE_CHECKING:
    import nv_runtime

_CELL = 128  # what a kernel writes is 20 words
_SLOTS = 8
_PAGE = 4096


class Report(NamedTuple):
    """What a kernel that has raised wrote: the code, the invocation's index in the grid, the arguments' values."""

    code: int
    invocation: tuple[int, int, int]
    values: tuple[int, ...] = ()


class Raised(NamedTuple):
    """What one status code means.

    Attributes
    ----------
    type, message
        The exception's class name and its text, which is its only argument where there is no form.
    file, line, function
        Where the kernel raises it.
    form
        The exception's arguments in JSON, with places for values that the kernel reports; see the contract.
    """

    type: str
    message: str
    file: str
    line: int
    function: str
    form: str = ""

    def exception(self, names: Mapping[str, Any], report: Report | None = None) -> BaseException:
        """The Python exception, its traceback ending at the kernel's line.

        `names` are the variables that the kernel sees: an exception class of one's own is looked up there.
        """
        class_ = self._class(names)
        arguments: tuple[Any, ...] = (self.message,) if self.message else ()
        if self.form and report is not None:
            arguments = decode(self.form, report.values, report.invocation)
        if isinstance(class_, type) and issubclass(class_, BaseException):
            exception = _instance(class_, arguments)
        else:
            told = ", ".join(map(str, arguments))
            exception = RuntimeError(f"{self.type}: {told}" if told else self.type)
        where = f'raised in kernel code: File "{self.file}", line {self.line}, in {self.function}'
        exception.add_note(f"{where}, invocation {report.invocation}" if report is not None else where)
        return placed(exception, self.file, self.line, self.function)

    def _class(self, names: Mapping[str, Any]) -> Any:
        """The exception class by its name: of the kernel, Python's own, or of the file that raises it."""
        if self.type in names:
            return names[self.type]
        if hasattr(builtins, self.type):
            return getattr(builtins, self.type)
        if (
            self.type == np.linalg.LinAlgError.__name__
        ):  # raised by functions of np.linalg, whichever file calls them
            return np.linalg.LinAlgError
        modules = [
            module for module in list(sys.modules.values()) if getattr(module, "__file__", None) == self.file
        ]
        return getattr(modules[0], self.type, None) if modules else None


def _instance(class_: type[BaseException], arguments: tuple[Any, ...]) -> BaseException:
    try:
        return class_(*arguments)
    except TypeError:  # a constructor with a signature of its own
        exception = class_.__new__(class_)
        exception.args = arguments
        return exception


class StatusCell:
    """What a kernel writes and the host reads: a code, zero if nothing was raised, and what belongs to the exception.

    20 words of 32 bits: the code, the invocation's index along x, y and z, eight 64-bit values (low word first).
    """

    __slots__ = ("_values", "address", "buffer", "index", "offset")

    def __init__(self, buffer: nv_runtime.Buffer, values: memoryview, index: int) -> None:
        self.buffer = buffer
        self.index = index
        self.offset = index * _CELL
        self.address = (buffer.address or 0) + self.offset
        self._values = values

    def take(self) -> Report | None:
        """What was raised, if anything; the cell is empty then."""
        first = self.index * (_CELL // 4)
        code = int(self._values[first])
        if not code:
            return None
        words = [int(word) for word in self._values[first + 1 : first + 4 + 2 * _SLOTS]]
        self._values[first] = 0
        values = tuple(words[at] | words[at + 1] << 32 for at in range(3, len(words), 2))
        return Report(code, (words[0], words[1], words[2]), values)


class Watch(NamedTuple):
    """Which exceptions the codes of a cell stand for, and of which kernel."""

    kernel: str
    raised: Mapping[int, Raised]
    names: Mapping[str, Any]

    def exception(self, report: Report) -> BaseException:
        """The exception that was reported."""
        return self.raised[report.code].exception(self.names, report)


class StatusCells:
    """The status cells of one device."""

    def __init__(self, device: nv_runtime.Device) -> None:
        self._device = device
        self._free: list[StatusCell] = []
        self._watched: dict[nv_runtime.Stream, list[tuple[StatusCell, Watch]]] = {}
        self._lock = threading.Lock()

    def borrow(self) -> StatusCell:
        """A cell holding zero that nobody else uses until it is given back."""
        with self._lock:
            if not self._free:
                buffer = self._device.buffer(_PAGE, host=True)
                buffer.view[:] = bytes(_PAGE)
                values = memoryview(buffer.view).cast("B").cast("I")
                self._free = [StatusCell(buffer, values, index) for index in reversed(range(_PAGE // _CELL))]
            return self._free.pop()

    def give_back(self, cell: StatusCell) -> None:
        """End a borrowing; only when no kernel that may write the cell is in flight."""
        with self._lock:
            self._free.append(cell)

    def watch(self, watch: Watch, stream: nv_runtime.Stream) -> StatusCell:
        """A cell for launches on a stream, at which `check` looks from now on."""
        cell = self.borrow()
        with self._lock:
            self._watched.setdefault(stream, []).append((cell, watch))
        return cell

    def watched(self) -> list[nv_runtime.Stream]:
        """The streams on which kernels were launched that can raise."""
        return list(self._watched)

    def check(
        self, *streams: nv_runtime.Stream, behind: Mapping[nv_runtime.Stream, int] | None = None
    ) -> None:
        """Raise what kernels have reported; the first exception, with a note on each other.

        Parameters
        ----------
        streams
            Those that the host has waited for.
        behind
            Other streams on whose work, up to these timeline values, depends what the host has waited for.
        """
        found = self.take(*streams, behind=behind)
        if not found:
            return
        exceptions = [watch.exception(report) for watch, report in found]
        for other in exceptions[1:]:
            exceptions[0].add_note(f"another kernel raised {type(other).__name__}: {other}")
        raise exceptions[0]

    def take(
        self, *streams: nv_runtime.Stream, behind: Mapping[nv_runtime.Stream, int] | None = None
    ) -> list[tuple[Watch, Report]]:
        """What kernels have reported, which is then told once and for all: see `check`."""
        late = [stream for stream, value in (behind or {}).items() if value > stream.reported]
        found = []
        with self._lock:
            for stream in (*streams, *late):
                stream.reported = max(stream.timeline.completed, stream.reported)
                for cell, watch in self._watched.get(stream, ()):
                    report = cell.take()
                    if report is not None:
                        found.append((watch, report))
        return found
