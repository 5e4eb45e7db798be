"""Streams, events, sequences and profiles."""

from __future__ import annotations

import itertools
import json
import threading
import time

import numpy as np
import pytest

from nv_runtime import Closed, InvalidInput, wait_any


@pytest.fixture
def counting(idle, compile_glsl):
    """(kernel, buffer of 100 zeros, push)"""
    kernel = idle.kernel(compile_glsl("increment"))
    x = idle.buffer(400)
    idle.stream.fill(x, 0)
    return kernel, x, kernel.push(x=x, n=100)


@pytest.fixture
def spinning(idle, compile_glsl):
    """Launches a kernel that takes a while on a stream."""
    kernel = idle.kernel(compile_glsl("spin"))
    x = idle.buffer(4)
    idle.stream.fill(x, 0)

    def spin(stream, n=20_000_000):
        stream.launch(kernel, 1, kernel.push(x=x, n=n), keep=x)

    return spin


def values(device, x):
    out = np.empty(100, np.uint32)
    device.stream.read(x, 0, out)
    return set(out.tolist())


def test_synchronize_with_timeout(idle, spinning):
    spinning(idle.stream, 200_000_000)
    assert idle.stream.synchronize(0.01) is False
    assert idle.stream.synchronize(60) is True


def test_event(idle, spinning, counting):
    before = idle.stream.record_event()
    spinning(idle.stream)
    after = idle.stream.record_event()
    assert before.wait(10)
    assert after.wait(0.0) in (False, True)
    assert after.wait() is True
    assert after.done
    assert before.done


def test_event_times(idle, spinning):
    a = idle.stream.record_event(timing=True)
    spinning(idle.stream)
    b = idle.stream.record_event(timing=True)
    start = time.perf_counter()
    idle.synchronize()
    assert 0 < a.elapsed(b) < time.perf_counter() - start + 1
    with pytest.raises(InvalidInput, match="timing=True"):
        a.elapsed(idle.stream.record_event())


def test_one_stream_waits_for_another(idle, compile_glsl, spinning):
    """The second stream's launch must see what the first wrote, though nothing else orders them."""
    kernel = idle.kernel(compile_glsl("increment"))
    other = idle.create_stream()
    x = idle.buffer(400)
    for _ in range(20):
        idle.stream.fill(x, 0)
        spinning(idle.stream, 300_000)
        idle.stream.launch(kernel, 2, kernel.push(x=x, n=100))
        other.wait_event(idle.stream.record_event())
        other.launch(kernel, 2, kernel.push(x=x, n=100))
        out = np.empty(100, np.uint32)
        other.read(x, 0, out)
        assert (out == 2).all()


def test_streams_can_be_closed(idle, counting):
    kernel, x, push = counting
    before = idle.streams
    for _ in range(50):
        stream = idle.create_stream()
        stream.launch(kernel, 2, push)
        idle.buffer(64)  # dropped at once: its memory waits for the stream
        stream.close()
        stream.close()
    assert idle.streams == before
    assert values(idle, x) == {50}
    with pytest.raises(Closed, match="this stream was closed"):
        stream.launch(kernel, 2, push)
    with pytest.raises(InvalidInput, match="closed with its device"):
        idle.stream.close()
    idle.deferred.drain()
    assert len(idle.deferred) == 0


def test_wait_any_gives_the_first(idle, spinning, counting):
    kernel, _, push = counting
    other = idle.create_stream()
    idle.stream.launch(kernel, 2, push)
    quick = idle.stream.record_event()
    quick.wait()
    spinning(other, 100_000_000)
    slow = other.record_event()
    assert wait_any([slow, quick]) is quick
    assert wait_any([slow], timeout=0) is None or slow.done
    assert wait_any([slow]) is slow
    with pytest.raises(InvalidInput):
        wait_any([])


def test_call_after(idle, counting):
    kernel, _, push = counting
    called = threading.Event()
    idle.stream.launch(kernel, 2, push)
    idle.stream.call_after(called.set)
    idle.synchronize()
    assert called.is_set()


