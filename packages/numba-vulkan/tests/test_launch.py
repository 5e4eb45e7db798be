"""Launching: arguments in, results out, and what is said about wrong ones."""

from __future__ import annotations

import copy
import math
import pickle
from collections import namedtuple
from enum import IntEnum
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv


@nv.jit
def axpy(a, x, y):
    i = nv.grid(1)
    if i < x.size:
        y[i] += a * x[i]


@nv.jit
def fill(out, value):
    i = nv.grid(1)
    if i < out.size:
        out[i] = value


@nv.jit
def scaled(out, factor=2.0, *, offset=1.0):
    i = nv.grid(1)
    if i < out.size:
        out[i] = out[i] * factor + offset


def test_numpy_arrays_in_and_out() -> None:
    x, y = np.arange(1000, dtype=np.float32), np.ones(1000, np.float32)
    expected = y + np.float32(3) * x
    axpy[4, 256](np.float32(3), x, y)
    np.testing.assert_array_equal(y, expected)
    np.testing.assert_array_equal(x, np.arange(1000, dtype=np.float32))


def test_device_arrays_and_a_second_launch() -> None:
    x, y = nv.to_device(np.arange(100.0)), nv.to_device(np.zeros(100))
    for _ in range(3):  # the second launch takes the fast path
        axpy[1, 128](2.0, x, y)
    np.testing.assert_array_equal(y.copy_to_host(), 6 * np.arange(100.0))


def test_mixed_numpy_and_device_arrays() -> None:
    x, y = nv.to_device(np.arange(100.0)), np.zeros(100)
    axpy[1, 128](2.0, x, y)
    np.testing.assert_array_equal(y, 2 * np.arange(100.0))


def test_forall_covers_the_extent() -> None:
    out = np.zeros(1001)
    fill.forall(out.size)(out, 7.0)
    assert (out == 7).all()
    fill.forall(0)(out, 8.0)
    assert (out == 7).all()


@pytest.mark.parametrize("order", ["C", "F"])
def test_two_and_three_dimensions(order: str) -> None:
    @nv.jit
    def index2(out):
        i, j = nv.grid(2)
        if i < out.shape[0] and j < out.shape[1]:
            out[i, j] = 100 * i + j

    @nv.jit
    def index3(out):
        i, j, k = nv.grid(3)
        if i < out.shape[0] and j < out.shape[1] and k < out.shape[2]:
            out[i, j, k] = 10000 * i + 100 * j + k

    out = np.zeros((37, 21), np.int64, order=order)
    index2.forall(out.shape)(out)
    np.testing.assert_array_equal(out, 100 * np.arange(37)[:, None] + np.arange(21))
    out = np.zeros((9, 5, 7), np.int64, order=order)
    index3[(3, 2, 2), (4, 4, 4)](out)
    np.testing.assert_array_equal(
        out, 10000 * np.arange(9)[:, None, None] + 100 * np.arange(5)[:, None] + np.arange(7)
    )


def test_arrays_of_any_stride() -> None:
    base = np.zeros((20, 30))
    view = base[::2, ::-3]
    fill_all = nv.jit(lambda out, value: None)  # a lambda is a function, too
    assert fill_all.name == "<lambda>"

    @nv.jit
    def count(out):
        i, j = nv.grid(2)
        if i < out.shape[0] and j < out.shape[1]:
            out[i, j] = i * 10 + j

    count.forall(view.shape)(view)
    expected = np.zeros((20, 30))
    expected[::2, ::-3] = 10 * np.arange(10)[:, None] + np.arange(10)
    np.testing.assert_array_equal(base, expected)
    device = nv.to_device(np.zeros((20, 30)))
    count.forall(view.shape)(device[::2, ::-3])
    np.testing.assert_array_equal(device.copy_to_host(), expected)
    np.testing.assert_array_equal(device[::2, ::-3].copy_to_host(), expected[::2, ::-3])
    device[1::2, ::2] = 5
    expected[1::2, ::2] = 5
    np.testing.assert_array_equal(device.copy_to_host(), expected)


