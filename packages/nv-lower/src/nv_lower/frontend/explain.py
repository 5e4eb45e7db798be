"""Numba's errors, told as what they mean for a kernel.

Numba reports what it could not type or lower with a long text that talks of its own internals. What a reader needs
is the line, what stands there, and what to write instead; the whole text stays attached as the cause.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any

from numba.core import errors
from numba.core.ir import Loc

from nv_lower.errors import LowerError, Unsupported

# What Numba says → what to write instead. The first pattern that is found wins.
ADVICE: tuple[tuple[str, str], ...] = (
    (r"built-in function print", "print cannot be used in a kernel yet; store the value into an array"),
    (r"(UnsupportedError|unsupported).*(yield|generator)", "generators cannot run in a kernel; use a loop"),
    (r"reflected list|ListType|\blist\(", "lists cannot be used in a kernel; use a tuple or nv.local.array"),
    (r"DictType|global name 'dict'", "dictionaries cannot be used in a kernel; use arrays or tuples"),
    (r"global name 'set'", "sets cannot be used in a kernel; use a tuple or nv.local.array"),
    (
        r"exception_match|Exception object cannot be stored",
        "try/except cannot run in a kernel; test the condition with an if",
    ),
    (r"context manager", "with cannot be used in a kernel"),
    (r"unicode_type|UnicodeCharSeq|Literal\[str\]", "strings cannot be used in a kernel"),
    (
        r"Untyped global name '(?P<name>\w+)'",
        "only numbers, tuples, arrays and functions can be used from outside; pass it as an argument",
    ),
    (r"Cannot unify", "a variable holds values of different types on different paths; give it one type"),
)
LOCATION = re.compile(r'File "(?P<file>[^"]+)", line (?P<line>\d+)')
# How Numba ends what it says of bytecode that it does not read.
RAISED_FROM = re.compile(r"\.* Raised from (?:(?P<file>.+) \((?P<line>\d+)\)|None)\s*$")

# Bytecode that Numba does not read → what it was in the source and what to write instead.
OPCODE = re.compile(r"unsupported opcode \((?P<name>\w+)\)")
OPCODES: Mapping[str, str] = MappingProxyType(
    {
        "IMPORT_NAME": "a kernel cannot import; import the module at the top of the file",
        "STORE_GLOBAL": "a kernel cannot assign global variables; store the value into an array",
        "DELETE_GLOBAL": "a kernel cannot delete global variables",
        "UNPACK_EX": "a starred name cannot take the rest of a tuple in a kernel; use a slice",
        "MATCH_SEQUENCE": "a kernel matches constants only; compare the elements with an if",
        "MATCH_MAPPING": "a kernel matches constants only; compare the values with an if",
        "MATCH_CLASS": "a kernel matches constants only; compare the values with an if",
        "LOAD_BUILD_CLASS": "classes cannot be defined in a kernel",
    }
)


@contextmanager
def explained(function: Callable[..., Any]) -> Iterator[None]:
    """Turn what Numba raises in the body into `Unsupported`, naming the Python line and what to write instead."""
    try:
        yield
    except LowerError as error:
        raise type(error)(_located(error, error, function)) from error.__cause__
    except (errors.NumbaError, errors.UnsupportedBytecodeError, NotImplementedError) as error:
        own = _own_error(error)
        if own is not None:
            raise type(own)(_located(own, error, function)) from error
        raise Unsupported(_message(error, function)) from error
    except Exception as error:
        error.add_note(
            f"while compiling {_where(error, function)}; this is a bug of nv-lower, please report it"
        )
        raise


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
    return str(own) if re.match(r".+?:\d+: ", str(own)) else f"{_where(error, function)}: {own}"


def _message(error: BaseException, function: Callable[..., Any]) -> str:
    text = re.sub(r"\x1b\[[0-9;]*m", "", str(error))
    if (opcode := OPCODE.search(text)) and opcode["name"] in OPCODES:
        return f"{_where(error, function)}: {OPCODES[opcode['name']]}"
    what = _what(RAISED_FROM.sub("", text))
    advice = next((advice for pattern, advice in ADVICE if re.search(pattern, what + text)), None)
    return f"{_where(error, function)}: {what}" + (f"; {advice}" if advice else "")


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


def _where(error: BaseException, function: Callable[..., Any]) -> str:
    """The innermost line of the user's own file at which the error arose."""
    own = function.__code__.co_filename
    places = [*_frame_locations(error), *((m["file"], int(m["line"])) for m in LOCATION.finditer(str(error)))]
    if (raised := RAISED_FROM.search(str(error))) and raised["file"]:
        places.insert(0, (raised["file"], int(raised["line"])))
    if getattr(error, "loc", None) is not None:
        places.append((error.loc.filename, error.loc.line))  # type: ignore[attr-defined]
    for file, line in places:
        if file and (own.endswith(file) or file.endswith(own)):
            return f"{own}:{line}"
    return f"{own}:{function.__code__.co_firstlineno}"


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
