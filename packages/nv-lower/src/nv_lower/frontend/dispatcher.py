"""The compile-side dispatcher: a Python function that kernels can call, one LLVM function for each signature.

Numba's overload machinery needs a dispatcher class for each target in order to compile what it finds; launching is no
concern of it. `numba_vulkan` wraps one of these for every `@nv.jit` function.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from numba.core import dispatcher, types, typing
from numba.core.compiler_lock import global_compiler_lock
from numba.core.target_extension import dispatcher_registry, jit_registry, target_override

from nv_lower.errors import Unsupported
from nv_lower.frontend.compiler import KernelCompiler
from nv_lower.frontend.explain import explained
from nv_lower.frontend.target import target
from nv_lower.implementations.registry import NAME, Vulkan

#: Argument types, and the result's type or None.
Declared = tuple[Sequence[types.Type], types.Type | None]

#: What a user's function is compiled with where it says nothing.
OWN_OPTIONS: dict[str, Any] = {"fastmath": False, "boundscheck": False, "error_model": "numpy"}


def _foldable(signature: inspect.Signature) -> inspect.Signature:
    """The signature with keyword-only parameters like all others: Numba folds none of functions that are called.

    Not where there are any number of arguments before them. One without a default may then come behind one with.
    """
    kinds = {parameter.kind for parameter in signature.parameters.values()}
    if inspect.Parameter.KEYWORD_ONLY not in kinds or inspect.Parameter.VAR_POSITIONAL in kinds:
        return signature
    plain = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [parameter.replace(kind=plain) for parameter in signature.parameters.values()]
    return inspect.Signature(parameters, __validate_parameters__=False)


class Dispatcher(dispatcher.Dispatcher):
    """A device function: compiled when a kernel or another device function first calls it with given types.

    Parameters
    ----------
    py_func
        The Python function.
    options
        Numba's target options: `fastmath`, `boundscheck`, `error_model`, `inline`, `forceinline`.
    inherit
        Whether options that are not given are the calling function's, as for the implementations of overloads, which
        Numba keeps apart by the options they were compiled with. A user's function is compiled once for all its
        callers, so its options must not depend on who calls first.
    declared
        The signatures that the function is called with, as argument types and result type (None: what follows from
        the body). Callers' arguments are then converted, by Numba's own choice among them. Empty: every type.
    recursion_depth
        How many calls of the function may be active at once, where it reaches itself.
    """

    targetdescr = target

    def __init__(
        self,
        py_func: Callable[..., Any],
        locals: Any = None,
        options: dict[str, Any] | None = None,
        inherit: bool = False,
        declared: Sequence[Declared] = (),
        recursion_depth: int | None = None,
    ) -> None:
        defaults = {} if inherit else OWN_OPTIONS
        #: Implementations of overloads are Numba's and others' own: what they refuse is a mistake of the caller's line.
        self._inherits = inherit
        if recursion_depth is not None:
            target.target_context.recursion_depths[py_func] = recursion_depth
        self.declared = tuple((tuple(arguments), result) for arguments, result in declared)
        super().__init__(
            py_func,
            locals=locals,
            targetoptions={"nopython": True, **defaults, **(options or {})},
            pipeline_class=KernelCompiler,
        )
        self._compiler.pysig = _foldable(self._compiler.pysig)

    @cached_property
    def checked(self) -> Dispatcher:
        """The same function, which checks bounds whatever its own options say."""
        if self._inherits or self.targetoptions.get("boundscheck"):
            return self
        options = {**self.targetoptions, "boundscheck": True}
        return Dispatcher(self.py_func, self.locals, options, declared=self.declared)

    @classmethod
    def _rebuild(
        cls, uuid: str, py_func: Any, locals: Any, targetoptions: Any, declared: Any = (), **_: Any
    ) -> Dispatcher:
        known = cls._memo.get(uuid)
        if known is not None:
            return known
        options = {key: value for key, value in targetoptions.items() if key != "nopython"}
        self = cls(py_func, locals, options, declared=declared)
        self._set_uuid(uuid)
        return self

    def _reduce_states(self) -> dict[str, Any]:
        return {**super()._reduce_states(), "declared": self.declared}

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """What Numba types a call with: the declared signatures, or the one of these arguments."""
        signature = inspect.signature(self.py_func)
        try:
            signature.bind(*args, **dict(kws))
        except TypeError as error:
            name = self.py_func.__name__
            raise Unsupported(f"{name}: {error}; write {name}({', '.join(signature.parameters)})") from None
        if not self.declared:
            return super().get_call_template(args, kws)
        python_signature, arguments = self._compiler.fold_argument_types(args, kws)
        signatures = []
        for declared, result in self.declared:
            if declared not in self.overloads:
                self.compile(declared if result is None else typing.signature(result, *declared))
            signatures.append(self.overloads[declared].signature)
        name = self.py_func.__name__
        if self.typingctx.resolve_overload(name, signatures, arguments, {}, allow_ambiguous=True) is None:
            given = ", ".join(map(str, arguments))
            listed = " or ".join(f"({', '.join(map(str, declared))})" for declared, _ in self.declared)
            raise Unsupported(
                f"{name} is declared for {listed}; arguments of ({given}) do not convert to that"
            )
        template = typing.make_concrete_template(f"CallTemplate({name})", key=name, signatures=signatures)
        return template, python_signature, arguments, {}

    def add_overload(self, cres: Any) -> None:
        """Remember the compiled signature; Numba's C table of entry points is for functions that run on the host."""
        self.overloads[tuple(cres.signature.args)] = cres

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        raise TypeError(f"{self.py_func.__qualname__} is a device function; call it from a kernel")

    @global_compiler_lock
    def compile(self, sig: Any) -> Any:
        """Compile for a signature. What Numba looks up while lowering is then looked up for this target, too."""
        with target_override(NAME):
            if self._inherits:
                return super().compile(sig)
            with explained(self.py_func):
                return super().compile(sig)

    def compile_result(self, argtypes: tuple[types.Type, ...]) -> Any:
        """Numba's compile result for these argument types, compiled when asked for the first time."""
        if argtypes not in self.overloads:
            self.compile(argtypes)
        return self.overloads[argtypes]


def jit(function: Callable[..., Any] | None = None, **options: Any) -> Any:
    """The decorator that Numba's overload machinery applies to implementations for this target."""
    kept = {
        key: value
        for key, value in options.items()
        if key in ("fastmath", "boundscheck", "error_model", "inline")
    }

    def wrap(py_func: Callable[..., Any]) -> Dispatcher:
        return Dispatcher(py_func, options=kept, inherit=True)

    return wrap if function is None else wrap(function)


dispatcher_registry[Vulkan] = Dispatcher
jit_registry[Vulkan] = jit
