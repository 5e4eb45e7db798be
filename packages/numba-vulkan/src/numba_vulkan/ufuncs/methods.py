"""The methods of ufuncs, and ufuncs of whole matrices."""

from __future__ import annotations

from typing import Any

import numpy as np

from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.errors import ArgumentError
from numba_vulkan.ufuncs import reductions
from numba_vulkan.ufuncs.at import at
from numba_vulkan.ufuncs.call import call
from numba_vulkan.ufuncs.matmul import matmul
from numba_vulkan.ufuncs.operands import collected


def method(ufunc: np.ufunc, name: str, inputs: tuple[Any, ...], options: dict[str, Any]) -> Any:
    """`ufunc.name(*inputs, **options)`; "__call__" for ufuncs with a signature."""
    if name == "__call__":
        if ufunc is np.matmul:
            return matmul(*inputs, **options)
        if getattr(np, "vecdot", None) is ufunc:
            a, b = collected(inputs).values
            return call(np.multiply, (call(np.conjugate, (a,)), b)).sum(axis=-1)
        raise ArgumentError(f"numpy.{ufunc.__name__} is not there for device arrays; write numpy.matmul")
    if name == "outer":
        a, b = collected(inputs).values
        if isinstance(a, DeviceArray) and isinstance(b, DeviceArray):
            a = a[(..., *(None,) * b.ndim)]
        return call(ufunc, (a, b), **options)
    if name == "at":
        return at(ufunc, *inputs, **options)
    if not isinstance(inputs[0], DeviceArray):
        out = options.get("out")
        others = out if isinstance(out, tuple) else (out, options.get("where"))
        inputs = (collected(inputs[:1], others).values[0], *inputs[1:])
    if name == "reduce":
        return reductions.reduce(ufunc, *inputs, **options)
    if name == "accumulate":
        return reductions.accumulate(ufunc, *inputs, **options)
    raise ArgumentError(f"numpy.{ufunc.__name__}.{name} is not there for device arrays")
