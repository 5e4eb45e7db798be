"""`nv.reduce`, `nv.scan`, `nv.sort`, `nv.argsort`, `nv.histogram`: algorithms over whole arrays, for any function.

Each takes device arrays, and NumPy arrays, which go to the current device; the result of NumPy arrays is a NumPy array.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from numba_vulkan.algorithms import sort as sorting
from numba_vulkan.algorithms.folding import normalised
from numba_vulkan.algorithms.histogram import histogram as count_bins
from numba_vulkan.arrays.create import to_device
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.boundary import public
from numba_vulkan.errors import ArgumentError
from numba_vulkan.ufuncs import reductions
from numba_vulkan.ufuncs.call import call
from numba_vulkan.user_ufuncs.ufunc import Vectorized

_NOTHING = np._NoValue


@functools.lru_cache(maxsize=512)
def _associative(function: Any) -> Any:
    """The function as a ufunc that may be applied in any order."""
    if isinstance(function, np.ufunc):
        return function if reductions.associative(function) else _of_ufunc(function)
    if isinstance(function, Vectorized):
        return function if function.reorderable else Vectorized(function.py_func, None, "reorderable", {})
    if not callable(function):
        raise ArgumentError(f"a function of two numbers is needed, not {type(function).__name__}")
    return Vectorized(getattr(function, "py_func", function), None, "reorderable", {})


def _of_ufunc(ufunc: np.ufunc) -> Any:
    raise ArgumentError(
        f"numpy.{ufunc.__name__} is not associative, so the order in which a device applies it would change the "
        f"result; numpy.{ufunc.__name__}.reduce and accumulate go from left to right"
    )


@public
def reduce(
    function: Callable[[Any, Any], Any],
    array: Any,
    axis: Any = None,
    *,
    dtype: Any = None,
    initial: Any = _NOTHING,
    keepdims: bool = False,
) -> Any:
    """Combine the elements along axes by a function of two numbers.

    Parameters
    ----------
    function
        A Python function, a ufunc or what `nv.vectorize` makes. It must be associative and commutative: the order in
        which it is applied is fixed for arrays of one shape, but is not from left to right.
    axis
        An axis, a tuple of axes, or None for all.
    initial
        Combined with each result, and the result where there are no elements.

    Examples
    --------
    >>> nv.reduce(lambda a, b: a if abs(a) > abs(b) else b, np.array([1.0, -5.0, 3.0]))
    np.float64(-5.0)
    """
    ufunc = _associative(function)
    return _with(array, lambda x: reductions.reduce(ufunc, x, axis, dtype, None, keepdims, initial))


@public
def scan(
    function: Callable[[Any, Any], Any],
    array: Any,
    axis: int = -1,
    *,
    dtype: Any = None,
    initial: Any = None,
    exclusive: bool = False,
) -> Any:
    """Combine all prefixes along an axis by a function of two numbers, which must be associative.

    Parameters
    ----------
    initial
        Combined with each prefix.
    exclusive
        Whether each element's own value is left out; the first result is then `initial`, which must be given.

    Examples
    --------
    >>> nv.scan(np.maximum, np.array([1, 3, 2, 5, 4]))
    array([1, 3, 3, 5, 5])
    >>> nv.scan(np.add, np.array([1, 3, 2]), initial=0, exclusive=True)
    array([0, 1, 4])
    """
    if exclusive and initial is None:
        raise ArgumentError("an exclusive scan needs `initial`, its first result")
    ufunc = _associative(function)

    def scanned(x: DeviceArray) -> DeviceArray:
        (place,) = normalised(axis, x.ndim)
        prefixes = reductions.accumulate(ufunc, x, place, dtype)
        if initial is None or x.size == 0:
            return prefixes
        start = prefixes.dtype.type(initial)
        whole = call(ufunc, (start, prefixes))
        if not exclusive:
            return whole  # type: ignore[no-any-return]
        before = (slice(None),) * place
        result = whole.new(whole.shape)
        result[(*before, slice(0, 1))] = start
        result[(*before, slice(1, None))] = whole[(*before, slice(None, -1))]
        return result  # type: ignore[no-any-return]

    return _with(array, scanned)


@public
def sort(array: Any, axis: int = -1) -> Any:
    """A sorted copy along an axis, NaNs last; equal elements keep their order.

    Examples
    --------
    >>> nv.sort(np.array([3, 1, 2]))
    array([1, 2, 3])
    """
    return _with(array, lambda x: sorting.sort(x, normalised(axis, x.ndim)[0]))


@public
def argsort(array: Any, axis: int = -1) -> Any:
    """The positions of the elements in order along an axis; equal elements keep theirs.

    Examples
    --------
    >>> nv.argsort(np.array([3, 1, 2]))
    array([1, 2, 0])
    """
    return _with(array, lambda x: sorting.argsort(x, normalised(axis, x.ndim)[0]))


@public
def histogram(array: Any, bins: Any = 10, range: Any = None) -> Any:
    """How many elements fall into each bin, and the bins' edges (a NumPy array); see `numpy.histogram`.

    Without `range`, and with a number of bins, the least and the largest element are read back, which waits.

    Examples
    --------
    >>> counts, edges = nv.histogram(np.array([1.0, 2.0, 2.5, 4.0]), bins=3, range=(1, 4))
    >>> counts
    array([1, 2, 1])
    """
    if not isinstance(array, DeviceArray):
        counts, edges = histogram(to_device(array), bins, range)
        return counts.copy_to_host(), edges
    if range is None and not np.ndim(bins) and array.size:
        low, high = (reductions.reduce(u, array, None).item() for u in (np.minimum, np.maximum))
        if not (np.isfinite(low) and np.isfinite(high)):
            raise ValueError(f"autodetected range of [{low}, {high}] is not finite")
        range = (low, high)
    edges = np.histogram_bin_edges(np.empty(0), bins, range)
    stored = edges.astype(array.session.storable(edges.dtype))
    return count_bins(array, to_device(stored, device=array.device)), edges


def _with(array: Any, compute: Callable[[DeviceArray], DeviceArray]) -> Any:
    if isinstance(array, DeviceArray):
        return compute(array)
    host = compute(to_device(array)).copy_to_host()
    return host if host.ndim else host[()]
