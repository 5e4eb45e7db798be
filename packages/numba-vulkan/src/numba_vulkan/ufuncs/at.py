"""`ufunc.at`: unbuffered operations in place, where equal positions add up.

The operands are brought into the order of their positions, stably; one invocation then applies all that meet at one
element, in the order in which they were given, so that the result is NumPy's for every function.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from numba_vulkan.algorithms.gather import take
from numba_vulkan.algorithms.sort import argsort
from numba_vulkan.arrays import transfer
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.elementwise import execute
from numba_vulkan.elementwise.kernels import conversion_function
from numba_vulkan.elementwise.program import Loop
from numba_vulkan.errors import ArgumentError
from numba_vulkan.indexing.advanced import positions_of
from numba_vulkan.jit import jit
from numba_vulkan.kernel import Kernel
from numba_vulkan.ufuncs.call import loop_of, operation
from numba_vulkan.ufuncs.operands import collected
from nv_lower import builtins as nv

# mypy: disable-error-code="no-untyped-def"


@functools.lru_cache(maxsize=256)
def _kernel(ufunc: np.ufunc, loop: Loop, dtype: np.dtype[Any], other: np.dtype[Any]) -> Kernel:
    apply, loop = operation(ufunc, loop)
    into, right = conversion_function(dtype, loop.inputs[0]), conversion_function(other, loop.inputs[-1])
    result, back = np.dtype(loop.outputs[0]).type, conversion_function(loop.outputs[0], dtype)
    single = ufunc.nin == 1

    @jit(cache=True)
    def apply_at(x, positions, values):
        i = nv.global_id(0)
        if i < positions.size:
            place = positions[i]
            if i == 0 or positions[i - 1] != place:
                value = x[place]
                k = i
                while k < positions.size and positions[k] == place:
                    if single:
                        value = back(result(apply(into(value))))
                    else:
                        value = back(result(apply(into(value), right(values[k]))))
                    k += 1
                x[place] = value

    return apply_at


def at(ufunc: np.ufunc, a: Any, indices: Any, b: Any = None) -> None:
    """`ufunc.at(a, indices, b)`; see `numpy.ufunc.at`."""
    if not isinstance(a, DeviceArray):
        raise ArgumentError("ufunc.at of a NumPy array takes no device array; copy one of them")
    if (b is None) != (ufunc.nin == 1) or ufunc.nout != 1 or ufunc.signature is not None:
        raise ValueError(
            "second operand needed for ufunc" if b is None else "ufunc.at takes unary and binary ufuncs"
        )
    dense = a if a.is_contiguous() else a.copy()
    places, shape = positions_of(dense, indices)
    operands = collected((a,) if b is None else (a, b))
    loop = loop_of(ufunc, (*operands.types, a.dtype), "same_kind", None).kept_by(a.session)
    values = execute.empty(a.session, shape, a.dtype if b is None else a.session.storable(loop.inputs[1]))
    if b is not None:
        transfer.assign(values, b, None)
    if places.size:
        order = argsort(places, 0)
        sorted_values = take(values.reshape(-1), order, 0)
        kernel = _kernel(ufunc, loop, a.dtype, values.dtype)
        kernel[execute.groups_of(places.size), execute.LOCAL_SIZE, a.session.stream](
            dense.reshape(-1), take(places, order, 0), sorted_values
        )
    if dense is not a:
        a.copy_to_device(dense)
