"""`nv.fuse`: one kernel gives what the function gives operation by operation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv

HOST = np.linspace(-3, 3, 24, dtype=np.float32).reshape(4, 6)


def check(function: Callable[..., Any], *arguments: Any) -> None:
    want = function(*arguments)
    got = nv.fuse(function)(*(nv.to_device(a) if isinstance(a, np.ndarray) else a for a in arguments))
    wants, gots = (want, got) if isinstance(want, tuple) else ((want,), (got,))
    for one, other in zip(wants, gots, strict=True):
        back = other.copy_to_host() if isinstance(other, nv.DeviceArray) else np.asarray(other)
        assert (back.dtype, back.shape) == (np.asarray(one).dtype, np.shape(one))
        np.testing.assert_allclose(back, one, rtol=1e-6)


def test_expressions() -> None:
    check(lambda a, b, c: a * b + c, HOST, HOST, HOST[0])
    check(lambda k, x: 2 * k * x + 1, 3.5, HOST)
    check(lambda a: np.where(a > 0, np.sin(a), a // 0.5), HOST)
    check(lambda a: np.clip(a, -1, 1).astype(np.int32), HOST.T)
    check(lambda a: (a * 2 > 1) & ~(a < -1), HOST[::2, ::-1])


def test_several_results_have_shapes_of_their_own() -> None:
    check(lambda a, b: (a + b, a.astype("i4"), a * 2), HOST[0], HOST)
    check(lambda a, n: (a**n, n * 2, np.sqrt(n) * a), HOST, 2)
    check(np.modf, HOST)


def test_numbers_are_arguments_not_parts_of_the_kernel() -> None:
    fused, device = nv.fuse(lambda k, x: k * x), nv.to_device(HOST)
    for k in (1.5, 2.5, -4.0):
        np.testing.assert_array_equal(fused(k, device).copy_to_host(), np.float32(k) * HOST)


def test_output() -> None:
    device = nv.to_device(HOST)
    fused = nv.fuse(lambda a, b: a * b + 1)
    assert fused(device, device, out=device) is device
    np.testing.assert_allclose(device.copy_to_host(), HOST * HOST + 1, rtol=1e-6)
    square = nv.to_device(HOST[:, :4])
    nv.fuse(lambda a, b: a + b)(square, square.T, out=square)
    np.testing.assert_allclose(square.copy_to_host(), HOST[:, :4] + HOST[:, :4].T, rtol=1e-6)
    wide = nv.device_array((4, 6), np.float64)
    nv.fuse(lambda a: a + 1)(nv.to_device(HOST), out=wide)
    np.testing.assert_array_equal(wide.copy_to_host(), HOST + 1)


def test_one_launch_for_the_whole_expression() -> None:
    x = nv.to_device(HOST)
    fused = nv.fuse(lambda a: np.exp(-a * a) * 2 + a)
    fused(x)
    with nv.current_device().profile() as profile:
        fused(x)
    assert sum(count for count, *_ in profile.statistics().values()) == 1


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (lambda a: a.sum(), "element by element"),
        (lambda a: np.sum(a), "element by element"),
        (lambda a: a @ a, "element by element"),
        (lambda a: a if a > 0 else -a, r"numpy.where"),
        (lambda a: a + np.ones(3), "pass it as an argument"),
    ],
)
def test_refusals_say_what_to_write(function: Callable[[Any], Any], message: str) -> None:
    with pytest.raises(nv.Unsupported, match=message):
        nv.fuse(function)(nv.to_device(HOST))
