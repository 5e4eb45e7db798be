"""`array[key]` and `array[key] = value` where the key holds arrays."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from numba_vulkan.algorithms.gather import nonzero, put, take
from numba_vulkan.arrays import transfer
from numba_vulkan.arrays.create import to_device
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.elementwise import execute
from numba_vulkan.elementwise.program import Input, Program, Step, Use
from numba_vulkan.indexing.key import Key, broadcast, parsed
from numba_vulkan.jit import jit
from numba_vulkan.kernel import Kernel
from numba_vulkan.sessions.session import Session

_INDEX = np.dtype(np.intp)


@dataclass(frozen=True)
class _Selection:
    """Elements of `merged` at `positions` along `axis`; `shape` is that of the positions."""

    merged: DeviceArray
    axis: int
    positions: DeviceArray
    shape: tuple[int, ...]
    owner: DeviceArray  # the view whose elements `merged` holds, or a copy of them

    @property
    def result_shape(self) -> tuple[int, ...]:
        return (*self.merged.shape[: self.axis], *self.shape, *self.merged.shape[self.axis + 1 :])


def select(array: DeviceArray, key: Any) -> DeviceArray:
    """A new array of the elements that an index with arrays selects."""
    selection = _selection(array, parsed(key, array.ndim))
    result: DeviceArray = take(selection.merged, selection.positions, selection.axis).reshape(
        selection.result_shape
    )
    return result


def assign(array: DeviceArray, key: Any, value: Any) -> None:
    """Assign to the elements that an index with arrays selects; of elements selected twice, any assignment stays."""
    taken = parsed(key, array.ndim)
    if _is_single_mask(taken) and np.size(value) == 1 and not isinstance(value, DeviceArray):
        _fill(array.indexed(taken.basic), taken.parts[0].value, taken.places[0], value)
        return
    selection = _selection(array, taken)
    shape = selection.result_shape
    values = execute.empty(array.session, shape, array.dtype)
    _check_value(value, shape)
    transfer.assign(values, value, None)
    flat = (*selection.merged.shape[: selection.axis], -1, *selection.merged.shape[selection.axis + 1 :])
    if values.size:
        put(selection.merged, selection.positions, selection.axis, values.reshape(flat))
        if selection.merged.buffer is not selection.owner.buffer:
            selection.owner.copy_to_device(selection.merged.reshape(selection.owner.shape))


def _check_value(value: Any, shape: tuple[int, ...]) -> None:
    given = value.shape if isinstance(value, DeviceArray) else np.shape(value)
    while len(given) > len(shape) and given[0] == 1:
        given = given[1:]
    try:
        fits = np.broadcast_shapes(given, shape) == shape
    except ValueError:
        fits = False
    if not fits:
        raise ValueError(
            f"shape mismatch: value array of shape {str(given).replace(' ', '')} could not be broadcast to indexing "
            f"result of shape {str(shape).replace(' ', '')}"
        )


def _is_single_mask(key: Key) -> bool:
    return len(key.parts) == 1 and key.parts[0].value.dtype == np.bool_


def _fill(view: DeviceArray, mask: Any, start: int, value: Any) -> None:
    """Assign one number where a mask of the view's axes from `start` on is true."""
    _check_mask(view, mask, start)
    on_device = mask if isinstance(mask, DeviceArray) else to_device(mask, device=view.device)
    trailing = (None,) * (view.ndim - start - on_device.ndim)
    shown = on_device[(..., *trailing)] if trailing else on_device
    number = np.asarray(value).astype(view.dtype).reshape(())[()]
    program = Program("fill", (Input(view.dtype, scalar=True),), (), ((0, view.dtype),), masked=True)
    execute.run(program, [view], [number], shown)


def _check_mask(view: DeviceArray, mask: Any, first: int) -> None:
    for axis, extent in enumerate(mask.shape, first):
        if view.shape[axis] != extent:
            raise IndexError(
                "boolean index did not match indexed array along axis "
                f"{axis}; size of axis is {view.shape[axis]} but size of corresponding boolean axis is {extent}"
            )


def _selection(array: DeviceArray, key: Key) -> _Selection:
    view = array.indexed(key.basic)
    axes: list[int] = []
    for part, place in zip(key.parts, key.places, strict=True):
        if part.value.dtype == np.bool_:
            _check_mask(view, part.value, place)
        axes += range(place, place + part.axes)
    rest = [axis for axis in range(view.ndim) if axis not in axes]
    first = key.places[0] if key.together else 0
    order = (*rest[:first], *axes, *rest[first:])
    owner = view.transpose(order) if view.ndim else view
    extents = tuple(owner.shape[first : first + len(axes)])
    merged = _merge(owner, first, len(axes))
    positions, shape = _positions(array.session, key, extents)
    return _Selection(merged, first, positions, shape, owner)


