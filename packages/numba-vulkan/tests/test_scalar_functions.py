"""Functions of `math`, `cmath` and NumPy on single numbers: what Python gives, bit for bit or within the bound."""

from __future__ import annotations

import cmath
import itertools
import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import mpmath
import numpy as np
import pytest

import numba_vulkan as nv
from nv_lower.math_names import INTRINSICS

NAMES = {"math": math, "cmath": cmath, "np": np, "nv": nv}
WIDE = {"shaderInt64", "shaderFloat64"} <= nv.current_device().features
pytestmark = pytest.mark.skipif(not WIDE, reason="the device has no 64-bit integers or floats")


def kernel_of(expressions: Sequence[str], parameters: str, **options: Any) -> Any:
    """A kernel that stores what each expression of row i of the arguments gives."""
    names = dict(NAMES)
    lines = [f"        out[{at}, i] = {expression}\n" for at, expression in enumerate(expressions)]
    arguments = ", ".join(f"{name}_all" for name in parameters)
    taken = "".join(f"        {name} = {name}_all[i]\n" for name in parameters)
    exec(
        f"def kernel(out, {arguments}):\n    i = nv.grid(1)\n    if i < out.shape[1]:\n{taken}{''.join(lines)}",
        names,
    )
    return nv.jit(**options)(names["kernel"])


def computed(
    expressions: Sequence[str], parameters: str, rows: Sequence[Any], kind: Any, **options: Any
) -> Any:
    columns = [np.array(column) for column in zip(*rows, strict=True)]
    out = np.zeros((len(expressions), len(rows)), kind)
    kernel_of(expressions, parameters, **options).forall(len(rows))(out, *columns)
    return out


def expected(expressions: Sequence[str], parameters: str, rows: Sequence[Any], kind: Any) -> Any:
    functions = [
        eval(f"lambda {', '.join(parameters)}: {expression}", dict(NAMES)) for expression in expressions
    ]
    with np.errstate(all="ignore"):
        values = np.array([[function(*row) for row in rows] for function in functions])
        return values.astype(kind)


def assert_same(found: Any, wanted: Any) -> None:
    np.testing.assert_array_equal(found, wanted)
    if found.dtype.kind == "f":
        np.testing.assert_array_equal(np.signbit(found), np.signbit(wanted))


SMALL = [*range(12), 13, 17, 20]
INTEGERS = [0, 1, 2, 3, 8, 12, 15, 18, 35, 100, 1001, 2**31, 2**40 + 6, 3**20]

INTEGER_FUNCTIONS = {
    "math.factorial(a)": [(n,) for n in range(21)],
    "math.perm(a)": [(n,) for n in range(21)],
    "math.perm(a, b)": list(itertools.product(SMALL, SMALL)),
    "math.comb(a, b)": [
        *itertools.product(SMALL, SMALL),
        (66, 33),
        (61, 29),
        (2**40, 1),
        (2**31, 2),
        (4000, 4),
    ],
    "math.isqrt(a)": [
        (n,) for n in (*range(40), *(k**2 + d for k in (2**16, 2**26 + 1, 3037000499) for d in (-1, 0)))
    ],
    "math.gcd(a, b)": list(itertools.product((-12, *INTEGERS), INTEGERS)),
    "math.gcd(a, b, 6)": list(itertools.product((-12, *INTEGERS), INTEGERS)),
    "math.gcd(a, b, 6, a)": list(itertools.product((-12, *INTEGERS), INTEGERS)),
    "math.gcd(a) + math.lcm(a) + math.gcd() + math.lcm()": [(n,) for n in (-7, 0, 9)],
    "math.lcm(a, b)": list(itertools.product((-12, *INTEGERS[:11]), INTEGERS[:11])),
    "math.lcm(a, b, 6)": list(itertools.product((-12, *INTEGERS[:11]), INTEGERS[:11])),
    "math.lcm(a, b, 6, 10)": list(itertools.product((-12, *INTEGERS[:11]), INTEGERS[:11])),
    "np.bitwise_count(a)": [(n,) for n in (0, 1, -1, 255, -256, 2**62)],
    "math.prod((a, 3, a))": [(n,) for n in (-7, 0, 9)],
}


@pytest.mark.parametrize("expression", INTEGER_FUNCTIONS)
def test_functions_of_integers_are_exact(expression: str) -> None:
    if expression.startswith("np.bitwise") and not hasattr(np, "bitwise_count"):
        pytest.skip("NumPy 1 has no bitwise_count")
    rows = INTEGER_FUNCTIONS[expression]
    parameters = "ab"[: len(rows[0])]
    found = computed([expression], parameters, rows, np.int64)
    assert_same(found, expected([expression], parameters, rows, np.int64))


