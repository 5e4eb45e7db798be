"""Arrays from outside a kernel that do not become part of its code: large NumPy arrays, and arrays on a device.

    TABLE = np.arange(10**7)            define void @k(…, ptr %nv.uploaded.program$$k$$TABLE, ptr %nv.status)
                                   =>
    def k(x): x[0] = TABLE[5]           a load from that pointer

The pointer is a parameter of the kernel, whose name says which variable of which function holds the array; whoever
launches finds it there. Shape and strides are constants, as they are when the kernel is compiled. In between, the
pointer is the result of a declared function of that name, which `passes.pass_captures` makes the parameter.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir as llvm
from numba.core import ir, types
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.np.numpy_support import map_layout

import nv_types
from nv_lower.builtin_names import CAPTURED, UPLOADED, captured_name

#: Bytes of a constant array that may be copied into the kernel's code. Drivers place such tables in registers, scratch
#: or constant memory; beyond this a buffer is faster and does not blow up the module.
MAX_CONSTANT_BYTES = 1 << 16


class Captured:
    """An array that the kernel gets a pointer to; no dataclass, whose objects are structures in a kernel.

    Attributes
    ----------
    symbol
        The parameter's name.
    array
        Has `shape` and `strides` as NumPy's arrays have them.
    """

    def __init__(self, symbol: str, array: Any, type_: types.Array) -> None:
        self.symbol = symbol
        self.array = array
        self._numba_type_ = type_  # where Numba looks for it

    def data(self, module: llvm.Module) -> llvm.Function:
        """The function that gives the address of the first element."""
        if self.symbol in module.globals:
            return module.globals[self.symbol]
        return llvm.Function(module, llvm.FunctionType(llvm.IntType(8).as_pointer(), []), self.symbol)

    @property
    def strides(self) -> tuple[int, ...]:
        """Bytes from one element to the next along each axis, where the array lies on the device."""
        if not isinstance(self.array, np.ndarray) or self._numba_type_.layout != "A":
            return tuple(self.array.strides)
        strides, step = [], self.array.itemsize  # it is uploaded without gaps
        for extent in reversed(self.array.shape):
            strides.append(step)
            step *= extent
        return tuple(reversed(strides))


@register_pass(mutates_CFG=False, analysis_only=False)
class CaptureArrays(FunctionPass):
    """Replace arrays among the globals and closure variables."""

    _name = "vulkan_capture_arrays"

    def __init__(self) -> None:  # abstract in Numba
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        changed = False
        for block in state.func_ir.blocks.values():
            for statement in block.body:
                outer = statement.value if isinstance(statement, ir.Assign) else None
                if isinstance(outer, ir.Global | ir.FreeVar):
                    found = _captured(state.func_id, outer.name, outer.value)
                    if found is not None:
                        outer.value = found
                        changed = True
        return changed


def _captured(function: Any, name: str, value: Any) -> Captured | None:
    place = str(function.func.__module__), function.func.__qualname__, name
    if isinstance(value, np.ndarray):
        if value.nbytes <= MAX_CONSTANT_BYTES or value.dtype.hasobject:
            return None
        layout = map_layout(value)
        type_ = types.Array(nv_types.from_dtype(value.dtype), value.ndim, layout, readonly=True)
        return Captured(captured_name(UPLOADED, *place), value, type_)
    type_ = getattr(value, "_nv_array_type_", None)
    if not isinstance(type_, types.Array):
        return None
    return Captured(captured_name(CAPTURED, *place), value, type_.copy(readonly=True))
