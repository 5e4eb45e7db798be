"""NumPy functions of arrays whose Numba implementation needs a heap or BLAS, and whose result does not.

Products of vectors, sums over comparisons, choices between numbers: loops over the elements. Sums of products are taken
from the first element to the last; BLAS, behind NumPy, adds in another order. Products that are stored (`out`) are
stored as they are made, so `out` shares no elements with the factors, as with BLAS.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba.core import types
from numba.extending import register_jitable
from numba.np import numpy_support

from nv_lower.implementations.registry import overloaded


def _is_none(type_: Any) -> bool:
    return type_ is None or isinstance(type_, types.NoneType) or getattr(type_, "value", type_) is None


def _numbers(*arrays: types.Type) -> types.Type | None:
    """The type of a product of the arrays' elements, as NumPy has it; None where one is no array of numbers."""
    if not all(isinstance(array, types.Array) and isinstance(array.dtype, types.Number) for array in arrays):
        return None
    kinds = [numpy_support.as_dtype(array.dtype) for array in arrays]
    return numpy_support.from_dtype(np.result_type(*kinds))


def _axes(*arrays: types.Type) -> tuple[int, ...]:
    return tuple(array.ndim for array in arrays)


@cache
def _vectors(kind: types.Type) -> Callable[[Any, Any], Any]:
    @register_jitable
    def product(a: Any, b: Any) -> Any:
        if a.shape[0] != b.shape[0]:
            raise ValueError("incompatible array sizes for np.dot(a, b) (vector * vector)")
        total = kind(0)
        for i in range(a.shape[0]):
            total = kind(total + kind(a[i]) * kind(b[i]))
        return total

    return product


@overloaded(np.dot)
def _dot(a: Any, b: Any, out: Any = None) -> Any:
    kind = _numbers(a, b)
    if kind is None:
        return None
    if _is_none(out):
        if _axes(a, b) != (1, 1):
            return None  # allocates, which is refused
        vectors = _vectors(kind)
        return lambda a, b, out=None: vectors(a, b)
    return _INTO.get(_axes(a, b, out))


@overloaded(operator.matmul)
def _matmul(a: Any, b: Any) -> Any:
    kind = _numbers(a, b)
    return _vectors(kind) if kind is not None and _axes(a, b) == (1, 1) else None


@overloaded(np.inner)
def _inner(a: Any, b: Any) -> Any:
    return _matmul(a, b)


@overloaded(np.vdot)
def _vdot(a: Any, b: Any) -> Any:
    kind = _numbers(a, b)
    if kind is None or _axes(a, b) != (1, 1):
        return None

    def product(a: Any, b: Any) -> Any:
        if a.shape[0] != b.shape[0]:
            raise ValueError("incompatible array sizes for np.vdot(a, b) (vector * vector)")
        total = kind(0)
        for i in range(a.shape[0]):
            total = kind(total + kind(np.conj(a[i])) * kind(b[i]))
        return total

    return product


def _matrix_vector(a: Any, b: Any, out: Any = None) -> Any:
    if a.shape[1] != b.shape[0] or a.shape[0] != out.shape[0]:
        raise ValueError("incompatible array sizes for np.dot(a, b, out) (matrix * vector)")
    for i in range(a.shape[0]):
        total = out.dtype.type(0)
        for k in range(a.shape[1]):
            total += a[i, k] * b[k]
        out[i] = total
    return out


def _vector_matrix(a: Any, b: Any, out: Any = None) -> Any:
    if a.shape[0] != b.shape[0] or b.shape[1] != out.shape[0]:
        raise ValueError("incompatible array sizes for np.dot(a, b, out) (vector * matrix)")
    for j in range(b.shape[1]):
        total = out.dtype.type(0)
        for k in range(a.shape[0]):
            total += a[k] * b[k, j]
        out[j] = total
    return out


def _matrices(a: Any, b: Any, out: Any = None) -> Any:
    if a.shape[1] != b.shape[0] or a.shape[0] != out.shape[0] or b.shape[1] != out.shape[1]:
        raise ValueError("incompatible array sizes for np.dot(a, b, out) (matrix * matrix)")
    for i in range(a.shape[0]):
        for j in range(b.shape[1]):
            total = out.dtype.type(0)
            for k in range(a.shape[1]):
                total += a[i, k] * b[k, j]
            out[i, j] = total
    return out


#: Products that are stored, by the axes of both factors and of the result.
_INTO: dict[tuple[int, ...], Callable[..., Any]] = {
    (2, 1, 1): _matrix_vector,
    (1, 2, 1): _vector_matrix,
    (2, 2, 2): _matrices,
}


@overloaded(np.linalg.norm)
def _norm(x: Any, ord: Any = None) -> Any:
    kind = _numbers(x)
    if kind is None or x.ndim > 2 or not _is_none(ord):
        return None
    real = getattr(kind, "underlying_float", kind if isinstance(kind, types.Float) else types.float64)

    def norm(x: Any, ord: Any = None) -> Any:
        total = 0.0
        for value in x.flat:
            total += float(np.real(value)) ** 2 + float(np.imag(value)) ** 2
        return real(math.sqrt(total))

    return norm


