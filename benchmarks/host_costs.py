"""What using numba_vulkan costs on the host: a launch, the import, a first result."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from targets import Target

HERE = Path(__file__).resolve().parent
LAUNCHES = 20000
PROCESSES = 5
# Ours, Numba's, Mesa's, NVIDIA's.
CACHE_FOLDERS = (
    "XDG_CACHE_HOME",
    "NUMBA_CACHE_DIR",
    "MESA_SHADER_CACHE_DIR",
    "__GL_SHADER_DISK_CACHE_PATH",
)


def measure(targets: list[Target]) -> dict[str, Any]:
    """All of it, as numbers by name."""
    return {
        "launch": {target.name: launch_cost(target) for target in targets},
        "process": process_costs({"vulkan": Interpreter(sys.executable, dict(os.environ))})["vulkan"],
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


@dataclass(frozen=True)
class Interpreter:
    """A Python in which `import numba_vulkan` finds the version to be measured."""

    python: str
    environment: dict[str, str]

    def seconds(self, *arguments: str, caches: str | None = None) -> float:
        """What a process prints, a number of seconds; `caches` is the folder for every cache there is.

        Python may keep bytecode, as it does for an installed package.
        """
        extra = dict.fromkeys(CACHE_FOLDERS, caches) if caches else {}
        environment = {**self.environment, **extra}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        command = [self.python, *arguments]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip()[-500:]}")
        return float(done.stdout)

    def import_seconds(self, modules: str) -> float:
        """The time to import `modules`."""
        code = (
            f"import time; start = time.perf_counter(); import {modules}; print(time.perf_counter() - start)"
        )
        return self.seconds("-c", code)

    def first_results(self, kernel: str) -> tuple[float, float]:
        """From the start of a program to its first result: with empty caches, and after it has run before.

        Cold means that neither ours nor the driver's cache holds anything.
        """
        script = (str(HERE / "first_result.py"), kernel)
        with tempfile.TemporaryDirectory(prefix="first-result-") as caches:
            cold = self.seconds(*script, caches=caches)
            self.seconds(*script, "--cache", caches=caches)
            return cold, self.seconds(*script, "--cache", caches=caches)


def process_costs(interpreters: dict[str, Interpreter]) -> dict[str, dict[str, float]]:
    """Seconds in fresh processes, by version: the import over Numba's, and first results.

    The versions take turns, so that what else the machine does hits them alike; the least import, the median result.
    """
    samples: dict[str, dict[str, list[float]]] = {name: defaultdict(list) for name in interpreters}
    for _ in range(PROCESSES):
        for name, interpreter in interpreters.items():
            taken = samples[name]
            taken["numba"].append(interpreter.import_seconds("numba"))
            taken["both"].append(interpreter.import_seconds("numba, numba_vulkan"))
            for kernel in ("saxpy", "mandelbrot"):
                cold, warm = interpreter.first_results(kernel)
                taken[f"first result of {kernel}, cold"].append(cold)
                taken[f"first result of {kernel}, warm"].append(warm)
    costs = {}
    for name, taken in samples.items():
        over = min(taken.pop("both")) - min(taken.pop("numba"))
        results = {what: statistics.median(seconds) for what, seconds in taken.items()}
        costs[name] = {"import over numba": over, **results}
    return costs
