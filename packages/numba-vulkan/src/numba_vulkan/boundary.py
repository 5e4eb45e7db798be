"""What leaves this package as an exception: one family, and no frames but the user's.

The stages have families of their own, since none of them may import another. Where their errors leave this package,
`public` turns them into ours, takes the frames of this project and of Numba off the traceback and, where the message
names a line of a kernel, lets the traceback end there, so that Python prints that line. With
NUMBA_VULKAN_FULL_TRACEBACK=1 every frame stays and the stage's own error is the cause.

Bugs keep their frames: `Internal`, and exceptions that nobody here raised on purpose.
"""

from __future__ import annotations

import contextlib
import functools
import importlib.util
import linecache
import os
import re
import sys
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import ParamSpec, TypeVar

from numba_vulkan import errors
from numba_vulkan.errors import Internal, NumbaVulkanError

ENVIRONMENT = "NUMBA_VULKAN_FULL_TRACEBACK"

#: How a message begins that names a line: `file:line: `.
PLACE = r"(?s)(?P<file>.+?):(?P<line>\d+): (?P<what>.*)"
_FROM = r"from: (.+:\d+)$"
#: Marks frames that only stand for a place.
_PLACED = "__placed_by_numba_vulkan__"
_DEFINITION = r"(\s*)(?:async )?def (\w+)"

_STAGES = ("nv_types", "nv_lower", "nv_structurize", "nv_spirv", "nv_runtime")
_PROJECT = frozenset({"numba_vulkan", *_STAGES})
#: A stage's class, by name or by the name of a class it derives from → ours.
_KINDS: dict[str, type[NumbaVulkanError]] = {
    **{
        kind.__name__: kind
        for kind in (errors.NoDevice, errors.DeviceLost, errors.OutOfMemory, errors.DeviceFailure)
    },
    **{
        kind.__name__: kind
        for kind in (errors.Closed, errors.Unsupported, errors.InvalidInput, errors.Internal)
    },
}

_P = ParamSpec("_P")
_R = TypeVar("_R")


