"""What `nv.shared.array` means in a kernel: a global variable in the workgroup's address space."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.typing import signature

from nv_lower.builtins import shared
from nv_lower.implementations.memory import array_of, array_type, array_value, element_of
from nv_lower.implementations.registry import builtin, declared

WORKGROUP = 3
_DYNAMIC = "nv.shared.dynamic"


@builtin(shared.array)
def _array(context: Any, shape: types.Type, dtype: types.Type) -> Any:
    if _is_zero(shape) or (isinstance(shape, types.BaseTuple) and len(shape) == 1 and _is_zero(shape[0])):
        return _given_by_launch(shape, dtype)
    return array_of("nv.shared.array", shape, dtype, _allocate)


def _is_zero(extent: types.Type) -> bool:
    return isinstance(extent, types.IntegerLiteral) and extent.literal_value == 0


def _given_by_launch(shape: types.Type, dtype: types.Type) -> Any:
    element = element_of("nv.shared.array", dtype)

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, _args: Any) -> Any:
        itemsize = context.get_abi_sizeof(context.get_data_type(element))
        given = builder.call(declared(builder.module, "nv.shared.bytes", ir.IntType(32)), [])
        count = builder.udiv(given, ir.Constant(given.type, itemsize))
        pointer = builder.addrspacecast(_dynamic_memory(builder.module), cgutils.voidptr_t)
        return array_value(
            context,
            builder,
            sig.return_type,
            pointer,
            shape=[builder.zext(count, context.get_value_type(types.intp))],
            strides=[context.get_constant(types.intp, itemsize)],
        )

    return signature(array_type(element, 1), shape, dtype), generate


def _dynamic_memory(module: ir.Module) -> ir.GlobalVariable:
    """The one global of unknown size; device functions, which are modules of their own, link to the same."""
    if _DYNAMIC in module.globals:
        return module.globals[_DYNAMIC]
    variable = ir.GlobalVariable(module, ir.ArrayType(ir.IntType(8), 0), _DYNAMIC, addrspace=WORKGROUP)
    variable.align = 16  # of the largest element, complex128
    return variable


def _allocate(builder: ir.IRBuilder, memory: ir.ArrayType, alignment: int) -> ir.Value:
    """A global in the workgroup's address space, one for each place that asks: each call is its own array."""
    module = builder.module
    name = module.get_unique_name(f"nv.shared.{builder.function.name}.{len(module.globals)}")
    variable = ir.GlobalVariable(module, memory, name, addrspace=WORKGROUP)
    variable.align = max(alignment, 4)
    return builder.addrspacecast(variable, memory.as_pointer())
