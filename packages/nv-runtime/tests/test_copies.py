"""Copies to and from device memory that the host cannot map: staging, pinned memory, queues that only copy.

lavapipe maps all its memory and has one queue. The fixtures make it look like a graphics card: its memory is not
mapped, and its queue is used a second time as one that only copies, with that kind's barriers and semaphores.
"""

from __future__ import annotations

import dataclasses
import gc
import threading
import time
from contextlib import contextmanager

import numpy as np
import pytest

import nv_runtime
from nv_runtime import InvalidInput, OutOfMemory
from nv_runtime.memory.suballocator import Pool
from nv_runtime.streams import transfer
from nv_runtime.streams.parallel import in_parallel
from nv_runtime.vulkan.logical_device import open_logical
from nv_runtime.vulkan.physical_device import QueueFamily
from nv_runtime.vulkan.queues import get_queues


@contextmanager
def pretended(idle, monkeypatch, queues):
    monkeypatch.setattr(Pool, "mappable", property(lambda pool: pool.use == "host"))
    pool = Pool(idle.shared.driver, idle.info, "device")
    monkeypatch.setattr(idle.memory, "device", pool)
    if queues == "one queue":
        monkeypatch.setattr(idle, "copy_queues", ())
    elif not idle.copy_queues:
        family = idle.queue_family._replace(flags=0b100)
        (queue,) = get_queues(idle.functions, idle.handle, idle.features, family, 1)
        queue.lock = idle.queues[0].lock
        monkeypatch.setattr(idle, "copy_queues", (queue,))
    idle.stream.record(lambda command: None)  # on its own queue
    idle.synchronize()
    yield idle
    if idle._uploads is not None:
        idle._uploads.close()
        idle._uploads = None
    gc.collect()
    idle.synchronize()
    idle.deferred.drain()
    pool.close()


@pytest.fixture(params=["one queue", "copy queue"])
def discrete(idle, monkeypatch, request):
    """The device with device memory that is never mapped, as on a graphics card, without and with queues that copy."""
    with pretended(idle, monkeypatch, request.param) as device:
        yield device


@pytest.fixture
def copying(idle, monkeypatch):
    """The same, with queues that copy."""
    with pretended(idle, monkeypatch, "copy queue") as device:
        yield device


@pytest.fixture
def submissions(copying, monkeypatch):
    """What is submitted: (the timelines that are waited for with their values, the signalled timeline and value)."""
    seen = []
    submit = copying.functions.vkQueueSubmit

    def spy(queue, count, info, fence):
        t = nv_runtime.vulkan.api.ffi.cast("VkTimelineSemaphoreSubmitInfo*", info.pNext)
        waits = {info.pWaitSemaphores[k]: t.pWaitSemaphoreValues[k] for k in range(info.waitSemaphoreCount)}
        seen.append((waits, info.pSignalSemaphores[0], t.pSignalSemaphoreValues[0]))
        return submit(queue, count, info, fence)

    monkeypatch.setattr(copying.functions, "vkQueueSubmit", spy)
    return seen


@pytest.mark.parametrize("nbytes", [1, 4, 4096, 4100, 1 << 20, (20 << 20) + 3])
def test_staged_round_trip(discrete, nbytes):
    data = np.random.default_rng(nbytes).integers(0, 256, nbytes, np.uint8)
    buffer = discrete.buffer(nbytes)
    assert not buffer.mapped
    with pytest.raises(InvalidInput, match="cannot map"):
        _ = buffer.view
    discrete.stream.write(buffer, 0, data)
    changed = data.copy()
    data[:] = 0
    out = np.empty_like(data)
    discrete.stream.read(buffer, 0, out)
    np.testing.assert_array_equal(out, changed)


def test_staged_copies_are_ordered_with_launches(discrete, compile_glsl):
    kernel = discrete.kernel(compile_glsl("increment"))
    x = discrete.buffer(4 * 100_000)
    for value in range(10):
        discrete.stream.write(x, 0, np.full(100_000, value, np.uint32))
        discrete.stream.launch(kernel, 1563, kernel.push(x=x, n=100_000))
        out = np.empty(100_000, np.uint32)
        discrete.stream.read(x, 0, out)
        assert (out == value + 1).all()


