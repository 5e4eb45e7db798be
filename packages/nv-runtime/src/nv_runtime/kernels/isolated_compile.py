"""Compile a module in a process of its own first, and launch it on no workgroup.

A driver's compiler trusts its input; some die of a module that is not valid, or of a valid one that nests deeper than
they have room for, and lavapipe compiles at the first launch. `Device.kernel(..., isolated=True)` lets a child process
do both before this one does: if the child is killed, `InvalidInput` says so and nothing happened here. It costs the
start of a Python process and a second compilation (which the driver's own cache usually makes cheap). Where a driver is
known to die of deep nesting (`diesOfDeepNesting`, docs/quirks.md#lavapipe-nesting), modules that nest deeply are tried
so without being asked.

The child is started afresh, not forked: a forked child could not use the driver.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import TYPE_CHECKING, Any

from .. import errors
from ..errors import DeviceFailure, InvalidInput

if TYPE_CHECKING:
    from ..vulkan.logical_device import LogicalDevice
    from ..vulkan.physical_device import DeviceInfo

SECONDS = 60.0
SECONDS_OF_DEEP = 600.0  # of a module that nobody asked to isolate
DEEP = 64  # lavapipe dies beyond 81
REFUSED = 3


def try_compile(
    device: LogicalDevice, spirv: bytes, options: dict[str, Any], seconds: float = SECONDS, nesting: int = 0
) -> None:
    """Raise InvalidInput if the driver dies of the module, or needs more than `seconds` for it.

    `nesting` is what `nv_spirv.reflect` says of it.

    An ordinary error of the child is raised here too, without asking this process' driver: lavapipe 25.0.7
    damages itself on some of the modules that it refuses.
    """
    import json  # 15 ms of imports that most processes do not need
    import subprocess

    header = json.dumps({"device": device.uuid, "options": options}).encode() + b"\n"
    command = [sys.executable, "-m", "nv_runtime.isolated_child"]
    # The child finds this package where this process did: in a zip, say, that is only on sys.path.
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    try:
        done = subprocess.run(
            command, input=header + spirv, capture_output=True, timeout=seconds, env=environment
        )
    except subprocess.TimeoutExpired:
        raise InvalidInput(
            f"{device.name}'s compiler did not finish with this module in {seconds:g} seconds"
        ) from None
    except OSError as error:
        raise DeviceFailure(f"no process could be started to compile in isolation: {error}") from None
    if done.returncode < 0:
        name = signal.Signals(-done.returncode).name
        raise InvalidInput(f"{device.name}'s compiler was killed by this module ({name}); {_why(nesting)}")
    if done.returncode == REFUSED:
        kind, _, message = done.stdout.decode().partition(": ")
        raise getattr(errors, kind, DeviceFailure)(message)
    if done.returncode:
        tail = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise InvalidInput(f"{device.name}'s compiler ended its process on this module: {' '.join(tail)}")


def must_try(info: DeviceInfo, nesting: int) -> bool:
    """Whether a module that nests so deeply may kill the device's compiler."""
    return nesting > DEEP and "diesOfDeepNesting" in info.features


def _why(nesting: int) -> str:
    if nesting <= DEEP:
        return "the module is not valid, or too much for it"
    return (
        f"its control flow nests {nesting} deep, what follows an early return, continue or break counted as nested:"
        " join conditions, leave early less often, do not unroll loops that return, or split the kernel"
    )
