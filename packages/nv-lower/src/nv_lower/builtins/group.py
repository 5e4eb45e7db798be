"""What all invocations of a workgroup do together: reductions, scans, votes and broadcasts of any workgroup's size.

Every invocation of the workgroup must call the same function, as with `nv.barrier`, and all memory is ordered as
`nv.barrier` does. Invocations count along the first axis, then the second, then the third. Results do not depend on
the device: values are combined in an order that follows from the workgroup's size alone.
"""

from __future__ import annotations

from typing import Any

from nv_lower.builtins.stub import only_in_kernels

__all__ = ["all", "any", "broadcast", "count", "exclusive_scan", "inclusive_scan", "rank", "reduce", "sort"]


def __dir__() -> list[str]:
    return __all__


def rank() -> int:
    """The invocation's place in its workgroup, counted over all axes, int64.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(out):
    ...     out[nv.grid(2)] = nv.group.rank()
    >>> out = np.zeros((2, 2), dtype=np.int64)
    >>> kernel[1, (2, 2)](out)
    >>> out
    array([[0, 2],
           [1, 3]])
    """
    only_in_kernels("group.rank")


def any(condition: Any) -> bool:
    """Return whether the condition holds in at least one invocation.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(out):
    ...     out[nv.grid(1)] = nv.group.any(nv.grid(1) == 1)
    >>> out = np.zeros(2, dtype=np.bool_)
    >>> kernel[1, 2](out)
    >>> out
    array([ True,  True])
    """
    only_in_kernels("group.any")


def all(condition: Any) -> bool:
    """Return whether the condition holds in every invocation.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(out):
    ...     out[nv.grid(1)] = nv.group.all(nv.grid(1) == 1)
    >>> out = np.ones(2, dtype=np.bool_)
    >>> kernel[1, 2](out)
    >>> out
    array([False, False])
    """
    only_in_kernels("group.all")


def count(condition: Any) -> int:
    """In how many invocations the condition holds, int64.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x, out):
    ...     out[nv.grid(1)] = nv.group.count(x[nv.grid(1)] > 2)
    >>> out = np.zeros(4, dtype=np.int64)
    >>> kernel[1, 4](np.array([1, 5, 3, 2]), out)
    >>> out
    array([2, 2, 2, 2])
    """
    only_in_kernels("group.count")


def broadcast(value: Any, rank: Any) -> Any:
    """The value of the invocation with that `rank`, which is the same number in all.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x):
    ...     x[nv.grid(1)] = nv.group.broadcast(x[nv.grid(1)], 2)
    >>> x = np.array([3, 4, 5])
    >>> kernel[1, 3](x)
    >>> x
    array([5, 5, 5])
    """
    only_in_kernels("group.broadcast")


def reduce(value: Any, operation: str) -> Any:
    """The values of all invocations combined; all get the result.

    Parameters
    ----------
    value
        A number or bool. Integers wrap around in their own type; a sum or product of bools is an int64.
    operation
        "add", "mul", "min", "max"; for integers and bools also "and", "or", "xor". A constant. A minimum or maximum
        of floats is NaN if one of them is.

    Examples
    --------
    >>> @nv.jit
    ... def total(x, out):
    ...     i = nv.grid(1)
    ...     part = nv.group.reduce(x[i] if i < x.size else 0.0, "add")
    ...     if nv.local_id(0) == 0:
    ...         out[nv.group_id(0)] = part
    >>> out = np.zeros(2)
    >>> total[2, 100](np.arange(200.0), out)
    >>> out
    array([ 4950., 14950.])
    """
    only_in_kernels("group.reduce")


def inclusive_scan(value: Any, operation: str) -> Any:
    """The values of the invocations up to this one, itself included, combined as `reduce` does.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x):
    ...     x[nv.grid(1)] = nv.group.inclusive_scan(x[nv.grid(1)], "add")
    >>> x = np.array([3, 4, 5])
    >>> kernel[1, 3](x)
    >>> x
    array([ 3,  7, 12])
    """
    only_in_kernels("group.inclusive_scan")


def exclusive_scan(value: Any, operation: str) -> Any:
    """The values of the invocations before this one combined as `reduce` does; the first gets what changes nothing.

    That is 0 for "add", "or" and "xor", 1 for "mul", the type's greatest value for "min", its least for "max", all bits
    for "and".

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x):
    ...     x[nv.grid(1)] = nv.group.exclusive_scan(x[nv.grid(1)], "add")
    >>> x = np.array([3, 4, 5])
    >>> kernel[1, 3](x)
    >>> x
    array([0, 3, 7])
    """
    only_in_kernels("group.exclusive_scan")


def sort(array: Any) -> None:
    """Sort an array in place, all invocations of the workgroup together; NaNs come last.

    Parameters
    ----------
    array
        Numbers or bools along one axis, usually a shared array or a slice of one; every invocation gives the same. Any
        length, whatever the workgroup's size.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(x):
    ...     tile = nv.shared.array(5, np.float32)
    ...     k = nv.local_id(0)
    ...     tile[k] = x[k]
    ...     nv.group.sort(tile)
    ...     x[k] = tile[k]
    >>> x = np.array([3, 1, 4, 1, 5], dtype=np.float32)
    >>> kernel[1, 5](x)
    >>> x
    array([1., 1., 3., 4., 5.], dtype=float32)
    """
    only_in_kernels("group.sort")
