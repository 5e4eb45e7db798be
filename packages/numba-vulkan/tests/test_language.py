"""The kernel language: each body is run by CPython for every index, and by a kernel; the arrays come out equal."""

from __future__ import annotations

import cmath
import math
from collections import namedtuple
from collections.abc import Callable

import numba
import numpy as np
import pytest

import numba_vulkan as nv

N = 40
FACTORS = (2, 3.5)
TABLE = np.array([3, 1, 4, 1, 5, 9, 2, 6])
Point = namedtuple("Point", ["x", "y"])


def check(body: Callable[..., None], *arguments: object, rtol: float = 0) -> None:
    """Compare a kernel that calls `body(i, *arguments)` for every index with CPython doing it."""
    device = nv.jit(body)

    @nv.jit
    def kernel(*values):
        i = nv.grid(1)
        if i < N:
            device(i, *values)

    want = [value.copy() if isinstance(value, np.ndarray) else value for value in arguments]
    with np.errstate(all="ignore"):
        for i in range(N):
            body(i, *want)
    got = [value.copy() if isinstance(value, np.ndarray) else value for value in arguments]
    kernel[1, 64](*got)
    for computed, expected in zip(got, want, strict=True):
        if isinstance(expected, np.ndarray):
            np.testing.assert_allclose(computed, expected, rtol=rtol, atol=0, strict=True)


def doubles(low: float = -4.0, high: float = 4.0) -> np.ndarray:
    return np.linspace(low, high, N)


def test_loops_with_break_continue_and_else() -> None:
    def body(i, out):
        total = 0
        for j in range(i):
            if j % 3 == 1:
                continue
            if j > 20:
                total += 1000
                break
            k = j
            while k > 0:
                total += k
                k -= 2
        else:
            total = -total
        out[i] = total

    check(body, np.zeros(N, np.int64))


def test_loops_left_by_return() -> None:
    def body(i, out):
        for j in range(100):
            for k in range(j):
                if j * k > i * 7:
                    out[i] = j * 1000 + k
                    return
        out[i] = -1

    check(body, np.zeros(N, np.int64))


def test_ranges_that_count_down_or_are_empty() -> None:
    def body(i, out):
        for j in range(i, -5, -3):
            out[i] += j
        for j in range(5, i):
            out[i] += 100 * j

    check(body, np.zeros(N, np.int64))


def test_conditions_short_circuit() -> None:
    def body(i, out, x):
        if (i > 0 and x[i - 1] > 0) or (i < N - 1 and not x[i + 1] > 0):
            out[i] = 1 if x[i] > 0 else 2
        else:
            out[i] = 3 if 0 < x[i] < 2 else 4

    check(body, np.zeros(N, np.int32), doubles())


def test_tuples_and_unpacking() -> None:
    def body(i, out):
        a, b = i, i + 1
        a, b = b, a
        pair = (a, b * 2.5)
        for value in (1, 2, 3):
            out[i] += value * pair[0]
        (c, d), e = pair, 7
        out[i] += c - d + e + len(pair) + FACTORS[0] * FACTORS[1]

    check(body, np.zeros(N))


def test_named_tuples() -> None:
    def body(i, out, point):
        other = Point(point.y, i)
        out[i] = other.x * 10 + other.y + point.x

    check(body, np.zeros(N), Point(3.0, 4.0))


def test_global_table_and_closure() -> None:
    offset = 5

    def body(i, out):
        out[i] = TABLE[i % 8] + offset

    check(body, np.zeros(N, np.int64))


def test_device_functions_and_njit_functions() -> None:
    @nv.jit
    def inner(x, y):
        if x > y:
            return x - y
        return y * 2

    @numba.njit
    def outer(x):
        total = 0
        for j in range(x):
            total += j * j
        return total

    def body(i, out):
        out[i] = nested(i, outer(i))

    nested = nv.jit(lambda x, y: inner(y, x) + 1)
    device = nv.jit(body)

    @nv.jit
    def kernel(out):
        i = nv.grid(1)
        if i < N:
            device(i, out)

    out = np.zeros(N, np.int64)
    kernel[1, 64](out)
    squares = [sum(j * j for j in range(i)) for i in range(N)]
    want = [(s - i if s > i else i * 2) + 1 for i, s in enumerate(squares)]
    assert out.tolist() == want


