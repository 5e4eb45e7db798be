"""What a device array's operators and methods call: implementations that a layer above gives.

They compile kernels, so they lie above what makes kernels; arrays lie below. The layer above is loaded when the first
operation is asked for.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np


class Operations(Protocol):
    """What the layer above gives."""

    def operator(self, ufunc: np.ufunc, *inputs: Any) -> Any:
        """`ufunc(*inputs)`, of which one is a device array."""

    def method(self, ufunc: np.ufunc, name: str, inputs: tuple[Any, ...], options: dict[str, Any]) -> Any:
        """`ufunc.name(*inputs, **options)`, or the ufunc itself for "__call__"."""

    def function(self, function: Callable[..., Any]) -> Callable[..., Any] | None:
        """What does on device arrays what a function of NumPy's does; None if there is none."""

    def select(self, array: Any, key: Any) -> Any:
        """`array[key]` for keys that select by arrays."""

    def put(self, array: Any, key: Any, value: Any) -> None:
        """`array[key] = value` for keys that select by arrays."""

    def is_advanced(self, key: Any) -> bool:
        """Return whether an index selects by arrays."""

    def astype(self, array: Any, dtype: np.dtype[Any], order: str, casting: str, copy: bool) -> Any:
        """See `DeviceArray.astype`."""

    def convert(self, target: Any, source: Any) -> None:
        """Assign an array on the same device, broadcast and converted."""


_loaders: list[Callable[[], Operations]] = []


def provide(loader: Callable[[], Operations]) -> None:
    """Give what loads the operations."""
    _loaders[:] = [loader]


@functools.cache
def operations() -> Operations:
    """The operations, loaded at first use."""
    return _loaders[0]()