def test_zero_dimensional_array() -> None:
    @nv.jit
    def double(x):
        x[()] *= 2

    x = np.array(21.0)
    double[1, 1](x)
    assert x == 42


def test_keyword_arguments_and_defaults() -> None:
    out = np.ones(4)
    scaled[1, 4](out)
    np.testing.assert_array_equal(out, 3)
    scaled[1, 4](out, offset=0.0, factor=10.0)
    np.testing.assert_array_equal(out, 30)
    scaled[1, 4](factor=1.0, out=out)
    np.testing.assert_array_equal(out, 31)


def test_default_none() -> None:
    @nv.jit
    def maybe(out, x=None):
        i = nv.grid(1)
        if x is None:
            out[i] = -1
        else:
            out[i] = x[i]

    out = np.zeros(4)
    maybe[1, 4](out)
    np.testing.assert_array_equal(out, -1)
    maybe[1, 4](out, np.arange(4.0))
    np.testing.assert_array_equal(out, np.arange(4.0))


@pytest.mark.parametrize(
    ("value", "dtype"),
    [
        (True, "?"),
        (-5, "i8"),
        (2**63 - 1, "i8"),
        (2**63, "u8"),
        (2**64 - 1, "u8"),
        (1.5, "f8"),
        (math.inf, "f8"),
        (1 + 2j, "c16"),
        (np.int8(-128), "i1"),
        (np.uint8(255), "u1"),
        (np.int16(-32768), "i2"),
        (np.uint16(65535), "u2"),
        (np.int32(-(2**31)), "i4"),
        (np.uint32(2**32 - 1), "u4"),
        (np.uint64(2**64 - 1), "u8"),
        (np.float32(0.1), "f4"),
        (np.complex64(1 - 2j), "c8"),
        (np.bool_(True), "?"),
    ],
)
def test_scalars(value: object, dtype: str) -> None:
    out = np.zeros(2, dtype)
    fill[1, 2](out, value)
    np.testing.assert_array_equal(out, np.full(2, value, dtype))
    device = nv.to_device(np.zeros(2, dtype))
    for _ in range(2):
        fill[1, 2](device, value)
    np.testing.assert_array_equal(device.copy_to_host(), np.full(2, value, dtype))


def test_integers_beyond_int64_after_small_ones() -> None:
    out = nv.to_device(np.zeros(1, np.uint64))
    for value in (1, 2**63 + 1, 2, 2**64 - 1):
        fill[1, 1](out, value)
        assert int(out[0]) == value


def test_integer_beyond_64_bits() -> None:
    with pytest.raises((OverflowError, TypeError), match=r"'value'.*64 bits"):
        fill[1, 1](np.zeros(1), 2**64)


def test_tuples() -> None:
    point = namedtuple("point", ["x", "y"])

    @nv.jit
    def combine(out, weights, p, arrays):
        i = nv.grid(1)
        out[i] = weights[0] * arrays[0][i] + weights[1] * arrays[1][i] + p.x - p.y

    out = np.zeros(8)
    a, b = np.arange(8.0), np.ones(8, np.float32)
    combine[1, 8](out, (2, 0.5), point(10, 1.0), (a, b))
    np.testing.assert_array_equal(out, 2 * a + 0.5 + 9)
    combine[1, 8](out, (2, 0.5), point(10, 1.0), (nv.to_device(a), nv.to_device(b)))
    np.testing.assert_array_equal(out, 2 * a + 0.5 + 9)


def test_written_array_in_a_tuple_comes_back() -> None:
    @nv.jit
    def both(arrays):
        i = nv.grid(1)
        arrays[0][i] = i
        arrays[1][i] = arrays[0][i] + arrays[1][i]

    a, b = np.zeros(4), np.ones(4, np.int64)
    both[1, 4]((a, b))
    np.testing.assert_array_equal(a, [0, 1, 2, 3])
    np.testing.assert_array_equal(b, [1, 2, 3, 4])


