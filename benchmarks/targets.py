"""The two ways to run one kernel source on a GPU: numba_vulkan and numba.cuda.

A workload is written once, as a function that takes a `Target` and returns its kernels. The APIs spell
`shared.array` and `atomic` alike, so kernels use `target.gpu`, a module; what they spell differently (positions,
barriers) is a device function here, which every compiler inlines. The published numba-vulkan 0.1.0, whose module
has the same name as ours, is a third target in an environment of its own (see peer.py).
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

    `jit(fastmath=False)` gives the decorator of kernels, `device` and `fast_device` that of functions they call;
    `grid1` to `barrier` are device functions.
    """

    name: str
    device_name: str
    on_cpu: bool
    gpu: ModuleType
    jit: Callable[..., Any]
    device: Callable[..., Any]
    fast_device: Callable[..., Any]
    grid1: Any
    grid2: Any
    grid3: Any
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

    device = nv.current_device()
    return from_module(nv, "vulkan", device.name, device.kind == "cpu")


def contracted() -> Target:
    """numba_vulkan with products and sums contracted, which is what numba.cuda does unless told not to."""
    import numba_vulkan as nv

    device = nv.current_device()
    return from_module(nv, "contracted", device.name, device.kind == "cpu", fastmath={"contract"})


def published() -> Target:
    """The published numba-vulkan 0.1.0, where that is what `import numba_vulkan` finds."""
    import numba_vulkan as nv

    name = nv.get_device().info.name
    return from_module(nv, "published", name, "llvmpipe" in name or "SwiftShader" in name)


def from_module(
    nv: ModuleType, name: str, device_name: str, on_cpu: bool, fastmath: bool | set[str] = False
) -> Target:
    """A target from a module with numba_vulkan's names; uses only what 0.1.0 has too.

    `fastmath` is what kernels have that ask for none, and their device functions.
    """
    own = fastmath

    @nv.jit
    def grid1():
        return nv.global_id(0)

    @nv.jit
    def grid2():
        return nv.global_id(0), nv.global_id(1)

    @nv.jit
    def grid3():
        return nv.global_id(0), nv.global_id(1), nv.global_id(2)

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

    return Target(
        name=name,
        device_name=device_name,
        on_cpu=on_cpu,
        gpu=nv,
        jit=lambda fastmath=False: nv.jit(fastmath=fastmath or own),
        device=nv.jit(fastmath=own) if own else nv.jit,
        fast_device=nv.jit(fastmath=True),
        grid1=grid1,
        grid2=grid2,
        grid3=grid3,
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
    def grid1():
        return gpu.grid(1)

    @gpu.jit(device=True)
    def grid2():
        return gpu.grid(2)

    @gpu.jit(device=True)
    def grid3():
        return gpu.grid(3)

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
        fast_device=gpu.jit(device=True, fastmath=True),
        grid1=grid1,
        grid2=grid2,
        grid3=grid3,
        local_x=local_x,
        local_y=local_y,
        group_x=group_x,
        barrier=barrier,
        to_device=gpu.to_device,
        to_host=lambda array: array.copy_to_host(),
        synchronize=gpu.synchronize,
    )