def public(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Decorate what users call: errors that leave it are ours and show the caller's frames only.

    Where this project calls it, which knows its own errors, they stay as they are.
    """

    @functools.wraps(function)
    def guarded(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        try:
            try:
                return function(*args, **kwargs)
            except Exception as error:
                ours = translated(error)
                if ours is error or _is_ours(sys._getframe(1)):
                    raise
                raise ours from error
        except Exception as error:
            trim(error)
            raise  # keeps the traceback that `trim` has made, without this frame

    return guarded


def _is_ours(frame: FrameType) -> bool:
    """Whether a frame runs code of this project."""
    module = frame.f_globals.get("__name__") or ""
    return module.partition(".")[0] in _PROJECT


def translated(error: Exception, before: str = "") -> Exception:
    """One of ours for an error of a stage, with its notes and `before` its message; any other exception itself."""
    kind = _kind(error)
    if kind is None:
        return error
    notes: list[str] = getattr(error, "__notes__", [])
    message = before + str(error)
    place = next((found[1] for note in notes if (found := re.match(_FROM, note))), None)
    if place is not None and not re.match(PLACE, message):
        message = f"{place}: {message}"
    ours = kind(message)
    for note in notes:
        if issubclass(kind, Internal) or not note.startswith(("at: ", "from: ")):
            ours.add_note(note)
    return ours


def _kind(error: Exception) -> type[NumbaVulkanError] | None:
    stage = type(error).__module__.partition(".")[0]
    if isinstance(error, NumbaVulkanError) or stage not in _STAGES:
        return None
    if stage == "nv_types":  # looks at arguments alone
        return errors.ArgumentError
    names = (class_.__name__ for class_ in type(error).__mro__)
    root = NumbaVulkanError if type(error).__module__ == f"{stage}.errors" else None
    return next((_KINDS[name] for name in names if name in _KINDS), root)


def trim(error: BaseException) -> None:
    """Leave the frames of the user on an exception that was raised on purpose.

    To be called by the function that the user called.
    """
    if os.environ.get(ENVIRONMENT, "0") not in ("", "0") or isinstance(error, Internal):
        return
    frames = _frames(error.__traceback__)
    if isinstance(error, NumbaVulkanError):
        error.__cause__ = None  # says that the context is not shown, either
        place = _placed_frame(str(error))
        caller = sys._getframe(2)
        shown = place is None or (place[0].f_code.co_filename, place[2]) == (
            caller.f_code.co_filename,
            caller.f_lineno,
        )
        last = [] if place is None or shown else [place]
    elif frames and _PLACED in frames[-1][0].f_globals:
        last = []  # raised in a kernel: its own place is the last frame
    else:
        return
    kept = [frame for frame in frames if not is_internal(frame[0])] + last
    error.__traceback__ = None
    for frame, instruction, line in reversed(kept):
        error.__traceback__ = TracebackType(error.__traceback__, frame, instruction, line)


_Place = tuple[FrameType, int, int]


def _frames(traceback: TracebackType | None) -> list[_Place]:
    found = []
    while traceback is not None:
        found.append((traceback.tb_frame, traceback.tb_lasti, traceback.tb_lineno))
        traceback = traceback.tb_next
    return found


def _placed_frame(message: str) -> _Place | None:
    """A frame at the line that a message names, if the line can be shown."""
    place = re.match(PLACE, message)
    if place is None:
        return None
    file, line = place["file"], int(place["line"])
    linecache.checkcache(file)
    if not linecache.getline(file, line):
        return None
    at = placed(Exception(), file, line, _function_at(file, line)).__traceback__
    return _frames(at)[-1]


def placed(exception: BaseException, file: str, line: int, function: str) -> BaseException:
    """The exception with a traceback of one frame: that line of a function, whose source Python then prints."""
    # Raised once from a code object that claims the place, without columns, which would underline a part of the line.
    code = compile("raise exception", file, "exec")
    code = code.replace(
        co_name=function,
        co_qualname=function,
        co_firstlineno=max(line, 1),
        co_linetable=_lines_only(len(code.co_code) // 2),
    )
    try:
        exec(code, {"exception": exception, _PLACED: True})
    except BaseException as raised:  # whatever class it is, it is handed back, not handled
        assert raised.__traceback__ is not None
        return raised.with_traceback(raised.__traceback__.tb_next)
    raise AssertionError("the line above raises")


def _lines_only(units: int) -> bytes:
    """The location table of so many code units that all stand on the first line (CPython's `locations.md`, kind 13)."""
    return b"".join(bytes((0xE8 | min(7, units - start - 1), 0)) for start in range(0, units, 8))


def _function_at(file: str, line: int) -> str:
    """The name of the function around a line."""
    lines = linecache.getlines(file)[:line]
    indent = len(lines[-1]) - len(lines[-1].lstrip()) if lines else 0
    for text in reversed(lines):
        found = re.match(_DEFINITION, text)
        if found and (len(found[1]) < indent or text is lines[-1]):
            return found[2]
    return "<module>"


def definition(function: Callable[..., object]) -> str:
    """`file:line` of a function's `def`, which comes after its decorators."""
    code = function.__code__
    lines = linecache.getlines(code.co_filename, function.__globals__)
    for number in range(code.co_firstlineno, len(lines) + 1):
        if re.match(_DEFINITION, lines[number - 1]):
            return f"{code.co_filename}:{number}"
    return f"{code.co_filename}:{code.co_firstlineno}"


@functools.cache
def _folders() -> tuple[str, ...]:
    """Where the frames lie that nobody wants to see."""
    names = ("numba_vulkan", *_STAGES, "numba", "llvmlite")
    specifications = (importlib.util.find_spec(name) for name in names)
    return tuple(
        folder + os.sep
        for specification in specifications
        if specification is not None
        for folder in specification.submodule_search_locations or ()
    )


def is_internal(frame: FrameType) -> bool:
    """Return whether a frame belongs to this project, to Numba, or to what they call through."""
    file = frame.f_code.co_filename
    return file.startswith(_folders()) or file == functools.__file__ or file == contextlib.__file__
