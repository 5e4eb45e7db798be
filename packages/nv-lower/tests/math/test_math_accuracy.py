"""Every function within its bound in three builds: multiply-adds rounded once, rounded twice, and rough division."""

from __future__ import annotations

from types import ModuleType

import numpy as np
import pytest

# The measuring module exists only where its compilers do; the names are needed to collect the tests.
UNARY = [
    "exp",
    "exp2",
    "exp10",
    "expm1",
    "log",
    "log2",
    "log10",
    "log1p",
    "sin",
    "cos",
    "tan",
    "sinpi",
    "cospi",
    "asin",
    "acos",
    "atan",
    "sinh",
    "cosh",
    "tanh",
    "asinh",
    "acosh",
    "atanh",
    "erf",
    "erfc",
    "tgamma",
    "lgamma",
    "cbrt",
    "sqrt",
    "round",
    "floor",
    "ceil",
    "trunc",
    "rint",
    "nearbyint",
    "logb",
    "fabs",
]
BINARY = [
    "pow",
    "hypot",
    "atan2",
    "fmod",
    "remainder",
    "div",
    "fdim",
    "fmin",
    "fmax",
    "copysign",
    "nextafter",
]
COUNT = {32: 4000, 64: 400}


def test_every_subject_is_tested(accuracy: ModuleType) -> None:
    assert [s.name for s in accuracy.SUBJECTS] == UNARY + BINARY


@pytest.mark.parametrize("width", [32, 64])
@pytest.mark.parametrize("name", UNARY + BINARY)
def test_error_is_within_bound(accuracy: ModuleType, name: str, width: int) -> None:
    subject = next(s for s in accuracy.SUBJECTS if s.name == name)
    for mode in accuracy.MODES:
        found = accuracy.worst(subject, mode, width, COUNT[width], seed=7)
        assert found.error <= subject.bound[width], f"{mode}: {found.error} ulp at {found.at}"


@pytest.mark.parametrize("width", [32, 64])
def test_the_measure_sees_an_error(accuracy: ModuleType, width: int) -> None:
    """exp measured in the rough build is off by something, and a function is told from its neighbour."""
    subject = next(s for s in accuracy.SUBJECTS if s.name == "exp")
    assert 0.5 < accuracy.worst(subject, "rough", width, COUNT[width], seed=7).error < 1
    with pytest.raises(KeyError):
        accuracy.drawn(accuracy.Subject("exq", {}), accuracy.ANY, "apart", width, 1, 1)


# The arguments that lie closest to a multiple of pi/2 (J.-M. Muller, Elementary Functions, 2016, section 11.3).
WORST_ANGLES = {32: 16367173.0 * 2.0**72, 64: 6381956970095103.0 * 2.0**797}


@pytest.mark.parametrize("width", [32, 64])
@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_worst_angle_is_reduced_exactly(accuracy: ModuleType, name: str, width: int) -> None:
    angle = WORST_ANGLES[width]
    subject = next(s for s in accuracy.SUBJECTS if s.name == name)
    found = accuracy.given(subject, [(angle, 0.0)], "apart", width)
    assert found.at == (angle,)
    assert found.error <= subject.bound[width]


@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_floats_nearest_to_multiples_of_half_pi(accuracy: ModuleType, name: str) -> None:
    """The fast reduction's hardest arguments: for each of the 8,150 multiples within its reach the floats around it."""
    subject = next(s for s in accuracy.SUBJECTS if s.name == name)
    nearest = (np.arange(1, 8151) * (np.pi / 2)).astype(np.float32)
    below, above = np.nextafter(nearest, np.float32(0)), np.nextafter(nearest, np.float32(np.inf))
    angles = [(float(x), 0.0) for x in np.concatenate([nearest, below, above])]
    for mode in accuracy.MODES:
        assert accuracy.given(subject, angles, mode, 32).error < 0.6
