"""Where an invocation stands: ids and sizes of invocations, workgroups and the whole grid.

All are int64. An id within the whole grid is put together in 64 bits from the 32-bit ids that Vulkan gives, so that a
grid of more than 2³² invocations counts right.
"""

from __future__ import annotations

from typing import Any

from nv_lower.builtins.stub import only_in_kernels


def global_id(axis: int) -> int:
    """Index of this invocation in the whole grid along `axis` (0, 1 or 2), int64.

    Examples
    --------
    >>> @nv.jit
    ... def rows(out):
    ...     out[nv.global_id(1), nv.global_id(0)] = nv.global_id(1)
    >>> out = np.empty((2, 3), dtype=np.int64)
    >>> rows[(1, 1), (3, 2)](out)
    >>> out
    array([[0, 0, 0],
           [1, 1, 1]])
    """
    only_in_kernels("global_id")


def local_id(axis: int) -> int:
    """Index of this invocation in its workgroup along `axis` (0, 1 or 2), int64.

    Examples
    --------
    >>> @nv.jit
    ... def positions(out):
    ...     out[nv.grid(1)] = nv.local_id(0)
    >>> out = np.empty(6, dtype=np.int64)
    >>> positions[2, 3](out)
    >>> out
    array([0, 1, 2, 0, 1, 2])
    """
    only_in_kernels("local_id")


def group_id(axis: int) -> int:
    """Index of this invocation's workgroup along `axis` (0, 1 or 2), int64.

    Examples
    --------
    >>> @nv.jit
    ... def groups(out):
    ...     out[nv.grid(1)] = nv.group_id(0)
    >>> out = np.empty(6, dtype=np.int64)
    >>> groups[2, 3](out)
    >>> out
    array([0, 0, 0, 1, 1, 1])
    """
    only_in_kernels("group_id")


def local_size(axis: int) -> int:
    """Invocations in a workgroup along `axis` (0, 1 or 2), int64.

    Examples
    --------
    >>> @nv.jit
    ... def sizes(out):
    ...     out[nv.grid(1)] = nv.local_size(0)
    >>> out = np.empty(6, dtype=np.int64)
    >>> sizes[2, 3](out)
    >>> out
    array([3, 3, 3, 3, 3, 3])
    """
    only_in_kernels("local_size")


def num_groups(axis: int) -> int:
    """Workgroups in the grid along `axis` (0, 1 or 2), int64.

    Examples
    --------
    >>> @nv.jit
    ... def counts(out):
    ...     out[nv.grid(1)] = nv.num_groups(0)
    >>> out = np.empty(6, dtype=np.int64)
    >>> counts[2, 3](out)
    >>> out
    array([2, 2, 2, 2, 2, 2])
    """
    only_in_kernels("num_groups")


def grid(ndim: int) -> Any:
    """Index of this invocation in the whole grid: int64 for `ndim` 1, a tuple of 2 or 3 for `ndim` 2 or 3.

    Examples
    --------
    >>> @nv.jit
    ... def transpose(source, target):
    ...     row, column = nv.grid(2)
    ...     if row < source.shape[0] and column < source.shape[1]:
    ...         target[column, row] = source[row, column]
    >>> source, target = np.arange(6).reshape(2, 3), np.empty((3, 2), dtype=np.int64)
    >>> transpose.forall(source.shape)(source, target)
    >>> target.tolist()
    [[0, 3], [1, 4], [2, 5]]
    """
    only_in_kernels("grid")


def gridsize(ndim: int) -> Any:
    """Invocations in the whole grid: int64 for `ndim` 1, a tuple of 2 or 3 for `ndim` 2 or 3.

    Examples
    --------
    A loop over an array of any size, whatever the grid:

    >>> @nv.jit
    ... def square(x):
    ...     for i in range(nv.grid(1), x.size, nv.gridsize(1)):
    ...         x[i] *= x[i]
    >>> x = np.arange(5)
    >>> square[1, 2](x)
    >>> x
    array([ 0,  1,  4,  9, 16])
    """
    only_in_kernels("gridsize")
