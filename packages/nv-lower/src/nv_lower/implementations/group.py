"""The meaning of `nv.group`: Python functions over workgroup memory, compiled by Numba where a kernel calls them.

A scratch array of `CHUNK` elements serves workgroups of any size: a larger one goes through it in rounds, each of which
continues with what the one before has found. All calls for one type of value share the array, so a round begins and
ends with a barrier.

Blelloch's tree needs fewer additions than the scan of Hillis and Steele (Data parallel algorithms, 1986) that is used
here, but twice as many barriers.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
from numba.core import types
from numba.extending import register_jitable
from numba.np import numpy_support

from nv_lower.builtins import atomic, group, shared
from nv_lower.builtins.barriers import barrier, barrier_and, barrier_count, barrier_or
from nv_lower.builtins.geometry import local_id, local_size
from nv_lower.errors import Unsupported
from nv_lower.implementations.registry import overloaded
from nv_lower.implementations.subgroup import combined_type, operation_of

#: Elements of the scratch array: at most 8 KiB, of the 16 that every device has.
CHUNK = 512


@overloaded(group.rank)
def _rank() -> Any:
    def ranked() -> Any:
        return local_id(0) + local_size(0) * (local_id(1) + local_size(1) * local_id(2))

    return ranked


@register_jitable
def _size() -> Any:
    return local_size(0) * local_size(1) * local_size(2)


@register_jitable
def _smaller(x: Any, y: Any) -> Any:
    return x if x < y or x != x else y


@register_jitable
def _larger(x: Any, y: Any) -> Any:
    return x if x > y or x != x else y


_COMBINE: dict[str, Callable[..., Any]] = {
    "add": operator.add,
    "mul": operator.mul,
    "min": _smaller,
    "max": _larger,
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
}


def _identity(operation: str, type_: types.Type) -> Any:
    """What changes nothing, as a NumPy scalar of the type."""
    dtype = numpy_support.as_dtype(type_)
    if operation in ("min", "max"):
        greatest = operation == "min"
        if dtype.kind == "f":
            return dtype.type(np.inf if greatest else -np.inf)
        if dtype.kind == "b":
            return dtype.type(greatest)
        limits = np.iinfo(dtype)
        return dtype.type(limits.max if greatest else limits.min)
    if operation == "and":
        return np.invert(dtype.type(0))
    return dtype.type(operation == "mul")


def _shape(name: str, value: types.Type, operation: types.Type) -> tuple[Any, Callable[..., Any], Any]:
    """The dtype in which values are combined, the function that combines two, and what changes nothing."""
    operator = operation_of(f"nv.group.{name}", operation)
    type_ = combined_type(f"nv.group.{name}", _checked(name, value), operator)
    return numpy_support.as_dtype(type_).type, _COMBINE[operator], _identity(operator, type_)


def _checked(name: str, value: types.Type) -> types.Type:
    plain = types.unliteral(value)
    if not isinstance(plain, types.Boolean | types.Integer | types.Float | types.Complex):
        raise Unsupported(f"nv.group.{name}: the value is a number or a bool, not {value}")
    return plain


@overloaded(group.reduce, prefer_literal=True)
def _reduce(value: types.Type, operation: types.Type) -> Any:
    dtype, combine, start = _shape("reduce", value, operation)

    def reduced(value: Any, operation: Any) -> Any:
        scratch = shared.array(CHUNK, dtype)
        rank, size = group.rank(), _size()
        total = start
        for base in range(0, size, CHUNK):
            left = min(size - base, CHUNK)
            place = rank - base
            inside = place >= 0 and place < left
            barrier()
            if inside:
                scratch[place] = dtype(value)
            barrier()
            while left > 1:
                half = (left + 1) // 2
                if inside and place < left - half:
                    scratch[place] = dtype(combine(scratch[place], scratch[place + half]))
                barrier()
                left = half
            total = scratch[0] if base == 0 else dtype(combine(total, scratch[0]))
        return total

    return reduced


def _scan(name: str, inclusive: bool) -> None:
    @overloaded(getattr(group, name), prefer_literal=True)
    def typed(value: types.Type, operation: types.Type) -> Any:
        dtype, combine, start = _shape(name, value, operation)
        shift = 0 if inclusive else 1

        def scanned(value: Any, operation: Any) -> Any:
            scratch = shared.array(CHUNK, dtype)
            rank, size = group.rank(), _size()
            carry = start  # what the rounds before have come to
            found = start
            for base in range(0, size, CHUNK):
                left = min(size - base, CHUNK)
                place = rank - base
                inside = place >= 0 and place < left
                barrier()
                if inside:
                    scratch[place] = dtype(value)
                barrier()
                step = 1
                while step < left:
                    takes = inside and place >= step
                    before = start
                    if takes:
                        before = scratch[place - step]
                    barrier()
                    if takes:
                        scratch[place] = dtype(combine(before, scratch[place]))
                    barrier()
                    step *= 2
                if inside:
                    found = carry
                    if place >= shift:
                        found = dtype(combine(carry, scratch[place - shift]))
                carry = dtype(combine(carry, scratch[left - 1]))
            return found

        return scanned


_scan("inclusive_scan", inclusive=True)
_scan("exclusive_scan", inclusive=False)


@overloaded(group.broadcast)
def _broadcast(value: types.Type, rank: types.Type) -> Any:
    dtype = numpy_support.as_dtype(_checked("broadcast", value)).type
    if not isinstance(rank, types.Integer):
        raise Unsupported(f"nv.group.broadcast: the rank is an integer, not {rank}")

    def sent(value: Any, rank: Any) -> Any:
        scratch = shared.array(1, dtype)
        barrier()
        if group.rank() == rank:
            scratch[0] = value
        barrier()
        return scratch[0]

    return sent


@register_jitable
def _comes_before(x: Any, y: Any) -> Any:
    return x < y or (x == x and y != y)


@overloaded(group.sort)
def _sort(array: types.Type) -> Any:
    """Merge exchange (Knuth, The Art of Computer Programming, volume 3, algorithm 5.2.2M).

    The comparisons of one round touch no element twice, so that all are done at once, and which they are depends on
    nothing but the length, which need not be a power of two.
    """
    if not isinstance(array, types.Array) or array.ndim != 1:
        raise Unsupported(f"nv.group.sort: an array with one axis is sorted, not {array}")
    if not isinstance(array.dtype, types.Boolean | types.Integer | types.Float):
        raise Unsupported(f"nv.group.sort: elements of type {array.dtype} have no order; sort real numbers")
    if not array.mutable:
        raise Unsupported("nv.group.sort: the array is read-only")

    def sorted_in_place(array: Any) -> None:
        rank, workers, length = group.rank(), _size(), array.size
        top = 1
        while 2 * top < length:
            top *= 2
        part = top if length > 1 else 0
        barrier()
        while part > 0:
            stride, kept, apart = top, 0, part
            while True:
                for i in range(rank, length - apart, workers):
                    if i & part == kept and _comes_before(array[i + apart], array[i]):
                        array[i], array[i + apart] = array[i + apart], array[i]
                barrier()
                if stride == part:
                    break
                apart, stride, kept = stride - part, stride // 2, part
            part //= 2

    return sorted_in_place


def _vote(stub: Callable[..., Any], answer: Callable[..., Any]) -> None:
    @overloaded(stub)
    def typed(condition: types.Type) -> Any:
        if not isinstance(types.unliteral(condition), types.Boolean | types.Integer | types.Float):
            raise Unsupported(f"nv.{stub.__name__}: a condition is a bool or a number, not {condition}")

        def counted(condition: Any) -> Any:
            count = shared.array(1, np.int32)
            barrier()
            if group.rank() == 0:
                count[0] = 0
            barrier()
            if condition:
                atomic.add(count, 0, 1)
            barrier()
            return answer(count[0])

        return counted


@register_jitable
def _number(count: Any) -> Any:
    return np.int64(count)


@register_jitable
def _every(count: Any) -> Any:
    return count == _size()


@register_jitable
def _some(count: Any) -> Any:
    return count != 0


for _answer, _stubs in {
    _number: (group.count, barrier_count),
    _every: (group.all, barrier_and),
    _some: (group.any, barrier_or),
}.items():
    for _stub in _stubs:
        _vote(_stub, _answer)
