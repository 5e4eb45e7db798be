"""What `nv.grid` and the other ids and sizes mean in a kernel.

An id within the whole grid is put together in 64 bits from the 32-bit ids that Vulkan gives, so that a grid of more
than 2³² invocations counts right.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.typing import signature

from nv_lower.builtins.geometry import global_id, grid, gridsize, group_id, local_id, local_size, num_groups
from nv_lower.errors import Unsupported
from nv_lower.implementations.registry import builtin, declared, literal_int

I32 = ir.IntType(32)
I64 = ir.IntType(64)


def _read(builder: ir.IRBuilder, name: str, axis: int) -> ir.Value:
    value = builder.call(declared(builder.module, f"nv.{name}", I32, I32), [ir.Constant(I32, axis)])
    return builder.zext(value, I64)


def _global_id(builder: ir.IRBuilder, axis: int) -> ir.Value:
    # The flags tell LLVM that the result is not negative, which removes the test for a negative index.
    start = builder.mul(
        _read(builder, "group.id", axis), _read(builder, "local.size", axis), flags=("nuw", "nsw")
    )
    return builder.add(start, _read(builder, "local.id", axis), flags=("nuw", "nsw"))


def _global_size(builder: ir.IRBuilder, axis: int) -> ir.Value:
    return builder.mul(
        _read(builder, "num.groups", axis), _read(builder, "local.size", axis), flags=("nuw", "nsw")
    )


def _by_axis(stub: Any, read: Any) -> None:
    @builtin(stub)
    def typed(context: Any, axis: types.Type) -> Any:
        index = literal_int(axis, f"the axis of nv.{stub.__name__}")
        if index not in (0, 1, 2):
            raise Unsupported(f"nv.{stub.__name__}: the axis is 0, 1 or 2, not {index}")
        return signature(types.int64, axis), lambda _context, builder, _sig, _args: read(builder, index)


def _by_dimension(stub: Any, read: Any) -> None:
    @builtin(stub)
    def typed(context: Any, ndim: types.Type) -> Any:
        count = literal_int(ndim, f"the number of dimensions of nv.{stub.__name__}")
        if count not in (1, 2, 3):
            raise Unsupported(f"nv.{stub.__name__}: 1, 2 or 3 dimensions, not {count}")
        result = types.int64 if count == 1 else types.UniTuple(types.int64, count)

        def generate(target_context: Any, builder: ir.IRBuilder, sig: Any, _args: Any) -> Any:
            values = [read(builder, axis) for axis in range(count)]
            return values[0] if count == 1 else target_context.make_tuple(builder, sig.return_type, values)

        return signature(result, ndim), generate


def _reader(name: str) -> Any:
    return lambda builder, axis: _read(builder, name, axis)


_by_axis(global_id, _global_id)
_by_axis(local_id, _reader("local.id"))
_by_axis(group_id, _reader("group.id"))
_by_axis(local_size, _reader("local.size"))
_by_axis(num_groups, _reader("num.groups"))
_by_dimension(grid, _global_id)
_by_dimension(gridsize, _global_size)
