"""Waiting for the other invocations of the workgroup."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.typing import signature

from nv_lower.builtins.declare import builtin, declared, noted, only_in_kernels


def barrier() -> None:
    """Wait until every invocation of the workgroup is here; what they stored before is visible to all after.

    Every invocation of the workgroup must reach the same barrier: not inside an `if` that only some take, nor behind a
    `return` of some. Where that depends on the invocation's index, compiling warns (`ConvergenceWarning`).

    Examples
    --------
    >>> @nv.jit
    ... def reverse(x):
    ...     shared = nv.shared.array(64, np.float32)
    ...     i = nv.local_id(0)
    ...     shared[i] = x[i]
    ...     nv.barrier()  # all 64 have stored
    ...     x[i] = shared[63 - i]
    >>> x = np.arange(64, dtype=np.float32)
    >>> reverse[1, 64](x)
    >>> x[:3]
    array([63., 62., 61.], dtype=float32)
    """
    only_in_kernels("barrier")


@builtin(barrier)
def _barrier(context: Any) -> Any:
    def generate(target_context: Any, builder: ir.IRBuilder, _sig: Any, _args: Any) -> Any:
        function = declared(builder.module, "nv.barrier", ir.VoidType())
        function.attributes.add("convergent")
        noted(target_context, builder, builder.call(function, []))
        return target_context.get_dummy_value()

    return signature(types.none), generate
