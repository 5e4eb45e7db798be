"""Device arrays as NumPy sees them: what operators, ufuncs, NumPy's functions and indices by arrays come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from numba_vulkan.ufuncs.call import assign, astype, call, operator


class Interface:
    """`numba_vulkan.arrays.operations.Operations`; what needs more than an elementwise kernel is loaded when called."""

    def operator(self, ufunc: np.ufunc, *inputs: Any) -> Any:
        return (
            operator(ufunc, *inputs)
            if ufunc.signature is None
            else self.method(ufunc, "__call__", inputs, {})
        )

    convert = staticmethod(assign)
    astype = staticmethod(astype)

    def method(self, ufunc: np.ufunc, name: str, inputs: tuple[Any, ...], options: dict[str, Any]) -> Any:
        if name == "__call__" and ufunc.signature is None:
            return call(ufunc, inputs, **options) if options else operator(ufunc, *inputs)
        from numba_vulkan.ufuncs.methods import method

        return method(ufunc, name, inputs, options)

    def function(self, function: Callable[..., Any]) -> Callable[..., Any] | None:
        from numba_vulkan.numpy_interface.functions import FUNCTIONS

        return FUNCTIONS.get(function)

    def is_advanced(self, key: Any) -> bool:
        from numba_vulkan.indexing.key import is_advanced

        return is_advanced(key)

    def select(self, array: Any, key: Any) -> Any:
        from numba_vulkan.indexing.advanced import select

        return select(array, key)

    def put(self, array: Any, key: Any, value: Any) -> None:
        from numba_vulkan.indexing.advanced import assign as put

        put(array, key, value)