@overloaded(np.trace)
def _trace(a: Any, offset: Any = 0) -> Any:
    if _numbers(a) is None or a.ndim != 2:
        return None
    kind = a.dtype if not isinstance(a.dtype, types.Integer) or a.dtype.bitwidth == 64 else types.intp

    def trace(a: Any, offset: Any = 0) -> Any:
        row, column = max(-offset, 0), max(offset, 0)
        total = kind(0)
        for i in range(min(a.shape[0] - row, a.shape[1] - column)):
            total += a[row + i, column + i]
        return total

    return trace


@overloaded(np.count_nonzero)
def _count_nonzero(a: Any, axis: Any = None) -> Any:
    if not isinstance(a, types.Array) or not _is_none(axis):
        return None

    def count(a: Any, axis: Any = None) -> Any:
        found = 0
        for value in a.flat:
            if value != 0:
                found += 1
        return found

    return count


@overloaded(np.array_equal)
def _array_equal(a1: Any, a2: Any) -> Any:
    if not all(isinstance(array, types.Array) for array in (a1, a2)):
        return None
    if a1.ndim != a2.ndim:
        return lambda a1, a2: False

    def equal(a1: Any, a2: Any) -> bool:
        if a1.shape != a2.shape:
            return False
        for index in np.ndindex(a1.shape):  # noqa: SIM110 -- Numba reads no generator
            if a1[index] != a2[index]:
                return False
        return True

    return equal


@overloaded(np.allclose)
def _allclose(a: Any, b: Any, rtol: Any = 1e-05, atol: Any = 1e-08, equal_nan: Any = False) -> Any:
    if _numbers(a, b) is None or a.ndim != b.ndim:
        return None

    def close(a: Any, b: Any, rtol: Any = 1e-05, atol: Any = 1e-08, equal_nan: Any = False) -> bool:
        if a.shape != b.shape:
            raise ValueError("np.allclose in a kernel compares arrays of one shape")
        for index in np.ndindex(a.shape):
            x, y = a[index], b[index]
            if np.isnan(x) or np.isnan(y):
                if not (equal_nan and np.isnan(x) and np.isnan(y)):
                    return False
            elif np.isinf(x) or np.isinf(y):
                if x != y:
                    return False
            elif abs(x - y) > atol + rtol * abs(y):
                return False
        return True

    return close


@overloaded(np.where)
def _where(condition: Any, x: Any, y: Any) -> Any:
    given = [types.unliteral(type_) for type_ in (condition, x, y)]
    if not all(isinstance(type_, types.Number | types.Boolean) for type_ in given):
        return None
    kinds = [numpy_support.as_dtype(type_) for type_ in given[1:]]
    kind = numpy_support.from_dtype(np.result_type(*kinds))
    if isinstance(kind, types.Boolean):
        return lambda condition, x, y: x if condition else y
    return lambda condition, x, y: kind(x) if condition else kind(y)


@overloaded(np.clip)
def _clip(a: Any, a_min: Any, a_max: Any) -> Any:
    given = [types.unliteral(type_) for type_ in (a, a_min, a_max)]
    if not all(isinstance(type_, types.Integer | types.Float) for type_ in given):
        return None
    return lambda a, a_min, a_max: np.minimum(np.maximum(a, a_min), a_max)


@overloaded(np.interp)
def _interp(x: Any, xp: Any, fp: Any) -> Any:
    point = types.unliteral(x)
    if (
        not isinstance(point, types.Integer | types.Float)
        or _numbers(xp, fp) is None
        or _axes(xp, fp) != (1, 1)
    ):
        return None
    if isinstance(fp.dtype, types.Complex):
        return None

    def interpolate(x: Any, xp: Any, fp: Any) -> float:
        count = xp.shape[0]
        if count == 0:
            raise ValueError("array of sample points is empty")
        if count != fp.shape[0]:
            raise ValueError("fp and xp are not of the same size.")
        at = float(x)
        if math.isnan(at):
            return at
        if at >= xp[count - 1]:
            return float(fp[count - 1])
        if at < xp[0]:
            return float(fp[0])
        low, high = 0, count - 1  # xp[low] <= at < xp[high]
        while high - low > 1:
            middle = (low + high) // 2
            if xp[middle] <= at:
                low = middle
            else:
                high = middle
        left, right = float(xp[low]), float(xp[high])
        first, second = float(fp[low]), float(fp[high])
        if at == left:
            return first
        slope = (second - first) / (right - left)
        value = slope * (at - left) + first
        if math.isnan(value):
            value = slope * (at - right) + second
            if math.isnan(value) and first == second:
                value = first
        return value

    return interpolate


@overloaded(np.ndim)
def _ndim(a: Any) -> Any:
    count = getattr(types.unliteral(a), "ndim", 0)
    return lambda a: count
