"""Methods of device arrays that compute: each is a function of NumPy's, as for NumPy's arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import numpy as np

from numba_vulkan.arrays.operations import operations
from numba_vulkan.boundary import public


def _call(function: Callable[..., Any], *args: Any, **options: Any) -> Any:
    implementation = operations().function(function)
    assert implementation is not None, function
    return implementation(*args, **options)


def _method(function: Callable[..., Any], text: str) -> Callable[..., Any]:
    """A method that is a function of NumPy's whose first argument is the array."""

    def method(self: Any, *args: Any, **options: Any) -> Any:
        return _call(function, self, *args, **options)

    method.__name__ = function.__name__
    method.__doc__ = text
    return public(method)


class Methods:
    """The methods, as a base class. All but `item`, `tolist` and `nonzero` return without waiting for the device."""

    __slots__ = ()

    sum = _method(
        np.sum, "Sum along axes: `sum(axis=None, dtype=None, out=None, keepdims=False, initial, where)`."
    )
    prod = _method(np.prod, "Product along axes, with the parameters of `sum`.")
    min = _method(
        np.min, "Least element along axes: `min(axis=None, out=None, keepdims=False, initial, where)`."
    )
    max = _method(np.max, "Largest element along axes, with the parameters of `min`.")
    mean = _method(
        np.mean, "Mean along axes: `mean(axis=None, dtype=None, out=None, keepdims=False, where)`."
    )
    var = _method(
        np.var, "Variance along axes: `var(axis=None, dtype=None, out=None, ddof=0, keepdims=False, where)`."
    )
    std = _method(np.std, "Standard deviation along axes, with the parameters of `var`.")
    any = _method(
        np.any, "Whether any element is true along axes: `any(axis=None, out=None, keepdims=False, where)`."
    )
    all = _method(np.all, "Whether all elements are true along axes, with the parameters of `any`.")
    argmin = _method(
        np.argmin, "Position of the least element: `argmin(axis=None, out=None, keepdims=False)`."
    )
    argmax = _method(np.argmax, "Position of the largest element, with the parameters of `argmin`.")
    cumsum = _method(np.cumsum, "Sums of all prefixes: `cumsum(axis=None, dtype=None, out=None)`.")
    cumprod = _method(np.cumprod, "Products of all prefixes, with the parameters of `cumsum`.")
    argsort = _method(np.argsort, "Positions of the elements in order, stable: `argsort(axis=-1)`.")
    clip = _method(np.clip, "Elements limited to an interval: `clip(min=None, max=None, out=None)`.")
    round = _method(np.round, "Elements rounded to so many decimals: `round(decimals=0, out=None)`.")
    take = _method(np.take, "Elements at positions: `take(indices, axis=None)`.")
    repeat = _method(np.repeat, "Each element several times: `repeat(repeats, axis=None)`.")
    nonzero = _method(
        np.nonzero, "Positions of the elements that are not zero, an array for each axis; waits."
    )
    dot = _method(np.dot, "Product of matrices or vectors: `dot(b)`.")
    ptp = _method(np.ptp, "Largest less least element: `ptp(axis=None, out=None, keepdims=False)`.")
    trace = _method(np.trace, "Sum of a diagonal: `trace(offset=0, axis1=0, axis2=1)`.")
    diagonal = _method(np.diagonal, "A diagonal, as a view: `diagonal(offset=0, axis1=0, axis2=1)`.")
    squeeze = _method(np.squeeze, "A view without axes of extent 1: `squeeze(axis=None)`.")
    swapaxes = _method(np.swapaxes, "A view with two axes exchanged: `swapaxes(axis1, axis2)`.")
    flip = _method(np.flip, "A view with the elements along axes reversed: `flip(axis=None)`.")
    conj = conjugate = _method(np.conjugate, "The complex conjugate of each element.")

    @public
    def sort(self, axis: int = -1, kind: Any = None, *, stable: bool | None = None) -> None:
        """Sort the array itself along an axis; `numpy.sort(array)` gives a sorted copy. Any kind is stable."""
        array: Any = self
        array.copy_to_device(_call(np.sort, self, axis=axis))

    @public
    def astype(self, dtype: Any, order: str = "K", casting: str = "unsafe", copy: bool = True) -> Any:
        """The elements converted to another dtype; with `copy=False` the array itself if it has that dtype.

        Raises
        ------
        TypeError
            The casting rule does not allow it.
        """
        return operations().astype(self, np.dtype(dtype), order, casting, copy)

    @public
    def flatten(self, order: str = "C") -> Any:
        """A 1-d copy."""
        array: Any = self
        return array.copy().ravel(order) if order == "C" else array.T.copy().ravel()

    @property
    def real(self) -> Any:
        """The real parts, as a view."""
        return _call(np.real, self)

    @property
    def imag(self) -> Any:
        """The imaginary parts, as a view; zeros for arrays of real numbers."""
        return _call(np.imag, self)

    # what waits for the device

    @public
    def item(self, *index: Any) -> Any:
        """An element as a Python number, which waits for the device: the only one, or at an index."""
        array: Any = self
        if index:
            key = index[0] if len(index) == 1 and isinstance(index[0], tuple) else index
            if len(key) == 1 != array.ndim:
                key = tuple(map(int, np.unravel_index(key[0], array.shape)))
            return array.indexed(key).copy_to_host().item()
        if array.size != 1:
            raise ValueError("can only convert an array of size 1 to a Python scalar")
        return array.copy_to_host().item()

    @public
    def tolist(self) -> Any:
        """The elements as nested lists of Python numbers, which waits for the device."""
        array: Any = self
        return array.copy_to_host().tolist()

    @public
    def __float__(self) -> float:
        return float(self._number())

    @public
    def __int__(self) -> int:
        return int(self._number())

    @public
    def __complex__(self) -> complex:
        return complex(self._number())

    def _number(self) -> Any:
        array: Any = self
        if array.ndim:
            raise TypeError("only 0-dimensional arrays can be converted to Python scalars")
        return array.item()

    @public
    def __copy__(self) -> Self:
        array: Any = self
        copied: Self = array.copy()
        return copied

    @public
    def __deepcopy__(self, _: Any) -> Self:
        return self.__copy__()
