"""Addresses as numbers: memory that is no argument of the kernel."""

from __future__ import annotations

from typing import Any

from nv_lower.builtins.stub import only_in_kernels


def carray(address: Any, shape: Any, dtype: Any) -> Any:
    """The memory at an address as a C-contiguous array.

    Parameters
    ----------
    address
        An integer: `device_pointer` of a device array or, in a kernel, of any array argument, plus bytes. It must be
        a multiple of the element's size and lie in memory of the device.
    shape
        An integer or a tuple of integers, which need not be constants.
    dtype
        The element type, such as ``numpy.float32``.

    Nothing checks the address, and no launch waits for what other streams do to memory that it reaches so. Devices
    without buffer addresses, and ``addressing="logical"``, have no such function.

    Examples
    --------
    Rows of different lengths:

    >>> @nv.jit
    ... def sums(addresses, lengths, out):
    ...     i = nv.grid(1)
    ...     out[i] = nv.carray(addresses[i], lengths[i], np.float32).sum()
    >>> rows = [nv.to_device(np.ones(n, dtype=np.float32)) for n in (3, 5)]
    >>> addresses = np.array([row.device_pointer for row in rows], dtype=np.uint64)
    >>> out = np.zeros(2, dtype=np.float32)
    >>> sums[1, 2](addresses, np.array([3, 5]), out)
    >>> out
    array([3., 5.], dtype=float32)
    """
    only_in_kernels("carray")
