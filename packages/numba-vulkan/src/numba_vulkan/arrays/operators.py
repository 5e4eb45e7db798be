"""Operators of device arrays: each is a ufunc, as for NumPy's arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from numba_vulkan.arrays.operations import operations
from numba_vulkan.boundary import public

_Method = Callable[..., Any]


def _is_operand(other: Any) -> bool:
    """Return whether an operator takes the object. If not, Python asks the object's own class."""
    if isinstance(other, int | float | complex | np.generic | np.ndarray | list | tuple):
        return True
    return isinstance(other, Operators)


def _forward(ufunc: np.ufunc) -> _Method:
    @public
    def forward(self: Any, other: Any) -> Any:
        return operations().operator(ufunc, self, other) if _is_operand(other) else NotImplemented

    return forward


def _reflected(ufunc: np.ufunc) -> _Method:
    @public
    def reflected(self: Any, other: Any) -> Any:
        return operations().operator(ufunc, other, self) if _is_operand(other) else NotImplemented

    return reflected


def _in_place(ufunc: np.ufunc) -> _Method:
    @public
    def in_place(self: Any, other: Any) -> Any:
        if not _is_operand(other):
            return NotImplemented
        return operations().method(ufunc, "__call__", (self, other), {"out": (self,)})

    return in_place


def _unary(ufunc: np.ufunc) -> _Method:
    @public
    def unary(self: Any) -> Any:
        return operations().operator(ufunc, self)

    return unary


def power_ufunc(dtype: np.dtype[Any], exponent: Any) -> np.ufunc | None:
    """The cheaper ufunc that NumPy takes for `x ** exponent`, for some numbers."""
    if exponent.__class__ not in (int, float):
        return None
    if exponent == 2:
        return np.square if dtype.kind in "fc" or (dtype.kind in "iu" and exponent.__class__ is int) else None
    if dtype.kind not in "fc":
        return None
    return {0.5: np.sqrt, 1: np.positive, -1: np.reciprocal}.get(exponent)


@public
def _power(self: Any, other: Any) -> Any:
    cheaper = power_ufunc(self.dtype, other)
    if cheaper is not None:
        return operations().operator(cheaper, self)
    return operations().operator(np.power, self, other) if _is_operand(other) else NotImplemented


class Operators:
    """The operators, as a base class."""

    __slots__ = ()

    __add__, __radd__, __iadd__ = _forward(np.add), _reflected(np.add), _in_place(np.add)
    __sub__, __rsub__, __isub__ = _forward(np.subtract), _reflected(np.subtract), _in_place(np.subtract)
    __mul__, __rmul__, __imul__ = _forward(np.multiply), _reflected(np.multiply), _in_place(np.multiply)
    __matmul__, __rmatmul__, __imatmul__ = _forward(np.matmul), _reflected(np.matmul), _in_place(np.matmul)
    __truediv__, __rtruediv__ = _forward(np.true_divide), _reflected(np.true_divide)
    __itruediv__ = _in_place(np.true_divide)
    __floordiv__, __rfloordiv__ = _forward(np.floor_divide), _reflected(np.floor_divide)
    __ifloordiv__ = _in_place(np.floor_divide)
    __mod__, __rmod__, __imod__ = _forward(np.remainder), _reflected(np.remainder), _in_place(np.remainder)
    __divmod__, __rdivmod__ = _forward(np.divmod), _reflected(np.divmod)
    __pow__, __rpow__, __ipow__ = _power, _reflected(np.power), _in_place(np.power)
    __lshift__, __rlshift__ = _forward(np.left_shift), _reflected(np.left_shift)
    __ilshift__ = _in_place(np.left_shift)
    __rshift__, __rrshift__ = _forward(np.right_shift), _reflected(np.right_shift)
    __irshift__ = _in_place(np.right_shift)
    __and__, __rand__, __iand__ = (
        _forward(np.bitwise_and),
        _reflected(np.bitwise_and),
        _in_place(np.bitwise_and),
    )
    __or__, __ror__, __ior__ = _forward(np.bitwise_or), _reflected(np.bitwise_or), _in_place(np.bitwise_or)
    __xor__, __rxor__, __ixor__ = (
        _forward(np.bitwise_xor),
        _reflected(np.bitwise_xor),
        _in_place(np.bitwise_xor),
    )
    __lt__, __le__ = _forward(np.less), _forward(np.less_equal)
    __gt__, __ge__ = _forward(np.greater), _forward(np.greater_equal)
    __eq__ = _forward(np.equal)
    __ne__ = _forward(np.not_equal)
    __neg__, __pos__ = _unary(np.negative), _unary(np.positive)
    __abs__, __invert__ = _unary(np.absolute), _unary(np.invert)
    __hash__ = object.__hash__

    @public
    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **options: Any) -> Any:
        return operations().method(ufunc, method, inputs, options)

    @public
    def __array_function__(self, function: Any, types: Any, args: Any, kwargs: Any) -> Any:
        implementation = operations().function(function)
        if implementation is None:
            raise TypeError(
                f"numpy.{function.__name__} is not there for device arrays; call it on the NumPy arrays that "
                ".copy_to_host() gives"
            )
        return implementation(*args, **kwargs)
