"""Grids of very many workgroups are dispatched as fewer, which must not show."""

from __future__ import annotations

import types

import numpy as np
import pytest

import numba_vulkan as nv
from numba_vulkan.launching.coarsening import Part, parts
from nv_runtime import open_device

#: Coarsened on every device, with a rest that 4 and 16 leave.
MANY = 40_003
LOCAL = 4


def device(kind: str) -> types.SimpleNamespace:
    return types.SimpleNamespace(info=types.SimpleNamespace(kind=kind))


def test_the_parts_of_a_grid() -> None:
    gpu = device("discrete")
    assert parts(gpu, (1000, 1, 1)) == (Part((1000, 1, 1)),)
    assert parts(gpu, (2**20, 1, 1)) == (Part((2**18, 1, 1), 4),)
    assert parts(gpu, (1003, 64, 2)) == (Part((250, 64, 2), 4), Part((3, 64, 2), 1, (1000, 0, 0)))
    assert parts(gpu, (3, 2**15, 1)) == (Part((3, 2**15, 1)),)
    assert parts(device("cpu"), (256, 1, 1)) == (Part((16, 1, 1), 16),)
    assert parts(gpu, (0, 1, 1)) == (Part((0, 1, 1)),)


def test_the_grids_of_these_tests_are_coarsened() -> None:
    assert len(parts(open_device(), (MANY, 1, 1))) == 2


@nv.jit
def count(x, total):
    i = nv.grid(1)
    if i < x.size:
        x[i] += i
        nv.atomic.add(total, 0, 1)


@pytest.mark.parametrize("addressing", [None, "logical"])
def test_every_invocation_runs_once(addressing: str | None) -> None:
    kernel = nv.jit(addressing=addressing)(count.py_func)
    n = MANY * LOCAL - 2
    x, total = np.zeros(n, np.int32), np.zeros(1, np.int32)
    kernel[MANY, LOCAL](x, total)
    assert (x == np.arange(n)).all()
    assert total[0] == n


def test_launches_on_device_arrays() -> None:
    n = MANY * LOCAL
    x, total = nv.to_device(np.zeros(n, np.int32)), nv.to_device(np.zeros(1, np.int32))
    for _ in range(3):  # the first on the slow path, the others on the fast one
        count[MANY, LOCAL](x, total)
    for groups in (MANY - 1, 1):  # other grids of the same kernel
        count[groups, LOCAL](x, total)
    expected = (
        3 * np.arange(n) + np.arange(n) * (np.arange(n) < n - LOCAL) + np.arange(n) * (np.arange(n) < LOCAL)
    )
    assert (x.copy_to_host() == expected).all()
    assert total.copy_to_host()[0] == 3 * n + n - LOCAL + LOCAL


def test_two_axes() -> None:
    @nv.jit
    def place(out):
        column, row = nv.grid(2)
        if row < out.shape[0] and column < out.shape[1]:
            out[row, column] = row * 1000 + column

    out = np.zeros((700, 903), np.int32)
    place.forall((903, 700), (4, 2))(out)
    assert len(parts(open_device(), (226, 350, 1))) == 2
    assert (out == np.arange(700)[:, None] * 1000 + np.arange(903)).all()


@pytest.mark.parametrize("bad", [7, MANY * LOCAL - 1])
def test_exceptions_of_either_part(bad: int) -> None:
    @nv.jit
    def check(x, bad):
        i = nv.grid(1)
        if i == bad:
            raise ValueError("bad")
        x[i] = 1

    x = np.zeros(MANY * LOCAL, np.int8)
    with pytest.raises(ValueError, match="bad"):
        check[MANY, LOCAL](x, bad)
    assert x.sum() == x.size - 1 and x[bad] == 0
