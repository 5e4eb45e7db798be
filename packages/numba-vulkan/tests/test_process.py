"""Threads, forks, Ctrl-C and huge grids: what a process may do with kernels."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
import threading
import time
from pathlib import Path

import numpy as np
import pytest

import numba_vulkan as nv


@nv.jit
def double(x):
    i = nv.grid(1)
    if i < x.size:
        x[i] *= 2


def script(text: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", textwrap.dedent(text)],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, **environment},
        check=False,
    )


@pytest.mark.parametrize("where", ["host", "device"])
def test_threads_launch_one_kernel(where: str) -> None:
    kernel = nv.jit(double.py_func)  # compiled by whichever thread comes first
    results: dict[int, np.ndarray] = {}

    def work(number: int) -> None:
        x = np.full(5000, number + 1.0)
        if where == "device":
            device = nv.to_device(x)
            for _ in range(20):
                kernel[20, 256](device)
            x = device.copy_to_host()
        else:
            for _ in range(20):
                kernel[20, 256](x)
        results[number] = x

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for number in range(4):
        np.testing.assert_array_equal(results[number], (number + 1) * 2.0**20)


def test_exceptions_reach_the_thread_that_launched() -> None:
    @nv.jit
    def check(x):
        if x[0] < 0:
            raise ValueError("negative")
        x[0] += 1

    wrong = []

    def work(bad: bool) -> None:
        for _ in range(30):
            x = np.array([-1.0 if bad else 1.0])
            try:
                check[1, 1](x)
                raised = False
            except ValueError:
                raised = True
            if raised != bad:
                wrong.append(bad)

    threads = [threading.Thread(target=work, args=(number % 2 == 0,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_fork_after_use() -> None:
    result = script("""
        import os, sys, warnings
        import numpy as np
        import numba_vulkan as nv
        import nv_runtime

        @nv.jit
        def double(x):
            i = nv.grid(1)
            if i < x.size:
                x[i] *= 2

        x = np.ones(100)
        double[1, 128](x)
        old = nv.to_device(x)
        child = os.fork()
        if child == 0:
            y = np.full(100, 3.0)
            try:
                double[1, 128](y)
            except nv.Closed as error:  # a driver that cannot start anew in a child
                print("parent's array:", error, "child done", flush=True)
                os._exit(0)
            assert (y == 6).all()
            z = nv.to_device(y)
            double[1, 128](z)
            assert (z.copy_to_host() == 12).all()
            try:
                double[1, 128](old)
                old.copy_to_host()
            except Exception as error:
                print("parent's array:", type(error).__name__, error, flush=True)
            print("child done", flush=True)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        double[1, 128](x)
        assert (x == 4).all()
        print("parent done", status)
    """)
    assert "child done" in result.stdout, result.stderr
    assert "parent's array:" in result.stdout
    assert "parent done 0" in result.stdout, result.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="signals to processes are sent as on Unix")
def test_interrupt_during_a_long_kernel(tmp_path: Path) -> None:
    program = textwrap.dedent("""
        import signal, sys, time
        import numpy as np
        import numba_vulkan as nv

        signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell starts background jobs with it ignored

        @nv.jit
        def long(x, n):
            i = nv.grid(1)
            y = x[i]
            for _ in range(n):
                y = y * 0.999 + 0.001
            x[i] = y

        x = np.zeros(64 * 16)
        long[16, 64](x, 10)
        print("ready", flush=True)
        try:
            long[16, 64](x, 1 << 29)
            print("finished", flush=True)
        except KeyboardInterrupt:
            print("interrupted", time.time(), flush=True)
        import os
        os._exit(0)
    """)
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.5)
        sent = time.time()
        os.kill(process.pid, 2)
        word, when = process.stdout.readline().split()
    assert word == "interrupted"
    assert float(when) - sent < 0.5


def test_grid_beyond_two_to_the_31() -> None:
    @nv.jit
    def last(out, n):
        i = nv.grid(1)
        if i == n - 1:
            out[0] = i

    n = 2**31 + 5
    out = np.zeros(1, np.int64)
    if (
        nv.current_device().kind == "cpu"
    ):  # a CPU takes minutes for that many; the largest ids are in the last groups
        pytest.skip("too slow on a CPU device")
    last.forall(n)(out, n)
    assert out[0] == n - 1


def test_array_beyond_two_to_the_31_elements() -> None:
    if (nv.current_device().memory_free() or 0) < 3 << 30:
        pytest.skip("the device has less than 3 GiB free")

    @nv.jit
    def ends(x, n):
        x[0] = 1
        x[n - 1] = 2

    n = 2**31 + 5
    x = nv.device_array(n, np.uint8)
    ends[1, 1](x, n)
    assert (int(x[0]), int(x[n - 1])) == (1, 2)


def test_out_of_memory_says_what_was_asked() -> None:
    with pytest.raises(MemoryError, match=str(1 << 45)):
        nv.device_array(1 << 45, np.uint8)
    np.testing.assert_array_equal(nv.to_device(np.ones(3)).copy_to_host(), 1)


NOTHING = """
    import numba_vulkan as nv
    try:
        nv.to_device([1.0])
    except Exception as error:
        print(type(error).__name__, error, *getattr(error, "__notes__", []))
"""


def test_no_driver() -> None:
    result = script(NOTHING, VK_DRIVER_FILES="/nonexistent.json", VK_ICD_FILENAMES="/nonexistent.json")
    assert result.stdout.startswith("NoDevice"), result.stdout + result.stderr
    assert "install" in result.stdout


def test_corrupt_driver_file(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text("{ this is not JSON")
    result = script(NOTHING, VK_DRIVER_FILES=str(file), VK_ICD_FILENAMES=str(file))
    assert result.stdout.startswith("NoDevice"), result.stdout + result.stderr
    assert "broken.json" in result.stdout


def test_unknown_device_name() -> None:
    result = script(NOTHING, NUMBA_VULKAN_DEVICE="geforce 9")
    assert "'geforce 9'" in result.stdout, result.stdout + result.stderr
    assert nv.current_device().name in result.stdout
    assert "NUMBA_VULKAN_DEVICE" in result.stdout
