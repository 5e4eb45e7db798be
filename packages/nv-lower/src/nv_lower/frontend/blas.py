"""numba.np.arraymath without SciPy, until somebody wants to know.

That module asks whether there is a BLAS while it is imported, by importing `scipy.linalg`: where SciPy is installed
that takes longer than to compile a kernel, and no kernel calls BLAS. The answer matters to Numba's CPU functions alone,
so it is found where one of them asks.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import NoReturn

_MODULE = "numba.np.arraymath"


class _Later:
    """In the place of `_HAVE_BLAS`: what numba.np.arraymath finds when the answer is used."""

    def __init__(self, arraymath: ModuleType) -> None:
        self._arraymath = arraymath

    def __bool__(self) -> bool:
        found: bool = self._arraymath._check_blas()
        self._arraymath.__dict__["_HAVE_BLAS"] = found
        return found


def _unasked() -> NoReturn:
    raise ImportError("asked while numba.np.arraymath is imported")


def load_arraymath() -> None:
    """Import numba.np.arraymath; to be called under Numba's compiler lock, as registries are loaded."""
    if _MODULE in sys.modules:
        return
    from numba.np import linalg

    ensure = linalg.ensure_blas
    linalg.ensure_blas = _unasked
    try:
        from numba.np import arraymath
    finally:
        linalg.ensure_blas = ensure
    arraymath.ensure_blas = ensure
    arraymath._HAVE_BLAS = _Later(arraymath)
