"""Copies between views of any shape and strides: what NumPy's assignment does."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

import numba_vulkan as nv

DTYPES = ["?", "i1", "u2", "f4", "i8", "c16"]


def values(shape: tuple[int, ...], dtype: str, order: str) -> np.ndarray:
    return np.asarray(np.random.default_rng(5).integers(0, 100, shape).astype(dtype), order=order)


def view(array: np.ndarray, key: object) -> np.ndarray:
    """`array[key]`, as a view also where it selects one element."""
    keys = key if isinstance(key, tuple) else (key,)
    return array[keys] if any(part is Ellipsis for part in keys) else array[(*keys, ...)]


@settings(deadline=None, max_examples=80, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_reading_and_writing_views(data: st.DataObject) -> None:
    shape = data.draw(hnp.array_shapes(min_dims=1, max_dims=6, max_side=4))
    host = values(shape, data.draw(st.sampled_from(DTYPES)), data.draw(st.sampled_from("CF")))
    key = data.draw(hnp.basic_indices(shape, allow_ellipsis=True, allow_newaxis=True))
    device = nv.to_device(host)
    part = view(host, key)
    keys = key if isinstance(key, tuple) else (key,)
    on_device = device[keys] if any(part is Ellipsis for part in keys) else device[(*keys, ...)]
    np.testing.assert_array_equal(on_device.copy_to_host(), part, strict=True)

    new = values(part.shape, host.dtype.str, "C")
    source = new
    if part.ndim:
        new = new[::-1]
        source = nv.to_device(new[::-1])[::-1] if data.draw(st.booleans()) else new
    device[key] = source
    part[...] = new
    np.testing.assert_array_equal(device.copy_to_host(), host, strict=True)


@pytest.mark.parametrize("step", [1, -1])
def test_views_that_overlap(step: int) -> None:
    host = np.arange(12.0)
    device = nv.to_device(host)
    device[1:] = device[:-1][::step]
    host[1:] = host[:-1][::step].copy()
    np.testing.assert_array_equal(device.copy_to_host(), host)
    square = np.arange(9.0).reshape(3, 3)
    device = nv.to_device(square)
    device[...] = device.T
    np.testing.assert_array_equal(device.copy_to_host(), square.T)


def test_many_elements() -> None:
    host = np.random.default_rng(6).random((300, 700))
    device = nv.to_device(host)
    np.testing.assert_array_equal(device.T.copy().copy_to_host(), host.T)
    device[::2, ::-1] = host[1::2]
    host[::2, ::-1] = host[1::2]
    np.testing.assert_array_equal(device.copy_to_host(), host)
