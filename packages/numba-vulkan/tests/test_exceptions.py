"""Exceptions raised in kernels: the same exception, when and where, and what is left.

PYTEST_DONT_REWRITE: a kernel with an assert statement is among them, and pytest would rewrite it.
"""

from __future__ import annotations

import traceback
from pathlib import Path

import numpy as np
import pytest

import numba_vulkan as nv
from numba_vulkan.sessions.status import Raised


class OwnError(Exception):
    pass


@nv.jit
def checked(x):
    i = nv.grid(1)
    if x[i] < 0:
        raise ValueError("negative element")  # the line that tracebacks end at
    x[i] += 1


@nv.jit(boundscheck=True)
def beyond(x, index):
    x[index] = 1.0


@nv.jit(error_model="python")
def quotient(x, divisor):
    x[0] = x[0] // divisor


@nv.jit
def own(x):
    if x[0] > 0:
        raise OwnError


LINE = next(
    number
    for number, line in enumerate(Path(__file__).read_text().splitlines(), 1)
    if "the line that tracebacks end at" in line
)


def test_numpy_launch_raises_at_once_and_keeps_what_was_done() -> None:
    x = np.array([1.0, -5.0, 2.0, 3.0])
    with pytest.raises(ValueError, match="negative element") as caught:
        checked[1, 4](x)
    frame = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert (frame.filename, frame.lineno, frame.name) == (__file__, LINE, "checked")
    np.testing.assert_array_equal(x, [2.0, -5.0, 3.0, 4.0])
    x[:] = 1  # the device is usable, and nothing is left over
    checked[1, 4](x)
    np.testing.assert_array_equal(x, 2)


@pytest.mark.parametrize("wait", ["synchronize", "copy", "device"])
def test_device_launch_raises_when_the_host_waits(wait: str) -> None:
    x = nv.to_device(np.array([-1.0]))
    checked[1, 1](x)
    with pytest.raises(ValueError, match="negative element"):
        if wait == "synchronize":
            nv.synchronize()
        elif wait == "copy":
            x.copy_to_host()
        else:
            nv.synchronize(nv.current_device())
    nv.synchronize()
    assert x.copy_to_host()[0] == -1


def test_one_report_for_many_launches() -> None:
    x = nv.to_device(np.array([-1.0]))
    for _ in range(100):
        checked[1, 1](x)
    with pytest.raises(ValueError, match="negative"):
        nv.synchronize()
    nv.synchronize()


def test_two_kernels_raise() -> None:
    x = nv.to_device(np.array([-1.0]))
    checked[1, 1](x)
    own[1, 1](nv.to_device(np.array([1.0])))
    with pytest.raises((ValueError, OwnError)) as caught:
        nv.synchronize()
    assert any("another kernel raised" in note for note in caught.value.__notes__)
    nv.synchronize()


def test_own_exception_class() -> None:
    with pytest.raises(OwnError):
        own[1, 1](np.ones(1))


def test_own_class_that_the_kernel_closes_over() -> None:
    class Local(Exception):
        pass

    @nv.jit
    def kernel(x):
        if x[0] > 0:
            raise Local("from the closure")

    with pytest.raises(Local, match="from the closure"):
        kernel[1, 1](np.ones(1))


def test_own_class_of_another_module() -> None:
    import fractions  # any module with a device function's file: here the exception's class is found by it

    assert Raised("Fraction", "", fractions.__file__, 1, "f")._class({}) is fractions.Fraction


def test_bounds() -> None:
    x = np.zeros(4)
    with pytest.raises(IndexError):
        beyond[1, 1](x, 4)
    beyond[1, 1](x, 3)
    np.testing.assert_array_equal(x, [0, 0, 0, 1])


def test_division_by_zero() -> None:
    with pytest.raises(ZeroDivisionError):
        quotient[1, 1](np.ones(1, np.int64), 0)
    x = np.full(1, 7, np.int64)
    quotient[1, 1](x, 2)
    assert x[0] == 3


def test_raised_in_a_device_function() -> None:
    @nv.jit
    def root(value):
        if value < 0:
            raise ValueError("root of a negative number")
        return value**0.5

    @nv.jit
    def roots(x):
        i = nv.grid(1)
        x[i] = root(x[i])

    with pytest.raises(ValueError, match="root of a negative number"):
        roots[1, 2](np.array([4.0, -4.0]))
    x = np.array([4.0, 9.0])
    roots[1, 2](x)
    np.testing.assert_array_equal(x, [2, 3])


def test_assert_statement() -> None:
    @nv.jit
    def asserting(x):
        assert x[0] > 0, "must be positive"

    with pytest.raises(AssertionError, match="must be positive"):
        asserting[1, 1](np.zeros(1))
