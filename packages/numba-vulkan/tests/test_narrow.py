"""64-bit data in 32 bits: asked for with `narrow=True`, and on a device without 64-bit types (SwiftShader)."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import numpy as np
import pytest

import numba_vulkan as nv

SWIFTSHADER = Path("/usr/lib/chromium/vk_swiftshader_icd.json")


@nv.jit(narrow=True)
def twice(x, factor):
    i = nv.grid(1)
    if i < x.size:
        x[i] *= factor


def test_arrays_are_converted_with_a_warning() -> None:
    x = np.arange(10)
    with pytest.warns(nv.NarrowingWarning, match="'x' of dtype int64 is kept as int32"):
        twice[1, 16](x, 2)
    np.testing.assert_array_equal(x, 2 * np.arange(10))
    assert x.dtype == np.int64


def test_floats_stay_where_the_device_has_them() -> None:
    if "shaderFloat64" not in nv.current_device().features:
        pytest.skip("the device has no float64")
    x = np.array([0.1, 0.2])
    twice[1, 2](x, 3.0)
    np.testing.assert_array_equal(x, np.array([0.1, 0.2]) * 3.0)


@pytest.mark.filterwarnings("ignore::numba_vulkan.errors.NarrowingWarning")
def test_values_that_do_not_fit() -> None:
    x = np.array([1, 2**31])
    with pytest.raises(OverflowError, match="'x' holds 2147483648, which does not fit int32"):
        twice[1, 16](x, 2)
    with pytest.raises(OverflowError, match=r"'factor'.*2147483648 does not fit"):
        twice[1, 16](np.ones(2, np.int32), 2**31)
    np.testing.assert_array_equal(x, [1, 2**31])


LARGE = 2**40


@pytest.mark.filterwarnings("ignore::numba_vulkan.errors.NarrowingWarning")
def test_numbers_in_the_kernel_that_do_not_fit() -> None:
    """Literals and globals, in the kernel and in what it calls, would be others in 32 bits."""

    @nv.jit
    def called(x):
        return x + LARGE

    @nv.jit(narrow=True)
    def direct(x):
        if x[0] > 3:
            x[0] = 1099511627776

    @nv.jit(narrow=True)
    def through(x):
        x[0] = called(x[0])

    @nv.jit(narrow=True)
    def fits(x):
        x[0] = 0xFFFFFFFF if x[0] < -(2**31) + 5 else -5

    for kernel, place in (
        (direct, r"test_narrow.py:\d+: 1099511627776"),
        (through, r"test_narrow.py:\d+: 1099511627776"),
    ):
        with pytest.raises(nv.RangeError, match=f"{place} does not fit 32 bits"):
            kernel[1, 1](np.ones(1, np.int32))
    x = np.ones(1, np.int32)
    fits[1, 1](x)
    assert x[0] == -5


def test_device_arrays_of_64_bits_are_refused() -> None:
    if nv.current_device().features.isdisjoint({"shaderInt64"}):
        pytest.skip("the device has no int64, its arrays are narrow already")
    with pytest.raises(nv.ArgumentError, match="'x' is a device array of int64, the kernel is narrow"):
        twice[1, 16](nv.to_device(np.arange(3)), 2)


@pytest.mark.filterwarnings("ignore::numba_vulkan.errors.NarrowingWarning")
def test_overlapping_arrays_that_are_narrowed() -> None:
    @nv.jit(narrow=True)
    def shift(target, source):
        if nv.grid(1) == 0:
            for j in range(source.size):
                target[j] = source[j] + 1

    x = np.zeros(6, np.int64)
    shift[1, 1](x[1:], x[:-1])
    np.testing.assert_array_equal(x, np.arange(6))
    x = np.zeros((6, 3), np.int64)
    shift[1, 1](x[1:, 1], x[:-1, 1])
    np.testing.assert_array_equal(x[:, 1], np.arange(6))
    assert not x[:, ::2].any()


def swiftshader(text: str) -> str:
    """What a program prints when SwiftShader is the only device."""
    if not SWIFTSHADER.exists():
        pytest.skip(f"SwiftShader is not installed ({SWIFTSHADER})")
    header = """
        import warnings
        import numpy as np
        import numba_vulkan as nv
    """
    result = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(header) + textwrap.dedent(text)],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "VK_DRIVER_FILES": str(SWIFTSHADER), "VK_ICD_FILENAMES": str(SWIFTSHADER)},
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_without_64_bit_types() -> None:
    output = swiftshader("""
        device = nv.current_device()
        assert "shaderInt64" not in device.features, device
        assert "shaderFloat64" not in device.features

        @nv.jit
        def axpy(a, x, y):
            i = nv.grid(1)
            if i < x.size:
                y[i] += a * x[i]

        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("default")
            for _ in range(3):
                y = np.ones(1000)
                axpy[4, 256](2.0, np.arange(1000.0), y)
        assert (y == 1 + 2 * np.arange(1000.0)).all()
        assert y.dtype == np.float64
        print(*(str(warning.message) for warning in caught), sep="; ")

        warnings.simplefilter("ignore")
        x, y = nv.to_device(np.arange(1000)), nv.to_device(np.ones(1000, np.int64))
        assert x.dtype == np.int32
        for _ in range(2):
            axpy[4, 256](3, x, y)
            axpy[4, 256](3, x[::-1], y[:])
        assert (y.copy_to_host() == 1 + 2 * 3 * 999).all()

        try:
            nv.to_device(np.array([2**40]))
        except OverflowError as error:
            print(error)
        try:
            axpy[1, 1](1e300, np.ones(1), np.ones(1))
        except OverflowError as error:
            print(error)
    """)
    assert "argument 'x' of dtype float64 is kept as float32" in output
    assert output.count("argument 'x' of dtype float64") == 1, "warned once"
    assert "the array holds 1099511627776, which does not fit int32" in output
    assert "'a' (float32): 1e+300 does not fit" in output


def test_small_types_without_storage_for_them() -> None:
    swiftshader("""
        @nv.jit
        def copy(out, x):
            i = nv.grid(1)
            if i < x.size:
                out[i] = x[x.size - 1 - i]

        for dtype in ["?", "i1", "u1", "i2", "u2", "i4", "u4", "f4", "c8"]:
            x = (np.arange(37) * 7 % 100).astype(dtype)
            out = np.zeros_like(x)
            copy[1, 64](out, x)
            assert (out == x[::-1]).all(), (dtype, out)
            device = nv.to_device(x)
            view = device[::-2]
            assert (view.copy_to_host() == x[::-2]).all(), dtype
            device[::3] = x[0]
            x[::3] = x[0]
            assert (device.copy_to_host() == x).all(), dtype
    """)


def test_exceptions_and_shared_memory_on_it() -> None:
    output = swiftshader("""
        @nv.jit
        def reverse(x):
            tile = nv.shared.array(64, np.float32)
            i = nv.local_id(0)
            tile[i] = x[i]
            nv.barrier()
            x[i] = tile[63 - i]
            if x[i] < 0:
                raise ValueError("negative element")

        x = np.arange(64, dtype=np.float32)
        reverse[1, 64](x)
        assert (x == np.arange(64)[::-1]).all()
        x[5] = -1
        try:
            reverse[1, 64](x)
        except ValueError as error:
            print(error)
    """)
    assert output == "negative element\n"


def test_no_bound_in_a_shared_array() -> None:
    @nv.jit(narrow=True)
    def least(out, x):
        found = nv.shared.array(2, np.int64)
        i = nv.grid(1)
        if i < 2:
            found[i] = 9223372036854775807
        nv.barrier()
        if x[i] < found[i]:
            found[i] = x[i]
        out[i] = found[i]

    out = np.zeros(2, np.int32)
    least[1, 2](out, np.array([7, -3], np.int32))
    assert out.tolist() == [7, -3]


def test_open_slices() -> None:
    @nv.jit(narrow=True)
    def kernel(out, x):
        rest, backwards = x[1, 1:], x[0][::-1]
        out[0] = rest.size
        out[1] = backwards.size
        out[2] = backwards[0]
        out[3] = rest[2]

    x = np.arange(8, dtype=np.int32).reshape(2, 4)
    out = np.zeros(4, np.int32)
    kernel[1, 1](out, x)
    assert out.tolist() == [3, 4, 3, 7]


def test_an_array_read_as_two_types() -> None:
    output = swiftshader("""
        @nv.jit
        def bits_of_positives(x, out):
            i = nv.grid(1)
            if i < x.size and x[i] > np.float32(0):
                out[i] = x.view(np.uint32)[x.size - 1 - i]

        x = np.array([1.5, -2, 3, 0], np.float32)
        out = np.zeros(4, np.uint32)
        bits_of_positives[1, 64](x, out)
        assert (out == np.where(x > 0, x.view(np.uint32)[::-1], 0)).all(), out
        print("same bytes, two types")
    """)
    assert "same bytes, two types" in output


@pytest.mark.parametrize("line", ["a.reshape((6, 4))[3, 1]", "np.ravel(a)[3]", "f.reshape((3, 2))[1, 1]"])
def test_views_of_another_shape_through_descriptors(line):
    """What shape and strides are read from must not keep the array itself in memory, where no pointer can be."""
    scope = {"np": np}
    exec(f"def body(a, f, out):\n    out[0] = {line}\n", scope)
    a = np.arange(24, dtype=np.float32).reshape(4, 6)
    f = np.asfortranarray(a[:1])
    want, got = np.zeros(1, np.float32), np.zeros(1, np.float32)
    scope["body"](a, f, want)
    nv.jit(narrow=True, addressing="logical")(scope["body"])[1, 1](a, f, got)
    assert got == want
