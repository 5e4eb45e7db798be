"""Python kernels on any GPU that has a Vulkan driver.

    import numpy as np
    import numba_vulkan as nv

    @nv.jit
    def scale(x, factor):
        i = nv.grid(1)
        if i < x.size:
            x[i] *= factor

    x = np.arange(1000, dtype=np.float32)
    scale.forall(x.size)(x, np.float32(2))       # a NumPy array goes to the device and comes back

    d = nv.to_device(x)                          # a device array stays there; launches on it do not wait
    scale[4, 256](d, np.float32(2))              # kernel[workgroups, invocations in each](arguments)
    print(d.copy_to_host()[:5])

Ask `help` for any of these, `help(nv.jit)` first:

    kernels     jit, Kernel
    positions   grid, gridsize, global_id, local_id, group_id, local_size, num_groups
    memory      shared.array, local.array, carray
    cooperation barrier, barrier_count, barrier_and, barrier_or, fence, group, subgroup, matrix, dot4,
                atomic (add, sub, min, max, nanmin, nanmax, inc, dec, and_, or_, xor, exch, cas)
    random      random.seed, random.create_xoroshiro128p_states and the generators of kernels
    bits        popcount, clz, ctz, brev, byte_perm, fma, select
    arrays      to_device, device_array, device_array_like, pinned_array, from_dlpack, DeviceArray
    algorithms  reduce, scan, sort, argsort, histogram; fuse, vectorize, guvectorize; NumPy's ufuncs and functions
    devices     list_devices, select_device, current_device, stream, event, synchronize
    errors      NumbaVulkanError is the root of them all

`docs/language.md` says what a kernel may contain, `docs/environment.md` which environment variables there are. The
commands `numba-vulkan --help` and `nv-run doctor` look at kernels and at the machine. The loggers "numba_vulkan" and
"nv_runtime" tell which device was chosen, what was compiled and how long that took.

Submodules are loaded when a name is first used: importing this package loads neither the compiler nor Vulkan.
"""

from __future__ import annotations

import importlib
import sys
from typing import TYPE_CHECKING, Any

from numba_vulkan import gc_pause

with gc_pause.paused():
    from numba_vulkan.arrays import operations as _operations
    from numba_vulkan.arrays import strided as _strided
    from numba_vulkan.copy_kernel import copy_kernel as _copy_kernel
    from numba_vulkan.jit import jit
    from numba_vulkan.user_ufuncs import numba_target as _numba_target

_strided.provide(_copy_kernel)
_numba_target.register()
_operations.provide(lambda: importlib.import_module("numba_vulkan.numpy_interface").Interface())

if TYPE_CHECKING:
    from numba_vulkan import random
    from numba_vulkan.arrays.create import device_array, device_array_like, pinned_array, to_device
    from numba_vulkan.arrays.device import DeviceArray
    from numba_vulkan.arrays.dlpack import from_dlpack
    from numba_vulkan.devices import current_device, list_devices, select_device, stream, synchronize
    from numba_vulkan.errors import (
        ArgumentError,
        CacheWarning,
        Closed,
        DeviceFailure,
        DeviceLost,
        Internal,
        InvalidInput,
        LaunchError,
        NarrowingWarning,
        NoDevice,
        NumbaVulkanError,
        OutOfMemory,
        PerformanceWarning,
        RangeError,
        ReadOnlyError,
        Unsupported,
    )
    from numba_vulkan.events import event
    from numba_vulkan.fusion.fuse import fuse
    from numba_vulkan.kernel import Kernel
    from numba_vulkan.primitives import argsort, histogram, reduce, scan, sort
    from numba_vulkan.user_ufuncs.gufunc import guvectorize
    from numba_vulkan.user_ufuncs.ufunc import vectorize
    from nv_lower.builtins import (
        atomic,
        barrier,
        barrier_and,
        barrier_count,
        barrier_or,
        brev,
        byte_perm,
        carray,
        clz,
        ctz,
        dot4,
        fence,
        fma,
        global_id,
        grid,
        gridsize,
        group,
        group_id,
        local,
        local_id,
        local_size,
        matrix,
        num_groups,
        popcount,
        select,
        shared,
        subgroup,
    )

__version__ = "0.2.0"

_ERRORS = (
    "ArgumentError CacheWarning Closed DeviceFailure DeviceLost Internal InvalidInput LaunchError "
    "NarrowingWarning NoDevice NumbaVulkanError OutOfMemory PerformanceWarning RangeError ReadOnlyError Unsupported"
)
_KERNEL_LANGUAGE = (
    "atomic barrier barrier_and barrier_count barrier_or brev byte_perm carray clz ctz dot4 fence fma global_id grid "
    "gridsize group group_id local local_id local_size matrix num_groups popcount select shared subgroup"
)
_HOMES = {
    name: module
    for module, names in {
        "numba_vulkan.arrays.create": "device_array device_array_like pinned_array to_device",
        "numba_vulkan.arrays.device": "DeviceArray",
        "numba_vulkan.arrays.dlpack": "from_dlpack",
        "numba_vulkan.devices": "current_device list_devices select_device stream synchronize",
        "numba_vulkan.errors": _ERRORS,
        "numba_vulkan.events": "event",
        "numba_vulkan.fusion.fuse": "fuse",
        "numba_vulkan.kernel": "Kernel",
        "numba_vulkan.primitives": "argsort histogram reduce scan sort",
        "numba_vulkan.random": "random",
        "numba_vulkan.user_ufuncs.gufunc": "guvectorize",
        "numba_vulkan.user_ufuncs.ufunc": "vectorize",
        "nv_lower.builtins": _KERNEL_LANGUAGE,
    }.items()
    for name in names.split()
}

__all__ = [
    "ArgumentError",
    "CacheWarning",
    "Closed",
    "DeviceArray",
    "DeviceFailure",
    "DeviceLost",
    "Internal",
    "InvalidInput",
    "Kernel",
    "LaunchError",
    "NarrowingWarning",
    "NoDevice",
    "NumbaVulkanError",
    "OutOfMemory",
    "PerformanceWarning",
    "RangeError",
    "ReadOnlyError",
    "Unsupported",
    "argsort",
    "atomic",
    "barrier",
    "barrier_and",
    "barrier_count",
    "barrier_or",
    "brev",
    "byte_perm",
    "carray",
    "clz",
    "ctz",
    "current_device",
    "device_array",
    "device_array_like",
    "dot4",
    "event",
    "fence",
    "fma",
    "from_dlpack",
    "fuse",
    "global_id",
    "grid",
    "gridsize",
    "group",
    "group_id",
    "guvectorize",
    "histogram",
    "jit",
    "list_devices",
    "local",
    "local_id",
    "local_size",
    "matrix",
    "num_groups",
    "pinned_array",
    "popcount",
    "random",
    "reduce",
    "scan",
    "select",
    "select_device",
    "shared",
    "sort",
    "stream",
    "subgroup",
    "synchronize",
    "to_device",
    "vectorize",
]


# Not left in the module: `__getattr__` gives it.
_PUBLIC = __all__
del __all__


if not TYPE_CHECKING:  # to whom every name would exist

    def __getattr__(name: str) -> Any:
        if name == "__all__" and sys._getframe(1).f_globals.get("__name__") != "pydoc":
            # Of a package with `__all__` pydoc writes out every class, 900 lines; without it, `help` is the text above.
            return _PUBLIC
        home = _HOMES.get(name)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module = importlib.import_module(home)
        value = module if home == f"{__name__}.{name}" else getattr(module, name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted(_PUBLIC)
