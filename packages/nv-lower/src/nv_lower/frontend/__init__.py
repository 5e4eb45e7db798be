"""Python function → LLVM IR, through Numba's own typing and lowering.

Every use of Numba's internals in this project lives in this folder and in `nv_lower.implementations`.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import Any

from numba.core import types

import nv_types
from nv_lower.errors import InvalidInput, Unsupported
from nv_lower.frames import roomy
from nv_lower.frontend.codegen import linked
from nv_lower.frontend.dispatcher import Dispatcher
from nv_lower.frontend.entry import add_entry
from nv_lower.frontend.explain import LOCATED
from nv_lower.frontend.statements import definition, first
from nv_lower.frontend.target import target
from nv_lower.options import Options

__all__ = ["Dispatcher", "generate", "placed"]


@roomy
def generate(
    function: Callable[..., Any] | Dispatcher, argtypes: Sequence[types.Type], options: Options = Options()
) -> str:
    """LLVM IR of the kernel `function` for arguments of these Numba types: its entry and all it calls, not optimised.

    Raises
    ------
    Unsupported
        The function uses what a kernel cannot do, or returns a value: the message names the Python line.
    InvalidInput
        The number of argument types is not the function's.
    """
    dispatcher = (
        function
        if isinstance(function, Dispatcher)
        else Dispatcher(function, options=_numba_options(options))
    )
    names = list(dispatcher._compiler.pysig.parameters)
    if len(names) != len(argtypes):
        raise InvalidInput(
            f"{dispatcher.__name__} takes {len(names)} arguments, {len(argtypes)} types were given"
        )
    for pair in zip(names, argtypes, strict=True):
        _check_parameters(dispatcher.py_func, *pair)
    result = dispatcher.compile_result(tuple(argtypes))
    _refuse_result(dispatcher.py_func, result.signature.return_type)
    context = target.target_context
    library = context.codegen().create_library(f"{dispatcher.__name__}.kernel")
    library.add_linking_library(result.library)
    add_entry(context, library, result.fndesc, names, dispatcher.__name__, options)
    return linked(library)


def _refuse_result(function: Callable[..., Any], type_: types.Type) -> None:
    """A kernel returns nothing."""
    if type_ in (types.none, types.void):
        return
    yields = isinstance(type_, types.Generator)
    code = function.__code__
    line = first(function, ast.Yield if yields else ast.Return) or code.co_firstlineno
    what = "yields" if yields else f"returns {type_}"
    raise Unsupported(
        f"{code.co_filename}:{line}: the kernel {function.__name__} {what}; "
        "a kernel returns nothing, store the value into an array"
    )


def _numba_options(options: Options) -> dict[str, Any]:
    fastmath = options.fastmath if isinstance(options.fastmath, bool) else set(options.fastmath)
    return {
        "fastmath": fastmath,
        "boundscheck": options.boundscheck,
        "error_model": options.error_model,
        "debug": options.debug,
    }


def _check_parameters(function: Callable[..., Any], name: str, type_: types.Type) -> None:
    try:
        nv_types.parameters(name, type_)
    except nv_types.Unsupported as error:
        raise Unsupported(f"{definition(function)}: {error}") from None


def placed(function: Callable[..., Any] | Dispatcher, error: Unsupported) -> Unsupported:
    """A refusal of a later stage, at the kernel's `def` unless it names a line itself."""
    if LOCATED.match(str(error)):
        return error
    return Unsupported(f"{definition(getattr(function, 'py_func', function))}: {error}")
