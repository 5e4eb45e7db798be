"""Buffers: copies, sub-allocation, lifetime, exhaustion."""

from __future__ import annotations

import gc
import itertools
from pathlib import Path

import numpy as np
import pytest

from nv_runtime import Closed, InvalidInput, OutOfMemory


@pytest.mark.parametrize("nbytes", [0, 1, 3, 4, 255, 4096, 4097, 70_001, 9 << 20])
@pytest.mark.parametrize("host", [False, True])
def test_round_trip(idle, nbytes, host):
    data = np.random.default_rng(nbytes).integers(0, 256, nbytes, np.uint8)
    buffer = idle.buffer(nbytes, host=host)
    idle.stream.write(buffer, 0, data)
    out = np.zeros_like(data)
    idle.stream.read(buffer, 0, out)
    np.testing.assert_array_equal(out, data)


@pytest.mark.parametrize("nbytes", [3, 4, 1000, 5000, 3 << 20])
def test_writes_are_ordered_with_pending_launches(idle, compile_glsl, nbytes):
    """A write must not overtake the launch before it, and what is written must be what `data` held at the call."""
    kernel = idle.kernel(compile_glsl("spin"))
    spun = idle.buffer(nbytes + 4)
    idle.stream.write(spun, 0, np.zeros(nbytes + 4, np.uint8))
    idle.stream.launch(kernel, 1, kernel.push(x=spun, n=2_000_000))
    data = np.full(nbytes, 7, np.uint8)
    idle.stream.write(spun, 0, data)
    data[:] = 9
    out = np.zeros_like(data)
    idle.stream.read(spun, 0, out)
    assert (out == 7).all()


def test_a_fresh_buffer_is_written_without_waiting(idle, compile_glsl):
    kernel = idle.kernel(compile_glsl("spin"))
    x = idle.buffer(4)
    idle.stream.launch(kernel, 1, kernel.push(x=x, n=50_000_000))
    y = idle.buffer(16 << 20)
    if not y.mapped:
        pytest.skip(f"{idle.name} does not map device memory")
    idle.stream.write(y, 0, np.ones(16 << 20, np.uint8))
    assert not idle.stream.done(), "the write waited for the kernel"
    idle.synchronize()


@pytest.mark.parametrize(("offset", "nbytes"), [(0, None), (1, 2), (1, 7), (3, 100), (4, 8), (5, 1)])
def test_fill(idle, offset, nbytes):
    buffer = idle.buffer(200)
    idle.stream.write(buffer, 0, bytes(200))
    idle.stream.fill(buffer, 0xAB, offset, nbytes)
    want = np.zeros(200, np.uint8)
    want[offset : None if nbytes is None else offset + nbytes] = 0xAB
    out = np.empty(200, np.uint8)
    idle.stream.read(buffer, 0, out)
    np.testing.assert_array_equal(out, want)


def test_copy(idle):
    a, b = idle.buffer(1000), idle.buffer(1000)
    data = np.arange(1000, dtype=np.uint16).view(np.uint8)[:1000].copy()
    idle.stream.write(a, 0, data)
    idle.stream.fill(b, 0)
    idle.stream.copy(a, b, 300, 100, 500)
    out = np.empty(1000, np.uint8)
    idle.stream.read(b, 0, out)
    np.testing.assert_array_equal(out[500:800], data[100:400])
    assert not out[:500].any()
    assert not out[800:].any()


def test_accesses_outside_are_refused(device):
    buffer = device.buffer(16)
    for call in (
        lambda: device.stream.write(buffer, 9, bytes(8)),
        lambda: device.stream.read(buffer, -1, bytearray(8)),
        lambda: device.stream.fill(buffer, 0, 0, 17),
        lambda: device.stream.copy(buffer, device.buffer(64), 17),
    ):
        with pytest.raises(InvalidInput, match="outside this buffer of 16 bytes"):
            call()
    with pytest.raises(InvalidInput, match="ranges overlap"):
        device.stream.copy(buffer, buffer, 8, 0, 4)


def test_unsuitable_host_objects_are_refused(device):
    buffer = device.buffer(64)
    with pytest.raises(InvalidInput, match="not C-contiguous"):
        device.stream.write(buffer, 0, np.zeros((4, 4), np.uint8)[:, ::2])
    with pytest.raises(InvalidInput, match="read-only"):
        device.stream.read(buffer, 0, bytes(8))
    with pytest.raises(InvalidInput, match="offers no contiguous memory"):
        device.stream.write(buffer, 0, 5)


def test_host_view_outlives_the_buffer(device):
    buffer = device.buffer(1 << 16, host=True)
    view = buffer.view
    view[:4] = b"1234"
    buffer.free()
    del buffer
    others = [device.buffer(1 << 16, host=True) for _ in range(8)]
    for other in others:
        other.view[:] = bytes(1 << 16)
    assert bytes(view[:4]) == b"1234"


