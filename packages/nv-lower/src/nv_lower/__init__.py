"""Python function → flat, optimised LLVM IR for a Vulkan kernel.

`compile_function` starts from a Python function, `lower` from LLVM IR text. Submodules are loaded when first used:
`lower` alone imports neither Numba nor anything that compiles.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from nv_lower.errors import (
    ConvergenceWarning,
    Internal,
    InvalidInput,
    LargeKernelWarning,
    LowerError,
    Unsupported,
)
from nv_lower.options import Options

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from nv_lower.pipeline import lower
    from nv_lower.verify import violations

__all__ = [
    "ConvergenceWarning",
    "Internal",
    "InvalidInput",
    "LargeKernelWarning",
    "LowerError",
    "Options",
    "Unsupported",
    "compile_function",
    "lower",
    "translate",
    "violations",
]
__version__ = "0.2.0"


def translate(function: Callable[..., Any], argtypes: Sequence[Any], options: Options = Options()) -> str:
    """The kernel `function` as LLVM IR before any pass: its entry and all that it calls, typed and lowered by Numba.

    `compile_function` is this and then `lower`; whoever caches what `lower` and later stages make can take the
    text as the key, since nothing else of the Python function takes part.

    Raises
    ------
    Unsupported, InvalidInput
        As `compile_function`.

    Examples
    --------
    >>> "define" in nv_lower.translate(double, [types.float32[::1]])
    True
    """
    from nv_lower.frontend import generate

    return generate(function, argtypes, options)


def compile_function(
    function: Callable[..., Any], argtypes: Sequence[Any], options: Options = Options()
) -> str:
    """The kernel `function` for arguments of the given Numba types, as flat LLVM IR.

    Parameters
    ----------
    function
        A Python function, or an `nv_lower.frontend.Dispatcher` made of one.
    argtypes
        One Numba type for each argument.
    options
        How to compile; see `Options`.

    Returns
    -------
    str
        LLVM IR in the form that `docs/contracts.md` gives for nv-lower's output.

    Raises
    ------
    Unsupported
        The function uses what a kernel cannot do; the message names the Python line.
    InvalidInput
        The number of types is not the number of arguments.

    Examples
    --------
    >>> def double(x):
    ...     x[0] *= 2
    >>> ir = nv_lower.compile_function(double, [types.float32[::1]])
    >>> "define void @double(ptr" in ir
    True
    """
    from nv_lower.frontend import placed
    from nv_lower.pipeline import lower

    text = translate(function, argtypes, options)
    try:
        # The frontend has put fast-math flags on the kernel's own instructions; device functions keep their own.
        return lower(text, replace(options, fastmath=False))
    except Unsupported as error:
        raise placed(function, error) from None


if not TYPE_CHECKING:  # to whom every name would exist

    def __getattr__(name: str) -> Any:
        if name == "lower":
            from nv_lower.pipeline import lower

            return lower
        if name == "violations":
            from nv_lower.verify import violations

            return violations
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
