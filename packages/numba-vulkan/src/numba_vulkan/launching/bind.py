"""A launch's arguments with their Numba types: what `specialise` compiles for."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np
from numba.core import types

import nv_types
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.arrays.strided_array import SMALL
from numba_vulkan.compiling import signatures
from numba_vulkan.compiling.target import Target, narrowed, scalars
from numba_vulkan.errors import ArgumentError, Unsupported
from numba_vulkan.launching.host_view import host_view
from numba_vulkan.launching.launchable import Launchable
from numba_vulkan.launching.staging import HostArray, mark_shared
from numba_vulkan.sessions.session import Session

#: Element types that need no further look.
_NUMBERS = frozenset(
    np.dtype(code) for code in ("?", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f4", "f8", "c8", "c16")
)
_array_type = functools.cache(nv_types.array_type)


class Bound(NamedTuple):
    """The arguments of one launch.

    Attributes
    ----------
    values
        One for each parameter, in which each NumPy array is a `HostArray`.
    hosts, overlapping
        Those arrays, and the groups of those that overlap in memory.
    argtypes
        The Numba types for which the kernel is compiled.
    target
        The device for which it is compiled.
    small
        Whether every offset within the arrays' buffers fits in 32 bits.
    unusual
        Whether a value has another type than values of its class usually have: an integer beyond int64.
    """

    values: list[Any]
    hosts: list[HostArray]
    overlapping: list[list[HostArray]]
    argtypes: tuple[Any, ...]
    target: Target
    small: bool
    unusual: bool


def bind(kernel: Launchable, values: tuple[Any, ...], session: Session) -> Bound:
    """Type the arguments of a launch.

    Raises
    ------
    ArgumentError, Unsupported
        An argument has no type that kernels take; the message names it.
    """
    binder = _Binder(kernel, kernel.target(session))
    wrapped = [binder.wrap(name, value, name) for name, value in zip(kernel.names, values, strict=True)]
    overlapping = mark_shared(binder.hosts)  # before typing, which it changes
    given = tuple(binder.typed(name, value) for name, value in zip(kernel.names, wrapped, strict=True))
    if kernel.signatures:
        declared = [signatures.narrowed(signature, binder.target) for signature in kernel.signatures]
        given = signatures.choose(kernel.name, kernel.names, declared, given)
    return Bound(
        values=wrapped,
        hosts=binder.hosts,
        overlapping=overlapping,
        argtypes=given,
        target=binder.target,
        small=all(_is_small(value) for value in wrapped),
        unusual=any(isinstance(value, int) and not -(2**63) <= value < 2**63 for value in values),
    )


_PLAIN = frozenset({int, float, complex, bool, np.float32, np.float64, np.int32, np.int64})


class _Binder:
    """Types the arguments of one kernel for one target, and collects the NumPy arrays among them."""

    def __init__(self, kernel: Launchable, target: Target) -> None:
        self._kernel = kernel
        self.target = target
        self.hosts: list[HostArray] = []

    def wrap(self, name: str, value: Any, path: str) -> Any:
        """The value with each NumPy array in it replaced by a `HostArray`."""
        if value.__class__ not in _PLAIN and not isinstance(value, np.ndarray | DeviceArray | tuple):
            found = host_view(value)
            value = value if found is None else found
        if isinstance(value, np.ndarray):
            if value.__class__ is not np.ndarray or value.dtype not in _NUMBERS:
                self._check_array(name, value)
            array = HostArray(name, path, value, narrowed(value.dtype, self.target))
            self.hosts.append(array)
            return array
        if isinstance(value, tuple):
            parts = [self.wrap(name, part, f"{path}.{index}") for index, part in enumerate(value)]
            return value.__class__(*parts) if hasattr(value, "_fields") else tuple(parts)
        return value

    def _check_array(self, name: str, array: np.ndarray[Any, Any]) -> None:
        if hasattr(array, "filled"):
            raise ArgumentError(
                f"kernel {self._kernel.name!r}: argument {name!r} is a masked array, whose mask a kernel would not "
                "see; pass .filled() or .data"
            )
        self._check_dtype(name, array.dtype)
        self._checked_type(name, array)

    def _check_dtype(self, name: str, dtype: np.dtype[Any]) -> None:
        if dtype.kind in "mM" and self.target.narrow_integers:
            raise Unsupported(
                f"kernel {self._kernel.name!r}: argument {name!r} is an array of {dtype}, which has 64 bits, and this "
                "kernel keeps integers in 32; pass differences from a date, as integers"
            )
        wide = [scalar for scalar in scalars(dtype) if narrowed(scalar, self.target) != scalar]
        if dtype.fields and wide:
            raise Unsupported(
                f"kernel {self._kernel.name!r}: argument {name!r} is an array of records with fields of {wide[0]}, "
                f"which this kernel keeps as {narrowed(wide[0], self.target)}; make the fields that"
            )

    def typed(self, name: str, value: Any) -> Any:
        if isinstance(value, DeviceArray):
            return self._device_type(name, value)
        if isinstance(value, HostArray):
            known = _array_type if value.dtype in _NUMBERS else nv_types.array_type
            return known(value.dtype, value.values.ndim, value.order, aligned=value.aligned)
        if isinstance(value, tuple):
            return self._tuple_type(name, value)
        if hasattr(value, "py_func") or hasattr(value, "_dispatcher"):
            return _function_type(value)
        return signatures.narrow(self._checked_type(name, value), self.target)

    def _tuple_type(self, name: str, value: tuple[Any, ...]) -> Any:
        parts = [self.typed(name, part) for part in value]
        if any(isinstance(part, types.Dispatcher | types.StringLiteral) for part in parts):
            raise ArgumentError(
                f"kernel {self._kernel.name!r}: argument {name!r}: a function or string in a tuple cannot be a "
                "kernel argument; pass it as an argument of its own"
            )
        return types.BaseTuple.from_types(parts, value.__class__)

    def _checked_type(self, name: str, value: Any) -> Any:
        """The Numba type of a value that is a kernel argument, or an error that says what to pass instead."""
        try:
            type_ = nv_types.typeof(value, name)
            nv_types.parameters(name, type_)
        except nv_types.TypesError as error:
            raise ArgumentError(f"kernel {self._kernel.name!r}: {error}") from error
        return type_

    def _device_type(self, name: str, array: DeviceArray) -> Any:
        self._check_dtype(name, array.dtype)
        stored = narrowed(array.dtype, self.target)
        if stored != array.dtype:
            raise ArgumentError(
                f"kernel {self._kernel.name!r}: argument {name!r} is a device array of {array.dtype}, the kernel "
                f"is narrow and takes {stored}; make the array with that dtype"
            )
        return array.kind.type


def _function_type(function: Any) -> Any:
    """The type of a kernel or of a function of Numba's, which a kernel is compiled to call."""
    from nv_lower.frontend.target import target

    return target.typing_context.resolve_value_type(function)


def _is_small(value: Any) -> bool:
    """Return whether every offset within the buffers of the value's arrays fits in 32 bits."""
    if isinstance(value, DeviceArray):
        return value.kind.small
    if isinstance(value, HostArray):
        low, high = value.bounds  # an array that overlaps another travels with what lies between its elements
        return high - low < SMALL
    return not isinstance(value, tuple) or all(_is_small(part) for part in value)
