"""The Numba type of an argument, and what is said of values that have none."""

import numpy as np
import pytest
from numba import types

import nv_types


@pytest.mark.parametrize(
    ("value", "type_"),
    [
        (True, types.boolean),
        (7, types.int64),
        (2**63, types.uint64),
        (1.5, types.float64),
        (1j, types.complex128),
        (np.float32(1), types.float32),
        (np.int8(1), types.int8),
        ((1, 2.0), types.Tuple([types.int64, types.float64])),
    ],
)
def test_scalars_and_tuples(value, type_):
    assert nv_types.typeof(value) == type_


def test_arrays_keep_their_layout():
    array = np.zeros((4, 6), np.float32)
    assert nv_types.typeof(array).layout == "C"
    assert nv_types.typeof(array.T).layout == "F"
    assert nv_types.typeof(array[:, ::2]).layout == "A"


@pytest.mark.parametrize(
    ("value", "says"),
    [
        (b"fast", "bytes cannot be a kernel argument"),
        (2**64, "does not fit in 64 bits"),
        (object(), "a object cannot be a kernel argument"),
        (np.zeros(2, ">f4"), "native byte order"),
    ],
)
def test_what_has_no_type_is_refused_naming_the_argument(value, says):
    with pytest.raises(nv_types.Unsupported, match=says) as caught:
        nv_types.typeof(value, "weights")
    assert "'weights'" in str(caught.value)