def test_enumerators() -> None:
    class Colour(IntEnum):
        RED = 3

    out = np.zeros(1, np.int64)
    fill[1, 1](out, Colour.RED)
    assert out[0] == 3


def test_overlapping_numpy_arguments() -> None:
    @nv.jit
    def shift(target, source):
        i = nv.grid(1)
        if i == 0:  # one invocation, in order: each step reads what the one before wrote
            for j in range(source.size):
                target[j] = source[j] + 1

    x = np.zeros(6)
    shift[1, 1](x[1:], x[:-1])
    np.testing.assert_array_equal(x, np.arange(6))
    grid = np.zeros((6, 4))
    shift[1, 1](grid[1:, 2], grid[:-1, 2])
    np.testing.assert_array_equal(grid[:, 2], np.arange(6))
    assert not grid[:, [0, 1, 3]].any()


def test_the_same_array_twice() -> None:
    @nv.jit
    def add(out, x, y):
        i = nv.grid(1)
        out[i] = x[i] + y[i]

    x = np.arange(4.0)
    add[1, 4](x, x, x)
    np.testing.assert_array_equal(x, 2 * np.arange(4.0))


def test_many_arguments_go_through_a_block() -> None:
    @nv.jit
    def many(out, a, b, c, d, e, f, g, h, k):
        i = nv.grid(1)
        out[i] = a[i, 0] + b[0, i] + c[i, i] + d[i, 0] + e[i, 0] + f[i, 0] + g[i, 0] + h[i, 0] + k

    arrays = [np.full((4, 4), 2.0**n)[:, ::1] for n in range(8)]
    out = np.zeros(4)
    many[1, 4](out, *arrays, 0.5)
    np.testing.assert_array_equal(out, 255.5)
    devices = [nv.to_device(np.asfortranarray(array))[::-1, ::-1] for array in arrays]
    result = nv.to_device(np.zeros(4))
    for k in (0.5, 1.5):
        many[1, 4](result, *devices, k)
        np.testing.assert_array_equal(result.copy_to_host(), 255 + k)


def test_calling_without_configuration() -> None:
    with pytest.raises(TypeError, match=r"write axpy\[groups, local_size\]"):
        axpy(1.0, np.zeros(1), np.zeros(1))


def test_kernels_are_pickled_and_copied_by_name() -> None:
    assert copy.copy(axpy) is axpy
    pickled = pickle.dumps(axpy)
    assert b"axpy" in pickled
    assert pickle.loads(pickled) is axpy


def test_kernels_in_classes() -> None:
    class Holder:
        @staticmethod
        @nv.jit
        def static(x):
            x[0] = 5

        @nv.jit
        def method(self, x):
            x[0] = 5

    x = np.zeros(1)
    Holder.static[1, 1](x)
    assert x[0] == 5
    with pytest.raises(TypeError, match="staticmethod"):
        Holder().method  # noqa: B018