def test_device_function_with_many_results_and_arrays() -> None:
    def body(i, out, x):
        low, high = x[i], x[i]
        for j in range(i, min(i + 5, x.size)):
            low, high = min(low, x[j]), max(high, x[j])
        out[i, 0], out[i, 1] = low, high

    check(body, np.zeros((N, 2)), np.sin(doubles()))


def test_array_attributes_and_views() -> None:
    def body(i, out, x):
        row = x[i % 4]
        out[i] = row.size + x.ndim * 10 + x.shape[1] * 100 + len(x) * 1000
        part = x[1:3, ::-2]
        out[i] += part[i % 2, 1] + part.shape[1] + x.T[2, 3] + x[-1, -1]
        for value in row[1:]:
            out[i] += value

    check(body, np.zeros(N), np.arange(24.0).reshape(4, 6))


def test_four_dimensions_of_any_layout() -> None:
    def body(i, out, x):
        a, b = i // 20, i // 4 % 5
        out[b, a, i % 4] = x[a, b % 3, i % 4, b] * 2 + x[a, -1, 0, i % 5]

    for order in "CF":
        x = np.asarray(np.random.default_rng(1).random((2, 3, 4, 5)), order=order)
        check(body, np.zeros((5, 2, 4)), x)
    check(body, np.zeros((5, 2, 4)), np.random.default_rng(2).random((4, 3, 8, 10))[::2, :, ::-2, ::2])


