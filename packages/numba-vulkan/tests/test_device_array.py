"""Device arrays: the contents of views, copies and assignments are NumPy's."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import numba_vulkan as nv
from numba_vulkan import DeviceArray
from numba_vulkan.arrays import transfer

DTYPES = ["?", "i1", "u2", "i4", "i8", "u8", "f2", "f4", "f8", "c8", "c16"]


def values(shape: tuple[int, ...], dtype: str = "f4", order: str = "C") -> np.ndarray:
    count = int(np.prod(shape))
    return np.asarray(np.arange(1, count + 1).reshape(shape), dtype=dtype, order=order)


@pytest.mark.parametrize("dtype", DTYPES)
def test_round_trip(dtype: str) -> None:
    host = values((5, 7), dtype)
    array = nv.to_device(host)
    assert (array.shape, array.dtype, array.strides, array.ndim, array.size, array.nbytes) == (
        host.shape,
        host.dtype,
        host.strides,
        host.ndim,
        host.size,
        host.nbytes,
    )
    back = array.copy_to_host()
    assert back.dtype == host.dtype
    np.testing.assert_array_equal(back, host)


@pytest.mark.parametrize("shape", [(), (0,), (3, 0), (1,), (2, 3, 4, 5)])
@pytest.mark.parametrize("order", ["C", "F"])
def test_shapes_and_orders(shape: tuple[int, ...], order: str) -> None:
    host = values(shape, order=order)
    array = nv.to_device(host)
    assert array.is_contiguous(order)
    np.testing.assert_array_equal(array.copy_to_host(), host)


def test_host_array_with_gaps() -> None:
    host = values((6, 8))[::2, ::-3]
    np.testing.assert_array_equal(nv.to_device(host).copy_to_host(), host)


def test_anything_numpy_makes_an_array_of() -> None:
    np.testing.assert_array_equal(nv.to_device([[1, 2], [3, 4]]).copy_to_host(), [[1, 2], [3, 4]])


@pytest.mark.parametrize("dtype", ["O", "U3", "S4", ">f4", "V8"])
def test_dtypes_that_kernels_do_not_know(dtype: str) -> None:
    with pytest.raises(nv.ArgumentError, match="cannot be device arrays"):
        nv.to_device(np.empty(3, dtype))


def test_contiguous_views_share_memory() -> None:
    array = nv.to_device(values((4, 6)))
    row = array[2]
    row.copy_to_device(np.full(6, -1, "f4"))
    expected = values((4, 6))
    expected[2] = -1
    np.testing.assert_array_equal(array.copy_to_host(), expected)
    np.testing.assert_array_equal(array.reshape(3, 8)[1].copy_to_host(), expected.reshape(3, 8)[1])
    np.testing.assert_array_equal(array.ravel()[10:14].copy_to_host(), expected.ravel()[10:14])
    np.testing.assert_array_equal(array.T.copy_to_host(), expected.T)
    np.testing.assert_array_equal(array[1][None, :, None].copy_to_host(), expected[1][None, :, None])
    np.testing.assert_array_equal(array.view("i4").copy_to_host(), expected.view("i4"))


def test_one_element() -> None:
    array = nv.to_device(values((4, 6)))
    assert array[1, -1] == 12
    assert isinstance(array[1, -1], np.float32)
    array[0, 3] = 50
    assert array[0, 3] == 50
    assert [float(x) for x in nv.to_device(values((3,)))] == [1, 2, 3]
    assert len(array) == 4


def test_fill_and_assign() -> None:
    array = nv.device_array((3, 4), np.int32)
    array.fill(0)
    assert not array.copy_to_host().any()
    array.fill(-7)
    assert (array.copy_to_host() == -7).all()
    array[1] = [1, 2, 3, 4]
    array[2] = array[1]
    np.testing.assert_array_equal(array.copy_to_host(), [[-7] * 4, [1, 2, 3, 4], [1, 2, 3, 4]])
    array[...] = np.float64(2.9)
    assert (array.copy_to_host() == 2).all()


def test_assignment_between_dtypes_and_shapes_broadcasts() -> None:
    array = nv.device_array((2, 3), np.float64)
    array[...] = nv.to_device(np.array([1, 2, 3], np.int8))
    np.testing.assert_array_equal(array.copy_to_host(), [[1, 2, 3], [1, 2, 3]])
    with pytest.raises(ValueError, match="broadcast"):
        array[...] = np.zeros(4)


def test_copy_to_host_into_given_array() -> None:
    array = nv.to_device(values((4, 6)))
    out = np.zeros((4, 6), "f4")
    assert array.copy_to_host(out) is out
    np.testing.assert_array_equal(out, values((4, 6)))
    strided = np.zeros((8, 6), "f8")
    array.copy_to_host(strided[::2])
    np.testing.assert_array_equal(strided[::2], values((4, 6)))
    assert not strided[1::2].any()


@pytest.mark.parametrize(
    ("out", "message"),
    [
        (np.zeros((4, 5), "f4"), "shape"),
        (np.zeros((4, 6), "i4"), "dtype"),
        ([0.0], "NumPy array"),
    ],
)
def test_copy_to_host_refuses(out: object, message: str) -> None:
    with pytest.raises(nv.ArgumentError, match=message):
        nv.to_device(values((4, 6))).copy_to_host(out)


def test_copy_to_host_refuses_read_only() -> None:
    out = np.zeros((4, 6), "f4")
    out.flags.writeable = False
    with pytest.raises(nv.ArgumentError, match="read-only"):
        nv.to_device(values((4, 6))).copy_to_host(out)


def test_source_may_be_changed_after_upload() -> None:
    host = values((1000,))
    array = nv.to_device(host)
    host[:] = 0
    np.testing.assert_array_equal(array.copy_to_host(), values((1000,)))


def test_no_silent_conversion() -> None:
    array = nv.to_device(values((3,)))
    with pytest.raises(TypeError, match="copy_to_host"):
        np.asarray(array)
    with pytest.raises(TypeError, match="copy_to_host"):
        bool(array)
    with pytest.raises(TypeError, match="copy_to_host"):
        pickle.dumps(array)


def test_comparison_is_elementwise() -> None:
    array, host = nv.to_device(values((3,))), values((3,))
    for compare in (
        lambda x: x == host,
        lambda x: x != 2,
        lambda x: host == x,
        lambda x: x >= x.copy(),
        lambda x: 2 < x,  # noqa: SIM300
    ):
        result = compare(array)
        assert isinstance(result, DeviceArray)
        np.testing.assert_array_equal(result.copy_to_host(), compare(host))
    assert (array == None) is False  # noqa: E711
    assert {array: 1}[array] == 1  # by identity, as objects


def test_iteration_copies_once(monkeypatch: pytest.MonkeyPatch) -> None:
    array, copies = nv.to_device(values((50,))), []
    plain = DeviceArray.copy_to_host
    monkeypatch.setattr(
        DeviceArray, "copy_to_host", lambda self, *args: (copies.append(1), plain(self, *args))[1]
    )
    for call in (list, sum, max, lambda a: list(reversed(a)), lambda a: a[3] in a):
        copies.clear()
        want = call(values((50,)))
        assert call(array) == want
        assert len(copies) <= 2  # `a[3]` itself is one
    rows = list(nv.to_device(values((2, 3))))
    assert [type(row) for row in rows] == [DeviceArray, DeviceArray]
    with pytest.raises(TypeError, match="0-d"):
        list(nv.to_device(np.float64(3)))


def test_like_and_empty() -> None:
    host = values((3, 4), "i2", "F")
    like = nv.device_array_like(host)
    assert (like.shape, like.dtype, like.strides) == (host.shape, host.dtype, host.strides)
    like = nv.device_array_like(nv.to_device(host))
    assert (like.shape, like.dtype, like.strides) == (host.shape, host.dtype, host.strides)
    assert nv.device_array(5).dtype == np.float64
    for shape, message in [((2, -1), "negative"), ("x", "integer"), (2.5, "integer")]:
        with pytest.raises(nv.ArgumentError, match=message):
            nv.device_array(shape)


def test_pinned_arrays() -> None:
    pinned = nv.pinned_array((3, 4), np.float32)
    pinned[...] = values((3, 4))
    np.testing.assert_array_equal(nv.to_device(pinned).copy_to_host(), values((3, 4)))
    view = pinned[1:]
    del pinned  # the view keeps the memory
    np.testing.assert_array_equal(view, values((3, 4))[1:])
    assert nv.pinned_array((0, 3)).shape == (0, 3)


def test_arrays_are_freed() -> None:
    device = nv.current_device()
    nv.synchronize()
    before = device.memory_in_use()["in_use"]
    for _ in range(50):
        nv.to_device(np.zeros(1 << 20, np.uint8))
    nv.synchronize()
    assert device.memory_in_use()["in_use"] <= before + (4 << 20)


def test_shown_as_numpy_shows_arrays() -> None:
    host = values((3, 4))
    shown = repr(nv.to_device(host))
    assert shown.startswith("DeviceArray([[ 1.,  2.,  3.,  4.],")
    assert f"dtype=float32, device={nv.current_device().name!r}" in shown
    assert "shape=(0, 3)" in repr(nv.to_device(values((0, 3))))
    assert repr(nv.to_device(np.int32(7))).startswith("DeviceArray(7, ")


def test_of_large_arrays_only_the_ends_are_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    host = values((40, 3, 500))
    array, copied = nv.to_device(host), []
    plain = transfer.download
    monkeypatch.setattr(
        transfer, "download", lambda part, *rest: (copied.append(part.size), plain(part, *rest))[1]
    )
    shown = repr(array)
    assert copied == [7 * 3 * 7]
    inner = np.array2string(host, separator=", ", prefix="DeviceArray(")
    assert shown.startswith(f"DeviceArray({inner}, shape=(40, 3, 500), dtype=float32")


def test_numbers_of_arrays_without_axes() -> None:
    one = nv.to_device(np.float32(2.5))
    assert (float(one), int(one), complex(one), bool(one), one.item()) == (2.5, 2, 2.5, True, 2.5)
    with pytest.raises(TypeError):
        float(nv.to_device(values((2,))))
