"""The committed IR and coefficients are what their sources give."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from nv_lower import library

Loader = Callable[[str], ModuleType]
MATH = Path(__file__).parents[2] / "math"


@pytest.mark.skipif(shutil.which("clang-19") is None, reason="clang-19 is not installed")
def test_library_is_what_the_sources_give(loader: Loader) -> None:
    build = loader("build")
    made = build.build()
    assert made.keys() == library.NAMES
    different = [name for name, text in made.items() if (build.LIBRARY / f"{name}.ll").read_text() != text]
    assert not different, "run packages/nv-lower/math/build.py"


@pytest.mark.parametrize("width", [32, 64])
def test_coefficients_are_what_the_fits_give(loader: Loader, width: int) -> None:
    loader("remez")
    loader("fits")
    coefficients = loader("coefficients")
    text = (MATH / f"coefficients_f{width}.h").read_text()
    assert coefficients.constants(width) in text
    for name in ("exp_tail", "sin_odd", "log_tail"):
        assert coefficients.emit((name, width)) in text


def test_the_exchange_finds_a_known_best_polynomial(loader: Loader) -> None:
    """Chebyshev: x**4 is nearest to 1/128 - ... on [-1, 1] with error 1/8 by a polynomial of degree 3."""
    remez = loader("remez")
    grid = [remez.mpf(i) / 500 - 1 for i in range(1001)]
    coefficients, worst = remez.exchange(grid, [x**4 for x in grid], [remez.mpf(1)] * len(grid), 3)
    assert abs(worst - remez.mpf(1) / 8) < 1e-6
    assert [round(float(c), 4) for c in coefficients] == [-0.125, 0.0, 1.0, 0.0]
