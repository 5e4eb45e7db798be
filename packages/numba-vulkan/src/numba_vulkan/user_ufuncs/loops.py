"""Which types a user's ufunc computes in: of its signatures the first that its operands convert to safely."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numba.core import sigutils, types
from numba.np.numpy_support import as_dtype

from numba_vulkan.elementwise.program import Loop
from numba_vulkan.errors import ArgumentError

_KINDS = {int: "iufc", float: "fc", complex: "c"}
_DEFAULTS = {int: np.dtype(np.int64), float: np.dtype(np.float64), complex: np.dtype(np.complex128)}


def declared(signatures: Any) -> list[tuple[tuple[Any, ...], Any]]:
    """Argument types and result of each signature: text, Numba's own, or a list of them."""
    if signatures is None:
        return []
    given: Iterable[Any] = signatures if isinstance(signatures, list | tuple | set) else [signatures]
    if isinstance(signatures, tuple) and signatures and isinstance(signatures[0], types.Type):
        given = [signatures]
    return [each if _is_normalised(each) else sigutils.normalize_signature(each) for each in given]


def _is_normalised(signature: Any) -> bool:
    return isinstance(signature, tuple) and len(signature) == 2 and isinstance(signature[0], tuple)


def loop(signature: tuple[tuple[Any, ...], Any], inferred: Any = None) -> Loop:
    """The dtypes of a signature."""
    arguments, result = signature
    return Loop(tuple(map(as_dtype, arguments)), (as_dtype(result if result is not None else inferred),))


def strong(given: Sequence[Any]) -> tuple[Any, ...]:
    """The types of operands: Python's numbers among themselves have NumPy's default types."""
    if all(type_ in _DEFAULTS for type_ in given):
        return tuple(_DEFAULTS[type_] for type_ in given)
    return tuple(given)


def default(type_: Any) -> np.dtype[Any]:
    """The dtype that Numba gives an operand."""
    dtype: np.dtype[Any] = _DEFAULTS.get(type_, type_)
    return dtype


def chosen(name: str, loops: Sequence[Loop], given: Sequence[Any], wanted: Any) -> Loop:
    """The first loop that the operands convert to safely, and whose result is the wanted dtype, if one is.

    Raises
    ------
    TypeError
        There is none.
    """
    operands = strong(given)
    for each in loops:
        if wanted is not None and each.outputs[-1] != wanted:
            continue
        if all(_fits(type_, dtype) for type_, dtype in zip(operands, each.inputs, strict=True)):
            return each
    raise TypeError(
        f"ufunc {name!r} not supported for the input types, and the inputs could not be safely coerced to any "
        f"supported types according to the casting rule ''safe'': it has {', '.join(map(_text, loops)) or 'none'}"
    )


def _fits(type_: Any, dtype: np.dtype[Any]) -> bool:
    if type_ in _KINDS:
        return dtype.kind in _KINDS[type_]
    return np.can_cast(type_, dtype, "safe")


def _text(each: Loop) -> str:
    return f"{''.join(d.char for d in each.inputs)}->{''.join(d.char for d in each.outputs)}"


def check_output(name: str, each: Loop, outputs: Sequence[Any], casting: Any) -> None:
    """Refuse an output that the result is not cast to."""
    for result, output in zip(each.outputs, outputs, strict=True):
        if output is not None and not np.can_cast(result, output, casting):
            raise TypeError(
                f"Cannot cast ufunc {name!r} output from {result!r} to {output!r} with casting rule {casting!r}"
            )


def wanted_output(signature: Any) -> Any:
    """The dtype of the result that `dtype=` or `signature=` asks for."""
    if signature is None:
        return None
    if isinstance(signature, str):
        return np.dtype(signature.rpartition("->")[2])
    last = signature[-1]
    if last is None:
        raise ArgumentError("a signature names the dtype of the result")
    return np.dtype(last)
