"""The heap that a kernel does not have.

Numba counts references to memory that its runtime allocated. In a kernel every array lives in a buffer, in workgroup
memory or on the stack, so counting does nothing, which lets views be made and returned freely; allocating is refused.
"""

from __future__ import annotations

from typing import Any, NoReturn

from llvmlite import ir
from numba.core.runtime.context import NRTContext

from nv_lower.errors import Unsupported


class NoHeap:
    """Stands where Numba's runtime context stands: reference counting is empty, everything else is refused."""

    def __init__(self, context: Any) -> None:
        self._context = context

    def incref(self, builder: Any, type_: Any, value: Any) -> None:
        """Nothing is counted."""

    def decref(self, builder: Any, type_: Any, value: Any) -> None:
        """Nothing is counted."""

    def allocate(self, builder: ir.IRBuilder, size: ir.Value) -> ir.Value:
        """Raise at run time. Numba allocates like this in one place: where both sides of ``a[i:j] = b[k:l]`` overlap.

        Whether they do is known only then, and in most programs they do not.
        """
        message = "both sides of a slice assignment overlap; a kernel cannot copy, assign element by element"
        self._context.call_conv.return_user_exc(builder, MemoryError, (message,))
        builder.position_at_end(builder.append_basic_block("never"))
        return ir.Constant(ir.IntType(8).as_pointer(), None)

    def free(self, builder: Any, pointer: Any) -> None:
        """Nothing was allocated."""

    def eh_try(self, builder: Any) -> None:
        """Where `try` begins and ends is known when compiling: see `handlers`."""

    def eh_end_try(self, builder: Any) -> None:
        """As `eh_try`."""

    def eh_check(self, builder: Any) -> ir.Value:
        """False: what raises goes to the handler at once."""
        return ir.Constant(ir.IntType(1), 0)

    def __getattr__(self, name: str) -> NoReturn:
        if not hasattr(NRTContext, name):
            raise AttributeError(name)
        raise Unsupported(
            "memory cannot be allocated in a kernel; pass an array in, or use nv.local.array or nv.shared.array"
        )
