"""Errors of the compiler, told with the line of the kernel that they are about.

What Numba refuses names its line. Later stages work on LLVM IR without source locations, which would cost compile time
in every kernel; so where one of them refuses, the kernel is compiled once more with locations, and the second refusal
says where it stands.
"""

from __future__ import annotations

import linecache
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

from numba_vulkan import compile as compiler
from numba_vulkan.boundary import PLACE, definition, translated
from numba_vulkan.compile import Job
from numba_vulkan.errors import Internal, NumbaVulkanError
from numba_vulkan.options import Options

#: Exceptions that say nothing of the compiler: the machine's, and warnings that someone has made errors.
_PASSED = (OSError, MemoryError, ImportError, Warning)


class Compilable(Protocol):
    """A kernel: its Python function, what it and its parameters are called, and how it is compiled again."""

    py_func: Callable[..., Any]
    name: str

    @property
    def names(self) -> tuple[str, ...]: ...

    def compiled_with(self, options: Options) -> Any: ...


def explained(kernel: Compilable, argtypes: tuple[Any, ...], job: Job, error: Exception) -> Exception:
    """The error to raise for what compiling a kernel raised: one of ours, which names the line."""
    if isinstance(error, _PASSED):
        return error
    ours = translated(error)
    given = ", ".join(f"{name}: {type_}" for name, type_ in zip(kernel.names, argtypes, strict=True))
    if not isinstance(ours, NumbaVulkanError):
        ours = Internal(f"{type(error).__name__}: {error}; this is a bug of numba-vulkan, please report it")
    if isinstance(ours, Internal):
        ours.add_note(f"while compiling kernel {kernel.name!r} for ({given})")
        return ours
    if re.match(PLACE, str(ours)):
        return ours
    place, message = _located(kernel, argtypes, job) or (definition(kernel.py_func), str(ours))
    return type(ours)(f"{place}: {message}")


def _located(kernel: Compilable, argtypes: tuple[Any, ...], job: Job) -> tuple[str, str] | None:
    """`file:line` and the message of the refusal of the kernel compiled with source locations."""
    options = job.options._replace(debug=True)
    try:
        for _ in compiler.steps(
            kernel.compiled_with(options), argtypes, job._replace(options=options, observe=None)
        ):
            pass
    except Exception as error:
        found = re.match(PLACE, str(translated(error)))
        if found is not None:
            file, line = _path(found["file"], kernel), int(found["line"])
            return f"{file}:{line}", _mistake(kernel, file, line, found["what"]) or found["what"]
    return None


def _mistake(kernel: Compilable, file: str, line: int, text: str) -> str | None:
    """What the kernel's source says of the refusal, if the line is its own."""
    from nv_lower.frontend.diagnosis import diagnose

    if file != kernel.py_func.__code__.co_filename:
        return None
    linecache.checkcache(file)
    return diagnose(kernel.py_func, line, f"{text}\n{linecache.getline(file, line)}")


def _path(name: str, kernel: Compilable) -> str:
    """The path of a source file, of which debug locations have the last part."""
    last = Path(name).name
    return next((path for path in _paths(kernel) if Path(path).name == last), name)


def _paths(kernel: Compilable) -> Iterator[str]:
    yield kernel.py_func.__code__.co_filename
    yield from (path for module in list(sys.modules.values()) if (path := getattr(module, "__file__", None)))
