"""The best polynomial for a function: the Remez exchange algorithm, and rounding of its coefficients.

Each `Fit` asks for the polynomial, in the given powers, that minimises the largest weighted error over an
interval. `solve` finds it by the Remez exchange algorithm on a fine Chebyshev grid (E. Remez, 1934) in 50-digit
arithmetic; the coefficients are then rounded to the target width one after the other from the lowest power up, the
rest being fitted again after each rounding of the first two, so that the rounding of a large coefficient is paid
for by the small ones. The bits of accuracy reached after rounding stand beside each polynomial.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass

import mpmath
from mpmath import mp, mpf

mp.dps = 50
GRID = 600
Function = Callable[[mpf], mpf]


@dataclass(frozen=True)
class Fit:
    """One polynomial: sum of c[k] * x**k over k = 0 … degree, near `target` under `weight`.

    `weight(x)` multiplies the error: 1/|f| asks for relative accuracy.
    """

    name: str
    low: float
    high: float
    degree: dict[int, int]  # float width → degree
    target: Function
    weight: Function
    what: str


@dataclass(frozen=True)
class Split:
    """A constant as a sum of floats NAME_0, NAME_1 …, the parts having that many bits."""

    name: str
    value: mpf
    bits: dict[int, tuple[int, ...]]  # float width → bits of each part

    def parts(self, width: int) -> list[mpf]:
        """The parts, largest first."""
        rest, parts = self.value, []
        for bits in self.bits[width]:
            parts.append(to_precision(rest, bits))
            rest -= parts[-1]
        return parts


def to_float(value: mpf, width: int) -> mpf:
    """`value` rounded to the nearest float of that width."""
    return to_precision(value, {32: 24, 64: 53}[width])


def to_precision(value: mpf, precision: int) -> mpf:
    """`value` rounded to that many bits."""
    mantissa, exponent = mpmath.frexp(value)
    return mpmath.ldexp(mpmath.nint(mpmath.ldexp(mantissa, precision)), int(exponent) - precision)


def literal(value: mpf, width: int) -> str:
    """A C literal that is exactly that float."""
    number = float(value)
    if width == 32:
        number = struct.unpack("f", struct.pack("f", number))[0]
        return number.hex().replace("0000000p", "p") + "f"
    return number.hex()


def exchange(
    xs: list[mpf], values: list[mpf], weights: list[mpf], degree: int, rounds: int = 20
) -> tuple[list[mpf], mpf]:
    """The best polynomial of that degree on the grid, and its largest weighted error."""
    count = degree + 2
    floor = max(weights) / 10**12  # an error that hardly counts anywhere must not make the system singular
    weights = [max(w, floor) for w in weights]
    chosen = [round(i * (len(xs) - 1) / (count - 1)) for i in range(count)]
    table = [[x**k for k in range(degree + 1)] for x in xs]
    coefficients: list[mpf] = []
    worst = mpf(0)
    for _ in range(rounds):
        rows = mpmath.matrix(count, count)
        right = mpmath.matrix(count, 1)
        for row, i in enumerate(chosen):
            for column in range(count - 1):
                rows[row, column] = table[i][column]
            rows[row, count - 1] = (-1) ** row / weights[i]
            right[row] = values[i]
        solution = mpmath.lu_solve(rows, right)
        coefficients = [solution[i] for i in range(count - 1)]
        errors = [
            (sum(c * t for c, t in zip(coefficients, row, strict=True)) - value) * weight
            for row, value, weight in zip(table, values, weights, strict=True)
        ]
        worst = max(abs(e) for e in errors)
        if worst <= abs(solution[count - 1]) * mpf("1.01"):
            break
        extremes = alternation(errors)
        if len(extremes) < count:
            break
        while len(extremes) > count:
            extremes.pop(0 if abs(errors[extremes[0]]) < abs(errors[extremes[-1]]) else -1)
        chosen = extremes
    return coefficients, worst


def alternation(errors: list[mpf]) -> list[int]:
    """The index of the largest error in each run of one sign."""
    extremes: list[int] = []
    for i, error in enumerate(errors):
        if extremes and (error > 0) == (errors[extremes[-1]] > 0):
            if abs(error) > abs(errors[extremes[-1]]):
                extremes[-1] = i
        else:
            extremes.append(i)
    return extremes


def solve(fit: Fit, width: int) -> tuple[list[mpf], mpf]:
    """Rounded coefficients of a fit, lowest power first, and the bits of accuracy they reach."""
    low, high = mpf(fit.low), mpf(fit.high)
    angles = [mp.pi * i / (GRID - 1) for i in range(GRID)]
    xs = [(low + high) / 2 - (high - low) / 2 * mpmath.cos(a) for a in angles]
    nearest = (high - low) / 2000  # refitting divides by x; closer to zero the error is continued smoothly
    xs = [x for x in xs if abs(x) > nearest]
    values = [fit.target(x) for x in xs]
    weights = [abs(fit.weight(x)) for x in xs]
    degree = fit.degree[width]
    done: list[mpf] = []
    while len(done) <= degree:
        coefficients, _ = exchange(xs, values, weights, degree - len(done))
        take = 1 if len(done) < 2 else len(coefficients)
        for c in coefficients[:take]:
            rounded = to_float(c, width)
            values = [(v - rounded) / x for v, x in zip(values, xs, strict=True)]
            weights = [w * abs(x) for w, x in zip(weights, xs, strict=True)]
            done.append(rounded)
    worst = max(abs(v) * w for v, w in zip(values, weights, strict=True))
    return done, -mpmath.log(worst, 2)


def relative(function: Function) -> Function:
    return lambda x: 1 / function(x)


def constant(value: float) -> Function:
    return lambda x: mpf(value)


def root_of(function: Function) -> Function:
    """An even function of x as a function of z = x**2."""
    return lambda z: function(mpmath.sqrt(z))
