"""Small matrices that a subgroup multiplies together, by the device's matrix units where it has them.

    a = nv.matrix.left((16, 16, 16), np.float16, np.float32)          # M×K, K×N and M×N, here all 16×16
    b = nv.matrix.right((16, 16, 16), np.float16, np.float32)
    c = nv.matrix.accumulator((16, 16, 16), np.float16, np.float32)
    nv.matrix.fill(c, 0)
    nv.matrix.load(a, x, row, 0)
    nv.matrix.load(b, y, 0, column)
    nv.matrix.multiply_add(a, b, c)                                   # c += a @ b
    nv.matrix.store(c, z, row, column)

A matrix is spread over the invocations of a subgroup, all of which must call each function with the same arguments. It
is changed in place, and each place in the program that makes one has one, as with `nv.local.array`; another name is
no copy. Which shapes the device multiplies itself tells ``nv.current_device().matrix_shapes``; all others, and all
on other devices, are computed by the subgroup's invocations with the same results, up to the order of additions.

Who stores to memory that other subgroups load needs a barrier in between. The extent of the workgroup along the first
axis is a multiple of the subgroup's size.
"""

from __future__ import annotations

from typing import Any

from nv_lower.builtins.stub import only_in_kernels

__all__ = ["accumulator", "apply", "fill", "left", "load", "multiply_add", "right", "store"]


def __dir__() -> list[str]:
    return __all__


def left(shape: Any, operands: Any, result: Any) -> Any:
    """A left factor, M×K, its contents undefined.

    Parameters
    ----------
    shape
        Constants M, N, K: of the product, M×N, and the extent K that is summed over.
    operands
        The dtype of both factors: float16, float32, float64, int8 or uint8.
    result
        The dtype in which products are added: a float at least as wide, or int32 or uint32.
    """
    only_in_kernels("matrix.left")


def right(shape: Any, operands: Any, result: Any) -> Any:
    """A right factor, K×N, its contents undefined; the parameters are those of `left`."""
    only_in_kernels("matrix.right")


def accumulator(shape: Any, operands: Any, result: Any) -> Any:
    """A sum of products, M×N, its contents undefined; the parameters are those of `left`."""
    only_in_kernels("matrix.accumulator")


def fill(matrix: Any, value: Any) -> None:
    """Set every element of a matrix."""
    only_in_kernels("matrix.fill")


def load(matrix: Any, array: Any, row: Any, column: Any) -> None:
    """Fill a matrix with the elements of an array from a row and a column on.

    Parameters
    ----------
    array
        Two axes, of the matrix's dtype, an argument or a shared array. The matrix lies within it. For devices that
        multiply such matrices themselves one axis has no gaps, and the matrix's rows (columns, where those have no
        gaps) begin at multiples of 16 bytes, or of their own size where that is less.

    Raises
    ------
    ValueError
        The array has gaps along both axes; with ``boundscheck=True`` also where rows do not begin so.
    """
    only_in_kernels("matrix.load")


def store(matrix: Any, array: Any, row: Any, column: Any) -> None:
    """Write a matrix to an array, from a row and a column on; for the array the same holds as in `load`.

    The sums of floats may be stored to an array of another float type.
    """
    only_in_kernels("matrix.store")


def multiply_add(left: Any, right: Any, accumulator: Any) -> None:
    """Add the product of two matrices to a third; integers wrap around.

    Examples
    --------
    >>> @nv.jit
    ... def product(x, y, z):
    ...     a = nv.matrix.left((8, 8, 8), np.float32, np.float32)
    ...     b = nv.matrix.right((8, 8, 8), np.float32, np.float32)
    ...     c = nv.matrix.accumulator((8, 8, 8), np.float32, np.float32)
    ...     nv.matrix.fill(c, 0)
    ...     for k in range(0, x.shape[1], 8):
    ...         nv.matrix.load(a, x, 8 * nv.group_id(1), k)
    ...         nv.matrix.load(b, y, k, 8 * nv.group_id(0))
    ...         nv.matrix.multiply_add(a, b, c)
    ...     nv.matrix.store(c, z, 8 * nv.group_id(1), 8 * nv.group_id(0))
    >>> x, y = np.ones((16, 24), dtype=np.float32), np.ones((24, 8), dtype=np.float32)
    >>> z = np.zeros((16, 8), dtype=np.float32)
    >>> product[(1, 2), nv.current_device().limits["subgroupSize"]](x, y, z)
    >>> (z == 24).all()
    np.True_
    """
    only_in_kernels("matrix.multiply_add")


def apply(function: Any, matrix: Any) -> None:
    """Replace each element by what a function under `@nv.jit` makes of it.

    Examples
    --------
    >>> @nv.jit
    ... def positive(x):
    ...     return max(x, 0)
    >>> @nv.jit
    ... def kernel(x):
    ...     c = nv.matrix.accumulator((8, 8, 8), np.float32, np.float32)
    ...     nv.matrix.load(c, x, 0, 0)
    ...     nv.matrix.apply(positive, c)
    ...     nv.matrix.store(c, x, 0, 0)
    >>> x = np.arange(-32, 32, dtype=np.float32).reshape(8, 8)
    >>> kernel[1, nv.current_device().limits["subgroupSize"]](x)
    >>> x.min(), x.max()
    (np.float32(0.0), np.float32(31.0))
    """
    only_in_kernels("matrix.apply")
