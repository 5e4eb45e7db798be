"""What may be an argument of a kernel besides numbers and arrays, and what a kernel may call."""

from __future__ import annotations

import enum
from collections import namedtuple
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

import numba_vulkan as nv
from testing.differential import N, check, launch, modes, same


def zeros(dtype: Any = np.float32) -> np.ndarray[Any, Any]:
    return np.zeros(N, dtype)


Pair = namedtuple("Pair", "x y")


@dataclass(frozen=True)
class Ball:
    mass: float
    bounces: int = 2


@dataclass(frozen=True)
class Scene:
    heights: Any
    ball: Ball
    gravity: np.float32


class Colour(enum.Enum):
    RED = 1
    BLUE = 2


class Level(enum.IntEnum):
    LOW = 1
    HIGH = 7


def test_tuples_of_numbers_and_arrays() -> None:
    def body(i, numbers, arrays, nested, out):
        out[i] = numbers[i % 3] + arrays[i % 2][i] + nested[1][1][0] + len(numbers)
        arrays[1][i] += 1
        for number in numbers:
            out[i] += number
        a = numbers[:2] + (4.5,)  # noqa: RUF005 -- what is tested
        out[i] += a[2] + (2.0 in numbers) + (numbers == (1.0, 2.0, 3.0))

    check(
        body, (1.0, 2.0, 3.0), (zeros(), np.arange(N, dtype=np.float32)), ((1, 2), (3.5, (4, True))), zeros()
    )


def test_named_tuples() -> None:
    def body(i, pair, out):
        made = Pair(pair.y, y=pair.x[i])
        pair.x[i] = 9
        out[i] = made.x - made.y + made[1]

    check(body, Pair(np.arange(N, dtype=np.float32), 2), zeros())


GLOBAL = Ball(3.0)


def test_frozen_dataclasses() -> None:
    def body(i, scene, out):
        ball = Ball(scene.ball.mass * 2, bounces=i)
        out[i] = scene.heights[i] * scene.gravity + ball.mass * ball.bounces + GLOBAL.mass
        scene.heights[i] = scene.ball.bounces

    check(body, Scene(np.arange(N, dtype=np.float32), Ball(2.5, 3), np.float32(9.81)), zeros())


def test_frozen_dataclasses_of_device_arrays() -> None:
    @nv.jit
    def kernel(scene):
        scene.heights[nv.grid(1)] += scene.ball.mass

    heights = nv.to_device(zeros())
    for _ in range(2):
        kernel[1, N](Scene(heights, Ball(2.0), np.float32(0)))
    np.testing.assert_array_equal(heights.copy_to_host(), 4)


def test_a_dataclass_that_can_change_is_refused() -> None:
    @dataclass
    class Loose:
        x: float

    with pytest.raises(nv.ArgumentError, match=r"argument 'ball.*a Loose can be changed.*frozen=True"):
        nv.jit(lambda ball, out: None)[1, 1](Loose(1.0), zeros())


def test_enumerations() -> None:
    def body(i, colour, level, out):
        if colour == Colour.BLUE:
            out[i] = level + i
        if colour is not Colour.RED and level > Level.LOW:
            out[i] += colour.value

    check(body, Colour.BLUE, Level.HIGH, zeros())


@pytest.mark.parametrize("weights", [None, np.arange(N, dtype=np.float32)], ids=["none", "array"])
def test_none_as_an_argument(weights: Any) -> None:
    def body(i, x, weights, pair, out):
        out[i] = x[i] if weights is None else x[i] * weights[i]
        if pair[0] is None:
            out[i] += pair[1]

    check(body, np.arange(N, dtype=np.float32), weights, (None, 3), zeros())


def test_optional_values() -> None:
    def body(i, out):
        found = None
        if i > 3:
            found = 2.0 * i
        out[i] = -1 if found is None else found

    check(body, zeros())


@pytest.mark.parametrize("mode", ["add", "multiply", "other"])
def test_strings_choose_at_compile_time(mode: str) -> None:
    def body(i, mode, out):
        if mode == "add":
            out[i] = i + 2
        elif mode != "multiply":
            out[i] = -1
        else:
            out[i] = i * 2

    check(body, mode, zeros())


