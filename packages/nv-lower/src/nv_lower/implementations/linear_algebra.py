"""`np.linalg` for small matrices, without LAPACK: each function is written out as a loop over the elements.

The algorithms are those of G. H. Golub and C. F. Van Loan, *Matrix Computations*, 4th edition: elimination with
partial pivoting (algorithm 3.4.1), the Cholesky factorisation (4.2.1) and Jacobi's cyclic eigenvalue iteration (8.5.3).
Results agree with LAPACK's up to rounding; eigenvectors up to their signs. Integers are
computed in float64, as in NumPy.
"""

from __future__ import annotations

import math
from typing import Any, NoReturn

import numpy as np
from numba.core import types
from numba.extending import register_jitable
from numba.np import numpy_support
from numpy.linalg import LinAlgError

from nv_lower.errors import Unsupported
from nv_lower.implementations.registry import overloaded

_SINGULAR = "Matrix is singular to machine precision."
_NOT_SQUARE = "Last 2 dimensions of the array must be square."
#: Sweeps of Jacobi's iteration; it converges quadratically, six to ten are usual.
_SWEEPS = 40


def _kind(*arrays: Any) -> Any:
    """The type in which matrices are computed with; None where they are no matrices of numbers."""
    if not all(isinstance(array, types.Array) and isinstance(array.dtype, types.Number) for array in arrays):
        return None
    dtypes = [numpy_support.as_dtype(array.dtype) for array in arrays]
    found = np.result_type(*dtypes)
    return numpy_support.from_dtype(found if found.kind in "fc" else np.dtype(np.float64))


def _square(a: Any) -> int:
    if a.shape[0] != a.shape[1]:
        raise LinAlgError(_NOT_SQUARE)
    return a.shape[0]


def _eliminate(a: Any, b: Any) -> Any:
    """Solve a x = b in place for every column of b, and give the determinant of a; 0 where a is singular."""
    n = a.shape[0]
    determinant = a.dtype.type(1)
    for k in range(n):
        pivot = k
        for i in range(k + 1, n):
            if abs(a[i, k]) > abs(a[pivot, k]):
                pivot = i
        if pivot != k:
            determinant = -determinant
            for j in range(k, n):
                a[k, j], a[pivot, j] = a[pivot, j], a[k, j]
            for j in range(b.shape[1]):
                b[k, j], b[pivot, j] = b[pivot, j], b[k, j]
        determinant *= a[k, k]
        if a[k, k] == 0:
            return determinant
        for i in range(k + 1, n):
            factor = a[i, k] / a[k, k]
            for j in range(k + 1, n):
                a[i, j] -= factor * a[k, j]
            for j in range(b.shape[1]):
                b[i, j] -= factor * b[k, j]
    for c in range(b.shape[1]):
        for t in range(n):
            i = n - 1 - t
            value = b[i, c]
            for j in range(i + 1, n):
                value -= a[i, j] * b[j, c]
            b[i, c] = value / a[i, i]
    return determinant


_square_, _eliminate_ = register_jitable(_square), register_jitable(_eliminate)