@pytest.mark.parametrize("dtype", ["i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8"])
def test_integer_arrays(dtype: str) -> None:
    def body(i, out, x, y):
        out[i] = x[i] // y[i]
        out[i] += x[i] % y[i]
        out[i] ^= x[i] & y[i]
        out[i] |= x[i] >> 1

    information = np.iinfo(dtype)
    generator = np.random.default_rng(3)
    x = generator.integers(information.min // 2, information.max // 2, N, dtype=dtype)
    y = np.maximum(generator.integers(1, 100, N, dtype=dtype), 1).astype(dtype)
    check(body, np.zeros(N, dtype), x, y)


def test_booleans() -> None:
    def body(i, out, flags):
        out[i] = flags[i] != (i % 3 == 0)
        if flags[i] and not out[i]:
            out[i] = flags[i] | (i > 20)

    check(body, np.zeros(N, bool), np.arange(N) % 2 == 0)


def test_mixed_float_and_integer_arithmetic() -> None:
    def body(i, out, x, k):
        out[i] = x[i] * k[i] + k[i] / 3 - x[i] ** 2 + int(x[i] * 10) + float(k[i]) + round(x[i] * 4)

    check(body, np.zeros(N), doubles(), np.arange(N, dtype=np.int32) - 10)


def test_float32_stays_float32() -> None:
    def body(i, out, x):
        y = x[i] * x[i] - x[i]
        out[i] = y / (x[i] + np.float32(5))

    check(body, np.zeros(N, np.float32), doubles().astype(np.float32))


UNARY = {
    "sqrt": (0, 9),
    "exp": (-5, 5),
    "expm1": (-2, 2),
    "log": (0.1, 9),
    "log2": (0.1, 9),
    "log10": (0.1, 9),
    "log1p": (-0.5, 9),
    "sin": (-9, 9),
    "cos": (-9, 9),
    "tan": (-1.5, 1.5),
    "asin": (-1, 1),
    "acos": (-1, 1),
    "atan": (-9, 9),
    "sinh": (-3, 3),
    "cosh": (-3, 3),
    "tanh": (-3, 3),
    "asinh": (-9, 9),
    "acosh": (1, 9),
    "atanh": (-0.9, 0.9),
    "erf": (-3, 3),
    "erfc": (-3, 3),
    "gamma": (0.5, 9),
    "lgamma": (2.5, 9),
    "floor": (-4, 4),
    "ceil": (-4, 4),
    "fabs": (-4, 4),
    "isnan": (-4, 4),
    "isinf": (-4, 4),
    "isfinite": (-4, 4),
    "degrees": (-4, 4),
    "radians": (-4, 4),
}


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_math_of_one_argument(dtype: type) -> None:
    """All functions in one kernel, since compiling dominates."""
    functions = ", ".join(f"math.{name}(x[{k}, i])" for k, name in enumerate(UNARY))
    source = f"def body(i, out, x):\n    values = ({functions})\n"
    source += "".join(f"    out[{k}, i] = values[{k}]\n" for k in range(len(UNARY)))
    names: dict[str, object] = {"math": math}
    exec(source, names)
    x = np.stack([doubles(*interval).astype(dtype) for interval in UNARY.values()])
    # The library's table gives each function's bound; 8 ulp is more than any.
    check(names["body"], np.zeros_like(x), x, rtol=8 * np.finfo(dtype).eps)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_math_of_two_arguments(dtype: type) -> None:
    def body(i, out, x, y):
        out[0, i] = math.pow(x[i], y[i])
        out[1, i] = math.atan2(y[i], x[i])
        out[2, i] = math.hypot(x[i], y[i])
        out[3, i] = math.fmod(y[i], x[i])
        out[4, i] = math.copysign(x[i], y[i])

    check(
        body,
        np.zeros((5, N), dtype),
        doubles(0.5, 5).astype(dtype),
        doubles(-3, 3).astype(dtype),
        rtol=8 * np.finfo(dtype).eps,
    )


def test_special_values() -> None:
    def body(i, out, x):
        out[0, i] = math.sqrt(x[i])
        out[1, i] = math.exp(x[i])
        out[2, i] = np.floor(x[i])
        out[3, i] = math.fabs(x[i])

    special = np.array([0.0, -0.0, math.inf, math.nan, 5e-324, 1e308, 1.0, 0.5] * 5)
    device = nv.jit(body)

    @nv.jit
    def kernel(out, x):
        i = nv.grid(1)
        if i < N:
            device(i, out, x)

    out = np.ones((4, N))
    kernel[1, 64](out, special)
    with np.errstate(over="ignore"):
        want = [np.sqrt(special), np.exp(special), np.floor(special), np.abs(special)]
    np.testing.assert_allclose(out, want, rtol=1e-15)
    np.testing.assert_array_equal(np.signbit(out[0]), np.signbit(want[0]))


def test_complex_numbers() -> None:
    def body(i, out, z):
        w = z[i] * z[i] / (z[i] + 3) - z[i].conjugate()
        out[i] = w + abs(z[i]) + z[i].imag * 1j

    z = doubles() + 1j * doubles(-1, 2)
    check(body, np.zeros(N, np.complex128), z, rtol=1e-14)


def test_cmath() -> None:
    def body(i, out, z):
        out[i] = cmath.exp(z[i]) + cmath.sqrt(z[i])

    check(body, np.zeros(N, np.complex128), doubles(-2, 2) + 1j * doubles(-1, 2), rtol=1e-13)


def test_numpy_functions_on_scalars() -> None:
    def body(i, out, x):
        out[i] = np.sqrt(np.abs(x[i])) + np.minimum(x[i], 1.0) + np.sign(x[i]) + np.float64(np.int32(x[i]))

    check(body, np.zeros(N), doubles(), rtol=1e-15)


def test_local_arrays() -> None:
    def reference(i):
        histogram = [0] * 5
        for j in range(i):
            histogram[j * j % 5] += 1
        return sum(value * 10**k for k, value in enumerate(histogram))

    @nv.jit
    def kernel(out):
        i = nv.grid(1)
        if i < out.size:
            histogram = nv.local.array(5, np.int64)
            for k in range(5):
                histogram[k] = 0
            for j in range(i):
                histogram[j * j % 5] += 1
            for k in range(5):
                out[i] += histogram[k] * 10**k

    out = np.zeros(N, np.int64)
    kernel[1, 64](out)
    assert out.tolist() == [reference(i) for i in range(N)]


def test_two_dimensional_shared_array() -> None:
    @nv.jit
    def transpose(out, x):
        tile = nv.shared.array((8, 9), np.float64)
        i, j = nv.local_id(0), nv.local_id(1)
        row, column = nv.group_id(1) * 8, nv.group_id(0) * 8
        if row + j < x.shape[0] and column + i < x.shape[1]:
            tile[j, i] = x[row + j, column + i]
        nv.barrier()
        if column + j < out.shape[0] and row + i < out.shape[1]:
            out[column + j, row + i] = tile[i, j]

    x = np.random.default_rng(4).random((20, 13))
    out = np.zeros((13, 20))
    transpose[(2, 3), (8, 8)](out, x)
    np.testing.assert_array_equal(out, x.T)


def test_where_an_invocation_stands() -> None:
    @nv.jit
    def where(out):
        i, j, k = nv.grid(3)
        n = ((k * nv.gridsize(3)[1]) + j) * nv.gridsize(3)[0] + i
        out[n, 0] = nv.local_id(0) + 10 * nv.local_id(1) + 100 * nv.local_id(2)
        out[n, 1] = nv.group_id(0) + 10 * nv.group_id(1) + 100 * nv.group_id(2)
        out[n, 2] = nv.local_size(0) + 10 * nv.local_size(1) + 100 * nv.local_size(2)
        out[n, 3] = nv.num_groups(0) + 10 * nv.num_groups(1) + 100 * nv.num_groups(2)
        out[n, 4] = nv.global_id(0) + 10 * nv.global_id(1) + 100 * nv.global_id(2)

    groups, local = (3, 2, 2), (2, 4, 1)
    shape = [g * s for g, s in zip(groups, local, strict=True)]
    out = np.zeros((int(np.prod(shape)), 5), np.int64)
    where[groups, local](out)
    for n, row in enumerate(out.tolist()):
        place = n % shape[0], n // shape[0] % shape[1], n // shape[0] // shape[1]
        parts = [
            [p % s for p, s in zip(place, local, strict=True)],
            [p // s for p, s in zip(place, local, strict=True)],
            local,
            groups,
            place,
        ]
        assert row == [a + 10 * b + 100 * c for a, b, c in parts]


@pytest.mark.parametrize("dtype", ["i4", "u4", "i8", "u8", "f4", "f8"])
@pytest.mark.parametrize("where", ["array", "shared"])
def test_atomics(dtype: str, where: str) -> None:
    @nv.jit
    def in_array(out, x):
        i = nv.grid(1)
        if i < x.size:
            nv.atomic.add(out, 0, x[i])
            nv.atomic.sub(out, 1, x[i])
            nv.atomic.min(out, 2, x[i])
            nv.atomic.max(out, 3, x[i])

    element = np.dtype(dtype).type

    @nv.jit
    def in_shared(out, x):
        total = nv.shared.array(2, element)
        extremes = nv.shared.array(2, element)
        i = nv.grid(1)
        if i < 2:
            total[i] = out[i]
            extremes[i] = out[i + 2]
        nv.barrier()
        if i < x.size:
            nv.atomic.add(total, 0, x[i])
            nv.atomic.sub(total, 1, x[i])
            nv.atomic.min(extremes, 0, x[i])
            nv.atomic.max(extremes, 1, x[i])
        nv.barrier()
        if i < 2:
            out[i] = total[i]
            out[i + 2] = extremes[i]

    x = np.arange(1, 101).astype(dtype)
    out = np.array([5, 10000, 50, 50], dtype)
    (in_array if where == "array" else in_shared)[1, 128](out, x)
    assert out.tolist() == [5055, 4950, 1, 100]


@pytest.mark.parametrize("mixed", [False, True])
def test_float_sums_in_a_shared_array(mixed: bool) -> None:
    """Native where every atomic of the array is an addition, although LLVM copies its floats as integers."""

    @nv.jit
    def sums(out, x):
        shared = nv.shared.array(4, np.float32)
        i = nv.grid(1)
        if i < 4:
            shared[i] = out[i]
        nv.barrier()
        nv.atomic.add(shared, i % 2, x[i])
        if mixed:
            nv.atomic.max(shared, 2, x[i])
        nv.barrier()
        if i < 4:
            out[i] = shared[i]

    x = np.arange(64, dtype=np.float32)
    out = np.array([1, 2, 3, -0.0], np.float32)
    sums[1, 64](out, x)
    assert out.tolist() == [1 + x[::2].sum(), 2 + x[1::2].sum(), 63 if mixed else 3, 0]
    assert np.signbit(out[3])


@pytest.mark.parametrize("dtype", ["i4", "u4", "i8", "u8"])
def test_atomics_of_integers(dtype: str) -> None:
    @nv.jit
    def bits(out, x):
        i = nv.grid(1)
        if i < x.size:
            nv.atomic.and_(out, 0, ~(x[i] & 12))
            nv.atomic.or_(out, 1, x[i])
            nv.atomic.xor(out, 2, x[i])
            old = nv.atomic.exch(out, 3, x[i])
            nv.atomic.max(out, 4, old)
            if nv.atomic.cas(out, 5, 0, x[i]) == 0:
                nv.atomic.add(out, 6, 1)

    x = np.arange(1, 65).astype(dtype)
    out = np.array([127, 0, 0, 7, 0, 0, 0], dtype)
    bits[1, 64](out, x)
    assert out[:3].tolist() == [127 & ~12, np.bitwise_or.reduce(x), np.bitwise_xor.reduce(x)]
    assert out[3] in x
    assert out[4] in (63, 64)
    assert out[5] in x
    assert out[6] == 1


def test_atomics_return_what_was_there() -> None:
    @nv.jit
    def take_tickets(counter, seen):
        seen[nv.atomic.add(counter, 0, 1)] = 1

    counter, seen = np.zeros(1, np.int32), np.zeros(1000, np.int8)
    take_tickets[10, 100](counter, seen)
    assert counter[0] == 1000
    assert seen.all()


UNSUPPORTED = {
    "x[0] = open('f').read()": "open",
    "x[0] = len({1, 2})": "sets",
    "y = np.linalg.svd(x.reshape((1, 1)))": "np.linalg.svd cannot be used in a kernel",
    "x[0] = undefined_name": "undefined_name",
    "x[0] = 'a'": "",
    "x[0] = {j: j for j in range(3)}[0]": "dictionaries",
}


@pytest.mark.parametrize("line", UNSUPPORTED)
def test_unsupported_python_names_the_line(line: str, tmp_path) -> None:
    file = tmp_path / "kernel_file.py"
    file.write_text(f"import numpy as np\n\ndef kernel(x):\n    i = 0\n    {line}\n")
    names: dict[str, object] = {}
    exec(compile(file.read_text(), str(file), "exec"), names)
    with pytest.raises(Exception, match=r"kernel_file\.py:\d+") as caught:
        nv.jit(names["kernel"])[1, 1](np.zeros(1))
    assert "kernel_file.py:5" in str(caught.value)
    assert UNSUPPORTED[line] in str(caught.value)
    assert "Traceback" not in str(caught.value)


def test_returning_a_value_is_refused() -> None:
    @nv.jit
    def kernel(x):
        return x[0]

    with pytest.raises(Exception, match="a kernel returns nothing"):
        kernel[1, 1](np.zeros(1))


def test_complex_powers() -> None:
    """Numba's helper reads its operands through pointers and writes the result through the last."""

    def body(i, out, single, z, w):
        out[0, i] = z[i] ** 3
        out[1, i] = z[i] ** 0.5
        out[2, i] = z[i] ** w[i]
        out[3, i] = 2.5 ** w[i]
        out[4, i] = np.power(z[i], w[i])
        out[5, i] = z[i] ** -1
        out[6, i] = z[i] ** 2 + z[i] ** 0
        out[7, i] = pow(z[i], w[i])
        out[7, i] **= 0.25
        single[i] = single[i] ** np.complex64(w[i])

    angle = np.linspace(-3.1, 3.1, N)
    z = (0.1 + np.abs(np.sin(5 * angle))) * np.exp(1j * angle)
    w = np.cos(3 * angle) + 1j * np.sin(7 * angle)
    check(body, np.zeros((8, N), np.complex128), z.astype(np.complex64), z, w, rtol=1e-5)
    for options in ({}, {"fastmath": True}, {"addressing": "logical"}, {"narrow": True}):
        out = np.zeros((2, N), np.complex128)

        @nv.jit(**options)
        def kernel(z, w, out):
            i = nv.grid(1)
            if i < z.size:
                out[0, i] = z[i] ** w[i]
                out[1, i] = 2.5 ** z[i]

        kernel.forall(N)(z, w, out)
        np.testing.assert_allclose(out, [z**w, 2.5**z], rtol=1e-12)
