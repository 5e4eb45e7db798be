"""What a device's float arithmetic is found to do: operands whose right results are known, and the verdict.

Beside random operands of every magnitude there are those that implementations get wrong: halves and their neighbours,
whole numbers around the widths of integers, quotients and roots that lie as close to the middle between two floats as
any (found by solving a congruence modulo a power of two, as test programs for IEEE 754 do), and products of which a
fused addition leaves what a rounded one loses. The right results are the host's: its +, −, ×, ÷ and sqrt round
correctly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final

import numpy as np

from .probe_module import LOCAL_SIZE, operations

Floats = np.ndarray[Any, np.dtype[Any]]
Results = Mapping[str, Floats]

_EACH: Final = 512  # random operands of one sort
#: Operands whose root, computed from an inverse root that is off by one unit, rounds wrongly (`legalise_roots`); all
#: significands in two binades were tried.
_CRITICAL_ROOTS: Final = (0x3FFC114A, 0x404D142A, 0x405AE03B, 0x406E9372)


@dataclass(frozen=True)
class Table:
    """The operands for one width."""

    width: int

    @property
    def dtype(self) -> np.dtype[Any]:
        """The float's type."""
        return np.dtype(f"f{self.width // 8}")

    @property
    def precision(self) -> int:
        """Bits of a significand, the leading one among them."""
        return 24 if self.width == 32 else 53

    @cached_property
    def operands(self) -> Mapping[str, Floats]:
        """Three rows of operands for each operation; operations without operands of their own have none."""
        whole, roots, pairs = self._whole(), self._roots(), self._pairs()
        found = dict.fromkeys(("trunc", "round_even", "floor", "ceil"), whole[None])
        found |= {"sqrt": roots[None], "inverse_sqrt": roots[None], "exp2": self._exponents()[None]}
        found |= {"divide": np.stack(pairs), "fma": np.array(list(self._fused()), self.dtype).T}
        return MappingProxyType(found)

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """The first row of each operation, and the number of all rows; whole workgroups."""
        starts = [0]
        for operation in operations(self.width):
            count = self.operands[operation.name].shape[1]
            starts.append(starts[-1] + -(-count // LOCAL_SIZE) * LOCAL_SIZE)
        return tuple(starts)

    def packed(self, rows: int) -> Floats:
        """The operands as the module reads them."""
        table = np.ones((rows, 3), self.dtype)
        for start, operation in zip(self.starts, operations(self.width), strict=False):
            operands = self.operands[operation.name]
            table[start : start + operands.shape[1], : operands.shape[0]] = operands.T
        return table

    def taken_apart(self, out: Floats) -> Results:
        """The results of each operation."""
        return {
            operation.name: out[start : start + self.operands[operation.name].shape[1]]
            for start, operation in zip(self.starts, operations(self.width), strict=False)
        }

    def _random(self, seed: int, low: int, high: int) -> Floats:
        """Positive floats with exponents from `low` to below `high`, all alike often."""
        state = (np.arange(_EACH, dtype=np.uint64) + np.uint64(seed << 32)) * np.uint64(0x9E3779B97F4A7C15)
        for shift in (30, 27, 31):  # splitmix64 by S. Vigna, public domain, with one multiplier
            state = (state ^ (state >> np.uint64(shift))) * np.uint64(0xBF58476D1CE4E5B9)
        significands = (state >> np.uint64(65 - self.precision)).astype(self.dtype) / 2 ** (
            self.precision - 1
        )
        found: Floats = np.ldexp(1 + significands, low + np.arange(_EACH) % (high - low)).astype(self.dtype)
        return found

    def _whole(self) -> Floats:
        """Operands for rounding: halves, whole numbers near powers of two, neighbours of both, and what is neither."""
        halves = np.arange(48) + 0.5
        powers = [2.0**k for k in range(self.precision + 2)] + [2.0**63, 2.0**64]
        exact = np.concatenate([halves, powers, np.array(powers) + 0.5, np.array(powers) - 0.5]).astype(
            self.dtype
        )
        least, greatest = np.finfo(self.dtype).tiny, np.finfo(self.dtype).max
        special = np.array([0, least, greatest, np.inf, np.nan], self.dtype)
        found = [exact, np.nextafter(exact, np.inf), np.nextafter(exact, -np.inf), special]
        both = np.concatenate([*found, self._random(1, -3, self.precision + 2)])
        return np.concatenate([both, -both])

    def _roots(self) -> Floats:
        """Operands for sqrt: those whose root is closest to the middle between two floats, and random ones.

        With y = 2 m + 1 the odd number of p + 1 bits in the middle between two significands m and m + 1, y² = x 2^k + r
        for a significand x and a small r. An odd r is a square modulo 2^k if it is 1 modulo 8, and its roots modulo 2^k
        give those modulo 2^(k + 1).
        """
        found, p = [], self.precision
        for rest in (*range(1, 200, 8), *range(-7, -200, -8)):
            for extra in (0, 1):  # x has an even or an odd exponent
                k = p + 2 - extra
                root = 1
                for bits in range(3, k):
                    if (root * root - rest) >> bits & 1:
                        root += 1 << (bits - 1)
                for y in {
                    sign * root + half & (1 << k) - 1 for sign in (1, -1) for half in (0, 1 << (k - 1))
                }:
                    x = (y * y - rest) >> k
                    if y >> p == 1 and x >> (p - 1) == 1:
                        found.append(float(x << extra))
        hard = np.array(found, self.dtype)
        critical = np.array(_CRITICAL_ROOTS, np.uint32).view(np.float32)
        top = np.finfo(self.dtype).maxexp
        return np.concatenate([hard, critical.astype(self.dtype), self._random(2, 3 - top, top)])

    def _exponents(self) -> Floats:
        """Operands for exp2."""
        return np.linspace(-0.5, 0.5, _EACH).astype(self.dtype)

    def _pairs(self) -> tuple[Floats, Floats]:
        """Operands for division: quotients next to the middle between two floats, and random ones.

        q = 2 m + 1 in the middle between two significands and a divisor y have q y = x 2^k + r, so that q is r / y
        modulo 2^k.
        """
        p, found = self.precision, []
        for y in self._random(3, p - 1, p).astype(np.uint64).tolist()[:96]:
            y |= 1
            for rest in (1, -1, 3, -3):
                q = pow(y, -1, 1 << p + 1) * rest % (1 << p + 1)
                x = (q * y - rest) >> p + 1
                if q >> p == 1 and x >> (p - 2) == 1:
                    found.append((float(x << 1), float(y)))
        hard = np.array(found, self.dtype).T
        few = np.finfo(self.dtype).maxexp // 2 - 2
        return (
            np.concatenate([hard[0], self._random(4, -few, few)]),
            np.concatenate([hard[1], self._random(5, -few // 2, few)]),
        )

    def _fused(self) -> Iterator[tuple[float, float, float]]:
        """Operands for fma: what is left of a product after its rounded value, and sums next to a middle.

        The last are 1 + u + u/2 (1 − u²) with u the unit: just below the middle, and on it for whoever rounds the
        product, or computes in the next wider format and rounds twice.
        """
        x, y = self._random(6, -8, 8), self._random(7, -8, 8)
        yield from zip(x, y, -(x * y), strict=True)
        unit = 2.0 ** (1 - self.precision)
        for step in range(_EACH):
            scale = 2.0 ** (step % 16 - 8) * (1 if step % 2 else -1)
            z = 1 + unit * (1 + step % 61 * 2)
            yield 1 + unit, (1 - unit) * unit / 2 * scale, z * scale


def _same(got: Floats, want: Floats) -> bool:
    """Return whether all numbers are equal bit for bit, or both NaN."""
    bits = f"u{want.itemsize}"
    return bool(np.all((got.view(bits) == want.view(bits)) | (np.isnan(got) & np.isnan(want))))


def _normal(values: Floats) -> Any:
    """Which values are zero, infinite, no number, or normal: devices may take the others as zero."""
    return (values == 0) | ~(np.abs(values) < np.finfo(values.dtype).tiny)


def _rounds(table: Table, results: Results) -> bool:
    x = table.operands["trunc"][0]
    functions = {"trunc": np.trunc, "round_even": np.rint, "floor": np.floor, "ceil": np.ceil}
    rows = _normal(x)
    return all(_same(results[name][rows], function(x[rows])) for name, function in functions.items())


def _roots_are_exact(table: Table, results: Results) -> bool:
    x = table.operands["sqrt"][0]
    rows = _normal(x) & ((x >= 0) | np.isnan(x))
    return _same(results["sqrt"][rows], np.sqrt(x[rows]))


def _quotients_are_exact(table: Table, results: Results) -> bool:
    x, y = table.operands["divide"]
    quotients = x / y
    rows = _normal(x) & _normal(quotients)
    return _same(results["divide"][rows], quotients[rows])


def _fma_rounds_once(table: Table, results: Results) -> bool:
    x, y, z = table.operands["fma"]
    want = np.where(np.arange(2 * _EACH) < _EACH, _product_error(x, y, table.precision), z)
    return _same(results["fma"], want)


def _product_error(x: Floats, y: Floats, precision: int) -> Floats:
    """What rounding took off a product, exactly (Dekker, A floating-point technique, 1971)."""

    def halves(value: Floats) -> tuple[Floats, Floats]:
        scaled = value * value.dtype.type(2 ** ((precision + 1) // 2) + 1)
        high = scaled - (scaled - value)
        return high, value - high

    (x0, x1), (y0, y1) = halves(x), halves(y)
    error: Floats = ((x0 * y0 - x * y) + x0 * y1 + x1 * y0) + x1 * y1
    return error


def _exp2_is_accurate(table: Table, results: Results) -> bool:
    want = np.exp2(table.operands["exp2"][0].astype(np.float64))
    unit = np.where(want < 1, 2.0**-24, 2.0**-23)
    return bool(np.all(np.abs(results["exp2"] - want) <= 2 * unit))


def _roots_follow_from_inverses(table: Table, results: Results) -> bool:
    """Return whether Markstein's step makes the device's inverse root the exact root of every critical operand."""
    x = table.operands["inverse_sqrt"][0]
    rows = (x > 2.0**-64) & (x < 2.0**64)
    a, inverse = x[rows].astype(np.longdouble), results["inverse_sqrt"][rows]
    near = (1 / np.sqrt(x[rows].astype(np.float64))).astype(np.float32)
    within = np.abs(inverse.view(np.int32) - near.view(np.int32)) <= 1
    root = (x[rows] * inverse).astype(np.longdouble)
    rest = (a - root * root).astype(np.float32).astype(np.longdouble)
    step = (rest * (inverse / 2).astype(np.longdouble) + root).astype(np.float32)
    return bool(within.all()) and _same(step, np.sqrt(x[rows]))


#: A name, the widths that it is about, what it rests on, and whether it says that the test failed.
Verdict = tuple[str, tuple[int, ...], Callable[[Table, Results], bool], bool]
VERDICTS: Final[tuple[Verdict, ...]] = (
    ("exactRoundingFloat{}", (32, 64), _rounds, True),
    ("shaderFmaFloat{}", (32, 64), _fma_rounds_once, True),
    ("exactSqrtFloat{}", (32,), _roots_are_exact, True),
    ("inexactSqrtFloat{}", (32, 64), _roots_are_exact, False),
    ("inexactDivisionFloat{}", (32, 64), _quotients_are_exact, False),
    ("accurateExp2Float{}", (32,), _exp2_is_accurate, True),
    ("accurateInverseSqrtFloat{}", (32,), _roots_follow_from_inverses, True),
)
NAMES: Final = frozenset(name.format(width) for name, widths, _, _ in VERDICTS for width in widths)
TABLES: Final = MappingProxyType({width: Table(width) for width in (32, 64)})


def verdict(width: int, results: Results) -> frozenset[str]:
    """The names that a device's results earn it."""
    with np.errstate(all="ignore"):
        return frozenset(
            name.format(width)
            for name, widths, test, passing in VERDICTS
            if width in widths and test(TABLES[width], results) == passing
        )
