"""Numba's errors, told as what they mean for a kernel.

Numba reports what it could not type or lower with a long text that talks of its own internals. What a reader needs
is the line, what stands there, and what to write instead; the whole text stays attached as the cause.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import errors

from nv_lower.errors import LowerError, Unsupported

# What Numba says → what to write instead. The first pattern that is found wins.
ADVICE: tuple[tuple[str, str], ...] = (
    (
        r"NRT required but not enabled|np\.(zeros|ones|empty|full|arange|linspace|array)\b",
        "arrays cannot be allocated in a kernel; pass one in, or use nv.local.array or nv.shared.array",
    ),
    (r"LOAD_BUILD_CLASS", "classes cannot be defined in a kernel"),
    (r"(UnsupportedError|unsupported).*(yield|generator)", "generators cannot run in a kernel; use a loop"),
    (r"reflected list|ListType|\blist\(", "lists cannot be used in a kernel; use a tuple or nv.local.array"),
    (r"DictType|\bdict\b", "dictionaries cannot be used in a kernel; use arrays or tuples"),
    (r"unicode_type|UnicodeCharSeq|Literal\[str\]", "strings cannot be used in a kernel"),
    (
        r"Untyped global name '(?P<name>\w+)'",
        "only numbers, tuples, arrays and functions can be used from outside; pass it as an argument",
    ),
    (r"NameError: name '(?P<name>\w+)' is not defined", "the name is not defined"),
    (r"Cannot unify", "a variable holds values of different types on different paths; give it one type"),
)
LOCATION = re.compile(r'File "(?P<file>[^"]+)", line (?P<line>\d+)')


@contextmanager
def explained(function: Callable[..., Any]) -> Iterator[None]:
    """Turn Numba's errors in the body into `Unsupported`, naming the Python line and what to write instead."""
    try:
        yield
    except LowerError:
        raise
    except errors.NumbaError as error:
        own = _own_error(error)
        if own is not None:
            raise type(own)(_located(str(own), error, function)) from error
        raise Unsupported(_message(error, function)) from error


def _own_error(error: BaseException) -> LowerError | None:
    """The error of ours that Numba wrapped on its way out, if there is one."""
    seen: set[int] = set()
    cause: BaseException | None = error
    while cause is not None and id(cause) not in seen:
        if isinstance(cause, LowerError):
            return cause
        seen.add(id(cause))
        cause = cause.__cause__ or cause.__context__
    return None


def _located(message: str, error: errors.NumbaError, function: Callable[..., Any]) -> str:
    return message if re.match(r"\S+:\d+: ", message) else f"{_where(error, function)}: {message}"


def _message(error: errors.NumbaError, function: Callable[..., Any]) -> str:
    text = re.sub(r"\x1b\[[0-9;]*m", "", str(error))
    advice = next((advice for pattern, advice in ADVICE if re.search(pattern, text)), None)
    what = _what(text)
    return f"{_where(error, function)}: {what}" + (f"; {advice}" if advice else "")


def _what(text: str) -> str:
    """The sentence of Numba's text that says what is wrong."""
    lines = [line.strip() for line in text.splitlines()]
    for line in lines:
        if re.match(
            r"(Unknown attribute|Untyped global|No implementation of function|Invalid use of|Cannot unify|.*is not)",
            line,
        ):
            return line.rstrip(":. ")
    useful = [
        line for line in lines if line and not line.startswith(("Failed in", "During:", "File ", "<source"))
    ]
    return useful[0].rstrip(":. ") if useful else text.strip()


def _where(error: errors.NumbaError, function: Callable[..., Any]) -> str:
    """The innermost line of the user's own file that the error names."""
    own = function.__code__.co_filename
    places = [(m["file"], int(m["line"])) for m in LOCATION.finditer(str(error))]
    if getattr(error, "loc", None) is not None:
        places.insert(0, (error.loc.filename, error.loc.line))
    for file, line in places:
        if own.endswith(file) or file == own:
            return f"{own}:{line}"
    return f"{own}:{function.__code__.co_firstlineno}"