def test_dtypes_as_arguments_and_values() -> None:
    def body(i, dtype, class_, x, out):
        out[i] = dtype.type(i + 0.1) + class_(i - 0.1) + x.dtype.type(2.7)
        if x.dtype == np.dtype(np.int32):
            out[i] += 1

    check(body, np.dtype(np.float32), np.float32, zeros(np.int32), zeros(np.float64))


def test_python_types_as_arguments() -> None:
    @nv.jit
    def kernel(kind, out):
        out[0] = kind(2.7)

    out = zeros()
    kernel[1, 1](int, out)
    assert out[0] == 2
    kernel[1, 1](float, out)
    assert out[0] == np.float32(2.7)


def test_conversions_between_python_numbers() -> None:
    def body(i, out):
        out[i] = float(i > 2) + int(3.7) + bool(i) + float(True) + int(i > 1) + complex(i, 2).imag

    check(body, zeros())


@numba.njit
def square(x):
    return x * x


@nv.jit
def scaled(x, factor=2, offset=0.5):
    return x * factor + offset


@nv.jit
def applied(f, x):
    return f(x) + 1


@nv.jit
def parts(x, i):
    return x[i : i + 2], (i, x[i] * 2)


@numba.vectorize
def lazily(a, b):
    return a * b + 1


@numba.vectorize(["float64(float64, float64)"])
def declared(a, b):
    return a / b


def test_device_functions_with_defaults_keywords_views_and_functions() -> None:
    def kernel(x, out):
        i = nv.grid(1)
        view, (first, second) = parts(x, i)
        out[i] = (
            scaled(i) + scaled(i, offset=1) + scaled(i, 3, 4) + applied(square, i) + view[1] + first + second
        )

    x = np.arange(N + 1, dtype=np.float32)
    i = np.arange(N)
    want = (i * 2 + 0.5) + (i * 2 + 1) + (i * 3 + 4) + (i * i + 1) + x[1:] + i + x[:-1] * 2
    for addressing in modes():
        out = zeros()
        nv.jit(addressing=addressing)(kernel)[1, N](x, out)
        np.testing.assert_array_equal(out, want.astype(np.float32))


def test_keyword_only_parameters_of_device_functions() -> None:
    @nv.jit
    def weighted(x, y=2, *, weight=3, offset):
        return (x + y) * weight + offset

    def body(i, out):
        out[i] = weighted(i, offset=1) + weighted(i, 4, offset=2, weight=i)

    want, got = zeros(), zeros()
    want[:] = [(i + 2) * 3 + 1 + (i + 4) * i + 2 for i in range(N)]
    launch(body, (got,))
    np.testing.assert_array_equal(got, want)

    @nv.jit
    def wrong(out):
        out[0] = weighted(1, 2, 3, 4)

    with pytest.raises(nv.Unsupported, match=r"weighted.* too many positional arguments"):
        wrong[1, 1](got)


def test_functions_as_arguments() -> None:
    @nv.jit
    def kernel(f, g, out):
        i = nv.grid(1)
        out[i] = f(i + 1) + applied(g, i)

    out, i = zeros(), np.arange(N)
    kernel[1, N](scaled, square, out)
    np.testing.assert_array_equal(out, (i + 1) * 2 + 0.5 + i * i + 1)
    kernel[1, N](square, scaled, out)
    np.testing.assert_array_equal(out, (i + 1) ** 2 + i * 2 + 1.5)
    with pytest.raises(nv.ArgumentError, match=r"'f'.*decorate it with @nv\.jit"):
        kernel[1, N](lambda x: x, square, out)
    with pytest.raises(
        nv.ArgumentError, match=r"'f': a function or string in a tuple .*as an argument of its own"
    ):
        kernel[1, N]((square, 3), square, out)


def test_functions_of_vectorize() -> None:
    def body(i, out):
        out[i] = lazily(i, 2.5) + declared(i, 3)

    got, want = zeros(np.float64), zeros(np.float64)
    for i in range(N):
        body(i, want)
    for addressing in modes():
        launch(body, (got,), addressing)
        same(got, want, addressing)


