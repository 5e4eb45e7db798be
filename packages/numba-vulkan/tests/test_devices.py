"""Choosing devices and streams."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import numpy as np
import pytest

import numba_vulkan as nv

SWIFTSHADER = Path("/usr/lib/chromium/vk_swiftshader_icd.json")


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


def test_two_devices_in_one_process() -> None:
    drivers = [*Path("/usr/share/vulkan/icd.d").glob("lvp_icd*.json"), SWIFTSHADER]
    if len(drivers) < 2 or not SWIFTSHADER.exists():
        pytest.skip("lavapipe and SwiftShader are not both installed")
    program = """
        import numpy as np
        import numba_vulkan as nv

        @nv.jit
        def double(x):
            i = nv.grid(1)
            if i < x.size:
                x[i] *= 2


        names = [device.name for device in nv.list_devices()]
        assert len(names) == 2, names
        first, second = (nv.to_device(np.ones(9, np.float32), device=index) for index in range(2))
        assert first.device is not second.device
        for _ in range(2):
            double[1, 16](first)
            double[1, 16](second)  # launches follow their arrays
        nv.select_device(second.device)
        double[1, 16](first)
        third = nv.device_array_like(first)
        assert third.device is first.device
        third[...] = second  # through the host
        assert (first.copy_to_host() == 8).all()
        assert (second.copy_to_host() == 4).all()
        assert (third.copy_to_host() == 4).all()
        host = np.ones(9, np.float32)
        for index in range(2):
            double.forall(9, device=index)(host)
        assert (host == 4).all()

        @nv.jit
        def add(x, y):
            x[0] += y[0]

        elsewhere = nv.to_device(host, device=1)
        for launch in (lambda: add[1, 1](first, second), lambda: double.forall(9, device=0)(elsewhere)):
            try:
                launch()
            except nv.ArgumentError as error:
                print(error)
        nv.synchronize()
    """
    files = ":".join(map(str, drivers[-2:]))
    result = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "VK_DRIVER_FILES": files, "VK_ICD_FILENAMES": files, "NUMBA_VULKAN_DEVICE": "0"},
        check=False,
    )
    assert result.returncode == 0, result.stderr
    first, second = result.stdout.splitlines()
    assert "argument 'y' is on" in first
    assert "argument 'x' is on" in second
