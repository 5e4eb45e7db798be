"""`math`'s functions of integers: factorial, comb, perm, gcd and lcm of several, isqrt.

Results are int64, exact: one that does not fit raises OverflowError, where Python would take a longer integer.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from numba.core import types
from numba.extending import register_jitable

from nv_lower.implementations.registry import overloaded

_MOST = 2**63 - 1


def _integers(*arguments: Any) -> bool:
    return all(isinstance(types.unliteral(one), types.Integer | types.Boolean) for one in arguments)


@register_jitable
def _times(a: Any, b: Any) -> Any:
    """A product of positive integers, if it fits."""
    if a > _MOST // b:
        raise OverflowError("the result does not fit in int64")
    return a * b


@register_jitable
def _product(first: Any, count: Any) -> Any:
    """first · (first + 1) · … of `count` factors."""
    result = np.int64(1)
    for factor in range(first, first + count):
        result = _times(result, factor)
    return result


@overloaded(math.factorial)
def _factorial(x: Any) -> Any:
    def factorial(x: Any) -> Any:
        n = np.int64(x)
        if n < 0:
            raise ValueError("factorial() not defined for negative values")
        return _product(1, n)

    return factorial if _integers(x) else None


@register_jitable
def _permutations(n: Any, k: Any) -> Any:
    if n < 0:
        raise ValueError("n must be a non-negative integer")
    if k < 0:
        raise ValueError("k must be a non-negative integer")
    return np.int64(0) if k > n else _product(n - k + 1, k)


@overloaded(math.perm)
def _perm(n: Any, k: Any = None) -> Any:
    if not _integers(n):
        return None
    if k is None or isinstance(types.unliteral(k), types.NoneType | types.Omitted):
        return lambda n, k=None: _permutations(np.int64(n), np.int64(n))
    return (lambda n, k=None: _permutations(np.int64(n), np.int64(k))) if _integers(k) else None


@register_jitable
def _chosen(n: Any, k: Any) -> Any:
    if n < 0:
        raise ValueError("n must be a non-negative integer")
    if k < 0:
        raise ValueError("k must be a non-negative integer")
    if k > n:
        return np.int64(0)
    k = min(k, n - k)
    result = np.int64(1)
    for i in range(1, k + 1):
        # result · (n - k + i) / i is whole; what i has in common with the result is taken off first.
        common = _common(result, i)
        result = _times(result // common, (n - k + i) // (i // common))
    return result


@overloaded(math.comb)
def _comb(n: Any, k: Any) -> Any:
    return (lambda n, k: _chosen(np.int64(n), np.int64(k))) if _integers(n, k) else None


@register_jitable
def _common(a: Any, b: Any) -> Any:
    """The greatest common divisor of two integers that are not negative."""
    while b != 0:
        a, b = b, a % b
    return a


@register_jitable
def _multiple(a: Any, b: Any) -> Any:
    a, b = abs(np.int64(a)), abs(np.int64(b))
    if a == 0 or b == 0:
        return np.int64(0)
    return _times(a // _common(a, b), b)


def _several(function: Callable[..., Any], *implementations: Callable[..., Any]) -> None:
    """Give a function of any number of integers an implementation for each number that is given."""
    for implementation in implementations:
        overloaded(function)(_typing(implementation))


def _typing(implementation: Callable[..., Any]) -> Callable[..., Any]:
    count = implementation.__code__.co_argcount
    by_count: dict[int, Callable[..., Any]] = {
        0: lambda: implementation,
        1: lambda a: implementation if _integers(a) else None,
        2: lambda a, b: implementation if _integers(a, b) else None,
        3: lambda a, b, c: implementation if _integers(a, b, c) else None,
        4: lambda a, b, c, d: implementation if _integers(a, b, c, d) else None,
    }
    return by_count[count]


_several(
    math.gcd,  # of two: Numba's
    lambda: 0,
    lambda a: abs(np.int64(a)),
    lambda a, b, c: math.gcd(math.gcd(np.int64(a), np.int64(b)), np.int64(c)),
    lambda a, b, c, d: math.gcd(math.gcd(np.int64(a), np.int64(b)), math.gcd(np.int64(c), np.int64(d))),
)
_several(
    math.lcm,
    lambda: 1,
    lambda a: abs(np.int64(a)),
    lambda a, b: _multiple(a, b),
    lambda a, b, c: _multiple(_multiple(a, b), c),
    lambda a, b, c, d: _multiple(_multiple(_multiple(a, b), c), d),
)


@overloaded(math.isqrt)
def _isqrt(n: Any) -> Any:
    def isqrt(n: Any) -> Any:
        if n < 0:
            raise ValueError("isqrt() argument must be nonnegative")
        whole = np.uint64(n)
        root = np.uint64(math.sqrt(np.float64(whole)))
        # The float is off by one at most: above 2**53 by its rounding.
        if root > np.uint64(0xFFFFFFFF) or root * root > whole:
            root -= np.uint64(1)
        elif root < np.uint64(0xFFFFFFFF) and (root + np.uint64(1)) * (root + np.uint64(1)) <= whole:
            root += np.uint64(1)
        return np.int64(root)

    return isqrt if _integers(n) else None
