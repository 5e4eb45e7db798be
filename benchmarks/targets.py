"""The two ways to run one kernel source on a GPU: numba_vulkan and numba.cuda.

A workload is written once, as a function that takes a `Target` and returns its kernels. Both APIs spell
`grid`, `shared.array`, `local.array` and `atomic` alike, so kernels use `target.gpu`, a module; what they spell
differently (positions in a group, barriers) is a device function here, which both compilers inline.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Target:
    """One compiler and device.

    `jit(fastmath=False)` gives the decorator of kernels and `device` that of functions they call; `local_x`,
    `local_y`, `group_x`, `barrier` are device functions.
    """

    name: str
    device_name: str
    on_cpu: bool
    gpu: ModuleType
    jit: Callable[..., Any]
    device: Callable[..., Any]
    local_x: Any
    local_y: Any
    group_x: Any
    barrier: Any
    to_device: Callable[[np.ndarray], Any]
    to_host: Callable[[Any], np.ndarray]
    synchronize: Callable[[], None]


def vulkan() -> Target:
    """numba_vulkan on the selected device."""
    import numba_vulkan as nv

    @nv.jit
    def local_x():
        return nv.local_id(0)

    @nv.jit
    def local_y():
        return nv.local_id(1)

    @nv.jit
    def group_x():
        return nv.group_id(0)

    @nv.jit
    def barrier():
        nv.barrier()

    device = nv.current_device()
    return Target(
        name="vulkan",
        device_name=device.name,
        on_cpu=device.kind == "cpu",
        gpu=nv,
        jit=lambda fastmath=False: nv.jit(fastmath=fastmath),
        device=nv.jit,
        local_x=local_x,
        local_y=local_y,
        group_x=group_x,
        barrier=barrier,
        to_device=nv.to_device,
        to_host=lambda array: array.copy_to_host(),
        synchronize=nv.synchronize,
    )


def cuda() -> Target | None:
    """numba.cuda on its current device; None where it is not installed or has no device."""
    try:
        from numba import cuda as gpu

        if not gpu.is_available():
            return None
    except (
        Exception
    ):  # numba.cuda raises its own errors without a driver, and ImportError without the package
        return None

    @gpu.jit(device=True)
    def local_x():
        return gpu.threadIdx.x

    @gpu.jit(device=True)
    def local_y():
        return gpu.threadIdx.y

    @gpu.jit(device=True)
    def group_x():
        return gpu.blockIdx.x

    @gpu.jit(device=True)
    def barrier():
        gpu.syncthreads()

    name = gpu.get_current_device().name
    return Target(
        name="cuda",
        device_name=name.decode() if isinstance(name, bytes) else name,
        on_cpu=False,
        gpu=gpu,
        jit=lambda fastmath=False: gpu.jit(fastmath=fastmath),
        device=gpu.jit(device=True),
        local_x=local_x,
        local_y=local_y,
        group_x=group_x,
        barrier=barrier,
        to_device=gpu.to_device,
        to_host=lambda array: array.copy_to_host(),
        synchronize=gpu.synchronize,
    )
