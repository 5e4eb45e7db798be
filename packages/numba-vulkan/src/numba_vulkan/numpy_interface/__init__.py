"""Device arrays as NumPy sees them: what operators, ufuncs, NumPy's functions and indices by arrays come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from numba_vulkan.errors import ArgumentError
from numba_vulkan.ufuncs.call import assign, call, operator


class Interface:
    """`numba_vulkan.arrays.operations.Operations`; what needs more than an elementwise kernel is loaded when called."""

    operator = staticmethod(operator)
    convert = staticmethod(assign)

    def method(self, ufunc: np.ufunc, name: str, inputs: tuple[Any, ...], options: dict[str, Any]) -> Any:
        if name == "__call__":
            return call(ufunc, inputs, **options) if options else operator(ufunc, *inputs)
        raise ArgumentError(f"numpy.{ufunc.__name__}.{name} is not there for device arrays")

    def function(self, function: Callable[..., Any]) -> Callable[..., Any] | None:
        return None
