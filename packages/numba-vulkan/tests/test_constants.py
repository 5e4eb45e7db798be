"""Shapes, element types and axes as people write them: whatever is constant before the kernel runs is one."""

from __future__ import annotations

import enum
import math
from collections import namedtuple
from types import ModuleType
from typing import Any

import numba
import numpy as np
import pytest

import numba_vulkan as nv

N = 24
WIDTH = np.int64(6)
NARROW = np.uint8(5)
SHAPE = (2, 3)
TABLE = np.arange(14.0).reshape(2, 7)
SINGLE = np.dtype("float32")
NAME = "int16"
Extents = namedtuple("Extents", "rows columns")
EXTENTS = Extents(rows=3, columns=np.int32(4))
AXIS = np.int32(1)
settings = ModuleType("settings")
settings.tile, settings.kind = 8, np.complex64


class Size(enum.IntEnum):
    SMALL = 4
    LARGE = 9


def shapes(out):
    out[0] = nv.local.array(WIDTH, np.float64).shape[0]
    out[1] = nv.local.array(N // 3, np.float64).shape[0]
    out[2] = nv.local.array((2, N - 20), np.float64).shape[1]
    out[3] = nv.local.array(SHAPE, np.float64).shape[1]
    out[4] = nv.local.array((*SHAPE[:1], 4), np.float64).shape[1]
    out[5] = nv.local.array(TABLE.shape, np.float64).shape[1]
    out[6] = nv.local.array(EXTENTS, np.float64).shape[1]
    out[7] = nv.local.array((EXTENTS.rows, NARROW + 1), np.float64).shape[1]
    out[8] = nv.local.array(settings.tile * 2 + 1, np.float64).shape[0]
    out[9] = nv.local.array(math.ceil(N / 7), np.float64).shape[0]
    out[10] = nv.local.array(max(SHAPE) ** 2, np.float64).shape[0]
    out[11] = nv.local.array(len(TABLE) << 2, np.float64).shape[0]
    out[12] = nv.local.array(SHAPE + (5,), np.float64).shape[2]  # noqa: RUF005
    out[13] = nv.local.array(SHAPE[1], np.float64).shape[0]
    out[14] = nv.local.array(shape=int(2.5 * 4), dtype=np.float64).shape[0]
    size = WIDTH * 2
    out[15] = nv.local.array(size - 1, np.float64).shape[0]
    out[16] = nv.shared.array((np.int8(3), -(-N // 7)), np.float64).shape[1]
    out[17] = nv.local.array(Size.LARGE, np.float64).shape[0]


SHAPES = [6, 8, 4, 3, 4, 7, 4, 6, 17, 4, 9, 8, 5, 3, 10, 11, 4, 9]


def kinds(out):
    out[0] = nv.local.array(2, float).itemsize
    out[1] = nv.local.array(2, int).itemsize
    out[2] = nv.local.array(2, bool).itemsize
    out[3] = nv.local.array(2, complex).itemsize
    out[4] = nv.local.array(2, SINGLE).itemsize
    out[5] = nv.local.array(2, NAME).itemsize
    out[6] = nv.local.array(2, "f4").itemsize
    out[7] = nv.local.array(2, np.dtype("u1")).itemsize
    out[8] = nv.local.array(2, numba.float32).itemsize
    out[9] = nv.local.array(2, settings.kind).itemsize
    out[10] = nv.local.array(2, TABLE.dtype).itemsize
    out[11] = nv.local.array(2, out.dtype).itemsize
    out[12] = nv.local.array(2, np.bool_).itemsize
    out[13] = nv.shared.array(2, np.dtype(np.int16)).itemsize
    out[14] = nv.shared.array(2, dtype="complex" + "64").itemsize
    out[15] = nv.shared.array(2, type_of_weights).itemsize


type_of_weights = np.uint16
KINDS = [8, 8, 1, 16, 4, 2, 4, 1, 4, 8, 8, 8, 1, 2, 8, 2]


@pytest.mark.parametrize("options", [{}, {"addressing": "logical"}])
@pytest.mark.parametrize("function, want", [(shapes, SHAPES), (kinds, KINDS)])
def test_shapes_and_element_types(function: Any, want: list[int], options: dict[str, Any]) -> None:
    out = np.zeros(len(want))
    nv.jit(**options)(function)[1, 1](out)
    assert out.tolist() == want


def test_values_of_each_kind() -> None:
    @nv.jit
    def kernel(out):
        flags, whole = nv.local.array(2, bool), nv.local.array(N // 8, int)
        real, pair = nv.shared.array((2, WIDTH), float), nv.local.array(2, complex)
        flags[1], whole[2], real[1, 5], pair[1] = 7, 2.9, 3, 1
        out[0] = flags[1]
        out[1] = whole[2]
        out[2] = real[1, 5] / 2
        out[3] = (pair[1] + 2j).imag

    out = np.zeros(4)
    kernel[1, 1](out)
    assert out.tolist() == [1.0, 2.0, 1.5, 2.0]


def test_axes_and_dimensions() -> None:
    @nv.jit
    def kernel(out):
        x, y = nv.grid(AXIS + 1)
        out[y, x] = nv.global_id(AXIS) * 10 + nv.global_id(AXIS - 1) + 100 * nv.gridsize(len(SHAPE))[0]

    out = np.zeros((3, 4))
    kernel[(1, 1), (4, 3)](out)
    np.testing.assert_array_equal(out, np.arange(3)[:, None] * 10 + np.arange(4) + 400)


def test_a_choice_that_typing_makes() -> None:
    def make(large):
        @nv.jit
        def kernel(out):
            if large:
                size = WIDTH * 4
            else:
                size = WIDTH
            out[0] = nv.local.array(size, np.float32).size

        return kernel

    for large, want in ((True, 24), (False, 6)):
        out = np.zeros(1)
        make(large)[1, 1](out)
        assert out[0] == want


def by_argument(out):
    nv.local.array(int(out[0]), np.float32)


def by_size(out):
    nv.local.array(out.size * 2, np.float32)


def changed(out):
    n = 4
    if out[0] > 1:
        n = WIDTH
    nv.local.array(n, np.float32)


def fractional(out):
    nv.local.array(N / 2, np.float32)


def empty(out):
    nv.local.array(N - 24, np.float32)


def divided(out):
    nv.local.array(N // (WIDTH - 6), np.float32)


def object_kind(out):
    nv.local.array(3, object)


@pytest.mark.parametrize("function, message", [
    (by_argument, "the shape must be a constant integer"),
    (by_size, "the shape must be a constant integer"),
    (changed, "the shape must be a constant integer"),
    (fractional, "the shape must be a constant integer"),
    (empty, "every extent must be at least 1"),
    (divided, "the shape must be a constant integer"),
    (object_kind, "dtype must be a number type|object"),
])  # fmt: skip
def test_what_is_no_constant_is_refused(function: Any, message: str) -> None:
    with pytest.raises(nv.Unsupported, match=message) as caught:
        nv.jit(function)[1, 1](np.zeros(3))
    assert __file__ in str(caught.value)


INDICES = {
    "float": "1.9",
    "float of an array": "x[0]",
    "float in a tuple": "(1.0,)",
    "bool": "True",
    "text": "'a'",
    "none": "None",
    "array": "x",
    "slice": "slice(0, 2)",
}


@pytest.mark.parametrize("name", ["add", "sub", "min", "max", "and_", "or_", "xor", "exch", "cas"])
@pytest.mark.parametrize("index", INDICES.values(), ids=INDICES.keys())
def test_an_index_of_an_atomic_is_an_integer(name: str, index: str) -> None:
    function = getattr(nv.atomic, name)
    scope: dict[str, Any] = {"atomic": function}
    values = "1, 2" if name == "cas" else "1"
    exec(f"def kernel(x, y):\n    atomic(y, {index}, {values})", scope)  # one line for each index
    with pytest.raises(nv.Unsupported):
        nv.jit(scope["kernel"])[1, 1](np.zeros(4), np.zeros(4, np.int32))


def test_integers_of_every_kind_index_an_atomic() -> None:
    @nv.jit
    def kernel(x, y, u):
        nv.atomic.add(x, u[0], 1)
        nv.atomic.add(x, (WIDTH - 5,), 1)
        nv.atomic.add(x, -1, 1)
        nv.atomic.add(x, Size.SMALL, 1)
        nv.atomic.add(y, (u[0], np.int16(1)), 1)

    x, y, u = np.zeros(6, np.int32), np.zeros((2, 2), np.float32), np.ones(1, np.uint8)
    kernel[1, 1](x, y, u)
    assert x.tolist() == [0, 2, 0, 0, 1, 1] and y.tolist() == [[0, 0], [0, 1]]
