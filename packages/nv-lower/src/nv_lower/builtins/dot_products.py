"""Dot products of four bytes: one instruction on most GPUs (SPV_KHR_integer_dot_product)."""

from __future__ import annotations

from typing import Any

from nv_lower.builtins.stub import only_in_kernels


def dot4(x: Any, y: Any, addend: Any = None) -> Any:
    """Sum of the products of four bytes each, the lowest first.

    Parameters
    ----------
    x, y : int32 or uint32
        Four bytes each; signed bytes in an int32, unsigned ones in a uint32.
    addend : int32 or uint32, optional
        Of the result's type. It is added to the sum, which is exact, and the result saturates.

    Returns
    -------
    int32, or uint32 where both are unsigned.

    Examples
    --------
    >>> @nv.jit
    ... def dots(x, y, out):
    ...     i = nv.grid(1)
    ...     if i < out.size:
    ...         out[i] = nv.dot4(x[i], y[i])
    >>> x, y = (np.array(b, dtype=np.int8).view(np.int32) for b in ([1, 2, 3, 4], [1, 1, 1, -1]))
    >>> out = np.zeros(1, dtype=np.int32)
    >>> dots.forall(1)(x, y, out)
    >>> out
    array([2], dtype=int32)
    """
    only_in_kernels("dot4")
