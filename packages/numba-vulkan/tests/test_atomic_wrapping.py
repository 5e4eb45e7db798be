"""`nv.atomic.inc`, `dec`, `nanmin`, `nanmax`: every width, in arguments and workgroup arrays, against the host."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv

addressings = pytest.mark.parametrize("addressing", ["physical", "logical"])


def jit(addressing: str) -> Callable[..., Any]:
    return nv.jit(addressing=addressing)


def up(old: int, limit: int) -> int:
    return 0 if old >= limit else old + 1


def down(old: int, limit: int) -> int:
    return limit if old == 0 or old > limit else old - 1


@addressings
@pytest.mark.parametrize("dtype", ["u1", "u2", "u4", "u8"])
def test_inc_and_dec(addressing: str, dtype: str) -> None:
    if dtype == "u8" and "shaderBufferInt64Atomics" not in nv.current_device().features:
        pytest.skip("the device lacks shaderBufferInt64Atomics")

    @jit(addressing)
    def kernel(cells, seen):
        i = nv.grid(1)
        seen[0, i] = nv.atomic.inc(cells, 0, 9)
        seen[1, i] = nv.atomic.dec(cells, -1, 6)

    cells = np.array([3, 99, 200], dtype=dtype)
    seen = np.zeros((2, 40), dtype)
    kernel[2, 20](cells, seen)
    for step, cell, limit, olds in ((up, 3, 9, seen[0]), (down, 200, 6, seen[1])):
        wanted = []
        for _ in range(40):
            wanted.append(cell)
            cell = step(cell, limit)
        assert sorted(olds.tolist()) == sorted(wanted)
        assert cells[0 if step is up else 2] == cell
    assert cells[1] == 99


@addressings
def test_inc_in_a_workgroup_array(addressing: str) -> None:
    @jit(addressing)
    def kernel(out):
        ring = nv.shared.array(2, np.uint32)
        if nv.local_id(0) < 2:
            ring[nv.local_id(0)] = 0
        nv.barrier()
        nv.atomic.inc(ring, 1, 6)
        nv.barrier()
        if nv.local_id(0) == 0:
            out[nv.group_id(0), 0] = ring[0]
            out[nv.group_id(0), 1] = ring[1]

    out = np.zeros((2, 2), np.uint32)
    kernel[2, 31](out)
    assert out.tolist() == [[0, 31 % 7]] * 2


@addressings
@pytest.mark.parametrize("dtype", ["f4", "i4", "u2"])
def test_nanmin_and_nanmax(addressing: str, dtype: str) -> None:
    @jit(addressing)
    def kernel(x, cells):
        nv.atomic.nanmin(cells, 0, x[nv.grid(1)])
        nv.atomic.nanmax(cells, 1, x[nv.grid(1)])

    x = np.random.default_rng(1).integers(1, 1000, 64).astype(dtype)
    cells = np.array([x[5], x[5]])
    if dtype == "f4":
        x[::3] = np.nan
        cells[:] = np.nan
    kernel[2, 32](x, cells)
    assert cells.tolist() == [np.nanmin(x), np.nanmax(x)]


@pytest.mark.parametrize("dtype", ["i4", "f4"])
def test_inc_of_other_types_is_refused(dtype: str) -> None:
    @nv.jit
    def kernel(cells):
        nv.atomic.inc(cells, 0, 3)

    with pytest.raises(nv.Unsupported, match="unsigned integers"):
        kernel[1, 1](np.zeros(1, dtype))
