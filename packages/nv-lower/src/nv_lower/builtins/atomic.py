"""Operations on array elements that other invocations cannot interrupt.

    old = nv.atomic.add(array, index, value)

`index` is an integer for a 1-d array or a tuple with one integer for each axis. All return the value that the element
had before. They order nothing else (relaxed); a barrier does. Where the device lacks an operation for the element
type it becomes a loop of compare and swap. The value is converted to the element's type; floats do
not meet integer elements, since what lies behind the point would be lost.
"""

from __future__ import annotations

from typing import Any

from nv_lower.builtins.stub import only_in_kernels

__all__ = ["add", "and_", "cas", "dec", "exch", "inc", "max", "min", "nanmax", "nanmin", "or_", "sub", "xor"]


def add(array: Any, index: Any, value: Any) -> Any:
    """Add `value` to ``array[index]``; returns the old value.

    Of a complex element the real and the imaginary part are added one after the other: no addition is lost, but
    who looks meanwhile may see one without the other.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.add(cells, 0, 1.5)
    >>> cells = np.array([0], dtype=np.float32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([12.], dtype=float32)
    """
    only_in_kernels("atomic.add")


def sub(array: Any, index: Any, value: Any) -> Any:
    """Subtract `value` from ``array[index]``; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.sub(cells, 0, nv.grid(1))
    >>> cells = np.array([100], dtype=np.int32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([72], dtype=int32)
    """
    only_in_kernels("atomic.sub")


def min(array: Any, index: Any, value: Any) -> Any:
    """Make ``array[index]`` the smaller of itself and `value` (the number, if one is NaN); returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.min(cells, 0, nv.grid(1))
    >>> cells = np.array([5], dtype=np.int32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([0], dtype=int32)
    """
    only_in_kernels("atomic.min")


def max(array: Any, index: Any, value: Any) -> Any:
    """Make ``array[index]`` the larger of itself and `value` (the number, if one is NaN); returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.max(cells, 0, nv.grid(1))
    >>> cells = np.array([5], dtype=np.int32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([7], dtype=int32)
    """
    only_in_kernels("atomic.max")


def nanmin(array: Any, index: Any, value: Any) -> Any:
    """The same as `min`, by the name that says that a NaN is left out; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells, x):
    ...     nv.atomic.nanmin(cells, 0, x[nv.grid(1)])
    >>> cells = np.array([np.nan], dtype=np.float32)
    >>> kernel[1, 3](cells, np.array([2, np.nan, 3], dtype=np.float32))
    >>> cells
    array([2.], dtype=float32)
    """
    only_in_kernels("atomic.nanmin")


def nanmax(array: Any, index: Any, value: Any) -> Any:
    """The same as `max`, by the name that says that a NaN is left out; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells, x):
    ...     nv.atomic.nanmax(cells, 0, x[nv.grid(1)])
    >>> cells = np.array([np.nan], dtype=np.float32)
    >>> kernel[1, 3](cells, np.array([2, np.nan, 3], dtype=np.float32))
    >>> cells
    array([3.], dtype=float32)
    """
    only_in_kernels("atomic.nanmax")


def inc(array: Any, index: Any, limit: Any) -> Any:
    """Add 1 to an unsigned ``array[index]``, from `limit` on go back to 0; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.inc(cells, 0, 4)  # 0, 1, 2, 3, 4, 0, ...
    >>> cells = np.array([0], dtype=np.uint32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([3], dtype=uint32)
    """
    only_in_kernels("atomic.inc")


def dec(array: Any, index: Any, limit: Any) -> Any:
    """Subtract 1 from an unsigned ``array[index]``, from 0 or above `limit` go to `limit`; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.dec(cells, 0, 4)  # 0, 4, 3, 2, 1, 0, ...
    >>> cells = np.array([0], dtype=np.uint32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([2], dtype=uint32)
    """
    only_in_kernels("atomic.dec")


def and_(array: Any, index: Any, value: Any) -> Any:
    """Bitwise and of an integer element with `value`; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.and_(cells, 0, ~(1 << nv.grid(1)))
    >>> cells = np.array([0x1FF], dtype=np.int32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([256], dtype=int32)
    """
    only_in_kernels("atomic.and_")


def or_(array: Any, index: Any, value: Any) -> Any:
    """Bitwise or of an integer element with `value`; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.or_(cells, 0, 1 << nv.grid(1))
    >>> cells = np.array([0], dtype=np.int32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([255], dtype=int32)
    """
    only_in_kernels("atomic.or_")


def xor(array: Any, index: Any, value: Any) -> Any:
    """Bitwise exclusive or of an integer element with `value`; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.xor(cells, 0, 1 << nv.grid(1))
    >>> cells = np.array([1], dtype=np.int32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([254], dtype=int32)
    """
    only_in_kernels("atomic.xor")


def exch(array: Any, index: Any, value: Any) -> Any:
    """Store `value` into ``array[index]``; returns the old value.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(cells):
    ...     nv.atomic.exch(cells, 0, 7)
    >>> cells = np.array([0], dtype=np.int32)
    >>> kernel[1, 8](cells)
    >>> cells
    array([7], dtype=int32)
    """
    only_in_kernels("atomic.exch")


def cas(array: Any, index: Any, expected: Any, value: Any) -> Any:
    """Store `value` into ``array[index]`` if it equals `expected` bit for bit; returns the old value.

    Examples
    --------
    The first invocation to arrive takes the place:

    >>> @nv.jit
    ... def first(owner, won):
    ...     if nv.atomic.cas(owner, 0, -1, nv.grid(1)) == -1:
    ...         nv.atomic.add(won, 0, 1)
    >>> owner, won = np.array([-1], dtype=np.int32), np.zeros(1, dtype=np.int32)
    >>> first[1, 64](owner, won)
    >>> won
    array([1], dtype=int32)
    """
    only_in_kernels("atomic.cas")


def __dir__() -> list[str]:
    return __all__
