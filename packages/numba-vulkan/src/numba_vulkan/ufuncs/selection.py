"""`where`: one of two values for each element."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.elementwise import execute, shapes
from numba_vulkan.elementwise.program import Input, Program, Step
from numba_vulkan.ufuncs.operands import WEAK, collected, number
from nv_lower import builtins as nv


def where(condition: Any, x: Any, y: Any) -> DeviceArray:
    """`numpy.where(condition, x, y)`: any of the three a device array."""
    operands = collected((condition, x, y))
    session = operands.session
    samples = [v if v.__class__ in WEAK else np.empty((), v.dtype) for v in operands.values[1:]]
    wanted = session.storable(np.result_type(*samples))
    shape = shapes.broadcast(operands.shapes)
    result = execute.empty(session, shape, wanted)
    values = [
        value if isinstance(value, DeviceArray) else number(value, dtype)
        for value, dtype in zip(operands.values, (np.dtype(np.bool_), wanted, wanted), strict=True)
    ]
    entries = tuple(Input(value.dtype, not isinstance(value, DeviceArray)) for value in values)
    execute.run(_program(entries, wanted), [result], values)
    return result


@functools.lru_cache(maxsize=1024)
def _program(entries: tuple[Input, ...], dtype: np.dtype[Any]) -> Program:
    step = Step(nv.select, ((0, np.dtype(np.bool_)), (1, dtype), (2, dtype)), (dtype,))
    return Program("where", entries, (step,), ((3, dtype),))
