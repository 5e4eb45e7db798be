"""What a ufunc is given: device arrays, NumPy arrays that are copied to the device, and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from numba_vulkan.arrays.create import to_device
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.errors import ArgumentError
from numba_vulkan.sessions.session import Session

#: Python's numbers, whose type is weak: they take part in NumPy's promotion by their kind alone (NEP 50).
WEAK = (int, float, complex)


@dataclass(frozen=True)
class Operands:
    """Operands on one device.

    Attributes
    ----------
    session
        The device's.
    values
        Device arrays, NumPy scalars and Python numbers.
    types
        For each its dtype, or its class where that is a weak one.
    """

    session: Session
    values: list[Any]
    types: tuple[Any, ...]

    @property
    def shapes(self) -> list[tuple[int, ...]]:
        return [getattr(value, "shape", ()) for value in self.values]


def collected(values: Sequence[Any], others: Sequence[Any] = ()) -> Operands:
    """The operands on the device of the device arrays among `values` and `others`.

    Raises
    ------
    ArgumentError
        They lie on several devices, or something is no operand.
    """
    session = None
    for value in (*values, *others):
        if isinstance(value, DeviceArray):
            if session is not None and value.session is not session:
                raise ArgumentError(
                    f"operands are on {session.device.name} and on {value.device.name}; copy one with "
                    "nv.to_device(x.copy_to_host(), device=...)"
                )
            session = value.session
    if session is None:
        raise ArgumentError("no operand is a device array; make one with nv.to_device(x)")
    operands = [_operand(value, session) for value in values]
    return Operands(session, [value for value, _ in operands], tuple(type_ for _, type_ in operands))


def _operand(value: Any, session: Session) -> tuple[Any, Any]:
    if isinstance(value, DeviceArray):
        return value, value.dtype
    if value.__class__ in WEAK:
        return value, value.__class__
    array = np.asarray(value)
    if array.dtype.kind not in "biufc":
        raise ArgumentError(
            f"{type(value).__name__} of dtype {array.dtype} is no operand beside device arrays"
        )
    if array.ndim == 0:
        return array[()], array.dtype
    return to_device(array, device=session.device), array.dtype


def number(value: Any, dtype: np.dtype[Any]) -> Any:
    """A number in the dtype in which it is computed with.

    Raises
    ------
    OverflowError
        A Python integer does not fit, as NumPy has it.
    """
    if value.__class__ in WEAK:
        return dtype.type(value)
    return np.asarray(value).astype(dtype)[()]
