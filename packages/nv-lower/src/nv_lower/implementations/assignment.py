"""`a[i:j] = b[k:l]` with NumPy's meaning, and without the copy that Numba makes where both sides overlap.

NumPy reads the whole right side before it writes. Without memory for that, an element must be read before another one
overwrites it, which is a question of order:

- strides that are equal on both sides (`a[1:] = a[:-1]`, `a[:, 1] = a[:, 0]`): as `memmove`, upwards in memory where
  the target lies below the source, downwards where it lies above;
- opposite strides (`a[:] = a[::-1]`): elements in pairs, both read before either is written;
- strides of one sign (`a[:n] = a[::2]`): target and source meet at one index; on each side of it the order is known;
- an element or a row that is repeated (`a[:] = a[2]`): it overwrites itself with what it is.

What is left (`a[:] = a.T`) raises at run time, if both sides do overlap.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.core.typing import signature
from numba.core.typing.arraydecl import get_array_index_type
from numba.extending import register_jitable

from nv_lower.implementations.registry import lowering_registry

_DONE, _MISMATCH, _OVERLAP = range(3)
_RAISED: dict[int, tuple[type[Exception], str]] = {
    _MISMATCH: (ValueError, "cannot assign slice of different shape"),
    _OVERLAP: (
        MemoryError,
        "both sides of a slice assignment overlap, in no order in which a kernel could copy them; "
        "assign element by element, or through nv.local.array",
    ),
}


@lowering_registry.lower(operator.setitem, types.Array, types.Any, types.Array)
def _assign(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
    array, index, value = sig.args
    view = _basic_view(array, index)
    if view is None or value.ndim > view.ndim or not value.ndim:
        from numba.np import arrayobj

        return arrayobj.setitem_array(context, builder, sig, args)
    location = context.position.location
    get = context.get_function(operator.getitem, signature(view, array, index))
    target = get(builder, args[:2])
    distance = _distance(context, builder, (view, target), (value, args[2]))
    status = context.compile_internal(
        builder,
        _assignment(view.ndim, value.ndim),
        signature(types.intp, view, value, types.intp),
        (target, args[2], distance),
    )
    for code, (kind, message) in _RAISED.items():
        failed = builder.icmp_signed("==", status, ir.Constant(status.type, code))
        with builder.if_then(failed, likely=False):
            context.call_conv.return_user_exc(builder, kind, (message,), loc=location)
    return None


@lowering_registry.lower(operator.getitem, types.Array, types.EllipsisType)
def _whole(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
    """``array[...]``, which Numba types and has in tuples of indices only."""
    array, ellipsis = sig.args
    index = types.UniTuple(ellipsis, 1)
    get = context.get_function(operator.getitem, signature(sig.return_type, array, index))
    return get(builder, (args[0], context.make_tuple(builder, index, args[1:])))


def _basic_view(array: types.Array, index: types.Type) -> types.Array | None:
    """The type of ``array[index]`` where it is a view of several elements."""
    parts = tuple(index) if isinstance(index, types.BaseTuple) else (index,)
    if any(isinstance(part, types.Array) for part in parts):
        return None
    result = get_array_index_type(array, index).result
    return result if isinstance(result, types.Array) and result.ndim else None


def _distance(context: Any, builder: ir.IRBuilder, target: Any, source: Any) -> ir.Value:
    """Bytes from the first element of the source to that of the target."""
    word = context.get_value_type(types.intp)
    first, second = (
        builder.ptrtoint(context.make_array(type_)(context, builder, value).data, word)
        for type_, value in (target, source)
    )
    return builder.sub(first, second)


@cache
def _assignment(target_axes: int, source_axes: int) -> Any:
    """A device function of target, source and distance that copies, or says why not."""
    if target_axes == source_axes == 1:
        return _one_axis
    copy = _copier(target_axes)

    def assign(target: Any, source: Any, distance: int) -> int:
        if not _fits(target.shape, source.shape):
            return _MISMATCH
        spread = np.broadcast_to(source, target.shape)
        shape, strides, others = target.shape, target.strides, spread.strides
        in_order = _same_strides(shape, strides, others) and (distance == 0 or _nested(shape, strides))
        apart = not _overlap(shape, strides, others, target.itemsize, distance)
        if not (apart or in_order or _repeats_itself(shape, strides, others, distance)):
            return _OVERLAP
        copy(target, spread, apart or not in_order or distance <= 0)
        return _DONE

    return assign


def _one_axis(target: Any, source: Any, distance: int) -> int:
    count = target.shape[0]
    if source.shape[0] != count:
        if source.shape[0] != 1:
            return _MISMATCH
        value = source[0]
        for i in range(count):
            target[i] = value
        return _DONE
    step, other = target.strides[0], source.strides[0]
    if step == other or count < 2:
        if (distance > 0) == (step > 0):
            for t in range(count):
                target[count - 1 - t] = source[count - 1 - t]
        else:
            for i in range(count):
                target[i] = source[i]
    elif other == 0 or not _overlap(target.shape, target.strides, source.strides, target.itemsize, distance):
        for i in range(count):
            target[i] = source[i]
    elif step == -other:
        _in_pairs(target, source, distance)
    elif (step > 0) == (other > 0):
        _around_meeting(target, source, distance)
    else:
        return _OVERLAP
    return _DONE


@register_jitable
def _in_pairs(target: Any, source: Any, distance: int) -> None:
    """Opposite strides: writing element i overwrites what element `ends - i` reads, and the other way round."""
    count, other = target.shape[0], source.strides[0]
    between = distance % other != 0  # elements lie between those of the other side
    ends = distance // other
    for i in range(count):
        j = ends - i
        if between or j < 0 or j >= count or i == j:
            target[i] = source[i]
        elif i < j:
            one, two = source[i], source[j]
            target[i] = one
            target[j] = two


@register_jitable
def _around_meeting(target: Any, source: Any, distance: int) -> None:
    """Strides of one sign: writing i overwrites what j = (distance + i step) / other reads.

    Where both meet, i = j; from there j runs ahead of i on one side and behind it on the other.
    """
    count, step, other = target.shape[0], target.strides[0], source.strides[0]
    meeting = min(max(distance // (other - step) + 1, 0), count)
    if abs(step) > abs(other):  # j lies on the outer side of i: towards the meeting
        for i in range(meeting):
            target[i] = source[i]
        for t in range(count - meeting):
            target[count - 1 - t] = source[count - 1 - t]
    else:
        for t in range(meeting):
            target[meeting - 1 - t] = source[meeting - 1 - t]
        for i in range(meeting, count):
            target[i] = source[i]


@cache
def _copier(axes: int) -> Callable[..., None]:
    """A function that copies elements upwards or downwards in memory, if the axes are nested."""
    if axes == 1:

        @register_jitable
        def copy(target: Any, source: Any, upwards: bool) -> None:
            last = target.shape[0] - 1
            backwards = (target.strides[0] < 0) == upwards
            for t in range(target.shape[0]):
                i = last - t if backwards else t
                target[i] = source[i]

        return copy
    inner = _copier(axes - 1)

    @register_jitable
    def copy_axis(target: Any, source: Any, upwards: bool) -> None:
        last = target.shape[0] - 1
        backwards = (target.strides[0] < 0) == upwards
        for t in range(target.shape[0]):
            i = last - t if backwards else t
            inner(target[i], source[i], upwards)

    return copy_axis


@register_jitable
def _fits(shape: Any, given: Any) -> bool:
    """Return whether an array of shape `given`, of no more axes, can be broadcast to `shape`."""
    missing = len(shape) - len(given)
    for axis in range(len(given)):  # noqa: SIM110 -- Numba reads no generator
        if given[axis] != 1 and given[axis] != shape[missing + axis]:
            return False
    return True


@register_jitable
def _overlap(shape: Any, strides: Any, others: Any, itemsize: int, distance: int) -> bool:
    """Return whether the bytes from the first to the last of both sides have some in common."""
    low, high, other_low, other_high = distance, distance + itemsize, 0, itemsize
    for axis in range(len(shape)):
        steps = shape[axis] - 1
        if steps < 0:
            return False
        low += min(steps * strides[axis], 0)
        high += max(steps * strides[axis], 0)
        other_low += min(steps * others[axis], 0)
        other_high += max(steps * others[axis], 0)
    return low < other_high and other_low < high


@register_jitable
def _same_strides(shape: Any, strides: Any, others: Any) -> bool:
    for axis in range(len(shape)):  # noqa: SIM110
        if shape[axis] > 1 and strides[axis] != others[axis]:
            return False
    return True


@register_jitable
def _nested(shape: Any, strides: Any) -> bool:
    """Return whether a step along each axis is longer than the reach of the axes behind it.

    The order of the elements is then their order in memory.
    """
    reach = 0
    for k in range(len(shape)):
        axis = len(shape) - 1 - k
        if shape[axis] > 1:
            if abs(strides[axis]) <= reach:
                return False
            reach += (shape[axis] - 1) * abs(strides[axis])
    return True


@register_jitable
def _repeats_itself(shape: Any, strides: Any, others: Any, distance: int) -> bool:
    """Return whether the source is one of the places in the target that its copies go to."""
    left = -distance
    for axis in range(len(shape)):
        if shape[axis] < 2:
            continue
        if others[axis] == 0 and strides[axis] != 0:
            place = left // strides[axis]
            if place < 0 or place >= shape[axis]:
                return False
            left -= place * strides[axis]
        elif others[axis] != strides[axis]:
            return False
    return left == 0 and _nested(shape, strides)
