"""What the published numba-vulkan 0.1.0 got wrong, each with the value that CPython or NumPy gives.

The table is in the project's records; every test names its row.
"""

from __future__ import annotations

import math

import numpy as np
import pytest

import numba_vulkan as nv


def run(function, out: np.ndarray, *arguments: object) -> np.ndarray:
    """The result of a kernel that a single invocation runs."""
    nv.jit(function)[1, 1](out, *arguments)
    return out


def test_int64_product() -> None:
    def kernel(out, a, b):
        out[0] = a * b

    assert run(kernel, np.zeros(1, np.int64), 100000, 100000)[0] == 10000000000


def test_int64_sum_of_a_range() -> None:
    def kernel(out, n):
        total = 0
        for i in range(n):
            total += i
        out[0] = total

    assert run(kernel, np.zeros(1, np.int64), 100000)[0] == 4999950000


def test_builtin_sum_of_a_range() -> None:
    def kernel(out):
        out[0] = sum(range(100000))

    assert run(kernel, np.zeros(1, np.int64))[0] == 4999950000


def test_int64_factorial() -> None:
    def kernel(out, n):
        product = 1
        for i in range(2, n + 1):
            product *= i
        out[0] = product

    assert run(kernel, np.zeros(1, np.int64), 15)[0] == 1307674368000


def test_uint32_scalar_into_int64() -> None:
    def kernel(out, value):
        out[0] = value

    assert run(kernel, np.zeros(1, np.int64), np.uint32(4000000000))[0] == 4000000000


@pytest.mark.parametrize("dtype", [np.int8, np.int16])
def test_narrow_signed_scalars_into_int64(dtype: type) -> None:
    def kernel(out, value):
        out[0] = value

    value = np.iinfo(dtype).min
    assert run(kernel, np.zeros(1, np.int64), dtype(value))[0] == value


