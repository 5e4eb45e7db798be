"""Workgroup memory: arrays that all invocations of a workgroup share."""

from __future__ import annotations

from typing import Any

from nv_lower.builtins.stub import only_in_kernels

__all__ = ["array"]


def array(shape: Any, dtype: Any) -> Any:
    """An array in workgroup memory, C-contiguous, its contents undefined at the start.

    Parameters
    ----------
    shape
        A constant integer or a tuple of constant integers. 0 for the memory that the launch gives: as many elements
        as fit in the bytes that ``kernel[groups, local_size, stream, shared_bytes]`` names. All such arrays of a
        kernel are the same memory, whatever their dtype; slices and views divide it.
    dtype
        The element type, such as ``numpy.float32``.

    Examples
    --------
    >>> @nv.jit
    ... def neighbours(x, out):
    ...     tile = nv.shared.array(66, np.float32)  # 64 and one on each side
    ...     i, k = nv.grid(1), nv.local_id(0)
    ...     tile[k + 1] = x[i]
    ...     if k == 0:
    ...         tile[0] = x[i - 1] if i > 0 else np.float32(0)
    ...     if k == 63:
    ...         tile[65] = x[i + 1] if i + 1 < x.size else np.float32(0)
    ...     nv.barrier()
    ...     out[i] = tile[k] + tile[k + 2]
    >>> x = np.ones(128, dtype=np.float32)
    >>> out = np.zeros_like(x)
    >>> neighbours[2, 64](x, out)
    >>> out[0], out[64], out[127]
    (np.float32(1.0), np.float32(2.0), np.float32(1.0))

    A size that is known when the kernel is launched:

    >>> @nv.jit
    ... def reverse(x):
    ...     tile = nv.shared.array(0, np.float32)
    ...     k = nv.local_id(0)
    ...     tile[k] = x[k]
    ...     nv.barrier()
    ...     x[k] = tile[tile.size - 1 - k]
    >>> x = np.arange(8, dtype=np.float32)
    >>> reverse[1, 8, None, x.nbytes](x)
    >>> x
    array([7., 6., 5., 4., 3., 2., 1., 0.], dtype=float32)
    """
    only_in_kernels("shared.array")


def __dir__() -> list[str]:
    return __all__
