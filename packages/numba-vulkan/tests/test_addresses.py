"""Addresses as numbers: `nv.carray` and `device_pointer`, for arrays of arrays and linked structures."""

from __future__ import annotations

import numpy as np
import pytest

import numba_vulkan as nv

if not {"bufferDeviceAddress", "shaderInt64"} <= nv.current_device().features:
    pytest.skip("the device has no buffer addresses", allow_module_level=True)


def test_arrays_of_arrays() -> None:
    @nv.jit
    def kernel(addresses, lengths, sums):
        i = nv.grid(1)
        row = nv.carray(addresses[i], lengths[i], np.float32)
        sums[i] = row.sum()
        row[-1] = -1

    rows = [nv.to_device(np.arange(n, dtype=np.float32)) for n in (3, 1, 10, 100)]
    addresses = np.array([row.device_pointer for row in rows], np.uint64)
    lengths = np.array([row.size for row in rows])
    sums = np.zeros(4, np.float32)
    kernel[1, 4](addresses, lengths, sums)
    assert sums.tolist() == [n * (n - 1) / 2 for n in lengths]
    assert all(row.copy_to_host()[-1] == -1 for row in rows)


def test_a_linked_list() -> None:
    """Each node is a value and the address of the next, in any order in memory."""

    @nv.jit
    def kernel(first, out):
        address = first
        total, count = 0, 0
        while address != 0:
            node = nv.carray(address, 2, np.uint64)
            total = total * 3 + np.int64(node[0])
            count += 1
            address = node[1]
        out[0], out[1] = total, count

    nodes = nv.to_device(np.zeros((8, 2), np.uint64))
    order = [5, 2, 7, 0, 3]
    host = np.zeros((8, 2), np.uint64)
    for place, following in zip(order, [*order[1:], None], strict=True):
        host[place] = place, 0 if following is None else nodes.device_pointer + 16 * following
    nodes.copy_to_device(host)
    out = np.zeros(2, np.int64)
    kernel[1, 1](np.uint64(nodes.device_pointer + 16 * order[0]), out)
    total = 0
    for place in order:
        total = total * 3 + place
    assert out.tolist() == [total, 5]


def test_the_address_of_an_argument_and_shapes_of_two_axes() -> None:
    @nv.jit
    def kernel(x, rows, columns, out, addresses):
        again = nv.carray(x.device_pointer, (rows, columns), np.int32)
        i, j = nv.grid(2)
        out[i, j] = again[i, j]
        addresses[0] = x[1:, 0].device_pointer

    x = nv.to_device(np.arange(12, dtype=np.int32))
    out, addresses = np.zeros((3, 4), np.int32), np.zeros(1, np.uint64)
    kernel[1, (3, 4)](x.reshape(12, 1), 3, 4, out, addresses)
    assert np.array_equal(out, np.arange(12).reshape(3, 4))
    assert addresses[0] == x.device_pointer + 4


def test_atomics_through_an_address() -> None:
    @nv.jit
    def kernel(address):
        nv.atomic.add(nv.carray(address, 4, np.float32), nv.grid(1) % 4, 1)

    x = nv.to_device(np.zeros(4, np.float32))
    kernel[4, 16](np.uint64(x.device_pointer))
    assert x.copy_to_host().tolist() == [16] * 4


def test_what_is_refused() -> None:
    @nv.jit(addressing="logical")
    def made(address, out):
        out[0] = nv.carray(address, 4, np.float32)[1]

    @nv.jit(addressing="logical")
    def asked(x, out):
        out[0] = x.device_pointer

    @nv.jit
    def shared(x, out):
        out[0] = nv.shared.array(4, np.float32).device_pointer

    @nv.jit
    def small(address, out):
        out[0] = nv.carray(address, 4, np.float32)[1]

    x = np.zeros(1, np.float32)
    with pytest.raises(nv.Unsupported, match=r"test_addresses.py:\d+: an address as a number needs physical"):
        made[1, 1](np.uint64(16), x)
    with pytest.raises(nv.Unsupported, match=r"test_addresses.py:\d+: the address of memory that has none"):
        asked[1, 1](x, np.zeros(1, np.uint64))
    with pytest.raises(nv.Unsupported, match=r"test_addresses.py:\d+: the address of memory that has none"):
        shared[1, 1](x, np.zeros(1, np.uint64))
    with pytest.raises(nv.Unsupported, match="the address is an integer of 64 bits, not int32"):
        small[1, 1](np.int32(16), x)
