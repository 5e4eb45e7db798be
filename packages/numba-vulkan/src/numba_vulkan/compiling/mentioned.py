"""The functions that a kernel mentions, directly and through others, and the variables that each of them sees."""

from __future__ import annotations

import types as python
from collections.abc import Callable, Iterator
from typing import Any


def functions(start: Callable[..., Any]) -> Iterator[python.FunctionType]:
    """A function, then those that it mentions, then those that these mention."""
    waiting: list[Any] = [start]
    seen: set[int] = set()
    while waiting:
        function = getattr(waiting[0], "py_func", waiting[0])
        del waiting[0]
        if not isinstance(function, python.FunctionType) or id(function) in seen:
            continue
        seen.add(id(function))
        yield function
        waiting += [value for _, value in variables(function)]
        modules = [value for _, value in variables(function) if isinstance(value, python.ModuleType)]
        mentioned = _names(function.__code__)
        waiting += [
            vars(module)[name] for module in modules for name in sorted(mentioned & vars(module).keys())
        ]


def variables(function: python.FunctionType) -> Iterator[tuple[str, Any]]:
    """What a function closes over, then the globals that its code mentions."""
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        try:
            yield name, cell.cell_contents
        except ValueError:  # not assigned
            continue
    mentioned = _names(function.__code__)
    for name in sorted(mentioned & function.__globals__.keys()):
        yield name, function.__globals__[name]


def codes(code: python.CodeType) -> Iterator[python.CodeType]:
    """The code of a function, and that of the functions inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, python.CodeType):
            yield from codes(constant)


def _names(code: python.CodeType) -> set[str]:
    return {name for inner in codes(code) for name in inner.co_names}