def test_closures_nested_functions_and_lambdas() -> None:
    factor = 7

    def body(i, out):
        offset = 3

        def inner(x):
            return x * offset + i

        doubled = lambda x, y=2: x * y + factor  # noqa: E731
        out[i] = inner(4) + doubled(1) + doubled(2, 3)

    check(body, zeros())


def test_kernels_without_arguments_with_defaults_and_any_number() -> None:
    @nv.jit
    def nothing():
        nv.grid(1)

    nothing[1, 1]()

    @nv.jit
    def kernel(out, *rest, factor=2):
        i = nv.grid(1)
        out[i] = rest[0][i] * factor + rest[1]

    out, x = zeros(), np.arange(N, dtype=np.float32)
    kernel[1, N](out, x, 3)
    np.testing.assert_array_equal(out, x * 2 + 3)
    kernel[1, N](out, x, 3, factor=5)
    np.testing.assert_array_equal(out, x * 5 + 3)


PROGRAM = """
import numpy as np
import numba_vulkan as nv

@nv.jit
def chosen(x):
    return x BODY

@nv.jit(cache=True)
def kernel(f, out):
    out[0] = f(3.0)

out = np.zeros(1)
kernel[1, 1](chosen, out)
print(out[0])
"""


def test_the_cache_tells_functions_apart(tmp_path: Path) -> None:
    import subprocess
    import sys

    file = tmp_path / "program.py"
    for body, want in [("* 2", "6.0"), ("+ 4", "7.0"), ("* 2", "6.0")]:
        file.write_text(PROGRAM.replace("BODY", body))
        done = subprocess.run([sys.executable, file], capture_output=True, text=True, check=True)
        assert done.stdout.strip() == want


@pytest.mark.parametrize(
    ("array", "index"),
    [
        (np.array(3.5), ()),
        (np.arange(64.0).reshape(2, 2, 2, 2, 2, 2), (1, 0, 1, 0, 1, 1)),
        (np.asfortranarray(np.arange(64.0).reshape(4, 4, 4))[:, ::2, ::-1], (3, 1, 2)),
        (np.broadcast_to(np.arange(3.0), (8, 3)), (5, 2)),
        (np.zeros(8 * 4 + 1, np.uint8)[1:].view(np.float64), (2,)),
        (np.arange(8.0).view(np.complex128), (1,)),
        (np.arange(24.0).reshape(2, 3, 4).transpose(1, 2, 0), (2, 3, 1)),
    ],
    ids=["0-d", "6-d", "any order", "broadcast", "unaligned", "complex", "transposed"],
)
def test_arrays_of_any_shape_and_place(array: np.ndarray[Any, Any], index: tuple[int, ...]) -> None:
    def body(i, x, out):
        out[i] = x[index].real + x.size + x.ndim

    check(body, array, zeros())


def test_arrays_without_elements() -> None:
    def body(i, x, y, out):
        out[i] = x.shape[0] * 10 + x.shape[1] + x.size + len(y)
        for value in y:
            out[i] += value

    check(body, np.zeros((0, 4)), np.zeros(0), zeros())


def test_all_of_an_array() -> None:
    def body(i, x, y, zero):
        if i == 0:
            x[...] = y
            zero[...] = 4
            zero[()] += x[...][1]

    check(body, zeros(), np.arange(N, dtype=np.float32), np.zeros(()))


def test_unaligned_device_arrays() -> None:
    @nv.jit
    def kernel(x, out):
        i = nv.grid(1)
        out[i] = x[i] + x.max()
        x[i] *= 2

    for dtype in (np.int16, np.float32):
        memory = nv.to_device(
            np.concatenate([np.zeros(1, np.uint8), np.arange(N, dtype=dtype).view(np.uint8)])
        )
        x = memory[1:].view(dtype)
        out = nv.device_array(N, dtype)
        kernel[1, 1](x, out)
        assert out[0] == N - 1
        np.testing.assert_array_equal(x.copy_to_host(), np.arange(N))
