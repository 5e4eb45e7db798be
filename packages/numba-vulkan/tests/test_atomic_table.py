"""Every atomic operation on every element type, in arrays of every layout and in workgroup arrays.

In whatever order invocations come, the values that an element takes are a chain: what the operation makes of each old
value is the old value of the next, from the first to the last. So all old values and the last are all new ones and
the first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv

Array = np.ndarray[Any, Any]
INTEGERS = ["i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8"]
FLOATS = ["f2", "f4", "f8"]
COMPLEX = ["c8", "c16"]
N, COLUMNS = 64, 4
ORDER = ["add", "sub", "min", "max", "nanmin", "nanmax", "exch", "cas", "and_", "or_", "xor", "inc", "dec"]


def after(name: str, old: Any, value: Any, expected: Any) -> Any:
    """What the operation makes of an element."""
    with np.errstate(over="ignore"):
        return {
            "add": lambda: old + value,
            "sub": lambda: old - value,
            "min": lambda: np.fmin(old, value),
            "max": lambda: np.fmax(old, value),
            "nanmin": lambda: np.fmin(old, value),
            "nanmax": lambda: np.fmax(old, value),
            "exch": lambda: value,
            "cas": lambda: value if old == expected else old,
            "and_": lambda: old & value,
            "or_": lambda: old | value,
            "xor": lambda: old ^ value,
            "inc": lambda: type(old)(0) if old >= value else old + type(old)(1),
            "dec": lambda: value if old == 0 or old > value else old - type(old)(1),
        }[name]()


@nv.jit
def arithmetic(x, k, v, seen):
    seen[0, k] = nv.atomic.add(x, (0, k % COLUMNS), v[k])
    seen[1, k] = nv.atomic.sub(x, (-12, k % COLUMNS - COLUMNS), v[k])


@nv.jit
def ordered(x, k, v, seen):
    arithmetic(x, k, v, seen)
    seen[2, k] = nv.atomic.min(x, (2, k % COLUMNS), v[k])
    seen[3, k] = nv.atomic.max(x, (-10, k % COLUMNS), v[k])
    seen[4, k] = nv.atomic.nanmin(x, (4, np.uint8(k % COLUMNS)), v[k])
    seen[5, k] = nv.atomic.nanmax(x, (5, k % COLUMNS - COLUMNS), v[k])
    seen[6, k] = nv.atomic.exch(x, (6, k % COLUMNS), v[k])
    seen[7, k] = nv.atomic.cas(x, (7, k % COLUMNS), v[0], v[k])


@nv.jit
def bitwise(x, k, v, seen):
    ordered(x, k, v, seen)
    seen[8, k] = nv.atomic.and_(x, (8, k % COLUMNS), v[k])
    seen[9, k] = nv.atomic.or_(x, (9, k % COLUMNS - COLUMNS), v[k])
    seen[10, k] = nv.atomic.xor(x, (10, k % COLUMNS), v[k])


@nv.jit
def counting(x, k, v, seen):
    bitwise(x, k, v, seen)
    seen[11, k] = nv.atomic.inc(x, (11, k % COLUMNS), v[k])
    seen[12, k] = nv.atomic.dec(x, (12, k % COLUMNS), v[k])


def operations(dtype: np.dtype[Any]) -> Any:
    """The device function with all that there is for a type."""
    return {"c": arithmetic, "f": ordered, "i": bitwise, "u": counting}[dtype.kind]


def jit(addressing: str, dtype: np.dtype[Any]) -> Callable[..., Any]:
    features = nv.current_device().features
    wide = dtype.itemsize > (8 if dtype.kind == "c" else 4)
    wants = {"shaderBufferInt64Atomics", "shaderSharedInt64Atomics"} if wide else set()
    wants |= {"bufferDeviceAddress", "shaderInt64"} if addressing == "physical" else set()
    if wants - features:
        pytest.skip(f"the device lacks {', '.join(sorted(wants - features))}")
    return nv.jit(addressing=addressing)


def layouts(dtype: np.dtype[Any]) -> list[Array]:
    """Views of 13 × 4 elements: contiguous, by columns, with gaps, backwards."""
    base = (np.arange(4096) % 37 + 3).astype(dtype)
    return [
        base[: 13 * COLUMNS].reshape(13, COLUMNS).copy(),
        np.asfortranarray(base[: 13 * COLUMNS].reshape(13, COLUMNS)),
        base.reshape(64, 64)[1:40:3, 2:22:5],
        base.reshape(64, 64)[40:1:-3, 30:10:-5],
    ]


def check(dtype: np.dtype[Any], before: Array, cells: Array, values: Array, seen: Array) -> None:
    rows = {"c": 2, "f": 8, "i": 11, "u": 13}[dtype.kind]
    for row, name in enumerate(ORDER[:rows]):
        for column in range(COLUMNS):
            mine = range(column, N, COLUMNS)
            olds = [seen[row, k] for k in mine]
            if dtype.kind == "c":  # the parts change one after the other: an old value may be of two moments
                total = before[row, column] + (1 if name == "add" else -1) * values[list(mine)].sum()
                assert cells[row, column] == total
                continue
            news = [after(name, seen[row, k], values[k], values[0]) for k in mine]
            assert Counter([*olds, cells[row, column]]) == Counter([*news, before[row, column]]), name
    assert np.array_equal(cells[rows:], before[rows:])


def numbers(dtype: np.dtype[Any]) -> Array:
    values = np.random.default_rng(7).integers(1, 100, N)
    return (values * (1 + 2j) if dtype.kind == "c" else values).astype(dtype)


@pytest.mark.parametrize("addressing", ["physical", "logical"])
@pytest.mark.parametrize("name", [*INTEGERS, *FLOATS, *COMPLEX])
def test_arguments_of_every_layout(name: str, addressing: str) -> None:
    dtype = np.dtype(name)
    all_of_them = operations(dtype)

    @jit(addressing, dtype)
    def kernel(x, v, seen):
        all_of_them(x, nv.grid(1), v, seen)

    values = numbers(dtype)
    for cells in layouts(dtype):
        before, seen = cells.copy(), np.zeros((13, N), dtype)
        kernel[2, N // 2](cells, values, seen)
        check(dtype, before, cells, values, seen)


@pytest.mark.parametrize("addressing", ["physical", "logical"])
@pytest.mark.parametrize("name", [*INTEGERS, *FLOATS, *COMPLEX])
def test_workgroup_arrays(name: str, addressing: str) -> None:
    dtype = np.dtype(name)
    all_of_them = operations(dtype)

    @jit(addressing, dtype)
    def kernel(x, v, seen):
        k = nv.local_id(0)
        shared = nv.shared.array((13, COLUMNS), dtype)
        for i in range(k, 13 * COLUMNS, N):
            shared[i // COLUMNS, i % COLUMNS] = x[i // COLUMNS, i % COLUMNS]
        nv.barrier()
        all_of_them(shared, k, v, seen)
        nv.barrier()
        for i in range(k, 13 * COLUMNS, N):
            x[i // COLUMNS, i % COLUMNS] = shared[i // COLUMNS, i % COLUMNS]

    values, cells = numbers(dtype), layouts(dtype)[0]
    before, seen = cells.copy(), np.zeros((13, N), dtype)
    kernel[1, N](cells, values, seen)
    check(dtype, before, cells, values, seen)


def test_values_beyond_the_elements_range() -> None:
    """The minimum with 300 of a uint8 is the element, not the minimum with 300 modulo 256."""

    @nv.jit
    def kernel(x, high, low):
        nv.atomic.min(x, 0, high)
        nv.atomic.max(x, 1, low)
        nv.atomic.max(x, 2, high)
        nv.atomic.min(x, 3, 1000)

    for dtype, high, low in (
        ("u1", 300, -1),
        ("i1", 200, -300),
        ("i2", 2**16 + 1, -(2**17)),
        ("u2", 2**18, -5),
    ):
        x = np.full(4, 100, dtype)
        kernel[1, 1](x, np.int32(high), np.int32(low))
        most = np.iinfo(dtype).max
        assert x.tolist() == [100, 100, most, min(100, 1000)]


def test_an_array_without_axes_and_an_index_that_is_a_tuple() -> None:
    @nv.jit
    def kernel(x, y):
        nv.atomic.add(x, (), 2)
        nv.atomic.add(y, (-1,), np.int8(3))

    x, y = np.array(5, np.int32), np.zeros(2, np.int32)
    kernel[1, 4](x, y)
    assert x == 13
    assert y.tolist() == [0, 12]


@pytest.mark.parametrize("index", [3, -4])
def test_an_index_beyond_the_array(index: int) -> None:
    @nv.jit(boundscheck=True)
    def kernel(x, i):
        nv.atomic.add(x, i, 1)

    with pytest.raises(IndexError, match=f"index {index} is out of bounds for axis 0"):
        kernel[1, 1](np.zeros(3, np.int32), np.int32(index))


REFUSED = [
    ("i4", 2.5, "the value is float64, the elements are int32; convert it with int"),
    ("f4", 1j, "the value is complex128, the elements are float32; pass its real part"),
    ("?", 1, "elements of type bool have no atomic operations"),
]


@pytest.mark.parametrize(("dtype", "value", "message"), REFUSED)
def test_values_that_would_lose_a_part_are_refused(dtype: str, value: Any, message: str) -> None:
    @nv.jit
    def kernel(x):
        nv.atomic.add(x, 0, value)

    with pytest.raises(nv.Unsupported, match=message):
        kernel[1, 1](np.zeros(1, dtype))


@pytest.mark.parametrize("operation", [nv.atomic.min, nv.atomic.exch, nv.atomic.xor, nv.atomic.inc])
def test_complex_elements_are_added_and_subtracted_only(operation: Any) -> None:
    @nv.jit
    def kernel(x):
        operation(x, 0, 1)

    with pytest.raises(nv.Unsupported, match=r"is defined for .*, not for complex64"):
        kernel[1, 1](np.zeros(1, np.complex64))


@pytest.mark.parametrize("addressing", ["physical", "logical"])
def test_fields_of_records(addressing: str) -> None:
    cell = np.dtype([("kind", np.int8), ("mass", np.float32), ("hits", np.int32, 2)], align=True)

    @jit(addressing, np.dtype(np.int32))
    def kernel(cells):
        i = nv.grid(1)
        nv.atomic.add(cells["mass"], i % 3, 0.5)
        nv.atomic.add(cells.hits, (-1, i % 2), 2)
        nv.atomic.max(cells[1].hits, 0, i)
        nv.atomic.or_(cells["kind"], 0, 1 << (i % 4))

    cells = np.zeros(3, cell)
    kernel[3, 8](cells)
    assert cells["mass"].tolist() == [4, 4, 4]
    assert cells["hits"].tolist() == [[0, 0], [23, 0], [24, 24]]
    assert cells["kind"].tolist() == [15, 0, 0]


def test_fields_that_need_not_be_aligned_are_refused() -> None:
    @nv.jit
    def kernel(cells):
        nv.atomic.add(cells["mass"], 0, 1)

    with pytest.raises(nv.Unsupported, match="need not lie at multiples of their size"):
        kernel[1, 1](np.zeros(2, [("kind", np.int8), ("mass", np.float32)]))
