"""DLPack: tensors of other libraries in and out.

A device array is on DLPack's device type Vulkan. No library maps Vulkan memory from it, so it is handed over on the
CPU, where that is asked for by name: `numpy.from_dlpack(x, device="cpu")` copies, as `x.copy_to_host()` does.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from numba_vulkan.arrays.create import to_device
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.boundary import public
from numba_vulkan.errors import ArgumentError

CPU, VULKAN = 1, 7  # kDLCPU and kDLVulkan of dlpack.h


@public
def from_dlpack(tensor: Any, *, device: Any = None) -> DeviceArray:
    """A device array of the elements of a tensor of any library that has DLPack, such as torch or JAX.

    A device array is returned as it is; a tensor on the CPU is copied to the device once.

    Raises
    ------
    ArgumentError
        It has no DLPack, or lies on a device whose memory neither the host nor Vulkan sees.

    Examples
    --------
    >>> nv.from_dlpack(np.arange(3)).copy_to_host()
    array([0, 1, 2])
    """
    if isinstance(tensor, DeviceArray):
        return tensor
    if not hasattr(tensor, "__dlpack__"):
        raise ArgumentError(
            f"{type(tensor).__name__} has no __dlpack__; nv.to_device takes what NumPy makes arrays of"
        )
    kind = int(tensor.__dlpack_device__()[0])
    if kind != CPU:
        raise ArgumentError(
            f"a tensor on a device of DLPack type {kind} is not in the host's memory; copy it to the CPU"
        )
    return to_device(np.from_dlpack(tensor), device=device)
