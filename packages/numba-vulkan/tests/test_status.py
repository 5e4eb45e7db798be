"""Exceptions of kernels as Python exceptions: class, arguments, and where the traceback ends."""

from __future__ import annotations

import traceback

import pytest

from numba_vulkan.sessions.status import Raised


class OwnError(Exception):
    pass


class Picky(Exception):
    def __init__(self, first: int, second: int) -> None:
        super().__init__(first, second)


def raised(type_: str, message: str = "boom") -> Raised:
    return Raised(type_, message, __file__, 7, "kernel")


def test_builtin_with_traceback_at_the_line() -> None:
    exception = raised("ValueError").exception({})
    assert type(exception) is ValueError
    assert exception.args == ("boom",)
    (frame,) = traceback.extract_tb(exception.__traceback__)
    assert (frame.filename, frame.lineno, frame.name) == (__file__, 7, "kernel")
    assert frame.line == "import pytest"
    assert exception.__notes__ == [f'raised in kernel code: File "{__file__}", line 7, in kernel']
    with pytest.raises(ValueError, match="boom"):
        raise exception


def test_no_message_no_arguments() -> None:
    assert raised("IndexError", "").exception({}).args == ()


def test_own_class_found_by_name() -> None:
    assert type(raised("OwnError").exception(globals())) is OwnError
    assert raised("Picky").exception(globals()).args == ("boom",)


def test_unknown_class() -> None:
    exception = raised("Elsewhere").exception({})
    assert type(exception) is RuntimeError
    assert str(exception) == "Elsewhere: boom"
