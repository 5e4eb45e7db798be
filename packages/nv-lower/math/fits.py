"""Every polynomial of the library: what it stands for, where, to which degree, and how its error counts.

The weight is chosen so that the fit's error is relative to the value of the whole function (a polynomial that is
multiplied by x**3 and added to x may be less accurate than x): 27 bits or more are wanted for float32, 57 for float64.
"""

from __future__ import annotations

from mpmath import (
    asin,
    asinh,
    atan,
    atanh,
    cos,
    erf,
    erfc,
    exp,
    expm1,
    gamma,
    log,
    log1p,
    loggamma,
    mp,
    mpf,
    pi,
    sin,
    sinh,
    sqrt,
    tan,
    tanh,
)
from remez import Fit, Function, Split

mp.dps = 50
LN2, LN10 = log(mpf(2)), log(mpf(10))
QUARTER_PI_SQUARED = float((pi / 4) ** 2)


def odd(name: str, function: Function, limit: float, degree: dict[int, int], what: str) -> Fit:
    """function(x) = x + x**3 * P(x**2), accurate relative to function(x)."""
    return Fit(
        name,
        0,
        limit * limit,
        degree,
        lambda z: (function(sqrt(z)) / sqrt(z) - 1) / z,
        lambda z: z * sqrt(z) / function(sqrt(z)),
        what,
    )


def log_tail(z: mpf) -> mpf:
    s = sqrt(z)
    return ((log((1 + s) / (1 - s)) / s / 2 - 1) / z - mpf(1) / 3) / z


def stirling(w: mpf) -> mpf:
    x = 1 / sqrt(w)
    return (loggamma(x) - ((x - mpf(1) / 2) * log(x) - x + log(2 * pi) / 2)) * x


def scaled_erfc(k: int) -> Function:
    def function(q: mpf) -> mpf:
        x = k * (1 + q) / (1 - q)
        return (1 + 2 * x) * exp(x * x) * erfc(x)

    return function


def mobius(x: float, k: int) -> float:
    return (x - k) / (x + k)


ERFC_32 = scaled_erfc(2)
ERFC_64 = scaled_erfc(4)
HALF_LN2 = float(LN2 / 2) * 1.001
LOG10_2 = float(log(mpf(2)) / log(mpf(10)))

