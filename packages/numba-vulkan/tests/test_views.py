"""Index arithmetic of device arrays: the same shape, strides and offset as NumPy gives on real memory."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from numba_vulkan.arrays import views
from numba_vulkan.arrays.views import Layout


def layout_of(array: np.ndarray, base: np.ndarray) -> Layout:
    offset = array.__array_interface__["data"][0] - base.__array_interface__["data"][0]
    return Layout(array.shape, array.strides, 0 if array.size == 0 else offset, array.dtype)


def memory(shape: tuple[int, ...]) -> np.ndarray:
    return np.empty(shape, np.int32)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # machines with two busy cores
@given(st.data())
def test_slices_of_slices(data: st.DataObject) -> None:
    base = memory(data.draw(hnp.array_shapes(max_dims=4, max_side=6)))
    array, layout = base, layout_of(base, base)
    for _ in range(2):
        key = data.draw(hnp.basic_indices(array.shape, allow_ellipsis=True, allow_newaxis=True))
        keys = key if isinstance(key, tuple) else (key,)
        array = array[(*keys, ...)] if Ellipsis not in keys else array[keys]
        layout = views.index(layout, key)
        assert layout == layout_of(array, base)


@pytest.mark.parametrize("key", [[0, 1], np.array([0]), np.array([True, False]), True, 1.0, "x"])
def test_indices_that_are_no_view_are_refused(key: object) -> None:
    base = memory((2, 3))
    with pytest.raises(IndexError, match="arrays of integers or bools"):
        views.index(layout_of(base, base), key)


def test_index_out_of_bounds() -> None:
    base = memory((2, 3))
    with pytest.raises(IndexError, match="out of bounds"):
        views.index(layout_of(base, base), (0, 3))


def test_transpose() -> None:
    base = memory((2, 3, 4))
    for axes in [None, (0, 2, 1), (2, 0, 1)]:
        assert views.transpose(layout_of(base, base), axes) == layout_of(base.transpose(axes), base)


@pytest.mark.parametrize(("order", "shape"), [("C", (6, 4)), ("C", (2, -1)), ("F", (4, 6)), ("C", (24,))])
def test_reshape(order: str, shape: tuple[int, ...]) -> None:
    base = np.empty((2, 3, 4), np.int32, order=order)
    assert views.reshape(layout_of(base, base), shape, order) == layout_of(
        base.reshape(shape, order=order), base
    )


@given(st.data())
def test_reshape_of_views_is_a_view_where_numpys_is(data: st.DataObject) -> None:
    base = memory((4, 6, 8))
    steps = [slice(None, None, data.draw(st.sampled_from([1, 2, -1]))) for _ in base.shape]
    array = base[tuple(steps)].transpose(data.draw(st.permutations(range(3))))
    factors = data.draw(
        st.permutations(
            [part for extent in array.shape for part in (2 - extent % 2, extent // (2 - extent % 2))]
        )
    )
    cut = data.draw(st.integers(1, len(factors) - 1))
    shape = (int(np.prod(factors[:cut])), int(np.prod(factors[cut:])))
    for order in "CF":
        want = array.reshape(shape, order=order)
        got = views.reshape(layout_of(array, base), shape, order)
        if np.shares_memory(want, base):
            assert got is not None
            walked = [(e, s) for e, s in zip(got.shape, got.strides, strict=True) if e != 1]
            assert walked == [(e, s) for e, s in zip(want.shape, want.strides, strict=True) if e != 1]
        else:
            assert got is None


def test_reshape_to_another_size_is_refused() -> None:
    base = memory((4, 6))
    for array in (base, base.T):
        with pytest.raises(ValueError, match="reshape"):
            views.reshape(layout_of(array, base), (5, 5), "C")


@given(st.data())
def test_order_and_bounds(data: st.DataObject) -> None:
    base = np.empty(
        data.draw(hnp.array_shapes(max_dims=3, max_side=4)), np.int16, order=data.draw(st.sampled_from("CF"))
    )
    key = data.draw(hnp.basic_indices(base.shape))
    keys = key if isinstance(key, tuple) else (key,)
    array = base[(*keys, ...)] if Ellipsis not in keys else base[keys]
    layout = layout_of(array, base)
    expected = "C" if array.flags.c_contiguous else "F" if array.flags.f_contiguous else "A"
    assert layout.order == expected
    low, high = np.lib.array_utils.byte_bounds(array) if array.size else (0, 0)
    assert layout.bounds[1] - layout.bounds[0] == high - low
