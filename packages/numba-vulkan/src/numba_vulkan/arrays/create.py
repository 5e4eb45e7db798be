"""Making device arrays and pinned host arrays."""

from __future__ import annotations

import math
import operator
import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, cast

import numpy as np

from numba_vulkan.arrays import transfer
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.arrays.strided_array import allocate
from numba_vulkan.boundary import public
from numba_vulkan.compiling.target import scalars
from numba_vulkan.devices import session_of
from numba_vulkan.errors import ArgumentError, NarrowingWarning, RangeError
from numba_vulkan.sessions.session import Session

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, DTypeLike

    import nv_runtime
    from numba_vulkan.devices import DeviceLike

Shape = int | Sequence[int]
Order = Literal["C", "F"]
Host = np.ndarray[Any, Any]


@public
def to_device(
    source: ArrayLike, *, stream: nv_runtime.Stream | None = None, device: DeviceLike | None = None
) -> DeviceArray:
    """Copy an array to a device.

    Parameters
    ----------
    source
        A NumPy array or anything NumPy makes one of. Its order of elements is kept if it is contiguous.
    device
        Where to; None is the current device, or the stream's.

    Raises
    ------
    ArgumentError
        The dtype is not one that kernels know.
    RangeError
        The device keeps 64-bit data in 32 bits and a value does not fit.

    Examples
    --------
    >>> array = nv.to_device(np.arange(4, dtype=np.float32))
    >>> array[1:3].copy_to_host()
    array([1., 2.], dtype=float32)
    """
    session = session_of(
        device if stream is None or device is not None else cast("nv_runtime.Device", stream.device)
    )
    values = np.asarray(source)
    stored = narrow(values, session.storable(_checked(values.dtype)), "the array")
    order = "F" if stored.flags.f_contiguous and not stored.flags.c_contiguous else "C"
    array = empty(session, stored.shape, stored.dtype, order)
    transfer.upload(stored, array, session.stream_of(stream))
    return array


@public
def device_array(
    shape: Shape, dtype: DTypeLike = np.float64, order: Order = "C", *, device: DeviceLike | None = None
) -> DeviceArray:
    """An array in device memory whose content is undefined.

    Examples
    --------
    >>> array = nv.device_array((2, 3), np.float32)
    >>> array.fill(1)
    >>> array.copy_to_host().sum()
    np.float32(6.0)
    """
    session = session_of(device)
    wanted = _checked(np.dtype(dtype))
    stored = session.storable(wanted)
    if stored != wanted:
        warn_narrowed(wanted, stored, "the array")
    return empty(session, _shape(shape), stored, order)


@public
def device_array_like(array: ArrayLike | DeviceArray, *, device: DeviceLike | None = None) -> DeviceArray:
    """An array like a NumPy or device array: its shape, dtype and order; on its device if it is a device array.

    Examples
    --------
    >>> nv.device_array_like(np.zeros((2, 3), dtype=np.int32)).shape
    (2, 3)
    """
    if device is None and isinstance(array, DeviceArray):
        device = array.device
    if isinstance(array, DeviceArray):
        order = array.layout.order
    else:
        array = np.asarray(array)
        order = "F" if array.flags.f_contiguous and not array.flags.c_contiguous else "C"
    return device_array(array.shape, array.dtype, "F" if order == "F" else "C", device=device)


@public
def pinned_array(
    shape: Shape, dtype: DTypeLike = np.float64, order: Order = "C", *, device: DeviceLike | None = None
) -> Host:
    """A NumPy array in memory that the device reaches directly, so that copies to and from it are fastest.

    Examples
    --------
    >>> host = nv.pinned_array(1000, np.float32)
    >>> host[:] = 1
    >>> array = nv.to_device(host)
    """
    wanted = np.dtype(dtype)
    extents = _shape(shape)
    nbytes = math.prod(extents) * wanted.itemsize
    if nbytes == 0:
        return np.empty(extents, wanted)
    memory = session_of(device).device.buffer(nbytes, host=True).array  # which keeps the buffer alive
    return memory.view(wanted).reshape(extents, order=order)  # type: ignore[call-overload,no-any-return,unused-ignore]


def empty(session: Session, shape: tuple[int, ...], dtype: np.dtype[Any], order: str = "C") -> DeviceArray:
    """An array of a dtype that the device can hold."""
    return DeviceArray(session, *allocate(session, shape, dtype, order))


def _shape(shape: Any) -> tuple[int, ...]:
    try:
        extents = (
            tuple(map(operator.index, shape)) if isinstance(shape, tuple | list) else (operator.index(shape),)
        )
    except TypeError:
        raise ArgumentError(f"a shape is an integer or a tuple of integers, not {shape!r}") from None
    if any(extent < 0 for extent in extents):
        raise ArgumentError(f"negative extent in shape {extents}")
    return extents


def _checked(dtype: np.dtype[Any]) -> np.dtype[Any]:
    if not all(_is_known(scalar) for scalar in scalars(dtype)):
        raise ArgumentError(
            f"arrays of dtype {dtype} cannot be device arrays; "
            "convert to bool, an integer, float or complex type of native byte order, or records of these"
        )
    return dtype


def _is_known(dtype: np.dtype[Any]) -> bool:
    return dtype.kind in "biufcmM" and dtype.itemsize in (1, 2, 4, 8, 16) and dtype.isnative


def narrow(values: Host, dtype: np.dtype[Any], what: str) -> Host:
    """`values` in `dtype`, which is its own or a narrower one of the same kind.

    Raises
    ------
    RangeError
        A value does not fit; `what` names the array in the message.
    """
    if values.dtype == dtype:
        return values
    warn_narrowed(values.dtype, dtype, what)
    with np.errstate(over="ignore"):
        cast = values.astype(dtype)
    lost = (cast != values) if dtype.kind in "iu" else np.isinf(cast) & ~np.isinf(values)
    if lost.any():
        first = values[lost].flat[0] if values.ndim else values[()]
        raise RangeError(
            f"{what} holds {first}, which does not fit {dtype}, in which this device keeps {values.dtype}"
        )
    return cast


def warn_narrowed(wanted: np.dtype[Any], stored: np.dtype[Any], what: str) -> None:
    """Warn that data are kept in a narrower type; Python's own filter shows it once for each place and text."""
    warnings.warn(f"{what} of dtype {wanted} is kept as {stored}", NarrowingWarning, stacklevel=4)
