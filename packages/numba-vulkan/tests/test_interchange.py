"""Arguments in host memory that are no NumPy arrays, and DLPack."""

from __future__ import annotations

import array
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv


@nv.jit
def double(x):
    i = nv.grid(1)
    if i < x.size:
        x[i] *= 2


@nv.jit
def add(out, x):
    i = nv.grid(1)
    if i < x.size:
        out[i] += x[i]


class WithInterface:
    """Memory shown by `__array_interface__` alone."""

    def __init__(self, values: np.ndarray[Any, Any]) -> None:
        self.values = values
        self.__array_interface__ = values.__array_interface__


class OnlyDlpack:
    """Memory shown by DLPack alone, as a tensor of another library."""

    def __init__(self, values: np.ndarray[Any, Any], kind: int = 1) -> None:
        self.values = values
        self.kind = kind

    def __dlpack__(self, **options: Any) -> Any:
        return self.values.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.kind, 0


def test_kernels_write_the_memory_of_their_arguments() -> None:
    typed, values = array.array("f", [1, 2, 3]), np.arange(4.0)
    view = memoryview(bytearray(12)).cast("i")
    view[1] = 7
    for argument in (typed, view, WithInterface(values)):
        double.forall(4)(argument)
    assert list(typed) == [2, 4, 6]
    assert list(view) == [0, 14, 0]
    np.testing.assert_array_equal(values, [0, 2, 4, 6])
    tensor = OnlyDlpack(np.arange(3.0))
    double.forall(3)(tensor)
    np.testing.assert_array_equal(tensor.values, [0, 2, 4])


def test_read_only_memory_is_an_input() -> None:
    constant = memoryview(np.arange(3.0).tobytes()).cast("d")
    out = np.ones(3)
    add.forall(3)(out, constant)
    np.testing.assert_array_equal(out, [1, 2, 3])
    with pytest.raises(nv.ReadOnlyError):
        double.forall(3)(constant)


def test_memory_elsewhere_is_refused() -> None:
    with pytest.raises(nv.ArgumentError, match="copy it to the CPU"):
        double.forall(3)(OnlyDlpack(np.arange(3.0), kind=2))
    with pytest.raises(nv.ArgumentError, match="copy it to the CPU"):
        nv.from_dlpack(OnlyDlpack(np.arange(3.0), kind=2))
    with pytest.raises(nv.ArgumentError, match="__dlpack__"):
        nv.from_dlpack([1, 2])


def test_dlpack_in_and_out() -> None:
    host = np.arange(6, dtype=np.float32).reshape(2, 3)
    device = nv.from_dlpack(OnlyDlpack(host))
    assert isinstance(device, nv.DeviceArray)
    np.testing.assert_array_equal(device.copy_to_host(), host)
    assert nv.from_dlpack(device) is device
    assert device.__dlpack_device__() == (7, device.device.info.index)
    with pytest.raises(BufferError, match='device="cpu"'):
        device.__dlpack__()
    with pytest.raises(BufferError, match="copy"):
        device.__dlpack__(dl_device=(1, 0), copy=False)
    if np.lib.NumpyVersion(np.__version__) >= "2.1.0":
        np.testing.assert_array_equal(np.from_dlpack(device.T, device="cpu"), host.T)


def test_arrays_are_made_of_buffers() -> None:
    np.testing.assert_array_equal(nv.to_device(memoryview(b"abc")).copy_to_host(), [97, 98, 99])
    np.testing.assert_array_equal(nv.to_device(array.array("d", [1, 2])).copy_to_host(), [1, 2])
    device = nv.to_device(np.zeros(2))
    device[...] = array.array("d", [3, 4])
    np.testing.assert_array_equal(device.copy_to_host(), [3, 4])
