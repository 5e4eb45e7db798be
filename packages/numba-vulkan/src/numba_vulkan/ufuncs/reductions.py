"""`ufunc.reduce` and `ufunc.accumulate` on device arrays, with NumPy's result types and errors."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from numba_vulkan.algorithms.folding import normalised, with_axes
from numba_vulkan.algorithms.reduce import empty_rows
from numba_vulkan.algorithms.reduce import reduce as reduce_axes
from numba_vulkan.algorithms.scan import scan
from numba_vulkan.arrays.create import warn_narrowed
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.elementwise import execute
from numba_vulkan.elementwise.program import Loop
from numba_vulkan.errors import ArgumentError
from numba_vulkan.ufuncs import call
from numba_vulkan.ufuncs.selection import where as select

#: Ufuncs whose order of application does not matter; others are applied from left to right, as NumPy does.
ASSOCIATIVE = frozenset(
    {
        np.add,
        np.multiply,
        np.maximum,
        np.minimum,
        np.fmax,
        np.fmin,
        np.logical_and,
        np.logical_or,
        np.logical_xor,
    }
    | {np.bitwise_and, np.bitwise_or, np.bitwise_xor, np.gcd, np.lcm, np.logaddexp, np.logaddexp2, np.hypot}
)
_LOGICAL = frozenset({np.logical_and, np.logical_or, np.logical_xor})
_NOTHING = np._NoValue


def associative(ufunc: Any) -> bool:
    """Whether the order of application does not matter: known of NumPy's ufuncs, declared of a user's function."""
    return ufunc in ASSOCIATIVE if isinstance(ufunc, np.ufunc) else bool(ufunc.reorderable)


def reduce(
    ufunc: np.ufunc,
    array: DeviceArray,
    axis: Any = 0,
    dtype: Any = None,
    out: Any = None,
    keepdims: bool = False,
    initial: Any = _NOTHING,
    where: Any = True,
) -> DeviceArray:
    """`ufunc.reduce(array, ...)`; see `numpy.ufunc.reduce`. A result without axes is a device array, too."""
    target = _target(out)
    axes = normalised(axis, array.ndim) if array.ndim or axis not in (0, -1) else ()
    if len(axes) > 1 and not associative(ufunc):
        raise ValueError(
            f"reduction operation '{ufunc.__name__}' is not reorderable, so at most one axis may be specified"
        )
    loop = _loop(ufunc, array.dtype, _named(dtype, target))
    kept = array.session.storable(loop)
    if initial is None:
        initial = _NOTHING
    if where is not True:
        array = select(where, array, _filler(ufunc, array, initial, loop))
    shape = with_axes(array.shape, axes, keepdims)
    if empty_rows(array, axes):
        result = _of_nothing(ufunc, array, shape, kept, initial)
    else:
        source = (
            call.converted(array, np.dtype(np.bool_))
            if ufunc in _LOGICAL and array.dtype != np.bool_
            else array
        )
        combine, computed = _combining(ufunc, kept)
        result = reduce_axes(source, axes, combine, computed, ordered=not associative(ufunc)).reshape(shape)
        if computed != kept:
            result = call.converted(result, kept)
        if initial is not _NOTHING:
            result = call.call(
                ufunc, (result.dtype.type(initial), result), dtype=None if kept == np.bool_ else kept
            )
    if loop != kept:
        warn_narrowed(loop, kept, "a result")
    return _stored(result, target, loop)


def accumulate(
    ufunc: np.ufunc, array: DeviceArray, axis: int = 0, dtype: Any = None, out: Any = None
) -> DeviceArray:
    """`ufunc.accumulate(array, ...)`; see `numpy.ufunc.accumulate`."""
    target = _target(out)
    if array.ndim == 0:
        raise TypeError("cannot accumulate on a scalar")
    (place,) = normalised(axis, array.ndim)
    loop = _loop(ufunc, array.dtype, _named(dtype, target))
    kept = array.session.storable(loop)
    source = (
        call.converted(array, np.dtype(np.bool_)) if ufunc in _LOGICAL and array.dtype != np.bool_ else array
    )
    combine, computed = _combining(ufunc, kept)
    result = scan(source, place, combine, computed, ordered=not associative(ufunc))
    return _stored(call.converted(result, kept) if computed != kept else result, target, loop)


def _combining(ufunc: Any, dtype: np.dtype[Any]) -> tuple[Any, np.dtype[Any]]:
    """What combines two numbers, and the dtype in which it does: float32 for float16, which is rounded at the end."""
    function, loop = call.operation(ufunc, Loop((dtype, dtype), (dtype,)))
    return function, loop.inputs[0]


@functools.lru_cache(maxsize=1024)
def _loop(ufunc: np.ufunc, dtype: np.dtype[Any], wanted: np.dtype[Any] | None) -> Any:
    """The dtype that NumPy reduces in, found by asking it for an array of one element."""
    if not isinstance(ufunc, np.ufunc):
        return ufunc.reduction_dtype(dtype, wanted)
    if ufunc.nin != 2 or ufunc.nout != 1 or ufunc.signature is not None:
        raise ValueError("reduce only supported for binary functions")
    if ufunc in _LOGICAL:
        return np.dtype(np.bool_)
    found = ufunc.reduce(np.ones(1, dtype), dtype=wanted).dtype
    if found.kind not in "biufc":
        raise ArgumentError(f"{ufunc.__name__} of {dtype} cannot be reduced on a device")
    return found


def _named(dtype: Any, target: DeviceArray | None) -> Any:
    if dtype is not None:
        return np.dtype(dtype)
    return target.dtype if target is not None and target.dtype.kind != "b" else None


def _target(out: Any) -> DeviceArray | None:
    if isinstance(out, tuple):
        (out,) = out
    if out is not None and not isinstance(out, DeviceArray):
        raise ArgumentError(f"out is a device array where the operand is one, not {type(out).__name__}")
    return out


def _stored(result: DeviceArray, target: DeviceArray | None, _loop: np.dtype[Any]) -> DeviceArray:
    if target is None:
        return result
    if target.shape != result.shape:
        raise ValueError(
            f"output parameter for reduction operation has the wrong shape {target.shape}, not {result.shape}"
        )
    target.copy_to_device(result)
    return target


def _identity(ufunc: np.ufunc, initial: Any) -> Any:
    return ufunc.identity if initial is _NOTHING else initial


def _filler(ufunc: np.ufunc, array: DeviceArray, initial: Any, loop: np.dtype[Any]) -> Any:
    """What stands where the mask is False: the identity, or the initial value for functions that ignore repetitions."""
    if ufunc.identity is not None:
        return array.dtype.type(ufunc.identity)
    if initial is _NOTHING:
        raise ValueError(
            f"reduction operation '{ufunc.__name__}' does not have an identity, so to use a where mask one has to "
            "specify 'initial'"
        )
    return loop.type(initial)


def _of_nothing(
    ufunc: np.ufunc, array: DeviceArray, shape: tuple[int, ...], dtype: np.dtype[Any], initial: Any
) -> DeviceArray:
    result = execute.empty(array.session, shape, dtype)
    value = _identity(ufunc, initial)
    if value is None and result.size:
        raise ValueError(f"zero-size array to reduction operation {ufunc.__name__} which has no identity")
    if result.size:
        result.fill(value)
    return result
