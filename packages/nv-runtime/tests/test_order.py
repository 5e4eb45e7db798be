"""Order between streams by the memory that their work touches (`Stream.in_order`), and what a wait calls."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from nv_runtime import InvalidInput
from nv_runtime.streams.order import MAX_USES

SLOW = 20_000_000


@pytest.fixture
def slow(idle, compile_glsl):
    """`slow(stream, buffer, low=0, high=4)` puts a kernel that takes long and writes bytes of a buffer in order."""
    kernel = idle.kernel(compile_glsl("spin"))

    def launch(stream, buffer, low=0, high=4, n=SLOW):
        with stream.in_order([(buffer, low, high, True)]) as order:
            stream.launch(kernel, 1, kernel.push(x=buffer.address + low, n=n), keep=buffer)
        return order

    return launch


@pytest.fixture
def streams(idle):
    """Two further streams."""
    made = [idle.create_stream() for _ in range(2)]
    yield made
    for stream in made:
        stream.close()


def buffer_of(device, *values):
    x = device.buffer(4 * len(values))
    device.stream.write(x, 0, np.array(values, np.uint32))
    return x


def read(stream, x, count=1):
    out = np.zeros(count, np.uint32)
    with stream.in_order([(x, 0, 4 * count, False)]):
        stream.read(x, 0, out)
    return out.tolist()


def after(rounds, state=0):
    """What the slow kernel leaves, by squaring the step."""
    multiplier, increment, a, c = 1664525, 1013904223, 1, 0
    while rounds:
        if rounds & 1:
            a, c = a * multiplier % 2**32, (c * multiplier + increment) % 2**32
        multiplier, increment = multiplier**2 % 2**32, increment * (multiplier + 1) % 2**32
        rounds >>= 1
    return (a * state + c) % 2**32


def test_a_read_follows_a_write_of_another_stream(idle, streams, slow):
    x = buffer_of(idle, 0)
    slow(streams[0], x)
    assert read(idle.stream, x) == [after(SLOW)]


def test_a_write_follows_a_write_and_a_read(idle, streams, slow):
    first, second = streams
    x, y = buffer_of(idle, 0), buffer_of(idle, 0)
    slow(first, x)
    with second.in_order([(x, 0, 4, False), (y, 0, 4, True)]):
        second.copy(x, y, 4)
    with idle.stream.in_order([(x, 0, 4, True)]):
        idle.stream.fill(x, 7)
    assert read(first, x) == [0x07070707]
    assert read(first, y) == [after(SLOW)]


def test_the_default_stream_may_have_used_what_was_never_told(idle, streams, slow, compile_glsl):
    kernel = idle.kernel(compile_glsl("spin"))
    x = buffer_of(idle, 0)
    idle.stream.launch(kernel, 1, kernel.push(x=x, n=SLOW))
    assert read(streams[0], x) == [after(SLOW)]


def waits_for(stream, accesses):
    """The streams for which `in_order` makes this one wait."""
    found = []
    plain = type(stream).wait_event

    class Noting:
        def __getattr__(self, name):
            return getattr(stream, name)

        def wait_event(self, event):
            found.append(event.stream)
            plain(stream, event)

    from nv_runtime.streams.order import InOrder

    with InOrder(Noting(), accesses):
        pass
    return found


def test_readers_and_other_ranges_do_not_wait(idle, streams, slow, compile_glsl):
    first, second = streams
    x, other = buffer_of(idle, 0, 0), buffer_of(idle, 0)
    idle.synchronize()
    other.uses = []
    slow(first, other, n=10 * SLOW)  # so that the stream has not got as far as what follows
    with first.in_order([(x, 0, 4, False)]):
        first.copy(x, other, 4)
    assert waits_for(second, [(x, 0, 8, False)]) == []
    assert waits_for(second, [(x, 4, 8, True)]) == []
    assert waits_for(second, [(x, 4, 4, True)]) == []
    assert waits_for(second, [(x, 0, 4, True)]) == [first]


def test_many_ranges_become_few_uses(idle, streams):
    x = idle.buffer(4096)
    x.uses = []
    with streams[1].in_order([(x, 4092, 4096, True)]):
        streams[1].fill(x, 1, 4092, 4)
    for word in range(200):
        with streams[0].in_order([(x, 4 * word, 4 * word + 4, True)]):
            streams[0].fill(x, word, 4 * word, 4)
        assert len(x.uses) <= MAX_USES + 1
    out = np.empty(200, np.uint32)
    with idle.stream.in_order([(x, 0, 800, False)]):
        idle.stream.read(x, 0, out)
    assert out.tolist() == [0x01010101 * word for word in range(200)]


def test_what_work_builds_upon(idle, streams, slow):
    first, second = streams
    x, y, z = (buffer_of(idle, 0) for _ in range(3))
    for buffer in (x, y, z):
        buffer.uses = []
    slow(first, x)
    with second.in_order([(x, 0, 4, False), (y, 0, 4, True)]) as order:
        second.copy(x, y, 4)
    assert set(order.behind) == {first}
    with idle.stream.in_order([(y, 0, 4, False), (z, 0, 4, True)]) as order:
        idle.stream.copy(y, z, 4)
    assert set(order.behind) == {first, second}
    with idle.stream.in_order([(x, 0, 4, False)]) as order:
        pass
    assert set(order.behind) == {first}


def test_uses_are_forgotten_when_the_host_has_waited_for_all_that_they_build_upon(idle, streams, slow):
    first, second = streams
    x, y = buffer_of(idle, 0), buffer_of(idle, 0)
    idle.synchronize()
    slow(first, x)
    with second.in_order([(x, 0, 4, False), (y, 0, 4, True)]):
        second.copy(x, y, 4)
    second.synchronize()
    with second.in_order([(y, 0, 4, False)]) as order:
        pass
    assert set(order.behind) == {first}
    first.synchronize()
    with idle.stream.in_order([(y, 0, 4, False)]) as order:
        pass
    assert not order.behind
    assert len(y.uses) <= 2


def test_a_failing_body_leaves_nothing_claimed(idle, streams):
    x = buffer_of(idle, 3)
    with pytest.raises(ZeroDivisionError), streams[0].in_order([(x, 0, 4, True)]):
        raise ZeroDivisionError
    assert read(streams[1], x) == [3]


def test_closed_streams_are_done(idle, slow):
    stream, x = idle.create_stream(), buffer_of(idle, 0)
    slow(stream, x)
    stream.close()
    assert read(idle.stream, x) == [after(SLOW)]


def test_threads_with_streams_of_their_own(idle, compile_glsl):
    kernel = idle.kernel(compile_glsl("increment"))
    x = idle.buffer(400)
    idle.stream.fill(x, 0)
    push = kernel.push(x=x, n=100)
    rounds, failures = 60, []

    def work():
        stream = idle.create_stream()
        try:
            for _ in range(rounds):
                with stream.in_order([(x, 0, 400, True)]):
                    stream.launch(kernel, 2, push, keep=x)
        except BaseException as error:
            failures.append(error)
        stream.close()

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert set(read(idle.stream, x, 100)) == {4 * rounds}


def test_an_earlier_event_does_not_replace_a_later_one(idle, streams, slow):
    first, second = streams
    x, y = buffer_of(idle, 0), buffer_of(idle, 0)
    early = first.record_event()
    slow(first, x)
    late = first.record_event()
    second.wait_event(late)
    second.wait_event(early)
    second.copy(x, y, 4)
    out = np.zeros(1, np.uint32)
    second.read(y, 0, out)
    assert out[0] == after(SLOW)


def test_streams_of_two_devices_do_not_wait_for_each_other(idle):
    class Elsewhere:
        device = object()

    class There:
        stream, value = Elsewhere(), 1

    with pytest.raises(InvalidInput, match="different devices"):
        idle.stream.wait_event(There())


def test_waiting_calls_what_was_asked_for(idle, streams):
    called = []
    stream, other = streams
    stream.on_wait = lambda: called.append("stream")
    event = stream.record_event()
    other.synchronize()
    assert called == []
    stream.synchronize()
    event.wait()
    idle.synchronize()
    assert called == ["stream"] * 3
    stream.wait()
    stream.read(idle.buffer(4), 0, np.zeros(1, np.uint32))
    assert called == ["stream"] * 3

    def fail():
        raise ValueError("of the stream")

    stream.on_wait = fail
    with pytest.raises(ValueError, match="of the stream"):
        idle.synchronize()
    stream.on_wait = None
