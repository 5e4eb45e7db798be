"""Arrays that live on the device for the time of a kernel: what `nv.shared.array` and `nv.local.array` share."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.core.errors import NumbaNotImplementedError
from numba.core.typing import signature

import nv_types
from nv_lower.errors import Unsupported

Allocate = Callable[[ir.IRBuilder, ir.ArrayType, int], ir.Value]


def array_of(name: str, shape: types.Type, dtype: types.Type, allocate: Allocate) -> Any:
    """Signature and code generator of a C-contiguous array of constant shape.

    `allocate(builder, type, alignment)` gives a pointer to memory for an LLVM array type.
    """
    extents = _extents(name, shape)
    element = element_of(name, dtype)
    array = array_type(element, len(extents))

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, _args: Any) -> Any:
        data_type = context.get_data_type(element)
        itemsize = context.get_abi_sizeof(data_type)
        memory = ir.ArrayType(data_type, prod(extents))
        pointer = allocate(builder, memory, alignment_of(context, element))
        strides = [itemsize * prod(extents[axis + 1 :]) for axis in range(len(extents))]
        return array_value(
            context,
            builder,
            sig.return_type,
            pointer,
            shape=[context.get_constant(types.intp, extent) for extent in extents],
            strides=[context.get_constant(types.intp, stride) for stride in strides],
        )

    return signature(array, shape, dtype), generate


def array_type(element: types.Type, ndim: int) -> types.Array:
    """The C-contiguous array of such elements."""
    if isinstance(element, types.Record):
        return nv_types.array_type(element.dtype, ndim, "C")
    return types.Array(element, ndim, "C")


def alignment_of(context: Any, element: types.Type) -> int:
    """What the addresses of such elements are multiples of."""
    if isinstance(element, nv_types.Record):
        return element.alignment
    return int(context.get_abi_alignment(context.get_data_type(element)))


def array_value(
    context: Any,
    builder: ir.IRBuilder,
    type_: types.Array,
    pointer: ir.Value,
    *,
    shape: list[ir.Value],
    strides: list[ir.Value],
) -> ir.Value:
    """An array of that type at a pointer; strides count bytes."""
    value = context.make_array(type_)(context, builder)
    context.populate_array(
        value,
        data=builder.bitcast(pointer, value.data.type),
        shape=shape,
        strides=strides,
        itemsize=context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(type_.dtype))),
        meminfo=None,
    )
    return value._getvalue()


def _extents(name: str, shape: types.Type) -> tuple[int, ...]:
    elements = tuple(shape) if isinstance(shape, types.BaseTuple) else (shape,)
    if not elements or not all(isinstance(element, types.IntegerLiteral) for element in elements):
        raise Unsupported(
            f"{name}: the shape must be a constant integer or a tuple of constant integers "
            "(a literal, a global or closure variable, or an expression of these)"
        )
    extents = tuple(int(element.literal_value) for element in elements)
    if any(extent < 1 for extent in extents):
        raise Unsupported(f"{name}: every extent must be at least 1, not {extents}")
    return extents


def element_of(name: str, dtype: types.Type) -> types.Type:
    """The element type that a dtype argument names."""
    element = dtype.dtype if isinstance(dtype, types.DTypeSpec) else None
    if isinstance(dtype, types.TypeRef):
        element = dtype.instance_type
    if isinstance(dtype, types.StringLiteral):
        element = _named_element(name, dtype.literal_value)
    if isinstance(element, types.Boolean | types.Integer | types.Float | types.Complex | types.Record):
        return nv_types.normalised(element)
    raise Unsupported(
        f"{name}: the dtype must be a number type such as numpy.float32 or a dtype of records, not {dtype}"
    )


def _named_element(name: str, dtype: str) -> types.Type:
    try:
        return nv_types.from_dtype(np.dtype(dtype))
    except (TypeError, NumbaNotImplementedError):
        raise Unsupported(f"{name}: {dtype!r} names no dtype that a kernel has") from None
