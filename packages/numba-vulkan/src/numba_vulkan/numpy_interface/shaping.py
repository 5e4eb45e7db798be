"""NumPy's functions that rearrange, join or choose elements."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import numpy as np

from numba_vulkan.algorithms import sort as sorting
from numba_vulkan.algorithms.folding import normalised
from numba_vulkan.algorithms.gather import nonzero as nonzero_positions
from numba_vulkan.algorithms.gather import take_along
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.arrays.views import Layout
from numba_vulkan.elementwise import execute, shapes
from numba_vulkan.errors import ArgumentError
from numba_vulkan.indexing import advanced
from numba_vulkan.ufuncs.call import converted
from numba_vulkan.ufuncs.operands import collected


def _view(array: DeviceArray, shape: Sequence[int], strides: Sequence[int], offset: int = 0) -> DeviceArray:
    layout = Layout(tuple(shape), tuple(strides), array.layout.offset + offset, array.dtype)
    return DeviceArray(array.session, array.buffer, layout)


def _axis(axis: Any, ndim: int) -> int:
    (one,) = normalised(operator.index(axis), ndim)
    return one


def reshape(a: DeviceArray, shape: Any, order: str = "C", *, copy: bool | None = None) -> DeviceArray:
    result: DeviceArray = a.reshape(shape, order=order)
    if copy is False and result.buffer is not a.buffer:
        raise ValueError("Unable to avoid creating a copy while reshaping.")
    return result.copy() if copy else result


def transpose(a: DeviceArray, axes: Any = None) -> DeviceArray:
    return a.transpose(tuple(axes)) if axes is not None else a.T


def swapaxes(a: DeviceArray, axis1: int, axis2: int) -> DeviceArray:
    order = list(range(a.ndim))
    first, second = _axis(axis1, a.ndim), _axis(axis2, a.ndim)
    order[first], order[second] = second, first
    return a.transpose(tuple(order))


def moveaxis(a: DeviceArray, source: Any, destination: Any) -> DeviceArray:
    sources, targets = (
        [_axis(axis, a.ndim) for axis in (given if isinstance(given, tuple | list) else (given,))]
        for given in (source, destination)
    )
    if len(sources) != len(targets):
        raise ValueError("`source` and `destination` arguments must have the same number of elements")
    order = [axis for axis in range(a.ndim) if axis not in sources]
    for target, axis in sorted(zip(targets, sources, strict=True)):
        order.insert(target, axis)
    return a.transpose(tuple(order))


def expand_dims(a: DeviceArray, axis: Any) -> DeviceArray:
    axes = axis if isinstance(axis, tuple | list) else (axis,)
    places = normalised(axes, a.ndim + len(axes))
    return a[tuple(None if k in places else slice(None) for k in range(a.ndim + len(axes)))]  # type: ignore[no-any-return]


def squeeze(a: DeviceArray, axis: Any = None) -> DeviceArray:
    if axis is None:
        axes = tuple(k for k, extent in enumerate(a.shape) if extent == 1)
    else:
        axes = normalised(axis, a.ndim)
        if any(a.shape[k] != 1 for k in axes):
            raise ValueError("cannot select an axis to squeeze out which has size not equal to one")
    kept = [k for k in range(a.ndim) if k not in axes]
    return _view(a, [a.shape[k] for k in kept], [a.strides[k] for k in kept])


def flip(a: DeviceArray, axis: Any = None) -> DeviceArray:
    axes = normalised(axis, a.ndim)
    return a.indexed(tuple(slice(None, None, -1) if k in axes else slice(None) for k in range(a.ndim)))


def broadcast_to(a: DeviceArray, shape: Any, subok: bool = False) -> DeviceArray:
    extents = (operator.index(shape),) if hasattr(shape, "__index__") else tuple(shape)
    if np.broadcast_shapes(a.shape, extents) != extents:
        raise ValueError(f"cannot broadcast an array of shape {a.shape} to {extents}")
    layout = shapes.stretched(a.layout, extents)
    return DeviceArray(a.session, a.buffer, layout)


def diagonal(a: DeviceArray, offset: int = 0, axis1: int = 0, axis2: int = 1) -> DeviceArray:
    if a.ndim < 2:
        raise ValueError("diag requires an array of at least two dimensions")
    first, second = _axis(axis1, a.ndim), _axis(axis2, a.ndim)
    kept = [k for k in range(a.ndim) if k not in (first, second)]
    start = max(offset, 0) * a.strides[second] + max(-offset, 0) * a.strides[first]
    length = max(min(a.shape[first] - max(-offset, 0), a.shape[second] - max(offset, 0)), 0)
    extents = [*(a.shape[k] for k in kept), length]
    strides = [*(a.strides[k] for k in kept), a.strides[first] + a.strides[second]]
    return _view(a, extents, strides, start if length else 0)


def trace(a: DeviceArray, offset: int = 0, axis1: int = 0, axis2: int = 1) -> Any:
    return diagonal(a, offset, axis1, axis2).sum(axis=-1)


def part(imaginary: bool) -> Any:
    """`real` or `imag`."""

    def view(val: DeviceArray) -> DeviceArray:
        if val.dtype.kind != "c":
            if not imaginary:
                return val
            zeros = val.new(val.shape)
            zeros.fill(0)
            return zeros
        return val.words(np.empty(0, val.dtype).real.dtype)[..., int(imaginary)]  # type: ignore[no-any-return]

    return view


def concatenate(
    arrays: Sequence[Any], axis: Any = 0, out: Any = None, *, dtype: Any = None, casting: str = "same_kind"
) -> DeviceArray:
    operands = collected(list(arrays))
    values = operands.values
    if axis is None:
        values, axis = [_at_least(v, 0).reshape(-1) for v in values], 0
    if any(not isinstance(v, DeviceArray) or v.ndim == 0 for v in values):
        raise ValueError("zero-dimensional arrays cannot be concatenated")
    place = _axis(axis, values[0].ndim)
    for k, value in enumerate(values):
        _check_joined(values[0], value, place, k)
    wanted = np.dtype(dtype) if dtype is not None else np.result_type(*operands.types)
    for type_ in operands.types:
        if not np.can_cast(type_, wanted, casting):  # type: ignore[arg-type]
            raise TypeError(
                f"Cannot cast array data from {type_!r} to {wanted!r} according to the rule '{casting}'"
            )
    extents = list(values[0].shape)
    extents[place] = sum(value.shape[place] for value in values)
    kept = operands.session.storable(wanted)
    result = out if out is not None else execute.empty(operands.session, tuple(extents), kept)
    if result.shape != tuple(extents):
        raise ValueError("Output array is the wrong shape")
    start = 0
    for value in values:
        stop = start + value.shape[place]
        result[(*[slice(None)] * place, slice(start, stop))].copy_to_device(value)
        start = stop
    return result


def _check_joined(first: DeviceArray, other: DeviceArray, axis: int, index: int) -> None:
    if other.ndim != first.ndim:
        raise ValueError(
            "all the input array dimensions except for the concatenation axis must match exactly, but along dimension "
            f"0, the array at index 0 has {first.ndim} dimension(s) and the array at index {index} has {other.ndim}"
        )
    for k in range(first.ndim):
        if k != axis and other.shape[k] != first.shape[k]:
            raise ValueError(
                "all the input array dimensions except for the concatenation axis must match exactly, but "
                f"along dimension {k}, the array at index 0 has size {first.shape[k]} and the array at "
                f"index {index} has size {other.shape[k]}"
            )


def stack(
    arrays: Sequence[Any], axis: int = 0, out: Any = None, *, dtype: Any = None, casting: str = "same_kind"
) -> DeviceArray:
    given = collected(list(arrays)).values
    values = [_at_least(value, 0) if isinstance(value, DeviceArray) else value for value in given]
    if len({value.shape for value in values}) > 1:
        raise ValueError("all input arrays must have the same shape")
    return concatenate(
        [expand_dims(value, axis) for value in values], axis, out, dtype=dtype, casting=casting
    )


def _at_least(array: Any, ndim: int) -> Any:
    return array[(None,) * max(ndim - array.ndim, 0)] if array.ndim < ndim else array


def joined(ndim: int, axis: int) -> Any:
    """`vstack`, `hstack` and the like: arrays of at least so many axes, joined along one."""

    def join(tup: Sequence[Any], *, dtype: Any = None, casting: str = "same_kind") -> DeviceArray:
        arrays = [_at_least(array, ndim) for array in collected(list(tup)).values]
        place = 0 if arrays[0].ndim == 1 else axis
        return concatenate(arrays, place, dtype=dtype, casting=casting)

    return join


def take(a: DeviceArray, indices: Any, axis: Any = None, out: Any = None, mode: str = "raise") -> Any:
    if mode != "raise":
        raise ArgumentError(f"take on a device array has the mode 'raise' only, not {mode!r}")
    if axis is None:
        a, axis = a.reshape(-1), 0
    place = _axis(axis, a.ndim)
    positions = indices if isinstance(indices, DeviceArray) else np.asarray(indices)
    key = (*[slice(None)] * place, positions.reshape(-1))
    shape = (*a.shape[:place], *positions.shape, *a.shape[place + 1 :])
    result = advanced.select(a, key).reshape(shape)
    if out is None:
        return result
    out.copy_to_device(result)
    return out


def take_along_axis(arr: DeviceArray, indices: Any, axis: Any = -1) -> DeviceArray:
    if axis is None:
        arr, axis = arr.reshape(-1), 0
    values = collected([arr, indices]).values
    return take_along(values[0], values[1], _axis(axis, arr.ndim))


def repeat(a: DeviceArray, repeats: Any, axis: Any = None) -> Any:
    if axis is None:
        a, axis = a.reshape(-1), 0
    place = _axis(axis, a.ndim)
    positions = np.repeat(np.arange(a.shape[place]), repeats)
    return take(a, positions, place)


def roll(a: DeviceArray, shift: int, axis: Any = None) -> DeviceArray:
    if axis is None:
        rolled: DeviceArray = roll(a.reshape(-1), shift, 0).reshape(a.shape)
        return rolled
    place = _axis(axis, a.ndim)
    extent = a.shape[place]
    by = shift % extent if extent else 0
    before = [slice(None)] * place
    return concatenate([a[(*before, slice(extent - by, None))], a[(*before, slice(0, extent - by))]], place)


def diff(a: DeviceArray, n: int = 1, axis: int = -1) -> DeviceArray:
    place = _axis(axis, a.ndim)
    before = [slice(None)] * place
    for _ in range(n):
        later, earlier = a[(*before, slice(1, None))], a[(*before, slice(None, -1))]
        a = later != earlier if a.dtype == np.bool_ else later - earlier
    return a


def nonzero(a: DeviceArray) -> tuple[DeviceArray, ...]:
    flags = a if a.dtype == np.bool_ else converted(a, np.dtype(np.bool_))
    return tuple(advanced.unravelled(nonzero_positions(flags), a.shape))


def flatnonzero(a: DeviceArray) -> DeviceArray:
    return nonzero(a.reshape(-1))[0]


def sort(
    a: DeviceArray, axis: Any = -1, kind: Any = None, order: Any = None, *, stable: Any = None
) -> DeviceArray:
    if axis is None:
        a, axis = a.reshape(-1), 0
    return sorting.sort(a, _axis(axis, a.ndim))


def argsort(
    a: DeviceArray, axis: Any = -1, kind: Any = None, order: Any = None, *, stable: Any = None
) -> DeviceArray:
    if axis is None:
        a, axis = a.reshape(-1), 0
    return sorting.argsort(a, _axis(axis, a.ndim))


def full_like(
    a: DeviceArray,
    fill_value: Any,
    dtype: Any = None,
    order: str = "K",
    subok: bool = True,
    shape: Any = None,
) -> DeviceArray:
    result = empty_like(a, dtype, order, subok, shape)
    result.fill(fill_value)
    return result


def empty_like(
    a: DeviceArray, dtype: Any = None, order: str = "K", subok: bool = True, shape: Any = None
) -> DeviceArray:
    wanted = a.session.storable(np.dtype(dtype) if dtype is not None else a.dtype)
    extents = a.shape if shape is None else (shape,) if isinstance(shape, int) else tuple(shape)
    kept = order if order in ("C", "F") else ("F" if a.layout.order == "F" else "C")
    return execute.empty(a.session, extents, wanted, kept)


def filled(value: int) -> Any:
    """`zeros_like` or `ones_like`."""

    def like(
        a: DeviceArray, dtype: Any = None, order: str = "K", subok: bool = True, shape: Any = None
    ) -> DeviceArray:
        return full_like(a, value, dtype, order, subok, shape)

    return like
