"""What `nv.matrix` means in a kernel: cooperative matrices where the device has the shape, else private cells.

Both are written, and `passes.choose_matrices` decides for each shape when the device is known. In cells every
invocation has all of a factor, since each needs most of it, and of sums those elements that it adds up: every n-th from
the invocation's place among the n active ones of the subgroup.
"""

from __future__ import annotations

from typing import Any

from numba.core import types
from numba.extending import register_jitable
from numba.np import numpy_support

from nv_lower.builtins import matrix, subgroup
from nv_lower.errors import Unsupported
from nv_lower.implementations.matrix_types import COLUMNS, LEFT, RIGHT, ROWS, SUM, Fragment, checked
from nv_lower.implementations.matrix_values import (
    component_of,
    fill_value,
    length,
    load_value,
    misaligned,
    multiply_values,
    native,
    set_component,
    store_value,
)
from nv_lower.implementations.registry import overloaded


@register_jitable
def _own(shared_out: Any) -> Any:
    """The first element that this invocation is in charge of, and how many to go on by; of factors it has all.

    No `range`, which raises where the step is 0: that no step is the compiler cannot know.
    """
    if shared_out:
        return subgroup.exclusive_scan(1, "add"), subgroup.count(True)
    return 0, 1


def _checked_array(name: str, fragment: Fragment, array: types.Type) -> types.Array:
    if not isinstance(array, types.Array) or array.ndim != 2:
        raise Unsupported(f"nv.matrix.{name}: an array with two axes is wanted, not {array}")
    both_floats = isinstance(array.dtype, types.Float) and isinstance(fragment.component, types.Float)
    converts = name == "store" and fragment.use == SUM and both_floats
    if array.dtype != fragment.component and not converts:
        raise Unsupported(
            f"nv.matrix.{name}: the array's elements are {array.dtype}, the matrix's {fragment.component}"
        )
    if not array.aligned:
        raise Unsupported(f"nv.matrix.{name}: the array's elements need not be aligned; pass an aligned copy")
    if name == "store" and not array.mutable:
        raise Unsupported("nv.matrix.store: the array is read-only")
    return array


_GAPS = "nv.matrix: along one of its axes the array must have no gaps between elements"
_MISALIGNED = "nv.matrix: rows (columns) of the part of the array do not begin at multiples of 16 bytes"


@overloaded(matrix.load)
def _load(fragment: types.Type, array: types.Type, row: types.Type, column: types.Type) -> Any:
    kind = checked("load", fragment)
    _checked_array("load", kind, array)
    rows, columns, shared_out = kind.rows, kind.columns, kind.use == SUM

    def loaded(fragment: Any, array: Any, row: Any, column: Any) -> None:
        if native(fragment):
            if array.strides[1] == array.itemsize:
                if misaligned(fragment, array, row, column, ROWS):
                    raise ValueError(_MISALIGNED)
                load_value(fragment, array, row, column, ROWS)
            else:
                if array.strides[0] != array.itemsize:
                    raise ValueError(_GAPS)
                if misaligned(fragment, array, row, column, COLUMNS):
                    raise ValueError(_MISALIGNED)
                load_value(fragment, array, row, column, COLUMNS)
        else:
            e, step = _own(shared_out)
            while e < rows * columns:
                fragment._cells[e // columns, e % columns] = array[row + e // columns, column + e % columns]
                e += step

    return loaded


@overloaded(matrix.store)
def _store(fragment: types.Type, array: types.Type, row: types.Type, column: types.Type) -> Any:
    kind = checked("store", fragment)
    _checked_array("store", kind, array)
    rows, columns = kind.rows, kind.columns

    def stored(fragment: Any, array: Any, row: Any, column: Any) -> None:
        if native(fragment):
            if array.strides[1] == array.itemsize:
                if misaligned(fragment, array, row, column, ROWS):
                    raise ValueError(_MISALIGNED)
                store_value(fragment, array, row, column, ROWS)
            else:
                if array.strides[0] != array.itemsize:
                    raise ValueError(_GAPS)
                if misaligned(fragment, array, row, column, COLUMNS):
                    raise ValueError(_MISALIGNED)
                store_value(fragment, array, row, column, COLUMNS)
        else:
            e, step = _own(True)
            while e < rows * columns:
                array[row + e // columns, column + e % columns] = fragment._cells[e // columns, e % columns]
                e += step

    return stored


@overloaded(matrix.fill)
def _fill(fragment: types.Type, value: types.Type) -> Any:
    kind = checked("fill", fragment)
    if not isinstance(types.unliteral(value), types.Integer | types.Float | types.Boolean):
        raise Unsupported(f"nv.matrix.fill: the value is a real number, not {value}")

    def filled(fragment: Any, value: Any) -> None:
        if native(fragment):
            fill_value(fragment, value)
        else:
            for e in range(rows * columns):
                fragment._cells[e // columns, e % columns] = value

    rows, columns = kind.rows, kind.columns
    return filled


@overloaded(matrix.multiply_add)
def _multiply_add(left: types.Type, right: types.Type, accumulator: types.Type) -> Any:
    kinds = [
        checked("multiply_add", given, use)
        for given, use in ((left, LEFT), (right, RIGHT), (accumulator, SUM))
    ]
    if len({kind.product for kind in kinds}) > 1:
        raise Unsupported(
            f"nv.matrix.multiply_add: the matrices belong to different products: {', '.join(map(str, kinds))}"
        )
    rows, columns, inner = kinds[2].rows, kinds[2].columns, kinds[2].inner
    number = numpy_support.as_dtype(kinds[2].result).type

    def multiplied(left: Any, right: Any, accumulator: Any) -> None:
        if native(accumulator):
            multiply_values(left, right, accumulator)
        else:
            a, b, c = left._cells, right._cells, accumulator._cells
            e, step = _own(True)
            while e < rows * columns:
                i, j = e // columns, e % columns
                total = c[i, j]
                for k in range(inner):
                    total = number(total + number(number(a[i, k]) * number(b[k, j])))
                c[i, j] = total
                e += step

    return multiplied


@overloaded(matrix.apply)
def _apply(function: types.Type, fragment: types.Type) -> Any:
    kind = checked("apply", fragment)
    rows, columns = kind.rows, kind.columns
    shared_out, number = kind.use == SUM, numpy_support.as_dtype(kind.component).type

    def applied(function: Any, fragment: Any) -> None:
        if native(fragment):
            for i in range(length(fragment)):
                set_component(fragment, i, number(function(component_of(fragment, i))))
        else:
            e, step = _own(shared_out)
            while e < rows * columns:
                i, j = e // columns, e % columns
                fragment._cells[i, j] = number(function(fragment._cells[i, j]))
                e += step

    return applied
