"""Choosing devices and streams."""

from __future__ import annotations

import numba_vulkan as nv
import numpy as np
import pytest


@nv.jit
def double(x):
    i = nv.grid(1)
    if i < x.size:
        x[i] *= 2


def test_list_and_select() -> None:
    devices = nv.list_devices()
    assert devices
    current = nv.current_device()
    assert current.uuid in [device.uuid for device in devices]
    assert nv.select_device(current.uuid) is current
    assert nv.select_device(current.name.split()[0].lower()) is current
    with pytest.raises(ValueError, match="no device matches 'voodoo'"):
        nv.select_device("voodoo")
    with pytest.raises(nv.InvalidInput, match="not None"):
        nv.select_device(None)
    assert nv.current_device() is current


def test_launch_on_a_given_device() -> None:
    current = nv.current_device()
    x = np.ones(10)
    double.forall(10, device=current)(x)
    double.on(current)[1, 16](x)
    double.on(0 if len(nv.list_devices()) == 1 else current)[1, 16](x)
    np.testing.assert_array_equal(x, 8)


def test_streams() -> None:
    stream = nv.stream()
    x = nv.to_device(np.ones(10), stream=stream)
    for _ in range(3):
        double[1, 16, stream](x)
    double.forall(10, stream=stream)(x)
    np.testing.assert_array_equal(x.copy_to_host(stream=stream), 16)
    host = np.ones(10)
    double[1, 16, stream](host)
    np.testing.assert_array_equal(host, 2)
    stream.synchronize()


def test_launches_do_not_wait() -> None:
    @nv.jit
    def long(x, n):
        i = nv.grid(1)
        y = x[i]
        for _ in range(n):
            y = y * 0.999 + 0.001
        x[i] = y

    import time

    x = nv.to_device(np.zeros(64))
    long[1, 64](x, 1)
    nv.synchronize()
    start = time.perf_counter()
    long[1, 64](x, 1 << 24)
    launched = time.perf_counter() - start
    nv.synchronize()
    finished = time.perf_counter() - start
    assert launched < finished / 4