def test_freed_buffer_is_unusable(device, compile_glsl):
    buffer = device.buffer(64)
    buffer.free()
    buffer.free()
    assert buffer.address == 0
    with pytest.raises(Closed, match="was freed"):
        device.stream.write(buffer, 0, bytes(4))


def test_memory_in_flight_is_not_handed_out_again(idle, compile_glsl):
    """A buffer dropped right after a launch that uses it by address must stay until the kernel is done."""
    kernel = idle.kernel(compile_glsl("spin"))
    x = idle.buffer(4)
    address = x.address
    idle.stream.launch(kernel, 1, kernel.push(x=x, n=30_000_000))
    del x
    gc.collect()
    pending = [idle.buffer(4) for _ in range(50)]
    assert address not in {b.address for b in pending}
    idle.synchronize()
    assert address in {b.address for b in [idle.buffer(4) for _ in range(50)]}


def test_freed_memory_is_merged_and_reused(idle):
    idle.trim()
    before = idle.memory_in_use()
    buffers = [idle.buffer(100_000 + 777 * k) for k in range(200)]
    addresses = sorted((b.address, b.nbytes) for b in buffers)
    assert all(a + n <= b for (a, n), (b, _) in itertools.pairwise(addresses)), "buffers overlap"
    assert all(b.address % 256 == 0 for b in buffers)
    del buffers
    gc.collect()
    idle.synchronize()
    assert idle.memory_in_use()["in_use"] == before["in_use"]
    peak = idle.memory_in_use()["allocated"]
    again = [idle.buffer(100_000 + 777 * k) for k in reversed(range(200))]
    assert idle.memory_in_use()["allocated"] == peak
    del again


def test_trim_gives_memory_back(idle):
    big = idle.buffer(200 << 20)
    assert idle.memory_in_use()["allocated"] >= 200 << 20
    del big
    gc.collect()
    idle.synchronize()
    kept = idle.memory_in_use()["allocated"]
    assert idle.trim() >= 200 << 20
    assert idle.memory_in_use()["allocated"] <= kept - (200 << 20)


def test_out_of_memory_says_what_was_asked(device):
    with pytest.raises(
        OutOfMemory, match=rf"no device memory for {1 << 60} bytes on .* bytes are in use here"
    ):
        device.buffer(1 << 60)
    with pytest.raises(MemoryError):
        device.buffer(1 << 60, host=True)
    with pytest.raises(InvalidInput, match="-1 bytes"):
        device.buffer(-1)


def test_out_of_memory_frees_the_pool_first(idle, monkeypatch):
    """The driver refuses until cached blocks were given back; then the allocation works."""
    cached = idle.buffer(100 << 20)
    del cached
    gc.collect()
    idle.deferred.drain()
    allocate, freed = idle.functions.vkAllocateMemory, []
    free = idle.functions.vkFreeMemory
    monkeypatch.setattr(idle.functions, "vkAllocateMemory", lambda *a: allocate(*a) if freed else -2)
    monkeypatch.setattr(idle.functions, "vkFreeMemory", lambda *a: (freed.append(1), free(*a))[1])
    assert idle.buffer(300 << 20).nbytes == 300 << 20
    assert freed


def test_hundred_thousand_buffers_leave_memory_flat(idle):
    idle.trim()
    start = idle.memory_in_use()
    for k in range(100_000):
        idle.buffer(1000 + k % 5000)
    gc.collect()
    idle.synchronize()
    idle.trim()
    assert idle.memory_in_use() == start


@pytest.mark.parametrize("gib", [5])
def test_array_beyond_the_largest_buffer(idle, compile_glsl, gib):
    """One array over several VkBuffers, reached by address across the border at maxBufferSize."""
    nbytes = gib << 30
    lines = Path("/proc/meminfo").read_text().splitlines()
    available = next(int(line.split()[1]) << 10 for line in lines if line.startswith("MemAvailable"))
    if idle.kind == "cpu" and available < 2 * nbytes:
        pytest.skip(f"only {available >> 20} MiB of memory are available")
    try:
        big = idle.buffer(nbytes)
    except OutOfMemory as error:
        pytest.skip(str(error))
    kernel = idle.kernel(compile_glsl("increment"))
    border = (1 << 32) - 2048
    idle.stream.fill(big, 1, border, 4096)
    idle.stream.launch(kernel, 16, kernel.push(x=big.address + border, n=1024))
    out = np.empty(1024, np.uint32)
    idle.stream.read(big, border, out)
    assert (out == 0x01010102).all()
    tail = np.arange(1000, dtype=np.uint8)
    idle.stream.write(big, nbytes - 1000, tail)
    out = np.empty_like(tail)
    idle.stream.read(big, nbytes - 1000, out)
    np.testing.assert_array_equal(out, tail)
    del big
    gc.collect()
    idle.trim()