def _merge(view: DeviceArray, first: int, count: int) -> DeviceArray:
    """The array with `count` axes from `first` on as one: a view if the strides allow it, else a copy."""
    if count == 1:
        return view
    extents, strides = view.shape[first : first + count], view.strides[first : first + count]
    shape = (*view.shape[:first], int(np.prod(extents)), *view.shape[first + count :])
    for k in range(count - 1):
        if strides[k] != strides[k + 1] * extents[k + 1]:
            merged: DeviceArray = view.copy().reshape(shape)
            return merged
    from numba_vulkan.arrays.views import Layout

    step = strides[-1] if count else view.itemsize
    layout = Layout(
        shape, (*view.strides[:first], step, *view.strides[first + count :]), view.layout.offset, view.dtype
    )
    return DeviceArray(view.session, view.buffer, layout)


def _positions(session: Session, key: Key, extents: tuple[int, ...]) -> tuple[DeviceArray, tuple[int, ...]]:
    """Positions along the merged axis, flat, and the shape of the index."""
    if _is_single_mask(key):
        mask = key.parts[0].value
        found = nonzero(mask) if isinstance(mask, DeviceArray) else _uploaded(np.flatnonzero(mask), session)
        return found, (found.size,)
    arrays: list[Any] = []
    for part in key.parts:
        if part.value.dtype != np.bool_:
            arrays.append(part.value)
        elif isinstance(part.value, DeviceArray):
            arrays += unravelled(nonzero(part.value), part.value.shape)
        else:
            arrays += np.nonzero(part.value)
    shape = broadcast(arrays)
    if not any(isinstance(array, DeviceArray) for array in arrays):
        return _uploaded(_on_host(arrays, extents, shape), session), shape
    if len(arrays) == 1:
        flat = arrays[0] if arrays[0].is_contiguous() else arrays[0].copy()
        return flat.reshape(-1), shape
    on_device = [
        a if isinstance(a, DeviceArray) else to_device(np.asarray(a), device=session.device) for a in arrays
    ]
    result = execute.empty(session, shape, session.storable(_INDEX))
    execute.run(_linear(tuple(a.dtype for a in on_device), extents, result.dtype), [result], on_device)
    return result.reshape(-1), shape


def _uploaded(positions: np.ndarray[Any, Any], session: Session) -> DeviceArray:
    return to_device(positions.astype(session.storable(_INDEX)), device=session.device)


def _on_host(arrays: Sequence[Any], extents: tuple[int, ...], shape: tuple[int, ...]) -> np.ndarray[Any, Any]:
    linear = np.zeros(shape, np.intp)
    for axis, (array, extent) in enumerate(zip(arrays, extents, strict=True)):
        beyond = (array < -extent) | (array >= extent)
        if beyond.any():
            wrong = np.asarray(array)[beyond].flat[0]
            raise IndexError(f"index {wrong} is out of bounds for axis {axis} with size {extent}")
        linear = linear * extent + np.where(array < 0, array + extent, array)
    return linear.reshape(-1)


def unravelled(positions: DeviceArray, shape: tuple[int, ...]) -> list[DeviceArray]:
    """Positions along each axis of a shape."""
    found: list[DeviceArray] = []
    for extent in reversed(shape[1:]):
        found.insert(0, positions % extent)
        positions = positions // extent
    return [positions, *found]


@functools.lru_cache(maxsize=256)
def _linear(dtypes: tuple[np.dtype[Any], ...], extents: tuple[int, ...], index: np.dtype[Any]) -> Program:
    """The program from positions along several axes to one along the merged axis."""
    uses: tuple[Use, ...] = tuple((k, index) for k in range(len(dtypes)))
    return Program(
        "positions",
        tuple(map(Input, dtypes)),
        (Step(_linear_function(extents), uses, (index,)),),
        ((len(dtypes), index),),
    )


@functools.lru_cache(maxsize=256)
def _linear_function(extents: tuple[int, ...]) -> Kernel:
    """A device function, since each number of axes needs parameters of its own."""
    names = [f"i{axis}" for axis in range(len(extents))]
    lines = ["linear = 0"]
    for name, extent in zip(names, extents, strict=True):
        lines += [
            f"if {name} < -{extent} or {name} >= {extent}:",
            "    raise IndexError('index out of bounds for an axis of a device array')",
            f"linear = linear * {extent} + ({name} + {extent} if {name} < 0 else {name})",
        ]
    body = "\n    ".join([*lines, "return linear"])
    space: dict[str, Any] = {"__name__": f"{__package__}.generated"}
    exec(
        compile(f"def linear_position({', '.join(names)}):\n    {body}", "<numba_vulkan positions>", "exec"),
        space,
    )
    made: Kernel = jit(space["linear_position"])
    return made


def positions_of(array: DeviceArray, key: Any) -> tuple[DeviceArray, tuple[int, ...]]:
    """Which elements of a contiguous array an index of any kind selects: flat positions, and the index's shape."""
    flat = execute.empty(array.session, array.shape, array.session.storable(_INDEX))
    numbers = np.arange(array.size, dtype=flat.dtype).reshape(array.shape)
    if not _mentions_device(key):
        chosen = numbers[key]
        return to_device(chosen.reshape(-1), device=array.device), chosen.shape
    flat.copy_to_device(numbers)
    selected = select(flat, key)
    return selected.reshape(-1), selected.shape


def _mentions_device(key: Any) -> bool:
    return any(isinstance(part, DeviceArray) for part in (key if isinstance(key, tuple) else (key,)))
