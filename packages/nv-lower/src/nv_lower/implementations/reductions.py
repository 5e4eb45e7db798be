"""Reductions of arrays along one axis: each line of the array by what Numba has for one-dimensional arrays.

`a.sum(axis=0)`, `np.mean(a, 1)` and the others give an array with an axis less, which lies in the invocation's own
memory. The axis is a constant. Without an axis Numba's own implementations apply.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.core.typing import signature
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate

from nv_lower.errors import Unsupported
from nv_lower.implementations.registry import builtin, lowering_registry, overloaded, typing_registry

#: What the methods take.
_PARAMETERS = inspect.signature(lambda a, axis=None: None)
_METHODS = {
    name: getattr(np, name)
    for name in ["sum", "prod", "min", "max", "mean", "var", "std", "any", "all", "ptp"]
}
_OTHERS = (
    "mean var std any all ptp median count_nonzero amin amax "
    "nansum nanprod nanmin nanmax nanmean nanvar nanstd nanmedian"
)
#: Functions that Numba does not type by way of the method.
_FUNCTIONS = tuple(getattr(np, name) for name in _OTHERS.split())


def lines(function: Any, a: Any, axis: Any) -> Any:
    """What a function makes of each line of an array along an axis."""
    raise TypeError("only in kernels")


@builtin(lines)
def _lines(context: Any, function: types.Type, a: types.Type, axis: types.Type) -> Any:
    reducing = function.typing_key
    result = _result(context, reducing, a, axis)

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        return _reduce(context, builder, reducing, sig, args[1], sig.args[1:])

    return signature(result, function, a, axis), generate


def _result(context: Any, function: Any, a: Any, axis: types.Type) -> types.Array:
    """The type of the array that a reduction gives."""
    if not isinstance(axis, types.IntegerLiteral):
        raise Unsupported(f"np.{function.__name__}: the axis must be a constant integer in a kernel")
    place = _position(a, axis)
    contiguous = a.layout == "C" and place == a.ndim - 1
    line = a.copy(ndim=1, layout="C" if contiguous else "A")
    found = context.resolve_function_type(context.resolve_value_type(function), (line,), {})
    return types.Array(found.return_type, a.ndim - 1, "C")


def _position(a: types.Array, axis: types.IntegerLiteral) -> int:
    given = int(axis.literal_value)
    place = given + a.ndim if given < 0 else given
    if not 0 <= place < a.ndim:
        raise Unsupported(f"axis {given} is out of bounds for an array of {a.ndim} dimensions")
    return place


def _reduce(context: Any, builder: ir.IRBuilder, function: Any, sig: Any, array: Any, given: Any) -> Any:
    a, axis = given
    result = sig.return_type
    made = along(function, a.ndim, _position(a, axis), result.dtype)
    return context.compile_internal(builder, made, signature(result, a), (array,))


@cache
def along(function: Callable[..., Any], ndim: int, axis: int, dtype: types.Type) -> Callable[..., Any]:
    """A function of an array that calls another with each line along an axis.

    The source is written out, since how many loops there are follows from the number of axes.
    """
    others = [number for number in range(ndim) if number != axis]
    shape = "".join(f"a.shape[{number}], " for number in others)
    line = ", ".join(":" if number == axis else f"i{number}" for number in range(ndim))
    place = ", ".join(f"i{number}" for number in others)
    name = f"each_{function.__name__}"  # Numba takes functions of the same code for the same
    text = [f"def {name}(a):", f"    result = np.empty(({shape}), dtype)"]
    for depth, number in enumerate(others, 1):
        text.append(f"{'    ' * depth}for i{number} in range(a.shape[{number}]):")
    text.append(f"{'    ' * (len(others) + 1)}result[{place or '()'}] = function(a[{line}])")
    namespace: dict[str, Any] = {"np": np, "function": function, "dtype": dtype}
    exec("\n".join([*text, "    return result"]), namespace)
    made: Callable[..., Any] = namespace[name]
    return made


def _is_none(axis: Any) -> bool:
    return axis is None or isinstance(axis, types.NoneType) or getattr(axis, "value", axis) is None


def _overload(function: Callable[..., Any]) -> None:
    @overloaded(function, prefer_literal=True)
    def reduction(a: Any, axis: Any = None) -> Any:
        if not isinstance(a, types.Array) or a.ndim < 2 or _is_none(axis):
            return None
        if not isinstance(axis, types.IntegerLiteral):
            raise Unsupported(f"np.{function.__name__}: the axis must be a constant integer in a kernel")
        number = int(axis.literal_value)
        return lambda a, axis=None: lines(function, a, number)


for _function in _FUNCTIONS:
    _overload(_function)


@typing_registry.register_attr
class ArrayMethods(AttributeTemplate):
    """Methods of arrays that reduce along an axis, and Numba's own where there is none."""

    key = types.Array

    def generic_resolve(self, array: types.Array, name: str) -> types.Type | None:
        if name not in _METHODS or array.ndim < 2:
            return None

        class Method(AbstractTemplate):
            key = ("nv.method", name)
            prefer_literal = True

            def generic(_, args: Any, kws: Any) -> Any:
                axis = args[0] if len(args) == 1 and not kws else kws.get("axis")
                if len(args) + len(kws) != 1 or _is_none(axis):
                    return _stock(self.context, array, name).get_call_type(self.context, args, kws)
                result = _result(self.context, _METHODS[name], array, axis)
                found = signature(result, array, axis).replace(pysig=_PARAMETERS)
                return found.as_method()

        return types.BoundFunction(Method, array)


def _stock(context: Any, array: types.Array, name: str) -> Any:
    """Numba's own method."""
    for template in context._get_attribute_templates(array):
        if not isinstance(template, ArrayMethods):
            found = template.resolve(array, name)
            if found is not None:
                return found
    raise Unsupported(f"arrays have no {name!r} in a kernel")


def _lower(name: str) -> None:
    @lowering_registry.lower(("nv.method", name), types.Array, types.VarArg(types.Any))
    def call(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        array, *others = sig.args
        if not others or not isinstance(others[0], types.IntegerLiteral):
            bound = _stock(context.typing_context, array, name)
            found = bound.get_call_type(context.typing_context, tuple(others), {})
            return context.get_function(bound, found)(builder, args)
        return _reduce(context, builder, _METHODS[name], sig, args[0], sig.args)


for _name in _METHODS:
    _lower(_name)
