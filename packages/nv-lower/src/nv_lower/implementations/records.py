"""Fields of records, each read and written with the alignment that its record says of it (`nv_types.dtypes`).

Numba's own code takes all fields of a record as aligned or none, and copies an array that is assigned to a field
without a look at its shape and strides.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.typing import signature

import nv_types
from nv_lower.errors import Unsupported
from nv_lower.implementations.registry import lowering_registry


@lowering_registry.lower_getattr_generic(nv_types.Record)
def _get_field(context: Any, builder: ir.IRBuilder, type_: nv_types.Record, value: Any, name: str) -> Any:
    element = type_.typeof(name)
    pointer = _pointer(context, builder, type_, value, name)
    if isinstance(element, types.NestedArray):
        return _nested(context, builder, element, pointer)
    return context.unpack_value(builder, element, pointer, type_.alignof(name))


@lowering_registry.lower_setattr_generic(nv_types.Record)
def _set_field(context: Any, builder: ir.IRBuilder, sig: Any, args: Any, name: str) -> None:
    type_, given = sig.args
    record, value = args
    if not type_.mutable:
        raise Unsupported(
            f"the record is passed by value, and what is written to its field {name!r} would be lost; "
            "pass an array of one record, x[i:i + 1], and write x[0]"
        )
    element = type_.typeof(name)
    pointer = _pointer(context, builder, type_, record, name)
    if isinstance(element, types.NestedArray):
        target = _nested(context, builder, element, pointer)
        arrays = signature(types.none, _as_array(element), _as_array(given))
        context.compile_internal(builder, _assign, arrays, (target, value))
        return
    value = context.cast(builder, value, given, element)
    context.pack_value(builder, element, value, pointer, align=type_.alignof(name))


def _assign(target: Any, value: Any) -> None:
    target[...] = value


def _as_array(type_: types.Type) -> types.Type:
    """The type of an array in a record without its shape, as which it lies in the same form."""
    if not isinstance(type_, types.NestedArray):
        return type_
    return types.Array(type_.dtype, type_.ndim, type_.layout, aligned=type_.aligned)


def _pointer(context: Any, builder: ir.IRBuilder, type_: types.Record, value: Any, name: str) -> ir.Value:
    element = type_.typeof(name)
    stored = element.dtype if isinstance(element, types.NestedArray) else element
    return cgutils.get_record_member(builder, value, type_.offset(name), context.get_data_type(stored))


def _nested(context: Any, builder: ir.IRBuilder, type_: types.NestedArray, pointer: ir.Value) -> ir.Value:
    """The array in a record, as a view."""
    array = context.make_array(type_)(context, builder)
    context.populate_array(
        array,
        data=builder.bitcast(pointer, array.data.type),
        shape=[context.get_constant(types.intp, extent) for extent in type_.shape],
        strides=[context.get_constant(types.intp, stride) for stride in type_.strides],
        itemsize=context.get_constant(types.intp, type_.size),
        meminfo=None,
    )
    return array._getvalue()


@lowering_registry.lower_constant(nv_types.Record)
def _constant(_context: Any, builder: ir.IRBuilder, type_: nv_types.Record, value: Any) -> ir.Value:
    """A record from outside, in private memory."""
    record = cgutils.alloca_once_value(builder, table(np.array([value], type_.dtype)))
    record.align = type_.alignment
    return record


def table(values: np.ndarray[Any, Any]) -> ir.Constant:
    """The bytes of an array of records; what lies between the fields is zero, so that they are always the same."""
    clean = np.zeros(values.shape, values.dtype)
    _copy_fields(clean, values)
    content = bytearray(clean.tobytes())
    return ir.Constant(ir.ArrayType(ir.IntType(8), len(content)), content)


def _copy_fields(target: np.ndarray[Any, Any], source: np.ndarray[Any, Any]) -> None:
    if target.dtype.names is None:
        target[...] = source
        return
    for name in target.dtype.names:
        _copy_fields(target[name], source[name])
