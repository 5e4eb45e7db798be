"""What `nv.local.array` means in a kernel: an `alloca`."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types

from nv_lower.builtins import local
from nv_lower.implementations.memory import array_of
from nv_lower.implementations.registry import builtin


@builtin(local.array)
def _array(context: Any, shape: types.Type, dtype: types.Type) -> Any:
    return array_of("nv.local.array", shape, dtype, _allocate)


def _allocate(builder: ir.IRBuilder, memory: ir.ArrayType, alignment: int) -> ir.Value:
    pointer = cgutils.alloca_once(builder, memory)
    pointer.align = alignment
    return pointer