@pytest.mark.parametrize(
    ("expression", "row", "error"),
    [
        ("math.factorial(a)", (21,), OverflowError),
        ("math.factorial(a)", (-1,), ValueError),
        ("math.perm(a, b)", (30, 14), OverflowError),
        ("math.perm(a, b)", (3, -1), ValueError),
        ("math.comb(a, b)", (68, 34), OverflowError),
        ("math.comb(a, b)", (-3, 1), ValueError),
        ("math.lcm(a, b)", (2**40 + 1, 3**30), OverflowError),
        ("math.isqrt(a)", (-1,), ValueError),
    ],
)
def test_what_does_not_fit_raises(expression: str, row: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        computed([expression], "ab"[: len(row)], [row], np.int64)


FLOATS = [
    0.0,
    -0.0,
    1.0,
    -1.5,
    0.1,
    3e-310,
    -5e-324,
    1e16,
    1.7e308,
    -2.5e-7,
    12345.678,
    math.inf,
    -math.inf,
    math.nan,
]
PAIRS = list(itertools.product(FLOATS, FLOATS))

#: Exactly what Python gives, for every pair of floats.
EXACT = [
    *(
        "math.ulp(a)",
        "math.isclose(a, b)",
        "math.isclose(a, b, rel_tol=0.5)",
        "math.isclose(a, b, abs_tol=1e-6)",
    ),
    *("math.nextafter(a, b)", "math.copysign(a, b)", "np.heaviside(a, b)", "np.frexp(a)[0]", "np.modf(a)[0]"),
    *(
        "np.modf(a)[1]",
        "np.copysign(a, b)",
        "np.signbit(a)",
        "np.spacing(abs(a))",
        "np.nextafter(a, b)",
    ),
    *("np.fabs(a)", "np.positive(a)", "np.trunc(a)"),
    *("np.cbrt(0.0 * a)", "cmath.isclose(complex(a, b), complex(b, 1))", "math.hypot(a)"),
]


@pytest.mark.parametrize("addressing", ["physical", "logical"])
def test_functions_of_floats_are_exact(addressing: Any) -> None:
    found = computed(EXACT, "ab", PAIRS, np.float64, addressing=addressing)
    wanted = expected(EXACT, "ab", PAIRS, np.float64)
    for row, (one, other) in enumerate(zip(found, wanted, strict=True)):
        np.testing.assert_array_equal(one, other, EXACT[row])
        kept = ~np.isnan(other)  # a NaN has no sign of its own
        np.testing.assert_array_equal(np.signbit(one)[kept], np.signbit(other)[kept], EXACT[row])


SINGLE = [
    "math.ulp(a)",
    "np.heaviside(a, b)",
    "np.frexp(a)[0]",
    "np.modf(a)[0]",
    "np.spacing(abs(a))",
    "np.nextafter(a, b)",
]


def test_single_precision_stays_single() -> None:
    rows = [
        (np.float32(a), np.float32(b)) for a, b in PAIRS if abs(a) < 3e38 and not 3e38 < abs(b) < math.inf
    ]
    found = computed(SINGLE, "ab", rows, np.float32)
    wanted = expected(SINGLE[1:], "ab", rows, np.float32)
    np.testing.assert_array_equal(found[0], np.spacing(np.abs([a for a, _ in rows])))
    np.testing.assert_array_equal(found[1:], wanted)


def numbers(count: int, seed: int, low: int = -300, high: int = 300) -> Any:
    rng = np.random.default_rng(seed)
    return np.ldexp(rng.uniform(-1, 1, count), rng.integers(low, high, count))


def ulps(found: float, exact: Any) -> float:
    """The error in units in the last place of the result."""
    return float(abs(mpmath.mpf(float(found)) - exact) / mpmath.mpf(math.ulp(float(exact))))


LENGTHS: dict[str, Callable[..., Any]] = {
    "math.hypot(a, b, c)": lambda a, b, c: mpmath.sqrt(a * a + b * b + c * c),
    "math.hypot(a, b, c, a)": lambda a, b, c: mpmath.sqrt(2 * a * a + b * b + c * c),
    "math.dist((a, b), (0.0, 0))": lambda a, b, c: mpmath.sqrt(a * a + b * b),
    "math.dist((a, 0.0, c), (0.0, b, 0.0))": lambda a, b, c: mpmath.sqrt(a * a + b * b + c * c),
}


@pytest.mark.parametrize("expression", LENGTHS)
def test_lengths_are_within_an_ulp(expression: str) -> None:
    mpmath.mp.prec = 2200
    scale = np.ldexp(1.0, np.random.default_rng(1).integers(-900, 900, 300))
    rows = [tuple(row) for row in (numbers(900, 2, -6, 6).reshape(300, 3) * scale[:, None]).tolist()]
    found = computed([expression], "abc", rows, np.float64)[0]
    worst = max(
        ulps(one, LENGTHS[expression](*map(mpmath.mpf, row))) for one, row in zip(found, rows, strict=True)
    )
    assert worst <= 1


def test_lengths_of_special_values() -> None:
    expressions = ["math.hypot(a, b, 1.0)", "math.dist((a, b), (0.0, 0.0))"]
    rows = [
        row for row in PAIRS if not (math.isnan(row[0]) or math.isnan(row[1])) or math.inf in map(abs, row)
    ]
    found = computed(expressions, "ab", rows, np.float64)
    special = [at for at, row in enumerate(rows) if not all(map(math.isfinite, row)) or row == (0.0, 0.0)]
    np.testing.assert_array_equal(
        found[:, special], expected(expressions, "ab", rows, np.float64)[:, special]
    )
    np.testing.assert_allclose(found, expected(expressions, "ab", rows, np.float64), rtol=3e-16)


def test_fsum_rounds_once() -> None:
    @nv.jit
    def kernel(x, out):
        i = nv.grid(1)
        if i < out.size:
            out[i] = math.fsum(x[i])

    rows = [numbers(40, seed, -80, 80) for seed in range(60)]
    rows += [
        np.concatenate([row[:20], -row[:20]])[np.random.default_rng(3).permutation(40)] for row in rows[:20]
    ]
    rows += [np.array([1.0, 1e100, 1.0, -1e100] * 10), np.array([2.0**53, 1.0, 2.0**-60] + [0.0] * 37)]
    rows += [
        np.array([1e308, -1e308, 5e-324] + [0.0] * 37),
        np.array([math.inf, 1.0] * 20),
        np.array([math.nan] * 40),
    ]
    x = np.array(rows)
    out = np.zeros(len(x))
    kernel.forall(len(x))(x, out)
    np.testing.assert_array_equal(out, [math.fsum(row) for row in x])


def test_fsum_and_prod_of_tuples() -> None:
    expressions = ["math.fsum((a, 1e100, b, -1e100))", "math.prod((a, b, 3))", "math.prod((a, b), start=2.5)"]
    rows = [(1.0, 2.5), (-3.25, 0.1), (1e-30, 7.0)]
    assert_same(computed(expressions, "ab", rows, np.float64), expected(expressions, "ab", rows, np.float64))


@pytest.mark.skipif(not hasattr(math, "sumprod"), reason="math.sumprod came with Python 3.12")
def test_sumprod_rounds_once() -> None:
    rows = [tuple(row) for row in numbers(400, 4, -30, 30).reshape(100, 4).tolist()]
    found = computed(["math.sumprod((a, b), (c, d))"], "abcd", rows, np.float64)[0]
    exact = [Fraction(a) * Fraction(c) + Fraction(b) * Fraction(d) for a, b, c, d in rows]
    np.testing.assert_array_equal(found, [float(value) for value in exact])


COMPLEX_OF_REAL = [
    *("acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh", "exp", "log", "log10", "sin", "sinh"),
    *("sqrt", "tan", "tanh"),
]


def test_cmath_takes_real_numbers() -> None:
    expressions = [f"cmath.{name}(a)" for name in COMPLEX_OF_REAL]
    expressions += ["complex(cmath.polar(a)[0], cmath.polar(a)[1])", "cmath.phase(a)"]
    rows = [(x,) for x in (0.3, -0.7, 2.5, -4.0)]
    found = computed(expressions, "a", rows, np.complex128)
    np.testing.assert_allclose(found, expected(expressions, "a", rows, np.complex128), rtol=4e-16, atol=1e-16)


def test_logarithm_to_a_base() -> None:
    rows = [(8.0, 2.0), (1e10, 10.0), (0.3, 7.5), (81.0, 3.0)]
    found = computed(["math.log(a, b)"], "ab", rows, np.float64)
    np.testing.assert_allclose(found, expected(["math.log(a, b)"], "ab", rows, np.float64), rtol=5e-16)


def test_every_function_of_math_and_cmath_is_there() -> None:
    """One call of each function that takes and gives numbers, but for those that the math library's tests call."""
    given = {"dist": "(a, 1.0), (b, 2.0)", "fsum": "(a, b)", "prod": "(a, b)", "sumprod": "(a, b), (b, a)"}
    integers = {
        "comb": "5, 2",
        "perm": "5, 2",
        "factorial": "5",
        "gcd": "12, 18",
        "isqrt": "17",
        "lcm": "4, 6",
    }
    twice = ("atan2", "copysign", "fmod", "hypot", "isclose", "nextafter", "pow", "remainder", "fmax", "fmin")
    calls = {
        "ldexp": "a, 2",
        "log": "a",
        "fma": "a, b, b",
        **given,
        **integers,
        **dict.fromkeys(twice, "a, b"),
    }
    expressions = []
    for name in (name for name in dir(math) if not name.startswith("_") and callable(getattr(math, name))):
        if name in INTRINSICS:
            continue
        call = f"math.{name}({calls.get(name, 'a')})"
        expressions.append(f"{call}[0]" if name in ("frexp", "modf") else call)
    for name in (name for name in dir(cmath) if not name.startswith("_") and callable(getattr(cmath, name))):
        call = f"cmath.{name}({({'isclose': 'z, z', 'rect': 'a, b'}).get(name, 'z')})"
        expressions.append(f"abs({call}[0])" if name == "polar" else f"abs({call})")
    rows = [(0.3, 0.4, 0.5 + 0.2j), (0.6, 0.7, 0.1 - 0.4j)]
    expressions = [each if "acosh(a)" not in each else "math.acosh(1 + a)" for each in expressions]
    found = computed(expressions, "abz", rows, np.float64)
    for each, one, other in zip(
        expressions, found, expected(expressions, "abz", rows, np.float64), strict=True
    ):
        np.testing.assert_allclose(one, other, rtol=2e-15, err_msg=each)