@overloaded(np.linalg.solve)
def _solve(a: Any, b: Any) -> Any:
    kind = _kind(a, b)
    if kind is None or a.ndim != 2 or b.ndim not in (1, 2):
        return None

    def solve(a: Any, b: Any) -> Any:
        n = _square_(a)
        if b.shape[0] != n:
            raise LinAlgError("Incompatible array sizes, system is not valid.")
        left, right = _copied_(a, kind), _copied_(b.reshape((n, b.size // n)), kind)
        if _eliminate_(left, right) == 0:
            raise LinAlgError(_SINGULAR)
        return right

    if b.ndim == 2:
        return solve
    matrix = register_jitable(solve)
    return lambda a, b: matrix(a, np.expand_dims(b, 1)).ravel()


def _copied(a: Any, kind: Any) -> Any:
    result = np.empty(a.shape, kind)
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            result[i, j] = a[i, j]
    return result


def _unit(n: int, kind: Any) -> Any:
    result = np.zeros((n, n), kind)
    for i in range(n):
        result[i, i] = 1
    return result


_copied_, _unit_ = register_jitable(_copied), register_jitable(_unit)


@overloaded(np.linalg.inv)
def _inv(a: Any) -> Any:
    kind = _kind(a)
    if kind is None or a.ndim != 2:
        return None

    def inverse(a: Any) -> Any:
        n = _square_(a)
        result = _unit_(n, kind)
        if _eliminate_(_copied_(a, kind), result) == 0:
            raise LinAlgError(_SINGULAR)
        return result

    return inverse


@overloaded(np.linalg.det)
def _det(a: Any) -> Any:
    kind = _kind(a)
    if kind is None or a.ndim != 2:
        return None

    def determinant(a: Any) -> Any:
        n = _square_(a)
        return _eliminate_(_copied_(a, kind), np.empty((n, 0), kind))

    return determinant


@overloaded(np.linalg.cholesky)
def _cholesky(a: Any) -> Any:
    kind = _kind(a)
    if kind is None or a.ndim != 2:
        return None

    def factor(a: Any) -> Any:
        n = _square_(a)
        result = np.zeros((n, n), kind)
        for j in range(n):
            rest = a[j, j].real
            for k in range(j):
                rest -= (result[j, k] * np.conj(result[j, k])).real
            if not rest > 0:
                raise LinAlgError("Matrix is not positive definite.")
            root = math.sqrt(rest)
            result[j, j] = root
            for i in range(j + 1, n):
                value = kind(a[i, j])
                for k in range(j):
                    value -= result[i, k] * np.conj(result[j, k])
                result[i, j] = value / root
        return result

    return factor


def _rotate(a: Any, v: Any, p: int, q: int) -> None:
    """Make a[p, q] zero by a rotation of both sides, and rotate the columns of v."""
    theta = (a[q, q] - a[p, p]) / (2 * a[p, q])
    t = 1 / (abs(theta) + math.sqrt(theta * theta + 1))
    if theta < 0:
        t = -t
    c = 1 / math.sqrt(t * t + 1)
    s = t * c
    for k in range(a.shape[0]):
        one, other = a[k, p], a[k, q]
        a[k, p], a[k, q] = c * one - s * other, s * one + c * other
    for k in range(a.shape[0]):
        one, other = a[p, k], a[q, k]
        a[p, k], a[q, k] = c * one - s * other, s * one + c * other
    for k in range(v.shape[0]):
        one, other = v[k, p], v[k, q]
        v[k, p], v[k, q] = c * one - s * other, s * one + c * other


_rotate_ = register_jitable(_rotate)


def _diagonalise(a: Any, v: Any) -> None:
    """Rotate until a is diagonal, as far as rounding lets it, then put the eigenvalues in order."""
    n = a.shape[0]
    for _ in range(_SWEEPS):
        largest = a.dtype.type(0)
        for p in range(n - 1):
            for q in range(p + 1, n):
                # What does not change the diagonal any more is zero.
                small = abs(a[p, p]) + abs(a[p, q]) == abs(a[p, p]) and abs(a[q, q]) + abs(a[p, q]) == abs(
                    a[q, q]
                )
                if small:
                    a[p, q], a[q, p] = 0, 0
                else:
                    largest = max(largest, abs(a[p, q]))
                    _rotate_(a, v, p, q)
        if largest == 0:
            break
    for i in range(n - 1):
        least = i
        for j in range(i + 1, n):
            if a[j, j] < a[least, least]:
                least = j
        if least != i:
            a[i, i], a[least, least] = a[least, least], a[i, i]
            for k in range(v.shape[0]):
                v[k, i], v[k, least] = v[k, least], v[k, i]


_diagonalise_ = register_jitable(_diagonalise)


def _lower_triangle(a: Any, kind: Any) -> Any:
    """The symmetric matrix of which only the lower triangle is read."""
    n = _square_(a)
    result = np.empty((n, n), kind)
    for i in range(n):
        for j in range(i + 1):
            result[i, j] = a[i, j]
            result[j, i] = a[i, j]
    return result


def _diagonal(a: Any) -> Any:
    result = np.empty(a.shape[0], a.dtype)
    for i in range(a.shape[0]):
        result[i] = a[i, i]
    return result


_lower_triangle_, _diagonal_ = register_jitable(_lower_triangle), register_jitable(_diagonal)


@overloaded(np.linalg.eigh)
def _eigh(a: Any) -> Any:
    kind = _kind(a)
    if not isinstance(kind, types.Float) or a.ndim != 2:
        return None

    def decompose(a: Any) -> Any:
        matrix = _lower_triangle_(a, kind)
        vectors = _unit_(matrix.shape[0], kind)
        _diagonalise_(matrix, vectors)
        return _diagonal_(matrix), vectors

    return decompose


@overloaded(np.linalg.eigvalsh)
def _eigvalsh(a: Any) -> Any:
    kind = _kind(a)
    if not isinstance(kind, types.Float) or a.ndim != 2:
        return None

    def values(a: Any) -> Any:
        matrix = _lower_triangle_(a, kind)
        _diagonalise_(matrix, np.empty((0, matrix.shape[0]), kind))
        return _diagonal_(matrix)

    return values


def _refuse(name: str) -> None:
    @overloaded(getattr(np.linalg, name))
    def refusal(*_arguments: Any) -> NoReturn:
        raise Unsupported(
            f"np.linalg.{name} cannot be used in a kernel; write loops over the elements of the matrix, or call "
            f"np.linalg.{name} on the host"
        )


for _name in ("svd", "eig", "eigvals", "qr", "lstsq", "pinv", "matrix_rank", "slogdet", "cond"):
    _refuse(_name)
