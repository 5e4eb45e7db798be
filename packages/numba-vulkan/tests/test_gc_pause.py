"""The cycle collector rests while a kernel is compiled, and is afterwards as it was."""

from __future__ import annotations

import gc

import numpy as np
import pytest

import numba_vulkan as nv
from numba_vulkan.cache import disk
from numba_vulkan.gc_pause import paused


@pytest.fixture(params=[True, False])
def enabled(request: pytest.FixtureRequest):
    before = gc.isenabled()
    (gc.enable if request.param else gc.disable)()
    yield request.param
    (gc.enable if before else gc.disable)()


def test_it_is_as_it_was(enabled: bool) -> None:
    with paused():
        assert not gc.isenabled()
        with paused():
            pass
        assert not gc.isenabled()
    assert gc.isenabled() is enabled
    with pytest.raises(ZeroDivisionError), paused():
        raise ZeroDivisionError
    assert gc.isenabled() is enabled


def test_kernels_are_compiled_without_it(enabled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []
    compiled = disk.module

    def watched(*arguments):
        seen.append(gc.isenabled())
        return compiled(*arguments)

    monkeypatch.setattr(disk, "module", watched)

    @nv.jit
    def fill(x):
        x[nv.grid(1)] = 1

    x = np.zeros(64, np.float32)
    fill[1, 64](x)
    assert (x == 1).all()
    assert seen == [False]
    assert gc.isenabled() is enabled