def test_staged_run_and_partial_access(discrete, compile_glsl):
    a, b = np.arange(100, dtype=np.float32), np.zeros(100, np.float32)
    nv_runtime.run(compile_glsl("double_bound"), [a, b], 2, push={"n": 100, "shift": 1.0}, device=discrete)
    np.testing.assert_array_equal(b, 2 * a + 1)
    x = discrete.buffer(1000)
    discrete.stream.fill(x, 1)
    discrete.stream.write(x, 101, bytes(7))
    discrete.stream.fill(x, 9, 501, 5)
    out = np.empty(1000, np.uint8)
    discrete.stream.read(x, 0, out)
    want = np.ones(1000, np.uint8)
    want[101:108], want[501:506] = 0, 9
    np.testing.assert_array_equal(out, want)


def test_staging_memory_is_bounded(discrete):
    """A large write must not take as much host memory as it has bytes."""
    nbytes = 400 << 20
    buffer = discrete.buffer(nbytes)
    discrete.trim()
    before = discrete.memory_in_use()["host_allocated"]
    discrete.stream.write(buffer, 0, np.zeros(nbytes, np.uint8))
    discrete.stream.read(buffer, 0, np.empty(nbytes, np.uint8))
    assert discrete.memory_in_use()["host_allocated"] - before <= 192 << 20


