"""Records in kernels: structured dtypes, as Python and NumPy have them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv
from testing.differential import N, check, modes

ALIGNED = np.dtype([("a", np.int32), ("b", np.float32), ("c", np.uint8)], align=True)
PACKED = np.dtype([("c", np.uint8), ("b", np.float32), ("a", np.int16)])
POINT = np.dtype([("x", np.float32), ("y", np.int16)])
PAIR = np.dtype([("x", np.float32), ("y", np.float32)])
NESTED = np.dtype(
    [("p", POINT), ("v", np.float32, (3,)), ("m", np.int32, (2, 2)), ("z", np.complex64), ("f", np.bool_)]
)
ODD = np.dtype([("k", np.uint8), ("p", PAIR), ("v", np.uint16, (2,)), ("q", PAIR, (2,))])
GIVEN = np.dtype({"names": ["late", "early"], "formats": ["i4", "f4"], "offsets": [12, 4], "itemsize": 20})
EVERY = [ALIGNED, PACKED, POINT, PAIR, NESTED, ODD, GIVEN]


def filled(dtype: np.dtype[Any], count: int = N) -> np.ndarray[Any, Any]:
    """Records whose numbers all differ."""
    array = np.zeros(count, dtype)
    _fill(array, [3])
    return array


def _fill(array: np.ndarray[Any, Any], start: list[int]) -> None:
    if array.dtype.names is None:
        array[...] = (np.arange(array.size).reshape(array.shape) * 7 + start[0]) % 100
        start[0] += 5
        return
    for name in array.dtype.names:
        _fill(array[name], start)


def zeros(dtype: Any = np.float32) -> np.ndarray[Any, Any]:
    return np.zeros(N, dtype)


@pytest.mark.parametrize("dtype", [ALIGNED, PACKED], ids=["aligned", "packed"])
def test_fields_are_read_and_written_by_attribute_and_by_name(dtype: np.dtype[Any]) -> None:
    def body(i, x, out):
        out[i] = x[i].a + x[i]["b"] * x[i].c
        x[i].a += 1
        x[i]["b"] = x[i].b * 2 + i
        x[i].c -= i

    check(body, filled(dtype), zeros())


@pytest.mark.parametrize("dtype", EVERY, ids=str)
def test_whole_records_are_copied(dtype: np.dtype[Any]) -> None:
    def body(i, x, y):
        y[i] = x[N - 1 - i]

    check(body, filled(dtype), zeros(dtype))


def test_records_arrays_and_complex_numbers_within_records() -> None:
    def body(i, x, y, out):
        out[i] = x[i].p.x + x[i].p.y + x[i].v[1] + x[i].m[1, i % 2] + x[i].z.imag + x[i].f
        x[i].p.x = i
        x[i].p.y = 2 * i
        x[i].v[i % 3] = 1.5
        x[i].m[i % 2, 1] += i
        x[i].z = x[i].z * (1 + 2j)
        x[i].f = i % 2 == 0
        y[i] = x[i].p

    check(body, filled(NESTED), zeros(POINT), zeros())


def test_records_at_odd_addresses() -> None:
    def body(i, x, y, z, out):
        out[i] = x[i].p.x + x[i].v[1] + x[i].q[i % 2].y
        y[i] = x[i].p
        x[i].p = z[N - 1 - i]
        x[i].q[1].x = 4.5
        x[i].v[i % 2] = i

    check(body, filled(ODD), zeros(PAIR), filled(PAIR), zeros())


def test_an_array_in_a_record_is_assigned() -> None:
    def body(i, x, v, m):
        x[i].v = v[i : i + 3]
        x[i].m = m

    check(body, filled(NESTED), np.arange(12, dtype=np.float32), np.arange(4, dtype=np.int32).reshape(2, 2))


def test_an_array_of_another_shape_is_not_assigned_to_one_in_a_record() -> None:
    @nv.jit
    def kernel(x, v):
        x[0].v = v

    with pytest.raises(ValueError, match="cannot"):
        kernel[1, 1](filled(NESTED), np.zeros(2, np.float32))


@pytest.mark.parametrize("dtype", [ALIGNED, PACKED], ids=["aligned", "packed"])
def test_fields_of_arrays_are_views(dtype: np.dtype[Any]) -> None:
    def body(i, x, out):
        b = x["b"]
        out[i] = b[i] * 2 + x.a[i] + b.shape[0]
        b[i] += 1
        x["c"][i] = i

    check(body, filled(dtype), zeros())


def test_arrays_in_records_are_views_with_more_axes() -> None:
    def body(i, x, out):
        v = x["v"]
        out[i] = v[i, 2] + x["m"][i, 0, 1] + v.ndim
        v[i, 0] = -1

    check(body, filled(NESTED), zeros())
    check(body, filled(np.dtype([("k", "u1"), ("v", "f4", (3,)), ("m", "i4", (2, 2))])), zeros())


@pytest.mark.parametrize(
    "records",
    [filled(ALIGNED, 16)[::2], filled(ALIGNED)[::-1], filled(PACKED, 24).reshape(8, 3)[:, 1]],
    ids=["strided", "reversed", "column"],
)
def test_strided_arrays_of_records(records: np.ndarray[Any, Any]) -> None:
    def body(i, x, out):
        out[i] = x[i].b
        x[i].c = i

    check(body, records, zeros())


def test_arrays_of_records_with_two_axes_and_loops_over_them() -> None:
    def body(i, x, out):
        out[i] = x[i // 4, i % 4].b
        for record in x[i % 2]:
            out[i] += record.a

    check(body, filled(ALIGNED).reshape(2, 4), zeros())


def test_a_record_as_a_variable_is_the_element_itself() -> None:
    def body(i, x, out):
        record = x[i]
        record.a += 5
        x[i].b = 3
        out[i] = record.a * record.b

    check(body, filled(PACKED), zeros())


def test_records_are_passed_to_device_functions_and_returned() -> None:
    @nv.jit
    def larger(one, other):
        return one if one.a > other.a else other

    @nv.jit
    def total(record):
        record.c = 1
        return record.a + record.b

    @nv.jit
    def kernel(x, out):
        i = nv.grid(1)
        out[i] = total(larger(x[i], x[N - 1 - i]))

    x = filled(ALIGNED)
    first = np.maximum(x["a"], x["a"][::-1])
    want = first + np.where(x["a"] > x["a"][::-1], x["b"], x["b"][::-1])
    out = zeros()
    kernel[1, N](x, out)
    np.testing.assert_array_equal(out, want)
    assert x["c"].tolist().count(1) == N // 2


@pytest.mark.parametrize("dtype", [ALIGNED, PACKED, NESTED, ODD, GIVEN], ids=str)
def test_a_record_as_an_argument_is_passed_by_value(dtype: np.dtype[Any]) -> None:
    @nv.jit
    def kernel(record, out):
        out[nv.grid(1)] = record

    record = filled(dtype)[3]
    out = zeros(dtype)
    for addressing in modes():
        nv.jit(addressing=addressing)(kernel)[1, N](record, out)
        assert (out == record).all()


def test_parts_of_arrays_in_records() -> None:
    def body(i, x, out):
        v = x[i].v[1:]
        v[0] = i
        m = x[i].m
        m[1] = 4
        out[i] = v[0] + v[-1] + m[:, 0].sum() + m.shape[0] + len(x[i].v) + x[i].v.max()
        for value in x[i].v:
            out[i] += value

    check(body, filled(NESTED), zeros())


def test_fields_of_a_record_argument() -> None:
    def body(i, record, pair, out):
        out[i] = record.p.x + record.v[i % 3] + record.m[1, 1] + record.z.real + pair[0].y

    check(body, filled(NESTED)[3], (filled(PAIR)[2], 3), zeros())


def test_a_record_argument_is_not_written() -> None:
    @nv.jit
    def kernel(record, out):
        record.a = 3
        out[0] = record.a

    with pytest.raises(
        nv.Unsupported, match=r":\d+: the record is passed by value.*pass an array of one record"
    ):
        kernel[1, 1](filled(ALIGNED)[0], zeros())


@pytest.mark.parametrize("dtype", [ALIGNED, PACKED, NESTED], ids=["aligned", "packed", "nested"])
def test_records_in_shared_and_local_memory(dtype: np.dtype[Any]) -> None:
    def kernel(x, y):
        tile = nv.shared.array(N, dtype)
        mine = nv.local.array(2, dtype)
        i = nv.local_id(0)
        tile[i] = x[i]
        nv.barrier()
        mine[i % 2] = tile[N - 1 - i]
        y[i] = mine[i % 2]

    for addressing in modes():
        x, y = filled(dtype), zeros(dtype)
        nv.jit(addressing=addressing)(kernel)[1, N](x, y)
        assert (y == x[::-1]).all()


def test_fields_of_records_in_local_memory() -> None:
    def kernel(out):
        bins = nv.local.array(3, PACKED)
        i = nv.grid(1)
        for k in range(3):
            bins[k].a = k
            bins[k].b = 0
        bins[i % 3].b += i
        bins["a"][1] = 7
        out[i] = bins[i % 3].b * 10 + bins[1].a

    for addressing in modes():
        out = zeros()
        nv.jit(addressing=addressing)(kernel)[1, N](out)
        np.testing.assert_array_equal(out, np.arange(N) * 10 + 7)


CONSTANT = filled(NESTED, 5)
ONE = filled(PACKED, 5)[2]


def test_records_from_outside_are_constants() -> None:
    def body(i, out):
        out[i] = CONSTANT[i % 5].v[i % 3] + CONSTANT[1].p.y + ONE.b

    want = [CONSTANT[i % 5]["v"][i % 3] + CONSTANT[1]["p"]["y"] + ONE["b"] for i in range(N)]
    out = zeros()
    device = nv.jit(body)

    @nv.jit
    def kernel(out):
        device(nv.grid(1), out)

    kernel[1, N](out)
    np.testing.assert_array_equal(out, np.array(want, np.float32))


def test_device_arrays_of_records() -> None:
    @nv.jit
    def kernel(x, b, out):
        i = nv.grid(1)
        out[i] = x[i].b + b[i]
        x[i].a = i

    for dtype in (ALIGNED, PACKED):
        x = nv.to_device(filled(dtype))
        out = nv.device_array(N, np.float32)
        kernel[1, N](x, x["b"], out)
        np.testing.assert_array_equal(out.copy_to_host(), filled(dtype)["b"] * 2)
        np.testing.assert_array_equal(x["a"].copy_to_host(), np.arange(N))
        assert x.copy_to_host().dtype == dtype
        assert x[2].dtype == dtype and x[2]["a"] == 2
        x["b"] = np.arange(N)
        x[::2]["a"] = 9
        np.testing.assert_array_equal(x.copy_to_host()["b"], np.arange(N))
        assert x.copy_to_host()["a"].tolist() == [9, 1, 9, 3, 9, 5, 9, 7]
    nested = nv.to_device(filled(NESTED))
    assert nested["m"].shape == (N, 2, 2)
    np.testing.assert_array_equal(nested["m"].copy_to_host(), filled(NESTED)["m"])
    with pytest.raises(ValueError, match="no field of name 'w'; there are 'p', 'v'"):
        nested["w"]


def test_bytes_seen_as_records_at_any_address() -> None:
    @nv.jit
    def kernel(x, out):
        i = nv.grid(1)
        out[i] = x[i].b

    for dtype in (ALIGNED, PACKED):
        want = filled(dtype)
        memory = nv.to_device(np.concatenate([np.zeros(3, np.uint8), want.view(np.uint8)]))
        out = nv.device_array(N, np.float32)
        kernel[1, N](memory[3:].view(dtype), out)
        np.testing.assert_array_equal(out.copy_to_host(), want["b"])


def test_records_of_overlapping_arrays_stay_one_memory() -> None:
    @nv.jit
    def kernel(x, b):
        i = nv.grid(1)
        x[i].b = i
        b[i] *= 2

    x = filled(ALIGNED)
    kernel[1, N](x, x["b"])
    np.testing.assert_array_equal(x["b"], np.arange(N) * 2)


def test_declared_signatures_of_records() -> None:
    import numba

    record = numba.from_dtype(PACKED)

    @nv.jit(numba.void(record[:], numba.float32[:]))
    def kernel(x, out):
        i = nv.grid(1)
        out[i] = x[i].b

    with pytest.raises(nv.ArgumentError, match="is array"):
        kernel[1, N](filled(ALIGNED), zeros())
    out = zeros()
    kernel[1, N](filled(PACKED), out)
    np.testing.assert_array_equal(out, filled(PACKED)["b"])


EVENT = np.dtype([("seen", np.bool_, 3), ("at", "M8[s]", 2), ("half", np.float16, (2, 2))])


def test_arrays_of_bools_and_dates_within_records() -> None:
    if "shaderInt64" not in nv.current_device().features:
        pytest.skip("the device has no 64-bit integers")

    def body(i, events, out):
        events[i].seen[i % 3] = True
        events[i].at[1] = events[i].at[0]
        events[i].half[1] = i
        out[i] = events[i].seen[1] + events[i].half[1, 0]

    events = np.zeros(N, EVENT)
    events["at"] = np.datetime64(1000, "s")
    check(body, events, zeros())

    @nv.jit
    def local(events):
        mine = nv.local.array(1, EVENT)
        mine[0] = events[nv.grid(1)]
        mine[0].seen[0] = True
        events[nv.grid(1)] = mine[0]

    local[1, N](events)
    assert events["seen"][:, 0].all() and (events["at"][:, 0] == np.datetime64(1000, "s")).all()


def test_fields_that_a_narrow_kernel_lacks_are_refused() -> None:
    @nv.jit(narrow=True)
    def kernel(x):
        x[nv.grid(1)].n = 1

    with pytest.raises(
        nv.Unsupported, match=r"records with fields of int64.* keeps as int32; make the fields that"
    ):
        kernel[1, 1](np.zeros(1, [("n", np.int64)]))
