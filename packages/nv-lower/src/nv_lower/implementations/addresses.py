"""What `nv.carray` and an array's `device_pointer` mean in a kernel: calls that only physical addressing can answer."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.typing import signature
from numba.core.typing.templates import AttributeTemplate

from nv_lower.builtins.addresses import carray
from nv_lower.errors import Unsupported
from nv_lower.implementations.memory import array_value, element_of
from nv_lower.implementations.registry import builtin, declared, lowering_registry, noted, typing_registry

_I64 = ir.IntType(64)


@builtin(carray)
def _carray(context: Any, address: types.Type, shape: types.Type, dtype: types.Type) -> Any:
    element = element_of("nv.carray", dtype)
    given = types.unliteral(address)
    if not isinstance(given, types.Integer) or given.bitwidth < 64:
        raise Unsupported(
            f"nv.carray: the address is an integer of 64 bits, not {given}; devices without them have no addresses"
        )
    extents = tuple(shape) if isinstance(shape, types.BaseTuple) else (shape,)
    if not extents or not all(isinstance(extent, types.Integer) for extent in extents):
        raise Unsupported(f"nv.carray: the shape is an integer or a tuple of integers, not {shape}")

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        pointer_type = context.get_data_type(element).as_pointer()
        function = declared(builder.module, "nv.pointer", ir.IntType(8).as_pointer(), _I64)
        pointer = noted(context, builder, builder.call(function, [args[0]]))
        given = cgutils.unpack_tuple(builder, args[1]) if isinstance(shape, types.BaseTuple) else [args[1]]
        lengths = [
            context.cast(builder, value, types.unliteral(type_), types.intp)
            for value, type_ in zip(given, extents, strict=True)
        ]
        strides, step = (
            [],
            context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(element))),
        )
        for length in reversed(lengths):
            strides.append(step)
            step = builder.mul(step, length)
        return array_value(
            context,
            builder,
            sig.return_type,
            builder.bitcast(pointer, pointer_type),
            shape=lengths,
            strides=strides[::-1],
        )

    return signature(types.Array(element, len(extents), "C"), address, shape, dtype), generate


@typing_registry.register_attr
class _ArrayAddress(AttributeTemplate):
    """`array.device_pointer`: the address of the first element, uint64."""

    key = types.Array

    def resolve_device_pointer(self, _array: types.Array) -> types.Type:
        return types.uint64


@lowering_registry.lower_getattr(types.Array, "device_pointer")
def _device_pointer(context: Any, builder: ir.IRBuilder, type_: types.Array, value: ir.Value) -> ir.Value:
    array = context.make_array(type_)(context, builder, value)
    function = declared(builder.module, "nv.address", _I64, ir.IntType(8).as_pointer())
    pointer = builder.bitcast(array.data, ir.IntType(8).as_pointer())
    return noted(context, builder, builder.call(function, [pointer]))