def test_copies_of_a_stream_stay_in_its_order(discrete, compile_glsl):
    """Kernels, large copies both ways and small ones, back and forth between the queues."""
    kernel = discrete.kernel(compile_glsl("increment"))
    n = 1 << 19
    x, y = discrete.buffer(4 * n), discrete.buffer(4 * n)
    host = discrete.buffer(4 * n, host=True)
    stream, push = discrete.stream, kernel.push(x=x, n=n)
    out = np.empty(n, np.uint32)
    for value in range(5):
        stream.write(x, 0, np.full(n, 10 * value, np.uint32))
        for _ in range(3):
            stream.launch(kernel, n // 64, push)
        stream.copy(x, host, 4 * n)
        stream.launch(kernel, n // 64, push)
        stream.copy(host, y, 4 * n)
        stream.copy(x, y, 4, 0, 8)
        stream.read(y, 0, out)
        assert set(out.tolist()) == {10 * value + 3, 10 * value + 4}
        assert (out == 10 * value + 4).sum() == 1
        stream.read(x, 0, out)
        assert (out == 10 * value + 4).all()


def test_a_copy_waits_for_the_work_before_it_and_the_work_after_it_for_the_copy(
    copying, compile_glsl, submissions
):
    kernel = copying.kernel(compile_glsl("increment"))
    n = 1 << 18
    x, host = copying.buffer(4 * n), copying.buffer(4 * n, host=True)
    stream, timeline = copying.stream, copying.stream.timeline.handle
    stream.fill(x, 0)
    stream.copy(x, host, 4 * n)
    stream.launch(kernel, n // 64, kernel.push(x=x, n=n))
    stream.synchronize()
    fill, copy, launch = submissions
    assert fill[0] == {}
    assert copy[:2] == ({timeline: fill[2]}, timeline)
    assert launch[:2] == ({timeline: copy[2]}, timeline)
    assert fill[2] < copy[2] < launch[2]


def test_small_copies_stay_on_the_streams_queue(copying, submissions):
    x, host = copying.buffer(4096), copying.buffer(4096, host=True)
    copying.stream.fill(x, 0)
    copying.stream.copy(x, host, 4096)
    copying.stream.synchronize()
    assert all(waits == {} for waits, _, _ in submissions)


def test_what_fills_a_new_buffer_waits_for_nothing(copying, compile_glsl, submissions):
    """The upload overlaps the kernel that runs; what comes after it on the stream waits for both."""
    kernel, spin = copying.kernel(compile_glsl("increment")), copying.kernel(compile_glsl("spin"))
    n, stream = 1 << 20, copying.stream
    busy = copying.buffer(4)
    stream.launch(spin, 1, spin.push(x=busy, n=20_000_000))
    x = copying.buffer(4 * n)
    stream.write(x, 0, np.arange(n, dtype=np.uint32))
    event = stream.record_event()
    uploads = copying.uploads()
    assert event.stream is stream
    assert event.value > stream.batches.submitted, "the event passes before the upload it stands for"
    stream.launch(kernel, n // 64, kernel.push(x=x, n=n))
    out = np.empty(n, np.uint32)
    stream.read(x, 0, out)
    np.testing.assert_array_equal(out, np.arange(1, n + 1))
    mine = [s for s in submissions if s[1] == uploads.timeline.handle]
    assert mine and all(waits == {} for waits, _, _ in mine)
    after = [s for s in submissions if uploads.timeline.handle in s[0]]
    assert [waits[uploads.timeline.handle] for waits, _, _ in after] == [mine[-1][2]]


def test_what_fills_a_used_buffer_waits(copying, compile_glsl):
    kernel = copying.kernel(compile_glsl("spin"))
    n = 1 << 20
    x = copying.buffer(4 * n)
    copying.stream.fill(x, 0)
    copying.stream.launch(kernel, 1, kernel.push(x=x, n=20_000_000))
    copying.stream.write(x, 0, np.full(n, 7, np.uint32))
    out = np.empty(n, np.uint32)
    copying.stream.read(x, 0, out)
    assert (out == 7).all()


def test_pinned_arrays_are_not_staged(discrete):
    nbytes = 6 << 20
    memory = discrete.buffer(nbytes, host=True).array
    memory[:] = np.random.default_rng(3).integers(0, 256, nbytes, np.uint8)
    kept = memory.copy()
    x = discrete.buffer(nbytes + 100)
    before = discrete.memory_in_use()["host_in_use"]
    discrete.stream.write(x, 100, memory.view(np.uint32)[256:])
    memory[1024:] = 0  # the write is over
    discrete.stream.read(x, 100, memory[1024:].view(np.uint16))
    np.testing.assert_array_equal(memory, kept)
    assert discrete.memory_in_use()["host_in_use"] == before


def test_a_pinned_array_may_be_changed_behind_a_running_kernel(discrete, compile_glsl):
    kernel = discrete.kernel(compile_glsl("spin"))
    memory = discrete.buffer(2 << 20, host=True).array
    x = discrete.buffer(2 << 20)
    discrete.stream.fill(x, 0)
    discrete.stream.launch(kernel, 1, kernel.push(x=x, n=20_000_000))
    memory[:] = 5
    discrete.stream.write(x, 0, memory)
    memory[:] = 9
    out = np.empty(2 << 20, np.uint8)
    discrete.stream.read(x, 0, out)
    assert (out == 5).all()


def test_threads_copy_at_once(discrete):
    """Several threads, each with a stream of its own, write and read large arrays."""
    wrong = []

    def work(number):
        stream = discrete.create_stream()
        data = np.random.default_rng(number).integers(0, 256, 9 << 20, np.uint8)
        for _ in range(3):
            x = discrete.buffer(data.size)
            stream.write(x, 0, data)
            out = np.zeros_like(data)
            stream.read(x, 0, out)
            if not np.array_equal(out, data):
                wrong.append(number)
        stream.close()

    threads = [threading.Thread(target=work, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_a_profile_sees_copies_on_their_queue(copying):
    x, host = copying.buffer(2 << 20), copying.buffer(2 << 20, host=True)
    with copying.profile() as profile:
        follows = transfer.copy_queue(copying.stream, 2 << 20, upload=True) is copying.copy_queues[0]
        copying.stream.copy(host, x, 2 << 20)
        copying.stream.copy(x, host, 2 << 20)
        copying.synchronize()
    assert follows == profile.follows_copies
    copies = [i for i in profile.intervals if i.kind == "copy"]
    assert len(copies) == 2
    assert copies[0].end <= copies[1].start + 1e-6


def test_a_stream_that_waits_is_not_done_before(idle, compile_glsl):
    kernel = idle.kernel(compile_glsl("spin"))
    x = idle.buffer(4)
    other, third = idle.create_stream(), idle.create_stream()
    other.launch(kernel, 1, kernel.push(x=x, n=50_000_000))
    event = other.record_event()
    idle.stream.wait_event(event)
    third.wait_event(idle.stream.record_event())
    third.synchronize()
    assert other.passed(event.value), "the wait was forgotten, because no command followed it"
    other.close()
    third.close()


# The device's own queues and buffers


def test_the_device_is_made_with_the_family_that_copies(device, monkeypatch):
    """As on an H200: 16 queues for everything, 2 that copy, 8 that compute."""
    asked = []

    def create(physical, info, allocator, out):
        asked.extend(
            (q.queueFamilyIndex, q.queueCount) for q in info.pQueueCreateInfos[0 : info.queueCreateInfoCount]
        )
        return -1

    monkeypatch.setattr(device.instance.functions, "vkCreateDevice", create)
    families = (QueueFamily(0, 15, 16, 64), QueueFamily(1, 12, 2, 64), QueueFamily(2, 14, 8, 64))
    with pytest.raises(OutOfMemory):
        open_logical(device.instance, dataclasses.replace(device.info, queue_families=families))
    assert asked == [(0, 8), (1, 2)]


def test_video_queues_are_not_taken_for_copies():
    assert QueueFamily(1, 0b1100, 2, 64).transfer_only
    assert QueueFamily(1, 0b0100, 2, 64).transfer_only
    assert not QueueFamily(3, 0b100100, 1, 64).transfer_only
    assert not QueueFamily(0, 0b1111, 16, 64).transfer_only


def test_buffers_are_shared_by_the_families(device, monkeypatch):
    asked = []

    def create(handle, info, allocator, out):
        asked.append((info.sharingMode, list(info.pQueueFamilyIndices[0 : info.queueFamilyIndexCount])))
        return -1

    monkeypatch.setattr(device.functions, "vkCreateBuffer", create)
    for families in ((0,), (0, 1)):
        with pytest.raises(OutOfMemory):
            device.shared.driver._replace(families=families).allowed_types()
    assert asked == [(0, []), (1, [0, 1])]


# Threads


@pytest.mark.parametrize("threads", [1, 2, 8])
def test_in_parallel_calls_every_number_once(threads):
    seen = []
    in_parallel(seen.append, 100, threads)
    assert sorted(seen) == list(range(100))


def test_in_parallel_raises_the_first_error_and_stops():
    seen = []

    def work(number):
        seen.append(number)
        if number == 5:
            raise ValueError("five")
        time.sleep(0.001)

    with pytest.raises(ValueError, match="five"):
        in_parallel(work, 10_000, 4)
    assert len(seen) < 100


def test_in_parallel_returns_soon_when_interrupted():
    main = threading.current_thread()

    def work(number):
        if threading.current_thread() is main:
            time.sleep(0.05)
            raise KeyboardInterrupt
        time.sleep(3)

    start = time.perf_counter()
    with pytest.raises(KeyboardInterrupt):
        in_parallel(work, 4, 4)
    assert time.perf_counter() - start < 2.5


def test_a_failing_copy_is_raised(discrete, monkeypatch):
    x = discrete.buffer(20 << 20)
    discrete.stream.fill(x, 0)
    monkeypatch.setattr(transfer, "_record_copy", lambda *a: (_ for _ in ()).throw(OutOfMemory("injected")))
    with pytest.raises(OutOfMemory, match="injected"):
        discrete.stream.write(x, 0, np.zeros(20 << 20, np.uint8))
    with pytest.raises(OutOfMemory, match="injected"):
        discrete.stream.read(x, 0, np.zeros(20 << 20, np.uint8))
