"""Private memory: arrays that one invocation has for itself."""

from __future__ import annotations

from typing import Any

from nv_lower.builtins.stub import only_in_kernels

__all__ = ["array"]


def array(shape: Any, dtype: Any) -> Any:
    """An array of this invocation's own, C-contiguous, its contents undefined at the start.

    Small arrays that are indexed by constants (after unrolling) stay in registers.

    Parameters
    ----------
    shape
        A constant integer or a tuple of constant integers.
    dtype
        The element type, such as ``numpy.float32``.

    Examples
    --------
    >>> @nv.jit
    ... def most_frequent(digits, out):
    ...     i = nv.grid(1)
    ...     if i < out.size:
    ...         counts = nv.local.array(10, np.int32)
    ...         counts[:] = 0
    ...         for digit in digits[i]:
    ...             counts[digit] += 1
    ...         for digit in range(10):
    ...             if counts[digit] > counts[out[i]]:
    ...                 out[i] = digit
    >>> out = np.zeros(2, dtype=np.int64)
    >>> most_frequent.forall(2)(np.array([[3, 1, 3], [9, 7, 7]]), out)
    >>> out
    array([3, 7])
    """
    only_in_kernels("local.array")


def __dir__() -> list[str]:
    return __all__
