"""Device functions for the ufuncs that Numba lacks or computes unlike NumPy.

Each `make` takes the loop's dtypes and gives what the kernel calls. Constants have the loop's own types, since a Python
number would bring 64-bit arithmetic along.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any

import numpy as np

from numba_vulkan.elementwise.program import Loop
from numba_vulkan.jit import jit
from numba_vulkan.kernel import Kernel
from nv_lower import builtins as nv

# mypy: disable-error-code="no-untyped-def"


@functools.cache
def function(ufunc: np.ufunc, loop: Loop) -> Any:
    """What a kernel calls for a ufunc's loop: a device function, or the ufunc itself, which Numba knows."""
    for (named, kinds), make in _MADE.items():
        if named is ufunc and loop.inputs[0].kind in kinds:
            return make(loop)
    if ufunc in _COMPARISONS and {dtype.kind for dtype in loop.inputs} == {"i", "u"}:
        return _mixed_comparison(ufunc, loop)
    return ufunc


def _float_divmod(loop: Loop) -> Kernel:
    """As NumPy's `npy_divmod`: the remainder is exact, the quotient the floor that belongs to it."""
    zero, half, one = map(loop.inputs[0].type, (0, 0.5, 1))

    @jit
    def float_divmod(a, b):
        rest = math.fmod(a, b)
        if b == zero:
            return a / b, rest
        quotient = (a - rest) / b
        if rest != zero:
            if (b < zero) != (rest < zero):
                rest += b
                quotient -= one
        else:
            rest = math.copysign(zero, b)
        if quotient != zero:
            floor = np.floor(quotient)
            if quotient - floor > half:
                floor += one
        else:
            floor = math.copysign(zero, a / b)
        return floor, rest

    return float_divmod


def _float_floor_divide(loop: Loop) -> Kernel:
    both = _float_divmod(loop)

    @jit
    def float_floor_divide(a, b):
        return both(a, b)[0]

    return float_floor_divide


def _float_remainder(loop: Loop) -> Kernel:
    both = _float_divmod(loop)

    @jit
    def float_remainder(a, b):
        return both(a, b)[1]

    return float_remainder


def _signed_floor_divide(loop: Loop) -> Kernel:
    zero, minus = loop.inputs[0].type(0), loop.inputs[0].type(-1)

    @jit
    def signed_floor_divide(a, b):
        if b == minus:
            return -a  # of the least number itself, as NumPy has it
        return np.floor_divide(a, b) if b != zero else zero

    return signed_floor_divide


def _signed_divmod(loop: Loop) -> Kernel:
    divide = _signed_floor_divide(loop)

    @jit
    def signed_divmod(a, b):
        return divide(a, b), np.remainder(a, b)

    return signed_divmod


def _unsigned_divmod(_: Loop) -> Kernel:
    @jit
    def unsigned_divmod(a, b):
        return np.floor_divide(a, b), np.remainder(a, b)

    return unsigned_divmod


def _integer_fmod(loop: Loop) -> Kernel:
    zero, one = loop.inputs[0].type(0), loop.inputs[0].type(1)
    minus = loop.inputs[0].type(-1) if loop.inputs[0].kind == "i" else one

    @jit
    def integer_fmod(a, b):
        if b in (zero, minus):
            return zero
        rest = np.remainder(a, b)
        return rest - b if rest != zero and (a < zero) != (b < zero) else rest

    return integer_fmod


def _integer_power(loop: Loop) -> Kernel:
    type_ = loop.outputs[0].type
    zero, one = type_(0), type_(1)

    @jit
    def integer_power(a, b):
        if b < zero:
            raise ValueError("Integers to negative integer powers are not allowed.")
        result, factor, exponent = one, a, b
        while exponent > zero:
            if exponent & one:
                result = result * factor
            factor = factor * factor
            exponent = exponent >> one
        return result

    return integer_power


def _complex_power(loop: Loop) -> Kernel:
    zero = loop.inputs[0].type(0)
    real = zero.real.dtype.type(0)

    @jit
    def complex_power(a, b):
        if a == zero and b.real > real:
            return zero
        return np.power(a, b)

    return complex_power


def _lcm(loop: Loop) -> Kernel:
    zero = loop.inputs[0].type(0)

    @jit
    def lcm(a, b):
        a = -a if a < zero else a
        b = -b if b < zero else b
        divisor = np.gcd(a, b)
        return a // divisor * b if divisor != zero else zero

    return lcm


def _shift(loop: Loop, left: bool) -> Kernel:
    type_ = loop.inputs[0].type
    bits, zero = type_(8 * loop.inputs[0].itemsize), type_(0)
    last = type_(8 * loop.inputs[0].itemsize - 1)

    @jit
    def left_shift(a, b):
        return a << b if b >= zero and b < bits else zero

    @jit
    def right_shift(a, b):
        return a >> b if b >= zero and b < bits else (a >> last if a < zero else zero)

    return left_shift if left else right_shift


