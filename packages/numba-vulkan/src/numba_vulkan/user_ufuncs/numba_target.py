"""`numba.vectorize(..., target="vulkan")` and `numba.guvectorize(..., target="vulkan")`.

Importing numba_vulkan registers them, and so does Numba itself, by the entry point `numba_extensions`, before it
compiles anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def register() -> None:
    """Tell Numba's decorators of the target "vulkan"; what makes the ufuncs is loaded when one is made."""
    from numba.np.ufunc.decorators import GUVectorize, Vectorize

    for decorator, loader in ((Vectorize, _vectorize), (GUVectorize, _guvectorize)):
        registry = decorator.target_registry
        if "vulkan" not in registry and "vulkan" not in registry.ondemand:
            registry.ondemand["vulkan"] = loader


def _vectorize() -> Callable[..., Any]:
    from numba_vulkan.user_ufuncs.ufunc import Vectorized

    def build(
        function: Any, identity: Any = None, cache: bool = False, targetoptions: Any = None
    ) -> _Builder:
        options = {**(targetoptions or {}), "cache": cache}
        return _Builder(Vectorized(function, None, identity, options))

    return build


def _guvectorize() -> Callable[..., Any]:
    from numba_vulkan.user_ufuncs.gufunc import GeneralizedVectorized

    def build(
        function: Any,
        layout: str,
        identity: Any = None,
        cache: bool = False,
        targetoptions: Any = None,
        writable_args: Any = (),
    ) -> _Builder:
        options = {**(targetoptions or {}), "cache": cache}
        return _Builder(GeneralizedVectorized(function, None, layout, options))

    return build


class _Builder:
    """What Numba's decorators add signatures to and ask for the ufunc."""

    def __init__(self, ufunc: Any) -> None:
        self._ufunc = ufunc
        self.add = ufunc.add

    def disable_compile(self) -> None:
        """Nothing: where there are signatures, no others are compiled."""

    def build_ufunc(self) -> Any:
        return self._ufunc
