"""Waiting for the other invocations of the workgroup."""

from __future__ import annotations

from typing import Any

from nv_lower.builtins.stub import only_in_kernels


def barrier() -> None:
    """Wait until every invocation of the workgroup is here; what they stored before is visible to all after.

    Every invocation of the workgroup must reach the same barrier: not inside an `if` that only some take, nor behind a
    `return` of some. Where that depends on the invocation's index, compiling warns (`ConvergenceWarning`).

    Examples
    --------
    >>> @nv.jit
    ... def reverse(x):
    ...     shared = nv.shared.array(64, np.float32)
    ...     i = nv.local_id(0)
    ...     shared[i] = x[i]
    ...     nv.barrier()  # all 64 have stored
    ...     x[i] = shared[63 - i]
    >>> x = np.arange(64, dtype=np.float32)
    >>> reverse[1, 64](x)
    >>> x[:3]
    array([63., 62., 61.], dtype=float32)
    """
    only_in_kernels("barrier")


def barrier_count(condition: Any) -> int:
    """A `barrier` that tells all in how many invocations of the workgroup the condition holds, int64.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x, out):
    ...     out[nv.grid(1)] = nv.barrier_count(x[nv.grid(1)] > 2)
    >>> out = np.zeros(4, dtype=np.int64)
    >>> kernel[1, 4](np.array([1, 5, 3, 2]), out)
    >>> out
    array([2, 2, 2, 2])
    """
    only_in_kernels("barrier_count")


def barrier_and(condition: Any) -> bool:
    """A `barrier` that tells all whether the condition holds in every invocation of the workgroup.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x, out):
    ...     out[nv.grid(1)] = nv.barrier_and(x[nv.grid(1)] > 2)
    >>> out = np.zeros(2, dtype=np.bool_)
    >>> kernel[1, 2](np.array([4, 5]), out)
    >>> out
    array([ True,  True])
    """
    only_in_kernels("barrier_and")


def barrier_or(condition: Any) -> bool:
    """A `barrier` that tells all whether the condition holds in at least one invocation of the workgroup.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x, out):
    ...     out[nv.grid(1)] = nv.barrier_or(x[nv.grid(1)] > 4)
    >>> out = np.zeros(2, dtype=np.bool_)
    >>> kernel[1, 2](np.array([4, 5]), out)
    >>> out
    array([ True,  True])
    """
    only_in_kernels("barrier_or")


def fence(scope: str = "device") -> None:
    """Order this invocation's memory accesses: what it stored before is seen no later than what it stores after.

    Parameters
    ----------
    scope
        For whom: "device", "workgroup" or "subgroup". A constant.

    Nobody waits; an atomic operation tells others that something has been stored.

    Examples
    --------
    >>> @nv.jit
    ... def publish(data, ready):
    ...     data[0] = 7
    ...     nv.fence()
    ...     nv.atomic.exch(ready, 0, 1)  # whoever sees the 1 (and has a fence behind that) sees the 7
    >>> data, ready = np.zeros(1, dtype=np.int32), np.zeros(1, dtype=np.int32)
    >>> publish[1, 1](data, ready)
    >>> data, ready
    (array([7], dtype=int32), array([1], dtype=int32))
    """
    only_in_kernels("fence")
