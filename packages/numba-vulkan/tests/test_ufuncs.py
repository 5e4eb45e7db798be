"""Ufuncs on device arrays: values, dtypes, shapes and errors are NumPy's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv

Host = np.ndarray[Any, Any]


def check(compute: Callable[..., Any], *hosts: Any) -> None:
    """The computation on device arrays gives what it gives on the NumPy arrays."""
    with np.errstate(all="ignore"):
        want = compute(*hosts)
    got = compute(*(nv.to_device(host) if isinstance(host, np.ndarray) else host for host in hosts))
    wants, gots = (want, got) if isinstance(want, tuple) else ((want,), (got,))
    for one, other in zip(wants, gots, strict=True):
        assert isinstance(other, nv.DeviceArray)
        back = other.copy_to_host()
        assert (back.dtype, back.shape) == (one.dtype, one.shape)
        tolerance = (
            {4: 1e-5, 8: 1e-12, 16: 1e-12}.get(back.dtype.itemsize, 0) if back.dtype.kind in "fc" else 0
        )
        np.testing.assert_allclose(back, one, rtol=tolerance)


def floats(*shape: int) -> Host:
    count = int(np.prod(shape))
    return np.linspace(-3, 4, count, dtype=np.float32).reshape(shape)


def test_layouts() -> None:
    a = floats(6, 8)
    for view in (a, a.T, a[::2, ::-1], a[:, None, :3], a[1:2], np.asfortranarray(a)):
        check(lambda x: x + x, view)
    check(lambda x: x[::2, 1:] + x[::2, :-1], a)
    check(lambda x: x.T[None] + x.T[:, None, :], a)
    check(np.add, a, floats(8))
    check(np.add, a, floats(6, 1))
    check(np.add, floats(2, 1, 3, 1, 2), floats(4, 1, 5, 1))
    check(np.add, a, np.float32(3) * np.ones(()))
    check(np.add, floats(0), floats(1))
    assert (nv.to_device(np.asfortranarray(a)) + 1).is_contiguous("F")


@pytest.mark.parametrize("number", [3, -2.5, 1j, True, np.float64(2), np.int8(3), np.uint16(7)])
def test_numbers_promote_as_in_numpy(number: Any) -> None:
    for host in (np.arange(5, dtype=np.int16), floats(5)):
        check(lambda x: x * number, host)
        check(lambda x: number - x if not isinstance(number, bool) else number * x, host)


def test_numpy_arrays_are_operands() -> None:
    device = nv.to_device(floats(3, 4))
    for result in (device + floats(4), floats(4) + device, np.add(floats(4), device), device + [1] * 4):
        assert isinstance(result, nv.DeviceArray)
    np.testing.assert_array_equal((device + floats(4)).copy_to_host(), floats(3, 4) + floats(4))


def test_in_place() -> None:
    host, device = floats(3, 4), nv.to_device(floats(3, 4))
    same = device
    device += 2
    device[1:] *= host[:2]
    device[:, ::2] -= device[:, 1::2]
    host += 2
    host[1:] *= floats(3, 4)[:2]
    host[:, ::2] -= host[:, 1::2]
    assert device is same
    np.testing.assert_array_equal(device.copy_to_host(), host)
    integers = nv.to_device(np.arange(3))
    with pytest.raises(TypeError, match="same_kind"):
        integers += 1.5


def test_overlapping_output_is_as_if_there_were_none() -> None:
    host, device = floats(10), nv.to_device(floats(10))
    np.add(host[1:], host[:-1], out=host[1:])
    np.add(device[1:], device[:-1], out=device[1:])
    np.testing.assert_array_equal(device.copy_to_host(), host)
    host, device = floats(4, 4), nv.to_device(floats(4, 4))
    np.add(host, host.T, out=host, where=host > 0)
    np.add(device, device.T, out=device, where=device > 0)
    np.testing.assert_array_equal(device.copy_to_host(), host)


def test_options() -> None:
    a, b = floats(3, 4), floats(4)
    check(lambda x, y: np.add(x, y, dtype=np.float64), a, b)
    check(lambda x: np.add(x, 1, dtype=np.complex64), a)
    check(lambda x, y: np.multiply(x, y, signature="dd->d"), a, b)
    check(lambda x, y: np.add(x, y, casting="unsafe", dtype=np.int32), a, b)
    mask = np.array([True, False, True, False])
    for where in (mask, nv.to_device(mask)):
        out, wanted = nv.to_device(np.zeros((3, 4), np.float64)), np.zeros((3, 4))
        assert np.negative(nv.to_device(a), out=out, where=where) is out
        np.negative(a, out=wanted, where=mask)
        np.testing.assert_array_equal(out.copy_to_host(), wanted)


def test_two_results() -> None:
    check(lambda x, y: divmod(x, y), floats(9), np.float32(0.7))
    check(np.modf, floats(9))
    check(np.frexp, floats(9))
    out = (nv.device_array(9, np.float32), None)
    assert np.modf(nv.to_device(floats(9)), out=out)[0] is out[0]


def test_integers_beyond_the_type_compare() -> None:
    check(lambda x: x < 300, np.array([1, 200], np.uint8))
    check(lambda x: x == -1, np.array([1, 200], np.uint8))
    check(np.less, np.array([-1, 2]), np.array([1, 2**63], np.uint64))
    check(np.greater_equal, np.array([1, 2**63], np.uint64), np.array([-1, 2]))
    with pytest.raises(OverflowError):
        nv.to_device(np.array([1], np.uint8)) + 300


@pytest.mark.parametrize(
    ("compute", "error"),
    [
        (lambda x: x + np.zeros(5), ValueError),
        (lambda x: x << 1, TypeError),
        (lambda x: ~x, TypeError),
        (lambda x: np.add(x, x, out=np.zeros((3, 4))[:2]), (ValueError, TypeError)),
        (lambda x: np.add(x, x, x, x), TypeError),
        (lambda x: np.add(x), TypeError),
        (lambda x: np.add(x, 1, dtype="i4"), TypeError),
        (lambda x: np.add(x, 1, out=x, where=x), TypeError),
        (lambda x: np.add(x, 1, casting="wrong"), ValueError),
        (lambda x: x + object(), TypeError),
    ],
)
def test_errors_are_numpys(compute: Callable[[Any], Any], error: Any) -> None:
    host = np.ones((3, 4), np.float32)
    for x in (host, nv.to_device(host)):
        with pytest.raises(error):
            compute(x)


def test_integer_powers() -> None:
    check(lambda x: x**5, np.arange(-4, 5))
    check(lambda x: x**x, np.arange(5, dtype=np.uint8))
    device = nv.to_device(np.arange(1, 4))
    with pytest.raises(ValueError, match="negative integer powers"):
        (device ** nv.to_device(np.array([1, -1, 2]))).copy_to_host()


def test_an_output_on_the_host_is_refused() -> None:
    device = nv.to_device(floats(4))
    with pytest.raises(nv.ArgumentError, match="copy_to_host"):
        np.add(device, device, out=np.zeros(4, np.float32))


SPECIAL = {
    "b": [False, True],
    "i": [0, 1, -1, 2, -7, 100, -128, 127, 3],
    "u": [0, 1, 2, 7, 100, 255, 128, 3, 64],
    "f": [0.0, -0.0, 1, -1, 0.5, -2.5, 3.7, np.inf, -np.inf, np.nan, 1e30],
    "c": [0, 1, 1j, -1, 2 + 3j, -2.5 + 0.5j, 0.1 - 0.2j],
}


def special(dtype: Any) -> Host:
    dtype = np.dtype(dtype)
    return np.array(SPECIAL[dtype.kind]).astype(dtype)


# Where Numba has no such function or another meaning, so that the device functions are ours.
@pytest.mark.parametrize(
    ("name", "dtype"),
    [
        ("floor_divide", "f4"),
        ("remainder", "f8"),
        ("divmod", "f4"),
        ("floor_divide", "i1"),
        ("divmod", "i4"),
        ("divmod", "u1"),
        ("fmod", "i1"),
        ("fmod", "u2"),
        ("lcm", "i8"),
        ("left_shift", "i1"),
        ("right_shift", "i4"),
        ("left_shift", "u8"),
        ("right_shift", "u1"),
        ("reciprocal", "i1"),
        ("reciprocal", "i4"),
        ("sign", "u1"),
        ("heaviside", "f4"),
        ("cbrt", "f8"),
        ("frexp", "f4"),
        ("modf", "f8"),
        ("bitwise_count", "i1"),
    ],
)
def test_device_functions_of_ufuncs(name: str, dtype: str) -> None:
    ufunc = getattr(np, name, None)
    if ufunc is None:
        pytest.skip(f"this NumPy has no {name}")
    operands = np.meshgrid(*[special(dtype)] * ufunc.nin)
    with np.errstate(all="ignore"):
        want = ufunc(*operands)
    got = ufunc(*map(nv.to_device, operands))
    wants, gots = (want, got) if isinstance(want, tuple) else ((want,), (got,))
    for one, other in zip(wants, gots, strict=True):
        back = other.copy_to_host()
        assert back.dtype == one.dtype
        np.testing.assert_allclose(back, one, rtol=1e-14 if name == "cbrt" else 0)
        if back.dtype.kind == "f":
            known = ~np.isnan(one)
            np.testing.assert_array_equal(np.signbit(back)[known], np.signbit(one)[known])
