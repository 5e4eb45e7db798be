"""The parameters of each kind of argument, in the order and with the names of the contract."""

import numpy as np
import pytest
from numba import from_dtype, types

import nv_types


def names(type_, name="x"):
    return [parameter.name for parameter in nv_types.parameters(name, type_)]


def kinds(type_):
    return [parameter.kind for parameter in nv_types.parameters("x", type_)]


def test_a_contiguous_array_is_its_pointer_and_shape():
    assert names(types.Array(types.float32, 2, "C")) == ["x.data", "x.shape.0", "x.shape.1"]
    assert kinds(types.Array(types.float32, 2, "F")) == ["pointer", "i64", "i64"]


def test_any_other_array_has_strides_in_bytes_behind_its_shape():
    assert names(types.Array(types.int8, 1, "A")) == ["x.data", "x.shape.0", "x.strides.0"]
    parts = [(p.part, p.axis) for p in nv_types.parameters("x", types.Array(types.int8, 2, "A"))]
    assert parts == [("data", 0), ("shape", 0), ("shape", 1), ("stride", 0), ("stride", 1)]


def test_an_array_without_axes_is_its_pointer():
    assert names(types.Array(types.float64, 0, "C")) == ["x.data"]


@pytest.mark.parametrize(
    ("type_", "kind"),
    [
        (types.boolean, "i32"),
        (types.int8, "i32"),
        (types.uint16, "i32"),
        (types.int32, "i32"),
        (types.uint32, "i32"),
        (types.int64, "i64"),
        (types.uint64, "i64"),
        (types.float32, "f32"),
        (types.float64, "f64"),
    ],
)
def test_a_scalar_travels_in_at_least_32_bits(type_, kind):
    assert names(type_) == ["x"]
    assert kinds(type_) == [kind]


def test_a_complex_number_is_its_two_parts():
    assert names(types.complex64) == ["x.real", "x.imag"]
    assert kinds(types.complex128) == ["f64", "f64"]


def test_a_record_is_its_numbers_in_the_order_of_their_places():
    dtype = np.dtype([("a", "i2"), ("b", [("x", "f4"), ("z", "c8")]), ("v", "f8", (2, 2))])
    found = nv_types.parameters("r", from_dtype(dtype))
    assert [p.name for p in found] == [
        "r.0",
        "r.1.0",
        "r.1.1.real",
        "r.1.1.imag",
        *(f"r.2.{i}.{j}" for i in range(2) for j in range(2)),
    ]
    assert [p.path for p in found][:2] == [("a",), ("b", "x")]
    assert found[-1].path == ("v", 1, 1)


def test_a_large_record_is_no_argument_by_itself():
    with pytest.raises(
        nv_types.Unsupported, match=r"record of 8000 bytes .* at most 1024; pass an array of one"
    ):
        nv_types.parameters("r", from_dtype(np.dtype([("v", "f8", 1000)])))


def test_a_tuple_is_its_elements_with_their_paths():
    type_ = types.Tuple([types.int64, types.Tuple([types.float32, types.Array(types.int32, 1, "C")])])
    assert [(p.name, p.path) for p in nv_types.parameters("t", type_)] == [
        ("t.0", (0,)),
        ("t.1.0", (1, 0)),
        ("t.1.1.data", (1, 1)),
        ("t.1.1.shape.0", (1, 1)),
    ]


@pytest.mark.parametrize(
    ("type_", "says"),
    [
        (types.unicode_type, "cannot be a kernel argument; pass an array"),
        (types.List(types.int64), "cannot be a kernel argument; pass an array"),
        (
            types.Array(from_dtype(np.dtype("S4")), 1, "C"),
            r"convert with \.astype\(\) to bool, integers, floats or complex",
        ),
        (
            types.Array(types.pyobject, 1, "C"),
            r"convert with \.astype\(\) to bool, integers, floats or complex",
        ),
    ],
)
def test_what_has_no_such_form_is_refused_with_what_to_pass(type_, says):
    with pytest.raises(nv_types.Unsupported, match=says) as caught:
        nv_types.parameters("x", type_)
    assert "'x'" in str(caught.value)
