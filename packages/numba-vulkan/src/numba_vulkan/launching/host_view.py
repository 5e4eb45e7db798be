"""Arguments that are not NumPy arrays but hold their elements in host memory: NumPy arrays of the same memory.

The buffer protocol (memoryview, array.array), `__array_interface__`, and DLPack on the CPU (torch, JAX). Nothing is
copied: what a kernel writes is seen by the argument's owner, and a read-only one is an input only.
"""

from __future__ import annotations

import array
from typing import Any

import numpy as np

from numba_vulkan.errors import ArgumentError

_CPU = 1  # kDLCPU


def host_view(value: Any) -> np.ndarray[Any, Any] | None:
    """The memory of an argument as a NumPy array; None for what is no array."""
    if isinstance(value, np.generic | str | bytes | int | float | complex | type) or value is None:
        return None
    if isinstance(value, memoryview | array.array) or hasattr(value, "__array_interface__"):
        return np.asarray(value)
    if not hasattr(value, "__dlpack__") or not hasattr(value, "__dlpack_device__"):
        return None
    kind = value.__dlpack_device__()[0]
    if int(kind) != _CPU:
        raise ArgumentError(
            f"a {type(value).__name__} on a device of DLPack type {int(kind)} is not in the host's memory; copy it "
            "to the CPU first"
        )
    if getattr(value, "requires_grad", False):
        raise ArgumentError(
            "a tensor that requires gradients cannot be written behind their back; pass x.detach()"
        )
    return np.from_dlpack(value)
