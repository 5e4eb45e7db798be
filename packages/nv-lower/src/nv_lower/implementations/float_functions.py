"""`math`'s and `cmath`'s functions of floats that Numba lacks: exact sums, distances, comparisons, ulp.

Sequences are tuples and 1-d arrays of numbers.
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.core.typing import signature
from numba.extending import register_jitable

from nv_lower.builtins import local
from nv_lower.implementations.registry import builtin, overloaded

_REAL = (types.Integer, types.Float, types.Boolean)
#: Doubles that do not overlap: an exact sum has no more parts, and one that is being added.
_PARTS = 42


def _reals(*arguments: Any) -> bool:
    return all(isinstance(types.unliteral(one), _REAL) for one in arguments)


def _sequences(*arguments: Any) -> bool:
    return all(_is_tuple(one) or (_is_array(one) and isinstance(one.dtype, _REAL)) for one in arguments)


def _is_tuple(argument: Any) -> bool:
    return isinstance(argument, types.BaseTuple) and len(argument) > 0 and _reals(*argument)


def _is_array(argument: Any) -> bool:
    return isinstance(argument, types.Array) and argument.ndim == 1


def _doubles(values: Any) -> Any:
    """The values as float64: a tuple of one type, or the array itself."""
    raise TypeError("only in kernels")


@builtin(_doubles)
def _typed_doubles(context: Any, values: types.Type) -> Any:
    if _is_array(values):
        return signature(values, values), lambda _context, _builder, _sig, args: args[0]
    if not _is_tuple(values):
        return None

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        parts = [
            context.cast(builder, builder.extract_value(args[0], at), part, types.float64)
            for at, part in enumerate(sig.args[0])
        ]
        return context.make_tuple(builder, sig.return_type, parts)

    return signature(types.UniTuple(types.float64, len(values)), values), generate


@register_jitable
def _exact_product(a: Any, b: Any) -> Any:
    """A product as a rounded one and what that lacks (Dekker 1971), in float64."""
    product = a * b
    scale = 134217729.0  # 2**27 + 1
    a_high = a * scale - (a * scale - a)
    b_high = b * scale - (b * scale - b)
    a_low, b_low = a - a_high, b - b_high
    return product, ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low


# sums


@register_jitable
def _grow(parts: Any, count: Any, x: Any) -> Any:
    """Add x exactly to parts that do not overlap, smallest first (Shewchuk 1997); how many there are then."""
    kept = 0
    for at in range(count):
        y = parts[at]
        if abs(x) < abs(y):
            x, y = y, x
        total = x + y
        rest = y - (total - x)
        if rest != 0.0:
            parts[kept] = rest
            kept += 1
        x = total
    parts[kept] = x
    return kept + 1


@register_jitable
def _rounded(parts: Any, count: Any) -> Any:
    """The sum of such parts, rounded once, ties to even."""
    total = 0.0
    rest = 0.0
    at = count - 1
    if at >= 0:
        total = parts[at]
        while at > 0:
            at -= 1
            before = total
            total = before + parts[at]
            rest = parts[at] - (total - before)
            if rest != 0.0:
                break
        # Half a unit is left, and what follows says to which side the tie goes.
        if at > 0 and ((rest < 0.0 and parts[at - 1] < 0.0) or (rest > 0.0 and parts[at - 1] > 0.0)):
            twice = rest * 2.0
            other = total + twice
            if twice == other - total:
                total = other
    return total


@overloaded(math.fsum)
def _fsum(seq: Any) -> Any:
    def fsum(seq: Any) -> Any:
        parts = local.array(_PARTS, types.float64)
        count = 0
        special = 0.0
        for value in _doubles(seq):
            x = np.float64(value)
            if math.isfinite(x):
                count = _grow(parts, count, x)
                if not math.isfinite(parts[count - 1]):
                    raise OverflowError("intermediate overflow in fsum")
            else:
                if math.isinf(special) and math.isinf(x) and special != x:
                    raise ValueError("-inf + inf in fsum")
                special += x
        return special if special != 0.0 else _rounded(parts, count)

    return fsum if _sequences(seq) else None


def _sum_of_products(p: Any, q: Any) -> Any:
    def exact(p: Any, q: Any) -> Any:
        if len(p) != len(q):
            raise ValueError("Inputs are not the same length")
        left, right = _doubles(p), _doubles(q)
        parts = local.array(2 * _PARTS, types.float64)
        count = 0
        plain = 0.0
        for at in range(len(left)):
            a, b = np.float64(left[at]), np.float64(right[at])
            plain += a * b
            product, rest = _exact_product(a, b)
            if math.isfinite(rest):
                count = _grow(parts, _grow(parts, count, rest), product)
        return _rounded(parts, count) if math.isfinite(plain) and abs(plain) < 1e290 else plain

    def wrapping(p: Any, q: Any) -> Any:
        if len(p) != len(q):
            raise ValueError("Inputs are not the same length")
        total = np.int64(0)
        for at in range(len(p)):
            total += np.int64(p[at]) * np.int64(q[at])
        return total

    if not _sequences(p, q):
        return None
    elements = [part for one in (p, q) for part in (one if _is_tuple(one) else (one.dtype,))]
    return wrapping if all(isinstance(part, types.Integer) for part in elements) else exact


if hasattr(math, "sumprod"):  # Python 3.12
    overloaded(math.sumprod)(_sum_of_products)


@overloaded(math.prod)
def _prod(iterable: Any, start: Any = 1) -> Any:
    def prod(iterable: Any, start: Any = 1) -> Any:
        result = start
        for value in iterable:
            result = result * value
        return result

    def of_doubles(iterable: Any, start: Any = 1) -> Any:
        result = np.float64(start)
        for value in _doubles(iterable):
            result = result * value
        return result

    if not _sequences(iterable):
        return None
    mixed = _is_tuple(iterable) and any(isinstance(part, types.Float) for part in iterable)
    return of_doubles if mixed else prod


# distances


@register_jitable
def _norm(values: Any) -> Any:
    """The root of the sum of squares: scaled by a power of two, squares and sum in two parts, one correction."""
    largest = 0.0
    unordered = False
    for value in values:
        largest = max(largest, abs(value))
        unordered |= math.isnan(value)
    if math.isinf(largest):
        return largest
    if unordered:
        return math.nan
    if largest == 0.0:
        return largest
    exponent = math.frexp(largest)[1]
    high, low = 0.0, 0.0
    for value in values:
        scaled = math.ldexp(math.ldexp(value, -exponent // 2), -exponent - (-exponent // 2))
        square, rest = _exact_product(scaled, scaled)
        total = high + square
        low += (high - (total - (total - high))) + (square - (total - high)) + rest
        high = total
    root = math.sqrt(high + low)
    square, rest = _exact_product(root, root)
    root += ((high - square) - rest + low) / (2.0 * root)
    return math.ldexp(math.ldexp(root, exponent // 2), exponent - exponent // 2)


@overloaded(math.dist)
def _dist(p: Any, q: Any) -> Any:
    def of_arrays(p: Any, q: Any) -> Any:
        if p.size != q.size:
            raise ValueError("both points must have the same number of dimensions")
        result = 0.0
        for at in range(p.size):
            result = math.hypot(result, np.float64(p[at]) - np.float64(q[at]))
        return result

    def of_tuples(p: Any, q: Any) -> Any:
        return _norm(_differences(_doubles(p), _doubles(q)))

    if not _sequences(p, q):
        return None
    if _is_tuple(p) and _is_tuple(q):
        return of_tuples if len(p) == len(q) else None
    return of_arrays if _is_array(p) and _is_array(q) else None


def _differences(p: Any, q: Any) -> Any:
    """The differences of two tuples of float64, element by element."""
    raise TypeError("only in kernels")


@builtin(_differences)
def _typed_differences(context: Any, p: types.Type, q: types.Type) -> Any:
    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        pairs = [[builder.extract_value(value, at) for value in args] for at in range(len(sig.args[0]))]
        return context.make_tuple(builder, sig.return_type, [builder.fsub(*pair) for pair in pairs])

    return signature(p, p, q), generate


@overloaded(math.hypot)
def _hypot_of_one(a: Any) -> Any:
    return (lambda a: abs(np.float64(a))) if _reals(a) else None


@overloaded(math.hypot)
def _hypot_of_three(a: Any, b: Any, c: Any) -> Any:
    if not _reals(a, b, c):
        return None
    return lambda a, b, c: _norm((np.float64(a), np.float64(b), np.float64(c)))


@overloaded(math.hypot)
def _hypot_of_four(a: Any, b: Any, c: Any, d: Any) -> Any:
    if not _reals(a, b, c, d):
        return None
    return lambda a, b, c, d: _norm((np.float64(a), np.float64(b), np.float64(c), np.float64(d)))


# single floats


@overloaded(math.log)
def _log(x: Any, base: Any) -> Any:
    return (lambda x, base: math.log(x) / math.log(base)) if _reals(x, base) else None


@overloaded(math.ulp)
def _ulp(x: Any) -> Any:
    if not _reals(x):
        return None
    real = types.float32 if types.unliteral(x) == types.float32 else types.float64

    def ulp(x: Any) -> Any:
        size = abs(real(x))
        if not math.isfinite(size):
            return size
        above = math.nextafter(size, real(math.inf))
        if math.isinf(above):
            return size - math.nextafter(size, real(0))
        return above - size

    return ulp


@register_jitable
def _close(a: Any, b: Any, rel_tol: Any, abs_tol: Any, distance: Any, infinite: Any) -> Any:
    if rel_tol < 0.0 or abs_tol < 0.0:
        raise ValueError("tolerances must be non-negative")
    if a == b:
        return True
    if infinite:
        return False
    return distance <= rel_tol * abs(b) or distance <= rel_tol * abs(a) or distance <= abs_tol


@overloaded(math.isclose)
def _isclose(a: Any, b: Any, rel_tol: Any = 1e-09, abs_tol: Any = 0.0) -> Any:
    def isclose(a: Any, b: Any, rel_tol: Any = 1e-09, abs_tol: Any = 0.0) -> Any:
        x, y = np.float64(a), np.float64(b)
        return _close(x, y, rel_tol, abs_tol, abs(x - y), math.isinf(x) or math.isinf(y))

    return isclose if _reals(a, b) else None


@overloaded(cmath.isclose)
def _complex_isclose(a: Any, b: Any, rel_tol: Any = 1e-09, abs_tol: Any = 0.0) -> Any:
    def isclose(a: Any, b: Any, rel_tol: Any = 1e-09, abs_tol: Any = 0.0) -> Any:
        x, y = complex(a), complex(b)
        return _close(x, y, rel_tol, abs_tol, abs(x - y), cmath.isinf(x) or cmath.isinf(y))

    return isclose


def _of_real(function: Callable[[complex], Any]) -> None:
    """Let a function of complex numbers take a real one."""

    @overloaded(function)
    def typed(z: Any) -> Any:
        return (lambda z: function(complex(z))) if _reals(z) else None


for _function in (cmath.acosh, cmath.cosh, cmath.log10, cmath.phase, cmath.polar, cmath.sinh, cmath.tanh):
    _of_real(_function)
