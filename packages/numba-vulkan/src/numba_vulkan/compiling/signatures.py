"""Argument types: of values, of explicit signatures, and whether one may be passed for the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from numba.core import sigutils, types

import nv_types
from numba_vulkan.compiling.target import Target
from numba_vulkan.errors import ArgumentError

#: Argument types, and the result's type or None.
Declared = tuple[tuple[Any, ...], Any]

_NARROW_INTEGERS = {types.int64: types.int32, types.uint64: types.uint32}
_NARROW_FLOATS = {types.float64: types.float32, types.complex128: types.complex64}


def argument_types(signature: Any) -> tuple[Any, ...]:
    """The argument types of a signature: text, a Numba signature, or a tuple of types.

    Raises
    ------
    ArgumentError
        It is none of these.
    """
    if not sigutils.is_signature(signature):
        if isinstance(signature, types.Type):
            return (signature,)
        raise ArgumentError(
            f"a signature is text, a Numba signature or a tuple of Numba types, not {signature!r}"
        )
    try:
        arguments, _ = sigutils.normalize_signature(signature)
    except Exception as error:
        raise ArgumentError(f"{signature!r} is not a signature: {error}") from error
    return tuple(map(nv_types.normalised, arguments))


def declared(given: Any) -> tuple[Declared, ...]:
    """The signatures given to `@nv.jit`: none, one, or a list of them."""
    parsed = []
    for one in given if isinstance(given, list) else [given]:
        if not sigutils.is_signature(one):
            raise ArgumentError(f"jit takes a function, signatures or options, not {one!r}")
        arguments, result = sigutils.normalize_signature(one)
        parsed.append((tuple(map(nv_types.normalised, arguments)), result))
    return tuple(parsed)


def of_kernels(declared: Sequence[Declared]) -> tuple[tuple[Any, ...], ...]:
    """The argument types with which a kernel is launched; a signature with a result is of a device function."""
    return tuple(arguments for arguments, result in declared if result in (None, types.void))


def of_dispatcher(dispatcher: Any) -> tuple[Declared, ...]:
    """The signatures that a dispatcher of Numba's own was declared with: it compiles no others."""
    if dispatcher._can_compile:
        return ()
    return tuple((tuple(known.args), known.return_type) for known in dispatcher.nopython_signatures)


def narrow(type_: Any, target: Target) -> Any:
    """The type in which `target` passes a number of `type_`."""
    if target.narrow_integers and type_ in _NARROW_INTEGERS:
        return _NARROW_INTEGERS[type_]
    if target.narrow_floats and type_ in _NARROW_FLOATS:
        return _NARROW_FLOATS[type_]
    return type_


def narrowed(signature: tuple[Any, ...], target: Target) -> tuple[Any, ...]:
    """An explicit signature as `target` takes it: 64-bit types become what it keeps them in."""

    def narrow_any(type_: Any) -> Any:
        if isinstance(type_, types.Array):
            return type_.copy(dtype=narrow(type_.dtype, target))
        if isinstance(type_, types.BaseTuple):
            return types.BaseTuple.from_types([narrow_any(element) for element in type_])
        return narrow(type_, target)

    return tuple(map(narrow_any, signature))


def choose(
    name: str, names: Sequence[str], signatures: Sequence[tuple[Any, ...]], given: Sequence[Any]
) -> tuple[Any, ...]:
    """The explicit signature for arguments of the types `given`: one that is equal, else the first that accepts them.

    Raises
    ------
    ArgumentError
        None accepts them; with one signature, the message names the argument.
    """
    wanted = tuple(given)
    if wanted in signatures:
        return wanted
    refused = []
    for signature in signatures:
        if len(signature) != len(wanted):
            continue
        wrong = [
            index for index, pair in enumerate(zip(signature, wanted, strict=True)) if not accepts(*pair)
        ]
        if not wrong:
            return signature
        refused.append((signature, wrong[0]))
    if len(signatures) == 1 and refused:
        signature, index = refused[0]
        raise ArgumentError(
            f"kernel {name!r}: argument {names[index]!r} is {wanted[index]}, its signature says {signature[index]}"
        )
    listed = "; ".join(f"({', '.join(map(str, signature))})" for signature in signatures)
    raise ArgumentError(
        f"kernel {name!r} has no signature for ({', '.join(map(str, wanted))}); it has {listed}"
    )


def accepts(declared_type: Any, given: Any) -> bool:
    """Return whether a value of type `given` may be passed for `declared_type`.

    Numbers convert as on assignment to an array where kind and value allow; arrays must have the same element type.
    """
    if declared_type == given:
        return True
    if isinstance(declared_type, types.Array):
        return (
            isinstance(given, types.Array)
            and declared_type.dtype == given.dtype
            and declared_type.ndim == given.ndim
            and declared_type.layout in ("A", given.layout)
        )
    if isinstance(declared_type, types.BaseTuple):
        return (
            isinstance(given, types.BaseTuple)
            and len(declared_type) == len(given)
            and all(accepts(*pair) for pair in zip(declared_type, given, strict=True))
        )
    ranks = (types.Boolean, types.Integer, types.Float, types.Complex)
    to, from_ = (
        next((rank for rank, kind in enumerate(ranks) if isinstance(t, kind)), None)
        for t in (declared_type, given)
    )
    return to is not None and from_ is not None and from_ <= to