def test_64_bit_constants_and_shifts() -> None:
    def kernel(out, n):
        out[0] = 0x123456789ABCDEF0
        out[1] = 1 << n
        out[2] = (1 << n) >> (n - 3)
        out[3] = out[0] ^ (1 << 62)

    out = run(kernel, np.zeros(4, np.int64), 40)
    assert out.tolist() == [0x123456789ABCDEF0, 1 << 40, 8, 0x123456789ABCDEF0 ^ (1 << 62)]


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize(
    ("a", "b"),
    [(1e10, 0.7), (1e17, 3.0), (5.0, math.inf), (-5.0, math.inf), (5.0, -math.inf), (-7.5, 2.0), (7.5, -2.0)],
)
def test_float_remainder_and_floor_division(dtype: type, a: float, b: float) -> None:
    def kernel(out, a, b):
        out[0] = a % b
        out[1] = a // b

    x, y = dtype(a), dtype(b)
    out = run(kernel, np.zeros(2, dtype), x, y)
    want = np.array([x % y, x // y], dtype)
    if math.isinf(b):  # CPython's answer; NumPy's floor_divide agrees with it
        want = np.array([float(a) % float(b), float(a) // float(b)], dtype)
    np.testing.assert_array_equal(out, want)
    np.testing.assert_array_equal(np.signbit(out), np.signbit(want))


def test_negative_zero() -> None:
    def kernel(out, x):
        out[0] = math.sin(x)
        out[1] = math.atan(x)
        out[2] = math.erf(x)
        out[3] = math.log1p(x)

    for dtype in (np.float64, np.float32):
        out = run(kernel, np.ones(4, dtype), dtype(-0.0))
        assert (out == 0).all()
        assert np.signbit(out).all()


def test_subnormal_results() -> None:
    def kernel(out, x, y):
        out[0] = math.exp(x)
        out[1] = math.erfc(y)

    def product(out, x, y):
        out[0] = x * y

    # Vulkan lets a device flush; some that keep subnormals do not say so (llvmpipe, NVIDIA), so it is tried.
    if run(product, np.zeros(1, np.float32), np.float32(1e-30), np.float32(1e-10))[0] == 0:
        pytest.skip("the device flushes float32 subnormals")
    out = run(kernel, np.zeros(2, np.float32), np.float32(-100), np.float32(10))
    # The exact values lie between two subnormals; half a spacing is the bound of a correct rounding, one the table's.
    spacing = np.float64(np.float32(1.4e-45))
    assert abs(float(out[0]) - math.exp(-100)) <= spacing
    assert abs(float(out[1]) - math.erfc(10)) <= spacing
    assert out[0] > 0
    assert out[1] > 0


def test_arithmetic_is_not_reassociated() -> None:
    def kernel(out, x, one):
        out[0] = (one + x) - one

    assert run(kernel, np.ones(1, np.float32), np.float32(1e-9), np.float32(1))[0] == 0
    assert run(kernel, np.ones(1), 1e-20, 1.0)[0] == 0


def test_nan_in_min_and_max() -> None:
    def kernel(out, a, b):
        out[0] = min(a, b)
        out[1] = max(a, b)

    for a, b in [(math.nan, 1.0), (1.0, math.nan)]:
        np.testing.assert_array_equal(run(kernel, np.zeros(2), a, b), [min(a, b), max(a, b)])


@pytest.mark.parametrize("a", [-7, -(2**62) - 3, 2**63 - 1, -(2**63)])
@pytest.mark.parametrize("b", [3, -3, 2**40 + 1, -(2**40) - 1])
def test_64_bit_remainders(a: int, b: int) -> None:
    def kernel(out, a, b):
        out[0] = a % b
        out[1] = a // b

    assert run(kernel, np.zeros(2, np.int64), a, b).tolist() == [a % b, a // b]


def test_complex_arrays() -> None:
    def kernel(out, x):
        for i in range(x.size):
            out[i] = x[i] * x[i] + 1j

    for dtype in (np.complex64, np.complex128):
        x = np.array([1 + 2j, -3j, 0.5], dtype)
        np.testing.assert_allclose(run(kernel, np.zeros(3, dtype), x), x * x + dtype(1j), rtol=1e-6)


def test_star_arguments() -> None:
    def kernel(out, *rest):
        for value in rest:
            out[0] += value

    assert run(kernel, np.zeros(1), 1.0, 2.0, 3.5)[0] == 6.5


def test_choice_between_arrays() -> None:
    def kernel(out, x, y, flag):
        chosen = x if flag else y
        for i in range(chosen.size):
            out[i] = chosen[i]

    x, y = np.arange(3.0), np.arange(3.0) + 10
    np.testing.assert_array_equal(run(kernel, np.zeros(3), x, y, True), x)
    np.testing.assert_array_equal(run(kernel, np.zeros(3), x, y, False), y)


def test_device_function_that_returns_a_view() -> None:
    @nv.jit
    def row(x, i):
        return x[i, 1:]

    def kernel(out, x):
        view = row(x, 1)
        for j in range(view.size):
            out[j] = view[j]

    x = np.arange(12.0).reshape(3, 4)
    np.testing.assert_array_equal(run(kernel, np.zeros(3), x), x[1, 1:])


def test_more_of_math() -> None:
    def kernel(out, x):
        out[0] = math.fmod(-x, 2.0)
        out[1] = math.ldexp(x, 3)
        out[2] = math.hypot(x, 4.0)
        out[3] = math.copysign(x, -0.0)

    np.testing.assert_array_equal(run(kernel, np.zeros(4), 3.0), [math.fmod(-3.0, 2.0), 24, 5, -3])


@pytest.mark.parametrize("dtype", [np.float64, np.int64, np.float32, np.int32, np.uint32, np.uint64])
def test_atomic_add_of_every_width(dtype: type) -> None:
    @nv.jit
    def count(out, value):
        nv.atomic.add(out, nv.grid(1) % out.size, value)

    out = np.zeros(3, dtype)
    count[30, 64](out, dtype(2))
    assert out.tolist() == [1280, 1280, 1280]
