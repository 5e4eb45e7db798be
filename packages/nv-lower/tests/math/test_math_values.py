"""Single values of the committed IR, run on this machine: those that are exact, and those that others get wrong."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable

import numpy as np
import pytest

Function = Callable[[str, str], Callable[..., float]]
INF, NAN = math.inf, math.nan


def same(got: float, want: float) -> bool:
    """Equal, with the sign of zero, NaN being equal to NaN."""
    return (math.isnan(got) and math.isnan(want)) or (
        got == want and math.copysign(1, got) == math.copysign(1, want)
    )


def single(value: float) -> float:
    return float(np.float32(value))


@pytest.mark.parametrize(
    "name",
    [
        "sin",
        "tan",
        "asin",
        "atan",
        "sinh",
        "tanh",
        "asinh",
        "atanh",
        "erf",
        "expm1",
        "log1p",
        "cbrt",
        "sinpi",
    ],
)
@pytest.mark.parametrize("width", ["f", "d"])
def test_odd_functions_keep_tiny_arguments_and_zeros(function: Function, name: str, width: str) -> None:
    call = function(name + ("f" if width == "f" else ""), width * 2)
    assert same(call(0.0), 0.0)
    assert same(call(-0.0), -0.0)
    if name not in ("erf", "cbrt", "sinpi"):
        tiny = 1e-45 if width == "f" else 5e-324
        assert call(tiny) == single(tiny) if width == "f" else tiny


@pytest.mark.parametrize(
    ("name", "arguments", "want"),
    [
        ("fmod", (1e10, 0.7), None),
        ("fmod", (1e17, 3.0), None),
        ("fmod", (5.0, INF), 5.0),
        ("fmod", (-5.0, INF), -5.0),
        ("fmod", (INF, 2.0), NAN),
        ("fmod", (2.0, 0.0), NAN),
        ("fmod", (-6.0, 3.0), -0.0),
        ("pow", (0.0, -1.0), INF),
        ("pow", (-0.0, -3.0), -INF),
        ("pow", (-0.0, 3.0), -0.0),
        ("pow", (-2.0, 3.0), -8.0),
        ("pow", (-2.0, 0.5), NAN),
        ("pow", (NAN, 0.0), 1.0),
        ("pow", (1.0, NAN), 1.0),
        ("pow", (-1.0, INF), 1.0),
        ("pow", (0.5, -INF), INF),
        ("pow", (-INF, -3.0), -0.0),
        ("pow", (10.0, 10.0), 1e10),
        ("hypot", (INF, NAN), INF),
        ("hypot", (3.0, 4.0), 5.0),
        ("atan2", (0.0, -0.0), math.pi),
        ("atan2", (-0.0, 0.0), -0.0),
        ("atan2", (INF, -INF), 3 * math.pi / 4),
        ("atan2", (1.0, 0.0), math.pi / 2),
        ("exp", (INF,), INF),
        ("exp", (-INF,), 0.0),
        ("exp", (0.0,), 1.0),
        ("exp2", (10.0,), 1024.0),
        ("exp10", (3.0,), 1000.0),
        ("log", (0.0,), -INF),
        ("log", (-1.0,), NAN),
        ("log", (1.0,), 0.0),
        ("log2", (1024.0,), 10.0),
        ("log10", (1000.0,), 3.0),
        ("log10", (1e10,), 10.0),
        ("log1p", (-1.0,), -INF),
        ("tgamma", (5.0,), 24.0),
        ("tgamma", (-0.0,), -INF),
        ("tgamma", (-3.0,), NAN),
        ("lgamma", (1.0,), 0.0),
        ("lgamma", (-2.0,), INF),
        ("acosh", (1.0,), 0.0),
        ("acosh", (0.5,), NAN),
        ("atanh", (1.0,), INF),
        ("acos", (1.0,), 0.0),
        ("asin", (2.0,), NAN),
        ("sin", (INF,), NAN),
        ("cbrt", (-27.0,), -3.0),
        ("round", (2.5,), 3.0),
        ("round", (-0.5,), -1.0),
        ("round", (-0.25,), -0.0),
        ("rint", (2.5,), 2.0),
        ("remainder", (5.0, 2.0), 1.0),
        ("remainder", (7.0, 2.0), -1.0),
        ("nextafter", (0.0, -1.0), None),
        ("fdim", (1.0, 3.0), 0.0),
        ("fmin", (NAN, 1.0), 1.0),
        ("fmax", (-0.0, 0.0), 0.0),
    ],
)  # fmt: skip
@pytest.mark.parametrize("width", ["f", "d"])
def test_value(
    function: Function, name: str, arguments: tuple[float, ...], want: float | None, width: str
) -> None:
    if width == "f":
        arguments = tuple(map(single, arguments))
    if want is None:
        want = math.fmod(*arguments) if name == "fmod" else (single(-1e-45) if width == "f" else -5e-324)
    got = function(name + ("f" if width == "f" else ""), width * (len(arguments) + 1))(*arguments)
    assert same(got, single(want) if width == "f" else want), (got, want)


@pytest.mark.parametrize(
    ("name", "x", "want"), [("expf", -100.0, 3.783505853677006e-44), ("erfcf", 10.0, 1e-45)]
)
def test_subnormal_results_are_kept(function: Function, name: str, x: float, want: float) -> None:
    assert function(name, "ff")(x) == single(want)


@pytest.mark.parametrize("width", ["f", "d"])
def test_logarithms_of_powers_are_whole(function: Function, width: str) -> None:
    suffix, smallest, tens = ("f", -149, 11) if width == "f" else ("", -1074, 23)
    log2, log10 = function("log2" + suffix, width * 2), function("log10" + suffix, width * 2)
    exp2 = function("exp2" + suffix, width * 2)
    for n in range(smallest, 128 if width == "f" else 1024):
        assert log2(math.ldexp(1.0, n)) == n
        assert exp2(n) == math.ldexp(1.0, n)
    for n in range(tens):
        assert log10(10.0**n) == n


@pytest.mark.parametrize("width", ["f", "d"])
def test_results_that_are_floats_come_out_exact(function: Function, width: str) -> None:
    suffix, limit = ("f", 2**24) if width == "f" else ("", 2**53)
    power, cbrt, exp10 = (function(n + suffix, width * k) for n, k in (("pow", 3), ("cbrt", 2), ("exp10", 2)))
    for base in range(2, 200):
        exponent = 1
        while base**exponent <= limit:
            assert power(base, exponent) == base**exponent
            assert power(-base, exponent) == (-base) ** exponent
            if exponent % 2 == 0:
                assert power(base**exponent, 0.5) == base ** (exponent // 2)
            if exponent % 3 == 0:
                assert cbrt(-(base**exponent)) == -(base ** (exponent // 3))
            exponent += 1
    for n in range(8 if width == "f" else 16):
        assert exp10(n) == 10.0**n


@pytest.mark.parametrize("width", ["f", "d"])
def test_frexp_ldexp_modf_follow_cpython(function: Function, width: str) -> None:
    suffix, kind = ("f", ctypes.c_float) if width == "f" else ("", ctypes.c_double)
    frexp, ldexp = (
        function("numba_frexp" + suffix, width * 2 + "p"),
        function("numba_ldexp" + suffix, width * 2 + "i"),
    )
    modf, scalbln = function("modf" + suffix, width * 2 + "p"), function("scalbln" + suffix, width * 2 + "l")
    ilogb = function("ilogb" + suffix, "i" + width)
    for x in (0.0, -0.0, 1.0, -1.5, 1e-45, 5e-324, 3e38, -7.25, 1e-38, INF, -INF, NAN):
        value = single(x) if width == "f" else x
        exponent, whole = ctypes.c_int32(-7), kind(-7)
        mantissa = frexp(value, ctypes.addressof(exponent))
        assert same(mantissa, math.frexp(value)[0])
        assert exponent.value == math.frexp(value)[1]
        assert same(modf(value, ctypes.addressof(whole)), math.modf(value)[0])
        assert same(whole.value, math.modf(value)[1])
        assert same(ldexp(mantissa, exponent.value), value)
        assert same(ldexp(value, 0), value)
        assert same(scalbln(value, -(2**40)), math.copysign(0.0, value) if math.isfinite(value) else value)
        if value and math.isfinite(value):
            assert ilogb(value) == math.frexp(value)[1] - 1
    # Rounded once, to even, where the result is subnormal.
    least, bits = (2.0**-149, 24) if width == "f" else (5e-324, 53)
    assert ldexp(1.5, int(math.log2(least))) == 2 * least
    assert ldexp(2.5, int(math.log2(least))) == 2 * least
    assert ldexp(1.0 + 2.0 ** (1 - bits), int(math.log2(least)) - 1) == least
    assert ldexp(0.5, int(math.log2(least))) == 0.0
    assert ldexp(1.0, 2_000_000_000) == INF
    assert ldexp(least, 2_000_000_000) == INF


@pytest.mark.parametrize("width", ["f", "d"])
def test_sincos_is_sin_and_cos(function: Function, width: str) -> None:
    suffix, kind = ("f", ctypes.c_float) if width == "f" else ("", ctypes.c_double)
    sin, cos = function("sin" + suffix, width * 2), function("cos" + suffix, width * 2)
    sincos = function("sincos" + suffix, "v" + width + "pp")
    for x in (-0.0, 0.5, 3.0, 1e4, -1e7, 1e30):
        s, c = kind(), kind()
        sincos(x, ctypes.addressof(s), ctypes.addressof(c))
        assert same(s.value, sin(x))
        assert same(c.value, cos(x))


@pytest.mark.parametrize(("name", "width"), [("__powisf2", "f"), ("__powidf2", "d")])
def test_integer_power_multiplies_in_order(function: Function, name: str, width: str) -> None:
    power = function(name, width * 2 + "i")
    kind = np.float32 if width == "f" else np.float64
    for base in (1.1, -2.0, 0.3, 0.0):
        for exponent in (0, 1, 2, 3, 7, -1, -3, 100, -(2**31)):
            want, factor, left = kind(1), kind(base), abs(exponent)
            with np.errstate(all="ignore"):
                while left:
                    want = want * factor if left & 1 else want
                    left >>= 1
                    factor = factor * factor if left else factor
                want = kind(1) / want if exponent < 0 else want
            assert same(power(base, exponent), float(want)), (base, exponent)


@pytest.mark.parametrize("width", ["f", "d"])
def test_complex_power_agrees_with_cpython(function: Function, width: str) -> None:
    suffix, kind, close = ("f", ctypes.c_float, 2e-6) if width == "f" else ("", ctypes.c_double, 1e-14)
    power = function("numba_cpow" + suffix, "vppp")
    for x in (1 + 2j, -0.5j, -3 + 0j, 0.25 - 1j, 0j):
        for y in (2 + 0j, 0.5 + 0j, 1j, -1 + 0.5j, 0j):
            if x == 0 and y not in (0j, 2 + 0j, 0.5 + 0j):
                continue
            got, base, exponent = (kind * 2)(), (kind * 2)(x.real, x.imag), (kind * 2)(y.real, y.imag)
            power(
                ctypes.addressof(base), ctypes.addressof(exponent), ctypes.addressof(got)
            )  # as Numba calls it
            assert abs(complex(*got) - x**y) <= close * max(1.0, abs(x**y)), (x, y)