def test_keep_lives_until_completion(idle, spinning, compile_glsl):
    import gc
    import weakref

    class Thing:
        pass

    thing = Thing()
    seen = weakref.ref(thing)
    kernel = idle.kernel(compile_glsl("spin"))
    x = idle.buffer(4)
    idle.stream.launch(kernel, 1, kernel.push(x=x, n=20_000_000), keep=thing)
    del thing
    gc.collect()
    assert seen() is not None
    idle.synchronize()
    gc.collect()
    assert seen() is None


def test_work_in_flight_is_bounded(idle, counting):
    kernel, x, push = counting
    launch = idle.stream.launcher(kernel)
    for _ in range(5000):
        launch(push, 2)
        assert len(idle.stream.batches.flying) <= 8
    assert values(idle, x) == {5000}


@pytest.mark.parametrize("count", [1, 16, 17, 100])
def test_sequence_replays(idle, counting, count):
    kernel, x, push = counting
    sequence = idle.sequence()
    for k in range(count):
        assert sequence.launch(kernel, 2, push) == k
    for _ in range(7):
        sequence.replay()
    idle.stream.launch(kernel, 2, push)
    assert values(idle, x) == {7 * count + 1}
    assert len(sequence) == count


def test_sequence_replays_with_new_arguments(idle, counting):
    """Each replay increments another stretch, while the earlier replays are still in flight."""
    kernel, x, _ = counting
    sequence = idle.sequence()
    for _ in range(40):
        sequence.launch(kernel, 2, kernel.push(x=x, n=0))
    for k in range(100):
        sequence.replay({20: kernel.push(x=x, n=k + 1)})
    out = np.empty(100, np.uint32)
    idle.stream.read(x, 0, out)
    np.testing.assert_array_equal(out, np.arange(100, 0, -1))


def test_sequence_refuses_what_it_cannot_do(idle, counting):
    kernel, _, push = counting
    sequence = idle.sequence()
    with pytest.raises(InvalidInput, match="takes 12 bytes"):
        sequence.launch(kernel, 1, b"")
    with pytest.raises(InvalidInput, match="has no launch 0"):
        sequence.replay({0: push})
    most = idle.limits.maxComputeWorkGroupCount[1]
    with pytest.raises(InvalidInput, match="beyond the device's limits"):
        sequence.launch(kernel, (1, most + 1, 1), push)


def test_sequence_with_bindings_keeps_buffers_alive(idle, compile_glsl):
    import gc

    kernel = idle.kernel(compile_glsl("double_bound"))
    a = idle.buffer(256)
    idle.stream.write(a, 0, np.arange(64, dtype=np.float32))
    b = idle.buffer(256)
    sequence = idle.sequence()
    sequence.launch(kernel, 1, kernel.push(n=64, shift=1.0), [a, b])
    del a
    gc.collect()
    sequence.replay()
    out = np.empty(64, np.float32)
    idle.stream.read(b, 0, out)
    np.testing.assert_array_equal(out, 2 * np.arange(64, dtype=np.float32) + 1)


def test_profile(idle, counting, spinning, tmp_path):
    kernel, x, push = counting
    with idle.profile() as profile:
        spinning(idle.stream)
        for _ in range(10):
            idle.stream.launch(kernel, 2, push)
        idle.stream.fill(x, 0)
        idle.stream.synchronize()
        with pytest.raises(InvalidInput, match="already open"), idle.profile():
            pass
    kinds = [i.kind for i in profile.intervals]
    assert kinds.count("kernel") == 11
    assert kinds.count("copy") == 1
    assert "wait" in kinds
    work = [i for i in profile.intervals if i.kind != "wait"]
    assert all(i.seconds >= 0 for i in work)
    assert all(a.end <= b.start + 1e-6 for a, b in itertools.pairwise(work)), "commands overlap"
    wait = next(i for i in profile.intervals if i.kind == "wait")
    assert abs(work[-1].end - wait.end) < 0.05
    assert profile.statistics()["main"][0] == 11
    assert any(line.startswith("main ") for line in profile.table().splitlines())
    profile.save(tmp_path / "trace.json")
    events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    assert sum(e["ph"] == "X" for e in events) == len(profile.intervals)
    idle.stream.launch(kernel, 2, push)
    assert values(idle, x) == {1}