FITS = (
    Fit("exp_tail", -HALF_LN2, HALF_LN2, {32: 4, 64: 10}, lambda r: (expm1(r) - r) / r**2,
        lambda r: r**2, "exp(x) = 1 + x + x**2 P(x)"),
    Fit("expm1_tail", -HALF_LN2, HALF_LN2, {32: 5, 64: 10}, lambda r: (expm1(r) - r) / r**2,
        lambda r: r**2 / expm1(r), "exp(x) = 1 + x + x**2 P(x)"),
    Fit("exp2_tail", -0.5005, 0.5005, {32: 4, 64: 10}, lambda r: (expm1(r * LN2) - r * LN2) / r**2, lambda r: r**2,
        "2**x = 1 + x log(2) + x**2 P(x)"),
    Fit("exp10_tail", -LOG10_2 / 2 * 1.001, LOG10_2 / 2 * 1.001, {32: 5, 64: 10},
        lambda r: (expm1(r * LN10) - r * LN10) / r**2, lambda r: r**2, "10**x = 1 + x log(10) + x**2 P(x)"),
    Fit("log_cubic", float(sqrt(mpf(0.5))) - 1.001, float(sqrt(mpf(2))) - 0.999, {32: 8},
        lambda f: (log1p(f) - f + f * f / 2) / f**3, lambda f: f**3 / log1p(f), "log(1 + x) = x - x**2/2 + x**3 P(x)"),
    Fit("log_odd", 0, 0.0296, {64: 6}, lambda z: (log((1 + sqrt(z)) / (1 - sqrt(z))) / sqrt(z) - 2) / z,
        lambda z: z / 2, "log((1 + s) / (1 - s)) = 2 s + s x P(x), x = s**2"),
    Fit("log_tail", 0, 0.0296, {32: 2, 64: 6}, log_tail, lambda z: z**2,
        "log((1 + s) / (1 - s)) = 2 s (1 + x (1/3 + x P(x))), x = s**2"),
    odd("sin_odd", sin, float(pi / 4) * 1.001, {32: 2, 64: 5}, "sin(r) = r + r**3 P(x), x = r**2"),
    Fit("cos_even", 0, QUARTER_PI_SQUARED * 1.001, {32: 2, 64: 5}, lambda z: (cos(sqrt(z)) - 1 + z / 2) / z**2,
        lambda z: z**2, "cos(r) = 1 - x/2 + x**2 P(x), x = r**2"),
    odd("tan_odd", tan, float(pi / 4) * 1.001, {32: 6, 64: 14}, "tan(r) = r + r**3 P(x), x = r**2"),
    odd("atan_odd", atan, 1.0, {32: 9, 64: 22}, "atan(t) = t + t**3 P(x), x = t**2"),
    odd("asin_odd", asin, 0.5, {32: 4, 64: 12}, "asin(t) = t + t**3 P(x), x = t**2"),
    odd("sinh_odd", sinh, 1.0, {32: 3, 64: 6}, "sinh(t) = t + t**3 P(x), x = t**2"),
    odd("tanh_odd", tanh, 0.55, {32: 4, 64: 10}, "tanh(t) = t + t**3 P(x), x = t**2"),
    odd("asinh_odd", asinh, 0.5, {32: 5, 64: 11}, "asinh(t) = t + t**3 P(x), x = t**2"),
    odd("atanh_odd", atanh, 0.5, {32: 5, 64: 13}, "atanh(t) = t + t**3 P(x), x = t**2"),
    Fit("inverse_cube_root", 1, 2, {32: 4, 64: 5}, lambda m: m ** (mpf(-1) / 3), lambda m: m ** (mpf(1) / 3),
        "x**(-1/3), to be refined"),
    Fit("erf_ratio", 0, 1, {32: 6, 64: 13}, lambda z: erf(sqrt(z)) / sqrt(z) - 1, lambda z: sqrt(z) / erf(sqrt(z)),
        "erf(t) = t + t P(x), x = t**2"),
    Fit("erf_tail_log", 0, 3, {32: 8}, lambda t: log(erfc(t + 1)),
        lambda t: erfc(t + 1), "erf(t) = 1 - exp(P(x)), x = t - 1"),
    Fit("erfc_scaled", mobius(0.7, 2), mobius(10.1, 2), {32: 11}, ERFC_32, lambda q: 1 / ERFC_32(q),
        "erfc(t) = exp(-t**2) P(x) / (1 + 2 t), x = (t - 2) / (t + 2)"),
    Fit("erfc_scaled", mobius(0.7, 4), mobius(27.3, 4), {64: 24}, ERFC_64, lambda q: 1 / ERFC_64(q),
        "erfc(t) = exp(-t**2) P(x) / (1 + 2 t), x = (t - 4) / (t + 4)"),
    Fit("stirling_ratio", 0, 1 / 12.25, {32: 3, 64: 9}, stirling, lambda w: sqrt(w),
        "log(gamma(t)) = (t - 1/2) log t - t + log(2 pi)/2 + P(x)/t, x = 1/t**2, t >= 3.5"),
    Fit("gamma_two", -0.5, 0.5, {32: 9, 64: 20}, lambda t: gamma(t + 2), lambda t: 1 / gamma(t + 2), "gamma(2 + x)"),
    Fit("lgamma_two", -0.75, 0.5, {32: 10, 64: 23}, lambda t: loggamma(t + 2) / t, lambda t: t / loggamma(t + 2),
        "log(gamma(2 + x)) = x P(x)"),
)  # fmt: skip

# Constants as sums of floats: every part but the last has few enough bits for its product with a small integer to
# be exact (Cody and Waite, Software Manual for the Elementary Functions, 1980).
SPLITS = (
    Split("LN2", LN2, {32: (16, 24), 64: (42, 53)}),
    Split("LN10", LN10, {32: (24, 24), 64: (53, 53)}),
    Split("LOG2_E", 1 / LN2, {32: (24, 24), 64: (53, 53)}),
    Split("LOG2_10", LN10 / LN2, {32: (24,), 64: (53,)}),
    Split("LOG10_2", LN2 / LN10, {32: (16, 24), 64: (42, 53)}),
    Split("LOG10_E", 1 / LN10, {32: (24, 24), 64: (53, 53)}),
    Split("LN2_WHOLE", LN2, {32: (24, 24), 64: (53, 53)}),
    Split("THIRD", mpf(1) / 3, {32: (12, 24), 64: (26, 53)}),
    Split("TWO_OVER_PI", 2 / pi, {32: (24,), 64: (53,)}),
    Split("HALF_PI_REDUCE", pi / 2, {32: (11, 11, 11, 24), 64: (33, 33, 53)}),
    Split("HALF_PI", pi / 2, {32: (24, 24), 64: (53, 53)}),
    Split("PI", +pi, {32: (24, 24), 64: (53, 53)}),
    Split("HALF_LOG_2PI", log(2 * pi) / 2, {32: (24, 24), 64: (53, 53)}),
    Split("CBRT_2", mpf(2) ** (mpf(1) / 3), {32: (24,), 64: (53,)}),
    Split("CBRT_4", mpf(4) ** (mpf(1) / 3), {32: (24,), 64: (53,)}),
    Split("SQRT_HALF", sqrt(mpf(1) / 2), {32: (24,), 64: (53,)}),
)