def _integer_reciprocal(loop: Loop) -> Kernel:
    dtype = loop.inputs[0]
    zero, one = dtype.type(0), dtype.type(1)
    minus = dtype.type(-1) if dtype.kind == "i" else one
    # 1.0 / 0 converted to the type, as x86 does it.
    undefined = dtype.type(np.iinfo(dtype).min if dtype.kind == "i" and dtype.itemsize >= 4 else 0)

    @jit
    def integer_reciprocal(a):
        if a == zero:
            return undefined
        return a if a in (one, minus) else zero

    return integer_reciprocal


def _unsigned_sign(loop: Loop) -> Kernel:
    zero, one = loop.inputs[0].type(0), loop.inputs[0].type(1)

    @jit
    def unsigned_sign(a):
        return one if a > zero else zero

    return unsigned_sign


def _heaviside(loop: Loop) -> Kernel:
    zero, one = loop.inputs[0].type(0), loop.inputs[0].type(1)

    @jit
    def heaviside(a, at_zero):
        if math.isnan(a):
            return a
        return at_zero if a == zero else (one if a > zero else zero)

    return heaviside


def _cbrt(loop: Loop) -> Kernel:
    zero = loop.inputs[0].type(0)

    @jit
    def cbrt(a):
        return a if a == zero else np.cbrt(a)

    return cbrt


def _bitwise_count(loop: Loop) -> Kernel:
    zero, unsigned = loop.inputs[0].type(0), np.dtype(f"u{loop.inputs[0].itemsize}").type

    @jit
    def bitwise_count(a):
        return nv.popcount(unsigned(-a if a < zero else a))

    return bitwise_count


def _ldexp(loop: Loop) -> Kernel:
    low, high = loop.inputs[1].type(-5000), loop.inputs[1].type(5000)

    @jit
    def ldexp(a, exponent):
        return math.ldexp(a, min(max(exponent, low), high))

    return ldexp


def _of_math(name: str) -> Callable[[Loop], Kernel]:
    known = getattr(math, name)

    def make(_: Loop) -> Kernel:
        @jit
        def of_math(a):
            return known(a)

        return of_math

    return make


def _modf(loop: Loop) -> Kernel:
    zero = loop.inputs[0].type(0)

    @jit
    def modf(a):
        whole = np.trunc(a)
        rest = math.copysign(zero, a) if math.isinf(a) or whole == a else a - whole
        return rest, whole

    return modf


_COMPARISONS = {np.equal, np.not_equal, np.less, np.less_equal, np.greater, np.greater_equal}


def _mixed_comparison(ufunc: np.ufunc, loop: Loop) -> Kernel:
    """A comparison of a signed with an unsigned integer, which no common integer type holds."""
    signed, unsigned = (loop.inputs[k].kind == "i" for k in (0, 1))
    zero = loop.inputs[0 if signed else 1].type(0)
    wide = loop.inputs[1 if signed else 0].type
    if_negative = bool(ufunc(-1, 0)) if signed else bool(ufunc(0, -1))

    @jit
    def signed_first(a, b):
        return if_negative if a < zero else ufunc(wide(a), b)

    @jit
    def unsigned_first(a, b):
        return if_negative if b < zero else ufunc(a, wide(b))

    return unsigned_first if unsigned else signed_first


_MADE: dict[tuple[np.ufunc, str], Callable[[Loop], Kernel]] = {
    (np.divmod, "f"): _float_divmod,
    (np.floor_divide, "f"): _float_floor_divide,
    (np.remainder, "f"): _float_remainder,
    (np.floor_divide, "i"): _signed_floor_divide,
    (np.divmod, "i"): _signed_divmod,
    (np.divmod, "u"): _unsigned_divmod,
    (np.fmod, "iu"): _integer_fmod,
    (np.power, "iu"): _integer_power,
    (np.power, "c"): _complex_power,
    (np.float_power, "c"): _complex_power,
    (np.lcm, "iu"): _lcm,
    (np.left_shift, "iu"): lambda loop: _shift(loop, True),
    (np.right_shift, "iu"): lambda loop: _shift(loop, False),
    (np.reciprocal, "iu"): _integer_reciprocal,
    (np.sign, "u"): _unsigned_sign,
    (np.heaviside, "f"): _heaviside,
    (np.cbrt, "f"): _cbrt,
    (np.ldexp, "f"): _ldexp,
    (np.frexp, "f"): _of_math("frexp"),
    (np.modf, "f"): _modf,
}
if hasattr(np, "bitwise_count"):  # since NumPy 2.0
    _MADE[np.bitwise_count, "iu"] = _bitwise_count
