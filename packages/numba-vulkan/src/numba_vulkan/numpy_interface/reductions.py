"""NumPy's functions that reduce or scan."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from numba_vulkan.algorithms.arg_reduce import arg_reduce
from numba_vulkan.algorithms.folding import normalised, with_axes
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.numpy_interface import shaping
from numba_vulkan.ufuncs.call import call, converted
from numba_vulkan.ufuncs.reductions import accumulate, reduce

_NOTHING = np._NoValue


def _flag(keepdims: Any) -> bool:
    return keepdims is not _NOTHING and bool(keepdims)


def total(ufunc: np.ufunc) -> Callable[..., DeviceArray]:
    """`sum` or `prod`."""

    def reduced(
        a: DeviceArray,
        axis: Any = None,
        dtype: Any = None,
        out: Any = None,
        keepdims: Any = False,
        initial: Any = _NOTHING,
        where: Any = True,
    ) -> DeviceArray:
        return reduce(ufunc, a, axis, dtype, out, _flag(keepdims), initial, _where(where))

    return reduced


sum = total(np.add)
prod = total(np.multiply)


def _where(where: Any) -> Any:
    return True if where is _NOTHING else where


def extreme(ufunc: np.ufunc) -> Any:
    """`min` or `max`."""

    def reduced(
        a: DeviceArray,
        axis: Any = None,
        out: Any = None,
        keepdims: Any = False,
        initial: Any = _NOTHING,
        where: Any = True,
    ) -> DeviceArray:
        return reduce(ufunc, a, axis, None, out, _flag(keepdims), initial, _where(where))

    return reduced


def truth(ufunc: np.ufunc) -> Any:
    """`any` or `all`."""

    def reduced(
        a: DeviceArray, axis: Any = None, out: Any = None, keepdims: Any = False, *, where: Any = True
    ) -> DeviceArray:
        return reduce(ufunc, a, axis, None, out, _flag(keepdims), _NOTHING, _where(where))

    return reduced


def position(largest: bool) -> Any:
    """`argmin` or `argmax`."""

    def found(a: DeviceArray, axis: Any = None, out: Any = None, *, keepdims: Any = False) -> DeviceArray:
        axes = normalised(axis, a.ndim)
        if math.prod(a.shape[k] for k in axes) == 0:
            name = "argmax" if largest else "argmin"
            raise ValueError(f"attempt to get {name} of an empty sequence")
        places: DeviceArray = arg_reduce(a, axes, largest).reshape(with_axes(a.shape, axes, _flag(keepdims)))
        if out is None:
            return places
        out.copy_to_device(places)
        return out  # type: ignore[no-any-return]

    return found


def prefixes(ufunc: np.ufunc) -> Any:
    """`cumsum` or `cumprod`."""

    def scanned(a: DeviceArray, axis: Any = None, dtype: Any = None, out: Any = None) -> DeviceArray:
        if axis is None or a.ndim == 0:
            a, axis = a.reshape(-1), 0
        return accumulate(ufunc, a, axis, dtype, out)

    return scanned


def mean(
    a: DeviceArray,
    axis: Any = None,
    dtype: Any = None,
    out: Any = None,
    keepdims: Any = False,
    *,
    where: Any = True,
) -> DeviceArray:
    if dtype is None and a.dtype == np.float16:  # in float32, whose sums do not overflow
        return _stored(converted(mean(a, axis, np.float32, None, keepdims, where=where), a.dtype), out)
    if dtype is None and a.dtype.kind in "iub":
        dtype = np.float64
    added = sum(a, axis, dtype, None, keepdims, where=where)
    count = _count(a, axis, where, keepdims)
    return _stored(np.true_divide(added, count, dtype=added.dtype, casting="unsafe"), out)


_mean = mean  # which the parameter of `var` hides


def _count(a: DeviceArray, axis: Any, where: Any, keepdims: Any) -> Any:
    """How many elements each result is made of."""
    if where is True or where is _NOTHING:
        return math.prod(a.shape[k] for k in normalised(axis, a.ndim))
    if not isinstance(where, DeviceArray):
        where = np.broadcast_to(where, a.shape)
        counted: Any = np.add.reduce  # typeshed knows no `keepdims` that is not a literal
        return counted(where, axis=axis, dtype=np.intp, keepdims=_flag(keepdims))
    flags = shaping.broadcast_to(where, a.shape)
    return sum(flags, axis, np.intp, None, keepdims)


def var(
    a: DeviceArray,
    axis: Any = None,
    dtype: Any = None,
    out: Any = None,
    ddof: float = 0,
    keepdims: Any = False,
    *,
    where: Any = True,
    mean: Any = _NOTHING,
    correction: Any = _NOTHING,
) -> DeviceArray:
    if correction is not _NOTHING:
        ddof = correction
    if dtype is None and a.dtype == np.float16:
        wide = var(a, axis, np.float32, None, ddof, keepdims, where=where, mean=mean)
        return _stored(converted(wide, a.dtype), out)
    middle = _mean(a, axis, dtype, None, True, where=where) if mean is _NOTHING else mean
    apart = call(np.subtract, (a if dtype is None else converted(a, np.dtype(dtype)), middle))
    squares = (
        call(np.square, (apart.real,)) + call(np.square, (apart.imag,))
        if apart.dtype.kind == "c"
        else apart * apart
    )
    added = sum(squares, axis, None, None, keepdims, where=where)
    divisor = _count(a, axis, where, keepdims) - ddof
    if not isinstance(divisor, DeviceArray | np.ndarray):
        divisor = max(divisor, 0)
    return _stored(np.true_divide(added, divisor, dtype=added.dtype, casting="unsafe"), out)


def std(
    a: DeviceArray,
    axis: Any = None,
    dtype: Any = None,
    out: Any = None,
    ddof: float = 0,
    keepdims: Any = False,
    **options: Any,
) -> DeviceArray:
    return _stored(call(np.sqrt, (var(a, axis, dtype, None, ddof, keepdims, **options),)), out)


def ptp(a: DeviceArray, axis: Any = None, out: Any = None, keepdims: Any = False) -> DeviceArray:
    high, low = (extreme(ufunc)(a, axis, keepdims=keepdims) for ufunc in (np.maximum, np.minimum))
    return _stored(call(np.subtract, (high, low)), out)


def count_nonzero(a: DeviceArray, axis: Any = None, *, keepdims: Any = False) -> DeviceArray:
    flags = a if a.dtype == np.bool_ else converted(a, np.dtype(np.bool_))
    return sum(flags, axis, np.intp, None, keepdims)


def _stored(result: Any, out: Any) -> DeviceArray:
    if out is None:
        return result  # type: ignore[no-any-return]
    out.copy_to_device(result)
    return out  # type: ignore[no-any-return]