@pytest.mark.parametrize(
    ("arguments", "named", "message"),
    [
        ((1.0, np.zeros(1)), {}, "missing a required argument: 'y'"),
        ((1.0, np.zeros(1), np.zeros(1), 2), {}, "too many positional arguments"),
        ((1.0, np.zeros(1)), {"z": 1}, "'[yz]'"),
        ((1.0, [1.0], np.zeros(1)), {}, "argument 'x'.*list"),
        ((1.0, np.zeros(1), b"text"), {}, "argument 'y'"),
        ((1.0, np.array(["a"], object), np.zeros(1)), {}, "argument 'x'.*object"),
        ((1.0, np.zeros(1, ">f8"), np.zeros(1)), {}, "argument 'x'"),
        ((1.0, np.ma.zeros(1), np.zeros(1)), {}, "argument 'x' is a masked array"),
        (({}, np.zeros(1), np.zeros(1)), {}, "argument 'a'.*dict"),
    ],
)
def test_wrong_arguments(arguments: tuple[object, ...], named: dict[str, object], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        axpy[1, 1](*arguments, **named)


def test_number_where_an_array_is_written() -> None:
    with pytest.raises(
        nv.Unsupported,
        match=r"test_launch\.py:\d+: out is a number \(float\d+\), which has no 'size'; pass an array",
    ):
        fill[1, 1](3.0, 1.0)


def test_read_only_arrays() -> None:
    constant = np.arange(4.0)
    constant.flags.writeable = False
    y = np.zeros(4)
    axpy[1, 4](1.0, constant, y)
    np.testing.assert_array_equal(y, constant)
    with pytest.raises(nv.ReadOnlyError, match="'axpy' writes argument 'y'") as caught:
        axpy[1, 4](1.0, y, constant)
    assert isinstance(caught.value, ValueError)
    np.testing.assert_array_equal(constant, np.arange(4.0))


def test_workgroup_too_large() -> None:
    limit = nv.current_device().limits["maxComputeWorkGroupInvocations"]
    with pytest.raises(nv.LaunchError, match=f"'fill'.*{limit * 2} invocations.*allows {limit}"):
        fill[1, limit * 2](np.zeros(1), 1.0)
    limit = nv.current_device().limits["maxComputeWorkGroupSize"][2]
    if limit < nv.current_device().limits["maxComputeWorkGroupInvocations"]:
        with pytest.raises(nv.LaunchError, match="axis 2"):
            fill[1, (1, 1, limit + 1)](np.zeros(1), 1.0)


def test_shared_memory_too_large() -> None:
    @nv.jit
    def greedy(out):
        tile = nv.shared.array(1 << 20, np.float64)
        i = nv.local_id(0)
        tile[i] = out[i]
        nv.barrier()
        out[i] = tile[63 - i]

    with pytest.raises(nv.Unsupported, match=r"kernel 'greedy' on .*(shared|workgroup) memory") as caught:
        greedy[1, 64](np.zeros(64))
    assert str(8 << 20) in str(caught.value)


def test_unknown_options() -> None:
    with pytest.raises(nv.InvalidInput, match="no option fast"):
        nv.jit(fast=True)
    with pytest.raises(nv.InvalidInput, match="error_model"):
        nv.jit(error_model="c")
    with pytest.raises(nv.InvalidInput, match="unknown fastmath flags quick"):
        nv.jit(fastmath={"quick"})
    with pytest.raises(nv.InvalidInput, match="boundscheck is True or False"):
        nv.jit(boundscheck=1)
    with pytest.raises(nv.InvalidInput, match="addressing"):
        nv.jit(addressing="virtual")


def test_short_way_is_shared_by_launches_of_other_sizes() -> None:
    out = nv.to_device(np.zeros(500))
    kernel = nv.jit(scaled.py_func)
    expected = np.zeros(500)
    for n in range(1, 500, 7):
        kernel[n, 1](out[:n])  # with defaults
        expected[:n] = expected[:n] * 2 + 1
    np.testing.assert_array_equal(out.copy_to_host(), expected)
    assert len(kernel.fast_paths) == 1


@pytest.mark.parametrize("name", ["sqrt", "exp", "floorf", "memcpy", "numba_divmod", "main"])
def test_kernel_named_like_a_function_that_it_calls(name: str) -> None:
    source = f"def {name}(x):\n    i = nv.grid(1)\n    if i < x.size:\n"
    source += "        x[i] = math.exp(math.sqrt(x[i])) + math.floor(x[i] / 2) + x[i] % 0.75\n"
    scope: dict[str, Any] = {"nv": nv, "math": math}
    exec(source, scope)
    x = np.arange(4.0)
    want = np.exp(np.sqrt(x)) + np.floor(x / 2) + x % 0.75
    nv.jit(scope[name]).forall(4)(x)
    np.testing.assert_allclose(x, want, rtol=1e-14)
