"""What using numba_vulkan costs on the host: a launch, the import, a first result."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np
from targets import Target

HERE = Path(__file__).resolve().parent
LAUNCHES = 20000
PROCESSES = 5


def measure(targets: list[Target]) -> dict[str, Any]:
    """All of it, as numbers by name."""
    return {
        "launch": {target.name: launch_cost(target) for target in targets},
        "process": process_costs(sys.executable),
    }


def launch_cost(target: Target) -> dict[str, float]:
    """Microseconds of host time for a kernel that does nothing to one device array.

    `loop_us`: launches that follow one another, the configuration in brackets looked up each time, the wait at
    the end not counted; `wait_us`: one launch and the wait for it.
    """

    @target.jit()
    def nothing(array):
        pass

    array = target.to_device(np.zeros(64, dtype=np.float32))
    for _ in range(200):
        nothing[1, 64](array)
    target.synchronize()
    loops = []
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(LAUNCHES // 5):
            nothing[1, 64](array)
        loops.append((time.perf_counter() - start) / (LAUNCHES // 5))
        target.synchronize()
    waits = []
    for _ in range(2000):
        start = time.perf_counter()
        nothing[1, 64](array)
        target.synchronize()
        waits.append(time.perf_counter() - start)
    return {"loop_us": statistics.median(loops) * 1e6, "wait_us": statistics.median(waits) * 1e6}


def seconds_of(command: list[str], environment: dict[str, str]) -> float:
    """What a process prints, a number of seconds."""
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip().splitlines()[-1:]}")
    return float(done.stdout)


def import_seconds(python: str, modules: str) -> float:
    """The least of several fresh processes' time to import `modules`."""
    code = f"import time; start = time.perf_counter(); import {modules}; print(time.perf_counter() - start)"
    return min(seconds_of([python, "-c", code], dict(os.environ)) for _ in range(PROCESSES))


def process_costs(python: str) -> dict[str, float]:
    """Seconds in fresh processes of `python`: the import over Numba's, first results with and without caches.

    Cold means that neither ours nor the driver's cache holds anything; warm, that the same program ran before.
    """
    costs = {
        "import over numba": import_seconds(python, "numba, numba_vulkan") - import_seconds(python, "numba")
    }
    for kernel in ("saxpy", "mandelbrot"):
        script = [python, str(HERE / "first_result.py"), kernel]
        cold, warm = [], []
        for _ in range(PROCESSES):
            with tempfile.TemporaryDirectory(prefix="first-result-") as caches:
                environment = {
                    **os.environ,
                    "XDG_CACHE_HOME": caches,
                    "NUMBA_CACHE_DIR": caches,
                    "MESA_SHADER_CACHE_DIR": caches,
                }
                cold.append(seconds_of(script, environment))
                seconds_of([*script, "--cache"], environment)
                warm.append(seconds_of([*script, "--cache"], environment))
        costs[f"first result of {kernel}, cold"] = statistics.median(cold)
        costs[f"first result of {kernel}, warm"] = statistics.median(warm)
    return costs
