"""`@nv.jit`: makes a Python function a kernel, and a device function for other kernels."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any, Protocol, Unpack, overload

from numba_vulkan.boundary import public
from numba_vulkan.errors import ArgumentError, Unsupported
from numba_vulkan.kernel import Kernel
from numba_vulkan.options import JitOptions, Options


class Signature(Protocol):
    """A signature of Numba's, such as `types.void(types.float32[:])` makes."""

    @property
    def args(self) -> tuple[Any, ...]: ...
    @property
    def return_type(self) -> Any: ...


@overload
def jit(function: Callable[..., Any], /, **options: Unpack[JitOptions]) -> Kernel: ...
@overload
def jit(
    signature: str | Signature | Sequence[Any] | None = None, /, **options: Unpack[JitOptions]
) -> Callable[[Callable[..., Any]], Kernel]: ...


@public
def jit(first: Any = None, /, **options: Unpack[JitOptions]) -> Any:
    """Compile a function for Vulkan devices.

    Used bare or with arguments; the result is launched as `kernel[groups, local_size](...)` or
    `kernel.forall(extent)(...)`, and other kernels may call it as a device function.

    Parameters
    ----------
    signature
        Optionally the signature, or a list of signatures, that the kernel takes: Numba types or text such as
        ``"void(float32[:], float32)"``. Arguments are then converted to them where that loses nothing. Without it, a
        kernel is compiled for the types with which it is launched.
    fastmath : bool or set of str
        Let float arithmetic be reassociated, contracted and approximated (all, or LLVM's flags by name).
    boundscheck : bool
        Raise IndexError for indices beyond an array.
    cache : bool
        Keep compiled kernels on disk.
    error_model : "numpy" or "python"
        Whether division by zero gives inf and nan, or raises.
    narrow : bool
        Keep and compute 64-bit integers in 32 bits.
    addressing : "physical" or "logical"
        Force how memory is reached; by default what the device does best.
    scratch_bytes : int
        Private memory of each invocation for arrays whose size is known only when the kernel runs.
    debug : bool
        Write source lines into the module.
    recursion_depth : int
        How many calls of the function may be active at once, where it calls itself, directly or through others; a call
        beyond raises RecursionError. Without it, recursion is refused.

    Raises
    ------
    InvalidInput
        An unknown option or a bad value.

    Examples
    --------
    >>> @nv.jit
    ... def scale(x, factor):
    ...     i = nv.grid(1)
    ...     if i < x.size:
    ...         x[i] *= factor
    >>> x = np.ones(3, dtype=np.float32)
    >>> scale.forall(x.size)(x, np.float32(2))
    >>> x
    array([2., 2., 2.], dtype=float32)

    >>> @nv.jit("void(float32[:], float32)", fastmath=True, cache=True)
    ... def scale(x, factor):
    ...     x[nv.grid(1)] *= factor
    """
    made = Options.of(**options)
    if (function := _function(first)) is not None:
        return _kernel(function, made, _declared(first))
    if first is None:
        declared: tuple[Any, ...] = ()
    else:
        from numba_vulkan.compiling import signatures

        declared = signatures.declared(first)

    @public
    def decorate(decorated: Any) -> Kernel:
        function = _function(decorated)
        if function is None:
            raise ArgumentError(f"jit decorates a Python function, not a {type(decorated).__name__}")
        return _kernel(function, made, declared or _declared(decorated))

    return decorate


def _declared(decorated: Any) -> tuple[Any, ...]:
    """The signatures that a kernel or a dispatcher of Numba's own was declared with."""
    if isinstance(decorated, Kernel):
        return decorated.declared
    if inspect.isfunction(decorated):
        return ()
    from numba_vulkan.compiling import signatures

    return signatures.of_dispatcher(decorated)


def _function(decorated: Any) -> Callable[..., Any] | None:
    """The Python function of what is decorated: itself, or that of a kernel or of a dispatcher of Numba's own."""
    function = getattr(decorated, "py_func", decorated)
    return function if inspect.isfunction(function) else None


#: What a function is, by a flag of its code → why it is no kernel.
_REFUSED = {
    inspect.CO_VARKEYWORDS: "takes keyword arguments of any name (**); name each argument",
    inspect.CO_COROUTINE: "is a coroutine, and a kernel cannot wait; write def without async",
    inspect.CO_ASYNC_GENERATOR: "is a coroutine, and a kernel cannot wait; write def without async",
}


def _kernel(function: Callable[..., Any], options: Options, declared: tuple[Any, ...]) -> Kernel:
    code = function.__code__
    for flag, reason in _REFUSED.items():
        if code.co_flags & flag:
            raise Unsupported(f"{code.co_filename}:{code.co_firstlineno}: {function.__name__} {reason}")
    return Kernel(function, options, declared)
