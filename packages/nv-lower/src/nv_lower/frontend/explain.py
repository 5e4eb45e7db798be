"""Numba's errors, told as what they mean for a kernel.

Numba reports what it could not type or lower with a long text that talks of its own internals. What a reader needs
is the line, what stands there, and what to write instead: `diagnosis` reads that from the source, `habits` holds what
is known. The whole text stays attached as the cause.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import errors
from numba.core.ir import Loc

from nv_lower.errors import Internal, LowerError, Unsupported
from nv_lower.frontend.diagnosis import diagnose
from nv_lower.frontend.habits import OPCODES, SAYINGS

LOCATION = re.compile(r'File "(?P<file>[^"]+)", line (?P<line>\d+)')
LOCATED = re.compile(r".+?:\d+: ")
# How Numba ends what it says of bytecode that it does not read.
RAISED_FROM = re.compile(r"\.* Raised from (?:(?P<file>.+) \((?P<line>\d+)\)|None)\s*$")
OPCODE = re.compile(r"unsupported opcode \((?P<name>\w+)\)", re.IGNORECASE)
_COLOURS = re.compile(r"\x1b\[[0-9;]*m")


@contextmanager
def explained(function: Callable[..., Any]) -> Iterator[None]:
    """Turn what Numba raises in the body into `Unsupported`, naming the Python line and what to write instead.

    What is neither Numba's refusal nor a mistake that `diagnosis` knows becomes `Internal`.
    """
    try:
        yield
    except LowerError as error:
        raise type(error)(_located(error, error, function)) from error.__cause__
    except (errors.NumbaError, errors.UnsupportedBytecodeError, NotImplementedError) as error:
        own = _own_error(error)
        if own is not None:
            raise type(own)(_located(own, error, function)) from error
        raise Unsupported(_message(error, function)) from error
    except ImportError as error:  # Numba finds out late that NumPy's linear algebra needs SciPy
        raise Unsupported(_message(error, function)) from error
    except Exception as error:
        file, line = _where(error, function)
        if mistake := diagnose(function, line, str(error)):
            raise Unsupported(f"{file}:{line}: {mistake}") from error
        raise Internal(
            f"{file}:{line}: {type(error).__name__}: {error}; this is a bug of nv-lower, please report it"
        ) from error


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


def _located(own: LowerError, error: BaseException, function: Callable[..., Any]) -> str:
    """The message of an error of ours, with the line in front if it does not say one already."""
    text = str(own)
    if LOCATED.match(text):
        return text
    file, line = _where(error, function)
    if "cannot be allocated" in text:  # says nothing of what allocates
        text = diagnose(function, line, text) or text
    return f"{file}:{line}: {text}"


def _message(error: BaseException, function: Callable[..., Any]) -> str:
    file, line = _where(error, function)
    return f"{file}:{line}: {_sentence(_COLOURS.sub('', str(error)), function, line)}"


def _sentence(text: str, function: Callable[..., Any], line: int) -> str:
    """What is wrong and what to write instead."""
    if (opcode := OPCODE.search(text)) and opcode["name"] in OPCODES:
        return OPCODES[opcode["name"]]
    if mistake := diagnose(function, line, text):
        return mistake
    what = _what(RAISED_FROM.sub("", text))
    return next((meaning for pattern, meaning in SAYINGS if re.search(pattern, what + text)), what)


def _what(text: str) -> str:
    """The sentence of Numba's text that says what is wrong, with the argument types where it lists them."""
    lines = [line.strip() for line in text.splitlines()]
    for number, line in enumerate(lines):
        if re.match(r"No implementation of function", line):
            call = next((after[4:] for after in lines[number:] if after.startswith(">>> ")), "")
            return f"a kernel cannot call {call}" if call else line.rstrip(":. ")
        if re.match(
            r"(Unknown attribute|Untyped global|NameError|Invalid use of|Cannot unify|.*is not)", line
        ):
            return line.rstrip(":. ")
    useful = [
        line for line in lines if line and not line.startswith(("Failed in", "During:", "File ", "<source"))
    ]
    return useful[0].rstrip(":. ") if useful else text.strip()


def _where(error: BaseException, function: Callable[..., Any]) -> tuple[str, int]:
    """The innermost line of the function at which the error arose."""
    own = function.__code__.co_filename
    lines = [number for *_, number in function.__code__.co_lines() if number]
    places = [*_frame_locations(error), *((m["file"], int(m["line"])) for m in LOCATION.finditer(str(error)))]
    if (raised := RAISED_FROM.search(str(error))) and raised["file"]:
        places.insert(0, (raised["file"], int(raised["line"])))
    if getattr(error, "loc", None) is not None:
        places.append((error.loc.filename, error.loc.line))  # type: ignore[attr-defined]
    for file, line in places:
        if file and (own.endswith(file) or file.endswith(own)) and min(lines) <= line <= max(lines):
            return own, line
    return own, function.__code__.co_firstlineno


def _frame_locations(error: BaseException) -> list[tuple[str, int]]:
    """Where Numba's type inference or lowering stood when it raised, innermost first.

    Errors that are not Numba's pass through it without a location; the objects that were at work know theirs.
    """
    places = []
    cause: BaseException | None = error
    while cause is not None:
        for frame, _ in traceback.walk_tb(cause.__traceback__):
            loc = getattr(frame.f_locals.get("self"), "loc", None)
            if isinstance(loc, Loc):
                places.append((loc.filename, loc.line))
        cause = cause.__cause__
    return places[::-1]
